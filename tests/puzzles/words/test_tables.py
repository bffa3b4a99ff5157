"""Both languages are complete: every member of every enum, every phrase, every place in a phrase."""

import re
import string

import pytest

from puzzles.drills.base import Grade, Level, MistakeKind, Outcome
from puzzles.drills.registry import DRILLS
from puzzles.mining.answers import KINDS
from puzzles.mining.themes import registry
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.payment import Extra
from puzzles.rules.position import MeldKind, Seat
from puzzles.rules.readings import Form, GroupKind
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Suit, Tile
from puzzles.words.language import Language
from puzzles.words.names import TABLES, rule_sentence, theme_sentence
from puzzles.words.phrases import PHRASES, phrase

ENUMS = {
    "SUITS": Suit,
    "LONG_SUITS": Suit,
    "PROFILES": Profile,
    "SHORT_PROFILES": Profile,
    "LEVELS": Level,
    "SEATS": Seat,
    "MELDS": MeldKind,
    "GROUPS": GroupKind,
    "FORMS": Form,
    "CONDITIONS": Fault,
    "FAULTS": Fault,
    "ITEMS": Item,
    "EXTRAS": Extra,
    "OUTCOMES": Outcome,
    "GRADES": Grade,
}
ZH, EN = PHRASES[Language.ZH], PHRASES[Language.EN]


def templates(value):
    return value if isinstance(value, tuple) else (value,)


def places(value):
    return {field for text in templates(value) for _, field, _, _ in string.Formatter().parse(text) if field}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("table", "enum"), ENUMS.items())
def test_every_member_has_a_name(table, enum, language):
    assert set(getattr(TABLES[language], table)) == set(enum)


@pytest.mark.parametrize("language", Language)
def test_every_honour_and_every_kind_of_question_has_a_name(language):
    assert set(TABLES[language].HONOURS) == {tile for tile in Tile if tile.is_honour}
    assert set(DRILLS) <= set(TABLES[language].KINDS)


@pytest.mark.parametrize("table", [*ENUMS, "HONOURS", "KINDS", "RULES", "THEMES", "THEME_SENTENCES"])
def test_no_name_is_empty_and_none_is_used_twice(table):
    for language in Language:
        names = list(getattr(TABLES[language], table).values())
        assert all(names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", Language)
def test_every_rule_that_is_cited_has_its_sentence(language):
    for cited in {*(fault.rule for fault in Fault), *(item.rule for item in Item)}:
        assert rule_sentence(cited, language)


@pytest.mark.parametrize("language", Language)
def test_every_theme_and_every_kind_of_puzzle_has_its_words(language):
    themes = {theme.id for theme in registry.THEMES} | {registry.PLAIN}
    assert themes <= set(TABLES[language].THEMES)
    assert set(KINDS) <= set(TABLES[language].KINDS)
    for theme in TABLES[language].THEMES:
        assert theme_sentence(theme, language).endswith(("。", "."))


@pytest.mark.parametrize("table", ["RULES", "THEMES", "THEME_SENTENCES", "KINDS"])
def test_both_languages_have_the_same_names(table):
    assert set(getattr(TABLES[Language.ZH], table)) == set(getattr(TABLES[Language.EN], table))


def test_both_languages_have_the_same_phrases():
    assert set(ZH) == set(EN)


@pytest.mark.parametrize("key", sorted(set(ZH) & set(EN)))
def test_a_phrase_speaks_of_the_same_facts_in_both_languages(key):
    # Chinese says a number as a word where English needs it for the plural, and a wild tile's set by its sort too.
    free = {"n", "group", "count", "tile", "what"}
    assert places(ZH[key]) - free == places(EN[key]) - free


@pytest.mark.parametrize("key", sorted(ZH))
def test_no_phrase_praises_or_shouts(key):
    said = " ".join((*templates(ZH[key]), *templates(EN[key])))
    assert not re.search(r"[!！~～]|恭喜|很遗憾|加油|真棒|[Oo]ops|[Gg]reat|[Ww]ell done|[Ss]orry", said)


def test_a_phrase_in_two_numbers_takes_the_first_for_one():
    assert phrase("counts.waits_all", Language.EN, n=1) == "1 tile wins, found"
    assert phrase("counts.waits_all", Language.EN, n=3) == "3 tiles win, all found"


@pytest.mark.parametrize("kind", MistakeKind)
def test_every_mistake_has_its_title(kind):
    assert f"mistake.{kind.value}" in ZH

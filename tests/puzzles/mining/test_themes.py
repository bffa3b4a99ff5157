"""Themes: each has an example, and a question that only resembles it doesn't have the theme."""

import pytest

from puzzles.mining.facts import Facts
from puzzles.mining.themes.registry import PLAIN, THEMES, themes_of
from tests.helpers.question_lines import question
from tests.helpers.theme_examples import EXAMPLES

IDS = {theme.id for theme in THEMES}


def themes_in(text: str) -> tuple[str, ...]:
    return themes_of(Facts(question(text)))


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_question_of_the_theme_has_it(name):
    assert name.partition("@")[0] in themes_in(EXAMPLES[name][0])


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_question_that_only_resembles_one_has_it_not(name):
    yes, no = EXAMPLES[name]
    assert question(no).kind == question(yes).kind
    assert name.partition("@")[0] not in themes_in(no)


def test_every_theme_has_its_examples():
    assert {name.partition("@")[0] for name in EXAMPLES} == IDS


def test_there_are_forty_themes_and_more():
    assert len(IDS) >= 40


def test_a_theme_is_one_entry_for_a_kind_of_question():
    entries = [(theme.id, kind) for theme in THEMES for kind in theme.kinds]
    assert len(set(entries)) == len(entries)


def test_a_question_with_nothing_special_is_plain():
    assert themes_in("waits xuanfeng 678m2334456s pung:444z") == (PLAIN,)


def test_themes_come_in_the_order_of_the_registry():
    order = [theme.id for theme in THEMES]
    found = themes_in(EXAMPLES["big_hand"][0])
    assert list(found) == sorted(found, key=order.index)

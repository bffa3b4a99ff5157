"""What holds for the questions of every kind, under every profile and at every level."""

import json
from itertools import pairwise
from random import Random

import pytest

from puzzles.drills.base import Grade, Level
from puzzles.drills.difficulty import BANDS, is_in_band
from puzzles.drills.registry import DRILLS
from puzzles.rules.answers import answer_to
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import position_from_json, position_to_json
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.words import Language, theme_name
from tests.helpers.questions import HOUSE_RULES, LADDER, drawn

KINDS = list(DRILLS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("profile", "level"), LADDER)
def test_the_rating_lies_in_the_band_of_the_level(kind, profile, level):
    assert all(is_in_band(one.rating, level) for one in drawn(kind, profile, level, 25))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("profile", "level"), LADDER)
def test_solve_proves_the_answer_from_the_position_alone(kind, profile, level):
    for one in drawn(kind, profile, level, 25):
        data = json.loads(json.dumps(position_to_json(one.position)))
        proved = answer_to(position_from_json(data))
        given = DRILLS[kind].answer_to_json(DRILLS[kind].key(one))
        if kind == "waits":
            assert list(proved["waits"]) == [tile.mpsz for tile in read_tiles(given["tiles"])]
        elif kind == "legal":
            assert (proved["legal"], proved["faults"]) == (given["legal"], given["faults"])
        else:
            assert set(proved["items"]) == set(given["items"])
            assert given["total"] == (proved["fan"] if profile is not Profile.XUANFENG else proved["points"])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("profile", "level"), LADDER)
def test_the_right_answer_is_judged_right(kind, profile, level):
    drill = DRILLS[kind]
    for one in drawn(kind, profile, level, 25):
        verdict = drill.judge(one, drill.key(one))
        assert (verdict.grade, verdict.mistakes, verdict.found) == (Grade.RIGHT, (), verdict.wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_asks_the_same_questions(kind):
    rules = Ruleset.of(Profile.DAOZI)
    first, second = Random(7), Random(7)
    drill = DRILLS[kind]
    assert [drill.ask(rules, Level.HARD, first) for _ in range(5)] == [
        drill.ask(rules, Level.HARD, second) for _ in range(5)
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_questions_hardly_ever_repeat(kind):
    asked = drawn(kind, Profile.DAOZI, Level.EASY, 100)
    assert len({one.position for one in asked}) >= 99


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("profile", "options"), HOUSE_RULES)
def test_house_rules_are_asked_about_too(kind, profile, options):
    rules = Ruleset.of(profile, options)
    rng = Random(3)
    drill = DRILLS[kind]
    for level in Level:
        one = drill.ask(rules, level, rng)
        assert one.position.rules == rules
        assert drill.judge(one, drill.key(one)).grade is Grade.RIGHT
        assert drill.explain(one).position.rules == rules


def test_every_theme_has_its_words():
    themes = {
        theme
        for kind in KINDS
        for profile, level in LADDER
        for one in drawn(kind, profile, level, 25)
        for theme in one.themes
    }
    assert themes
    for theme in themes:
        assert theme_name(theme, Language.ZH) != theme_name(theme, Language.EN)


def test_bands_join_without_gap():
    bands = [BANDS[level] for level in Level]
    assert all(end == start for (_, end), (start, _) in pairwise(bands))

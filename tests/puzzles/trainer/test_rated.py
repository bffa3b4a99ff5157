"""What an answer changes: skills by first answers only, and reviews of what was missed."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade, Level, Question, TileSetAnswer
from puzzles.drills.records import SkillRow
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.trainer.rated import effects_of, rated_skills
from puzzles.trainer.rating import expected

UID = bytes(16)


@pytest.fixture(scope="module")
def question() -> Question:
    made = DRILLS["waits"].ask(Ruleset.of(Profile.DAOZI), Level.MEDIUM, Random(5))
    return replace(made, rating=1400, themes=("closed_wait", "wild_1"))


def attempt(question: Question, grade: Grade = Grade.RIGHT, mode: Mode = Mode.RATED) -> Attempt:
    moment = Moment(datetime(2026, 5, 1, tzinfo=UTC), 480, 20_574)
    return Attempt(question, TileSetAnswer(frozenset()), grade, (), 9_000, moment, mode)


def test_an_answer_speaks_of_all_its_kind_and_its_themes(question):
    rows = rated_skills(attempt(question), {}, luck=0.0)
    assert [row.subject for row in rows] == ["all", "kind:waits", "theme:closed_wait", "theme:wild_1"]
    assert all(row.rating > 1200 and row.answered == 1 for row in rows)


def test_a_chosen_theme_counts_for_half(question):
    full = rated_skills(attempt(question), {}, 0.0)[0].rating - 1200
    half = rated_skills(attempt(question), {}, 0.0, chosen_theme="wild_1")[0].rating - 1200
    assert half == pytest.approx(full / 2)
    assert rated_skills(attempt(question), {}, 0.0, chosen_theme="other")[0].rating - 1200 == full


def test_only_the_first_answer_of_new_play_is_rated(question):
    def skills(is_first: bool, mode: Mode) -> int:
        given = attempt(question, mode=mode)
        return len(effects_of(given, UID, is_first=is_first, skills={}, review=None, luck=0.0, par_ms=25_000).skills)

    assert skills(True, Mode.RATED) == skills(True, Mode.STREAK) == skills(True, Mode.STORM) == 4
    assert skills(False, Mode.RATED) == 0
    assert skills(True, Mode.REVIEW) == skills(True, Mode.AGAIN) == skills(True, Mode.PRACTICE) == 0


def test_what_was_missed_comes_back_and_what_was_right_does_not(question):
    missed = effects_of(
        attempt(question, Grade.WRONG), UID, is_first=True, skills={}, review=None, luck=0.0, par_ms=25_000
    ).review
    assert missed is not None
    assert (missed.uid, missed.due_day, missed.lapses) == (UID, 20_575, 1)
    assert (
        effects_of(attempt(question), UID, is_first=True, skills={}, review=None, luck=0.0, par_ms=25_000).review
        is None
    )


@pytest.mark.parametrize(("strength", "guess"), [(900, 0.0), (1400, 0.0), (1500, 0.25), (2000, 0.0)])
def test_the_rating_of_a_learner_of_known_strength_ends_near_it(question, strength, guess):
    rng, skills, tail = Random(strength), {}, []
    for number in range(600):
        points = skills["all"].rating if skills else 1200.0
        asked = replace(question, rating=round(min(max(points + rng.gauss(0, 150), 600), 2400)))
        grade = Grade.RIGHT if rng.random() < expected(strength, asked.rating, guess) else Grade.WRONG
        for row in rated_skills(attempt(asked, grade), skills, guess):
            skills[row.subject] = row
        if number >= 400:
            tail.append(skills["all"].rating)
    assert sum(tail) / len(tail) == pytest.approx(strength, abs=100)
    assert skills["all"] == SkillRow("all", skills["all"].rating, 600)

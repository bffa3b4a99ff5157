"""The day's figures as they are counted along."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from app.presenters.today import DayCount
from puzzles.drills.attempt import Attempt, Moment
from puzzles.drills.base import Grade, Level
from puzzles.rules.ruleset import Ruleset
from tests.helpers.practice import TilesDrill


@pytest.fixture
def attempt():
    drill = TilesDrill()
    question = drill.ask(Ruleset.of("daozi"), Level.EASY, Random(1))
    moment = Moment(datetime(2026, 11, 30, 8, tzinfo=UTC), 480, 20_000)
    return Attempt(question, drill.key(question), Grade.RIGHT, (), 1000, moment)


@pytest.mark.parametrize(
    ("times", "expected"), [((1000,), 1000), ((1000, 3000), 2000), ((5, 9000, 7), 7), ((1, 2, 3, 10), 2)]
)
def test_the_median_is_the_middle_of_the_times(attempt, times, expected):
    day = DayCount()
    for time in times:
        day.count(replace(attempt, took_ms=time))
    assert day.median_ms == expected


def test_wrong_answers_are_counted_but_not_as_right(attempt):
    day = DayCount()
    day.count(attempt)
    day.count(replace(attempt, grade=Grade.WRONG))
    day.count(replace(attempt, grade=Grade.PARTLY))
    assert (day.answered, day.right) == (3, 1)


def test_an_answer_of_the_next_day_begins_that_day(attempt):
    day = DayCount()
    day.count(attempt)
    day.count(replace(attempt, moment=replace(attempt.moment, day=20_001)))
    assert (day.day, day.answered) == (20_001, 1)

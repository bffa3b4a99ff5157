from dataclasses import replace

import pytest

from puzzles.bank import attempts, connect, reviews
from puzzles.bank.opening import open_file
from puzzles.drills.base import Grade, MistakeKind
from puzzles.drills.records import Effects, ReviewOutlook, ReviewRow
from tests.helpers.attempts import NOON, TODAY, attempt, days_ago
from tests.helpers.banks import puzzle


@pytest.fixture
def db(tmp_path):
    database, _ = open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def miss(db, number, due_day, *, days=3, **changes):
    """Miss a puzzle some days ago, so that it is due on a day."""
    row = replace(ReviewRow(puzzle(number).uid, 2, 1.5, 5.0, TODAY - days, due_day), **changes)
    given = replace(attempt(grade=Grade.WRONG, at=days_ago(days)), question=puzzle(number).question)
    attempts.append(db, attempts.prepare(given, Effects(review=row)), attempts.next_seq(db))
    return given


def test_the_longest_due_comes_first_and_what_is_due_later_does_not_come(db):
    for number, due_day in enumerate((TODAY, TODAY - 5, TODAY + 1, TODAY - 1)):
        miss(db, number, due_day)
    assert [each.question for each in reviews.due(db, TODAY, 10)] == [puzzle(number).question for number in (1, 3, 0)]
    assert len(reviews.due(db, TODAY, 2)) == 2


def test_a_due_puzzle_says_why(db):
    missed = miss(db, 1, TODAY - 1, lapses=2)
    (found,) = reviews.due(db, TODAY, 10)
    assert found.missed == missed
    assert found.missed.mistakes == (MistakeKind.MISSED_WAIT, MistakeKind.DEAD_TILE)
    assert (found.review.last_day, found.review.lapses) == (TODAY - 3, 2)


def test_the_reason_is_the_last_miss_even_after_a_right_answer(db):
    missed = miss(db, 1, TODAY - 1)
    right = replace(attempt(at=days_ago(2)), question=puzzle(1).question)
    row = ReviewRow(puzzle(1).uid, 2, 3.5, 5.0, TODAY - 2, TODAY)
    attempts.append(db, attempts.prepare(right, Effects(review=row)), attempts.next_seq(db))
    assert reviews.due(db, TODAY, 10)[0].missed == missed


def test_the_outlook_counts_each_day_and_puts_what_is_overdue_into_the_first(db):
    for number, due_day in enumerate((TODAY - 9, TODAY, TODAY + 1, TODAY + 1, TODAY + 3, TODAY + 4, TODAY + 900)):
        miss(db, number, due_day)
    miss(db, 50, TODAY, suspended=True)
    assert reviews.outlook(db, TODAY, 4) == ReviewOutlook(due=2, forecast=(2, 2, 0, 1), total=8, suspended=1)


def test_an_outlook_on_nothing(db):
    assert reviews.outlook(db, TODAY, 14) == ReviewOutlook(0, (0,) * 14, 0, 0)


def test_what_is_set_apart_does_not_come_by_itself_and_can_come_back(db):
    miss(db, 1, TODAY, suspended=True, lapses=8)
    miss(db, 2, TODAY, suspended=True, lapses=9)
    assert reviews.due(db, TODAY, 10) == ()
    assert [each.review.lapses for each in reviews.suspended(db, 10)] == [9, 8]
    with connect.transaction(db):
        assert reviews.suspend(db, puzzle(1).uid, suspended=False)
        assert not reviews.suspend(db, puzzle(3).uid, suspended=False)
    assert [each.question for each in reviews.due(db, TODAY, 10)] == [puzzle(1).question]


@pytest.mark.parametrize("harm", ["UPDATE review SET stability = 9e999", "UPDATE puzzle SET content = '{}'"])
def test_a_review_that_can_not_be_read_is_left_out(db, harm):
    miss(db, 1, TODAY)
    db.execute(harm)
    miss(db, 2, TODAY)
    assert [each.question for each in reviews.due(db, TODAY, 10)] == [puzzle(2).question]

"""The schedule of reviews: FSRS by local days, so that a day is a day wherever and whenever it was answered.

Times are days, never hours: FSRS counts whole blocks of 24 hours, so it is given noon of the local day number. Answers
on one day after the first are the drill's own repetition and change nothing here.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final

from fsrs import Card, Rating, Scheduler, State

from puzzles.drills.base import Grade
from puzzles.drills.records import ReviewRow

RETENTION: Final = 0.9
LONGEST_DAYS: Final = 365
LEECH_LAPSES: Final = 8
SLOW_TIMES_PAR: Final = 2
_NOON: Final = datetime(1970, 1, 1, 12, tzinfo=UTC)


def first_review(uid: bytes, day: int) -> ReviewRow:
    """Give the row of a puzzle that was missed on this day for the first time."""
    card, _ = _scheduler().review_card(Card(card_id=0, due=_NOON), Rating.Again, _noon_of(day))
    return _row(uid, card, day, lapses=1)


def reviewed(row: ReviewRow, grade: Grade, took_ms: int, par_ms: int, day: int) -> ReviewRow:
    """Give the row after an answer on this day; the second answer of a day leaves it as it is.

    Anything but right is a lapse. Right but slower than twice ``par_ms`` comes back sooner. A day before the last one
    (a clock set back) counts as the last one. With the eighth lapse the puzzle is set apart.
    """
    day = max(day, row.last_day)
    if day == row.last_day:
        return row
    card, _ = _scheduler().review_card(_card(row), _rating(grade, took_ms, par_ms), _noon_of(day))
    lapses = row.lapses + (grade is not Grade.RIGHT)
    return _row(row.uid, card, day, lapses, suspended=row.suspended or lapses >= LEECH_LAPSES)


def taken_up_again(row: ReviewRow, day: int) -> ReviewRow:
    """Give the row of a puzzle that was set apart and shall come back: as if missed today, its lapses forgotten."""
    return first_review(row.uid, day)


def _rating(grade: Grade, took_ms: int, par_ms: int) -> Rating:
    if grade is not Grade.RIGHT:
        return Rating.Again
    return Rating.Hard if took_ms > SLOW_TIMES_PAR * par_ms else Rating.Good


@cache
def _scheduler() -> Scheduler:
    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST_DAYS,
        enable_fuzzing=False,
    )


def _noon_of(day: int) -> datetime:
    return _NOON + timedelta(days=day)


def _card(row: ReviewRow) -> Card:
    return Card(
        card_id=0,
        state=State(row.state),
        stability=row.stability,
        difficulty=row.difficulty,
        due=_noon_of(row.due_day),
        last_review=_noon_of(row.last_day),
    )


def _row(uid: bytes, card: Card, day: int, lapses: int, suspended: bool = False) -> ReviewRow:
    if card.stability is None or card.difficulty is None:
        raise ValueError(f"the scheduler gave no memory state for {uid.hex()}")
    due = (card.due - _NOON).days
    return ReviewRow(uid, int(card.state), card.stability, card.difficulty, day, max(due, day + 1), lapses, suspended)

"""Reviews in the file: what is due and why, what will be, and what is set apart."""

import logging
from typing import TYPE_CHECKING, Final

from puzzles.bank import review_rows
from puzzles.bank.instants import LEARNER
from puzzles.bank.kept import kept_question, one_attempt
from puzzles.bank.puzzles import number_of
from puzzles.bank.sql import Row, first, rows
from puzzles.drills.records import DueReview, ReviewOutlook, ReviewRow

if TYPE_CHECKING:
    from sqlite_utils import Database

_log = logging.getLogger(__name__)

_SELECT: Final = """
    SELECT p.uid, r.state, r.stability, r.difficulty, r.last_day, r.due_day, r.lapses, r.suspended, r.missed,
      p.content FROM review AS r JOIN puzzle AS p ON p.id = r.puzzle"""
DUE: Final = f"{_SELECT} WHERE r.learner = ? AND r.suspended = 0 AND r.due_day <= ? ORDER BY r.due_day LIMIT ?"
OF_PUZZLE: Final = f"{_SELECT} WHERE r.learner = ? AND p.uid = ?"
SUSPENDED: Final = f"{_SELECT} WHERE r.learner = ? AND r.suspended = 1"
DUE_COUNT: Final = """
    SELECT coalesce(sum(reviews), 0) FROM due_total WHERE learner = ? AND suspended = 0 AND due_day <= ?"""
FORECAST: Final = """
    SELECT due_day, reviews FROM due_total WHERE learner = ? AND suspended = 0 AND due_day > ? AND due_day < ?"""
COUNT: Final = "SELECT coalesce(sum(reviews), 0) FROM due_total WHERE learner = ? AND suspended = ?"
_SUSPEND_CHANGE: Final = """
    INSERT INTO review_change(learner, puzzle, attempt, state, stability, difficulty, last_day, due_day, lapses,
      suspended, missed)
    SELECT learner, puzzle, attempt, state, stability, difficulty, last_day, due_day, lapses, ?, missed
    FROM review_change AS c WHERE learner = ? AND puzzle = ?
      AND NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt)
    ORDER BY id DESC LIMIT 1"""


def due(db: "Database", today: int, limit: int) -> tuple[DueReview, ...]:
    """Read the puzzles that are due, the longest due first."""
    return _due_reviews(db, rows(db, DUE, [LEARNER, today, limit]))


def of_puzzle(db: "Database", uid: bytes) -> DueReview | None:
    """Read the review of one puzzle."""
    found = first(db, OF_PUZZLE, [LEARNER, uid])
    reviews = _due_reviews(db, [] if found is None else [found])
    return reviews[0] if reviews else None


def suspended(db: "Database", limit: int) -> tuple[DueReview, ...]:
    """Read the puzzles that are set apart, those missed most often first."""
    found = sorted(rows(db, SUSPENDED, [LEARNER]), key=lambda row: (-row[6], row[5], row[0]))
    return _due_reviews(db, found[:limit])


def outlook(db: "Database", today: int, days: int) -> ReviewOutlook:
    """Count what is due, and what falls due on each of so many days from today on."""
    is_due = int(rows(db, DUE_COUNT, [LEARNER, today])[0][0])
    later: dict[int, int] = dict(rows(db, FORECAST, [LEARNER, today, today + days]))
    active, apart = (int(rows(db, COUNT, [LEARNER, flag])[0][0]) for flag in (0, 1))
    forecast = (is_due, *(int(later.get(day, 0)) for day in range(today + 1, today + days)))
    return ReviewOutlook(due=is_due, forecast=forecast[:days], total=active + apart, suspended=apart)


def suspend(db: "Database", uid: bytes, *, suspended: bool) -> bool:
    """Set a puzzle apart or let it come back; False where it has no review. Call it inside a transaction."""
    puzzle = number_of(db, uid)
    present = None if puzzle is None else first(db, review_rows.PRESENT, [LEARNER, puzzle])
    if puzzle is None or present is None:
        return False
    db.execute(_SUSPEND_CHANGE, [int(suspended), LEARNER, puzzle])
    *values, _, missed = present
    review_rows.put(db, puzzle, [*values, int(suspended), missed])
    return True


def _due_reviews(db: "Database", found: list[Row]) -> tuple[DueReview, ...]:
    """Give the reviews in rows; one that this version can't read is left out and logged."""
    due_reviews = []
    for uid, state, stability, difficulty, last_day, due_day, lapses, apart, missed, text in found:
        question = kept_question(text)
        try:
            review = ReviewRow(uid, state, stability, difficulty, last_day, due_day, lapses, bool(apart))
        except ValueError:
            _log.warning("a review is left out", exc_info=True)
            continue
        if question is not None:
            due_reviews.append(DueReview(review, question, one_attempt(db, missed)))
    return tuple(due_reviews)

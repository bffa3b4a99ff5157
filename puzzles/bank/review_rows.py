"""The rows of reviews, each counted on the day on which it falls due."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.instants import LEARNER
from puzzles.bank.sql import Value, first

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlite_utils import Database

COLUMNS: Final = "state, stability, difficulty, last_day, due_day, lapses, suspended, missed"
PRESENT: Final = f"SELECT {COLUMNS} FROM review WHERE learner = ? AND puzzle = ?"
_DUE_DAY: Final = 4
_SUSPENDED: Final = 6
_KEEP: Final = f"INSERT INTO review(learner, puzzle, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_COUNT: Final = """
    INSERT INTO due_total(learner, suspended, due_day, reviews) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET reviews = reviews + excluded.reviews"""
_CLEAR: Final = "DELETE FROM due_total WHERE learner = ? AND suspended = ? AND due_day = ? AND reviews = 0"


def put(db: "Database", puzzle: int, values: "Sequence[Value]") -> None:
    """Make this the review of a puzzle; the values are those of COLUMNS. Call it inside a transaction."""
    take_out(db, puzzle)
    db.execute(_KEEP, [LEARNER, puzzle, *values])
    db.execute(_COUNT, [LEARNER, values[_SUSPENDED], values[_DUE_DAY], 1])


def take_out(db: "Database", puzzle: int) -> None:
    """Take a puzzle out of the reviews, if it is there; call it inside a transaction."""
    found = first(db, PRESENT, [LEARNER, puzzle])
    if found is not None:
        day = [LEARNER, found[_SUSPENDED], found[_DUE_DAY]]
        db.execute("DELETE FROM review WHERE learner = ? AND puzzle = ?", [LEARNER, puzzle])
        db.execute(_COUNT, [*day, -1])
        db.execute(_CLEAR, day)

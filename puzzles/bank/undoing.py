"""Undoing: not written yet."""

from typing import TYPE_CHECKING

from puzzles.drills.attempt import Moment
from puzzles.drills.records import Undone

if TYPE_CHECKING:
    from sqlite_utils import Database


def undo_last(db: "Database", now: Moment) -> Undone | None:
    """Not written yet."""
    raise NotImplementedError

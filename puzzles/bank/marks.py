"""Marks: not written yet."""

from pathlib import Path
from typing import TYPE_CHECKING

from puzzles.drills.attempt import Moment
from puzzles.drills.base import Question
from puzzles.drills.records import Complaint, Favourite

if TYPE_CHECKING:
    from sqlite_utils import Database


def set_favourite(db: "Database", question: Question, now: Moment, *, chosen: bool) -> None:
    """Not written yet."""
    raise NotImplementedError


def favourites(db: "Database", limit: int, before_ms: int | None) -> tuple[Favourite, ...]:
    """Not written yet."""
    raise NotImplementedError


def complain(db: "Database", question: Question, note: str, now: Moment) -> None:
    """Not written yet."""
    raise NotImplementedError


def complaints(db: "Database") -> tuple[Complaint, ...]:
    """Not written yet."""
    raise NotImplementedError


def export_complaints(db: "Database", path: Path) -> int:
    """Not written yet."""
    raise NotImplementedError

"""Runs: not written yet."""

from typing import TYPE_CHECKING

from puzzles.drills.attempt import Mode
from puzzles.drills.records import Run

if TYPE_CHECKING:
    from sqlite_utils import Database


def save(db: "Database", run: Run) -> None:
    """Not written yet."""
    raise NotImplementedError


def open_run(db: "Database", mode: Mode) -> Run | None:
    """Not written yet."""
    raise NotImplementedError


def best(db: "Database", mode: Mode, theme: str) -> Run | None:
    """Not written yet."""
    raise NotImplementedError


def last(db: "Database", mode: Mode, limit: int) -> tuple[Run, ...]:
    """Not written yet."""
    raise NotImplementedError

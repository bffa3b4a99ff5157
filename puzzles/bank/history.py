"""History: not written yet."""

from typing import TYPE_CHECKING

from puzzles.drills.records import HistoryFilter, HistoryPage, KeptAnswer

if TYPE_CHECKING:
    from sqlite_utils import Database


def of_run(db: "Database", uid: bytes, slow_ms: int | None) -> tuple[KeptAnswer, ...]:
    """Not written yet."""
    raise NotImplementedError


def page(db: "Database", wanted: HistoryFilter) -> HistoryPage:
    """Not written yet."""
    raise NotImplementedError

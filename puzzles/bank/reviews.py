"""Reviews: not written yet."""

from typing import TYPE_CHECKING

from puzzles.drills.records import DueReview, ReviewOutlook

if TYPE_CHECKING:
    from sqlite_utils import Database


def due(db: "Database", today: int, limit: int) -> tuple[DueReview, ...]:
    """Not written yet."""
    raise NotImplementedError


def of_puzzle(db: "Database", uid: bytes) -> DueReview | None:
    """Not written yet."""
    raise NotImplementedError


def outlook(db: "Database", today: int, days: int) -> ReviewOutlook:
    """Not written yet."""
    raise NotImplementedError


def suspended(db: "Database", limit: int) -> tuple[DueReview, ...]:
    """Not written yet."""
    raise NotImplementedError


def suspend(db: "Database", uid: bytes, *, suspended: bool) -> bool:
    """Not written yet."""
    raise NotImplementedError

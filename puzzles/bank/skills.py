"""Skills: not written yet."""

from typing import TYPE_CHECKING

from puzzles.drills.records import SkillRow

if TYPE_CHECKING:
    from sqlite_utils import Database


def read(db: "Database") -> tuple[SkillRow, ...]:
    """Not written yet."""
    raise NotImplementedError


def by_day(db: "Database", subject: str, since: int) -> tuple[tuple[int, float], ...]:
    """Not written yet."""
    raise NotImplementedError

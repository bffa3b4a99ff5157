"""Skills in the file: how strong the learner is now in each subject, and was at the end of each day."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.instants import LEARNER
from puzzles.bank.sql import rows
from puzzles.drills.records import SkillRow

if TYPE_CHECKING:
    from sqlite_utils import Database

SKILLS: Final = "SELECT subject, rating, answered FROM skill WHERE learner = ? ORDER BY subject"
# The plus keeps SQLite from walking the whole log by id instead of the one day.
FIRST_OF_DAY: Final = """
    SELECT min(+id) FROM attempt WHERE learner = ? AND day = (
      SELECT min(day) FROM day_total WHERE learner = ? AND day >= ?)"""
CHANGES: Final = """
    SELECT a.day, c.rating FROM skill_change AS c CROSS JOIN attempt AS a ON a.id = c.attempt
    WHERE c.learner = ? AND c.subject = ? AND c.attempt >= ? AND a.day >= ?
      AND NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt)
    ORDER BY c.attempt"""


def read(db: "Database") -> tuple[SkillRow, ...]:
    """Read the present skill in every subject."""
    return tuple(SkillRow(*row) for row in rows(db, SKILLS, [LEARNER]))


def by_day(db: "Database", subject: str, since: int) -> tuple[tuple[int, float], ...]:
    """Read the rating in one subject at the end of each day with a change, from a day on."""
    start = rows(db, FIRST_OF_DAY, [LEARNER, LEARNER, since])[0][0]
    changes = rows(db, CHANGES, [LEARNER, subject, start, since]) if start is not None else []
    return tuple(sorted(dict(changes).items()))

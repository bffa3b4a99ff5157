"""The figures of the progress screen, read from the file."""

from functools import partial
from typing import Final

from sqlite_utils import Database

from puzzles.bank.attempts import LEARNER, last_attempts
from puzzles.bank.days import streak_of_days, today_in_log
from puzzles.bank.sql import Row, rows
from puzzles.drills.attempt import Figures, GroupFigures

RECENT: Final = 50

LAST_DAY: Final = "SELECT max(day) FROM daily WHERE learner = ?"
GROUPS: Final = """
    SELECT kind, profile, sum(answered), sum(correct) FROM daily WHERE learner = ? GROUP BY kind, profile"""
OF_DAY: Final = "SELECT coalesce(sum(answered), 0), coalesce(sum(correct), 0) FROM daily WHERE learner = ? AND day = ?"
TIMES: Final = "SELECT took_ms FROM attempt WHERE learner = ? ORDER BY took_ms LIMIT ? OFFSET ?"
TIMES_OF_DAY: Final = "SELECT took_ms FROM attempt WHERE learner = ? AND day = ? ORDER BY took_ms LIMIT ? OFFSET ?"
DAYS: Final = "SELECT DISTINCT day FROM daily WHERE learner = ? ORDER BY day DESC"
# The plus keeps SQLite from walking the whole log by id instead of the one day.
FIRST_OFFSET: Final = "SELECT offset_min FROM attempt WHERE learner = ? AND day = ? ORDER BY +id LIMIT 1"
LAST_OFFSET: Final = "SELECT offset_min FROM attempt WHERE learner = ? AND day = ? ORDER BY +id DESC LIMIT 1"


def read_figures(db: Database, now_day: int) -> Figures:
    """Read all figures as of a day."""
    today = today_in_log(now_day, rows(db, LAST_DAY, [LEARNER])[0][0])
    groups = rows(db, GROUPS, [LEARNER])
    answered, right = (sum(group[column] for group in groups) for column in (2, 3))
    today_answered, today_right = rows(db, OF_DAY, [LEARNER, today])[0]
    days = [day for (day,) in rows(db, DAYS, [LEARNER])]
    return Figures(
        answered=answered,
        right=right,
        median_ms=_median(db, TIMES, [LEARNER], answered),
        days=len(days),
        streak_days=streak_of_days(days, today, partial(_jump, db)),
        today_answered=today_answered,
        today_right=today_right,
        today_median_ms=_median(db, TIMES_OF_DAY, [LEARNER, today], today_answered),
        by_kind=_figures_by(0, groups),
        by_profile=_figures_by(1, groups),
        recent=last_attempts(db, RECENT),
    )


def _median(db: Database, query: str, values: list[int], number: int) -> int | None:
    """Give the middle time, or the mean of the middle two."""
    if not number:
        return None
    middle: list[int] = [ms for (ms,) in rows(db, query, [*values, 2 - number % 2, (number - 1) // 2])]
    return sum(middle) // len(middle)


def _figures_by(column: int, groups: list[Row]) -> tuple[GroupFigures, ...]:
    """Add up the groups that have the same name in this column."""
    names = sorted({group[column] for group in groups})
    return tuple(
        GroupFigures(
            name,
            sum(group[2] for group in groups if group[column] == name),
            sum(group[3] for group in groups if group[column] == name),
        )
        for name in names
    )


def _jump(db: Database, day: int, later: int) -> int:
    """Give the minutes by which the UTC offset grew from the last answer of a day to the first of a later one."""
    before: int = rows(db, LAST_OFFSET, [LEARNER, day])[0][0]
    after: int = rows(db, FIRST_OFFSET, [LEARNER, later])[0][0]
    return after - before

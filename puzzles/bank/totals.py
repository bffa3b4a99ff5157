"""The figures of the progress screen, read from the file."""

from functools import partial
from typing import Final

from sqlite_utils import Database

from puzzles.bank.counting import SPREAD_STEP
from puzzles.bank.days import streak_of_days, today_in_log
from puzzles.bank.instants import LEARNER
from puzzles.bank.kept import NOT_UNDONE, last_attempts
from puzzles.bank.sql import Row, first, rows
from puzzles.drills.attempt import Figures, GroupFigures

RECENT: Final = 50

LAST_DAY: Final = "SELECT max(day) FROM day_total WHERE learner = ?"
GROUPS: Final = "SELECT kind, profile, answered, correct FROM total WHERE learner = ?"
OF_DAY: Final = "SELECT answered, correct FROM day_total WHERE learner = ? AND day = ?"
SPREAD: Final = "SELECT bucket, answered FROM time_spread WHERE learner = ? ORDER BY bucket"
TIMES: Final = f"""
    SELECT a.took_ms FROM attempt AS a WHERE a.learner = ? AND a.took_ms >= ? AND {NOT_UNDONE}
    ORDER BY a.took_ms LIMIT ? OFFSET ?"""
TIMES_OF_DAY: Final = f"""
    SELECT a.took_ms FROM attempt AS a WHERE a.learner = ? AND a.day = ? AND {NOT_UNDONE}
    ORDER BY a.took_ms LIMIT ? OFFSET ?"""
DAYS: Final = "SELECT day FROM day_total WHERE learner = ? ORDER BY day DESC"
# The plus keeps SQLite from walking the whole log by id instead of the one day.
FIRST_OFFSET: Final = f"""
    SELECT a.offset_min FROM attempt AS a WHERE a.learner = ? AND a.day = ? AND {NOT_UNDONE} ORDER BY +a.id LIMIT 1"""
LAST_OFFSET: Final = f"""
    SELECT a.offset_min FROM attempt AS a WHERE a.learner = ? AND a.day = ? AND {NOT_UNDONE}
    ORDER BY +a.id DESC LIMIT 1"""


def read_figures(db: Database, now_day: int, recent: int = RECENT) -> Figures:
    """Read all figures as of a day, and so many of the last answers."""
    today = today_in_log(now_day, rows(db, LAST_DAY, [LEARNER])[0][0])
    groups = rows(db, GROUPS, [LEARNER])
    answered, right = (sum(group[column] for group in groups) for column in (2, 3))
    today_answered, today_right = first(db, OF_DAY, [LEARNER, today]) or (0, 0)
    days = [day for (day,) in rows(db, DAYS, [LEARNER])]
    return Figures(
        answered=answered,
        right=right,
        median_ms=_median_of_all(db, answered),
        days=len(days),
        streak_days=streak_of_days(days, today, partial(_jump, db)),
        today_answered=today_answered,
        today_right=today_right,
        today_median_ms=_median(db, TIMES_OF_DAY, [LEARNER, today], _middle(today_answered)),
        by_kind=_figures_by(0, groups),
        by_profile=_figures_by(1, groups),
        recent=last_attempts(db, recent),
    )


def _median_of_all(db: Database, number: int) -> int | None:
    """Give the median time of all answers; the kept spread tells near which time to look for it."""
    limit, offset = _middle(number)
    for bucket, answered in rows(db, SPREAD, [LEARNER]):
        if offset < answered:
            return _median(db, TIMES, [LEARNER, bucket * SPREAD_STEP], (limit, offset))
        offset -= answered
    return None


def _middle(number: int) -> tuple[int, int]:
    """Give how many of so many sorted values are the middle ones, and how many come before them."""
    return (2 - number % 2, (number - 1) // 2) if number else (0, 0)


def _median(db: Database, query: str, values: list[int], middle: tuple[int, int]) -> int | None:
    """Give the middle time, or the mean of the middle two."""
    times: list[int] = [ms for (ms,) in rows(db, query, [*values, *middle])]
    return sum(times) // len(times) if times else None


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

"""The figures of the progress screen, read from the file."""

from functools import partial
from typing import Final

from sqlite_utils import Database

from puzzles.bank.attempts import LEARNER, last_attempts
from puzzles.bank.connect import rows
from puzzles.bank.days import streak_of_days, today_in_log
from puzzles.drills.attempt import Figures, GroupFigures

RECENT: Final = 50

LAST_DAY: Final = "SELECT max(day) FROM daily WHERE learner = ?"
TOTALS: Final = "SELECT coalesce(sum(answered), 0), coalesce(sum(correct), 0) FROM daily WHERE learner = ?"
OF_DAY: Final = f"{TOTALS} AND day = ?"
BY_KIND: Final = "SELECT kind, sum(answered), sum(correct) FROM daily WHERE learner = ? GROUP BY kind"
BY_PROFILE: Final = "SELECT profile, sum(answered), sum(correct) FROM daily WHERE learner = ? GROUP BY profile"
TIMES: Final = "SELECT took_ms FROM attempt WHERE learner = ? ORDER BY took_ms LIMIT ? OFFSET ?"
TIMES_OF_DAY: Final = "SELECT took_ms FROM attempt WHERE learner = ? AND day = ? ORDER BY took_ms LIMIT ? OFFSET ?"
DAYS: Final = "SELECT DISTINCT day FROM daily WHERE learner = ? ORDER BY day DESC"
# The plus keeps SQLite from walking the whole log by id instead of the one day.
FIRST_OFFSET: Final = "SELECT offset_min FROM attempt WHERE learner = ? AND day = ? ORDER BY +id LIMIT 1"
LAST_OFFSET: Final = "SELECT offset_min FROM attempt WHERE learner = ? AND day = ? ORDER BY +id DESC LIMIT 1"


def read_figures(db: Database, now_day: int) -> Figures:
    """Read all figures as of a day."""
    today = today_in_log(now_day, rows(db, LAST_DAY, [LEARNER])[0][0])
    answered, right = rows(db, TOTALS, [LEARNER])[0]
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
        by_kind=_groups(db, BY_KIND),
        by_profile=_groups(db, BY_PROFILE),
        recent=last_attempts(db, RECENT),
    )


def _median(db: Database, query: str, values: list[int], number: int) -> int | None:
    """Give the middle time, or the mean of the middle two."""
    if not number:
        return None
    middle: list[int] = [ms for (ms,) in rows(db, query, [*values, 2 - number % 2, (number - 1) // 2])]
    return sum(middle) // len(middle)


def _groups(db: Database, query: str) -> tuple[GroupFigures, ...]:
    return tuple(GroupFigures(*row) for row in rows(db, query, [LEARNER]))


def _jump(db: Database, day: int, later: int) -> int:
    """Give the minutes by which the UTC offset grew from the last answer of a day to the first of a later one."""
    before: int = rows(db, LAST_OFFSET, [LEARNER, day])[0][0]
    after: int = rows(db, FIRST_OFFSET, [LEARNER, later])[0][0]
    return after - before

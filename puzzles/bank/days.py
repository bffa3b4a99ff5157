"""Days of practice: which day an answer counts for, and how long the run of days is."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from puzzles.drills.attempt import Moment

ROLLOVER_HOUR: Final = 4
DATE_LINE_JUMP: Final = 12 * 60
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def day_number(at: datetime, offset_minutes: int, rollover_hour: int = ROLLOVER_HOUR) -> int:
    """Give the days since 1970-01-01 of the local time less the rollover hour; ``at`` must know its zone."""
    if at.utcoffset() is None:
        raise ValueError(f"cannot tell the day of {at!r}: expected a time with its zone")
    return (at - _EPOCH + timedelta(minutes=offset_minutes, hours=-rollover_hour)).days


def moment_of(now: datetime, rollover_hour: int = ROLLOVER_HOUR) -> Moment:
    """Freeze an instant given in local time: its UTC time, its offset and the day that it counts for."""
    offset = now.utcoffset()
    if offset is None:
        raise ValueError(f"cannot tell the day of {now!r}: expected a time with its zone")
    minutes = round(offset / timedelta(minutes=1))
    return Moment(at=now.astimezone(UTC), offset_minutes=minutes, day=day_number(now, minutes, rollover_hour))


def today_in_log(now_day: int, last_day: int | None) -> int:
    """Give the day to count as today: the log's last one where the clock was set back by a day, else ``now_day``."""
    return last_day if last_day == now_day + 1 else now_day


def streak_of_days(days: Iterable[int], today: int, jump: Callable[[int, int], int]) -> int:
    """Count the days of practice in a row up to today, or up to yesterday where today has none yet.

    ``days`` are those with answers, the latest first; days after today are left out, for the clock was wrong then.
    ``jump(day, later)`` gives the minutes by which the UTC offset grew between the two; it is asked where a single day
    is missing between them, and half a day or more excuses it: the date line took it.
    """
    run = 0
    later = None
    for day in days:
        if day > today:
            continue
        if later is None:
            if day < today - 1:
                return 0
        elif later - day > 2 or (later - day == 2 and jump(day, later) < DATE_LINE_JUMP):
            return run
        run += 1
        later = day
    return run

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from puzzles.bank.days import day_number, moment_of, streak_of_days, today_in_log


def no_jump(day: int, later: int) -> int:
    return 0


@pytest.mark.parametrize(
    ("local", "day"),
    [
        ("1970-01-01 04:00", 0),
        ("1970-01-01 03:59", -1),
        ("1970-01-02 03:59", 0),
        ("1970-01-02 04:00", 1),
        ("2026-11-30 23:59", 20787),
        ("2026-12-01 03:59", 20787),
        ("2026-12-01 04:00", 20788),
    ],
)
@pytest.mark.parametrize("offset", [-720, -300, 0, 330, 480, 840])
def test_a_day_begins_at_four_in_local_time(local, day, offset):
    at = datetime.fromisoformat(local).replace(tzinfo=UTC) - timedelta(minutes=offset)
    assert day_number(at, offset) == day


def test_another_rollover_hour_can_be_chosen():
    at = datetime(2026, 11, 30, 0, 30, tzinfo=UTC)
    assert day_number(at, 0, rollover_hour=0) == day_number(at, 0, rollover_hour=4) + 1


def test_a_moment_keeps_utc_offset_and_local_day():
    moment = moment_of(datetime(2026, 11, 30, 7, 30, tzinfo=timezone(timedelta(hours=8))))
    assert (moment.at, moment.offset_minutes) == (datetime(2026, 11, 29, 23, 30, tzinfo=UTC), 480)
    assert moment.day == 20787


def test_three_early_mornings_in_beijing_are_three_days():
    beijing = ZoneInfo("Asia/Shanghai")
    times = [datetime(2026, 3, 1, 7, 30), datetime(2026, 3, 2, 8, 30), datetime(2026, 3, 3, 7, 30)]
    days = [moment_of(time.replace(tzinfo=beijing)).day for time in times]
    assert days == [days[0], days[0] + 1, days[0] + 2]


@pytest.mark.parametrize("change", ["2026-03-08", "2026-11-01"])
def test_no_day_is_lost_when_the_clocks_change(change):
    zone = ZoneInfo("America/New_York")
    noon = datetime.fromisoformat(f"{change} 23:30")
    days = [moment_of((noon + timedelta(days=step)).replace(tzinfo=zone)).day for step in (-1, 0, 1)]
    assert days == [days[0], days[0] + 1, days[0] + 2]


def test_both_half_past_ones_of_the_autumn_night_are_different_instants():
    zone = ZoneInfo("America/New_York")
    first, second = (moment_of(datetime(2026, 11, 1, 1, 30, fold=fold, tzinfo=zone)) for fold in (0, 1))
    assert second.at - first.at == timedelta(hours=1)
    assert second.day == first.day


@pytest.mark.parametrize("call", [moment_of, lambda time: day_number(time, 0)])
def test_a_time_without_zone_is_refused(call):
    with pytest.raises(ValueError, match="expected a time with its zone"):
        call(datetime(2026, 11, 30))


@pytest.mark.parametrize(
    ("days", "today", "run"),
    [
        ([], 10, 0),
        ([10], 10, 1),
        ([9], 10, 1),
        ([8], 10, 0),
        ([10, 9, 8], 10, 3),
        ([9, 8, 7], 10, 3),
        ([10, 9, 7, 6], 10, 2),
        ([10, 8, 7], 10, 1),
    ],
)
def test_the_run_of_days(days, today, run):
    assert streak_of_days(days, today, no_jump) == run


def test_a_run_of_a_thousand_days():
    assert streak_of_days(range(5000, 4000, -1), 5000, no_jump) == 1000


@pytest.mark.parametrize(("jump", "run"), [(0, 2), (60, 2), (719, 2), (720, 4), (1140, 4), (-1140, 2)])
def test_the_date_line_may_take_one_day(jump, run):
    assert streak_of_days([10, 9, 7, 6], 10, lambda day, later: jump) == run


def test_the_date_line_takes_no_two_days():
    assert streak_of_days([10, 9, 6, 5], 10, lambda day, later: 1140) == 2


def test_a_jump_is_asked_for_only_where_one_day_is_missing():
    asked = []
    streak_of_days([10, 9, 7, 4], 10, lambda day, later: asked.append((day, later)) or 720)
    assert asked == [(7, 9)]


def test_answers_dated_in_the_far_future_do_not_count():
    assert streak_of_days([40000, 39999, 10, 9], 10, no_jump) == 2


@pytest.mark.parametrize(
    ("now_day", "last_day", "today"), [(10, None, 10), (10, 10, 10), (10, 7, 10), (10, 11, 11), (10, 12, 10)]
)
def test_a_clock_set_back_by_a_day_keeps_the_logs_day(now_day, last_day, today):
    assert today_in_log(now_day, last_day) == today

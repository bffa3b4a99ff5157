"""Starts measured in processes of their own."""

import sys

import pytest

from app.tour.measure import MeasureError, Start, Starts, memory_of, own_command, time_start

REPORT = 'import time; print(\'{"painted": %f, "resident_kb": 1234}\' % time.monotonic())'


def test_a_start_is_timed_from_outside_to_the_reported_paint():
    start = time_start([sys.executable, "-c", f"import time; time.sleep(0.05); {REPORT}"])
    assert start.paint_ms >= 50
    assert start.resident_kb == 1234


def test_a_start_that_reports_nothing_is_said_with_its_last_words():
    with pytest.raises(MeasureError, match=r"ended with 1 and reported no paint: .*it broke"):
        time_start([sys.executable, "-c", "raise SystemExit('it broke')"])


def test_ratios_are_those_of_the_medians():
    starts = Starts(
        program=(Start(200, 60), Start(300, 60), Start(1000, 60)),
        floor=(Start(90, 40), Start(100, 40), Start(150, 40)),
    )
    assert starts.paint_ratio == 3
    assert starts.memory_ratio == 1.5


def test_memory_is_unknown_where_the_system_does_not_tell():
    assert memory_of([Start(1, None)]) is None
    assert Starts((Start(1, None),), (Start(1, None),)).memory_ratio is None


def test_the_own_command_is_what_stands_before_the_arguments(monkeypatch):
    monkeypatch.setattr(sys, "orig_argv", ["python", "-P", "-m", "app", "--tour", "here"])
    monkeypatch.setattr(sys, "argv", ["/x/app/__main__.py", "--tour", "here"])
    assert own_command() == ["python", "-P", "-m", "app"]


def test_the_own_command_of_a_frozen_program_is_the_program(monkeypatch):
    monkeypatch.setattr(sys, "orig_argv", ["/opt/anshan-trainer", "--tour", "here"])
    monkeypatch.setattr(sys, "argv", ["/opt/anshan-trainer", "--tour", "here"])
    assert own_command() == ["/opt/anshan-trainer"]

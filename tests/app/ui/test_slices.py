"""Work in slices: all of it is done, others come in between, and new work takes the place of old."""

import time

import pytest
from PySide6.QtCore import QTimer

from app.ui.slices import SLICE_SECONDS, Slices


@pytest.fixture
def slices(qapp):
    return Slices()


def test_all_work_is_done(slices, qtbot):
    done = []

    def work():
        for number in range(100):
            done.append(number)
            yield

    slices.begin(work())
    assert done == []
    qtbot.waitUntil(lambda: not slices.is_at_work)
    assert done == list(range(100))


def test_what_follows_the_last_yield_is_done_too(slices, qtbot):
    done = []

    def work():
        yield
        done.append("the end")

    slices.begin(work())
    qtbot.waitUntil(lambda: not slices.is_at_work)
    assert done == ["the end"]


def test_the_event_loop_comes_in_between(slices, qtbot):
    seen = []

    def work():
        for _ in range(4):
            seen.append("work")
            until = time.perf_counter() + SLICE_SECONDS
            while time.perf_counter() < until:
                pass
            yield

    slices.begin(work())
    other = QTimer()
    other.setInterval(0)
    other.timeout.connect(lambda: seen.append("other"))
    other.start()
    qtbot.waitUntil(lambda: not slices.is_at_work)
    other.stop()
    assert "other" in seen[: len(seen) - seen[::-1].index("work")]


def test_new_work_takes_the_place_of_old(slices, qtbot):
    done = []

    def work(name):
        for _ in range(3):
            done.append(name)
            yield

    slices.begin(work("old"))
    slices.begin(work("new"))
    qtbot.waitUntil(lambda: not slices.is_at_work)
    assert done == ["new"] * 3


def test_work_may_begin_other_work(slices, qtbot):
    done = []

    def second():
        done.append("second")
        yield

    def first():
        done.append("first")
        slices.begin(second())
        return
        yield

    slices.begin(first())
    qtbot.waitUntil(lambda: not slices.is_at_work)
    assert done == ["first", "second"]

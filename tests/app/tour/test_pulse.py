"""How long the event loop was away, and when a window has painted."""

import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from app.tour.pulse import PaintWatch, Pulse


@pytest.fixture
def pulse(qapp):
    made = Pulse()
    made.start()
    yield made
    made.pause()


def test_work_that_holds_the_loop_is_the_longest_gap(pulse, qtbot):
    pulse.doing = "holding"
    done = []
    QTimer.singleShot(0, lambda: (time.sleep(0.08), done.append(1)))
    qtbot.waitUntil(lambda: bool(done))
    qtbot.waitUntil(lambda: pulse.longest > 0)
    assert pulse.longest >= 75
    assert pulse.moment == "holding"


def test_what_happens_in_a_pause_is_left_out(pulse, qtbot):
    qtbot.wait(5)
    pulse.pause()
    before = pulse.longest
    time.sleep(0.1)
    pulse.start()
    qtbot.wait(5)
    pulse.pause()
    assert pulse.longest - before < 90


def test_the_work_right_before_a_pause_counts(pulse, qtbot):
    qtbot.wait(5)
    time.sleep(0.08)
    pulse.pause()
    assert pulse.longest >= 75


def test_a_change_is_seen_when_it_is_painted(qtbot):
    label = QLabel("before")
    qtbot.addWidget(label)
    with qtbot.waitExposed(label):
        label.show()
    watch = PaintWatch(label)
    watch.expect()
    began = time.perf_counter()
    label.setText("after")
    assert watch.painted is None
    qtbot.waitUntil(lambda: watch.painted is not None)
    assert watch.painted > began
    watch.stop()

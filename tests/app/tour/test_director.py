"""Stories played step by step in a running event loop."""

import pytest
from PySide6.QtCore import QTimer

from app.tour import director
from app.tour.director import Director, StoryError


def test_a_story_goes_on_when_what_it_waits_for_has_happened(qtbot):
    happened = []

    def story():
        QTimer.singleShot(5, lambda: happened.append("first"))
        yield lambda: bool(happened)
        happened.append("second")
        yield lambda: True
        happened.append("third")

    playing = Director(story())
    with qtbot.waitSignal(playing.ended, timeout=5000):
        playing.start()
    assert happened == ["first", "second", "third"]


def test_a_story_that_waits_in_vain_breaks(qtbot, monkeypatch):
    monkeypatch.setattr(director, "PATIENCE", 0.01)

    def never():
        return False

    def story():
        yield never

    playing = Director(story())
    with qtbot.captureExceptions() as caught:
        playing.start()
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is StoryError
    assert "never" in str(caught[0][1])


def test_an_error_in_a_story_reaches_the_hook_for_exceptions(qtbot):
    def story():
        yield lambda: True
        raise ZeroDivisionError

    playing = Director(story())
    with qtbot.captureExceptions() as caught, qtbot.waitSignal(playing.ended, timeout=5000):
        playing.start()
    assert caught[0][0] is ZeroDivisionError


@pytest.mark.parametrize("steps", [0, 1, 50])
def test_a_story_may_have_any_number_of_steps(qtbot, steps):
    done = []

    def story():
        for step in range(steps):
            done.append(step)
            yield lambda: True

    playing = Director(story())
    with qtbot.waitSignal(playing.ended, timeout=5000):
        playing.start()
    assert len(done) == steps

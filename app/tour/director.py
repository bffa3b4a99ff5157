"""The director: has a story played step by step while the event loop runs as it always does."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

Condition = Callable[[], bool]
Story = Iterator[Condition]
"""Does something, then yields the condition to wait for before it goes on."""

POLL_MS: Final = 2
PATIENCE: Final = 30.0


class StoryError(Exception):
    """A story came to a standstill: what it waited for didn't happen."""


class Director(QObject):
    """Plays one story; what breaks it reaches the hook for uncaught exceptions, as any fault of a slot does."""

    ended = Signal()

    def __init__(self, story: Story, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._story = story
        self._condition: Condition = _at_once
        self._since = time.monotonic()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begin the story."""
        self._since = time.monotonic()
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        if not self._condition():
            if time.monotonic() - self._since > PATIENCE:
                self._timer.stop()
                raise StoryError(f"waited {PATIENCE:.0f} s in vain for {self._condition.__qualname__}")
            return
        following = next(self._story, None)
        if following is None:
            self._timer.stop()
            self.ended.emit()
            return
        self._condition = following
        self._since = time.monotonic()


def _at_once() -> bool:
    return True

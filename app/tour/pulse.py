"""The pulse of the event loop: how long it was ever away while the program worked."""

import time

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget

BEAT_MS = 1


class Pulse(QObject):
    """Beats every millisecond; ``longest`` is the longest gap in milliseconds, less the beat itself.

    ``pause`` leaves out what the watcher does itself, such as taking a picture.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.longest = 0.0
        self.moment = ""
        self.doing = ""
        self.gaps: list[tuple[float, str]] = []
        self._last: float | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Begin to watch, or go on after a pause."""
        self._last = time.perf_counter()
        self._timer.start()

    def pause(self) -> None:
        """Stop watching for a while; what happened since the last beat still counts."""
        self._beat()
        self._timer.stop()
        self._last = None

    @Slot()
    def _beat(self) -> None:
        if self._last is None:
            return
        now = time.perf_counter()
        gap = (now - self._last) * 1000 - BEAT_MS
        self._last = now
        if gap > 16:
            self.gaps.append((round(gap, 1), self.doing))
        if gap > self.longest:
            self.longest, self.moment = gap, self.doing


class PaintWatch(QObject):
    """Tells when a window has painted what was changed: the time of its last update that returned to the loop."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.painted: float | None = None
        self._window = window
        window.installEventFilter(self)

    def expect(self) -> None:
        """Wait for the next update from now on."""
        self.painted = None

    def stop(self) -> None:
        """Watch no more."""
        self._window.removeEventFilter(self)

    @Slot()
    def _note(self) -> None:
        if self.painted is None:
            self.painted = time.perf_counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the moment after an update request was served."""
        if watched is self._window and event.type() == QEvent.Type.UpdateRequest and self.painted is None:
            QTimer.singleShot(0, self._note)
        return False

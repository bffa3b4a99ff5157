"""Work on the window's own thread in slices, so short that nobody feels them."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Slot

SLICE_SECONDS = 0.008


class Slices(QObject):
    """Does work step by step: each time the event loop is idle, as many steps as fit into a slice.

    A step is what the work does between two of its yields; new work takes the place of old.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_at_work(self) -> bool:
        """Tell whether there is work left."""
        return self._timer.isActive()

    def begin(self, work: Iterator[None]) -> None:
        """Do this from now on, and nothing of what was being done before."""
        self._work = work
        self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        began, work = time.perf_counter(), self._work
        while time.perf_counter() - began < SLICE_SECONDS:
            try:
                next(work)
            except StopIteration:
                if work is self._work:
                    self._timer.stop()
                return

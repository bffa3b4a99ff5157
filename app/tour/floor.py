"""An empty PySide6 window: what every start costs at least, to measure the program against."""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


def resident_kb() -> int | None:
    """Give the memory that this process holds in RAM, in KiB, where the system tells."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123  (pathlib would weigh in)
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    except (OSError, StopIteration):
        return None


def report_paint() -> None:
    """Write the moment and the memory of the first paint as one line of JSON."""
    sys.stdout.write(f'{{"painted": {time.monotonic()}, "resident_kb": {resident_kb() or "null"}}}\n')
    sys.stdout.flush()


class EmptyWindow(QMainWindow):
    """A window with nothing in it that reports its first paint and ends."""

    _painted = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Report once, when the paint has returned to the event loop."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self._report)

    def _report(self) -> None:
        report_paint()
        QApplication.quit()


def show_empty_window() -> int:
    """Open the window, wait for its first paint, and give the exit code."""
    application = QApplication(sys.argv[:1])
    window = EmptyWindow()
    window.resize(1280, 800)
    window.show()
    return application.exec()

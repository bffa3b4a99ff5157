"""Signals that end a program, such as at log-off: the window is closed as by its cross, so that nothing is lost."""

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Reports the first signal that asks the program to end; a second one ends it at once.

    Python's own handlers don't run while Qt waits: the interpreter writes to a socket that Qt watches.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._signals = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        self._before = [signal.signal(number, self._note) for number in self._signals]
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def stop(self) -> None:
        """Leave the signals as they were."""
        for number, handler in zip(self._signals, self._before, strict=True):
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _note(self, number: int, frame: object) -> None:
        """Let the default hold from now on; that the signal came is in the socket."""
        for each in self._signals:
            signal.signal(each, signal.SIG_DFL)

    @Slot()
    def _hear(self) -> None:
        if self._reader.recv(64):
            self.asked.emit()

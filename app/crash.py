"""The last net: what nobody caught is logged, kept in words for a report, and shown once."""

import contextlib
import faulthandler
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, Slot, qInstallMessageHandler, qVersion

from app import __version__
from puzzles.rules.values import frozen

log = logging.getLogger(__name__)
qt_log = logging.getLogger("qt")

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


@frozen
class CrashReport:
    """A fault of the program: one line, all that a maintainer needs, and where it happened."""

    summary: str
    details: str
    place: tuple[str, str, int]


def describe(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> CrashReport:
    """Put an exception into words: its last line, and its trace with the versions of everything."""
    import platform  # noqa: PLC0415  (only a crash needs it)

    lines = traceback.format_exception(kind, error, trace)
    frames = traceback.extract_tb(trace)
    place = (kind.__name__, frames[-1].filename, frames[-1].lineno or 0) if frames else (kind.__name__, "", 0)
    head = (
        f"Anshan Mahjong Trainer {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.platform()}"
    )
    return CrashReport(lines[-1].strip(), f"{head}\n\n{''.join(lines)}", place)


class CrashNet(QObject):
    """Takes over the hooks for exceptions, Qt's messages and fatal signals, and shows each fault once.

    ``show`` is called on the thread of the window, never while it is still showing, and once for one place in
    the code: an error in a paint comes again at every paint.
    """

    _caught = Signal(object)

    def __init__(self, show: Callable[[CrashReport], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._shown: set[tuple[str, str, int]] = set()
        self._showing = False
        self._fault_file: IO[str] | None = None
        self._hooks = (sys.excepthook, threading.excepthook)
        self._caught.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch exceptions of every thread, and Qt's messages."""
        sys.excepthook = self.catch
        threading.excepthook = self._catch_in_thread
        qInstallMessageHandler(log_qt_message)

    def keep_faults(self, path: Path) -> None:
        """Write the stacks of a fatal signal into this file; where that can't be, to standard error."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._fault_file = path.open("a", encoding="utf-8")
        except OSError as error:
            log.warning("no file for faults: %s", error)
            with contextlib.suppress(RuntimeError, ValueError, AttributeError):
                faulthandler.enable()
            return
        faulthandler.enable(self._fault_file)

    def remove(self) -> None:
        """Put the hooks back as they were."""
        sys.excepthook, threading.excepthook = self._hooks
        qInstallMessageHandler(None)
        if self._fault_file is not None:
            faulthandler.disable()
            self._fault_file.close()
            self._fault_file = None

    def catch(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an exception and have it shown; Ctrl+C in the terminal goes its usual way."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        report = describe(kind, error, trace)
        if report.place in self._shown:
            return
        self._shown.add(report.place)
        log.error("a fault of the program\n%s", report.details)
        self._caught.emit(report)

    def survives(self, start: Callable[[], None]) -> bool:
        """Do something before the event loop runs; where it fails show that at once and give False."""
        try:
            start()
        except Exception as error:  # noqa: BLE001  (whatever it was, the player has to be told)
            report = describe(type(error), error, error.__traceback__)
            log.error("a fault of the program\n%s", report.details)  # noqa: TRY400  (the trace is in the details)
            self._take(report)
            return False
        return True

    def _catch_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        self.catch(caught.exc_type, caught.exc_value, caught.exc_traceback)

    @Slot(object)
    def _take(self, report: CrashReport) -> None:
        if self._showing:
            return
        self._showing = True
        try:
            self._show(report)
        finally:
            self._showing = False


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Write a message of Qt into the log; what stops the program goes to standard error as well."""
    where = f" ({context.category})" if context.category and context.category != "default" else ""
    qt_log.log(LEVELS.get(kind, logging.WARNING), "%s%s", message, where)
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(message + "\n")

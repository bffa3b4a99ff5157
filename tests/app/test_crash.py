"""The last net under the program."""

import logging
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion, qWarning
from PySide6.QtWidgets import QWidget

from app.crash import CrashNet, describe

ROOT = Path(__file__).parents[2]


@pytest.fixture
def shown():
    return []


@pytest.fixture
def net(qapp, shown):
    made = CrashNet(shown.append)
    made.install()
    yield made
    made.remove()


def caught_error(text="boom"):
    try:
        int(text)
    except ValueError as error:
        return error


def test_a_report_has_the_line_the_trace_and_the_versions():
    error = caught_error("boom at 东")
    report = describe(type(error), error, error.__traceback__)
    assert report.summary == "ValueError: invalid literal for int() with base 10: 'boom at 东'"
    assert "caught_error" in report.details
    assert qVersion() in report.details


@pytest.mark.logs_errors
def test_an_uncaught_exception_is_shown_and_logged(net, shown, qtbot, caplog):
    error = caught_error()
    with caplog.at_level(logging.ERROR):
        sys.excepthook(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: bool(shown))
    assert "'boom'" in shown[0].summary
    assert "'boom'" in caplog.text


@pytest.mark.logs_errors
def test_an_exception_in_another_thread_is_shown_on_the_windows_thread(qapp, qtbot):
    threads = []
    net = CrashNet(lambda report: threads.append((report.summary, threading.current_thread())))
    net.install()
    try:
        worker = threading.Thread(target=lambda: 1 / 0)
        worker.start()
        worker.join()
        qtbot.waitUntil(lambda: bool(threads))
    finally:
        net.remove()
    assert threads == [("ZeroDivisionError: division by zero", threading.main_thread())]


@pytest.mark.logs_errors
def test_an_error_in_a_paint_is_shown_once_and_not_at_every_paint(net, shown, qtbot):
    class BrokenWidget(QWidget):
        paints = 0

        def paintEvent(self, event):
            BrokenWidget.paints += 1
            raise RuntimeError("cannot paint")

    widget = BrokenWidget()
    qtbot.addWidget(widget)
    with qtbot.captureExceptions():
        sys.excepthook = net.catch
        widget.show()
        for _ in range(5):
            before = BrokenWidget.paints
            widget.update()
            qtbot.waitUntil(lambda before=before: BrokenWidget.paints > before)
        qtbot.waitUntil(lambda: bool(shown))
    assert BrokenWidget.paints >= 5
    assert len(shown) == 1


@pytest.mark.logs_errors
def test_no_second_report_while_one_is_showing(qapp, qtbot):
    shown = []

    def show(report):
        shown.append(report.summary)
        if len(shown) == 1:
            error = caught_error("second")
            net.catch(type(error), error, error.__traceback__)
            qtbot.wait(10)

    net = CrashNet(show)
    first = ValueError("first")
    net.catch(ValueError, first, None)
    qtbot.waitUntil(lambda: bool(shown))
    qtbot.wait(10)
    assert shown == ["ValueError: first"]


@pytest.mark.logs_errors
def test_messages_of_qt_go_to_the_log(net, caplog):
    with caplog.at_level(logging.WARNING, logger="qt"):
        qWarning("a word of warning")
    assert "a word of warning" in caplog.text


def test_removing_puts_the_hooks_back(qapp):
    before = sys.excepthook, threading.excepthook
    net = CrashNet(print)
    net.install()
    assert sys.excepthook != before[0]
    net.remove()
    assert (sys.excepthook, threading.excepthook) == before


def test_a_fatal_signal_leaves_a_stack_in_the_file(tmp_path):
    code = (
        "import faulthandler, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from app.crash import CrashNet; app = QCoreApplication([]); net = CrashNet(print);"
        "net.keep_faults(Path(sys.argv[1])); faulthandler._sigabrt()"
    )
    path = tmp_path / "logs" / "crash.log"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "Fatal Python error" in path.read_text()

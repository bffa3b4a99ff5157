"""The binding keeps its references. PySide6 6.12.0 on Python 3.11 loses one to None at each call that returns nothing,
and the interpreter aborts after minutes of use; these tests count, so that an upgrade can't bring that back unseen.
"""

import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

CALLS = 500
EMITS = 50


def test_calls_that_return_nothing_keep_their_references(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.update()
    assert sys.getrefcount(None) > before - CALLS // 10


@pytest.mark.parametrize("value", [True, False])
def test_signals_keep_the_references_of_what_they_send(qapp, value):
    class Sender(QObject):
        sent = Signal(bool)

    sender, received = Sender(), []
    sender.sent.connect(received.append)
    before = sys.getrefcount(value)
    for _ in range(EMITS):
        sender.sent.emit(value)
    assert sys.getrefcount(value) >= before + EMITS - EMITS // 10
    assert received == [value] * EMITS

"""The hands of a user: keys and clicks sent to the window, as the tour and the self-test need them."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class Hands:
    """Types on and clicks in one window."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self._target(), key, modifiers)

    def press_in(self, widget: QWidget, key: Qt.Key) -> None:
        """Press a key in a widget that takes the keyboard for itself, such as a menu."""
        QTest.keyClick(widget, key)

    def write(self, text: str) -> None:
        """Type Latin characters where the focus is."""
        QTest.keyClicks(self._target(), text)

    def commit(self, text: str) -> None:
        """Hand over what an input method made of the keys, such as 万."""
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(self._target(), event)

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click a widget, in its middle unless a place in it is given."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, PLAIN, place or widget.rect().center())

    def _target(self) -> QWidget:
        focused = QApplication.focusWidget()
        return focused if focused is not None and self._window.isAncestorOf(focused) else self._window

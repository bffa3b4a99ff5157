"""Key presses and commits of an input method that QTest has no function for."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


def press_text(widget: QWidget, text: str) -> None:
    """Press a key for each character, as a keyboard sends it, characters beyond Latin-1 too."""
    for character in text:
        key = Qt.Key(ord(character.upper())) if character.isascii() else Qt.Key.Key_unknown
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, character))


def commit(widget: QWidget, text: str) -> None:
    """Commit text as an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def compose(widget: QWidget, text: str) -> None:
    """Begin a composition, as an input method does when a letter is typed under it."""
    QApplication.sendEvent(widget, QInputMethodEvent(text, []))

"""What is shown where there is nothing to show: empty, loading, and an error under a field."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.cards import Bar
from app.ui.widgets.controls import Button
from app.ui.widgets.text import Label

PATIENCE_MS = 150
"""Under this time a wait isn't shown at all."""


class EmptyState(QWidget):
    """One sentence on what will be here, and one thing to do."""

    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Label(size=theme.BODY, tone="text2", wrap=True)
        self.button = Button()
        self.button.clicked.connect(self.acted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(12)
        column.addWidget(self.sentence)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def set_words(self, sentence: str, action: str = "") -> None:
        """Write the sentence, and the action if there is one."""
        self.sentence.setText(sentence)
        self.button.setText(action)
        self.button.setVisible(bool(action))


class LoadingState(QWidget):
    """A bar with a count and a way out; it appears only when the wait is long enough to be felt."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.bar = Bar()
        self.button = Button(height=36)
        self.button.clicked.connect(self.cancelled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.addWidget(self.sentence)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        column.addLayout(row)
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._timer.timeout.connect(self.show)
        self.hide()

    def begin(self, sentence: str, cancel: str) -> None:
        """Start to wait; the widget shows itself when that takes longer than PATIENCE_MS."""
        self.sentence.setText(sentence)
        self.button.setText(cancel)
        self.bar.set_share(0.0)
        self._timer.start()

    def advance(self, share: float, sentence: str) -> None:
        """Say how far the work is."""
        self.bar.set_share(share)
        self.sentence.setText(sentence)

    def end(self) -> None:
        """Stop waiting and disappear."""
        self._timer.stop()
        self.hide()


class ErrorLine(Label):
    """What is wrong with a field, under it, in the words of the engine; hidden while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(size=theme.SUPPORT, tone="wrong", wrap=True, parent=parent)
        self.hide()

    def show_error(self, sentence: str) -> None:
        """Show the sentence, or nothing for ""."""
        self.setText(sentence)
        self.setVisible(bool(sentence))

"""A small window with something to say: a mark, a title, a few sentences, and buttons at the foot."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.controls import Button
from app.ui.widgets.painting import Mark, paint_mark
from app.ui.widgets.text import Label

WIDTH = 520
_MARK = 26


class MarkSign(QWidget):
    """A mark at the head of a message."""

    def __init__(self, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self.setFixedSize(_MARK, _MARK)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        paint_mark(QPainter(self), self._mark, QRectF(self.rect()), theme.colours().bg)


class Message(QDialog):
    """Says something; what is added lies between the sentences and the buttons. Escape takes the safe way."""

    def __init__(self, title: str, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setFixedWidth(WIDTH)
        self.title_label = Label(title, size=theme.HEADING, bold=True, wrap=True)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(MarkSign(mark), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title_label, 1)
        self.column = QVBoxLayout()
        self.column.setSpacing(10)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.addStretch(1)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(24, 20, 24, 20)
        frame.setSpacing(16)
        # The height follows the words in the width that is fixed; by itself the layout would ask for a narrow one's.
        frame.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        frame.addLayout(head)
        frame.addLayout(self.column)
        frame.addLayout(self.buttons)

    def say(self, text: str, tone: str = "text") -> Label:
        """Add a paragraph, and give it."""
        label = Label(text, tone=tone, wrap=True)
        self.column.addWidget(label)
        return label

    def offer(self, button: Button, accepts: bool | None) -> None:
        """Add a button: it accepts the dialog, rejects it, or (None) leaves it open."""
        self.buttons.addWidget(button)
        if accepts is not None:
            button.clicked.connect(self.accept if accepts else self.reject)

    def showEvent(self, event: QShowEvent) -> None:
        """Be as high as the words are in this width, and no higher."""
        layout = self.layout()
        if layout is not None:
            self.resize(WIDTH, layout.totalHeightForWidth(WIDTH))
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape as the way in which nothing is lost."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        else:
            super().keyPressEvent(event)

    def escape(self) -> None:
        """Close the dialog as if it had been accepted."""
        self.accept()

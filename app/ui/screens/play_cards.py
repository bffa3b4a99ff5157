"""Cards beside a puzzle in play: what it was, once it is answered, and the field for "this puzzle is wrong"."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QLineEdit, QWidget

from app.presenters.course import RunStatus, Task
from app.texts import Texts
from app.ui import theme
from app.ui.widgets.cards import Card, title_row
from app.ui.widgets.controls import Button, IconButton
from app.ui.widgets.text import Label, Tag
from app.ui.widgets.tiles import flow


class FlowLayout(QLayout):
    """Lays things out in lines, as words in a paragraph."""

    GAP = 6

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """Give how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give one of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Let go of one of them."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Tell that a narrow paragraph is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of all lines."""
        return sum(height for height, _ in self._lines(width)) + self.GAP * max(0, len(self._lines(width)) - 1)

    def sizeHint(self) -> QSize:
        """Take one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() + self.GAP for size in sizes)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """Hold the widest."""
        sizes = [item.sizeHint() for item in self._shown()]
        return QSize(
            max((size.width() for size in sizes), default=0), max((size.height() for size in sizes), default=0)
        )

    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        super().setGeometry(rect)
        top = rect.y()
        for height, items in self._lines(rect.width()):
            left = rect.x()
            for item in items:
                size = item.sizeHint()
                item.setGeometry(QRect(left, top, size.width(), size.height()))
                left += size.width() + self.GAP
            top += height + self.GAP

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, width: int) -> list[tuple[int, list[QLayoutItem]]]:
        items = self._shown()
        lines = flow([item.sizeHint().width() for item in items], width, self.GAP)
        return [
            (max(items[index].sizeHint().height() for index in line), [items[index] for index in line])
            for line in lines
        ]


class TagLine(QWidget):
    """Tags in a row that wraps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tags: list[Tag] = []
        self._flow = FlowLayout()
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(self._flow)

    def show_tags(self, words: Sequence[str]) -> None:
        """Show these words."""
        while len(self.tags) < len(words):
            self.tags.append(Tag(parent=self))
            self._flow.addWidget(self.tags[-1])
        for place, tag in enumerate(self.tags):
            tag.setVisible(place < len(words))
        for tag, word in zip(self.tags, words, strict=False):
            tag.setText(word)
        self.setAccessibleName(", ".join(words))
        self._flow.invalidate()
        self.updateGeometry()


class PuzzleCard(Card):
    """What the puzzle was: how hard, and its themes, which would give the answer away before."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 16, 14), spacing=8, parent=parent)
        self._texts = texts
        self.title = Label(size=theme.TITLE, bold=True)
        self.rating = Label(size=theme.SUPPORT, tone="text2")
        self.themes = TagLine()
        self.column.addLayout(title_row(self.title, self.rating))
        self.column.addWidget(self.themes)

    def show_task(self, task: Task, status: RunStatus) -> None:
        """Show this puzzle; its points only where ratings are shown."""
        question = task.question
        self.title.setText(self.tr("This puzzle"))
        level = self._texts.level(question.level)
        has_points = status.rating is not None
        self.rating.setText(f"{level} · {question.rating}" if has_points else level)
        self.themes.show_tags([self._texts.theme(name)[0] for name in question.themes])
        self.themes.setVisible(bool(question.themes))


class NoteField(QLineEdit):
    """A field for a few words; Enter sends them and Escape lets it be, and neither reaches the screen."""

    sent = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(theme.font(theme.BODY))
        self.setMaxLength(500)
        self.setMinimumHeight(36)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send, cancel, or write."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.sent.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
        event.accept()


class ReportCard(Card):
    """The field that opens in its place to say what is wrong with a puzzle, and says so when it is kept."""

    sent = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 12, 14), spacing=8, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.close_button = IconButton("close")
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.field = NoteField()
        self.send_button = Button(height=36)
        self.close_button.clicked.connect(self.closed)
        self.field.cancelled.connect(self.closed)
        self.field.sent.connect(self._send)
        self.send_button.clicked.connect(self._send)
        self.column.addLayout(title_row(self.title, self.close_button))
        self.column.addWidget(self.sentence)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.send_button)
        self.column.addLayout(row)
        self._is_kept = False
        self.hide()

    def open_field(self) -> None:
        """Open empty, with the focus in the field."""
        self._is_kept = False
        self.field.clear()
        self.write()
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def write(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(self.tr("This puzzle is wrong"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(f"{self.close_button.accessibleName()} (Esc)")
        self.sentence.setText(
            self.tr("Kept with your note on this computer.")
            if self._is_kept
            else self.tr("What is wrong with it? The note is kept with the puzzle on this computer.")
        )
        self.field.setAccessibleName(self.tr("Note on what is wrong"))
        self.field.setPlaceholderText(self.tr("A few words, if you like"))
        self.send_button.setText(self.tr("Keep"))
        for widget in (self.field, self.send_button):
            widget.setVisible(not self._is_kept)

    def _send(self) -> None:
        self.sent.emit(self.field.text().strip())
        self._is_kept = True
        self.write()

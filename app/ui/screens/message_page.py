"""A page that has nothing to show: why, and what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.cards import Card
from app.ui.widgets.states import EmptyState
from app.ui.widgets.text import Label


class MessagePage(QWidget):
    """A title, a sentence and an action, at the top left like any page."""

    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(size=theme.HEADING, bold=True)
        self.card = Card(margins=(20, 16, 20, 16))
        self.empty = EmptyState()
        self.empty.acted.connect(self.acted)
        self.card.column.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addWidget(self.card)
        column.addStretch(1)

    def show_message(self, title: str, sentence: str, action: str) -> None:
        """Show this; without a sentence nothing but the ground."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.empty.set_words(sentence, action)
        self.card.setVisible(bool(sentence))

    def take_focus(self) -> None:
        """Give the keyboard to the action."""
        if self.empty.button.isVisibleTo(self):
            self.empty.button.setFocus(Qt.FocusReason.OtherFocusReason)

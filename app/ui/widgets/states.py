"""What is shown where there is nothing to show."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui import theme
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

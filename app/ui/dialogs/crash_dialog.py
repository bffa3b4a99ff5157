"""Tells the player that the program made a mistake, and helps to report it."""

from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget


class CrashDialog(QDialog):
    """Shows what went wrong, the details to copy, and where the log is; the player may go on or close the program.

    The result is Accepted to go on and Rejected to close the program.
    """

    def __init__(
        self, summary: str, details: str, log_file: Path | None, unsaved: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setMinimumWidth(560)
        self._details = details

        headline = self._paragraph(self.tr("The program made a mistake"))
        headline.setProperty("role", "title")
        font = headline.font()
        font.setBold(True)
        headline.setFont(font)
        self.meaning_label = self._paragraph(
            self.tr("%n answers aren't saved yet. Go on, so that they can be saved.", "", unsaved)
            if unsaved
            else self.tr("Your answers are saved. You can go on; if it happens again, start the program anew.")
        )
        self.summary_label = self._paragraph(summary)

        self.details_box = QPlainTextEdit(details)
        self.details_box.setReadOnly(True)
        self.details_box.setAccessibleName(self.tr("Details of the error"))
        self.details_box.setMinimumHeight(180)
        self.details_box.setTabChangesFocus(True)

        place = self.tr("Log: {path}").format(path=log_file) if log_file else self.tr("No log could be written.")
        self.log_label = self._paragraph(place)
        self.log_label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

        buttons = QDialogButtonBox()
        self.copy_button = QPushButton(self.tr("Copy details"))
        self.close_button = QPushButton(self.tr("Close the program"))
        self.go_on_button = QPushButton(self.tr("Go on"))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(self.go_on_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy_details)
        self.close_button.clicked.connect(self.reject)
        self.go_on_button.clicked.connect(self.accept)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        for part in (headline, self.meaning_label, self.summary_label, self.details_box, self.log_label, buttons):
            layout.addWidget(part)

    @Slot()
    def copy_details(self) -> None:
        """Put the details on the clipboard, and say so on the button."""
        QGuiApplication.clipboard().setText(self._details)
        self.copy_button.setText(self.tr("Copied"))

    def _paragraph(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape as going on: it must not close the program."""
        if event.key() == Qt.Key.Key_Escape:
            self.accept()
            return
        super().keyPressEvent(event)

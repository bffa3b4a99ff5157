"""Tells the player that the program made a mistake, and helps to report it."""

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.ui.dialogs.message import Message
from app.ui.widgets.controls import Button, Role
from app.ui.widgets.painting import Mark


class CrashDialog(Message):
    """Shows what went wrong, the details to copy, and where the log is; the player may go on or close the program.

    The result is Accepted to go on and Rejected to close the program.
    """

    def __init__(
        self, summary: str, details: str, log_file: Path | None, unsaved: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(self._title(), Mark.WRONG, parent)
        self._details = details
        self.meaning_label = self.say(
            self.tr("%n answers aren't saved yet. Go on, so that they can be saved.", "", unsaved)
            if unsaved
            else self.tr("Your answers are saved. You can go on; if it happens again, start the program anew.")
        )
        self.summary_label = self.say(summary)

        self.details_box = QPlainTextEdit(details)
        self.details_box.setReadOnly(True)
        self.details_box.setAccessibleName(self.tr("Details of the error"))
        self.details_box.setMinimumHeight(180)
        self.details_box.setTabChangesFocus(True)
        self.column.addWidget(self.details_box)

        place = self.tr("Log: {path}").format(path=log_file) if log_file else self.tr("No log could be written.")
        self.log_label = self.say(place, tone="text2")

        self.copy_button = Button(self.tr("Copy details"))
        self.close_button = Button(self.tr("Close the program"))
        self.go_on_button = Button(self.tr("Go on"), Role.PRIMARY)
        self.offer(self.copy_button, None)
        self.offer(self.close_button, accepts=False)
        self.offer(self.go_on_button, accepts=True)
        self.copy_button.clicked.connect(self.copy_details)
        self.go_on_button.setFocus()

    @Slot()
    def copy_details(self) -> None:
        """Put the details on the clipboard, and say so on the button."""
        QGuiApplication.clipboard().setText(self._details)
        self.copy_button.setText(self.tr("Copied"))

    def _title(self) -> str:
        return self.tr("The program made a mistake")

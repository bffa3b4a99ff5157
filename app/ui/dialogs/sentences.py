"""Short messages that stand alone: each says what happened and what it means, in plain text."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class UnsavedDialog(QMessageBox):
    """Asks what to do about answers that aren't saved when the window is to be closed.

    ``accepts_loss`` is true where the player closes all the same.
    """

    def __init__(self, unsaved: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Answers aren't saved"))
        self.setText(self.tr("%n answers couldn't be saved yet. Closing now loses them.", "", unsaved))
        self.setInformativeText(self.tr("Keep the window open: they are tried again every few seconds."))
        self.keep_button = self.addButton(self.tr("Keep open"), QMessageBox.ButtonRole.RejectRole)
        self.close_button = self.addButton(self.tr("Close all the same"), QMessageBox.ButtonRole.DestructiveRole)
        self.setDefaultButton(self.keep_button)
        self.setEscapeButton(self.keep_button)

    @property
    def accepts_loss(self) -> bool:
        """Tell whether the player chose to close."""
        return self.clickedButton() is self.close_button


class LostDialog(QMessageBox):
    """Says at the end that answers are lost."""

    def __init__(self, lost: int) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Answers are lost"))
        self.setText(self.tr("%n answers couldn't be saved and are lost. The log has the reason.", "", lost))


class NoAnswerDialog(QMessageBox):
    """Says that another start of the program runs, but can't be brought forward."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(self.tr("Running already"))
        self.setText(self.tr("The program is running already, but its window doesn't answer. Close it first."))

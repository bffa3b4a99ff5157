"""Short messages that stand alone: each says what happened and what it means, in plain text."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate


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


def lost_dialog(lost: int) -> QMessageBox:
    """Make the message that answers were lost at the end."""
    text = translate("Sentences", "%n answers couldn't be saved and are lost. The log has the reason.", "", lost)
    return _message(QMessageBox.Icon.Warning, text)


def no_answer_dialog() -> QMessageBox:
    """Make the message that another start of the program runs, but can't be brought forward."""
    text = translate("Sentences", "The program is running already, but its window doesn't answer. Close it first.")
    return _message(QMessageBox.Icon.Information, text)


def _message(icon: QMessageBox.Icon, text: str) -> QMessageBox:
    box = QMessageBox()
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(translate("MainWindow", "Anshan Mahjong Trainer"))
    box.setText(text)
    return box

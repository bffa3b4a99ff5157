"""Short messages that stand alone: each says what happened and what it means."""

from PySide6.QtWidgets import QDialog, QWidget

from app.ui.dialogs.message import Message
from app.ui.widgets.controls import Button, Role
from app.ui.widgets.painting import Mark


class UnsavedDialog(Message):
    """Asks what to do about answers that aren't saved when the window is to be closed."""

    def __init__(self, unsaved: int, parent: QWidget | None = None) -> None:
        super().__init__(self._title(), Mark.SHAPE_CHOSEN, parent)
        self.text_label = self.say(self.tr("%n answers couldn't be saved yet. Closing now loses them.", "", unsaved))
        self.say(self.tr("Keep the window open: they are tried again every few seconds."), tone="text2")
        self.close_button = Button(self.tr("Close all the same"))
        self.keep_button = Button(self.tr("Keep open"), Role.PRIMARY)
        self.offer(self.close_button, accepts=True)
        self.offer(self.keep_button, accepts=False)
        self.keep_button.setFocus()

    @property
    def accepts_loss(self) -> bool:
        """Tell whether the player chose to close."""
        return self.result() == QDialog.DialogCode.Accepted

    def escape(self) -> None:
        """Keep the window open."""
        self.reject()

    def _title(self) -> str:
        return self.tr("Answers aren't saved")


class LostDialog(Message):
    """Says at the end that answers are lost."""

    def __init__(self, lost: int) -> None:
        super().__init__(self._title(), Mark.WRONG)
        self.text_label = self.say(
            self.tr("%n answers couldn't be saved and are lost. The log has the reason.", "", lost)
        )
        self.close_button = Button(self.tr("Close"), Role.PRIMARY)
        self.offer(self.close_button, accepts=True)

    def _title(self) -> str:
        return self.tr("Answers are lost")


class NoAnswerDialog(Message):
    """Says that another start of the program runs, but can't be brought forward."""

    def __init__(self) -> None:
        super().__init__(self._title(), Mark.SHAPE_CHOSEN)
        self.text_label = self.say(
            self.tr("The program is running already, but its window doesn't answer. Close it first.")
        )
        self.close_button = Button(self.tr("Close"), Role.PRIMARY)
        self.offer(self.close_button, accepts=True)

    def _title(self) -> str:
        return self.tr("Running already")

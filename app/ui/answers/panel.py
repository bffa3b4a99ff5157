"""What every answer widget has in common: the rectangle under the felt, with the button that checks and goes on."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QWidget

from app.presenters.state import AnswerActions, Phase, PracticeState
from app.texts import Texts
from app.ui import theme
from app.ui.widgets.controls import Button, Role
from app.ui.widgets.states import PATIENCE_MS
from app.ui.widgets.text import Label


class AnswerPanel(QWidget):
    """Takes one form of answer and hands what the learner does to the presenter; it decides nothing.

    The panel has one height before and after the answer: nothing moves when feedback appears.
    """

    def __init__(self, practice: AnswerActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.practice = practice
        self.texts = texts
        self.state: PracticeState | None = None
        self.compact = False
        self.hint = Label(size=theme.SUPPORT, tone="warn", wrap=True, parent=self)
        self.go_button = Button(role=Role.PRIMARY, key="Enter", height=48)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_saving)
        self.go_button.clicked.connect(self.practice.check_or_next)

    def show_state(self, state: PracticeState) -> None:
        """Show the question's answer area: the draft before the answer, what became of it after."""
        self.state = state
        words = (self.tr("Check"), self.tr("Next"), self.tr("Back"), self.tr("Saving"))
        self.go_button.keep_room_for(words)
        self.go_button.setText(self._go_words(state, *words))
        if state.waiting:
            self._patience.start()
        else:
            self._patience.stop()
        self.fill(state)

    def set_compact(self, compact: bool) -> None:
        """Take the narrow layout, or the wide one."""
        if compact == self.compact:
            return
        self.compact = compact
        self.go_button.set_height(40 if compact else 48)
        if self.state is not None:
            self.fill(self.state)

    def height_for(self, width: int) -> int:
        """Give the panel's height in this width, in the layout that is taken."""
        raise NotImplementedError

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Take the focus for a new question."""
        raise NotImplementedError

    def fill(self, state: PracticeState) -> None:
        """Show this state in the layout that is taken."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Place everything: wide or compact."""
        raise NotImplementedError

    @staticmethod
    def _go_words(state: PracticeState, check: str, following: str, back: str, _saving: str) -> str:
        """Give what the button does now."""
        if state.looking_back:
            return back
        return check if state.phase is Phase.ASKING else following

    def _say_saving(self) -> None:
        """Say that the answer is still on its way to the disk, once that takes long enough to be noticed."""
        self.go_button.setText(self.tr("Saving"))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.state is not None:
            self.show_state(self.state)

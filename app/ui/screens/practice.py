"""The practice screen: the frame of questions under a bar that chooses what is asked next."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.presenters.state import PracticeActions, PracticeState
from app.texts import Texts
from app.ui.screens.practice_bar import PracticeBar
from app.ui.screens.question_frame import QuestionFrame


class PracticeScreen(QuestionFrame):
    """Shows a PracticeState and hands to the presenter what the learner does; it decides nothing."""

    language_chosen = Signal(str)

    def __init__(self, practice: PracticeActions, parent: QWidget | None = None) -> None:
        texts = Texts()
        self.bar = PracticeBar(texts)
        super().__init__(practice, self.bar, texts, parent)
        self.bar.profile_chosen.connect(practice.choose_profile)
        self.bar.kind_chosen.connect(practice.choose_kind)
        self.bar.level_chosen.connect(practice.choose_level)
        self.bar.language_chosen.connect(self.language_chosen)
        self.before.first_run.dismissed.connect(practice.dismiss_first_run)
        self.before.last.back_wanted.connect(practice.look_back)

    def show_state(self, state: PracticeState) -> None:
        """Show this and nothing else."""
        self.show_question(state)

    def write_bar(self, state: PracticeState, *, compact: bool) -> None:
        """Show what is chosen and how the round goes."""
        self.bar.show_state(state, compact=compact)

    def plates(self, state: PracticeState) -> tuple[str, ...]:
        """Say that this is the last question, while it is looked at again."""
        return (QCoreApplication.translate("FeltTable", "last question"),) if state.looking_back else ()

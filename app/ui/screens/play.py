"""A puzzle in play: the frame of questions under a bar that says how the course stands."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.presenters.puzzle_states import PlayActions, PlayState
from app.presenters.state import Phase, PracticeState
from app.texts import Texts
from app.ui.screens.play_bar import PlayBar
from app.ui.screens.play_cards import PuzzleCard, ReportCard
from app.ui.screens.practice_after import AfterColumn
from app.ui.screens.puzzle_words import missed_line
from app.ui.screens.question_frame import QuestionFrame
from puzzles.drills.attempt import Mode


class PlayScreen(QuestionFrame):
    """Shows a PlayState and hands to the presenter what the learner does; it decides nothing.

    Esc leaves when it is pressed twice and has nothing else to do. The note on a wrong puzzle is written in a field
    beside the table, which neither moves it nor takes Enter from the button.
    """

    def __init__(self, actions: PlayActions, parent: QWidget | None = None) -> None:
        texts = Texts()
        self.bar = PlayBar(texts)
        super().__init__(actions, self.bar, texts, parent)
        self._actions = actions
        self._play: PlayState | None = None
        self._today = 0
        self._leaving = False
        self.report = ReportCard()
        # With a parent from the start: shown without one it would be a window of its own.
        self.puzzle = PuzzleCard(texts, self)
        self.puzzle.hide()
        self._side_column.insertWidget(0, self.report)
        self.bar.left.connect(actions.leave)
        self.bar.skipped.connect(actions.skip)
        self.bar.undone.connect(actions.take_back)
        self.bar.favoured.connect(actions.mark_favourite)
        self.bar.complained.connect(self.open_report)
        self.report.sent.connect(self._report)
        self.report.closed.connect(self.close_report)

    @property
    def play(self) -> PlayState | None:
        """Give what is shown."""
        return self._play

    def show_play(self, play: PlayState, today: int) -> None:
        """Show this and nothing else; ``today`` is the number of the day."""
        before, self._play, self._today = self._play, play, today
        if before is None or (before.task is not play.task and before.task.question != play.task.question):
            self.report.hide()
            self._leaving = False
        self.before.keys.set_more(
            (
                (("Esc", "Esc"), self.tr("leave")),
                (("Ctrl", "D"), self.tr("favourite")),
            )
        )
        self.show_question(play.desk)

    def write_bar(self, state: PracticeState, *, compact: bool) -> None:
        """Show how the course stands, and what the puzzle was once it is answered."""
        if self._play is None:
            return
        self.bar.show_state(self._play, compact=compact, leaving=self._leaving)
        self.puzzle.show_task(self._play.task, self._play.status)
        self.puzzle.setVisible(state.phase is Phase.ANSWERED)

    def plates(self, state: PracticeState) -> tuple[str, ...]:
        """Say why a puzzle comes back."""
        if self._play is None or self._play.task.missed is None:
            return ()
        task = self._play.task
        name = self.tr("Review") if self._play.status.mode is Mode.REVIEW else self.tr("Once more")
        plates = [f"{name} · {missed_line(task.missed, self._today)}" if task.missed else name]
        if task.is_variant:
            plates.append(self.tr("in other tiles"))
        return tuple(plates)

    def explained(self, after: AfterColumn) -> None:
        """Put what the puzzle was under the explanation."""
        after.add_foot(self.puzzle)

    # A puzzle that is wrong

    def open_report(self) -> None:
        """Open the field for a note, or close it."""
        if self.report.isVisible():
            self.close_report()
            return
        self.report.open_field()
        self.side.settle()
        self.side.verticalScrollBar().setValue(0)

    def close_report(self) -> None:
        """Close the field and go back to where the answer is given."""
        self.report.hide()
        self._return_focus()

    def _report(self, note: str) -> None:
        self._actions.report_wrong(note)
        self._announce(self.tr("Kept with your note on this computer."))
        self._return_focus()

    def _return_focus(self) -> None:
        self._focus_answer(Qt.FocusReason.TabFocusReason)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of play, then those of the question."""
        if self._play is None or not self._take_key(event, self._play):
            super().keyPressEvent(event)

    def take_stray_key(self, event: QKeyEvent) -> None:
        """Take the keys that are pressed while the focus is outside; any but Esc takes the first Esc back."""
        if event.key() != Qt.Key.Key_Escape:
            self._set_leaving(False)
        super().take_stray_key(event)

    def _take_key(self, event: QKeyEvent, play: PlayState) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self._has_to_clear(play.desk):
            if not event.isAutoRepeat():
                self._escape()
            return True
        if event.modifiers() != Qt.KeyboardModifier.ControlModifier:
            return False
        if event.key() == Qt.Key.Key_D:
            self._actions.mark_favourite(not play.task.is_favourite)
        elif event.key() == Qt.Key.Key_E:
            self.open_report()
        elif event.key() == Qt.Key.Key_K and play.can_skip:
            self._actions.skip()
        else:
            return False
        return True

    @staticmethod
    def _has_to_clear(state: PracticeState) -> bool:
        """Tell whether Esc has something to clear before it leaves."""
        explains = state.feedback is not None and state.feedback.explanation.subject is not None
        return bool(state.draft.typed) or (state.phase is Phase.ANSWERED and explains)

    def _escape(self) -> None:
        if self._leaving:
            self._set_leaving(False)
            self._actions.leave()
            return
        self._set_leaving(True)
        self._announce(self.bar.leave.accessibleName())

    def _set_leaving(self, leaving: bool) -> None:
        if leaving != self._leaving and self._play is not None:
            self._leaving = leaving
            self.write_bar(self._play.desk, compact=self._compact)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Forget the first Esc when something else is done."""
        if event.type() == QEvent.Type.MouseButtonPress or (
            isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() != Qt.Key.Key_Escape
        ):
            self._set_leaving(False)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.report.write()
            if self._play is not None:
                self.show_play(self._play, self._today)
        super().changeEvent(event)

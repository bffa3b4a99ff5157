"""The puzzles' screen: its first page, a puzzle in play, the summary of a run, and the history."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.presenters.puzzle_states import PuzzlesActions, PuzzlesState, Stage
from app.texts import Texts
from app.ui.screens.message_page import MessagePage
from app.ui.screens.play import PlayScreen
from app.ui.screens.puzzles_history import HistoryPageView
from app.ui.screens.puzzles_home import HomePage
from app.ui.screens.run_summary import SummaryPage
from app.ui.widgets.states import PATIENCE_MS


class PuzzlesScreen(QWidget):
    """Shows a PuzzlesState and hands to the presenter what the learner does; it decides nothing.

    Each page is made when it is first needed.
    """

    def __init__(self, actions: PuzzlesActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._texts = texts
        self._state: PuzzlesState | None = None
        self._today = 0
        self._home: HomePage | None = None
        self._play: PlayScreen | None = None
        self._summary: SummaryPage | None = None
        self._history: HistoryPageView | None = None
        self.message = MessagePage()
        self.message.acted.connect(actions.open_home)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_loading)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.message)

    @property
    def home(self) -> HomePage:
        """Give the first page."""
        if self._home is None:
            self._home = HomePage(self._actions, self._texts)
            self._stack.addWidget(self._home)
        return self._home

    @property
    def play(self) -> PlayScreen:
        """Give the page of a puzzle in play."""
        if self._play is None:
            self._play = PlayScreen(self._actions)
            self._stack.addWidget(self._play)
        return self._play

    @property
    def summary(self) -> SummaryPage:
        """Give the page on a run that ended."""
        if self._summary is None:
            self._summary = SummaryPage(self._texts)
            self._summary.again.connect(self._actions.play_again)
            self._summary.closed.connect(self._actions.open_home)
            self._stack.addWidget(self._summary)
        return self._summary

    @property
    def history(self) -> HistoryPageView:
        """Give the list of answers."""
        if self._history is None:
            self._history = HistoryPageView(self._texts)
            self._history.wanted.connect(self._actions.open_history)
            self._history.closed.connect(self._actions.open_home)
            self._stack.addWidget(self._history)
        return self._history

    @property
    def page(self) -> QWidget | None:
        """Give the page that is shown."""
        return self._stack.currentWidget()

    def show_state(self, state: PuzzlesState) -> None:
        """Show this and nothing else."""
        before, self._state = self._state, state
        if state.stage is Stage.LOADING:
            self._patience.start()
            return
        self._patience.stop()
        is_new = before is None or before.stage is not state.stage
        if state.home is not None and state.stage is Stage.HOME:
            self._today = state.home.day
            self.home.show_home(state.home)
            self._turn_to(self.home)
            if is_new:
                self.home.take_focus()
        elif state.play is not None and state.stage is Stage.PLAYING:
            self._turn_to(self.play)
            self.play.show_play(state.play, self._today)
        elif state.summary is not None and state.stage is Stage.SUMMARY:
            self.summary.show_summary(state.summary, self._today)
            self._turn_to(self.summary)
            if is_new:
                self.summary.take_focus()
        elif state.history is not None and state.wanted is not None and state.stage is Stage.HISTORY:
            self.history.show_page(state.history, state.wanted, self._today)
            self._turn_to(self.history)
            if is_new:
                self.history.take_focus()
        else:
            self._say_nothing_there(state.stage)

    def _turn_to(self, page: QWidget) -> None:
        if self._stack.currentWidget() is not page:
            self._stack.setCurrentWidget(page)

    # Where there is nothing to show

    def _say_loading(self) -> None:
        self.message.show_message("", self.tr("Looking among the puzzles…"), "")
        self._turn_to(self.message)

    def _say_nothing_there(self, stage: Stage) -> None:
        if stage is Stage.NO_BANK:
            self.message.show_message(
                self.tr("No puzzles"),
                self.tr(
                    "The bank of puzzles is missing or can't be read. Install the program anew to get it back; "
                    "your answers stay as they are. Practice works without it."
                ),
                self.tr("Try again"),
            )
        else:
            self.message.show_message(
                self.tr("None left"),
                self.tr("There is no puzzle of this sort under these rules. Other themes and other rules have some."),
                self.tr("Back to the puzzles"),
            )
        self._turn_to(self.message)
        self.message.take_focus()

    # Qt

    def enter_by_tab(self, forward: bool) -> None:
        """Take the focus that comes from outside: a puzzle in play has an order of its own."""
        if self.page is self._play and self._play is not None:
            self._play.enter_by_tab(forward)

    def place_focus(self, before: QWidget | None) -> None:
        """Take the focus when the screen comes up: as a puzzle in play wants it, elsewhere where it was."""
        page = self.page
        if isinstance(page, PlayScreen):
            page.place_focus(before)
        elif before is not None and page is not None and page.isAncestorOf(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(page, HomePage | SummaryPage | HistoryPageView | MessagePage):
            page.take_focus()

    def take_stray_key(self, event: QKeyEvent) -> None:
        """Take the keys that are pressed while the focus is outside: those of a puzzle in play, and Esc."""
        page = self.page
        if isinstance(page, PlayScreen):
            page.take_stray_key(event)
        else:
            self.keyPressEvent(event)

    def go_to_first_page(self) -> None:
        """Leave a summary or the history; a puzzle in play goes on."""
        if self.page in (self._summary, self._history):
            self._actions.open_home()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the page that comes up."""
        super().showEvent(event)
        page = self.page
        if isinstance(page, HomePage | SummaryPage | HistoryPageView | MessagePage):
            page.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the first page on Esc."""
        if event.key() == Qt.Key.Key_Escape and self.page in (self._summary, self._history):
            self._actions.open_home()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say what is said here in the new language; the pages do so themselves."""
        if (
            event.type() == QEvent.Type.LanguageChange
            and self._state is not None
            and self._state.stage in (Stage.NO_BANK, Stage.NONE_LEFT)
        ):
            self._say_nothing_there(self._state.stage)
        super().changeEvent(event)

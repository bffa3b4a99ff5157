"""The review screen: what is due, one of them in play, and how a review went."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.presenters.puzzle_states import ReviewActions, ReviewState, Stage
from app.texts import Texts
from app.ui.screens.message_page import MessagePage
from app.ui.screens.play import PlayScreen
from app.ui.screens.review_cards import ForecastCard
from app.ui.screens.review_home import ReviewHome
from app.ui.screens.run_summary import SummaryPage
from app.ui.widgets.states import PATIENCE_MS
from puzzles.drills.records import ReviewOutlook


class ReviewScreen(QWidget):
    """Shows a ReviewState and hands to the presenter what the learner does; it decides nothing.

    ``puzzles_wanted`` asks for the puzzles' screen, where there is nothing to review yet.
    """

    puzzles_wanted = Signal()

    def __init__(self, actions: ReviewActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self._texts = texts
        self._state: ReviewState | None = None
        self._outlook: ReviewOutlook | None = None
        self._play: PlayScreen | None = None
        self._summary: SummaryPage | None = None
        self.home = ReviewHome(actions, texts)
        self.home.puzzles_wanted.connect(self.puzzles_wanted)
        self.forecast = ForecastCard()
        self.message = MessagePage()
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_loading)
        self._stack = QStackedLayout(self)
        for page in (self.message, self.home):
            self._stack.addWidget(page)

    @property
    def play(self) -> PlayScreen:
        """Give the page of a puzzle in play, which has the forecast in place of the day's figures."""
        if self._play is None:
            self._play = PlayScreen(self._actions)
            self._play.before.set_lead(self.forecast)
            self._stack.addWidget(self._play)
        return self._play

    @property
    def summary(self) -> SummaryPage:
        """Give the page on a review that ended."""
        if self._summary is None:
            self._summary = SummaryPage(self._texts, replays=False)
            self._summary.closed.connect(self._actions.open_home)
            self._stack.addWidget(self._summary)
        return self._summary

    @property
    def page(self) -> QWidget | None:
        """Give the page that is shown."""
        return self._stack.currentWidget()

    def show_state(self, state: ReviewState) -> None:
        """Show this and nothing else."""
        before, self._state = self._state, state
        self._outlook = state.outlook or self._outlook
        if state.stage is Stage.LOADING:
            self._patience.start()
            return
        self._patience.stop()
        is_new = before is None or before.stage is not state.stage
        if state.play is not None and state.stage is Stage.PLAYING:
            if self._outlook is not None and self._outlook.forecast:
                self.forecast.show_outlook(self._outlook, state.today)
            play = self.play
            self._turn_to(play)
            play.show_play(state.play, state.today)
        elif state.summary is not None and state.stage is Stage.SUMMARY:
            self.summary.show_summary(state.summary, state.today)
            self._turn_to(self.summary)
            if is_new:
                self.summary.take_focus()
        elif state.stage is Stage.NO_BANK:
            self.message.show_message(
                self.tr("Review"), self.tr("What is due can't be read just now. Nothing is lost by that."), ""
            )
            self._turn_to(self.message)
        else:
            self.home.show_review(state)
            self._turn_to(self.home)
            if is_new:
                self.home.take_focus()

    def _turn_to(self, page: QWidget) -> None:
        if self._stack.currentWidget() is not page:
            self._stack.setCurrentWidget(page)

    def _say_loading(self) -> None:
        self.message.show_message("", self.tr("Looking for what is due…"), "")
        self._turn_to(self.message)

    def enter_by_tab(self, forward: bool) -> None:
        """Take the focus that comes from outside: a puzzle in play has an order of its own."""
        if self._play is not None and self.page is self._play:
            self._play.enter_by_tab(forward)

    def place_focus(self, before: QWidget | None) -> None:
        """Take the focus when the screen comes up: as a puzzle in play wants it, elsewhere where it was."""
        page = self.page
        if isinstance(page, PlayScreen):
            page.place_focus(before)
        elif before is not None and page is not None and page.isAncestorOf(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(page, ReviewHome | SummaryPage):
            page.take_focus()

    def take_stray_key(self, event: QKeyEvent) -> None:
        """Take the keys that are pressed while the focus is outside: those of a puzzle in play, and Esc."""
        page = self.page
        if isinstance(page, PlayScreen):
            page.take_stray_key(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.go_to_first_page()

    def go_to_first_page(self) -> None:
        """Leave a summary; a puzzle in play goes on."""
        if self._summary is not None and self.page is self._summary:
            self._actions.open_home()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the page that comes up."""
        super().showEvent(event)
        page = self.page
        if isinstance(page, ReviewHome | SummaryPage):
            page.take_focus()

"""The bar above a puzzle in play: what is played and how it stands; star, flag, and the way out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.presenters.course import RunStatus
from app.presenters.puzzle_states import PlayState
from app.presenters.state import Phase, SaveState
from app.texts import Texts
from app.ui import theme
from app.ui.numbers import minutes
from app.ui.screens.practice_bar import StreakMark
from app.ui.screens.puzzle_words import mode_name, signed, theme_name
from app.ui.widgets.cards import Bar
from app.ui.widgets.controls import Button, IconButton, Role
from app.ui.widgets.scrolling import ThinScrollBar
from app.ui.widgets.text import Label, Tag
from puzzles.drills.attempt import Mode
from puzzles.rules.ruleset import Profile
from puzzles.trainer.storm import START_MS

FAVOURITE_KEY, WRONG_KEY, SKIP_KEY = "Ctrl+D", "Ctrl+E", "Ctrl+K"
_COUNTED = (Mode.THEME, Mode.RATED)


class PlayBar(QWidget):
    """The way out, the sort of play and how it stands at the left; what can be done with the puzzle at the right."""

    left = Signal()
    skipped = Signal()
    undone = Signal()
    favoured = Signal(bool)
    complained = Signal()

    HEIGHT = 32

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._favourite = False
        self.leave = Button(key="Esc", height=self.HEIGHT)
        self.mode = Label(size=theme.TITLE, bold=True)
        self.rules = Tag()
        self.theme = Tag()
        self.place = Label(size=theme.SUPPORT, tone="text2")
        self.unsaved = Label(size=theme.SUPPORT, bold=True, tone="warn")
        self.score = Label(size=theme.SUPPORT, tone="text2")
        self.streak = StreakMark()
        self.time = Label(size=theme.TITLE, bold=True)
        self.time_bar = Bar()
        self.rating = Label(size=theme.SUPPORT, tone="text2")
        self.change = Label(size=theme.SUPPORT, bold=True)
        self.undo = IconButton("undo")
        self.skip = Button(role=Role.GHOST, height=self.HEIGHT)
        self.star = IconButton("star")
        self.flag = IconButton("flag")
        self.time_bar.setFixedWidth(96)
        self.leave.enter_presses = False
        self.leave.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.leave.clicked.connect(self.left)
        self.skip.clicked.connect(self.skipped)
        self.undo.clicked.connect(self.undone)
        self.flag.clicked.connect(self.complained)
        self.star.clicked.connect(lambda: self.favoured.emit(not self._favourite))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, ThinScrollBar.ROOM, 0)
        row.setSpacing(8)
        lead = (self.leave, self.mode, self.rules, self.theme, self.place)
        figures = (self.unsaved, self.time_bar, self.time, self.score, self.streak, self.rating, self.change)
        for widget in lead:
            row.addWidget(widget)
        row.addStretch(1)
        for figure in figures:
            row.addWidget(figure)
        row.addSpacing(8)
        for button in (self.skip, self.undo, self.star, self.flag):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(button is not self.skip)
            button.setSizePolicy(policy)
            row.addWidget(button)
        row.setSpacing(6)
        self.setFixedHeight(self.HEIGHT)

    def show_state(self, state: PlayState, *, compact: bool, leaving: bool) -> None:
        """Show how things stand; ``leaving`` asks for the key once more."""
        status, desk = state.status, state.desk
        self._show_leaving(leaving)
        self.mode.setText(mode_name(status.mode))
        self.rules.setText(self._texts.profile(Profile(desk.profile)))
        self.theme.setText(theme_name(status.theme) if status.theme else "")
        self.theme.setVisible(bool(status.theme))
        self._show_place(status)
        self.unsaved.setVisible(desk.save is SaveState.UNSAVED and desk.unsaved > 0)
        self.unsaved.setText(self.tr("%n answer(s) not saved yet", "", desk.unsaved))
        self._show_score(status, compact=compact)
        self._show_time(status, shown=desk.show_timer, compact=compact)
        self._show_rating(status)
        self._show_buttons(state)

    def _show_leaving(self, leaving: bool) -> None:
        words, again = self.tr("Leave"), self.tr("Once more?")
        self.leave.keep_room_for((words, again))
        self.leave.setText(again if leaving else words)
        self.leave.setAccessibleName(self.tr("Leave? Esc once more") if leaving else words)
        self.leave.setToolTip(self.tr("Leave (Esc twice)"))
        self.leave.updateGeometry()

    def _show_place(self, status: RunStatus) -> None:
        known = status.place is not None and status.count is not None and status.count > 1
        self.place.setVisible(known)
        self.place.setText(
            self.tr("{place} of {count}").format(place=status.place, count=status.count) if known else ""
        )

    def _show_score(self, status: RunStatus, *, compact: bool) -> None:
        in_a_row = self.tr("{count} in a row").format(count=status.score)
        is_streak = status.mode is Mode.STREAK
        self.streak.setVisible(is_streak)
        self.streak.show_streak(in_a_row if is_streak else "", self.tr("{count} in a row").format(count="00"))
        words = self.tr("{count} right").format(count=status.score)
        if status.mode in _COUNTED:
            done = status.score + status.errors
            words = self.tr("{done} done · {right} right").format(done=done, right=status.score) if done else ""
        elif status.mode is Mode.STORM and status.combo > 1 and not compact:
            words += " · " + self.tr("{count} in a row").format(count=status.combo)
        self.score.setText(words)
        self.score.setVisible(not is_streak and status.mode is not Mode.DAILY and bool(words))

    def _show_time(self, status: RunStatus, *, shown: bool, compact: bool) -> None:
        left = status.left_ms if shown else None
        self.time.setVisible(left is not None)
        self.time_bar.setVisible(left is not None and not compact)
        if left is not None:
            self.time.setText(minutes(left))
            self.time.setMinimumWidth(self.time.fontMetrics().horizontalAdvance("0:00") + 2)
            self.time_bar.set_share(left / START_MS)
            for widget in (self.time, self.time_bar):
                widget.setAccessibleName(self.tr("time left {time}").format(time=minutes(left)))

    def _show_rating(self, status: RunStatus) -> None:
        has_rating = status.rating is not None
        self.rating.setVisible(has_rating)
        self.change.setVisible(has_rating and status.change is not None)
        self.rating.setText(self.tr("Rating {points}").format(points=status.rating) if has_rating else "")
        self.change.setText(signed(status.change or 0))

    def _show_buttons(self, state: PlayState) -> None:
        self.skip.setText(self.tr("Skip"))
        self.skip.setToolTip(f"{self.skip.text()} ({SKIP_KEY})")
        self.skip.setVisible(state.can_skip)
        self.undo.setVisible(state.can_undo and state.desk.phase is Phase.ANSWERED)
        self._name(self.undo, self.tr("Take this answer back"), "Ctrl+Z")
        self._favourite = state.task.is_favourite
        self.star.show_icon("star-filled" if self._favourite else "star", "accent" if self._favourite else "text2")
        words = self.tr("No longer a favourite") if self._favourite else self.tr("Make it a favourite")
        self._name(self.star, words, FAVOURITE_KEY)
        self._name(self.flag, self.tr("This puzzle is wrong"), WRONG_KEY)

    @staticmethod
    def _name(button: IconButton, words: str, key: str) -> None:
        button.setAccessibleName(words)
        button.setToolTip(f"{words} ({key})")

"""The first page of the review: what is due and why, what will be due, and what is set apart."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.presenters.puzzle_states import ReviewActions, ReviewState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import GRADE_MARKS
from app.ui.numbers import date_words, day_words
from app.ui.screens.answer_lines import draw_lines, hand_of
from app.ui.screens.puzzle_words import missed_words
from app.ui.screens.review_cards import ApartCard, ApartLine, ForecastCard
from app.ui.slices import Slices
from app.ui.widgets.answer_rows import HEIGHT, AnswerLine, AnswerList
from app.ui.widgets.cards import Card, Figure
from app.ui.widgets.controls import Button, Role
from app.ui.widgets.painting import Mark
from app.ui.widgets.scrolling import ScrollColumn, ThinScrollBar
from app.ui.widgets.states import EmptyState
from app.ui.widgets.text import Label
from puzzles.drills.records import DueReview, ReviewOutlook
from puzzles.drills.registry import DRILLS

MOST_ROWS = 50
LEAST_ROWS = 4
BESIDE_FROM = 1180
"""Width from which on the forecast stands beside the list; narrower, it stands under it."""

SIDE = 336
_ANY_WIDTH = 16777215


class ReviewHome(QWidget):
    """Shows what there is to review; decides nothing. ``puzzles_wanted`` asks for the puzzles' screen."""

    puzzles_wanted = Signal()

    def __init__(self, actions: ReviewActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._state: ReviewState | None = None
        self.title = Label(size=theme.HEADING, bold=True)
        self.figure = Figure(size=theme.FIGURE)
        self.rule = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.start = Button(role=Role.PRIMARY, key="Enter", height=48)
        self.list = AnswerList()
        self.area = ScrollColumn(spacing=0)
        self.more = Label(size=theme.SUPPORT, tone="text2")
        self.empty = EmptyState()
        self.forecast = ForecastCard()
        self.apart = ApartCard()
        self.side = QWidget()
        self.page = ScrollColumn(spacing=12)
        self._stacked: bool | None = None
        self.slices = Slices(self)
        self.start.clicked.connect(actions.start_review)
        self.empty.acted.connect(self.puzzles_wanted)
        self.apart.returned.connect(actions.bring_back)
        self.list.walked_to.connect(self._follow)
        self._lay_out()

    def _lay_out(self) -> None:
        self.head = Card(margins=(20, 14, 20, 14))
        row = QHBoxLayout()
        row.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.figure)
        words.addWidget(self.rule)
        row.addLayout(words, 1)
        row.addWidget(self.start)
        self.head.column.addLayout(row)
        self.head.column.addWidget(self.empty)
        self.due = Card(margins=(16, 8, 8, 8), spacing=4)
        self.area.column.addWidget(self.list)
        self.area.column.addWidget(self.more)
        self.area.column.addStretch(1)
        self.due.column.addWidget(self.area, 1)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.head)
        left.addWidget(self.due, 1)
        left.addStretch(0)
        self._left = left
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(12)
        side.addWidget(self.forecast)
        side.addWidget(self.apart)
        side.addStretch(1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(12)
        self._body.addLayout(left, 1)
        self._body.addWidget(self.side)
        self.page.column.addLayout(self._body, 1)
        self.page.verticalScrollBar().rangeChanged.connect(self._space)
        self._frame = QVBoxLayout(self)
        self._frame.setSpacing(14)
        self._frame.addWidget(self.title)
        self._frame.addWidget(self.page, 1)

    def show_review(self, state: ReviewState) -> None:
        """Show this."""
        self._state = state
        outlook = state.outlook or ReviewOutlook(len(state.due), (), len(state.due), len(state.suspended))
        count = max(outlook.due, len(state.due))
        has_due = bool(state.due)
        self.title.setText(self.tr("Review"))
        self.figure.set_figure(str(count), self.tr("puzzle(s) due", "after a number", count))
        self.rule.setText(self.tr("Each was missed; where it can, it comes back in other tiles."))
        self.start.setText(self.tr("Begin"))
        for widget in (self.figure, self.rule, self.start, self.due):
            widget.setVisible(has_due)
        self.empty.setVisible(not has_due)
        self._left.setStretch(2, 0 if has_due else 1)
        if not has_due:
            self._show_nothing_due(outlook, state.today)
        self.forecast.setVisible(bool(outlook.forecast) and outlook.total > 0)
        if outlook.forecast:
            self.forecast.show_outlook(outlook, state.today)
        self.apart.setVisible(bool(state.suspended))
        self.side.setVisible(not self.forecast.isHidden() or not self.apart.isHidden())
        self.more.setText(self.tr("and %n more", "", max(0, count - MOST_ROWS)))
        self.more.setVisible(count > MOST_ROWS)
        self.list.setAccessibleName(self.tr("What is due, and why"))
        self.slices.begin(self._fill(state))

    def take_focus(self) -> None:
        """Take the focus: Enter begins."""
        button = self.start if self.start.isVisibleTo(self) else self.empty.button
        if button.isVisibleTo(self):
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_nothing_due(self, outlook: ReviewOutlook, today: int) -> None:
        """Say when something comes back, or what there will be."""
        if not outlook.total:
            self.empty.set_words(
                self.tr("What you miss among the puzzles comes back here some days later, in other tiles."),
                self.tr("To the puzzles"),
            )
            return
        words = self.tr("Nothing to review today.")
        coming = next(((place, count) for place, count in enumerate(outlook.forecast) if count and place), None)
        if coming is not None and coming[0] == 1:
            more = self.tr("Tomorrow there are %n.", "", coming[1])
        elif coming is not None:
            date = date_words(today + coming[0])
            more = self.tr("The next %n come on {date}.", "", coming[1]).format(date=date)
        else:
            more = ""
        if more:
            words = self.tr("{first} {second}").format(first=words, second=more)
        self.empty.set_words(words, self.tr("To the puzzles"))

    def _fill(self, state: ReviewState) -> Iterator[None]:
        """Work the rows out a little at a time."""
        lines = []
        for due in state.due[:MOST_ROWS]:
            lines.append(self._due_line(due, state.today))
            yield
        yield from draw_lines(self.list, lines)
        self.list.show_lines(lines)
        self._let_scroll()
        yield
        yield from self._fill_apart(state.suspended)

    def _fill_apart(self, suspended: Sequence[DueReview]) -> Iterator[None]:
        lines = []
        for due in suspended:
            question = due.question
            groups, hand = hand_of(question, self._texts)
            key = DRILLS[question.kind].key(question) if question.kind in DRILLS else None
            lines.append(
                ApartLine(
                    due.review.uid,
                    tuple(tile for group in groups for tile in group),
                    hand,
                    self.tr("missed %n time(s)", "", due.review.lapses),
                    "" if key is None else self._texts.answer(question, key),
                )
            )
            yield
        self.apart.show_lines(lines)

    def _due_line(self, due: DueReview, today: int) -> AnswerLine:
        question, missed, review = due.question, due.missed, due.review
        tiles, hand = hand_of(question, self._texts)
        reason = missed_words(missed.mistakes[0]) if missed and missed.mistakes else self.tr("missed")
        about = f"{self._texts.kind(question.kind)} · {self._texts.profile(question.position.rules.profile)}"
        late = today - review.due_day
        when = self.tr("due today") if late <= 0 else self.tr("%n day(s) late", "", late)
        last = day_words(missed.moment.day if missed else review.last_day, today)
        return AnswerLine(
            mark=GRADE_MARKS[missed.grade] if missed else Mark.OPEN,
            verdict=reason[:1].upper() + reason[1:],
            about=about,
            hand=tiles,
            time=last,
            day=when,
            words=self.tr("{reason}, {about}, {hand}, last time {last}, {when}").format(
                reason=reason, about=about, hand=hand, last=last, when=when
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin on Enter; scroll the page."""
        bar = self.page.verticalScrollBar()
        steps = {Qt.Key.Key_PageUp: -bar.pageStep(), Qt.Key.Key_PageDown: bar.pageStep()}
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.start.isVisibleTo(self):
                self.start.click()
        elif Qt.Key(event.key()) in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _follow(self, row: QWidget) -> None:
        """Scroll to the row that the keyboard has come to."""
        for area in (self.area, self.page):
            area.ensureWidgetVisible(row, 0, 8)

    def _let_scroll(self) -> None:
        """Let the list scroll by itself, or, stacked, show all of it and leave the scrolling to the page."""
        whole = self.list.sizeHint().height()
        self.area.setMinimumHeight(whole if self._stacked else min(whole, LEAST_ROWS * HEIGHT))
        self.area.setMinimumWidth(self.list.minimumSizeHint().width() + ThinScrollBar.ROOM)

    def _space(self) -> None:
        """Keep to the window's margin; the scroll bar lies in it."""
        margin = 16 if self.window().width() < theme.COMPACT_BELOW else 24
        bar = ThinScrollBar.ROOM if self.page.verticalScrollBar().maximum() else 0
        self._frame.setContentsMargins(margin, 16, margin - bar, 16)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the layout that fits the window."""
        stacked = self.width() < BESIDE_FROM
        if stacked != self._stacked:
            self._stacked = stacked
            across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            self._body.setDirection(down if stacked else across)
            self._body.setStretch(0, 0 if stacked else 1)
            self._body.setStretch(1, 1 if stacked else 0)
            self.side.setMinimumWidth(0 if stacked else SIDE)
            self.side.setMaximumWidth(_ANY_WIDTH if stacked else SIDE)
            self._let_scroll()
        self._space()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange and self._state is not None:
            self.show_review(self._state)
        super().changeEvent(event)

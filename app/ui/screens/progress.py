"""The progress screen: four figures, how often each kind and each profile was right, and the last answers."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.presenters.progress import ENOUGH_ANSWERS, ProgressActions
from app.presenters.state import ProgressState, Rate
from app.texts import Texts
from app.ui import theme
from app.ui.numbers import minutes
from app.ui.screens.answer_lines import answer_line, draw_lines
from app.ui.slices import Slices
from app.ui.widgets.answer_rows import HEIGHT, AnswerList
from app.ui.widgets.cards import Card, StatCard, title_row
from app.ui.widgets.rates import RateCard, RateLine
from app.ui.widgets.scrolling import ScrollColumn, ThinScrollBar
from app.ui.widgets.states import PATIENCE_MS, EmptyState
from app.ui.widgets.text import Label
from puzzles.drills.attempt import Attempt, Figures
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile

RATES_WIDTH = 340
BESIDE_FROM = 1180
"""Width from which on the rates stand beside the list; narrower, they stand above it."""

LEAST_ROWS = 4
_NONE = "–"
_ANY_WIDTH = 16777215


class LastAnswers(Card):
    """The last answers under their title; in the wide layout they scroll by themselves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 14, 8, 8), spacing=8, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.count = Label(size=theme.SUPPORT, tone="text2")
        self.list = AnswerList()
        self.area = ScrollColumn(spacing=0)
        self.area.column.addWidget(self.list)
        self.area.column.addStretch(1)
        head = title_row(self.title, self.count)
        head.setContentsMargins(0, 0, 8, 0)
        self.column.addLayout(head)
        self.column.addWidget(self.area, 1)

    def let_scroll(self, alone: bool) -> None:
        """Scroll the list by itself, or show all of it and leave the scrolling to the page."""
        rows = LEAST_ROWS * HEIGHT if alone else self.list.sizeHint().height()
        self.area.setMinimumHeight(min(rows, self.list.sizeHint().height()))
        self.area.setMinimumWidth(self.list.minimumSizeHint().width() + ThinScrollBar.ROOM)


class ProgressScreen(QWidget):
    """Shows a ProgressState; decides nothing."""

    def __init__(self, actions: ProgressActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._state: ProgressState | None = None
        self._stacked: bool | None = None

        self.title = Label(size=theme.HEADING, bold=True)
        self.answered, self.right, self.time, self.streak = self.cards = tuple(StatCard() for _ in range(4))
        self.kinds = RateCard()
        self.profiles = RateCard()
        self.last = LastAnswers()
        self.waiting = Label(tone="text2")
        self.empty = EmptyState()
        self.empty.acted.connect(actions.practise)
        self.failed = EmptyState()
        self.failed.acted.connect(actions.retry)
        self.slices = Slices(self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.waiting.show)

        self.page = ScrollColumn(spacing=12)
        self.message = Card(margins=(20, 16, 20, 16))
        for widget in (self.empty, self.failed):
            self.message.column.addWidget(widget)
        self.content = QWidget()
        column = QVBoxLayout(self.content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        figures = QHBoxLayout()
        figures.setSpacing(12)
        for card in self.cards:
            figures.addWidget(card, 1)
        column.addLayout(figures)
        self._rates = QWidget()
        self._rates_box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._rates)
        self._rates_box.setContentsMargins(0, 0, 0, 0)
        self._lower = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for box in (self._rates_box, self._lower):
            box.setSpacing(12)
        for rates in (self.kinds, self.profiles):
            self._rates_box.addWidget(rates)
        self._rates_box.addStretch()
        self._lower.addWidget(self._rates)
        self._lower.addWidget(self.last, 1)
        column.addLayout(self._lower, 1)
        for hidden in (self.waiting, self.message, self.content):
            hidden.hide()
        for above in (self.waiting, self.message):
            self.page.column.addWidget(above)
        self.page.column.addWidget(self.content, 1)
        self.page.column.addStretch()
        self.page.verticalScrollBar().rangeChanged.connect(self._set_margins)
        self.last.list.walked_to.connect(self._follow)

        self._frame = QVBoxLayout(self)
        self._frame.setSpacing(14)
        self._frame.addWidget(self.title)
        self._frame.addWidget(self.page, 1)
        self._lay_out(stacked=False)

    def show_state(self, state: ProgressState) -> None:
        """Show the figures, or why there are none."""
        self._state = state
        self._write()

    def _lay_out(self, *, stacked: bool) -> None:
        """Put the rates beside the list, or side by side above it."""
        if stacked == self._stacked:
            return
        self._stacked = stacked
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._rates_box.setDirection(across if stacked else down)
        self._lower.setDirection(down if stacked else across)
        for place, stretch in enumerate((1, 1, 0) if stacked else (0, 0, 1)):
            self._rates_box.setStretch(place, stretch)
        self._rates.setMinimumWidth(0 if stacked else RATES_WIDTH)
        self._rates.setMaximumWidth(_ANY_WIDTH if stacked else RATES_WIDTH)
        self.last.let_scroll(alone=not stacked)

    def _set_margins(self) -> None:
        """Keep to the window's margin; the scroll bar lies in it."""
        margin = 16 if self.window().width() < theme.COMPACT_BELOW else 24
        bar = ThinScrollBar.ROOM if self.page.verticalScrollBar().maximum() else 0
        self._frame.setContentsMargins(margin, 16, margin - bar, 16)

    def _follow(self, row: QWidget) -> None:
        """Scroll to the row that the keyboard has come to."""
        for area in (self.last.area, self.page):
            area.ensureWidgetVisible(row, 0, 8)

    # Words

    def _write(self) -> None:
        self.title.setText(self.tr("Progress"))
        self.setAccessibleName(self.title.text())
        self.waiting.setText(self.tr("Reading your answers…"))
        self.empty.set_words(
            self.tr("After {count} answers this page shows how often you are right.").format(count=ENOUGH_ANSWERS),
            self.tr("Practise"),
        )
        self.failed.set_words(
            self.tr("Your answers can't be read just now. None of them is changed or deleted by that."),
            self.tr("Try again"),
        )
        if self._state is not None:
            self._show(self._state)

    def _show(self, state: ProgressState) -> None:
        figures = state.figures
        self._wait(figures is None and not state.failed)
        is_empty = figures is not None and not figures.answered
        if not is_empty and not state.failed and self.message.isAncestorOf(self.focusWidget()):
            # The button that goes must not hand the keys to the rail.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.empty.setVisible(is_empty)
        self.failed.setVisible(state.failed)
        self.message.setVisible(is_empty or state.failed)
        self.content.setVisible(figures is not None and not is_empty)
        if figures is not None and not is_empty:
            self._show_figures(state, figures)
            self._show_rates(state)
            self._show_answers(state, figures)

    def _wait(self, waiting: bool) -> None:
        """Say that the answers are being read, but only when that takes long enough to be felt."""
        if not waiting:
            self._patience.stop()
            self.waiting.hide()
        elif not self.waiting.isVisible():
            self._patience.start()

    def _show_figures(self, state: ProgressState, figures: Figures) -> None:
        self.answered.caption.setText(self.tr("Answered"))
        self.answered.set_figure(
            str(figures.answered),
            self.tr("questions", "after a number", figures.answered),
            self.tr("%n today", "", figures.today_answered),
        )
        self.right.caption.setText(self.tr("Right at first"))
        if state.percent is None:
            missing = ENOUGH_ANSWERS - figures.answered
            self.right.set_figure(_NONE, "", self.tr("%n more answers and there is a rate", "", missing))
        else:
            self.right.set_figure(f"{state.percent}%", "", self.tr("%n right", "", figures.right))
        self.time.caption.setText(self.tr("Time per question"))
        of_today = figures.today_median_ms
        self.time.set_figure(
            _NONE if figures.median_ms is None else minutes(figures.median_ms),
            "",
            self.tr("median") if of_today is None else self.tr("median, today {time}").format(time=minutes(of_today)),
        )
        self.streak.caption.setText(self.tr("Days in a row"))
        self.streak.set_figure(
            str(figures.streak_days),
            self.tr("days", "after a number", figures.streak_days),
            self.tr("%n days with answers", "", figures.days),
        )
        for card in self.cards:
            card.setAccessibleName(f"{card.caption.text()} {card.figure.accessibleName()}, {card.comparison.text()}")

    def _show_rates(self, state: ProgressState) -> None:
        kinds = [self._rate(rate, self._kind(rate.name)) for rate in state.kinds]
        self.kinds.show_rates(self.tr("Right at first, by kind"), kinds)
        profiles = [self._rate(rate, self._profile(rate.name)) for rate in state.profiles]
        self.profiles.show_rates(self.tr("Right at first, by rules"), profiles)

    def _rate(self, rate: Rate, name: str) -> RateLine:
        if rate.percent is None:
            count = self.tr("%n questions, too few", "", rate.answered) if rate.answered else self.tr("none yet")
            return RateLine(name, None, count, f"{name}: {count}")
        count = self.tr("%n questions", "", rate.answered)
        return RateLine(name, rate.percent, count, f"{name}: {rate.percent}%, {count}")

    def _show_answers(self, state: ProgressState, figures: Figures) -> None:
        self.last.title.setText(self.tr("Last answers"))
        self.last.count.setText(self.tr("%n questions", "", len(figures.recent)))
        self.last.list.setAccessibleName(self.last.title.text())
        self.slices.begin(self._list_answers(figures.recent, state.day))

    def _list_answers(self, attempts: Sequence[Attempt], today: int) -> Iterator[None]:
        """Work out every row and draw its tiles first, a little at a time; then the list appears at once."""
        lines = []
        for attempt in attempts:
            lines.append(answer_line(attempt, today, self._texts))
            yield
        yield from draw_lines(self.last.list, lines)
        self.last.list.show_lines(lines)
        self.last.let_scroll(alone=not self._stacked)

    def _kind(self, name: str) -> str:
        return self._texts.kind(name) if name in DRILLS else name

    def _profile(self, name: str) -> str:
        return self._texts.profile(Profile(name)) if name in {each.value for each in Profile} else name

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the layout that fits."""
        self._lay_out(stacked=self.width() < BESIDE_FROM)
        self._set_margins()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the page."""
        bar = self.page.verticalScrollBar()
        steps = {
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_Down: bar.singleStep(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + step)

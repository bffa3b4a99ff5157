"""How a run went: its score, the best before it, and what was missed or slow, to play once more."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.presenters.course import RunStatus
from app.presenters.puzzle_states import SummaryState
from app.texts import Texts
from app.ui import theme
from app.ui.screens.answer_lines import answer_line, draw_lines
from app.ui.screens.puzzle_words import mode_name, theme_name
from app.ui.slices import Slices
from app.ui.widgets.answer_rows import AnswerList
from app.ui.widgets.cards import Card, StatCard, title_row
from app.ui.widgets.controls import Button, Role
from app.ui.widgets.scrolling import ScrollColumn
from app.ui.widgets.text import Label
from puzzles.drills.attempt import Mode
from puzzles.drills.records import KeptAnswer

_RUNS = (Mode.STREAK, Mode.STORM)


class SummaryPage(QWidget):
    """Shows a SummaryState; ``again`` plays what was missed where that is offered, ``closed`` goes back."""

    again = Signal()
    closed = Signal()

    def __init__(self, texts: Texts, *, replays: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._replays = replays
        self._shown: tuple[SummaryState, int] | None = None
        self.title = Label(size=theme.HEADING, bold=True)
        self.over = Label(size=theme.BODY, tone="text2")
        self.score, self.errors, self.best = self.cards = tuple(StatCard() for _ in range(3))
        self.missed_title = Label(size=theme.TITLE, bold=True)
        self.missed_count = Label(size=theme.SUPPORT, tone="text2")
        self.nothing_missed = Label(tone="text2", wrap=True)
        self.list = AnswerList()
        self.area = ScrollColumn(spacing=0)
        self.area.column.addWidget(self.list)
        self.area.column.addStretch(1)
        self.again_button = Button(role=Role.PRIMARY, key="Enter", height=48)
        self.back_button = Button(key="Esc", height=48)
        self.slices = Slices(self)
        for button in (self.again_button, self.back_button):
            button.enter_presses = True
        self.again_button.clicked.connect(self.again)
        self.back_button.clicked.connect(self.closed)
        self.list.walked_to.connect(lambda row: self.area.ensureWidgetVisible(row, 0, 8))

        figures = QHBoxLayout()
        figures.setSpacing(12)
        for card in self.cards:
            figures.addWidget(card, 1)
        sheet = Card(margins=(16, 14, 8, 8), spacing=8)
        head = title_row(self.missed_title, self.missed_count)
        head.setContentsMargins(0, 0, 8, 0)
        sheet.column.addLayout(head)
        sheet.column.addWidget(self.nothing_missed)
        sheet.column.addWidget(self.area, 1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.again_button)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.title)
        top.addWidget(self.over)
        top.addStretch(1)
        self._frame = QVBoxLayout(self)
        self._frame.setSpacing(12)
        self._frame.addLayout(top)
        self._frame.addLayout(figures)
        self._frame.addWidget(sheet, 1)
        self._frame.addLayout(foot)

    def show_summary(self, summary: SummaryState, today: int) -> None:
        """Show how a run went."""
        self._shown = (summary, today)
        status = summary.status
        name = mode_name(status.mode)
        self.title.setText(f"{name} · {theme_name(status.theme)}" if status.theme else name)
        self.over.setText(self._over(status))
        self._show_figures(summary)
        missed = summary.missed
        self.missed_title.setText(self.tr("Missed or slow"))
        self.missed_count.setText(self.tr("%n puzzle(s)", "", len(missed)) if missed else "")
        self.nothing_missed.setText(self.tr("Nothing was missed and nothing was slow."))
        self.nothing_missed.setVisible(not missed)
        self.list.setAccessibleName(self.missed_title.text())
        self.again_button.setText(self.tr("Play these again, unrated"))
        self.again_button.setVisible(bool(missed) and self._replays)
        is_review = status.mode is Mode.REVIEW
        self.back_button.setText(self.tr("Back to the reviews") if is_review else self.tr("Back to the puzzles"))
        self.slices.begin(self._list(missed, today))

    def take_focus(self) -> None:
        """Take the focus: Enter plays what was missed, or goes back where nothing was."""
        button = self.back_button if self.again_button.isHidden() else self.again_button
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _over(self, status: RunStatus) -> str:
        if status.mode is Mode.STORM and status.left_ms == 0:
            return self.tr("time is up")
        if status.mode is Mode.STREAK and not status.is_over:
            return self.tr("saved, it can be gone on with")
        return ""

    def _show_figures(self, summary: SummaryState) -> None:
        status, best = summary.status, summary.best
        is_run = status.mode in _RUNS
        self.score.caption.setText(self.tr("In a row") if status.mode is Mode.STREAK else self.tr("Right"))
        self.score.set_figure(
            str(status.score), "", self.tr("more than ever before") if summary.is_best and is_run else ""
        )
        self.errors.caption.setText(self.tr("Not right"))
        self.errors.set_figure(str(status.errors))
        self.errors.setVisible(status.mode is not Mode.STREAK)
        self.best.caption.setText(self.tr("Best before"))
        self.best.set_figure("–" if best is None else str(best))
        self.best.setVisible(is_run)
        if not is_run and status.rating is not None:
            self.best.caption.setText(self.tr("Rating"))
            self.best.set_figure(str(status.rating))
            self.best.setVisible(True)
        for card in self.cards:
            card.setAccessibleName(f"{card.caption.text()} {card.figure.accessibleName()}")

    def _list(self, answers: Sequence[KeptAnswer], today: int) -> Iterator[None]:
        lines = []
        for kept in answers:
            lines.append(answer_line(kept.attempt, today, self._texts))
            yield
        yield from draw_lines(self.list, lines)
        self.list.show_lines(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play again on Enter, go back on Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            (self.back_button if self.again_button.isHidden() else self.again_button).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_button.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the window's margin."""
        margin = 16 if self.window().width() < theme.COMPACT_BELOW else 24
        self._frame.setContentsMargins(margin, 16, margin, 16)
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.show_summary(*self._shown)
        super().changeEvent(event)

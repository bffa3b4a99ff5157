"""The history: what was answered, page by page, by kind, rules, grade and sort of play."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.texts import Texts
from app.ui import theme
from app.ui.screens.answer_lines import answer_line, draw_lines
from app.ui.screens.puzzle_words import mode_name
from app.ui.slices import Slices
from app.ui.widgets.answer_rows import AnswerList
from app.ui.widgets.cards import Card
from app.ui.widgets.controls import Button, MenuChip
from app.ui.widgets.scrolling import ScrollColumn
from app.ui.widgets.text import Label
from puzzles.drills.attempt import Mode
from puzzles.drills.base import Grade
from puzzles.drills.records import HistoryFilter, HistoryPage, KeptAnswer
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile

_ANY = ""


class HistoryPageView(QWidget):
    """Shows a page of the log; ``wanted`` asks for another, ``closed`` goes back."""

    wanted = Signal(object)
    closed = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._shown: tuple[HistoryPage, HistoryFilter, int] | None = None
        self.back = Button(key="Esc", height=32)
        self.title = Label(size=theme.HEADING, bold=True)
        self.kind, self.profile, self.grade, self.mode = self.chips = tuple(MenuChip() for _ in range(4))
        self.list = AnswerList()
        self.area = ScrollColumn(spacing=0)
        self.nothing = Label(tone="text2", wrap=True)
        self.latest = Button(height=36)
        self.earlier = Button(height=36)
        self.slices = Slices(self)
        self.back.clicked.connect(self.closed)
        self.latest.clicked.connect(lambda: self._ask(lambda filter_: replace(filter_, before=None)))
        self.earlier.clicked.connect(self._ask_earlier)
        self.kind.chosen.connect(lambda key: self._ask(lambda old: replace(old, kind=str(key) or None, before=None)))
        self.profile.chosen.connect(
            lambda key: self._ask(lambda old: replace(old, profile=str(key) or None, before=None))
        )
        self.grade.chosen.connect(
            lambda key: self._ask(lambda old: replace(old, grade=Grade(key) if key else None, before=None))
        )
        self.mode.chosen.connect(
            lambda key: self._ask(lambda old: replace(old, mode=Mode(key) if key else None, before=None))
        )
        self.list.walked_to.connect(lambda row: self.area.ensureWidgetVisible(row, 0, 8))

        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.back)
        top.addWidget(self.title)
        top.addStretch(1)
        for chip in self.chips:
            top.addWidget(chip)
        card = Card(margins=(16, 8, 8, 8), spacing=0)
        card.column.addWidget(self.nothing)
        card.column.addWidget(self.area, 1)
        self.area.column.addWidget(self.list)
        self.area.column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.latest)
        foot.addStretch(1)
        foot.addWidget(self.earlier)
        self._frame = QVBoxLayout(self)
        self._frame.setSpacing(12)
        self._frame.addLayout(top)
        self._frame.addWidget(card, 1)
        self._frame.addLayout(foot)

    def show_page(self, page: HistoryPage, wanted: HistoryFilter, today: int) -> None:
        """Show these answers, and by what they were chosen."""
        self._shown = (page, wanted, today)
        self.back.setText(self.tr("Back"))
        self.title.setText(self.tr("History"))
        self._write_chips(wanted)
        is_filtered = any((wanted.kind, wanted.profile, wanted.grade, wanted.mode))
        self.nothing.setText(
            self.tr("No answer of this sort. Choose something else above.")
            if is_filtered
            else self.tr("Nothing answered yet. What you answer is listed here.")
        )
        self.nothing.setVisible(not page.answers and page.next is None)
        self.latest.setText(self.tr("To the latest"))
        self.latest.setVisible(wanted.before is not None)
        self.earlier.setText(self.tr("Earlier ones"))
        self.earlier.setEnabled(page.next is not None)
        self.list.setAccessibleName(self.title.text())
        self.area.verticalScrollBar().setValue(0)
        self.slices.begin(self._list(page.answers, today))

    def take_focus(self) -> None:
        """Give the keyboard to the first filter."""
        self.kind.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write_chips(self, wanted: HistoryFilter) -> None:
        everything = self.tr("all")
        for chip, label, choices, current in (
            (self.kind, self.tr("Kind"), [(kind, self._texts.kind(kind)) for kind in DRILLS], wanted.kind),
            (
                self.profile,
                self.tr("Rules"),
                [(profile.value, self._texts.profile(profile)) for profile in Profile],
                wanted.profile,
            ),
            (
                self.grade,
                self.tr("Result"),
                [(grade.value, self._texts.grade(grade)) for grade in Grade],
                wanted.grade.value if wanted.grade else None,
            ),
            (
                self.mode,
                self.tr("Sort"),
                [(mode.value, mode_name(mode)) for mode in Mode],
                wanted.mode.value if wanted.mode else None,
            ),
        ):
            words = dict(choices).get(current or _ANY, everything)
            chip.set_words(label, words)
            chip.setAccessibleName(f"{label}: {words}")
            chip.set_choices([(_ANY, everything), *choices], current or _ANY)

    def _ask(self, change: Callable[[HistoryFilter], HistoryFilter]) -> None:
        if self._shown is not None:
            self.wanted.emit(change(self._shown[1]))

    def _ask_earlier(self) -> None:
        if self._shown is not None:
            page = self._shown[0]
            self._ask(lambda old: replace(old, before=page.next))

    def _list(self, answers: Sequence[KeptAnswer], today: int) -> Iterator[None]:
        lines = []
        for kept in answers:
            lines.append(answer_line(kept.attempt, today, self._texts, mode_name(kept.attempt.mode)))
            yield
        yield from draw_lines(self.list, lines)
        self.list.show_lines(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
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
            self.show_page(*self._shown)
        super().changeEvent(event)

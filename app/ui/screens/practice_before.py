"""The right column before the answer: the day, what a win needs, the last question, the keys; or the first steps."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.presenters.state import LastQuestion, PracticeState, Today
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import GRADE_MARKS
from app.ui.widgets.cards import Bar, Card, Figure, title_row
from app.ui.widgets.controls import IconButton, Link
from app.ui.widgets.painting import Mark
from app.ui.widgets.reading import ConditionLine, ConditionList
from app.ui.widgets.tables import MarkBox
from app.ui.widgets.text import KeyCap, Label
from app.ui.widgets.tiles import Shown, TileStrip
from puzzles.drills.base import Answer, AnswerForm, TileSetAnswer
from puzzles.rules.legality import Fault, faults_of
from puzzles.rules.ruleset import Ruleset

ENOUGH = 12
"""Answers from which on a rate is shown."""


def minutes(milliseconds: int) -> str:
    """Write a time as 0:19."""
    seconds = round(milliseconds / 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


class TodayCard(Card):
    """How many questions were answered today, how many right, how fast, and how far the goal is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(20, 14, 20, 16), spacing=11, parent=parent)
        self._title = Label(size=theme.TITLE, bold=True)
        self._goal = Label(size=theme.SUPPORT, tone="text2")
        self.answered = Figure(size=theme.FIGURE)
        self.rate = Figure(size=theme.HEADING)
        self.time = Figure(size=theme.HEADING)
        self._rate_word = Label(size=theme.SUPPORT, tone="text2", align=Qt.AlignmentFlag.AlignRight)
        self._time_word = Label(size=theme.SUPPORT, tone="text2", align=Qt.AlignmentFlag.AlignRight)
        self.bar = Bar()
        self.column.addLayout(title_row(self._title, self._goal))
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.answered, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        for figure, word in ((self.rate, self._rate_word), (self.time, self._time_word)):
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(figure, 0, Qt.AlignmentFlag.AlignRight)
            column.addWidget(word)
            row.addLayout(column)
        self.column.addLayout(row)
        self.column.addWidget(self.bar)

    def show_today(self, today: Today, *, show_timer: bool) -> None:
        """Show the day's figures; no rate is shown from fewer than ENOUGH answers."""
        self._title.setText(self.tr("Today"))
        self._goal.setText(self.tr("goal: %n question(s)", "", today.goal))
        self.answered.set_figure(str(today.answered), self.tr("answered"))
        has_rate = today.answered >= ENOUGH
        self.rate.set_figure(f"{round(100 * today.right / today.answered)}%" if has_rate else "–")
        self._rate_word.setText(self.tr("right at first"))
        has_time = show_timer and today.median_ms is not None
        self.time.set_figure(minutes(today.median_ms or 0) if has_time else "–")
        self._time_word.setText(self.tr("each"))
        for widget in (self.time, self._time_word):
            widget.setVisible(show_timer)
        self.bar.set_share(today.answered / today.goal if today.goal else 0.0)
        self.bar.setAccessibleName(self._goal.text())


class NeedsCard(Card):
    """What a hand needs to win under the rules in force."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(margins=(20, 14, 20, 14), spacing=8, parent=parent)
        self._texts = texts
        self._title = Label(size=theme.TITLE, bold=True)
        self._intro = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.needs = ConditionList(spacing=6)
        self.column.addWidget(self._title)
        self.column.addWidget(self._intro)
        self.column.addWidget(self.needs)

    def show_rules(self, rules: Ruleset) -> None:
        """Show what these rules ask for."""
        self._title.setText(self.tr("A win needs"))
        self._intro.setText(self._texts.need(Fault.INCOMPLETE, rules))
        self.needs.show_lines(
            [
                ConditionLine(
                    Mark.OPEN,
                    self._texts.condition(fault),
                    self._texts.need(fault, rules),
                    fault.rule,
                    self._texts.rule(fault.rule),
                )
                for fault in faults_of(rules)
                if fault is not Fault.INCOMPLETE
            ]
        )


class LastCard(Card):
    """How the question before this one went, and the way back to its explanation."""

    back_wanted = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(margins=(20, 12, 20, 14), spacing=6, parent=parent)
        self._texts = texts
        self._title = Label(size=theme.TITLE, bold=True)
        self.link = Link()
        self.link.clicked.connect(self.back_wanted)
        self._mark = MarkBox(Mark.RIGHT, 20)
        self._verdict = Label(size=theme.BODY, bold=True)
        self._summary = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.tiles = TileStrip(30, wraps=False)
        self.column.addLayout(title_row(self._title, self.link))
        row = QHBoxLayout()
        row.setSpacing(9)
        row.addWidget(self._mark)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._verdict)
        words.addWidget(self._summary)
        row.addLayout(words, 1)
        row.addWidget(self.tiles)
        self.column.addLayout(row)

    def show_last(self, last: LastQuestion, key: Answer | None, *, show_timer: bool) -> None:
        """Show the last question; ``key`` is its right answer where that is known."""
        self._title.setText(self.tr("Last question"))
        self.link.setText(self.tr("Explanation"))
        self._mark.set_mark(GRADE_MARKS[last.verdict.grade])
        grade = self._texts.grade(last.verdict.grade)
        self._verdict.setText(f"{grade} · {minutes(last.took_ms)}" if show_timer else grade)
        self._summary.setText(self._texts.answer(last.question, key) if key is not None else "")
        tiles = sorted(key.tiles)[:3] if isinstance(key, TileSetAnswer) else []
        self.tiles.show_tiles([Shown(tile) for tile in tiles], self._texts.tiles(tiles))
        self.tiles.setVisible(bool(tiles))


class KeysHint(QWidget):
    """The keys of this form of answer, as caps with words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(20, 0, 20, 8)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._shown: tuple[object, ...] = ()
        self._more: tuple[tuple[tuple[str, ...], str], ...] = ()

    def set_more(self, hints: Sequence[tuple[tuple[str, ...], str]]) -> None:
        """Show these keys, too, each with its words: those of the screen itself."""
        self._more = tuple(hints)

    def show_form(self, form: AnswerForm) -> None:
        """Show the keys of a form of answer."""
        hints = (*self._hints(form), *self._more)
        if (form, hints) == self._shown:
            return
        self._shown = (form, hints)
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for place, (keys, words) in enumerate(hints):
            right = Qt.AlignmentFlag.AlignRight if place % 2 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(self._hint(keys, words), place // 2, place % 2, right)

    def _hints(self, form: AnswerForm) -> tuple[tuple[tuple[str, ...], str], ...]:
        back = (("Ctrl", "Z"), self.tr("take back"))
        if form is AnswerForm.TILE_SET:
            return (
                (("1", "5", "p"), self.tr("1-dot and 5-dot")),
                back,
                (("Tab",), self.tr("to the tiles, Space picks")),
                (("?",), self.tr("explain")),
            )
        if form is AnswerForm.VERDICT:
            return (
                (("Y",), self.tr("may win")),
                back,
                (("N",), self.tr("may not, then numbers")),
                (("?",), self.tr("explain")),
            )
        return (
            (("Tab",), self.tr("next item, Space ticks")),
            back,
            (("+", "−"), self.tr("change a count")),
            (("0–9",), self.tr("the total")),
        )

    @staticmethod
    def _hint(keys: Sequence[str], words: str) -> QWidget:
        hint = QWidget()
        row = QHBoxLayout(hint)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for key in keys:
            row.addWidget(KeyCap(key))
        row.addWidget(Label(words, size=theme.SUPPORT, tone="text2"))
        return hint


class FirstRunCard(Card):
    """Three steps for who is new; closed by × or by the first answer."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(ground="accent_soft", edge="accent", margins=(16, 10, 12, 14), spacing=8, parent=parent)
        self._title = Label(size=theme.TITLE, bold=True)
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(self.dismissed)
        self.column.addLayout(title_row(self._title, self.close_button))
        self._steps = [Label(size=theme.BODY, wrap=True) for _ in range(3)]
        for number, (step, keys) in enumerate(
            zip(self._steps, ((), ("1", "4", "p"), ("Enter",)), strict=True), start=1
        ):
            row = QHBoxLayout()
            row.setSpacing(8)
            digit = Label(str(number), size=theme.BODY, bold=True, tone="accent")
            digit.setFixedWidth(14)
            row.addWidget(digit, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(step, 1)
            for key in keys:
                row.addWidget(KeyCap(key))
            self.column.addLayout(row)

    def write(self) -> None:
        """Write the three steps."""
        self._title.setText(self.tr("New here? Three steps"))
        self.close_button.setAccessibleName(self.tr("Close the three steps"))
        self.close_button.setToolTip(self.tr("Close"))
        texts = (
            self.tr("Which tile would complete this hand?"),
            self.tr("Pick every such tile below, or type it:"),
            self.tr("See the answer and the reason:"),
        )
        for step, text in zip(self._steps, texts, strict=True):
            step.setText(text)


class BeforeColumn(QWidget):
    """The whole right column before the answer."""

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first_run = FirstRunCard()
        self.today = TodayCard()
        self.needs = NeedsCard(texts)
        self.last = LastCard(texts)
        self.keys = KeysHint()
        self._lead: QWidget | None = None
        self._newcomer = [Label(size=theme.SUPPORT, tone="text2", wrap=True) for _ in range(2)]
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(16)
        for card in (self.first_run, self.today, self.needs, self.last):
            self.column.addWidget(card)
        notes = QVBoxLayout()
        notes.setContentsMargins(16, 0, 16, 0)
        notes.setSpacing(6)
        for note in self._newcomer:
            notes.addWidget(note)
        self.column.addLayout(notes)
        self.column.addStretch(1)
        self.column.addWidget(self.keys)

    def set_lead(self, lead: QWidget) -> None:
        """Show this at the top in place of the day."""
        self._lead = lead
        self.column.insertWidget(0, lead)

    def show_state(self, state: PracticeState, last_key: Answer | None) -> None:
        """Show the day, the rules, the last question and the keys, or the first steps."""
        self.first_run.setVisible(state.first_run)
        self.today.setVisible(not state.first_run and self._lead is None)
        if state.first_run:
            self.first_run.write()
        else:
            self.today.show_today(state.today, show_timer=state.show_timer)
        self.needs.setVisible(state.show_needs or state.first_run)
        self.needs.show_rules(state.question.position.rules)
        self.last.setVisible(state.last is not None)
        if state.last is not None:
            self.last.show_last(state.last, last_key, show_timer=state.show_timer)
        self._newcomer[0].setText(
            self.tr("Play by other rules? Change them in the chip above; the next question obeys.")
        )
        self._newcomer[1].setText(self.tr("No account, no set-up. Everything stays on this computer."))
        for note in self._newcomer:
            note.setVisible(state.first_run)
        self.keys.show_form(state.form)
        self.keys.setVisible(not state.first_run)

    def sizeHint(self) -> QSize:
        """Fit the cards."""
        return self.column.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Forget what was laid out in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.updateGeometry()

"""The right column after the answer: the verdict, a row for each error, and why it is so."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.presenters.state import Feedback, PracticeState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import GRADE_MARKS, mistake_mark
from app.ui.screens.practice_before import minutes
from app.ui.widgets.cards import Card, Hairline, title_row
from app.ui.widgets.diagnosis import DiagnosisRow, VerdictBanner
from app.ui.widgets.painting import Mark
from app.ui.widgets.reading import ConditionLine, ConditionList, ReadGroup, ReadingView
from app.ui.widgets.tables import PaymentRow, PaymentTable
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown
from puzzles.drills.base import Explanation, Mistake
from puzzles.rules.position import MeldKind
from puzzles.rules.readings import Group
from puzzles.rules.tiles import Tile


class DiagnosisCard(Card):
    """A row for each error, worst first; reports the one that is opened."""

    opened = Signal(int)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(margins=(5, 5, 5, 5), spacing=2, parent=parent)
        self._texts = texts
        self.rows: list[DiagnosisRow] = []

    def show_mistakes(self, state: PracticeState, feedback: Feedback, base: Explanation) -> None:
        """Show the errors; ``base`` explains the answer itself."""
        mistakes = feedback.verdict.mistakes
        while len(self.rows) < len(mistakes):
            row = DiagnosisRow()
            place = len(self.rows)
            row.clicked.connect(lambda _checked=False, place=place: self.opened.emit(place))
            self.rows.append(row)
            self.column.addWidget(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(mistakes))
        for place, mistake in enumerate(mistakes):
            title, sentence = self._texts.mistake(mistake, state.question, base)
            self.rows[place].show_error(
                mistake_mark(mistake),
                _tile_of(mistake),
                title,
                sentence,
                is_open=place == feedback.open_mistake,
            )
        self.setVisible(bool(mistakes))


def _tile_of(mistake: Mistake) -> Tile | None:
    if mistake.tile is not None:
        return mistake.tile
    return mistake.tiles[0] if mistake.item is not None and mistake.tiles else None


class WhyCard(Card):
    """The worked solution: the reading in sets, and the conditions, failed ones first."""

    asked = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 16, 12), spacing=6, parent=parent)
        self._texts = texts
        self.title = Label(size=theme.TITLE, bold=True, wrap=True)
        self.note = Label(size=theme.SUPPORT, tone="text2")
        self.reading = ReadingView()
        self.reading.asked.connect(self.asked)
        self._line = Hairline()
        self.conditions = ConditionList()
        self.hint = Label(size=theme.CAPTION, tone="text2", wrap=True)
        row = title_row(self.title, self.note)
        row.setStretch(0, 1)
        row.setStretch(1, 0)
        self.column.addLayout(row)
        self.column.addWidget(self.reading)
        self.column.addWidget(self._line)
        self.column.addWidget(self.conditions)
        self.column.addWidget(self.hint)

    def show_explanation(self, explanation: Explanation, *, compact: bool, is_about_tiles: bool) -> None:
        """Show why the hand, with the tile that is asked about, wins or doesn't."""
        title, note = self._texts.explanation(explanation)
        self.title.setText(title)
        self.note.setText(note)
        self.hint.setText(self.tr("Click any tile to ask about it; ? asks about the marked one."))
        self.hint.setVisible(is_about_tiles)
        reading = explanation.reading
        groups = () if reading is None else (*reading.sets, *(() if reading.pair is None else (reading.pair,)))
        self.reading.setVisible(bool(groups))
        self.reading.show_groups([self._group(group) for group in groups], 30 if compact else 36)
        is_counted = explanation.fan is not None or explanation.points is not None
        lines = [] if is_counted else self._lines(explanation)
        self._line.setVisible(bool(lines) and bool(groups))
        self.conditions.setVisible(bool(lines))
        self.conditions.show_lines(lines)

    def _group(self, group: Group) -> ReadGroup:
        hidden = group.meld is not None and group.meld.kind is MeldKind.CONCEALED_KONG
        tiles = [Shown(face, wild=wild) for face, wild in zip(group.faces, group.wild, strict=True)]
        if hidden:
            tiles[0] = tiles[-1] = Shown(None)
        return ReadGroup(tuple(tiles), self._texts.group(group), self._texts.set_of(group.faces))

    def _lines(self, explanation: Explanation) -> list[ConditionLine]:
        lines = [
            ConditionLine(
                Mark.RIGHT if condition.met or condition.excused else Mark.WRONG,
                self._texts.condition(condition.fault),
                self._texts.evidence(condition, explanation.position, explanation.reading),
                condition.fault.rule,
                self._texts.rule(condition.fault.rule),
            )
            for condition in explanation.conditions
        ]
        return sorted(lines, key=lambda line: line.mark is not Mark.WRONG)


class AfterColumn(QWidget):
    """The whole right column after the answer."""

    opened = Signal(int)
    asked = Signal(object)

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._base: tuple[object, Explanation] | None = None
        self.banner = VerdictBanner()
        self.diagnosis = DiagnosisCard(texts)
        self.why = WhyCard(texts)
        self.payments = PaymentTable()
        self.diagnosis.opened.connect(self.opened)
        self.why.asked.connect(self.asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        for card in (self.banner, self.diagnosis, self.why, self.payments):
            self._column.addWidget(card)
        self._column.addStretch(1)

    def add_foot(self, card: QWidget) -> None:
        """Show this under everything else."""
        self._column.insertWidget(self._column.count() - 1, card)

    def show_feedback(self, state: PracticeState, feedback: Feedback, *, compact: bool) -> None:
        """Show what became of the answer."""
        explanation = feedback.explanation
        if explanation.subject is None or self._base is None or self._base[0] != state.question:
            self._base = (state.question, explanation)
        word, counts = self._texts.verdict(state.question, feedback.verdict, feedback.answer, feedback.key)
        self.banner.show_verdict(
            GRADE_MARKS[feedback.verdict.grade], word, counts, minutes(feedback.took_ms) if state.show_timer else ""
        )
        self.diagnosis.show_mistakes(state, feedback, self._base[1])
        self.why.show_explanation(explanation, compact=compact, is_about_tiles=bool(feedback.findings))
        self.why.setVisible(True)
        self.payments.setVisible(bool(explanation.payments))
        if explanation.payments:
            self._show_payments(state, feedback)
        self._column.removeWidget(self.payments)
        self._column.insertWidget(2 if compact else 3, self.payments)

    def show_failure(self) -> None:
        """Say that a question was at fault and doesn't count."""
        self.banner.show_verdict(
            Mark.SHAPE_CHOSEN, self.tr("This question is at fault"), self.tr("It is left out and doesn't count."), ""
        )
        for card in (self.diagnosis, self.why, self.payments):
            card.hide()

    def _show_payments(self, state: PracticeState, feedback: Feedback) -> None:
        explanation = feedback.explanation
        rows = [
            PaymentRow(
                self._capitalised(self._texts.seat(payment.seat)),
                self._texts.payment(payment, explanation),
                tuple(self._texts.extra_name(extra) for extra in payment.extras),
                str(payment.amount),
            )
            for payment in explanation.payments
        ]
        self.payments.show_payments(
            title=self.tr("Payments"),
            head=self.tr("due"),
            rows=rows,
            sum_word=self.tr("You receive"),
            sum_due=str(sum(payment.amount for payment in explanation.payments)),
            remark=self._texts.follow_through(state.question, feedback.verdict, feedback.answer, feedback.key),
        )

    @staticmethod
    def _capitalised(word: str) -> str:
        return word[:1].upper() + word[1:]

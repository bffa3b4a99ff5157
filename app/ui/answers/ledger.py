"""The answer "these items, this total": what is ticked and counted, and after the answer the ledger in its place."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.presenters.state import AnswerActions, Feedback, Hint, Phase, PracticeState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.panel import AnswerPanel
from app.ui.widgets.cards import Card, Hairline
from app.ui.widgets.choices import ChoiceRow, NumberField
from app.ui.widgets.painting import Mark, box
from app.ui.widgets.scrolling import ThinScrollBar
from app.ui.widgets.tables import DUE, YOU, LedgerLineWidget, LedgerRow
from app.ui.widgets.text import Label
from app.ui.widgets.uncounted import UncountedChips
from puzzles.drills.base import Explanation, LedgerAnswer, Mistake, MistakeKind
from puzzles.rules.fan import Item
from puzzles.rules.tiles import Tile

COUNTED: Final = frozenset(
    {
        Item.OPEN_KONG,
        Item.CONCEALED_KONG,
        Item.DRAGON_TRIPLET,
        Item.FOUR_OF_A_KIND,
        Item.QIANG,
        Item.SET_POINTS,
    }
)
"""The items that one hand can earn more than once."""

_COLUMNS: Final = 3
_MARKS: Final = {
    MistakeKind.ITEM_MISSED: Mark.MISSED,
    MistakeKind.ITEM_INVENTED: Mark.WRONG,
    MistakeKind.ITEM_SHORT: Mark.SHAPE_CHOSEN,
    MistakeKind.ITEM_OVER: Mark.SHAPE_CHOSEN,
}


class ItemTray(QWidget):
    """The ground on which the items lie, in three columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(12, 12, 12, 12)
        self.grid.setSpacing(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        box(painter, QRectF(self.rect()), theme.RADIUS_CARD, tokens.tray, tokens.trayline)


class LedgerCard(Card):
    """The ledger: heads, lines that scroll when they are many, and the total."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(20, 7, 20, 7), spacing=3, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.you = Label(size=theme.SUPPORT, tone="text2", align=Qt.AlignmentFlag.AlignRight)
        self.due = Label(size=theme.SUPPORT, tone="text2", align=Qt.AlignmentFlag.AlignRight)
        self.total_word = Label(size=theme.TITLE, bold=True)
        self.total_you = Label(size=theme.HEADING, bold=True, align=Qt.AlignmentFlag.AlignRight)
        self.total_due = Label(size=theme.HEADING, bold=True, align=Qt.AlignmentFlag.AlignRight)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setVerticalScrollBar(ThinScrollBar())
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setAutoFillBackground(False)
        self.column.addLayout(self._numbers(self.title, self.you, self.due))
        self.column.addWidget(Hairline())
        self.column.addWidget(self.area, 1)
        self.column.addWidget(Hairline())
        self.column.addLayout(self._numbers(self.total_word, self.total_you, self.total_due))

    @staticmethod
    def _numbers(word: Label, you: Label, due: Label) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(word, 1)
        for label, width in ((you, YOU), (due, DUE - 2)):
            label.setMinimumWidth(width)
            row.addWidget(label)
        return row


class LedgerPanel(AnswerPanel):
    """All items of the rules to tick, and the total; after the answer the ledger lies in the same place."""

    def __init__(self, practice: AnswerActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(practice, texts, parent)
        self.tray = ItemTray(self)
        self.rows: dict[Item, ChoiceRow] = {}
        self.total_word = Label(size=theme.TITLE, bold=True, parent=self)
        self.total = NumberField(self)
        self.total.textEdited.connect(self.practice.set_total)
        self.unit = Label(tone="text2", parent=self)
        self.ledger = LedgerCard(self)
        self.uncounted = UncountedChips(self)
        self.go_button.setParent(self)

    def height_for(self, width: int) -> int:
        """Give the panel's height: five rows of items, and the bar under them."""
        return self._sheet_height() + 12 + self._bar_height()

    def _sheet_height(self) -> int:
        return 248 if self.compact else 273

    def _bar_height(self) -> int:
        return 46 if self.compact else 48

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Put the focus on the first item."""
        if self.rows:
            next(iter(self.rows.values())).setFocus(reason)

    def fill(self, state: PracticeState) -> None:
        """Show the draft, or the ledger."""
        self._offer(state.offered_items)
        self.total_word.setText(self.tr("Total"))
        rules = state.question.position.rules
        self.unit.setText(self.tr("fan") if rules.has_hun else self.tr("points"))
        feedback = state.feedback if state.phase is Phase.ANSWERED else None
        asking = feedback is None
        for widget in (self.tray, self.total_word, self.total, self.unit, self.hint):
            widget.setVisible(asking)
        self.ledger.setVisible(not asking)
        self.uncounted.setVisible(not asking)
        if feedback is None:
            self._show_draft(state)
        else:
            self._show_feedback(state, feedback)
        self.arrange()

    def _offer(self, items: tuple[Item, ...]) -> None:
        if tuple(self.rows) == items:
            return
        for row in self.rows.values():
            self.tray.grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = {}
        for place, item in enumerate(items):
            row = ChoiceRow(counted=item in COUNTED)
            row.clicked.connect(lambda _checked=False, item=item: self._tick(item))
            row.stepped.connect(lambda by, item=item: self._count(item, by))
            self.tray.grid.addWidget(row, place // _COLUMNS, place % _COLUMNS)
            row.show()
            self.rows[item] = row
        for column in range(_COLUMNS):
            self.tray.grid.setColumnStretch(column, 1)
        self.tray.grid.setRowStretch(9, 1)
        for before, after in pairwise((*self.rows.values(), self.total, self.go_button)):
            QWidget.setTabOrder(before, after)

    def _show_draft(self, state: PracticeState) -> None:
        counts = dict(state.draft.counts)
        rules = state.question.position.rules
        for item, row in self.rows.items():
            count = counts.get(item, 0)
            row.show_choice(self.texts.item(item, rules), chosen=count > 0, count=count)
        if self.total.text() != state.draft.total:
            self.total.setText(state.draft.total)
        self.total.setAccessibleName(self.tr("Total"))
        if state.hint is Hint.NO_TOTAL:
            self.hint.setText(self.tr("Write the total too: digits go there"))
            self.hint.set_tone("warn")
        else:
            self.hint.setText(self.tr("+ and − change a count"))
            self.hint.set_tone("text2")

    def _show_feedback(self, state: PracticeState, feedback: Feedback) -> None:
        given, key = feedback.answer, feedback.key
        if not isinstance(given, LedgerAnswer) or not isinstance(key, LedgerAnswer):
            return
        card = self.ledger
        rules = state.question.position.rules
        card.title.setText(self.tr("Ledger"))
        card.you.setText(self.tr("you"))
        card.due.setText(self.tr("due"))
        card.total_word.setText(self.tr("Total"))
        card.total_you.setText(str(given.total))
        card.total_you.set_tone("wrong" if given.total != key.total else "text2")
        card.total_due.setText(str(key.total))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(0)
        for row in self._ledger_rows(state, feedback, given, key):
            line = LedgerLineWidget(row, compact=self.compact)
            line.asked.connect(self.practice.ask_about)
            column.addWidget(line)
        column.addStretch(1)
        card.area.setWidget(body)
        body.setAutoFillBackground(False)
        explanation = feedback.explanation
        self.uncounted.show_items(
            self.tr("Not counted:"),
            [
                (
                    self.texts.item(uncounted.item, rules),
                    self.texts.uncounted(uncounted, explanation.position, explanation.reading),
                )
                for uncounted in explanation.uncounted
            ],
            self.tr("press one for the reason"),
            self.tr("more"),
        )

    def _ledger_rows(
        self, state: PracticeState, feedback: Feedback, given: LedgerAnswer, key: LedgerAnswer
    ) -> list[LedgerRow]:
        """Give a row for each item that is due, and for each that was ticked for nothing."""
        explanation = feedback.explanation
        rules = state.question.position.rules
        said, due = dict(given.counts), dict(key.counts)
        mistakes = {mistake.item: mistake for mistake in feedback.verdict.mistakes if mistake.item}
        lines = {line.item: line for line in explanation.ledger}
        missing = {uncounted.item: uncounted for uncounted in explanation.uncounted}
        rows = []
        for item in state.offered_items:
            if item not in said and item not in due:
                continue
            reason = ""
            tiles: tuple[Tile, ...] = ()
            if item in lines and explanation.reading is not None:
                tiles = lines[item].tiles[:8]
                reason = self.texts.reason(lines[item], explanation.position, explanation.reading)
            elif item in missing:
                reason = self.texts.uncounted(missing[item], explanation.position, explanation.reading)
            elif item in mistakes:
                _, reason = self.texts.mistake(mistakes[item], state.question, explanation)
            rows.append(
                LedgerRow(
                    mark=self._mark(item, mistakes, was_said=item in said),
                    title=self.texts.item(item, rules),
                    reason=reason,
                    tiles=tiles,
                    words=self.texts.tiles(tiles),
                    rule=item.rule,
                    rule_sentence=self.texts.rule(item.rule),
                    given=self._count_words(item, said.get(item, 0), explanation),
                    due=self._count_words(item, due.get(item, 0), explanation),
                )
            )
        return rows

    @staticmethod
    def _mark(item: Item, mistakes: Mapping[Item, Mistake], *, was_said: bool) -> Mark:
        """Give a line's mark: a ring where only the total was said, so that nothing is ticked that nobody chose."""
        if item in mistakes:
            return _MARKS[mistakes[item].kind]
        return Mark.RIGHT if was_said else Mark.OPEN

    def _count_words(self, item: Item, count: int, explanation: Explanation) -> str:
        """Write a count, or where points are counted the factor that an item multiplies by."""
        if not count:
            return "–"
        if explanation.position.rules.has_hun or item is Item.SET_POINTS:
            return str(count)
        factor = next((line.count for line in explanation.ledger if line.item is item), None)
        return "✓" if factor is None else f"×{factor}"

    def _tick(self, item: Item) -> None:
        if self.state is None or self.state.phase is not Phase.ASKING:
            return
        count = dict(self.state.draft.counts).get(item, 0)
        self.practice.change_count(item, -count if count else 1)

    def _count(self, item: Item, by: int) -> None:
        if self.state is not None and self.state.phase is Phase.ASKING:
            self.practice.change_count(item, by)

    def arrange(self) -> None:
        """Place the items or the ledger, and the bar under them."""
        width, height = self.width(), self.height()
        bar = self._bar_height()
        top = height - bar
        sheet = top - 12
        lines = max(5, -(-len(self.rows) // _COLUMNS))
        for widget in (self.tray, self.ledger):
            widget.setGeometry(0, 0, width, sheet)
        for row in self.rows.values():
            row.setFixedHeight((sheet - 24 - 8 * (lines - 1)) // lines)
        go = max(112, self.go_button.sizeHint().width()) if self.compact else 149
        self.go_button.setGeometry(width - go, top, go, bar)
        self.uncounted.setGeometry(0, top, width - go - 16, bar)
        left = 4
        for label in (self.total_word, self.total, self.unit):
            wide = 96 if label is self.total else label.sizeHint().width()
            label.setGeometry(left, top, wide, bar)
            left += wide + 10
        self.hint.setGeometry(left + 8, top, max(0, width - go - 16 - left - 8), bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        self.arrange()

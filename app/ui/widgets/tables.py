"""Tables on a card: the ledger of a counted hand, and what each player pays."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.cards import Card, Hairline
from app.ui.widgets.painting import Mark, paint_mark
from app.ui.widgets.text import Label, Tag
from app.ui.widgets.tiles import Shown, TileStrip
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen

YOU, DUE = 48, 56
"""Widths of the columns of numbers."""

_GIVEN_TONES: Final = {Mark.MISSED: "miss", Mark.SHAPE_CHOSEN: "warn", Mark.WRONG: "wrong"}


class MarkBox(QWidget):
    """A mark as a widget of its own."""

    def __init__(self, mark: Mark, size: int = 18, ground: str = "surface", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = mark
        self._ground = ground
        self.setFixedSize(QSize(size, size))

    def set_mark(self, mark: Mark, ground: str = "") -> None:
        """Show another mark."""
        self._mark = mark
        self._ground = ground or self._ground
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        ground = getattr(theme.colours(), self._ground)
        paint_mark(painter, self._mark, QRectF(self.rect()), ground)


@frozen
class LedgerRow:
    """A line of the ledger; ``given`` and ``due`` are written as they stand in their columns."""

    mark: Mark
    title: str
    reason: str
    tiles: tuple[Tile, ...]
    words: str
    rule: str
    rule_sentence: str
    given: str
    due: str


class LedgerLineWidget(QWidget):
    """One line: mark, item and reason, its tiles, rule id, your count, due count."""

    asked = Signal(object)

    def __init__(self, row: LedgerRow, *, compact: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 1, 0, 1)
        line.setSpacing(10)
        line.addWidget(MarkBox(row.mark, 19))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(row.title, size=theme.BODY, bold=True))
        words.addWidget(Label(row.reason, size=theme.CAPTION, tone="text2", wrap=True))
        line.addLayout(words, 5)
        strip = TileStrip(26 if compact or len(row.tiles) > 4 else 30, wraps=False)
        strip.show_tiles([Shown(tile) for tile in row.tiles], row.words)
        strip.asked.connect(self.asked)
        holder = QHBoxLayout()
        holder.addWidget(strip, 0, Qt.AlignmentFlag.AlignLeft)
        holder.addStretch(1)
        line.addLayout(holder, 3)
        if compact:
            self.setToolTip(f"{row.rule} {row.rule_sentence}")
        else:
            rule = Label(row.rule, size=theme.KEY, tone="text3")
            rule.setToolTip(row.rule_sentence)
            rule.setFixedWidth(132)
            line.addWidget(rule)
        tone = _GIVEN_TONES.get(row.mark, "text2")
        given = Label(row.given, bold=tone != "text2", tone=tone, align=Qt.AlignmentFlag.AlignRight)
        given.setFixedWidth(YOU)
        line.addWidget(given)
        due = Label(row.due, size=theme.TITLE, bold=True, align=Qt.AlignmentFlag.AlignRight)
        due.setFixedWidth(DUE - 2)
        line.addWidget(due)


@frozen
class PaymentRow:
    """What one player pays: the seat, how the sum comes about, the extras as tags, and the sum."""

    seat: str
    formula: str
    extras: tuple[str, ...]
    due: str


class PaymentTable(Card):
    """Who pays how much, the sum, and a remark under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 16, 14), spacing=6, parent=parent)
        self._title = Label(size=theme.TITLE, bold=True)
        self._due_head = Label(size=theme.SUPPORT, tone="text2", align=Qt.AlignmentFlag.AlignRight)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._due_head)
        self.column.addLayout(head)
        self.column.addWidget(Hairline())
        self._body = QWidget()
        self._body.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.column.addWidget(self._body)
        self.column.addWidget(Hairline())
        self._sum_word = Label(size=theme.BODY, bold=True)
        self._sum = Label(size=theme.HEADING, bold=True, align=Qt.AlignmentFlag.AlignRight)
        foot = QHBoxLayout()
        foot.addWidget(self._sum_word, 1)
        foot.addWidget(self._sum)
        self.column.addLayout(foot)
        self._remark = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.column.addWidget(self._remark)

    def show_payments(
        self, *, title: str, head: str, rows: Sequence[PaymentRow], sum_word: str, sum_due: str, remark: str
    ) -> None:
        """Show these payments."""
        self._title.setText(title)
        self._due_head.setText(head)
        self._sum_word.setText(sum_word)
        self._sum.setText(sum_due)
        self._remark.setText(remark)
        self._remark.setVisible(bool(remark))
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for place, row in enumerate(rows):
            grid.addWidget(Label(row.seat, bold=True), place, 0, Qt.AlignmentFlag.AlignTop)
            words = QVBoxLayout()
            words.setSpacing(4)
            words.addWidget(Label(row.formula, tone="text2", wrap=True))
            if row.extras:
                tags = QHBoxLayout()
                tags.setSpacing(8)
                for extra in row.extras:
                    tags.addWidget(Tag(extra, "gold"))
                tags.addStretch(1)
                words.addLayout(tags)
            grid.addLayout(words, place, 1)
            due = Label(row.due, size=theme.TITLE, bold=True, align=Qt.AlignmentFlag.AlignRight)
            due.setMinimumWidth(DUE)
            grid.addWidget(due, place, 2)
        self.column.replaceWidget(self._body, body)
        body.show()
        self._body.hide()
        self._body.deleteLater()
        self._body = body

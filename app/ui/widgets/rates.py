"""How often answers were right, group by group: a name, a bar, the rate in words and the count."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.cards import Bar, Card
from app.ui.widgets.text import Label

_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class RateLine:
    """One group; where ``percent`` is None there is no bar, and ``count`` says why.

    ``words`` say the whole line to a screen reader.
    """

    name: str
    percent: int | None
    count: str
    words: str


class RateRow(QWidget):
    """One line; its columns are as wide as the card says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Label()
        self.bar = Bar()
        self.percent = Label(bold=True, align=_RIGHT)
        self.count = Label(size=theme.SUPPORT, tone="text2", align=_RIGHT)
        self.setMinimumHeight(24)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.name)
        row.addWidget(self.bar, 1)
        row.addWidget(self.percent)
        row.addWidget(self.count, 0)

    def show_line(self, line: RateLine, name: int, percent: int, count: int) -> None:
        """Show the rate, or only the count where there is none, in columns of these widths."""
        has_rate = line.percent is not None
        self.setAccessibleName(line.words)
        self.name.setText(line.name)
        self.name.setFixedWidth(name)
        self.bar.set_share((line.percent or 0) / 100)
        self.bar.setAccessibleName(line.words)
        self.percent.setText(f"{line.percent}%" if has_rate else "")
        self.percent.setFixedWidth(percent)
        self.count.setText(line.count)
        self.count.setMinimumWidth(count)
        self.bar.setVisible(has_rate)
        self.percent.setVisible(has_rate)


class RateCard(Card):
    """A card with a title and a line for each group."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 14, 16, 16), spacing=10, parent=parent)
        self.title = Label(size=theme.TITLE, bold=True)
        self.rows: list[RateRow] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(8)
        self.column.addWidget(self.title)
        self.column.addLayout(self._lines)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_rates(self, title: str, lines: Sequence[RateLine]) -> None:
        """Show these groups."""
        self.title.setText(title)
        self.setAccessibleName(title)
        while len(self.rows) < len(lines):
            self.rows.append(RateRow())
            self._lines.addWidget(self.rows[-1])
        names = _widest(theme.font(theme.BODY), [line.name for line in lines])
        percents = _widest(theme.font(theme.BODY, bold=True), ["100%"])
        counts = _widest(theme.font(theme.SUPPORT), [line.count for line in lines if line.percent is not None])
        for row, line in zip(self.rows, lines, strict=False):
            row.show_line(line, names, percents, counts)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lines))


def _widest(font: QFont, words: Sequence[str]) -> int:
    metrics = QFontMetrics(font)
    return max((metrics.horizontalAdvance(each) for each in words), default=0) + 2

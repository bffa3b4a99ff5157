"""The worked solution: a hand read in sets with captions, and the conditions of a win ticked or crossed."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.tile_art import height_for
from app.ui.widgets.painting import Mark
from app.ui.widgets.tables import MarkBox
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import HEADROOM, Placed, Shown, flow, paint_tiles
from puzzles.rules.values import frozen

_GAP: Final = 13
_CAPTION: Final = 20
_LINE_GAP: Final = 8


@frozen
class ReadGroup:
    """A set or pair of a reading: a wild tile shows the face that it stands for."""

    tiles: tuple[Shown, ...]
    caption: str
    words: str


class ReadingView(QWidget):
    """Draws the groups of a reading; a tile that is clicked is reported."""

    asked = Signal(object)

    def __init__(self, width: int = 36, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._groups: tuple[ReadGroup, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def groups(self) -> tuple[ReadGroup, ...]:
        """Give what is read."""
        return self._groups

    def show_groups(self, groups: Sequence[ReadGroup], width: int) -> None:
        """Show these groups with tiles of this width."""
        self._groups, self._width = tuple(groups), width
        self.setAccessibleName("; ".join(f"{group.caption}: {group.words}" for group in groups))
        self.updateGeometry()
        self.update()

    def _sizes(self) -> list[int]:
        metrics = QFontMetrics(theme.font(theme.CAPTION))
        return [
            max(len(group.tiles) * self._width, metrics.horizontalAdvance(group.caption) + 2) for group in self._groups
        ]

    def _line_height(self) -> int:
        return HEADROOM + height_for(self._width) + 6 + _CAPTION

    def sizeHint(self) -> QSize:
        """Take the width that is usual."""
        return QSize(360, self.heightForWidth(360))

    def minimumSizeHint(self) -> QSize:
        """Fit the widest group."""
        return QSize(max(self._sizes(), default=40), self._line_height())

    def hasHeightForWidth(self) -> bool:
        """Tell that groups wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of the lines that the groups take."""
        lines = max(1, len(flow(self._sizes(), width, _GAP)))
        return lines * self._line_height() + (lines - 1) * _LINE_GAP

    def _laid_out(self) -> tuple[list[Placed], list[tuple[QRectF, str]]]:
        placed: list[Placed] = []
        captions: list[tuple[QRectF, str]] = []
        sizes = self._sizes()
        y = float(HEADROOM)
        for line in flow(sizes, self.width(), _GAP):
            x = 0.0
            for index in line:
                group = self._groups[index]
                left = x + (sizes[index] - len(group.tiles) * self._width) / 2
                placed += [
                    Placed(shown, left + place * self._width, y, self._width) for place, shown in enumerate(group.tiles)
                ]
                captions.append((QRectF(x, y + height_for(self._width) + 6, sizes[index], _CAPTION), group.caption))
                x += sizes[index] + _GAP
            y += self._line_height() + _LINE_GAP
        return placed, captions

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the tile under the pointer."""
        for one in self._laid_out()[0]:
            if one.rect.contains(event.position()) and one.shown.tile is not None:
                self.asked.emit(one.shown.tile)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tiles and captions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        placed, captions = self._laid_out()
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(theme.colours().text2)
        for rect, caption in captions:
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, caption)
        paint_tiles(painter, placed)


@frozen
class ConditionLine:
    """A condition: its mark, name, what shows it, and its rule."""

    mark: Mark
    name: str
    evidence: str
    rule: str
    rule_sentence: str


class ConditionRow(QWidget):
    """One condition in a line: mark, name, evidence that wraps, rule id at the right edge."""

    def __init__(self, line: ConditionLine, name_width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(9)
        top = Qt.AlignmentFlag.AlignTop
        failed = line.mark is Mark.WRONG
        mark = QVBoxLayout()
        mark.setContentsMargins(0, 2, 0, 0)
        mark.addWidget(MarkBox(line.mark, 18))
        mark.addStretch(1)
        row.addLayout(mark)
        name = Label(line.name, size=theme.BODY, bold=True, tone="wrong" if failed else "text")
        name.setFixedWidth(name_width)
        row.addWidget(name, 0, top)
        evidence = Label(line.evidence, size=theme.SUPPORT, tone="text" if failed else "text2", wrap=True)
        evidence.setContentsMargins(0, 1, 0, 0)
        row.addWidget(evidence, 1, top)
        rule = Label(line.rule, size=theme.KEY, tone="text3")
        rule.setToolTip(line.rule_sentence)
        rule.setContentsMargins(0, 3, 0, 0)
        row.addWidget(rule, 0, top)
        self.setToolTip(line.rule_sentence)
        self.setAccessibleName(f"{line.name}: {line.evidence}")


class ConditionList(QWidget):
    """Conditions under each other, their names in one column."""

    def __init__(self, spacing: int = 4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(spacing)
        self._lines: tuple[ConditionLine, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    @property
    def lines(self) -> tuple[ConditionLine, ...]:
        """Give the conditions that are shown."""
        return self._lines

    def show_lines(self, lines: Sequence[ConditionLine]) -> None:
        """Show these conditions."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        metrics = QFontMetrics(theme.font(theme.BODY, bold=True))
        width = max((metrics.horizontalAdvance(line.name) for line in lines), default=0) + 4
        for line in lines:
            row = ConditionRow(line, width)
            self._column.addWidget(row)
            row.show()

"""What the tiles came to, in groups of words and tiles: wins, shape only, nothing, dead."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.painting import Mark, paint_mark
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown, TileStrip
from puzzles.rules.tiles import Tile

_WIDTHS: Final = (30, 26, 22)


@dataclass(frozen=True, slots=True)
class OutcomeGroup:
    """One group: its mark, name and count, the tiles in it if they are to be shown, and a note."""

    mark: Mark
    name: str
    count: int
    tiles: tuple[Tile, ...] = ()
    words: str = ""
    notes: tuple[str, ...] = ()


class GroupHead(QWidget):
    """A mark, a bold name and a count in one line."""

    def __init__(self, group: OutcomeGroup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = group
        self._size = theme.BODY
        self.setAccessibleName(f"{group.name} {group.count}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def make_small(self) -> None:
        """Take the smaller type, where several heads share a line."""
        self._size = theme.SUPPORT
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Fit the line."""
        name = QFontMetrics(theme.font(self._size, bold=True)).horizontalAdvance(self._group.name)
        count = QFontMetrics(theme.font(self._size)).horizontalAdvance(str(self._group.count))
        return QSize(self._indent() + name + 6 + count + 2, 22)

    def _indent(self) -> int:
        return 26 if self._size == theme.BODY else 23

    def minimumSizeHint(self) -> QSize:
        """Never cut the line."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint mark, name and count."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        paint_mark(painter, self._group.mark, QRectF(0, 1.5, 19, 19), tokens.bg)
        bold = theme.font(self._size, bold=True)
        indent = self._indent()
        painter.setFont(bold)
        painter.setPen(tokens.text)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(indent, 0, self.width(), self.height()), middle, self._group.name)
        left = indent + QFontMetrics(bold).horizontalAdvance(self._group.name) + 6
        painter.setFont(theme.font(self._size))
        painter.setPen(tokens.text2)
        painter.drawText(QRectF(left, 0, self.width(), self.height()), middle, str(self._group.count))


class OutcomeGroups(QWidget):
    """The groups one under the other, their tiles as large as the height allows; a tile that is clicked is reported."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)

    def show_groups(self, groups: Sequence[OutcomeGroup], width: int, height: int) -> None:
        """Show these groups in a place of this size; what doesn't fit is left to the tray, which shows every tile."""
        for shown in (
            *((tiles, True) for tiles in _WIDTHS),
            (_WIDTHS[-1], False),
            (0, False),
        ):
            self._fill(groups, shown[0], notes=shown[1])
            if self._column.heightForWidth(width) <= height or not shown[0]:
                return

    def _fill(self, groups: Sequence[OutcomeGroup], tile_width: int, *, notes: bool) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for place, group in enumerate(groups):
            if place:
                self._column.addSpacing(4)
            self._add(GroupHead(group))
            if group.tiles and tile_width:
                strip = TileStrip(tile_width, gap=3)
                strip.show_tiles([Shown(tile) for tile in group.tiles], group.words)
                strip.asked.connect(self.asked)
                self._add(strip)
            for note in group.notes if notes else ():
                self._add(Label(note, size=theme.SUPPORT, tone="text2", wrap=True))
        self._column.addStretch(1)

    def _add(self, widget: QWidget) -> None:
        """Add a widget and show it at once: the layout measures no hidden ones."""
        self._column.addWidget(widget)
        widget.show()

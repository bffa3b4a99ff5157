"""Rows of tiles that are shown rather than chosen, with the flags of wild and winning tiles."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui import theme
from app.ui.tile_art import height_for, tile_art
from app.ui.widgets.painting import box
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen

HEADROOM: Final = 9
"""Pixels above a row of tiles, into which flags reach."""


@frozen
class Shown:
    """A tile as it is shown: ``tile`` None is the back; wild and winning tiles carry a flag, a ring explains."""

    tile: Tile | None
    wild: bool = False
    win: bool = False
    ring: bool = False


@frozen
class Placed:
    """A shown tile with its top left corner and width in pixels."""

    shown: Shown
    x: float
    y: float
    width: int

    @property
    def rect(self) -> QRectF:
        """Give the place that the tile takes."""
        return QRectF(self.x, self.y, self.width, height_for(self.width))


def hun_word() -> str:
    """Give what the flag of a wild tile says."""
    return QCoreApplication.translate("TileFlags", "W")


def win_word() -> str:
    """Give what the flag of the winning tile says."""
    return QCoreApplication.translate("TileFlags", "win")


def paint_tiles(painter: QPainter, tiles: Iterable[Placed]) -> None:
    """Paint tiles, then over them the edges, rings and flags, which may reach onto a neighbour."""
    placed = list(tiles)
    tokens = theme.colours()
    for one in placed:
        tile_art().paint(painter, one.x, one.y, one.shown.tile, one.width)
    for one in placed:
        if one.shown.wild:
            box(painter, one.rect.adjusted(-1, -1, 1, 1), 6, None, tokens.hun_flag, 2)
    for one in placed:
        if one.shown.ring:
            box(painter, one.rect.adjusted(-2, -2, 2, 2), 7, None, tokens.ring, 3)
    for one in placed:
        if one.shown.wild:
            _paint_flag(painter, one, hun_word(), tokens.hun_flag)
        elif one.shown.win:
            _paint_flag(painter, one, win_word(), tokens.win_flag)


def _paint_flag(painter: QPainter, one: Placed, word: str, ground: QColor) -> None:
    tokens = theme.colours()
    size = max(theme.CAPTION, round(one.width * (0.27 if len(word) == 1 else 0.21)))
    font = theme.font(size, bold=True)
    height = round(size * 1.36)
    width = max(height + 2, QFontMetrics(font).horizontalAdvance(word) + round(size * 0.55))
    rect = QRectF(one.x + one.width - width + 4, one.y - height * 0.5, width, height)
    box(painter, rect.adjusted(-1.5, -1.5, 1.5, 1.5), theme.RADIUS_KEY + 1, tokens.flag_edge)
    box(painter, rect, theme.RADIUS_KEY, ground)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, word)


class TileStrip(QWidget):
    """A row of tiles that wraps to its width; a tile that is clicked is reported."""

    asked = Signal(object)

    def __init__(self, width: int = 34, *, gap: int = 0, wraps: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._width = width
        self._gap = gap
        self._tiles: tuple[Shown, ...] = ()
        self._headroom = 0
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed
        )
        policy.setHeightForWidth(wraps)
        self._wraps = wraps
        self.setSizePolicy(policy)

    @property
    def tiles(self) -> tuple[Shown, ...]:
        """Give the tiles that are shown."""
        return self._tiles

    def show_tiles(self, tiles: Sequence[Shown], words: str) -> None:
        """Show these; ``words`` name them to a screen reader."""
        self._tiles = tuple(tiles)
        self._headroom = HEADROOM if any(one.wild or one.win for one in tiles) else 0
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def set_tile_width(self, width: int) -> None:
        """Draw the tiles in another size."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Fit all tiles in one row."""
        count = max(1, len(self._tiles))
        return QSize(count * (self._width + self._gap) + 4, self._row_height())

    def minimumSizeHint(self) -> QSize:
        """Fit one tile, or all where the row doesn't wrap."""
        return QSize(self._width + 4, self._row_height()) if self._wraps else self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Tell that a narrow strip is higher."""
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        """Give the height of as many rows as the width makes necessary."""
        rows = -(-len(self._tiles) // self._per_row(width))
        return max(1, rows) * self._row_height() + (max(1, rows) - 1) * 4

    def _row_height(self) -> int:
        return height_for(self._width) + self._headroom + 4

    def _per_row(self, width: int) -> int:
        return max(1, (width - 4 + self._gap) // (self._width + self._gap)) if self._wraps else len(self._tiles) or 1

    def placed(self) -> list[Placed]:
        """Give every tile with its place."""
        per_row = self._per_row(self.width())
        step = self._row_height() + 4
        return [
            Placed(
                one,
                1 + index % per_row * (self._width + self._gap),
                self._headroom + 1 + index // per_row * step,
                self._width,
            )
            for index, one in enumerate(self._tiles)
        ]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the tile under the pointer; where there is none, let the parent have the click."""
        for one in self.placed():
            if one.rect.contains(event.position()) and one.shown.tile is not None:
                self.asked.emit(one.shown.tile)
                return
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tiles(painter, self.placed())


def flow(sizes: Sequence[int], width: int, gap: int) -> list[list[int]]:
    """Break things of these widths into lines no wider than ``width``; give the indices of each line."""
    lines: list[list[int]] = []
    used = 0
    for index, size in enumerate(sizes):
        if not lines or used + gap + size > width:
            lines.append([index])
            used = size
        else:
            lines[-1].append(index)
            used += gap + size
    return lines

"""The tray: all 34 kinds in four headed rows, to choose from and, after the answer, to see graded."""

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui import theme
from app.ui.tile_art import height_for
from app.ui.widgets.painting import Mark, box
from app.ui.widgets.text import KeyCap
from app.ui.widgets.tile_button import BOTTOM, SIDE, TOP, TileButton
from puzzles.rules.tiles import TILES, Suit, Tile

COLUMNS: Final = 9
TILE: Final = 44
_HEAD: Final = 48
_PAD: Final = 8
_LONGEST_STEP: Final = 1.7
"""The widest step from tile to tile, in tile widths."""
_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TrayTile(TileButton):
    """A tile of the tray; arrows move on in the grid."""

    def __init__(self, tile: Tile, tray: "TileTray") -> None:
        super().__init__(tile, TILE, tray)
        self._tray = tray

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by the arrows; leave the rest to what every button does."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._tray.move_focus(self.tile, *step)


class TileTray(QWidget):
    """Offers the 34 kinds; reports the one that is pressed."""

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads: dict[Suit, str] = dict.fromkeys(Suit, "")
        self.buttons: dict[Tile, TrayTile] = {}
        for tile in TILES:
            button = TrayTile(tile, self)
            button.clicked.connect(lambda _checked=False, tile=tile: self.pressed.emit(tile))
            self.buttons[tile] = button
        self._make_only_stop(TILES[0])

    @staticmethod
    def tile_width(width: int) -> int:
        """Give the width of a tile in a tray of this width."""
        room = int((width - _HEAD - _PAD) / COLUMNS) - 2 * SIDE
        return max(34, min(room, round(TILE * theme.worn().tile_scale)))

    @staticmethod
    def height_of(width: int) -> int:
        """Give how high a tray of this width is."""
        return 4 * (height_for(TileTray.tile_width(width)) + TOP + BOTTOM) + 12

    def set_heads(self, heads: Mapping[Suit, str]) -> None:
        """Write the names of the rows."""
        self._heads = dict(heads)
        self.update()

    def show_chosen(self, chosen: Collection[Tile]) -> None:
        """Show these as chosen, none as graded."""
        for tile, button in self.buttons.items():
            button.setChecked(tile in chosen)
            button.set_mark(None)

    def show_marks(self, marks: Mapping[Tile, Mark]) -> None:
        """Show what became of each tile."""
        for tile, button in self.buttons.items():
            button.setChecked(False)
            button.set_mark(marks.get(tile))

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Give the focus to the first tile."""
        self._make_only_stop(TILES[0])
        self.buttons[TILES[0]].setFocus(reason)

    def move_focus(self, tile: Tile, down: int, right: int) -> None:
        """Give the focus to the tile beside this one; at the end of a row it goes on in the next."""
        if right:
            goal = TILES[(tile + right) % len(TILES)]
        else:
            row, column = divmod(tile, COLUMNS)
            rows = [row for row in range(4) if row * COLUMNS + column < len(TILES)]
            goal = TILES[rows[(rows.index(row) + down) % len(rows)] * COLUMNS + column]
        self._make_only_stop(goal)
        self.buttons[goal].setFocus(Qt.FocusReason.TabFocusReason)

    def _make_only_stop(self, stop: Tile) -> None:
        for tile, button in self.buttons.items():
            policy = Qt.FocusPolicy.StrongFocus if tile is stop else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def _step(self) -> tuple[float, float]:
        longest = self.tile_width(self.width()) * _LONGEST_STEP
        across = min(longest, (self.width() - _HEAD - _PAD) / COLUMNS)
        return across, (self.height() - 12) / 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tiles."""
        width = self.tile_width(self.width())
        across, down = self._step()
        for tile, button in self.buttons.items():
            button.set_tile_width(width)
            row, column = divmod(tile, COLUMNS)
            size = button.sizeHint()
            x = _HEAD + column * across + (across - size.width()) / 2
            y = 6 + row * down + (down - size.height()) / 2
            button.setGeometry(round(x), round(y), size.width(), size.height())

    def minimumSizeHint(self) -> QSize:
        """Never make a tile smaller than it may be in play."""
        return QSize(_HEAD + _PAD + COLUMNS * (34 + 2 * SIDE), 4 * (height_for(34) + TOP + BOTTOM) + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray and the heads of its rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        box(painter, QRectF(self.rect()), theme.RADIUS_CARD, tokens.tray, tokens.trayline)
        _, down = self._step()
        for row, suit in enumerate(Suit):
            middle = 6 + row * down + down / 2
            painter.setFont(theme.font(theme.SUPPORT, bold=True))
            painter.setPen(tokens.text)
            painter.drawText(QRectF(0, middle - 22, _HEAD + 6, 20), Qt.AlignmentFlag.AlignCenter, self._heads[suit])
            cap = QRectF((_HEAD + 6) / 2 - 10, middle + 1, 20, 20)
            KeyCap.paint_cap(painter, cap, suit.letter, tokens.text2, tokens.strong, tokens.surface)

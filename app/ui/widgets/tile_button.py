"""A tile to press: normal, chosen, or graded, each state with a shape of its own."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui import theme
from app.ui.tile_art import Variant, height_for, tile_art
from app.ui.widgets.controls import Pressable
from app.ui.widgets.painting import FOCUS_WIDTH, Mark, box, paint_mark
from puzzles.rules.tiles import Tile

SIDE, TOP, BOTTOM = 4, 7, 4
"""Room around the tile for ring, badge and lift."""

_BADGE: Final = 18
_RINGS: Final = {
    Mark.CHOSEN: ("accent", 3.0, False),
    Mark.RIGHT: ("right", 3.0, False),
    Mark.MISSED: ("miss", 2.5, True),
    Mark.SHAPE_CHOSEN: ("warn", 3.0, False),
    Mark.SHAPE: ("warn", 2.0, True),
    Mark.WRONG: ("wrong", 3.0, False),
    Mark.DEAD_CHOSEN: ("text3", 3.0, False),
}
_VARIANTS: Final = {Mark.NOTHING: Variant.NOTHING, Mark.DEAD: Variant.DEAD}


class TileButton(Pressable):
    """A tile that can be chosen; after the answer ``set_mark`` shows what became of it."""

    def __init__(self, tile: Tile, width: int = 44, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.tile = tile
        self._width = width
        self._ground = "tray"
        self._mark: Mark | None = None
        self._lift = 0.0
        self._motion: QVariantAnimation | None = None
        self.enter_presses = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._settle)

    @property
    def mark(self) -> Mark | None:
        """Give what the tile was graded as, None before that."""
        return self._mark

    def set_mark(self, mark: Mark | None) -> None:
        """Grade the tile, or take the grade away."""
        if mark is not self._mark:
            self._mark = mark
            self._settle()

    def set_tile_width(self, width: int) -> None:
        """Draw the tile in another size."""
        if width != self._width:
            self._width = width
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Fit the tile and the room around it."""
        return QSize(self._width + 2 * SIDE, height_for(self._width) + TOP + BOTTOM)

    def nextCheckState(self) -> None:
        """Leave it to the presenter whether the tile is chosen."""

    def _settle(self) -> None:
        goal = self._resting_lift()
        if goal == self._lift or not self.isVisible() or not theme.milliseconds(theme.LIFT_MS):
            self._lift = goal
            self.update()
            return
        if self._motion is None:
            self._motion = QVariantAnimation(self)
            self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
            self._motion.valueChanged.connect(self._raise_to)
        self._motion.stop()
        self._motion.setDuration(theme.milliseconds(theme.LIFT_MS))
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _raise_to(self, lift: float) -> None:
        self._lift = lift
        self.update()

    def _resting_lift(self) -> float:
        return 4.0 if self._mark is None and self.isChecked() else 0.0

    def _shown_mark(self) -> Mark | None:
        if self._mark is None:
            return Mark.CHOSEN if self.isChecked() else None
        return self._mark

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, its ring, its badge and the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        mark = self._shown_mark()
        over = self.hovered and mark is None and self.isEnabled()
        lift = max(self._lift, 2.0 if over else 0.0)
        left, top = float(SIDE), TOP - lift
        variant = Variant.DISABLED if not self.isEnabled() else Variant.PLAIN
        if mark is not None:
            variant = _VARIANTS.get(mark, Variant.PLAIN)
        tile_art().paint(painter, left, top, self.tile, self._width, variant)
        face = QRectF(left, top, self._width, height_for(self._width))
        if over:
            box(painter, face.adjusted(-1, -1, 1, 1), 6, None, tokens.strong, 1.5)
        if mark in _RINGS:
            tone, width, dashed = _RINGS[mark]
            paint_ring(painter, face, getattr(tokens, tone), width, dashed=dashed)
        if self.shows_ring:
            box(painter, QRectF(self.rect()).adjusted(0.2, top - 4, -0.2, 0), 8, None, tokens.focus, FOCUS_WIDTH)
        if mark is not None and mark is not Mark.NOTHING:
            badge = QRectF(self.width() - _BADGE, max(0.0, top - TOP - 0.5), _BADGE, _BADGE)
            paint_mark(painter, mark, badge, getattr(tokens, self._ground))


def paint_ring(painter: QPainter, face: QRectF, colour: QColor, width: float, *, dashed: bool = False) -> None:
    """Paint a ring close around a tile."""
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.0, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = width / 2
    painter.drawRoundedRect(face.adjusted(-out, -out, out, out), 6, 6)

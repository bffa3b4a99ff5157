"""Pictures of tiles: drawn once from their SVG for each size and look, then taken from a cache."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from app.ui import theme
from puzzles.rules.tiles import Tile

MARGIN: Final = 4
"""Pixels around the tile in its picture, for the shadow."""

MANY: Final = 20
"""Tiles of one size that make a tray."""

_ART: Final = "anshan_tile_art"
_WINDS: Final = "ESWN"
_INDEX_FROM: Final = 34
"""The least tile width in pixels at which an index can be read."""
_ASIDE: Final = 0.8
_ASIDE_AT: Final = (48, 52)
"""How large the art is beside an index, and where its upper left corner goes, in units of the picture."""
_WASH: Final = QColor(0, 0, 0, 26)
_SHADOWS: Final = ((1.0, 0.0, 26), (2.0, 0.5, 16), (3.0, 1.0, 9))
"""Offset downwards, spread and alpha of the layers of a tile's shadow, for a tile 44 px wide."""


class Variant(Enum):
    """How a tile is shown: its face, or faded as where it comes to nothing, is dead, or can't be used."""

    PLAIN = 1.0
    NOTHING = 0.5
    DEAD = 0.4
    DISABLED = 0.28


@dataclass(frozen=True, slots=True)
class PictureKey:
    """All that a picture depends on; sizes in logical pixels."""

    tile: Tile | None
    width: int
    height: int
    ratio: float
    variant: Variant
    dark: bool
    index: bool


def height_for(width: int) -> int:
    """Give a tile's height: four thirds of its width."""
    return round(width * 4 / 3)


Kept = Callable[[PictureKey], QPixmap | None]
"""Gives a picture that was drawn at an earlier start, or None."""


class TileArt:
    """Draws tiles; the back is the tile None. ``renders`` counts the pictures that had to be drawn from SVG."""

    def __init__(self, folder: Path, kept: Kept = lambda key: None) -> None:
        self.renders = 0
        self._kept = kept
        self._folder = folder
        self._pictures: dict[PictureKey, QPixmap] = {}
        self._shadows: dict[tuple[int, int], QPixmap] = {}
        self._sources: dict[str, QSvgRenderer] = {}

    def pixmap(self, tile: Tile | None, width: int, ratio: float, variant: Variant = Variant.PLAIN) -> QPixmap:
        """Give the picture of a tile ``width`` logical pixels wide, with MARGIN around it."""
        look = theme.worn()
        index = look.corner_index and width >= _INDEX_FROM
        key = PictureKey(tile, width, height_for(width), ratio, variant, look.dark, index)
        picture = self._pictures.get(key)
        if picture is None:
            kept = self._kept(key)
            picture = self._pictures[key] = self._draw(key) if kept is None else kept
        return picture

    @property
    def pictures(self) -> Mapping[PictureKey, QPixmap]:
        """Give every picture there is by now, in the order in which they were needed."""
        return self._pictures

    def fade_ahead(self) -> Iterator[None]:
        """Draw the faded pictures that feedback will need, one a step: those of the sizes that many tiles have."""
        plain = [key for key in self._pictures if key.variant is Variant.PLAIN]
        many = {size for size, count in Counter((key.width, key.ratio) for key in plain).items() if count >= MANY}
        for key in plain:
            if (key.width, key.ratio) in many:
                self.pixmap(key.tile, key.width, key.ratio, Variant.NOTHING)
                yield

    def paint(
        self, painter: QPainter, x: float, y: float, tile: Tile | None, width: int, variant: Variant = Variant.PLAIN
    ) -> None:
        """Paint a tile with its top left corner at (x, y)."""
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(x - MARGIN, y - MARGIN), self.pixmap(tile, width, ratio, variant))

    def _draw(self, key: PictureKey) -> QPixmap:
        face = self._face(key)
        ratio = key.ratio
        whole = QPixmap(round((key.width + 2 * MARGIN) * ratio), round((key.height + 2 * MARGIN) * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(key.variant.value)
        if key.variant is Variant.PLAIN:
            painter.drawPixmap(QPointF(0, 0), self._shadow(whole, key.width, key.height))
        painter.drawPixmap(QPointF(MARGIN, MARGIN), face)
        painter.end()
        return whole

    def _shadow(self, whole: QPixmap, width: int, height: int) -> QPixmap:
        """Give the shadow that all tiles of one size have."""
        size = (whole.width(), whole.height())
        shadow = self._shadows.get(size)
        if shadow is not None:
            return shadow
        shadow = self._shadows[size] = QPixmap(whole.size())
        shadow.setDevicePixelRatio(whole.devicePixelRatio())
        shadow.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shadow)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(MARGIN, MARGIN, width, height)
        scale = max(0.6, min(1.4, width / 44))
        for down, spread, alpha in _SHADOWS:
            painter.setBrush(QColor(0, 0, 0, alpha))
            layer = box.adjusted(-spread, 2, spread, 0).translated(0, min(down * scale, MARGIN - 0.5))
            painter.drawRoundedRect(layer, width * 0.09, width * 0.09)
        painter.end()
        return shadow

    def _face(self, key: PictureKey) -> QPixmap:
        """Draw the tile alone, without shadow, at full strength."""
        self.renders += 1
        face = QPixmap(round(key.width * key.ratio), round(key.height * key.ratio))
        face.setDevicePixelRatio(key.ratio)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        source = self._source("back" if key.tile is None else key.tile.mpsz)
        place = QRectF(0, 0, key.width, key.height)
        if key.index and key.tile is not None:
            _paint_aside(painter, source, place)
            _paint_index(painter, key.tile, key.width)
        else:
            source.render(painter, place)
        if key.dark:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(QRectF(0, 0, key.width, key.height), _WASH)
        painter.end()
        return face

    def _source(self, name: str) -> QSvgRenderer:
        source = self._sources.get(name)
        if source is None:
            source = self._sources[name] = QSvgRenderer(str(self._folder / f"{name}.svg"))
        return source


def _paint_aside(painter: QPainter, source: QSvgRenderer, place: QRectF) -> None:
    """Paint a tile with its art drawn in towards the lower right, so that the corner is free for an index."""
    unit = place.width() / source.viewBoxF().width()

    def render(part: str, size: float, left: float, top: float) -> None:
        drawn = source.boundsOnElement(part)
        corner = QPointF(left + drawn.left() * size, top + drawn.top() * size)
        source.render(painter, part, QRectF(corner * unit, drawn.size() * size * unit))

    render("block", 1, 0, 0)
    render("art", _ASIDE, *_ASIDE_AT)


def _paint_index(painter: QPainter, tile: Tile, width: int) -> None:
    """Paint a learner's index into the top left corner: the digit, E S W N for winds, B F Z for 白 发 中."""
    text = str(tile.rank) if not tile.is_honour else (_WINDS + "BFZ")[tile.rank - 1]
    font = QFont(theme.font(max(9, round(width * 0.25)), bold=True))
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # the strokes of some digits overlap
    path.addText(QPointF(width * 0.075, width * 0.04 + metrics.capHeight() + width * 0.03), font, text)
    painter.setPen(QPen(QColor("#FBF6E6"), max(2.0, width * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillPath(path, QColor("#4A4436"))


def install(app: QApplication, folder: Path, kept: Kept = lambda key: None) -> TileArt:
    """Give the application its tile pictures, from the folder of SVGs and what is kept of earlier ones."""
    art = TileArt(folder, kept)
    setattr(app, _ART, art)
    return art


def tile_art() -> TileArt:
    """Give the tile pictures of the application."""
    art = getattr(QApplication.instance(), _ART, None)
    if art is None:
        raise RuntimeError("the application has no tile pictures yet: call install() first")
    return cast("TileArt", art)

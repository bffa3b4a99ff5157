"""Shapes that several widgets paint: rounded boxes, the focus ring, and the marks of right, partly and wrong."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.ui.icons import icons
from app.ui.theme import colours

FOCUS_WIDTH = 2.5


class Mark(Enum):
    """A mark has a shape and a filling besides its colour: circle wins, triangle shape only, square nothing."""

    RIGHT = "right"
    MISSED = "missed"
    SHAPE_CHOSEN = "shape_chosen"
    SHAPE = "shape"
    WRONG = "wrong"
    NOTHING = "nothing"
    DEAD = "dead"
    DEAD_CHOSEN = "dead_chosen"
    CHOSEN = "chosen"
    OPEN = "open"


def box(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: QColor | None,
    edge: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Paint a rounded box with its edge inside the rectangle."""
    inset = width / 2 if edge is not None else 0.0
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    radius = min(radius, rect.height() / 2)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def focus_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Paint the ring around what has the keyboard's focus, its outer edge on the rectangle."""
    box(painter, rect, radius, None, colours().focus, FOCUS_WIDTH)


def paint_mark(painter: QPainter, mark: Mark, rect: QRectF, on: QColor | None = None) -> None:
    """Paint a mark into a square; ``on`` is the colour of what lies under a hollow one."""
    tokens = colours()
    ground = on if on is not None else tokens.surface
    size = round(rect.width())
    ratio = painter.device().devicePixelRatioF()
    key = (mark, size, ratio, ground.rgba(), tokens.right.rgba())
    picture = icons().kept(key, size, ratio, lambda canvas: _MARKS[mark](canvas, QRectF(0, 0, size, size), ground))
    painter.drawPixmap(rect.topLeft(), picture)


def _stroke(painter: QPainter, rect: QRectF, colour: QColor, points: tuple[tuple[float, float], ...]) -> None:
    pen = QPen(colour, rect.width() * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    places = [QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in points]
    painter.drawPolyline(QPolygonF(places))


def _disc(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor | None = None) -> None:
    width = rect.width() * 0.1
    painter.setBrush(fill)
    painter.setPen(QPen(edge, width) if edge is not None else Qt.PenStyle.NoPen)
    inset = width / 2 if edge is not None else 0.0
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))


def _right(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _disc(painter, rect, colours().right)
    _stroke(painter, rect, _ink(), ((0.28, 0.53), (0.44, 0.68), (0.73, 0.36)))


def _missed(painter: QPainter, rect: QRectF, on: QColor) -> None:
    tone = colours().miss
    _disc(painter, rect, on, tone)
    _stroke(painter, rect, tone, ((0.5, 0.27), (0.5, 0.73)))
    _stroke(painter, rect, tone, ((0.27, 0.5), (0.73, 0.5)))


def _dead(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _disc(painter, rect, on, colours().text3)
    _stroke(painter, rect, colours().text3, ((0.27, 0.5), (0.73, 0.5)))


def _dead_chosen(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _disc(painter, rect, colours().text3)
    _stroke(painter, rect, on, ((0.27, 0.5), (0.73, 0.5)))


def _chosen(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _disc(painter, rect, colours().accent)
    _disc(painter, QRectF(0, 0, rect.width() * 0.3, rect.width() * 0.3).translated(_inner(rect, 0.35)), _ink())


def _open(painter: QPainter, rect: QRectF, on: QColor) -> None:
    width = rect.width() * 0.09
    painter.setPen(QPen(colours().strong, max(1.3, width)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))


def _triangle(rect: QRectF, inset: float) -> QPainterPath:
    top = QPointF(rect.center().x(), rect.top() + rect.height() * 0.07 + inset * 1.4)
    left = QPointF(rect.left() + rect.width() * 0.02 + inset * 1.2, rect.bottom() - rect.height() * 0.07 - inset)
    right = QPointF(rect.right() - rect.width() * 0.02 - inset * 1.2, rect.bottom() - rect.height() * 0.07 - inset)
    path = QPainterPath()
    path.addPolygon(QPolygonF([top, right, left]))
    path.closeSubpath()
    return path


def _warning(painter: QPainter, rect: QRectF, fill: QColor, ink: QColor, edge: QColor) -> None:
    width = rect.width() * 0.12
    pen = QPen(edge, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawPath(_triangle(rect, width / 2))
    _stroke(painter, rect, ink, ((0.5, 0.41), (0.5, 0.6)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    size = rect.width() * 0.145
    painter.drawEllipse(QRectF(rect.center().x() - size / 2, rect.top() + rect.height() * 0.7, size, size))


def _shape_chosen(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _warning(painter, rect, colours().warn, _ink(), colours().warn)


def _shape(painter: QPainter, rect: QRectF, on: QColor) -> None:
    _warning(painter, rect, on, colours().warn, colours().warn)


def _wrong(painter: QPainter, rect: QRectF, on: QColor) -> None:
    box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.width() * 0.24, colours().wrong)
    _cross(painter, rect, _ink(), 0.34)


def _nothing(painter: QPainter, rect: QRectF, on: QColor) -> None:
    inside = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    box(painter, inside, rect.width() * 0.24, on, colours().text2, rect.width() * 0.09)
    _cross(painter, rect, colours().text2, 0.36)


def _cross(painter: QPainter, rect: QRectF, colour: QColor, inset: float) -> None:
    _stroke(painter, rect, colour, ((inset, inset), (1 - inset, 1 - inset)))
    _stroke(painter, rect, colour, ((1 - inset, inset), (inset, 1 - inset)))


def _inner(rect: QRectF, share: float) -> QPointF:
    return QPointF(rect.x() + rect.width() * share, rect.y() + rect.height() * share)


def _ink() -> QColor:
    return colours().onaccent


_MARKS = {
    Mark.RIGHT: _right,
    Mark.MISSED: _missed,
    Mark.SHAPE_CHOSEN: _shape_chosen,
    Mark.SHAPE: _shape,
    Mark.WRONG: _wrong,
    Mark.NOTHING: _nothing,
    Mark.DEAD: _dead,
    Mark.DEAD_CHOSEN: _dead_chosen,
    Mark.CHOSEN: _chosen,
    Mark.OPEN: _open,
}

"""A card of green felt: the rating with its line of the last days, and the button that begins."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.controls import Pressable
from app.ui.widgets.felt import paint_felt
from app.ui.widgets.painting import box
from app.ui.widgets.text import KeyCap, Label


class FeltButton(Pressable):
    """The primary button where it lies on felt: ivory, with the cap of its key."""

    HEIGHT = 40

    def __init__(self, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Fit words and key."""
        width = QFontMetrics(theme.font(theme.TITLE, bold=True)).horizontalAdvance(self.text())
        return QSize(width + KeyCap.width_of(self._key) + 9 + 40, self.HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, words, key and ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        box(painter, rect, theme.RADIUS_BUTTON, QColor("white") if self.hovered else tokens.onfelt)
        font = theme.font(theme.TITLE, bold=True)
        width = QFontMetrics(font).horizontalAdvance(self.text())
        cap = KeyCap.width_of(self._key)
        left = rect.center().x() - (width + cap + 9) / 2
        painter.setFont(font)
        painter.setPen(tokens.felt2)
        painter.drawText(QRectF(left, 0, width + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
        place = QRectF(left + width + 9, rect.center().y() - KeyCap.HEIGHT / 2, cap, KeyCap.HEIGHT)
        KeyCap.paint_cap(painter, place, self._key, tokens.felt2, tokens.felt2, None)
        if self.shows_ring:
            box(painter, rect.adjusted(3, 3, -3, -3), theme.RADIUS_BUTTON - 3, None, tokens.felt2, 2)


class Plate(QWidget):
    """A fact on a small dark plate."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Say this."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Fit the words."""
        return QSize(QFontMetrics(theme.font(theme.SUPPORT)).horizontalAdvance(self._text) + 20, 26)

    def minimumSizeHint(self) -> QSize:
        """Never cut them."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        box(painter, QRectF(self.rect()), theme.RADIUS_TAG, tokens.feltchip)
        painter.setFont(theme.font(theme.SUPPORT))
        painter.setPen(tokens.onfelt)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)


class Curve(QWidget):
    """A line over days, with a dot at its end; nothing from fewer than two points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: tuple[tuple[int, float], ...] = ()
        self.setMinimumSize(60, 40)

    @property
    def points(self) -> tuple[tuple[int, float], ...]:
        """Give the points that are drawn."""
        return self._points

    def show_points(self, points: Sequence[tuple[int, float]], words: str) -> None:
        """Draw these (day, value) points; ``words`` say them to a screen reader."""
        self._points = tuple(points) if len(points) > 1 else ()
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line over its fading ground."""
        if not self._points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = theme.colours().onfelt
        places = self._places()
        line = QPainterPath(places[0])
        for place in places[1:]:
            line.lineTo(place)
        ground = QPainterPath(line)
        ground.lineTo(places[-1].x(), self.height())
        ground.lineTo(places[0].x(), self.height())
        ground.closeSubpath()
        fade = QLinearGradient(0, 0, 0, self.height())
        for at, alpha in ((0.0, 0.22), (1.0, 0.0)):
            tone = QColor(ink)
            tone.setAlphaF(alpha)
            fade.setColorAt(at, tone)
        painter.fillPath(ground, fade)
        painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(places[-1], 4.5, 4.5)

    def _places(self) -> list[QPointF]:
        days = [day for day, _ in self._points]
        values = [value for _, value in self._points]
        across = max(days) - min(days) or 1
        up = max(max(values) - min(values), 20.0)
        width, height = self.width() - 12, self.height() - 16
        return [
            QPointF(5 + (day - min(days)) / across * width, 6 + height - (value - min(values)) / up * height)
            for day, value in self._points
        ]


class FeltCard(QWidget):
    """Title, number, caption and curve on felt, plates with what will be asked, and the button to begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(size=theme.TITLE, bold=True, tone="onfelt")
        self.period = Label(size=theme.SUPPORT, tone="onfelt2")
        self.number = Label(size=theme.FIGURE, bold=True, tone="onfelt")
        self.caption = Label(size=theme.SUPPORT, tone="onfelt2", wrap=True)
        self.curve = Curve()
        self.plates = (Plate(), Plate())
        self.button = FeltButton("Enter")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.period)
        column.addLayout(head)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        figures = QVBoxLayout()
        figures.setSpacing(2)
        figures.addWidget(self.number)
        figures.addWidget(self.caption)
        figures.addStretch(1)
        middle.addLayout(figures, 5)
        middle.addWidget(self.curve, 6)
        column.addLayout(middle, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for plate in self.plates:
            foot.addWidget(plate)
        foot.addStretch(1)
        foot.addWidget(self.button, 2)
        column.addLayout(foot)

    def set_compact(self, compact: bool) -> None:
        """Take narrower margins, or the wide ones."""
        side = 18 if compact else 24
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, 18, side, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, QRectF(self.rect()))

"""Cards and what lies on them: a framed sheet, a number with its unit, a bar, a hairline, the marks of a round."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.widgets.painting import Mark, box, paint_mark
from app.ui.widgets.text import Label


class Card(QWidget):
    """A sheet with a thin edge and a column of things on it; ``ground`` and ``edge`` are tokens of the theme."""

    def __init__(
        self,
        *,
        ground: str = "surface",
        edge: str = "border",
        margins: tuple[int, int, int, int] = (16, 12, 16, 12),
        spacing: int = 8,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ground = ground
        self._edge = edge
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*margins)
        self.column.setSpacing(spacing)

    def set_tones(self, ground: str, edge: str) -> None:
        """Change the colours of the sheet and its edge."""
        self._ground, self._edge = ground, edge
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        box(painter, rect, theme.RADIUS_CARD, getattr(tokens, self._ground), getattr(tokens, self._edge))


def title_row(title: Label, *right: QWidget) -> QHBoxLayout:
    """Lay out a card's title with something at the right edge."""
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(title)
    row.addStretch(1)
    for widget in right:
        row.addWidget(widget)
    return row


class Hairline(QWidget):
    """A thin line across a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        QPainter(self).fillRect(self.rect(), theme.colours().line)


class Bar(QWidget):
    """A bar filled to a share between 0 and 1; ``tone`` is its colour."""

    def __init__(
        self, share: float = 0.0, *, tone: str = "accent", height: int = 8, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._share = share
        self._tone = tone
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def share(self) -> float:
        """Give how far the bar is filled."""
        return self._share

    def set_share(self, share: float, tone: str = "") -> None:
        """Fill the bar to a share, in another tone if one is given."""
        self._share = max(0.0, min(1.0, share))
        self._tone = tone or self._tone
        self.update()

    def sizeHint(self) -> QSize:
        """Take what width there is."""
        return QSize(80, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track and what is filled."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        box(painter, rect, rect.height() / 2, tokens.sunken)
        if self._share > 0:
            rect.setWidth(max(rect.height(), rect.width() * self._share))
            box(painter, rect, rect.height() / 2, getattr(tokens, self._tone))


class Figure(QWidget):
    """A number with its unit on one baseline."""

    def __init__(
        self, number: str = "", unit: str = "", *, size: int = theme.NUMBER, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._number, self._unit, self._size = number, unit, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_figure(self, number: str, unit: str = "") -> None:
        """Show another number."""
        self._number, self._unit = number, unit
        self.setAccessibleName(f"{number} {unit}".strip())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Fit number and unit."""
        big, small = self._metrics()
        width = big.horizontalAdvance(self._number)
        if self._unit:
            width += 6 + small.horizontalAdvance(self._unit)
        return QSize(width + 1, round(self._size * 1.25))

    def minimumSizeHint(self) -> QSize:
        """Never cut the number."""
        return self.sizeHint()

    def _metrics(self) -> tuple[QFontMetrics, QFontMetrics]:
        return QFontMetrics(theme.font(self._size, bold=True)), QFontMetrics(theme.font(theme.SUPPORT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number and unit."""
        painter = QPainter(self)
        big, _ = self._metrics()
        baseline = round((self.height() + big.capHeight()) / 2)
        painter.setFont(theme.font(self._size, bold=True))
        painter.setPen(theme.colours().text)
        painter.drawText(0, baseline, self._number)
        if self._unit:
            painter.setFont(theme.font(theme.SUPPORT))
            painter.setPen(theme.colours().text2)
            painter.drawText(big.horizontalAdvance(self._number) + 6, baseline, self._unit)


class StatCard(Card):
    """One figure: a caption, the number with its unit, and what it compares to."""

    def __init__(self, caption: str = "", parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 16, 12), spacing=4, parent=parent)
        self.caption = Label(caption, size=theme.SUPPORT, tone="text2")
        self.figure = Figure()
        self.comparison = Label(size=theme.CAPTION, tone="text2", wrap=True)
        for widget in (self.caption, self.figure, self.comparison):
            self.column.addWidget(widget)

    def set_figure(self, number: str, unit: str = "", comparison: str = "") -> None:
        """Show a number, its unit, and a comparison."""
        self.figure.set_figure(number, unit)
        self.comparison.setText(comparison)


class Trail(QWidget):
    """The last marks of a round, the newest at the right."""

    SIZE, STEP = 13, 17

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[Mark, ...] = ()
        self._room = 10
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_marks(self, marks: Sequence[Mark], room: int, words: str) -> None:
        """Show the last ``room`` marks; ``words`` say them to a screen reader."""
        self._marks, self._room = tuple(marks[-room:]), room
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Take the room of the marks that are there."""
        return QSize(max(1, len(self._marks) * self.STEP), 20)

    def minimumSizeHint(self) -> QSize:
        """Never cut a mark."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks in a row."""
        painter = QPainter(self)
        for place, mark in enumerate(self._marks):
            rect = QRectF(place * self.STEP, (self.height() - self.SIZE) / 2, self.SIZE, self.SIZE)
            paint_mark(painter, mark, rect, theme.colours().bg)

"""The rail at the left of the window: the places of the program, one of them current."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.tile_art import height_for, tile_art
from app.ui.widgets.controls import Pressable
from app.ui.widgets.painting import box, focus_ring
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen

WIDE, COMPACT = 84, 76


@frozen
class Place:
    """A place of the program: its key, its icon, and whether it stands at the bottom of the rail."""

    key: str
    icon: str
    at_bottom: bool = False


class RailButton(Pressable):
    """One place on the rail; ``badge`` is a number at its icon, such as what is due."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._icon = place.icon
        self._badge = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_badge(self, badge: str) -> None:
        """Show a number at the icon, or none for ""."""
        self._badge = badge
        self.update()

    def sizeHint(self) -> QSize:
        """Fit icon and word."""
        return QSize(QFontMetrics(theme.font(theme.SUPPORT, bold=True)).horizontalAdvance(self.text()) + 16, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill of the current place, the icon, the word and the badge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        current = self.isChecked()
        pill = QRectF(self.rect()).adjusted(8, 0, -8, 0)
        if current:
            box(painter, pill, theme.RADIUS_BUTTON, tokens.accent_soft)
            box(painter, QRectF(-4, 14, 8, 32), 3, tokens.accent)
        elif self.hovered:
            box(painter, pill, theme.RADIUS_BUTTON, tokens.sunken)
        ink = tokens.accent if current else tokens.text2
        middle = self.width() / 2
        icons().paint(painter, QRectF(middle - 10, 10, 20, 20), self._icon, ink)
        painter.setFont(theme.font(theme.SUPPORT, current))
        painter.setPen(ink)
        painter.drawText(QRectF(0, 34, self.width(), 22), Qt.AlignmentFlag.AlignCenter, self.text())
        if self._badge:
            self._paint_badge(painter, middle + 5, tokens.accent, tokens.onaccent)
        if self.shows_ring:
            focus_ring(painter, pill, theme.RADIUS_BUTTON)

    def _paint_badge(self, painter: QPainter, left: float, ground: QColor, ink: QColor) -> None:
        width = max(16, QFontMetrics(theme.font(theme.KEY, bold=True)).horizontalAdvance(self._badge) + 10)
        rect = QRectF(left, 5, width, 16)
        box(painter, rect, 8, ground)
        painter.setFont(theme.font(theme.KEY, bold=True))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._badge)


class NavRail(QWidget):
    """Offers the places of the program and reports the one that is gone to."""

    chosen = Signal(str)

    def __init__(self, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, RailButton] = {}
        self._group = QButtonGroup(self)
        self._compact = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 84, 0, 16)
        column.setSpacing(6)
        for place in places:
            if place.at_bottom:
                column.addStretch(1)
            button = RailButton(place)
            button.clicked.connect(lambda _checked=False, key=place.key: self.chosen.emit(key))
            self._group.addButton(button)
            self.buttons[place.key] = button
            column.addWidget(button)
        if not any(place.at_bottom for place in places):
            column.addStretch(1)
        self.setFixedWidth(WIDE)

    def set_compact(self, compact: bool) -> None:
        """Take the narrow layout, or the wide one."""
        self._compact = compact
        self.setFixedWidth(COMPACT if compact else WIDE)
        self.update()

    def set_names(self, names: dict[str, str]) -> None:
        """Write the word of each place."""
        for key, name in names.items():
            self.buttons[key].setText(name)
            self.buttons[key].setAccessibleName(name)

    def show_place(self, key: str) -> None:
        """Mark the current place."""
        self.buttons[key].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, its edge, and the sign of the program: 中 on felt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        painter.fillRect(self.rect(), tokens.surface)
        painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), tokens.border)
        sign = QRectF((self.width() - 52) / 2, 14, 52, 52)
        felt = QRadialGradient(sign.center(), 36)
        felt.setColorAt(0, tokens.felt)
        felt.setColorAt(1, tokens.felt2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt)
        painter.drawRoundedRect(sign, theme.RADIUS_CARD, theme.RADIUS_CARD)
        width = 28
        tile_art().paint(
            painter, sign.center().x() - width / 2, sign.center().y() - height_for(width) / 2, Tile.RED, width
        )

"""A card that offers one sort of play: its sign and name, how far one came, a sentence, and the button."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.widgets.cards import Card, Figure
from app.ui.widgets.controls import Button
from app.ui.widgets.painting import box, focus_ring
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown, TileStrip

TILE = 36
_LEAST_TILE = 34


class IconMark(QWidget):
    """An icon that only shows what something is, in the accent colour."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be as large as a line of words."""
        return QSize(18, 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon."""
        icons().paint(QPainter(self), QRectF(0, 1, 18, 18), self._icon, theme.colours().accent)


class ModeCard(Card):
    """Offers a sort of play; in place of a number it may show the first tiles of a hand."""

    started = Signal()

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(margins=(16, 12, 16, 14), spacing=6, parent=parent)
        self._tiles: tuple[Shown, ...] = ()
        self._tile_words = ""
        self.title = Label(size=theme.TITLE, bold=True)
        self.figure = Figure(size=theme.FIGURE)
        self.tiles = TileStrip(TILE, wraps=False)
        self.sentence = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.button = Button(height=36)
        self.button.clicked.connect(self.started)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(IconMark(icon))
        head.addWidget(self.title, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.figure)
        self.column.addWidget(self.tiles)
        self.column.addWidget(self.sentence)
        self.column.addStretch(1)
        self.column.addWidget(self.button)
        self.tiles.hide()

    def show_mode(self, title: str, number: str, unit: str, sentence: str, action: str) -> None:
        """Write the card; without a number its line is left out, without an action its button."""
        self.title.setText(title)
        self.figure.set_figure(number, unit)
        self.figure.setVisible(bool(number))
        self.sentence.setText(sentence)
        self.button.setText(action)
        self.button.setAccessibleName(f"{title}: {action}")
        self.button.setVisible(bool(action))

    def show_tiles(self, tiles: Sequence[Shown], words: str) -> None:
        """Show as many of these tiles as there is room for."""
        self._tiles, self._tile_words = tuple(tiles), words
        self._fit_tiles()

    def _fit_tiles(self) -> None:
        room = self.width() - 32 - 4
        width = TILE if room >= 5 * TILE else _LEAST_TILE
        fitting = self._tiles[: max(1, min(5, room // width))]
        self.tiles.set_tile_width(width)
        self.tiles.show_tiles(fitting, self._tile_words)
        self.tiles.setVisible(bool(fitting))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the tiles that have room."""
        super().resizeEvent(event)
        self._fit_tiles()

    def minimumSizeHint(self) -> QSize:
        """Be narrower than the tiles: as many are shown as there is room for."""
        return QSize(150, super().minimumSizeHint().height())


class FootLink(Button):
    """A few words at the foot of a page, with an icon before them."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(height=32, parent=parent)
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Fit icon and words."""
        return QSize(super()._content_width() + 40, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icon and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        if not self.isEnabled():
            painter.setOpacity(0.45)
        elif self.hovered:
            box(painter, rect, theme.RADIUS_TAG, tokens.sunken)
        icons().paint(painter, QRectF(6, 8, 16, 16), self._icon, tokens.text2)
        painter.setFont(theme.font(theme.BODY))
        painter.setPen(tokens.text)
        painter.drawText(rect.adjusted(28, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_TAG)

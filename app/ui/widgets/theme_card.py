"""The card of a theme, a button as a whole: name, what it is, telling tiles, and how one does in it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui import theme
from app.ui.widgets.controls import Pressable
from app.ui.widgets.painting import box, focus_ring
from app.ui.widgets.text import unbroken
from app.ui.widgets.tiles import Placed, Shown, paint_tiles

TILE: Final = 36
GAP: Final = 14
_SIDE: Final = 16
_TOP: Final = 14
_BOTTOM: Final = 12
_FOOT: Final = 38
_LEAST: Final = 128
_NARROWEST: Final = 400
"""Under this width the grid isn't laid out yet."""
_WORDS: Final = re.compile("[!-~]+")
_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)


@dataclass(frozen=True, slots=True)
class ThemeLine:
    """What a card shows. ``rate`` is "" where there are too few answers, ``count`` says how many there are.

    ``tag`` is a word for weak or strong, with its tone; ``words`` say it all to a screen reader.
    """

    key: str
    name: str
    sentence: str
    tiles: tuple[Shown, ...]
    rate: str
    count: str
    share: float
    tag: str
    tone: str
    words: str


class ThemeCard(Pressable):
    """Shows one theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._line: ThemeLine | None = None
        self._heights: dict[int, tuple[int, int]] = {}

    @property
    def line(self) -> ThemeLine | None:
        """Give what is shown."""
        return self._line

    @property
    def is_cut_off(self) -> bool:
        """Tell whether any words have less room than they need."""
        if self._line is None:
            return False
        room = self._text_width(self.width())
        texts = ((theme.TITLE, True, self._line.name), (theme.SUPPORT, False, self._line.sentence))
        too_wide = any(_widest_word(size, bold, text) > room for size, bold, text in texts)
        return too_wide or self.height() < self.height_for(self.width()) or self._foot_width() > self.width()

    def _foot_width(self) -> int:
        assert self._line is not None
        line = self._line
        width = 2 * _SIDE
        if line.rate:
            width += QFontMetrics(theme.font(theme.TITLE, bold=True)).horizontalAdvance(line.rate) + 6
        small = theme.SUPPORT if line.rate else theme.CAPTION
        width += QFontMetrics(theme.font(small)).horizontalAdvance(line.count)
        if line.tag:
            width += QFontMetrics(theme.font(theme.CAPTION, bold=True)).horizontalAdvance(line.tag) + 20
        return width

    def show_line(self, line: ThemeLine) -> None:
        """Show this theme."""
        self._line = line
        self._heights = {}
        self.setAccessibleName(line.words)
        self.update()

    def height_for(self, width: int) -> int:
        """Give the height that holds every word in this width."""
        if self._line is None:
            return _LEAST
        name, sentence = self._text_heights(width)
        return max(_LEAST, _TOP + name + 2 + sentence + 8 + _FOOT + _BOTTOM)

    def sizeHint(self) -> QSize:
        """Take a card's usual size."""
        return QSize(276, self.height_for(276))

    def minimumSizeHint(self) -> QSize:
        """Leave the size to the grid."""
        return QSize(160, _LEAST)

    def _text_width(self, width: int) -> int:
        tiles = len(self._line.tiles) if self._line is not None else 0
        return width - 2 * _SIDE - (tiles * TILE + 12 if tiles else 0)

    def _text_heights(self, width: int) -> tuple[int, int]:
        """Give the heights of name and sentence; measured once for each width."""
        assert self._line is not None
        if width not in self._heights:
            room = self._text_width(width)
            self._heights[width] = (
                _bounds(theme.TITLE, True, self._line.name, room).height(),
                _bounds(theme.SUPPORT, False, self._line.sentence, room).height(),
            )
        return self._heights[width]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and all that is on it."""
        if self._line is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        over = self.hovered or self.isDown()
        box(painter, rect, theme.RADIUS_CARD, tokens.surface, tokens.strong if over else tokens.border)
        name, sentence = self._text_heights(self.width())
        room = self._text_width(self.width())
        painter.setFont(theme.font(theme.TITLE, bold=True))
        painter.setPen(tokens.text)
        painter.drawText(QRectF(_SIDE, _TOP, room, name), _WRAP, unbroken(self._line.name))
        painter.setFont(theme.font(theme.SUPPORT))
        painter.setPen(tokens.text2)
        painter.drawText(QRectF(_SIDE, _TOP + name + 2, room, sentence), _WRAP, unbroken(self._line.sentence))
        left = self.width() - _SIDE - len(self._line.tiles) * TILE
        paint_tiles(
            painter,
            [Placed(shown, left + place * TILE, _TOP + 6, TILE) for place, shown in enumerate(self._line.tiles)],
        )
        self._paint_foot(painter, self._line)
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_CARD)

    def _paint_foot(self, painter: QPainter, line: ThemeLine) -> None:
        """Paint rate and count, the tag and the bar."""
        tokens = theme.colours()
        top = self.height() - _BOTTOM - _FOOT
        left = float(_SIDE)
        middle = Qt.AlignmentFlag.AlignVCenter
        if line.rate:
            bold = theme.font(theme.TITLE, bold=True)
            painter.setFont(bold)
            painter.setPen(tokens.text)
            painter.drawText(QRectF(left, top, self.width(), 24), middle, line.rate)
            left += QFontMetrics(bold).horizontalAdvance(line.rate) + 6
        small = theme.font(theme.SUPPORT if line.rate else theme.CAPTION)
        painter.setFont(small)
        painter.setPen(tokens.text2)
        painter.drawText(QRectF(left, top, self.width(), 24), middle, line.count)
        if line.tag:
            font = theme.font(theme.CAPTION, bold=True)
            width = QFontMetrics(font).horizontalAdvance(line.tag) + 16
            tag = QRectF(self.width() - _SIDE - width + 4, top + 2, width, 20)
            box(painter, tag, theme.RADIUS_TAG, getattr(tokens, f"{line.tone}_soft"))
            painter.setFont(font)
            painter.setPen(getattr(tokens, line.tone))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, line.tag)
        track = QRectF(_SIDE, self.height() - _BOTTOM - 8, self.width() - 2 * _SIDE + 4, 6)
        box(painter, track, 3, tokens.sunken)
        if line.rate and line.share > 0:
            track.setWidth(max(6.0, track.width() * line.share))
            box(painter, track, 3, tokens.warn if line.tone == "warn" else tokens.accent)


class ThemeGrid(QWidget):
    """The cards in columns of the same width, each row of one height; reports the theme that is chosen.

    One stop of Tab, with the arrows inside.
    """

    chosen = Signal(str)
    walked_to = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[ThemeCard] = []
        self._shown = 0
        self._columns = 4

    @property
    def cards(self) -> list[ThemeCard]:
        """Give the cards that are shown."""
        return self._cards[: self._shown]

    def show_lines(self, lines: Sequence[ThemeLine]) -> None:
        """Show these themes in this order."""
        while len(self._cards) < len(lines):
            card = ThemeCard(self)
            card.clicked.connect(lambda _checked=False, card=card: self.chosen.emit(card.line.key))
            self._cards.append(card)
        self._shown = len(lines)
        for card, line in zip(self._cards, lines, strict=False):
            card.show_line(line)
        for place, card in enumerate(self._cards):
            card.setVisible(place < len(lines))
        self._make_stop(0)
        self._place()

    def set_columns(self, columns: int) -> None:
        """Take so many columns."""
        if columns != self._columns:
            self._columns = columns
            self._place()

    def _place(self) -> None:
        if self.width() < _NARROWEST:
            return
        width = (self.width() - GAP * (self._columns - 1)) / self._columns
        top = 0
        for start in range(0, self._shown, self._columns):
            row = self.cards[start : start + self._columns]
            height = max(card.height_for(int(width)) for card in row)
            for column, card in enumerate(row):
                left = round(column * (width + GAP))
                card.setGeometry(left, top, int(width), height)
            top += height + GAP
        self.setFixedHeight(max(0, top - GAP))

    def _make_stop(self, stop: int) -> None:
        for place, card in enumerate(self._cards):
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == stop else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the cards."""
        now = next((place for place, card in enumerate(self.cards) if card.hasFocus()), None)
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
            Qt.Key.Key_Home: -self._shown,
            Qt.Key.Key_End: self._shown,
        }.get(Qt.Key(event.key()))
        if now is None or step is None:
            event.ignore()
            return
        goal = max(0, min(self._shown - 1, now + step))
        self._make_stop(goal)
        self._cards[goal].setFocus(Qt.FocusReason.TabFocusReason)
        self.walked_to.emit(self._cards[goal])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()


def _bounds(size: int, bold: bool, text: str, width: int) -> QRect:
    return QFontMetrics(theme.font(size, bold)).boundingRect(0, 0, width, 2000, _WRAP, unbroken(text))


def _widest_word(size: int, bold: bool, text: str) -> int:
    """Measure the longest word that no line can break; Chinese breaks anywhere but in its terms."""
    metrics = QFontMetrics(theme.font(size, bold))
    return max((metrics.horizontalAdvance(word) for word in _WORDS.findall(text)), default=0)

"""The table: green felt with the question, what lies open, the declared sets and the concealed hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.tile_art import height_for
from app.ui.widgets.controls import Pressable
from app.ui.widgets.felt_plan import APART, GAP, SMALLEST, Area, Plan, plan, span_of
from app.ui.widgets.painting import box
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Placed, Shown, flow, paint_tiles
from puzzles.rules.tiles import Tile

_OPEN_WIDTH: Final = 36


@dataclass(frozen=True, slots=True)
class Named:
    """Tiles with the caption under them and the words for a screen reader."""

    tiles: tuple[Shown, ...]
    caption: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableContent:
    """All that lies on the felt.

    ``turned`` are 枪, indicator and 混 from left to right; ``leads`` tells whether the last two are joined by an
    arrow. ``winning`` lies apart at the right of the hand.
    """

    title: str = ""
    help: str = ""
    facts: tuple[str, ...] = ()
    turned: tuple[Named, ...] = ()
    leads: bool = False
    melds: tuple[Named, ...] = ()
    hand: Named = field(default_factory=lambda: Named((), "", ()))
    winning: Named | None = None


class TileSpot(Pressable):
    """The place of one tile on the felt: it is named, takes the focus and can be pressed; the felt paints it."""

    def __init__(self, parent: "FeltTable") -> None:
        super().__init__("", parent)
        self.tile: Tile | None = None
        self._felt = parent

    def sizeHint(self) -> QSize:
        """Take what place it is given."""
        return QSize(1, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along the tiles by the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        if step is None:
            super().keyPressEvent(event)
        else:
            self._felt.move_focus(self, step)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave the painting to the felt."""
        if self.hasFocus() or self.hovered:
            self._felt.update()


class FeltTable(QWidget):
    """Shows a position; the tile that a learner clicks is reported."""

    asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = TableContent()
        self._compact = False
        self._askable = False
        self._placed: list[Placed] = []
        self._captions: list[tuple[QRectF, str]] = []
        self._plates: list[tuple[QRectF, str]] = []
        self._arrow: QRectF | None = None
        self._title = Label(size=theme.HEADING, bold=True, tone="onfelt", wrap=True, parent=self)
        self._help = Label(size=theme.SUPPORT, tone="onfelt2", wrap=True, parent=self)
        self._spots: list[TileSpot] = []
        self.setMinimumSize(QSize(440, 200))

    @property
    def spots(self) -> list[TileSpot]:
        """Give the places of the tiles, in reading order."""
        return [spot for spot in self._spots if not spot.isHidden()]

    @property
    def placed(self) -> list[Placed]:
        """Give every tile with where it is painted."""
        return self._placed

    def show_content(self, content: TableContent) -> None:
        """Show this position."""
        if content == self._content:
            return
        self._content = content
        self._title.setText(content.title)
        self._help.setText(content.help)
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(" ".join((content.help, *content.facts)))
        self._arrange()

    def set_compact(self, compact: bool) -> None:
        """Take the narrow layout, or the wide one."""
        if compact != self._compact:
            self._compact = compact
            self._arrange()

    def move_focus(self, spot: TileSpot, step: int) -> None:
        """Give the focus to the tile ``step`` places further, around the ends."""
        spots = self.spots
        goal = spots[(spots.index(spot) + step) % len(spots)]
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        self._make_only_stop(goal)

    def set_askable(self, askable: bool) -> None:
        """Show by the pointer whether pressing a tile explains it."""
        if askable != self._askable:
            self._askable = askable
            self._point()

    def _point(self) -> None:
        shape = Qt.CursorShape.PointingHandCursor if self._askable else Qt.CursorShape.ArrowCursor
        for spot in self._spots:
            spot.setCursor(shape)

    def relayout(self) -> None:
        """Arrange everything anew, as after a change of the tile size."""
        self._arrange()

    # Layout

    def _margin(self) -> int:
        return 16 if self._compact else 24

    def _arrange(self) -> None:
        if self.width() < 100:
            return
        self._placed, self._captions, self._plates, self._arrow = [], [], [], None
        names: list[str] = []
        turned_bottom = self._arrange_turned(names)
        words_bottom = self._arrange_plates(self._arrange_words(), turned_bottom)
        self._arrange_sets(words_bottom, turned_bottom, names)
        self._name_spots(names)
        self.update()

    def _arrange_turned(self, names: list[str]) -> float:
        """Put 枪, indicator and 混 at the top right; give the lower edge."""
        content = self._content
        if not content.turned:
            return 0
        metrics = QFontMetrics(theme.font(theme.CAPTION))
        width = SMALLEST if self._compact else _OPEN_WIDTH
        top = 26.0
        cells = [max(width, metrics.horizontalAdvance(one.caption)) for one in content.turned]
        gaps = [24 if self._compact else 26] * (len(cells) - 1)
        if content.leads and gaps:
            gaps[-1] = 34
        left = self.width() - self._margin() - 4.0 - sum(cells) - sum(gaps)
        self._turned_left = left
        for index, (one, cell) in enumerate(zip(content.turned, cells, strict=True)):
            self._placed.append(Placed(one.tiles[0], left + (cell - width) / 2, top, width))
            names.append(one.words[0])
            caption = QRectF(left - 8, top + height_for(width) + 8, cell + 16, 18)
            self._captions.append((caption, one.caption))
            if content.leads and index == len(cells) - 2:
                self._arrow = QRectF(left + cell + 10, top + height_for(width) / 2 + 2, 14, 14)
            left += cell + (gaps[index] if index < len(gaps) else 0)
        return top + height_for(width) + 26

    def _arrange_words(self) -> float:
        margin = self._margin()
        right = self._turned_left - 12 if self._content.turned else self.width() - margin
        width = int(right - margin)
        title_height = self._title.heightForWidth(width)
        self._title.setGeometry(margin, 15, width, title_height)
        help_top = 15 + title_height + 2
        help_height = self._help.heightForWidth(width)
        self._help.setGeometry(margin, help_top, width, help_height)
        return help_top + help_height

    def _arrange_plates(self, words_bottom: float, turned_bottom: float) -> float:
        """Put the facts under the words, left of what is turned up where they fit; give the lower edge."""
        if not self._content.facts:
            return words_bottom
        metrics = QFontMetrics(theme.font(theme.SUPPORT))
        sizes = [metrics.horizontalAdvance(fact) + 20 for fact in self._content.facts]
        lines = flow(sizes, self.width() - 2 * self._margin(), 8)
        top = words_bottom + 10
        if self._content.turned and not self._fits_left_of_turned(sizes, lines):
            top = max(top, turned_bottom + 2)
        for line in lines:
            left = float(self._margin())
            for index in line:
                self._plates.append((QRectF(left, top, sizes[index], 26), self._content.facts[index]))
                left += sizes[index] + 8
            top += 32
        return top - 6

    def _fits_left_of_turned(self, sizes: Sequence[int], lines: list[list[int]]) -> bool:
        widest = max(sum(sizes[index] for index in line) + 8 * (len(line) - 1) for line in lines)
        return self._margin() + widest < self._turned_left - 8

    def _arrange_sets(self, words_bottom: float, turned_bottom: float, names: list[str]) -> None:
        """Put the declared sets above the hand, both in the middle of what room is left."""
        content = self._content
        area = Area(
            width=self.width(),
            height=self.height(),
            words_bottom=words_bottom,
            turned_bottom=turned_bottom,
            turned_left=self._turned_left if content.turned else self.width(),
            margin=self._margin(),
            compact=self._compact,
            scale=theme.worn().tile_scale,
        )
        chosen = plan(
            area,
            [len(meld.tiles) for meld in content.melds],
            len(content.hand.tiles),
            has_winning=content.winning is not None,
            has_flags=any(one.wild for one in content.hand.tiles),
        )
        for line in chosen.lines:
            for index, x, y in line:
                self._place_meld(content.melds[index], x, y, chosen.set_width, names)
        self._place_hand(chosen, names)

    def _place_meld(self, meld: Named, x: float, y: float, width: int, names: list[str]) -> None:
        for index, (shown, words) in enumerate(zip(meld.tiles, meld.words, strict=True)):
            self._placed.append(Placed(shown, x + index * (width + GAP), y, width))
            names.append(words)
        span = span_of(len(meld.tiles), width)
        self._captions.append(
            (QRectF(x - 20, y + height_for(width) + (4 if self._compact else 7), span + 40, 18), meld.caption)
        )

    def _place_hand(self, chosen: Plan, names: list[str]) -> None:
        """Put the hand down, the winning tile apart at its right."""
        hand, winning = self._content.hand, self._content.winning
        x, width = chosen.hand_left, chosen.hand_width
        for shown, words in zip(hand.tiles, hand.words, strict=True):
            self._placed.append(Placed(shown, x, chosen.hand_top, width))
            names.append(words)
            x += width + chosen.hand_gap
        if winning:
            self._placed.append(Placed(winning.tiles[0], x - chosen.hand_gap + APART, chosen.hand_top, width))
            names.append(winning.words[0])

    def _name_spots(self, names: Sequence[str]) -> None:
        while len(self._spots) < len(self._placed):
            spot = TileSpot(self)
            spot.clicked.connect(lambda _checked=False, spot=spot: self._press(spot))
            self._spots.append(spot)
        for spot, placed, name in zip(self._spots, self._placed, names, strict=False):
            spot.tile = placed.shown.tile
            spot.setAccessibleName(name)
            spot.setGeometry(placed.rect.toAlignedRect())
            spot.show()
        self._point()
        for spot in self._spots[len(self._placed) :]:
            spot.hide()
        shown = self.spots
        if shown:
            self._make_only_stop(next((spot for spot in shown if spot.hasFocus()), shown[0]))

    def _make_only_stop(self, stop: TileSpot) -> None:
        for spot in self._spots:
            spot.setFocusPolicy(Qt.FocusPolicy.StrongFocus if spot is stop else Qt.FocusPolicy.ClickFocus)

    def _press(self, spot: TileSpot) -> None:
        self._make_only_stop(spot)
        if spot.tile is not None:
            self.asked.emit(spot.tile)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the table for its new size."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the felt and everything on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, QRectF(self.rect()))
        tokens = theme.colours()
        painter.setFont(theme.font(theme.SUPPORT))
        for rect, fact in self._plates:
            box(painter, rect, theme.RADIUS_TAG, tokens.feltchip)
            painter.setPen(tokens.onfelt)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, fact)
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(tokens.onfelt2)
        for rect, caption in self._captions:
            painter.drawText(rect, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, caption)
        if self._arrow is not None:
            icons().paint(painter, self._arrow, "chevron-right", tokens.onfelt2)
        paint_tiles(painter, self._placed)
        for spot, placed in zip(self._spots, self._placed, strict=False):
            if spot.shows_ring:
                box(painter, placed.rect.adjusted(-5, -5, 5, 5), 9, None, tokens.onfelt, 2.5)
                box(painter, placed.rect.adjusted(-2.5, -2.5, 2.5, 2.5), 7, None, tokens.focus, 2.5)


def paint_felt(painter: QPainter, rect: QRectF) -> None:
    """Paint green felt with its edge and the fine line inside it."""
    tokens = theme.colours()
    felt = QRadialGradient(QPointF(rect.center().x(), rect.y() + rect.height() * 0.45), rect.width() * 0.62)
    felt.setColorAt(0, tokens.felt)
    felt.setColorAt(1, tokens.felt2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(felt)
    painter.drawRoundedRect(rect, theme.RADIUS_FELT, theme.RADIUS_FELT)
    box(painter, rect, theme.RADIUS_FELT, None, tokens.feltedge, 1.5)
    line = QColor(tokens.onfelt2)
    line.setAlphaF(0.22)
    box(painter, rect.adjusted(6, 6, -6, -6), theme.RADIUS_FELT - 5, None, line, 1)

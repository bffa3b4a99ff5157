"""A list of answers: each a row with its mark, what it was about, the hand in small tiles, the time and the day."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.tile_art import height_for
from app.ui.widgets.painting import Mark, focus_ring, paint_mark
from app.ui.widgets.tiles import HEADROOM, Placed, Shown, paint_tiles

HEIGHT: Final = 58
TILE_WIDTHS: Final = (26, 24, 22)
PAGE: Final = 5
_GAP: Final = 8
_WORDS_LEFT: Final = 30
_BETWEEN: Final = 16
_EDGE: Final = 6


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One answer; ``hand`` holds groups of tiles with a gap between them, ``words`` say it all to a screen reader."""

    mark: Mark
    verdict: str
    about: str
    hand: tuple[tuple[Shown, ...], ...]
    time: str
    day: str
    words: str

    def hand_width(self, tile: int) -> int:
        """Give how wide the hand is with tiles of this width."""
        return sum(len(group) for group in self.hand) * tile + (len(self.hand) - 1) * _GAP


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths that all rows of a list share."""

    words: int
    end: int
    tile: int


class AnswerRow(QWidget):
    """One answer. It takes the focus, so that the keyboard can walk along the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: AnswerLine | None = None
        self._columns = Columns(0, 0, TILE_WIDTHS[-1])
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def line(self) -> AnswerLine | None:
        """Give the answer that is shown."""
        return self._line

    def show_line(self, line: AnswerLine, columns: Columns) -> None:
        """Show this answer."""
        self._line, self._columns = line, columns
        self.setAccessibleName(line.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint mark, words, tiles, time and day."""
        if self._line is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), tokens.line)
        paint_mark(painter, self._line.mark, QRectF(_EDGE - 2, (self.height() - 18) / 2, 18, 18), tokens.surface)
        left = _WORDS_LEFT
        self._paint_pair(painter, left, self._columns.words, self._line.verdict, self._line.about, bold=True)
        end = self.width() - _EDGE - self._columns.end
        self._paint_pair(painter, end, self._columns.end, self._line.time, self._line.day, bold=False)
        paint_tiles(painter, self._placed(left + self._columns.words + _BETWEEN))
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()).adjusted(0, 1, 0, -2), theme.RADIUS_BUTTON)

    def _paint_pair(self, painter: QPainter, left: float, width: int, first: str, second: str, *, bold: bool) -> None:
        """Paint two lines of words: at the left the bold ones, at the right those of the end."""
        tokens = theme.colours()
        side = Qt.AlignmentFlag.AlignLeft if bold else Qt.AlignmentFlag.AlignRight
        flags = side | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(theme.BODY, bold))
        painter.setPen(tokens.text)
        painter.drawText(QRectF(left, 9, width, 20), flags, first)
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(tokens.text2)
        painter.drawText(QRectF(left, 30, width, 18), flags, second)

    def _placed(self, left: float) -> list[Placed]:
        groups = self._line.hand if self._line is not None else ()
        tile = self._columns.tile
        top = (self.height() - height_for(tile) + HEADROOM / 2) / 2
        starts = accumulate((len(group) * tile + _GAP for group in groups), initial=left)
        return [
            Placed(shown, start + place * tile, top, tile)
            for start, group in zip(starts, groups, strict=False)
            for place, shown in enumerate(group)
        ]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self.update()
        super().focusOutEvent(event)


def widths_of(lines: Sequence[AnswerLine]) -> tuple[int, int, tuple[int, ...]]:
    """Give the widths that the words and the ends need, and the hands for each of TILE_WIDTHS."""
    bold = QFontMetrics(theme.font(theme.BODY, bold=True))
    plain = QFontMetrics(theme.font(theme.BODY))
    small = QFontMetrics(theme.font(theme.CAPTION))
    words = [max(bold.horizontalAdvance(line.verdict), small.horizontalAdvance(line.about)) for line in lines]
    ends = [max(plain.horizontalAdvance(line.time), small.horizontalAdvance(line.day)) for line in lines]
    hands = tuple(max((line.hand_width(tile) for line in lines), default=0) for tile in TILE_WIDTHS)
    return max(words, default=0) + 2, max(ends, default=0) + 2, hands


class AnswerList(QWidget):
    """The rows one under the other: one stop of Tab, with the arrows inside; a row that gets the focus is reported."""

    walked_to = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AnswerRow] = []
        self._lines: tuple[AnswerLine, ...] = ()
        self._words, self._end, self._hands = widths_of(())
        self._stop = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def show_lines(self, lines: Sequence[AnswerLine]) -> None:
        """Show these answers, the first at the top."""
        self._lines = tuple(lines)
        self._words, self._end, self._hands = widths_of(lines)
        while len(self.rows) < len(lines):
            row = AnswerRow(self)
            self.rows.append(row)
            self._column.addWidget(row)
        self._fill()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(lines))
        self._make_stop(min(self._stop, max(0, len(lines) - 1)))
        self.updateGeometry()

    def tile_width(self, lines: Sequence[AnswerLine]) -> int:
        """Give how wide the tiles of these answers would be, were they shown now."""
        return self._columns(*widths_of(lines)).tile

    def minimumSizeHint(self) -> QSize:
        """Never cut a row."""
        width = _WORDS_LEFT + self._words + 2 * _BETWEEN + self._hands[-1] + self._end + _EDGE
        return QSize(width, HEIGHT * len(self._lines))

    def sizeHint(self) -> QSize:
        """Take the room of all rows."""
        return self.minimumSizeHint()

    def walk(self, row: AnswerRow, step: int) -> None:
        """Give the focus to the row ``step`` places on, or to the last in that direction."""
        shown = len(self._lines)
        if not shown:
            return
        self._make_stop(max(0, min(shown - 1, self.rows.index(row) + step)))
        goal = self.rows[self._stop]
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        self.walked_to.emit(goal)

    def _make_stop(self, place: int) -> None:
        self._stop = place
        for each, row in enumerate(self.rows):
            row.setFocusPolicy(Qt.FocusPolicy.TabFocus if each == place else Qt.FocusPolicy.NoFocus)

    def _columns(self, words: int, end: int, hands: Sequence[int]) -> Columns:
        """Give the widths that let every row show all it has, with tiles as large as the list's width allows."""
        room = self.width() - _WORDS_LEFT - words - 2 * _BETWEEN - end - _EDGE
        fitting = (tile for tile, hand in zip(TILE_WIDTHS, hands, strict=True) if hand <= room)
        return Columns(words, end, next(fitting, TILE_WIDTHS[-1]))

    def _fill(self) -> None:
        columns = self._columns(self._words, self._end, self._hands)
        for row, line in zip(self.rows, self._lines, strict=False):
            row.show_line(line, columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles to the new width."""
        self._fill()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the rows."""
        row = next((row for row in self.rows if row.hasFocus()), None)
        end = len(self._lines)
        step = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -PAGE,
            Qt.Key.Key_PageDown: PAGE,
            Qt.Key.Key_Home: -end,
            Qt.Key.Key_End: end,
        }.get(Qt.Key(event.key()))
        if row is None or step is None:
            event.ignore()
        else:
            self.walk(row, step)

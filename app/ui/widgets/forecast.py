"""What falls due on each of the next days: a bar, its number above and the day below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui import theme
from app.ui.widgets.painting import box, focus_ring

HEIGHT: Final = 128
_WORDS: Final = 18
_WIDEST: Final = 22


@dataclass(frozen=True, slots=True)
class DayLoad:
    """A day: what stands below its bar, how many fall due, and the words for a screen reader and the tool tip."""

    label: str
    count: int
    words: str


class DayBar(QWidget):
    """One day. It takes the focus, so that the keyboard can walk along the days."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._load = DayLoad("", 0, "")
        self._share = 0.0
        self._is_first = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def load(self) -> DayLoad:
        """Give the day that is shown."""
        return self._load

    def show_load(self, load: DayLoad, share: float, *, is_first: bool) -> None:
        """Show a day, its bar as high as the share of the highest; the first day stands out."""
        self._load, self._share, self._is_first = load, share, is_first
        self.setAccessibleName(load.words)
        self.setToolTip(load.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number, bar and day."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        room = self.height() - 2 * _WORDS - 6
        high = max(3.0 if self._load.count else 2.0, room * self._share)
        wide = min(_WIDEST, self.width() - 6)
        bar = QRectF((self.width() - wide) / 2, self.height() - _WORDS - 2 - high, wide, high)
        tone = tokens.accent if self._is_first else tokens.strong
        box(painter, bar, 3, tone if self._load.count else tokens.sunken)
        centre = Qt.AlignmentFlag.AlignCenter
        painter.setFont(theme.font(theme.CAPTION, bold=self._is_first))
        if self._load.count:
            painter.setPen(tokens.text)
            number = QRectF(-6, bar.top() - _WORDS, self.width() + 12, _WORDS)
            painter.drawText(number, centre, str(self._load.count))
        painter.setPen(tokens.text if self._is_first else tokens.text2)
        painter.drawText(QRectF(-6, self.height() - _WORDS, self.width() + 12, _WORDS), centre, self._load.label)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), theme.RADIUS_TAG)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self.update()
        super().focusOutEvent(event)


class ForecastChart(QWidget):
    """The days side by side: one stop of Tab, with the arrows inside."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: list[DayBar] = []
        self._shown = 0
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def bars(self) -> list[DayBar]:
        """Give the days that are shown."""
        return self._bars[: self._shown]

    def show_days(self, days: Sequence[DayLoad], words: str) -> None:
        """Show these days, the first of them today; ``words`` say all of it to a screen reader."""
        while len(self._bars) < len(days):
            self._bars.append(DayBar(self))
        self._shown = len(days)
        highest = max((day.count for day in days), default=0) or 1
        for place, bar in enumerate(self._bars):
            bar.setVisible(place < self._shown)
        for place, (bar, day) in enumerate(zip(self._bars, days, strict=False)):
            bar.show_load(day, day.count / highest, is_first=place == 0)
        self.setAccessibleName(words)
        self._make_stop(0)
        self._place()

    def sizeHint(self) -> QSize:
        """Take what width there is."""
        return QSize(280, HEIGHT)

    def _make_stop(self, stop: int) -> None:
        for place, bar in enumerate(self._bars):
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if place == stop else Qt.FocusPolicy.NoFocus)

    def _place(self) -> None:
        step = self.width() / max(1, self._shown)
        for place, bar in enumerate(self.bars):
            left = round(place * step)
            bar.setGeometry(left, 0, round((place + 1) * step) - left, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the days."""
        self._place()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the days."""
        now = next((place for place, bar in enumerate(self.bars) if bar.hasFocus()), None)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if now is None or step is None:
            event.ignore()
            return
        goal = max(0, min(self._shown - 1, now + step))
        self._make_stop(goal)
        self._bars[goal].setFocus(Qt.FocusReason.TabFocusReason)

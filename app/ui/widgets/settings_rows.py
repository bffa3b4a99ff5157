"""The rows of the settings: a name, a word about it, and at the right a switch, a choice of few, or a number."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.widgets.controls import Chip, Pressable
from app.ui.widgets.painting import box, focus_ring
from app.ui.widgets.text import Label

_TRACK: Final = QSize(44, 24)


class Switch(Pressable):
    """On or off: the knob at the right with a tick, or at the left without."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Leave room around the track for the focus ring."""
        return _TRACK + QSize(8, 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        track = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        on = self.isChecked()
        ground = tokens.accent if on else tokens.surface
        box(painter, track, track.height(), ground, tokens.accent if on else tokens.strong, 1.5)
        size = track.height() - 8
        left = track.right() - size - 4 if on else track.left() + 4
        knob = QRectF(left, track.top() + 4, size, size)
        box(painter, knob, size, tokens.onaccent if on else tokens.strong)
        if on:
            icons().paint(painter, knob.adjusted(2, 2, -2, -2), "check", tokens.accent)
        if self.shows_ring:
            focus_ring(painter, QRectF(self.rect()), self.height())


class Segment(Chip):
    """One of a few choices; it keeps its width when it is taken."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Fit the words as they are when taken."""
        return QSize(QFontMetrics(theme.font(theme.SUPPORT, bold=True)).horizontalAdvance(self.text()) + 25, 32)


class Segments(QWidget):
    """A few choices side by side, one of them taken; the arrow keys go from one to the next. Reports the key taken."""

    chosen = Signal(object)

    def __init__(self, keys: Sequence[object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons: dict[object, Segment] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for key in keys:
            button = Segment()
            button.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            self._group.addButton(button)
            self.buttons[key] = button
            row.addWidget(button)

    def write(self, names: Sequence[str], about: str) -> None:
        """Write the words of the choices; ``about`` says to a screen reader what is chosen here."""
        self.setAccessibleName(about)
        for button, name in zip(self.buttons.values(), names, strict=True):
            button.setText(name)
            button.setAccessibleName(f"{about}: {name}")
            button.updateGeometry()
            button.update()

    def take(self, key: object) -> None:
        """Show which choice is taken."""
        self.buttons[key].setChecked(True)


class StepButton(Pressable):
    """A small square button with plus or minus."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._icon = icon
        self.setAutoRepeat(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Keep to the height of a chip."""
        return QSize(32, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the square and its sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        box(painter, rect, theme.RADIUS_BUTTON, tokens.surface, tokens.strong, 1.5 if self.hovered else 1.0)
        icons().paint(painter, rect.adjusted(9, 9, -9, -9), self._icon, tokens.text2)
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_BUTTON)


class Stepper(QWidget):
    """A number between minus and plus; up and down keys change it as well. Reports the number wanted."""

    wanted = Signal(int)

    def __init__(self, low: int, high: int, step: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._step = low, high, step
        self._number = low
        self.less, self.more = StepButton("minus"), StepButton("plus")
        self.label = Label(bold=True, align=Qt.AlignmentFlag.AlignHCenter)
        self.less.clicked.connect(lambda: self._want(-1))
        self.more.clicked.connect(lambda: self._want(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for widget in (self.less, self.label, self.more):
            row.addWidget(widget)

    def write(self, number: int, words: str, about: str) -> None:
        """Show a number in these words; ``about`` says to a screen reader what it counts."""
        self._number = number
        self.label.setText(words)
        self.label.setMinimumWidth(QFontMetrics(self.label.font()).horizontalAdvance(words) + 12)
        self.less.setEnabled(number > self._low)
        self.more.setEnabled(number < self._high)
        for button, sign in ((self.less, "−"), (self.more, "+")):
            button.setAccessibleName(f"{about} {sign}")
            button.setAccessibleDescription(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count up and down by the arrow keys, too."""
        by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Minus: -1}.get(
            Qt.Key(event.key()), 0
        )
        if by:
            self._want(by)
        else:
            super().keyPressEvent(event)

    def _want(self, by: int) -> None:
        steps = self._number // self._step + 1 if by > 0 else -(-self._number // self._step) - 1
        number = min(max(steps * self._step, self._low), self._high)
        if number != self._number:
            self.wanted.emit(number)


class SettingRow(QWidget):
    """One setting: its name over a word about it, and its control at the right, or below where it is wide."""

    def __init__(self, control: QWidget, *, below: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.name = Label(bold=True)
        self.about = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.name)
        words.addWidget(self.about)
        if below:
            words.setContentsMargins(0, 10, 0, 10)
            words.addSpacing(4)
            words.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
            self.setLayout(words)
        else:
            row = QHBoxLayout(self)
            row.setContentsMargins(0, 10, 0, 10)
            row.setSpacing(16)
            row.addLayout(words, 1)
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)

    def write(self, name: str, about: str) -> None:
        """Write the name and the word about it, which also name the control to a screen reader."""
        self.name.setText(name)
        self.about.setText(about)
        self.about.setVisible(bool(about))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(about)


class GroupButton(Pressable):
    """A group in the list at the left: the current one has a soft ground, a bar at its edge and a bold word."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Fit the word."""
        return QSize(QFontMetrics(theme.font(theme.BODY, bold=True)).horizontalAdvance(self.text()) + 32, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, bar and word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        current = self.isChecked()
        if current:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.accent_soft)
            box(painter, QRectF(0, 10, 3, rect.height() - 20), 2, tokens.accent)
        elif self.hovered:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.sunken)
        painter.setFont(theme.font(theme.BODY, current))
        painter.setPen(tokens.accent if current else tokens.text)
        painter.drawText(rect.adjusted(16, 0, -8, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_BUTTON)

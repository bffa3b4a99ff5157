"""A choice to tick: a row with a round or square box, words, the cap of its key, and a count where there is one."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.widgets.controls import Pressable
from app.ui.widgets.painting import FOCUS_WIDTH, Mark, box, focus_ring, paint_mark
from app.ui.widgets.text import KeyCap

_BOX: Final = 20
_STEP: Final = 24
_SMALL_STEP: Final = 18
_LEFT: Final = 10
_GAP: Final = 8
_MARK_EDGES: Final = {Mark.RIGHT: "right", Mark.MISSED: "miss", Mark.WRONG: "wrong", Mark.SHAPE_CHOSEN: "warn"}
_MARK_GROUNDS: Final = {
    Mark.RIGHT: "right_soft",
    Mark.WRONG: "wrong_soft",
    Mark.SHAPE_CHOSEN: "warn_soft",
}


class Sort(Enum):
    """One of several, or any of several."""

    RADIO = "radio"
    CHECK = "check"


class ChoiceRow(Pressable):
    """A choice; ``stepped`` reports + and − where it has a count."""

    stepped = Signal(int)

    def __init__(
        self, sort: Sort = Sort.CHECK, *, key: str = "", counted: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self._sort = sort
        self._key = key
        self._counted = counted
        self._count = 0
        self._dimmed = False
        self._mark: Mark | None = None
        self.enter_presses = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def mark(self) -> Mark | None:
        """Give the mark that the row shows after the answer."""
        return self._mark

    def show_choice(self, text: str, *, chosen: bool, count: int = 0, dimmed: bool = False) -> None:
        """Show the words, whether it is chosen, how often, and whether it is faint because it doesn't apply yet."""
        self.setText(text)
        self.setChecked(chosen)
        self._count, self._dimmed, self._mark = count, dimmed, None
        self.setAccessibleName(f"{text} ×{count}" if count > 1 else text)
        self.setToolTip("")
        self.update()

    def show_mark(self, mark: Mark | None, words: str) -> None:
        """Show what became of the choice; ``words`` say it."""
        self._mark = mark
        self._dimmed = mark is None
        self.setAccessibleName(words)
        self.update()

    def nextCheckState(self) -> None:
        """Leave it to the presenter whether the row is ticked."""

    def sizeHint(self) -> QSize:
        """Fit words, box, key and count."""
        width = self._needs(theme.BODY)
        return QSize(width, 40)

    def _needs(self, size: int) -> int:
        """Give the least width at which the words, set in this size, stand beside box, key and steps."""
        width = QFontMetrics(theme.font(size, bold=True)).horizontalAdvance(self.text()) + _LEFT + _BOX + _GAP + 6
        if self._key:
            width += KeyCap.width_of(self._key) + 8
        if self._counted:
            width += _SMALL_STEP
        return width

    @property
    def is_cut_off(self) -> bool:
        """Tell whether the row is too narrow even for words of the smaller size."""
        return self.width() < self._needs(theme.SUPPORT)

    def minimumSizeHint(self) -> QSize:
        """Let all columns of choices be equally wide."""
        return QSize(120, 32)

    def _has_room(self) -> bool:
        """Tell whether − and + have room side by side; else they stand one above the other."""
        return self.width() >= self._needs(theme.BODY) - _SMALL_STEP + 2 * _STEP + 4

    def _minus(self) -> QRectF:
        if self._has_room():
            return QRectF(self.width() - 12 - 2 * _STEP, (self.height() - _STEP) / 2, _STEP, _STEP)
        return QRectF(self.width() - 4 - _SMALL_STEP, self.height() / 2, _SMALL_STEP, self.height() / 2 - 4)

    def _plus(self) -> QRectF:
        if self._has_room():
            return QRectF(self.width() - 8 - _STEP, (self.height() - _STEP) / 2, _STEP, _STEP)
        return QRectF(self.width() - 4 - _SMALL_STEP, 4, _SMALL_STEP, self.height() / 2 - 4)

    def _shows_count(self) -> bool:
        return self._counted and self.isChecked() and self._mark is None and self.isEnabled()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step the count where + or − is hit, else press the row."""
        if self._shows_count():
            for rect, by in ((self._minus(), -1), (self._plus(), 1)):
                if rect.contains(event.position()):
                    self.setFocus(Qt.FocusReason.MouseFocusReason)
                    self.stepped.emit(by)
                    return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step the count by + and −, else do what every button does."""
        by = {"+": 1, "=": 1, "＋": 1, "-": -1, "−": -1, "－": -1}.get(event.text(), 0)
        if self._counted and by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        chosen = self.isChecked() and self._mark is None
        self._paint_ground(painter, rect, chosen=chosen)
        painter.setOpacity(0.5 if self._dimmed else 1.0)
        self._paint_box(painter, QRectF(_LEFT, (rect.height() - _BOX) / 2, _BOX, _BOX), chosen=chosen)
        bold = self.isChecked() or self._mark is not None
        size = theme.BODY if self.width() >= self._needs(theme.BODY) else theme.SUPPORT
        painter.setFont(theme.font(size, bold))
        painter.setPen(tokens.text)
        left = _LEFT + _BOX + _GAP
        painter.drawText(
            QRectF(left, 0, rect.width() - left, rect.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        if self._key and self._mark is None:
            width = KeyCap.width_of(self._key)
            cap = QRectF(rect.width() - 12 - width, (rect.height() - KeyCap.HEIGHT) / 2, width, KeyCap.HEIGHT)
            KeyCap.paint_cap(painter, cap, self._key, tokens.text2, tokens.strong, tokens.surface)
        if self._shows_count():
            self._paint_stepper(painter)
        painter.setOpacity(1.0)
        if self.shows_ring:
            focus_ring(painter, rect, theme.RADIUS_BUTTON)

    def _paint_ground(self, painter: QPainter, rect: QRectF, *, chosen: bool) -> None:
        tokens = theme.colours()
        if self._mark is not None:
            ground: QColor = getattr(tokens, _MARK_GROUNDS.get(self._mark, "surface"))
            edge: QColor = getattr(tokens, _MARK_EDGES.get(self._mark, "strong"))
            box(painter, rect, theme.RADIUS_BUTTON, ground, edge, 1.5)
        elif chosen:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.accent_soft, tokens.accent, 1.5)
        else:
            hovered = self.hovered and self._mark is None
            box(painter, rect, theme.RADIUS_BUTTON, tokens.surface, tokens.strong, 1.5 if hovered else 1.0)

    def _paint_box(self, painter: QPainter, rect: QRectF, *, chosen: bool) -> None:
        tokens = theme.colours()
        if self._mark is not None:
            paint_mark(painter, self._mark, rect, tokens.surface)
            return
        radius = _BOX / 2 if self._sort is Sort.RADIO else 5
        if not chosen:
            box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, tokens.surface, tokens.strong, 1.5)
        elif self._sort is Sort.RADIO:
            box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, tokens.surface, tokens.accent, 2)
            box(painter, rect.adjusted(5, 5, -5, -5), radius, tokens.accent)
        else:
            box(painter, rect, radius, tokens.accent)
            if self._counted:
                painter.setFont(theme.font(theme.SUPPORT, bold=True))
                painter.setPen(tokens.onaccent)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self._count))
                return
            icons().paint(painter, rect.adjusted(2, 2, -2, -2), "check", tokens.onaccent)

    def _paint_stepper(self, painter: QPainter) -> None:
        tokens = theme.colours()
        for rect, icon in ((self._minus(), "minus"), (self._plus(), "plus")):
            box(painter, rect, theme.RADIUS_KEY, tokens.surface, tokens.strong)
            size = 12 if self._has_room() else 10
            sign = QRectF(0, 0, size, size)
            sign.moveCenter(rect.center())
            icons().paint(painter, sign, icon, tokens.text2)


class NumberField(QLineEdit):
    """A field for a whole number; keys that belong to the screen are left to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setFont(theme.font(theme.HEADING, bold=True))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.setMaxLength(8)
        self.setStyleSheet("background: transparent; border: none; padding: 0 8px;")

    def sizeHint(self) -> QSize:
        """Hold six digits."""
        return QSize(QFontMetrics(self.font()).horizontalAdvance("000000") + 24, 40)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and what edits them; leave Enter, Escape, undo, ? and + to the screen."""
        text = event.text()
        is_edit = event.key() in (
            Qt.Key.Key_Backspace,
            Qt.Key.Key_Delete,
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        )
        if is_edit or text.isdecimal():
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the field's edge, then what is in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        edge, width = (tokens.focus, FOCUS_WIDTH) if self.hasFocus() else (tokens.strong, 1.0)
        box(painter, QRectF(self.rect()), theme.RADIUS_BUTTON, tokens.surface, edge, width)
        painter.end()
        super().paintEvent(event)

"""Things to press: buttons with the picture of their key, chips, chips with a menu, and links."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget

from app.ui import theme
from app.ui.icons import icons
from app.ui.widgets.painting import box, focus_ring
from app.ui.widgets.text import KeyCap

_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)

_RETURNING = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class Pressable(QAbstractButton):
    """A button that paints itself: it knows when the pointer is over it and when to show the focus ring.

    The ring is shown where the focus came by a key, not by a click.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hovered = False
        self.enter_presses = True
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(text)

    @property
    def shows_ring(self) -> bool:
        """Tell whether the focus ring is to be painted."""
        return self._ring and self.hasFocus()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Remember the pointer."""
        self.hovered = self.isEnabled()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self.hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where a key brought the focus."""
        if event.reason() not in _RETURNING:
            self._ring = event.reason() in _KEYBOARD
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Space, and on Enter where that isn't to check the answer; leave all other keys to the screen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.enter_presses and not event.isAutoRepeat():
            self.click()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        """Never cut what the button says."""
        return self.sizeHint()


class Role(Enum):
    """How much a button asks for: one primary a screen."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    GHOST = "ghost"


class Button(Pressable):
    """A button of the window, with the cap of its key inside at the right."""

    def __init__(
        self,
        text: str = "",
        role: Role = Role.SECONDARY,
        *,
        key: str = "",
        height: int = 40,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._role = role
        self._key = key
        self._height = height
        self._others: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def nextCheckState(self) -> None:
        """Leave it to whoever made the button whether it is chosen."""

    def set_height(self, height: int) -> None:
        """Change the height: 48 for Check and Next, 36 in cards, 40 elsewhere."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def keep_room_for(self, texts: Sequence[str]) -> None:
        """Be wide enough for each of these, so that the button keeps its size when its words change."""
        self._others = tuple(texts)

    def sizeHint(self) -> QSize:
        """Fit the words, the key and the room at the sides."""
        padding = 8 if self._role is Role.GHOST else 16
        return QSize(self._content_width() + 2 * padding, self._height)

    def _font_size(self) -> int:
        return theme.TITLE if self._role is Role.PRIMARY else theme.BODY

    def _content_width(self) -> int:
        metrics = QFontMetrics(theme.font(self._font_size(), self._role is Role.PRIMARY))
        cap = KeyCap.width_of(self._key) + 9 if self._key else 0
        return max(metrics.horizontalAdvance(text) for text in (self.text(), *self._others)) + cap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, words, key and focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        ink = self._paint_ground(painter, rect)
        font = theme.font(self._font_size(), self._role is Role.PRIMARY)
        painter.setFont(font)
        width = QFontMetrics(font).horizontalAdvance(self.text())
        has_cap = bool(self._key) and self.isEnabled()
        cap = KeyCap.width_of(self._key) + 9 if has_cap else 0
        left = rect.center().x() - (width + cap) / 2
        painter.setPen(ink)
        painter.drawText(QRectF(left, 0, width + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
        if has_cap:
            place = QRectF(left + width + 9, rect.center().y() - KeyCap.HEIGHT / 2, cap - 9, KeyCap.HEIGHT)
            edge = ink if self._role is Role.PRIMARY else tokens.strong
            KeyCap.paint_cap(painter, place, self._key, ink, edge, None)
        if self.shows_ring:
            inner = rect.adjusted(3.5, 3.5, -3.5, -3.5) if self._role is Role.PRIMARY else rect
            if self._role is Role.PRIMARY:
                box(painter, inner, theme.RADIUS_BUTTON - 3, None, tokens.onaccent, 2)
                focus_ring(painter, rect, theme.RADIUS_BUTTON)
            else:
                focus_ring(painter, inner, theme.RADIUS_BUTTON)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> QColor:
        tokens = theme.colours()
        if self._role is Role.PRIMARY:
            fill = tokens.hover if self.hovered or self.isDown() else tokens.accent
            box(painter, rect, theme.RADIUS_BUTTON, fill)
            return tokens.onaccent
        if self._role is Role.SECONDARY and self.isChecked():
            box(painter, rect, theme.RADIUS_BUTTON, tokens.accent_soft, tokens.accent, 1.5)
            return tokens.accent
        if self._role is Role.SECONDARY:
            fill = tokens.sunken if self.isDown() else tokens.surface
            box(painter, rect, theme.RADIUS_BUTTON, fill, tokens.strong, 1.5 if self.hovered else 1.0)
            return tokens.text
        if self.hovered:
            box(painter, rect, theme.RADIUS_BUTTON, tokens.accent_soft)
        return tokens.accent


class Link(Pressable):
    """A few words in the accent colour that lead on, with a chevron."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Fit the words and the chevron."""
        return QSize(QFontMetrics(theme.font(theme.SUPPORT)).horizontalAdvance(self.text()) + 24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words and the chevron."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        font = theme.font(theme.SUPPORT)
        if self.hovered:
            font = theme.font(theme.SUPPORT, bold=False)
            box(painter, QRectF(self.rect()), theme.RADIUS_TAG, tokens.accent_soft)
        painter.setFont(font)
        painter.setPen(tokens.accent)
        rect = QRectF(self.rect()).adjusted(4, 0, -18, 0)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        icons().paint(painter, QRectF(self.width() - 18, 5, 14, 14), "chevron-right", tokens.accent)
        if self.shows_ring:
            focus_ring(painter, QRectF(self.rect()), theme.RADIUS_TAG)


class IconButton(Pressable):
    """A small button that shows an icon; its accessible name says what it does."""

    def __init__(self, icon: str, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._icon = icon
        self._tone = "text2"
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def icon_name(self) -> str:
        """Give the name of the icon that is shown."""
        return self._icon

    def show_icon(self, icon: str, tone: str = "text2") -> None:
        """Show another icon, in a tone of the theme."""
        self._icon, self._tone = icon, tone
        self.update()

    def sizeHint(self) -> QSize:
        """Keep to the size of a finger tip."""
        return QSize(28, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        if self.hovered:
            box(painter, QRectF(self.rect()), theme.RADIUS_TAG, tokens.sunken)
        icons().paint(painter, QRectF(6, 6, 16, 16), self._icon, getattr(tokens, self._tone))
        if self.shows_ring:
            focus_ring(painter, QRectF(self.rect()), theme.RADIUS_TAG)


class Chip(Pressable):
    """A pill: checkable as a filter, or with a caret where a menu opens; ``label`` stands before the words."""

    def __init__(
        self, text: str = "", *, label: str = "", height: int = 32, icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._label = label
        self._height = height
        self._icon = icon
        self._caret = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, label: str, text: str) -> None:
        """Change the label, which compact screens leave out (""), and the words."""
        if (label, text) != (self._label, self.text()):
            self._label = label
            self.setText(text)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Fit label, words, icon and caret."""
        width = QFontMetrics(theme.font(theme.SUPPORT, self.isChecked())).horizontalAdvance(self.text()) + 24
        if self._label:
            width += QFontMetrics(theme.font(theme.CAPTION)).horizontalAdvance(self._label) + 6
        width += 20 if self._icon else 0
        width += 20 if self._caret else 0
        return QSize(width, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill and what is in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        tokens = theme.colours()
        rect = QRectF(self.rect())
        active = self.isChecked()
        edge, width = (tokens.accent, 1.5) if active else (tokens.strong, 1.5 if self.hovered else 1.0)
        box(painter, rect, self._height, tokens.accent_soft if active else tokens.surface, edge, width)
        left = 12.0
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._icon:
            icons().paint(painter, QRectF(left, rect.center().y() - 7, 14, 14), self._icon, tokens.text2)
            left += 20
        if self._label:
            small = theme.font(theme.CAPTION)
            painter.setFont(small)
            painter.setPen(tokens.text2)
            painter.drawText(QRectF(left, 0, rect.width(), rect.height()), middle, self._label)
            left += QFontMetrics(small).horizontalAdvance(self._label) + 6
        painter.setFont(theme.font(theme.SUPPORT, active))
        painter.setPen(tokens.accent if active else tokens.text)
        painter.drawText(QRectF(left, 0, rect.width(), rect.height()), middle, self.text())
        if self._caret:
            place = QRectF(rect.width() - 25, rect.center().y() - 6, 12, 12)
            icons().paint(painter, place, "chevron-down", tokens.text2)
        if self.shows_ring:
            focus_ring(painter, rect, self._height)


class MenuChip(Chip):
    """A chip that opens a menu of choices; it reports the key of the one that is taken.

    A click leaves the focus where it is, so that Enter means what it meant once the menu is closed again.
    """

    chosen = Signal(object)

    def __init__(self, *, label: str = "", icon: str = "", height: int = 32, parent: QWidget | None = None) -> None:
        super().__init__("", label=label, icon=icon, height=height, parent=parent)
        self._caret = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._choices: tuple[tuple[object, str], ...] = ()
        self._current: object = None
        self.clicked.connect(self.open_menu)

    @property
    def current(self) -> object:
        """Give the key of the choice that is taken now."""
        return self._current

    @property
    def choices(self) -> tuple[tuple[object, str], ...]:
        """Give the (key, words) pairs that the menu offers."""
        return self._choices

    def set_choices(self, choices: Sequence[tuple[object, str]], current: object) -> None:
        """Offer (key, words) pairs, one of which is taken now."""
        self._choices = tuple(choices)
        self._current = current

    def build_menu(self) -> QMenu:
        """Make the menu with a mark at the choice that is taken now."""
        menu = QMenu(self)
        menu.setFont(theme.font(theme.BODY))
        group = QActionGroup(menu)
        for key, words in self._choices:
            action = QAction(words.replace("&", "&&"), menu, checkable=True)
            action.setChecked(key == self._current)
            action.triggered.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            group.addAction(action)
            menu.addAction(action)
            if action.isChecked():
                menu.setActiveAction(action)
        return menu

    def open_menu(self) -> None:
        """Open the menu under the chip."""
        menu = self.build_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

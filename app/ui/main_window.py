"""The window: the rail of places at the left, the notices above, and the screen of the current place."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.presenters.notices import Notice
from app.settings import WindowPlace
from app.ui import theme
from app.ui.widgets.controls import Chip
from app.ui.widgets.notice_bar import NoticeBar
from app.ui.widgets.rail import NavRail, Place
from puzzles.rules.values import frozen

SMALLEST: Final = (1024, 700)
USUAL: Final = (1280, 800)


@frozen
class Page:
    """A place of the program and how its screen is made, which happens at the first visit."""

    place: Place
    build: Callable[[], QWidget]


@runtime_checkable
class EnteredByTab(Protocol):
    """A screen that says itself where the Tab key enters it."""

    def enter_by_tab(self, forward: bool) -> None:
        """Take the focus that comes from outside."""


@runtime_checkable
class PlacesFocus(Protocol):
    """A screen that says itself where the focus goes when it comes up."""

    def place_focus(self, before: QWidget | None) -> None:
        """Put the focus where the keys are wanted; ``before`` had it here last time and can have it again."""


@runtime_checkable
class TakesStrayKeys(Protocol):
    """A screen whose keys work even while the focus is outside it."""

    def take_stray_key(self, event: QKeyEvent) -> None:
        """Do what a key says that nothing outside the screen took."""


@runtime_checkable
class HasFirstPage(Protocol):
    """A screen of several pages, where choosing its place once more leads from a list back to the first."""

    def go_to_first_page(self) -> None:
        """Show the first page, unless that would break something off."""


class MainWindow(QMainWindow):
    """Shows one place at a time; reports its first paint, each visit, and the wish to be closed.

    ``may_close`` is asked when the window is to be closed and may refuse.
    """

    first_painted = Signal()
    visited = Signal(str)

    def __init__(self, pages: Sequence[Page], may_close: Callable[[], bool]) -> None:
        super().__init__()
        self._pages = {page.place.key: page for page in pages}
        self._may_close = may_close
        self._screens: dict[str, QWidget] = {}
        self._focused: dict[str, QWidget] = {}
        self._painted = False
        self.current = ""

        self.rail = NavRail([page.place for page in pages])
        self.rail.chosen.connect(self.go_to)
        self.notice_bar = NoticeBar()
        self.stack = QStackedWidget()

        self._notice_row = QWidget()
        frame = QHBoxLayout(self._notice_row)
        frame.setContentsMargins(24, 12, 24, 0)
        frame.addWidget(self.notice_bar)
        self._notice_row.setVisible(False)

        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._notice_row)
        column.addWidget(self.stack, 1)
        row.addWidget(self.rail)
        row.addLayout(column, 1)
        self.setCentralWidget(body)
        self.setMinimumSize(*SMALLEST)

        self._shortcuts = [self._shortcut_to(key, number) for number, key in enumerate(self._pages, start=1)]
        self._write()

    def go_to(self, key: str) -> None:
        """Show a place, building its screen at the first visit; the current one is shown from its first page."""
        if key == self.current:
            self._come_back_to(self._screens[key])
            return
        self._remember_focus()
        screen = self._screens.get(key)
        if screen is None:
            screen = self._screens[key] = self._pages[key].build()
            self.stack.addWidget(screen)
        self.current = key
        self.stack.setCurrentWidget(screen)
        self.rail.show_place(key)
        if self.isVisible():
            self._give_focus_to(screen)
        self.visited.emit(key)

    def screen_of(self, key: str) -> QWidget | None:
        """Give the screen of a place that was visited."""
        return self._screens.get(key)

    def show_notice(self, notice: Notice | None, waiting: int) -> None:
        """Show a notice above the screen, or none; ``waiting`` more come after it."""
        self.notice_bar.show_notice(notice, waiting)
        self._notice_row.setVisible(notice is not None)

    def show_due(self, due: int) -> None:
        """Put the number of reviews that are due on the rail."""
        self.rail.buttons["review"].set_badge(str(due) if due else "")

    def place(self) -> WindowPlace:
        """Give where the window is, or would be if it weren't maximised."""
        if self.isMaximized():
            spot = self.normalGeometry()
            return WindowPlace(spot.x(), spot.y(), spot.width(), spot.height(), maximized=True)
        return WindowPlace(self.x(), self.y(), self.width(), self.height())

    def put(self, spot: WindowPlace | None, size: tuple[int, int] | None = None) -> None:
        """Take the place and size of last time where a screen still shows them, or the size that is asked for."""
        if size is not None:
            self.resize(*size)
            return
        if spot is None:
            self.resize(*self._fitting(*USUAL))
            return
        self.resize(*self._fitting(spot.width, spot.height))
        if QGuiApplication.screenAt(self.geometry().translated(spot.x - self.x(), spot.y - self.y()).center()):
            self.move(spot.x, spot.y)
        if spot.maximized:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    @Slot(str)
    def come_forward(self, token: str = "") -> None:
        """Come in front of other windows, as a second start asks for; where that isn't allowed, ask for attention."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)

    def _come_back_to(self, screen: QWidget) -> None:
        """Show the first page of the screen that is shown already, and let the keys work in it again."""
        self._remember_focus()
        if self.isVisible():
            self._give_focus_to(screen)
        chosen: object = screen
        if isinstance(chosen, HasFirstPage):
            chosen.go_to_first_page()

    def _remember_focus(self) -> None:
        """Keep in mind what has the focus in the screen that is left."""
        screen, focused = self._screens.get(self.current), QApplication.focusWidget()
        if screen is not None and focused is not None and screen.isAncestorOf(focused):
            self._focused[self.current] = focused

    def _give_focus_to(self, screen: QWidget) -> None:
        """Let the keys work in the screen that came up: on what had the focus there, or on the first that takes it.

        That is never a chip, where Enter would open a menu that nobody asked for.
        """
        before = self._focused.pop(self.current, None)
        if before is not None and not (isValid(before) and before.isVisibleTo(screen) and before.isEnabled()):
            before = None
        placer: object = screen
        if isinstance(placer, PlacesFocus):
            placer.place_focus(before)
            return
        if before is not None:
            before.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        widget = screen.nextInFocusChain()
        while widget is not None and widget is not screen:
            takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
            if takes and not isinstance(widget, Chip) and screen.isAncestorOf(widget) and widget.isVisibleTo(screen):
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            widget = widget.nextInFocusChain()
        screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fitting(self, width: int, height: int) -> tuple[int, int]:
        room = QGuiApplication.primaryScreen().availableSize()
        return (
            max(SMALLEST[0], min(width, room.width())),
            max(SMALLEST[1], min(height, room.height())),
        )

    def _shortcut_to(self, key: str, number: int) -> QShortcut:
        shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self)
        shortcut.activated.connect(lambda: self.go_to(key))
        return shortcut

    def _write(self) -> None:
        self.setWindowTitle(self.tr("Anshan Mahjong Trainer"))
        names = {
            "practice": self.tr("Practice"),
            "puzzles": self.tr("Puzzles"),
            "review": self.tr("Review"),
            "sets": self.tr("Sets"),
            "progress": self.tr("Progress"),
            "rules": self.tr("Rules"),
            "settings": self.tr("Settings"),
        }
        self.rail.set_names({key: names[key] for key in self._pages})
        for number, key in enumerate(self._pages, start=1):
            self.rail.buttons[key].setToolTip(f"{names[key]} (Ctrl+{number})")

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Enter a screen by Tab where it begins for the keyboard, which needn't be where it begins for the eye."""
        before = QApplication.focusWidget()
        moved = super().focusNextPrevChild(forward)
        screen: object = self.stack.currentWidget()
        now = QApplication.focusWidget()
        if isinstance(screen, EnteredByTab) and _holds(screen, now) and not _holds(screen, before):
            screen.enter_by_tab(forward)
        return moved

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand a key that nothing took to the screen, where the focus is on the rail, on a notice or nowhere."""
        shown, focused = self.stack.currentWidget(), QApplication.focusWidget()
        screen: object = shown
        if isinstance(screen, TakesStrayKeys) and focused is not shown and not _holds(screen, focused):
            screen.take_stray_key(event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close only when nothing would be lost, or when the player accepts that."""
        if self._may_close():
            event.accept()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Report the first paint once it has returned to the event loop."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self.first_painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the compact layout of the rail in a narrow window."""
        self.rail.set_compact(self.width() < theme.COMPACT_BELOW)
        super().resizeEvent(event)


def _holds(screen: object, widget: QWidget | None) -> bool:
    return isinstance(screen, QWidget) and widget is not None and screen.isAncestorOf(widget)

"""A thin scroll bar, and a column that scrolls when it is too long."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QScrollArea,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from app.ui import theme
from app.ui.widgets.painting import box


class ThinScrollBar(QScrollBar):
    """A scroll bar six pixels wide, at the outer edge of its room."""

    ROOM = 13

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)

    def sizeHint(self) -> QSize:
        """Take little room."""
        return QSize(self.ROOM, 40)

    def minimumSizeHint(self) -> QSize:
        """Take little room."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle alone."""
        if self.maximum() == self.minimum():
            return
        # Slow to import, and seldom needed.
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # noqa: PLC0415

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, QRectF(self.width() - 6, handle.y(), 6, handle.height()), 3, theme.colours().strong)


class ScrollColumn(QScrollArea):
    """A column of cards that scrolls when it is longer than its place; it shows no ground of its own.

    With ``keeps_room`` the room of the scroll bar is always kept, so that no line breaks anew when it appears.
    """

    def __init__(self, spacing: int = 16, *, keeps_room: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if keeps_room:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # One of our own: to ask Qt for its viewport makes the binding build every class of widget that there is.
        ground = QWidget()
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinScrollBar())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QWidget()
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(spacing)
        self.setWidget(self.body)
        self.body.setAutoFillBackground(False)

    def settle(self) -> None:
        """Lay out now what was changed, rather than after a painting with the old heights.

        A change deep inside reaches the outer layouts level by level, each by a posted request.
        """
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

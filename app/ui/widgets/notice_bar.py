"""The bar over a screen that tells what the player should know once, and can be closed."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.presenters.notices import Notice, NoticeKind
from app.ui import theme
from app.ui.widgets.controls import IconButton
from app.ui.widgets.painting import Mark, box, paint_mark
from app.ui.widgets.text import Label


class NoticeBar(QWidget):
    """Shows one notice as a sentence; reports when it is closed."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notice: Notice | None = None
        self._waiting = 0
        self.label = Label(size=theme.SUPPORT, wrap=True)
        self.more_label = Label(size=theme.CAPTION, tone="text2")
        self.close_button = IconButton("close")
        self.close_button.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(44, 6, 8, 6)
        row.setSpacing(12)
        row.addWidget(self.label, 1)
        row.addWidget(self.more_label)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.setVisible(False)

    def show_notice(self, notice: Notice | None, waiting: int) -> None:
        """Show this notice, or hide; ``waiting`` more come after it."""
        self._notice, self._waiting = notice, waiting
        self._write()
        self.setVisible(notice is not None)

    def _write(self) -> None:
        self.close_button.setAccessibleName(self.tr("Close this notice"))
        self.close_button.setToolTip(self.tr("Close"))
        if self._notice is None:
            return
        words = self._sentence(self._notice)
        if self._notice.count:
            words += " " + self.tr("%n answers wait to be saved.", "", self._notice.count)
        self.label.setText(words)
        self.setAccessibleName(words)
        self.more_label.setText(self.tr("%n more", "", self._waiting) if self._waiting else "")
        self.more_label.setVisible(bool(self._waiting))
        self.update()

    def _sentence(self, notice: Notice) -> str:
        path = str(notice.path) if notice.path else ""
        words = ", ".join(notice.words)
        match notice.kind:
            case NoticeKind.SETTING_FELL_BACK:
                text = self.tr("These settings couldn't be used and are back to their defaults: {words}. Kept: {path}")
            case NoticeKind.SETTINGS_DAMAGED:
                text = self.tr("The settings file is damaged; the defaults are in force. The old file is kept: {path}")
            case NoticeKind.SETTINGS_UNREADABLE:
                text = self.tr("The settings file can't be read; the defaults are in force: {path}")
            case NoticeKind.SETTINGS_NOT_SAVED:
                text = self.tr("The settings can't be saved; they hold until the program ends: {path}")
            case NoticeKind.ANSWERS_MOVED_ASIDE:
                text = self.tr("The file of your answers was damaged. It is kept here, and a new one begun: {path}")
            case NoticeKind.ANSWERS_COPIED:
                text = self.tr("The file of your answers was brought up to date. A copy of the old one: {path}")
            case NoticeKind.ANSWERS_MISSING:
                text = self.tr("Saved answers are in the file no more ({words}). Was an old file put back? {path}")
            case NoticeKind.CLOCK_SET_BACK:
                text = self.tr("The computer's clock was set back. Answers keep their order.")
            case NoticeKind.UNGUARDED:
                text = self.tr("The data folder can't be written: don't start the program twice. {path}")
            case _:
                text = self._trouble(notice.kind)
        return text.format(path=path, words=words)

    def _trouble(self, kind: NoticeKind) -> str:
        match kind:
            case NoticeKind.TOO_NEW:
                return self.tr("A newer version wrote the file of your answers; please update. It is untouched: {path}")
            case NoticeKind.FOREIGN:
                return self.tr("Another program's file lies where your answers belong. It is untouched: {path}")
            case NoticeKind.DISK_FULL:
                return self.tr("The disk is full: answers are kept in memory and saved when there is room again.")
            case NoticeKind.READ_ONLY | NoticeKind.NO_ACCESS:
                return self.tr("The data folder can't be written; answers are kept in memory: {path}")
            case NoticeKind.LOCKED:
                return self.tr("Another program holds the file of your answers; it is tried again: {path}")
            case NoticeKind.DAMAGED:
                return self.tr("The file of your answers is damaged; answers are kept in memory: {path}")
            case NoticeKind.IO:
                return self.tr("The disk reports an error; answers are kept in memory and tried again: {path}")
            case _:
                return self.tr("The program made a mistake while saving; the log has the details.")

    def changeEvent(self, event: QEvent) -> None:
        """Say it in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet and the mark at its left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        amiss = self._notice is not None and self._notice.is_warning
        ground, edge = (tokens.warn_soft, tokens.warn) if amiss else (tokens.accent_soft, tokens.accent)
        box(painter, QRectF(self.rect()), theme.RADIUS_BUTTON, ground, edge)
        mark = Mark.SHAPE_CHOSEN if amiss else Mark.RIGHT
        paint_mark(painter, mark, QRectF(14, (self.height() - 18) / 2, 18, 18), ground)

"""Answers on their way to the disk: what the store reports is handed to the presenters, and told as notices."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.presenters.notices import Notice, NoticeKind, Notices
from app.presenters.ports import SaveResult
from puzzles.bank.errors import StorageBugError, StorageError
from puzzles.bank.reports import Opened, Opening, SaveReport
from puzzles.bank.store import ProgressStore
from puzzles.drills.attempt import Attempt, Figures
from puzzles.drills.records import NO_EFFECTS, Effects

RETRY_MS: Final = 5_000


class WatchedStore(QObject):
    """The store as the presenters see it; answers that wait are tried again every few seconds.

    ``opened`` says that the file was opened, or that it can't be; the store's own thread is ready then.

    ``make_store`` gives the store that reports to the function that it is given.
    """

    opened = Signal()

    def __init__(
        self,
        make_store: Callable[[Callable[[Opened], None]], ProgressStore],
        notices: Notices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._notices = notices
        self._unsaved = 0
        self._store = make_store(self._opened)
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)

    @property
    def unsaved(self) -> int:
        """Give how many answers wait."""
        return self._unsaved

    def open(self) -> None:
        """Start opening the file."""
        self._store.open()

    @property
    def files(self) -> ProgressStore:
        """Give the store itself, through which everything else about puzzles is kept and looked up."""
        return self._store

    def record(
        self, attempt: Attempt, done: Callable[[SaveResult | Exception], None], effects: Effects = NO_EFFECTS
    ) -> None:
        """Keep an answer and what it changes beside, and tell when it is safe or why it can't be."""
        self._store.record(attempt, lambda report: self._recorded(report, done), effects)

    def figures(self, now_day: int, done: Callable[[Figures | Exception], None]) -> None:
        """Read the figures as of a day."""
        self._store.figures(now_day, done)

    @Slot()
    def try_again(self) -> None:
        """Write what waits, if it can be written now."""
        self._store.retry(self._hear)

    def close(self) -> int:
        """Write what waits and close the file; gives the number of answers that are lost."""
        self._retry.stop()
        return self._store.close()

    def _recorded(self, report: SaveReport | StorageBugError, done: Callable[[SaveResult | Exception], None]) -> None:
        self._hear(report)
        done(report)

    def _hear(self, report: SaveReport | StorageBugError) -> None:
        if isinstance(report, StorageBugError):
            return
        self._unsaved = report.unsaved
        if report.error is not None:
            self._notices.tell_trouble(notice_of(report.error, report.unsaved))
        elif not report.unsaved:
            self._notices.clear_trouble()
        if report.unsaved and not self._retry.isActive():
            self._retry.start()
        elif not report.unsaved:
            self._retry.stop()

    def _opened(self, report: Opened) -> None:
        if report.error is not None:
            self._notices.tell_trouble(notice_of(report.error, self._unsaved))
        elif report.how is Opening.RECOVERED:
            kept = min(report.moved_aside, key=lambda path: path.name.endswith(("-wal", "-shm")), default=report.path)
            self._notices.tell(Notice(NoticeKind.ANSWERS_MOVED_ASIDE, kept))
        elif report.how is Opening.MIGRATED:
            self._notices.tell(Notice(NoticeKind.ANSWERS_COPIED, report.copy))
        if report.missing:
            self._notices.tell(Notice(NoticeKind.ANSWERS_MISSING, report.path, (str(report.missing),)))
        self.opened.emit()


def notice_of(error: StorageError | StorageBugError, unsaved: int) -> Notice:
    """Give the notice for what went wrong in the store; one of our own mistakes has no file of its own."""
    if isinstance(error, StorageError):
        return Notice(NoticeKind(error.trouble.value), error.path, count=unsaved)
    return Notice(NoticeKind.STORE_FAULT, count=unsaved)

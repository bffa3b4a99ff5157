"""Work off the window's thread: a pure function there, its result back here; stale results are dropped."""

import itertools
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")
log = logging.getLogger(__name__)


class Mailbox(QObject):
    """Runs calls on the thread of the window, whatever thread they were delivered from, in their order."""

    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def deliver(self, call: Callable[[], None]) -> None:
        """Have this called on the window's thread, soon; may be used from any thread."""
        self._arrived.emit(call)

    @Slot(object)
    def _run(self, call: Callable[[], None]) -> None:
        call()


@dataclass(frozen=True, slots=True)
class Ticket:
    """Names one piece of work, to drop its result."""

    number: int


@dataclass(frozen=True, slots=True)
class _Work(Generic[T]):
    ticket: Ticket
    function: Callable[[], T]
    done: Callable[[T], None]
    failed: Callable[[Exception], None] | None


class Jobs:
    """One worker thread that does one piece of work after another.

    ``done`` and ``failed`` are called on the window's thread, unless the ticket was dropped before.
    A failure that nobody takes is raised there, and so reaches the crash report.
    """

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        self._numbers = itertools.count(1)
        self._waiting: queue.SimpleQueue[_Work[object] | None] = queue.SimpleQueue()
        self._wanted: set[Ticket] = set()
        self._thread: threading.Thread | None = None

    def start(
        self,
        function: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> Ticket:
        """Do the work on the worker thread; ``function`` takes plain data with it and touches nothing of the window."""
        ticket = Ticket(next(self._numbers))
        self._wanted.add(ticket)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="jobs", daemon=True)
            self._thread.start()
        self._waiting.put(_Work(ticket, function, done, failed))  # type: ignore[arg-type]
        return ticket

    def drop(self, ticket: Ticket) -> None:
        """Forget a piece of work: its result is not delivered any more."""
        self._wanted.discard(ticket)

    def close(self, timeout: float = 1.0) -> bool:
        """Drop everything and end the worker; False when it is still busy after ``timeout`` seconds."""
        self._wanted.clear()
        if self._thread is None:
            return True
        self._waiting.put(None)
        self._thread.join(timeout)
        ended = not self._thread.is_alive()
        self._thread = None
        return ended

    def _work(self) -> None:
        while (work := self._waiting.get()) is not None:
            if work.ticket not in self._wanted:
                continue
            try:
                result = work.function()
            except Exception as error:  # noqa: BLE001  (whatever it was, it belongs on the window's thread)
                self._mailbox.deliver(_failure(self, work, error))
            else:
                self._mailbox.deliver(_success(self, work, result))

    def _take(self, ticket: Ticket) -> bool:
        wanted = ticket in self._wanted
        self._wanted.discard(ticket)
        return wanted


def _success(jobs: Jobs, work: _Work[T], result: T) -> Callable[[], None]:
    def deliver() -> None:
        if jobs._take(work.ticket):
            work.done(result)

    return deliver


def _failure(jobs: Jobs, work: _Work[T], error: Exception) -> Callable[[], None]:
    def deliver() -> None:
        if not jobs._take(work.ticket):
            log.info("work that nobody waits for any more failed: %s", error)
        elif work.failed is None:
            raise error
        else:
            work.failed(error)

    return deliver

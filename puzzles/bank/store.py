"""The progress store as the window sees it: calls that return at once, and answers that are handed back later."""

import logging
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread, main_thread
from typing import Final, Protocol, TypeVar

from puzzles.bank.errors import StorageBugError, StorageError
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.reports import Opened, SaveReport
from puzzles.drills.attempt import Attempt, Figures
from puzzles.drills.records import NO_EFFECTS, Effects

DRAIN_SECONDS: Final = 5.0
_WATCH_SECONDS: Final = 1.0
_log = logging.getLogger(__name__)

Deliver = Callable[[Callable[[], None]], None]
"""Takes a call and makes it where the caller wants it, such as on the thread of the window."""
SaveDone = Callable[[SaveReport | StorageBugError], None]
OpenedDone = Callable[[Opened], None]
T = TypeVar("T")
Done = Callable[[T | StorageError | StorageBugError], None]
FiguresDone = Done[Figures]


class Owner(Protocol):
    """What runs on the owner thread: the only one that has the file open."""

    def open(self) -> None:
        """Open the file, and report how it went."""

    def record(self, attempt: Attempt, done: SaveDone, effects: Effects = NO_EFFECTS) -> None:
        """Write an answer after those that still wait."""

    def retry(self, done: SaveDone) -> None:
        """Write the answers that still wait."""

    def figures(self, now_day: int, done: FiguresDone) -> None:
        """Read the figures."""

    def read(self, query: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Look something up."""

    def change(self, change: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Change something in one transaction, after the answers that still wait."""

    def close(self, until: float) -> None:
        """Write what waits, trying until this monotonic time, and close the file."""


Job = Callable[[Owner], None]


class ProgressStore:
    """The player's log of answers, ``progress.db`` in ``folder``: one thread owns the file, calls are served in order.

    Results go through ``deliver``. ``clock`` gives aware times and only names copies. The file is opened by the first
    call; nothing that is slow to import is imported before. ``bank`` is the file of puzzles that is read beside it,
    and ``note`` a file in which the number of the last answer is noted, so that a loss is noticed at the next start.
    """

    def __init__(
        self,
        folder: Path,
        deliver: Deliver,
        clock: Callable[[], datetime],
        opened: OpenedDone,
        bank: Path | None = None,
        note: Path | None = None,
    ) -> None:
        self._folder = folder
        self._bank = bank
        self._note = note
        self._deliver = deliver
        self._clock = clock
        self._opened = opened
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._thread: Thread | None = None
        self._until: float | None = None
        self._unsaved = 0

    def open(self) -> None:
        """Start opening the file; ``opened`` is told how it went, and again when a later try goes differently."""
        self._put(lambda owner: owner.open())

    def record(self, attempt: Attempt, done: SaveDone, effects: Effects = NO_EFFECTS) -> None:
        """Keep an answer and what it changes beside; ``done`` hears that it is saved only after its commit.

        Where the world failed, ``done`` hears how many answers wait and why, and once more when this one is saved.
        A StorageBugError in place of a report means that this answer can't ever be written.
        """
        self._put(lambda owner: owner.record(attempt, done, effects), answers=1)

    def retry(self, done: SaveDone) -> None:
        """Try again to open the file and to write the answers that wait; ``saved`` then means all of them."""
        self._put(lambda owner: owner.retry(done))

    def figures(self, now_day: int, done: FiguresDone) -> None:
        """Read the figures as of this day, over all answers that were recorded before this call."""
        self._put(lambda owner: owner.figures(now_day, done))

    def read(self, query: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Look something up in the open files on their own thread, after all that was asked before."""
        self._put(lambda owner: owner.read(query, done))

    def change(self, change: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Change something in one transaction, after all that was asked before and the answers that wait.

        Where those can't be written, nothing is changed, and ``done`` hears why.
        """
        self._put(lambda owner: owner.change(change, done))

    def close(self, seconds: float = DRAIN_SECONDS) -> int:
        """Write what waits, close the file, and give the number of answers that couldn't be saved in this time.

        Waits for the owner thread. Calling it again gives the same number; any other call after it is a bug.
        """
        with self._gate:
            if self._until is None:
                self._until = time.monotonic() + seconds
                self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(max(0.0, self._until - time.monotonic()) + _WATCH_SECONDS)
        return self._unsaved

    def _put(self, job: Job, answers: int = 0) -> None:
        with self._gate:
            if self._until is not None:
                raise StorageBugError("the progress store was used after it was closed")
            self._unsaved += answers
            self._jobs.put(job)
            if self._thread is None:
                self._thread = Thread(target=self._own, name="progress", daemon=False)
                self._thread.start()

    def _own(self) -> None:
        """Serve the calls: the body of the owner thread."""
        # SQLite's helpers cost as much time as all the widgets do, so they aren't loaded before the first call.
        from puzzles.bank.keeper import Keeper  # noqa: PLC0415

        owner: Owner = Keeper(self._folder, self._clock, self._say, self._opened, self._settle, self._bank, self._note)
        while (job := self._next_job()) is not None:
            job(owner)
        owner.close(time.monotonic() + DRAIN_SECONDS if self._until is None else self._until)

    def _next_job(self) -> Job | None:
        """Wait for a call; None when the store is being closed, or when the program ended without closing it."""
        while True:
            try:
                job = self._jobs.get(timeout=_WATCH_SECONDS)
            except Empty:
                if main_thread().is_alive():
                    continue
                return None
            late = self._until is not None and time.monotonic() > self._until
            return None if late else job

    def _settle(self) -> None:
        """Take one answer off the count of those that aren't saved."""
        with self._gate:
            self._unsaved -= 1

    def _say(self, call: Callable[[], None]) -> None:
        try:
            self._deliver(call)
        except Exception:  # noqa: BLE001 - the caller's code; the thread must outlive it, or later answers are lost
            # The window may be gone already while the last answers are being written.
            _log.exception("the progress store could not hand back a result")

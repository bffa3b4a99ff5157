"""The keeper of the file: what runs on the owner thread, and holds the answers that aren't written yet."""

import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from puzzles.bank import attached, attempts, connect, opening, totals
from puzzles.bank.errors import NoBankError, StorageBugError, StorageError, Trouble
from puzzles.bank.last_answer import LastAnswer
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.reports import Opened, Opening, SaveReport
from puzzles.bank.sql import transaction
from puzzles.bank.store import Deliver, Done, FiguresDone, OpenedDone, SaveDone
from puzzles.drills.attempt import Attempt
from puzzles.drills.records import NO_EFFECTS, Effects

FILE_NAME: Final = "progress.db"
_PAUSE_SECONDS: Final = 0.1
T = TypeVar("T")
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Waiting:
    """An answer that isn't written yet; ``seq`` is its number from the first try on."""

    attempt: attempts.StoredAttempt
    done: SaveDone
    seq: int | None = None


class Keeper:
    """Holds the open file, and the answers that wait for it, in their order."""

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], datetime],
        say: Deliver,
        opened: OpenedDone,
        settled: Callable[[], None],
        bank: Path | None = None,
        note: Path | None = None,
    ) -> None:
        self._path = folder / FILE_NAME
        self._bank = bank
        self._last_answer = LastAnswer(note)
        self._clock = clock
        self._say = say
        self._opened = opened
        self._settled = settled
        self._files: OpenFiles | None = None
        self._reported: Opened | None = None
        self._waiting: deque[Waiting] = deque()

    def open(self) -> None:
        """Open the file, and report how it went."""
        # How it went has been reported where that was found out.
        with suppress(StorageError, StorageBugError):
            self._ready()

    def record(self, attempt: Attempt, done: SaveDone, effects: Effects = NO_EFFECTS) -> None:
        """Write an answer after those that still wait."""
        try:
            with connect.sqlite_errors(self._path):
                stored = attempts.prepare(attempt, effects)
        except StorageBugError as bug:
            self._give_up(done, bug)
            return
        self._waiting.append(Waiting(stored, done))
        if (error := self._write_waiting()) is not None:
            report = SaveReport(saved=False, unsaved=len(self._waiting), error=error)
            self._say(lambda: done(report))

    def retry(self, done: SaveDone) -> None:
        """Open the file once more if need be, and write the answers that still wait."""
        error = self._write_waiting(insist=True)
        report = SaveReport(saved=error is None, unsaved=len(self._waiting), error=error)
        self._say(lambda: done(report))

    def figures(self, now_day: int, done: FiguresDone) -> None:
        """Read the figures."""
        self._answer(lambda files: totals.read_figures(files.db, now_day), done)

    def read(self, query: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Look something up."""
        self._answer(query, done)

    def change(self, change: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Change something in one transaction, after the answers that still wait."""

        def change_at_once(files: OpenFiles) -> T:
            with transaction(files.db):
                return change(files)

        if (error := self._write_waiting()) is not None:
            self._say(lambda: done(error))
        else:
            self._answer(change_at_once, done)

    def close(self, until: float) -> None:
        """Write what waits, trying until this monotonic time, and close the file."""
        while _is_locked(self._write_waiting()) and time.monotonic() < until:
            time.sleep(_PAUSE_SECONDS)
        self._shut()

    def _answer(self, work: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Do work on the open files and hand back what it gives, or why it gives nothing."""
        try:
            files = self._ready()
            with connect.sqlite_errors(self._path):
                found = work(files)
        except (StorageError, StorageBugError) as error:
            problem = error
            _log.log(_weight(error), "no answer from the store: %s", error)
            self._let_go_if_failing(error)
            self._say(lambda: done(problem))
        else:
            self._say(lambda: done(found))

    def _ready(self, *, insist: bool = False) -> OpenFiles:
        """Give the open files, opening them if need be; raises what the last try raised where another is of no use."""
        if self._files is not None:
            return self._files
        last = self._reported.error if self._reported is not None else None
        if not insist and last is not None and not _may_pass(last):
            raise last
        try:
            with connect.sqlite_errors(self._path):
                db, report = opening.open_file(self._path, self._clock())
                self._files = attached.with_bank(db, self._bank)
                report = replace(report, missing=self._last_answer.compare(db))
        except (StorageError, StorageBugError) as error:
            _log.log(_weight(error), "the progress store could not be opened: %s", error)
            self._report(Opened(Opening.FAILED, self._path, error=error))
            raise
        self._report(report)
        return self._files

    def _report(self, report: Opened) -> None:
        if _differs(report, self._reported):
            self._say(lambda: self._opened(report))
        self._reported = report

    def _write_waiting(self, *, insist: bool = False) -> StorageError | StorageBugError | None:
        """Write the answers that wait, the oldest first; give what stopped it, or None."""
        if not self._waiting and not insist:
            return None
        try:
            files = self._ready(insist=insist)
            while self._waiting:
                self._write_first(files)
        except (StorageError, StorageBugError) as error:
            _log.log(_weight(error), "%d answers wait: %s", len(self._waiting), error)
            self._let_go_if_failing(error)
            return error
        return None

    def _write_first(self, files: OpenFiles) -> None:
        first = self._waiting[0]
        try:
            with connect.sqlite_errors(self._path):
                # The number stays with the answer: a commit that seemed to fail may have gone through.
                seq = attempts.next_seq(files.db) if first.seq is None else first.seq
                self._waiting[0] = replace(first, seq=seq)
                attempts.append(files.db, first.attempt, seq, files.places)
        except StorageBugError as bug:
            self._waiting.popleft()
            self._give_up(first.done, bug)
            return
        self._waiting.popleft()
        self._last_answer.note(seq)
        self._settled()
        report = SaveReport(saved=True, unsaved=len(self._waiting))
        self._say(lambda: first.done(report))

    def _give_up(self, done: SaveDone, bug: StorageBugError) -> None:
        """Report an answer that can't be written, and let the ones after it go on."""
        _log.error("an answer can't be written", exc_info=bug)
        self._say(lambda: done(bug))

    def _let_go_if_failing(self, error: Exception) -> None:
        """Close a file that fails, so that the next try examines it as a start does."""
        failing = isinstance(error, StorageError) and error.trouble in (Trouble.DAMAGED, Trouble.IO)
        if failing and not isinstance(error, NoBankError):
            self._shut()

    def _shut(self) -> None:
        if self._files is not None:
            connect.finish(self._files.db, self._path)
            self._files = None


def _weight(error: Exception) -> int:
    return logging.ERROR if isinstance(error, StorageBugError) else logging.WARNING


def _is_locked(error: StorageError | StorageBugError | None) -> bool:
    return isinstance(error, StorageError) and error.trouble is Trouble.LOCKED


def _may_pass(error: StorageError | StorageBugError) -> bool:
    return isinstance(error, StorageError) and error.trouble.may_pass


def _differs(report: Opened, before: Opened | None) -> bool:
    """Tell whether a report says more than the one before it."""
    if before is None or report.how is not before.how:
        return True
    return report.how is not Opening.FAILED or _name(report) != _name(before)


def _name(report: Opened) -> object:
    return report.error.trouble if isinstance(report.error, StorageError) else str(report.error)

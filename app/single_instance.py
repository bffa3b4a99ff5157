"""One window for one data folder: a second start brings the first window forward.

A lock file says who runs; a request is a small file beside it that the running program watches for, takes and
answers by removing it. Files rather than a local socket: they need no network module, no short path and no
code that differs by system.
"""

import logging
import os
import time
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal, Slot

log = logging.getLogger(__name__)

REQUEST = "activate.request"
PATIENCE = 3.0
TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class Claim(Enum):
    """What became of the wish to be the one that runs."""

    FIRST = "first"
    TAKEN = "taken"
    UNGUARDED = "unguarded"


class SingleInstance(QObject):
    """Holds the lock of a data folder, and says when another start asks for the window.

    ``activation_asked`` carries the desktop's token for taking the focus, or "" when there is none.
    """

    activation_asked = Signal(str)

    def __init__(self, lock_file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = lock_file.parent
        self._request = self._folder / REQUEST
        self._lock = QLockFile(str(lock_file))
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> Claim:
        """Try to become the running program of this folder; a lock whose holder has died is taken over.

        UNGUARDED: the folder can't be written, so nothing tells two programs apart; run all the same.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            log.warning("no lock: %s", error)
            return Claim.UNGUARDED
        if self._lock.tryLock(0):
            self._forget_request()
            return Claim.FIRST
        if self._lock.error() == QLockFile.LockError.LockFailedError:
            return Claim.TAKEN
        log.warning("no lock in %s: %s", self._folder, self._lock.error().name)
        return Claim.UNGUARDED

    def listen(self) -> None:
        """From now on watch for requests of later starts."""
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._look)
        self._look()

    def release(self) -> None:
        """Give the lock up."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect(self._look)
            self._watcher = None
        self._lock.unlock()

    @Slot()
    def _look(self) -> None:
        try:
            token = self._request.read_text(encoding="utf-8")
            self._request.unlink()
        except OSError:
            return
        self.activation_asked.emit(token.strip())

    def _forget_request(self) -> None:
        self._request.unlink(missing_ok=True)


def ask_for_window(lock_file: Path, patience: float = PATIENCE) -> bool:
    """Ask the program that holds this lock for its window; tells whether it answered in time (seconds)."""
    request = lock_file.with_name(REQUEST)
    draft = request.with_suffix(f".{os.getpid()}")
    token = next((os.environ[name] for name in TOKENS if os.environ.get(name)), "")
    try:
        draft.write_text(token, encoding="utf-8")
        draft.replace(request)
    except OSError as error:
        log.warning("cannot ask for the window: %s", error)
        return False
    deadline = time.monotonic() + patience
    while request.exists():
        if time.monotonic() > deadline:
            request.unlink(missing_ok=True)
            return False
        time.sleep(0.02)
    return True

"""The connection to a store's file: how it is opened, how one writes, and what SQLite's errors mean."""

import logging
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.sql import rows, transaction

__all__ = ["backup", "connect", "connection", "finish", "peek", "rows", "set_pragma", "sqlite_errors", "transaction"]

_log = logging.getLogger(__name__)

_TROUBLES: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.NO_ACCESS,
    sqlite3.SQLITE_PERM: Trouble.NO_ACCESS,
    sqlite3.SQLITE_IOERR: Trouble.IO,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
_PRAGMAS: Final[Mapping[str, int | str]] = {
    "locking_mode": "exclusive",
    "journal_mode": "wal",
    "synchronous": 2,
    "fullfsync": 1,
    "checkpoint_fullfsync": 1,
    "foreign_keys": 1,
    "recursive_triggers": 1,
    "trusted_schema": 0,
    "cell_size_check": 1,
    "journal_size_limit": 4 * 1024 * 1024,
}


@contextmanager
def sqlite_errors(path: Path, *passing: type[Exception]) -> Iterator[None]:
    """Turn what SQLite raises into ours: the world failed (StorageError); all else is a bug (StorageBugError).

    Errors of the ``passing`` classes are left as they are.
    """
    as_they_are: tuple[type[Exception], ...] = (StorageError, StorageBugError, *passing)
    try:
        yield
    except sqlite3.Error as error:
        code: int | None = getattr(error, "sqlite_errorcode", None)
        trouble = None if code is None else _TROUBLES.get(code & 0xFF)
        if trouble is None:
            raise StorageBugError(f"{type(error).__name__}: {error}") from error
        if trouble is Trouble.IO and path.exists() and not os.access(path, os.W_OK):
            # What a file on a read-only drive says to who would lock it.
            trouble = Trouble.READ_ONLY
        raise StorageError(trouble, path, f"{error.sqlite_errorname}: {error}") from error
    except as_they_are:
        raise
    except Exception as error:
        # The owner thread must outlive any bug, or the answers after it would be lost.
        raise StorageBugError(f"{type(error).__name__}: {error}") from error


def connect(path: Path, *, new: bool = False) -> Database:
    """Open a file for writing, alone, with every setting read back; call it inside ``sqlite_errors``.

    A file that isn't there is made only where it is said to be ``new``.
    """
    db = Database(connection(path, "mode=rwc" if new else "mode=rw"), execute_plugins=False)
    try:
        for name, wanted in _PRAGMAS.items():
            set_pragma(db, path, name, wanted)
    except BaseException:
        db.close()
        raise
    return db


def set_pragma(db: Database, path: Path, name: str, wanted: int | str) -> None:
    """Set one of SQLite's settings; raises StorageError when it doesn't take, as on a drive that can't do WAL."""
    rows(db, f"PRAGMA {name}={wanted}")
    found = rows(db, f"PRAGMA {name}")[0][0]
    if found != wanted:
        raise StorageError(Trouble.NO_ACCESS, path, f"the setting {name} is {found!r}, expected {wanted!r}")


def peek(path: Path, pragma: str, *, with_log: bool) -> int:
    """Read a number from the head of a file without changing a byte of it; ``with_log`` takes the -wal into account.

    Call it inside ``sqlite_errors``; a file that isn't SQLite's raises there.
    """
    with closing(connection(path, "mode=ro" if with_log else "mode=ro&immutable=1")) as opened:
        number: int = opened.execute(f"PRAGMA {pragma}").fetchone()[0]
        return number


def backup(db: Database, target: Path) -> None:
    """Copy the whole database to a new file, through SQLite."""
    with closing(connection(target, "mode=rwc")) as copy:
        db.conn.backup(copy)


def finish(db: Database, path: Path) -> None:
    """Close the file, leaving all of it in the one file where that can be done."""
    try:
        with sqlite_errors(path):
            rows(db, "PRAGMA analysis_limit=400")
            rows(db, "PRAGMA main.optimize")
            rows(db, "PRAGMA main.wal_checkpoint(TRUNCATE)")
    except (StorageError, StorageBugError):
        # What is committed is safe in the -wal, and the next start takes it over.
        _log.warning("the store was closed without tidying up", exc_info=True)
    finally:
        db.close()


def connection(path: Path, query: str) -> sqlite3.Connection:
    """Open a file as the query of its address says (mode=ro, mode=rwc …), with none of the settings above."""
    # as_uri escapes what a folder's name may hold (#, ?, %) and what would otherwise open another file.
    return sqlite3.connect(f"{path.absolute().as_uri()}?{query}", uri=True, isolation_level=None, timeout=0)

"""The bank beside the learner's file: attached for reading only, and never in the way of keeping answers."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzles.bank.errors import NoBankError, Trouble
from puzzles.bank.instants import LEARNER
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.places import Places
from puzzles.bank.shelves import BANK_FORMAT, BANK_ID, place_of
from puzzles.bank.sql import rows

if TYPE_CHECKING:
    from sqlite_utils import Database

PLACES: Final = "SELECT theme, bucket, rnd FROM place WHERE learner = ?"
# What SQLite says of a file that is not what it should be.
_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
_log = logging.getLogger(__name__)


def with_bank(db: "Database", bank: Path | None) -> OpenFiles:
    """Give the open files, with the bank attached where it is there and sound; where it isn't, that is logged."""
    learner: bytes = rows(db, "SELECT uid FROM learner WHERE id = ?", [LEARNER])[0][0]
    places = Places(start=place_of(learner))
    for theme, bucket, rnd in rows(db, PLACES, [LEARNER]):
        places.take((theme, bucket), rnd)
    files = OpenFiles(db, bank, places=places)
    if bank is not None:
        try:
            _attach(files)
        except NoBankError as error:
            _log.warning("going on without the bank: %s", error)
    return files


@contextmanager
def reading_bank(files: OpenFiles) -> Iterator["Database"]:
    """Give the database with the bank attached; raises NoBankError where that can't be, and when it turns out damaged.

    A bank that was missing before is looked for again.
    """
    if not files.has_bank:
        _attach(files)
    try:
        yield files.db
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _BROKEN:
            raise
        _detach(files)
        raise _no_bank(files, Trouble.DAMAGED, str(error)) from error


def _attach(files: OpenFiles) -> None:
    if files.bank is None or not files.bank.is_file():
        raise _no_bank(files, Trouble.NO_ACCESS, "there is no such file")
    try:
        # Nobody writes to it, so that it may lie in a folder where nothing can be written.
        files.db.execute("ATTACH ? AS bank", [f"{files.bank.absolute().as_uri()}?mode=ro&immutable=1"])
        files.has_bank = True
        found = [rows(files.db, f"PRAGMA bank.{name}")[0][0] for name in ("application_id", "user_version")]
        if found == [BANK_ID, BANK_FORMAT]:
            rows(files.db, "SELECT value FROM bank.meta")
    except sqlite3.Error as error:
        _detach(files)
        raise _no_bank(files, Trouble.DAMAGED, str(error)) from error
    if found != [BANK_ID, BANK_FORMAT]:
        _detach(files)
        detail = f"application_id and user_version are {found}, expected {[BANK_ID, BANK_FORMAT]}"
        raise _no_bank(files, Trouble.FOREIGN, detail)


def _detach(files: OpenFiles) -> None:
    if files.has_bank:
        files.has_bank = False
        with suppress(sqlite3.Error):
            files.db.execute("DETACH bank")


def _no_bank(files: OpenFiles, trouble: Trouble, detail: str) -> NoBankError:
    return NoBankError(trouble, files.bank or Path("bank.db"), detail)

"""The bank beside the learner's file: attached for reading only, and never in the way of keeping answers."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzles.bank.connect import sqlite_errors
from puzzles.bank.errors import NoBankError, StorageBugError, StorageError, Trouble
from puzzles.bank.instants import LEARNER
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.places import Places
from puzzles.bank.shelves import BANK_FORMAT, BANK_ID, place_of
from puzzles.bank.sql import rows

if TYPE_CHECKING:
    from sqlite_utils import Database

PLACES: Final = "SELECT theme, bucket, rnd FROM place WHERE learner = ?"
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
    with _bank_errors(files):
        yield files.db


def _attach(files: OpenFiles) -> None:
    if files.bank is None or not files.bank.is_file():
        raise _no_bank(files, Trouble.NO_ACCESS, "there is no such file")
    with _bank_errors(files):
        # Nobody writes to it, so that it may lie in a folder where nothing can be written.
        files.db.execute("ATTACH ? AS bank", [f"{files.bank.absolute().as_uri()}?mode=ro&immutable=1"])
        files.has_bank = True
        found = [rows(files.db, f"PRAGMA bank.{name}")[0][0] for name in ("application_id", "user_version")]
    if found != [BANK_ID, BANK_FORMAT]:
        _detach(files)
        detail = f"application_id and user_version are {found}, expected {[BANK_ID, BANK_FORMAT]}"
        raise _no_bank(files, Trouble.FOREIGN, detail)


@contextmanager
def _bank_errors(files: OpenFiles) -> Iterator[None]:
    """Let go of a bank that fails, and say so in place of what would be said of the learner's own file."""
    try:
        with sqlite_errors(_path(files)):
            yield
    except NoBankError:
        raise
    except StorageError as error:
        _detach(files)
        raise _no_bank(files, error.trouble, error.detail) from error


def _detach(files: OpenFiles) -> None:
    if files.has_bank:
        files.has_bank = False
        with suppress(StorageError, StorageBugError), sqlite_errors(_path(files)):
            files.db.execute("DETACH bank")


def _no_bank(files: OpenFiles, trouble: Trouble, detail: str) -> NoBankError:
    return NoBankError(trouble, _path(files), detail)


def _path(files: OpenFiles) -> Path:
    return files.bank or Path("bank.db")

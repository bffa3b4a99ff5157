"""Opening a player's file: made when missing, brought up to date, refused when not ours, moved aside when damaged."""

from datetime import datetime
from pathlib import Path

from sqlite_utils import Database, Migrations

from puzzles.bank import connect, files, steps
from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.reports import Opened, Opening


def open_file(path: Path, now: datetime, migrations: Migrations = steps.progress_steps) -> tuple[Database, Opened]:
    """Give the open database and how opening went; raises StorageError or StorageBugError, with nothing left open.

    Nothing of the player's is ever overwritten or deleted: a file that is damaged, or cut to nothing, is moved aside
    together with its -wal and -shm, and a new one is begun.
    """
    found = files.look(path)
    if found is files.Found.NOTHING:
        return _begin(path, migrations), Opened(Opening.FRESH, path)
    if found is files.Found.FILE:
        try:
            return _open_existing(path, now, migrations)
        except StorageError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            _refuse_what_is_held(path)
    moved = files.move_aside(path, now)
    return _begin(path, migrations), Opened(Opening.RECOVERED, path, moved_aside=moved)


def _begin(path: Path, migrations: Migrations) -> Database:
    """Make a new file under another name, so that one which is there under its own is always whole."""
    made = files.under_way(path)
    with connect.sqlite_errors(path):
        db = connect.connect(made, new=True)
        try:
            with connect.transaction(db, exclusive=True):
                migrations.apply(db)
                connect.rows(db, f"PRAGMA application_id={steps.APPLICATION_ID}")
                connect.rows(db, f"PRAGMA user_version={steps.USER_VERSION}")
            # Closing would do this too, but without a word where the disk is full: only the half would get the name.
            connect.rows(db, "PRAGMA main.wal_checkpoint(TRUNCATE)")
        finally:
            db.close()
        files.put_in_place(made, path)
        return connect.connect(path)


def _open_existing(path: Path, now: datetime, migrations: Migrations) -> tuple[Database, Opened]:
    with connect.sqlite_errors(path):
        _refuse_what_is_not_ours(path)
        db = connect.connect(path)
        try:
            _check(db, path)
            if not migrations.pending(db):
                return db, Opened(Opening.OPENED, path)
            copy = _copy(db, path, now)
            _migrate(db, migrations)
        except BaseException:
            db.close()
            raise
        return db, Opened(Opening.MIGRATED, path, copy=copy)


def _refuse_what_is_not_ours(path: Path) -> None:
    """Raise StorageError for another program's file and for one of a later version, without changing a byte."""
    application = connect.peek(path, "application_id", with_log=False)
    if application != steps.APPLICATION_ID:
        detail = f"application_id is {application:#x}, expected {steps.APPLICATION_ID:#x}"
        raise StorageError(Trouble.FOREIGN, path, detail)
    version = connect.peek(path, "user_version", with_log=files.has_log(path))
    if version // steps.MINORS > steps.MAJOR:
        detail = f"version {version // steps.MINORS}.{version % steps.MINORS}, expected {steps.MAJOR} at most"
        raise StorageError(Trouble.TOO_NEW, path, detail)


def _refuse_what_is_held(path: Path) -> None:
    """Raise StorageError where another program has the damaged file open: it may only look so while it is written."""
    try:
        with connect.sqlite_errors(path):
            connect.peek(path, "schema_version", with_log=True)
    except StorageError as error:
        if error.trouble is Trouble.LOCKED:
            raise


def _check(db: Database, path: Path) -> None:
    """Raise StorageError where SQLite finds the file damaged."""
    faults = [str(line) for (line,) in connect.rows(db, "PRAGMA main.quick_check(5)")]
    if faults != ["ok"]:
        raise StorageError(Trouble.DAMAGED, path, "; ".join(faults))


def _copy(db: Database, path: Path, now: datetime) -> Path:
    """Copy the file as it is before any step runs on it, and give the copy's path."""
    copy = files.free_name(path, "before-update", now)
    made = files.under_way(copy)
    connect.backup(db, made)
    files.put_in_place(made, copy)
    return copy


def _migrate(db: Database, migrations: Migrations) -> None:
    """Run the steps that are missing: all of them, or none."""
    connect.rows(db, "PRAGMA foreign_keys=0")
    try:
        with connect.transaction(db, exclusive=True):
            migrations.apply(db)
            if broken := connect.rows(db, "PRAGMA foreign_key_check"):
                raise StorageBugError(f"a step broke {len(broken)} references, the first in {broken[0][0]!r}")
            version = connect.rows(db, "PRAGMA user_version")[0][0]
            connect.rows(db, f"PRAGMA user_version={max(version, steps.USER_VERSION)}")
    finally:
        connect.rows(db, "PRAGMA foreign_keys=1")

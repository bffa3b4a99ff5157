"""The files of a store, as files: which are there, how they move together, and the names of copies."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from puzzles.bank.errors import StorageError, Trouble

_TROUBLES: Final = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EIO: Trouble.IO,
}


class Found(Enum):
    """What lies where the file should be."""

    NOTHING = "nothing"
    FILE = "file"
    REMAINS = "remains"


def family(path: Path) -> tuple[Path, Path, Path]:
    """Give a database's file and the two that SQLite keeps beside it; they only ever move together."""
    return path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def look(path: Path) -> Found:
    """Make the folder, clear what an interrupted start was making, and tell what is there.

    A file of no bytes counts as remains: a new one gets its name only when it is whole, so this one was cut.
    """
    with told(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        for ending in ("", "-wal", "-shm", "-journal"):
            for leftover in path.parent.glob(under_way(path.with_name(f"{path.stem}.*")).name + ending):
                leftover.unlink()
        if path.is_file():
            return Found.FILE if path.stat().st_size else Found.REMAINS
        # A link that leads nowhere may lead to the player's file again, once its drive is back.
        if path.exists() or path.is_symlink():
            raise StorageError(Trouble.NO_ACCESS, path, "not a file")
        # A -wal left alone would be replayed into the new file.
        return Found.REMAINS if any(beside.exists() for beside in family(path)) else Found.NOTHING


def has_log(path: Path) -> bool:
    """Tell whether there is a -wal with something in it: the last one who had the file open did not close it."""
    wal = family(path)[1]
    with told(path):
        return wal.exists() and wal.stat().st_size > 0


def under_way(path: Path) -> Path:
    """Give the name that a file has while it is being made."""
    return path.with_name(path.name + ".new")


def put_in_place(made: Path, path: Path) -> None:
    """Give a file that is whole and closed its name; both survive a loss of power."""
    with told(path):
        made.replace(path)
        _sync_folder(path.parent)


def move_aside(path: Path, now: datetime) -> tuple[Path, ...]:
    """Rename the file, its -wal and its -shm to names of their own, and give those that there were."""
    aside = free_name(path, "damaged", now)
    moved = []
    with told(path):
        # The main file goes first: a -wal without it is noticed at the next start, the reverse would not be.
        for old, new in zip(family(path), family(aside), strict=True):
            if old.exists():
                old.rename(new)
                moved.append(new)
        _sync_folder(path.parent)
    return tuple(moved)


def free_name(path: Path, word: str, now: datetime) -> Path:
    """Give a name beside ``path`` that nothing has yet, with the word and the UTC time in it."""
    stamp = now.astimezone(UTC).strftime("%Y%m%d-%H%M%S")
    for number in count(1):
        ending = f"-{number}" if number > 1 else ""
        name = path.with_name(f"{path.stem}.{word}-{stamp}{ending}{path.suffix}")
        if not any(each.exists() for each in family(name)):
            return name
    raise AssertionError


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn the system's errors into StorageError."""
    try:
        yield
    except OSError as error:
        raise StorageError(_TROUBLES.get(error.errno or 0, Trouble.NO_ACCESS), path, str(error)) from error

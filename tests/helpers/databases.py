"""Databases on the disk, looked at and broken from outside, as nothing in the program may."""

import hashlib
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any


def run_sql(path: Path, *statements: str) -> list[Any]:
    """Run statements on a closed file and give the rows of the last one."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return [connection.execute(statement).fetchall() for statement in statements][-1]


def digest(path: Path) -> str:
    """Give a hash over the bytes of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def overwrite(path: Path, place: int, noise: bytes) -> None:
    """Put noise into a file."""
    with path.open("r+b") as file:
        file.seek(place)
        file.write(noise)


def cut(path: Path, size: int) -> None:
    """Cut a file to a size."""
    with path.open("r+b") as file:
        file.truncate(size)


def names(paths: Iterable[Path]) -> list[str]:
    """Give sorted file names."""
    return sorted(path.name for path in paths)

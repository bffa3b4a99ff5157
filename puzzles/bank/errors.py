"""What can go wrong with the store: the world failed, or we have a bug; two families, told apart by SQLite's codes."""

from enum import Enum
from pathlib import Path


class Trouble(Enum):
    """What the world did; each has its own sentence and its own way out."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    NO_ACCESS = "no_access"
    IO = "io"
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    TOO_NEW = "too_new"

    @property
    def may_pass(self) -> bool:
        """Tell whether another try may succeed without the player doing anything to the file."""
        return self not in (Trouble.FOREIGN, Trouble.TOO_NEW)


class StorageError(Exception):
    """The world failed: the disk, the rights, another program or the file itself; the player is told and can act."""

    def __init__(self, trouble: Trouble, path: Path, detail: str) -> None:
        super().__init__(f"{trouble.value}: {path}: {detail}")
        self.trouble = trouble
        self.path = path
        self.detail = detail


class NoBankError(StorageError):
    """The puzzles can't be looked up, for their own file is missing, damaged or too old; answers are kept as ever."""


class StorageBugError(Exception):
    """We have a bug: the store was asked for something that it can't do; this belongs into a crash report."""

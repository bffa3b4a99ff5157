"""What the store tells its caller: how the file was opened, and whether an answer is safe."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from puzzles.bank.errors import StorageBugError, StorageError


class Opening(Enum):
    """How opening the file went."""

    FRESH = "fresh"
    OPENED = "opened"
    MIGRATED = "migrated"
    RECOVERED = "recovered"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Opened:
    """How opening went, and the files that the player should know of.

    ``copy`` was made before the file was brought up to date; ``moved_aside`` holds the damaged file and what belonged
    to it, nothing of it deleted; ``error`` is set only where ``how`` is FAILED. ``missing`` is how many answers were
    saved and are in the file no more: someone took its -wal away, or put an older file in its place.
    """

    how: Opening
    path: Path
    copy: Path | None = None
    moved_aside: tuple[Path, ...] = ()
    error: StorageError | StorageBugError | None = None
    missing: int = 0


@dataclass(frozen=True, slots=True)
class SaveReport:
    """What became of an answer: ``saved`` only after COMMIT; ``unsaved`` ones still wait in order, due to ``error``."""

    saved: bool
    unsaved: int
    error: StorageError | StorageBugError | None = None

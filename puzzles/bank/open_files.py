"""The files that the owner thread has open: the learner's own, and the bank beside it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from puzzles.bank.places import Places

if TYPE_CHECKING:
    from sqlite_utils import Database


@dataclass(slots=True)
class OpenFiles:
    """An open progress file; ``bank`` is the file of puzzles, attached to it under that name once ``has_bank``.

    ``places`` is where each walk through the bank has come to.
    """

    db: "Database"
    bank: Path | None = None
    has_bank: bool = False
    places: Places = field(default_factory=Places)

"""The bank beside the learner's file: attached for reading only, and never in the way of keeping answers."""

from pathlib import Path

from sqlite_utils import Database

from puzzles.bank.open_files import OpenFiles


def with_bank(db: Database, bank: Path | None) -> OpenFiles:
    """Give the open files, with the bank attached where it is there and sound."""
    return OpenFiles(db)

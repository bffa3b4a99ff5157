"""Choosing: not written yet."""

from puzzles.bank.open_files import OpenFiles
from puzzles.drills.records import Offered, ThemeCount, Wish


def next_puzzle(files: OpenFiles, wish: Wish) -> Offered | None:
    """Not written yet."""
    raise NotImplementedError


def puzzle_of_day(files: OpenFiles, day: int, kinds: tuple[str, ...], profiles: tuple[str, ...]) -> Offered | None:
    """Not written yet."""
    raise NotImplementedError


def puzzle(files: OpenFiles, uid: bytes) -> Offered | None:
    """Not written yet."""
    raise NotImplementedError


def themes(files: OpenFiles, kinds: tuple[str, ...], profiles: tuple[str, ...]) -> tuple[ThemeCount, ...]:
    """Not written yet."""
    raise NotImplementedError

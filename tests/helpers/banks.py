"""Banks made up for tests: puzzles that are there, with the kinds, ratings and themes that a test wants."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from puzzles.bank.attached import with_bank
from puzzles.bank.building import row_of, write_bank
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.opening import open_file
from puzzles.drills.difficulty import level_of
from puzzles.drills.naming import asked_text, uid_of
from puzzles.drills.puzzle import Puzzle
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from tests.helpers.attempts import NOON
from tests.helpers.attempts import question as question_of


def hand(number: int, profile: str = "daozi") -> Position:
    """Give the position number ``number`` of 2,401 different ones that wait for the pair."""
    ranks = [number // 7**place % 7 + 1 for place in range(3)]
    honor = number // 343 % 7
    runs = "".join(f"{rank}{rank + 1}{rank + 2}{suit}" for rank, suit in zip(ranks, "mps", strict=True))
    tiles = read_tiles(f"{runs}{f'{honor + 1}' * 3}{(honor + 1) % 7 + 1}z")
    return Position(Ruleset.of(profile), tuple(sorted(tiles)))


def puzzle(
    number: int,
    *,
    kind: str = "waits",
    profile: str = "daozi",
    rating: int = 1500,
    themes: tuple[str, ...] = ("edge_wait",),
) -> Puzzle:
    """Give puzzle ``number`` of 2,401 different ones of each kind and profile."""
    asked = replace(
        question_of("waits", number, profile),
        kind=kind,
        position=hand(number, profile),
        rating=rating,
        level=level_of(rating),
        themes=themes,
    )
    return Puzzle(uid_of(asked_text(asked)), asked, '{"tiles":["5p"]}')


def make_bank(path: Path, puzzles: Iterable[Puzzle]) -> Path:
    """Write these puzzles to a bank."""
    write_bank(map(row_of, puzzles), path, "made up")
    return path


def open_with(folder: Path, puzzles: Iterable[Puzzle]) -> OpenFiles:
    """Open a new learner's file with a bank of these puzzles beside it."""
    bank = make_bank(folder / "bank.db", puzzles)
    db, _ = open_file(folder / "progress.db", NOON)
    return with_bank(db, bank)

"""Puzzles in the learner's own file: each is copied there when the learner first has to do with it."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.content import StoredPuzzle
from puzzles.bank.errors import StorageBugError
from puzzles.bank.sql import first, rows

if TYPE_CHECKING:
    from sqlite_utils import Database

FIND_PUZZLE: Final = "SELECT id, asked FROM puzzle WHERE uid = ?"


def keep_puzzle(db: "Database", puzzle: StoredPuzzle) -> int:
    """Give the puzzle's number in the file, copying it there if it isn't yet; call it inside a transaction."""
    for number, asked in rows(db, FIND_PUZZLE, [puzzle.uid]):
        if asked != puzzle.asked:
            raise StorageBugError(f"two puzzles have the name {puzzle.uid.hex()}: {asked!r} and {puzzle.asked!r}")
        return int(number)
    db.execute("INSERT INTO puzzle(uid, asked, content) VALUES (?, ?, ?)", [puzzle.uid, puzzle.asked, puzzle.content])
    number = int(rows(db, "SELECT last_insert_rowid()")[0][0])
    for theme in puzzle.themes:
        db.execute("INSERT OR IGNORE INTO theme_of(puzzle, theme) VALUES (?, ?)", [number, theme])
    return number


def number_of(db: "Database", uid: bytes) -> int | None:
    """Give the number in the file of the puzzle with this name."""
    found = first(db, FIND_PUZZLE, [uid])
    return None if found is None else int(found[0])

"""Building bank.db from the packs: the file of puzzles that the program reads and never writes."""

import hashlib
import os
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzles.bank import content, files
from puzzles.bank.connect import connection, sqlite_errors
from puzzles.bank.errors import StorageBugError, StorageError
from puzzles.bank.shelves import ANY_THEME, BANK_FORMAT, BANK_ID, MOST_SHELVES, bucket_of, place_of
from puzzles.drills.puzzle import Puzzle
from puzzles.errors import PuzzleError
from puzzles.packs.built_in import pack_files, read_packs

if TYPE_CHECKING:
    from sqlite3 import Connection

_TABLES: Final = (
    "CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    # A shelf holds the puzzles of one kind under one profile.
    """CREATE TABLE shelf(
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL, profile TEXT NOT NULL, UNIQUE(kind, profile)) STRICT""",
    "CREATE TABLE theme(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE) STRICT",
    """CREATE TABLE puzzle(
      id INTEGER PRIMARY KEY,
      uid BLOB NOT NULL CHECK(length(uid) = 16),
      shelf INTEGER NOT NULL REFERENCES shelf(id),
      rating INTEGER NOT NULL,
      level INTEGER NOT NULL,
      content TEXT NOT NULL,
      answer TEXT NOT NULL) STRICT""",
    # The walk: for each theme and bucket of ratings all its puzzles, shuffled once and for all by their names.
    """CREATE TABLE puzzle_theme(
      theme INTEGER NOT NULL REFERENCES theme(id),
      bucket INTEGER NOT NULL,
      rnd INTEGER NOT NULL,
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      shelf INTEGER NOT NULL REFERENCES shelf(id),
      PRIMARY KEY(theme, bucket, rnd, puzzle)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE stock(
      theme INTEGER NOT NULL REFERENCES theme(id),
      shelf INTEGER NOT NULL REFERENCES shelf(id),
      puzzles INTEGER NOT NULL,
      PRIMARY KEY(theme, shelf)) STRICT, WITHOUT ROWID""",
    "CREATE TEMP TABLE loose(theme INTEGER, bucket INTEGER, rnd INTEGER, puzzle INTEGER, shelf INTEGER)",
    f"INSERT INTO theme(id, key) VALUES ({ANY_THEME}, '')",
)
# Sorted once at the end: a row put into its place one by one would be slow at a million.
_FINISH: Final = (
    "INSERT INTO puzzle_theme SELECT * FROM loose ORDER BY theme, bucket, rnd, puzzle",
    "INSERT INTO stock SELECT theme, shelf, count(*) FROM loose GROUP BY theme, shelf",
    "DROP TABLE loose",
    "CREATE UNIQUE INDEX puzzle_by_uid ON puzzle(uid)",
    "CREATE UNIQUE INDEX puzzle_theme_by_puzzle ON puzzle_theme(puzzle, theme)",
    "ANALYZE",
)
_PUZZLE: Final = "INSERT INTO puzzle(id, uid, shelf, rating, level, content, answer) VALUES (?, ?, ?, ?, ?, ?, ?)"
_LOOSE: Final = "INSERT INTO loose VALUES (?, ?, ?, ?, ?)"
_BATCH: Final = 5_000


class BankError(PuzzleError):
    """A bank that can't be built from its puzzles; the message says which and why."""


@dataclass(frozen=True, slots=True)
class BankSize:
    """How many puzzles, themes and shelves a bank has."""

    puzzles: int
    themes: int
    shelves: int


@dataclass(frozen=True, slots=True)
class BankRow:
    """A puzzle as it is put into the bank."""

    uid: bytes
    kind: str
    profile: str
    rating: int
    level: int
    themes: tuple[str, ...]
    content: str
    answer: str


def build_bank(packs: Path, target: Path) -> BankSize:
    """Build the bank from the packs in a folder, in place of the one that may be there.

    The file gets its name only when it is whole and on the disk. Raises PackError or BankError for puzzles that can't
    be used, StorageError where the disk fails; the old file is then still there.
    """
    return write_bank(map(row_of, read_packs(packs)), target, packs_hash(packs))


def is_current(packs: Path, target: Path) -> bool:
    """Tell whether the bank is there, whole, and built from these very packs in the present form."""
    if not target.is_file():
        return False
    try:
        with sqlite_errors(target), closing(connection(target, "mode=ro&immutable=1")) as opened:
            found = dict(opened.execute("SELECT key, value FROM meta"))
    except (StorageError, StorageBugError):
        # Whatever is wrong with it, a new one is the remedy.
        return False
    return found.get("packs") == packs_hash(packs)


def packs_hash(packs: Path) -> str:
    """Give a hash over the packs' names and bytes and the form that a bank has."""
    digest = hashlib.blake2b(f"bank {BANK_FORMAT}\n".encode(), digest_size=16)
    for path in pack_files(packs):
        held = path.read_bytes()
        digest.update(f"{path.name} {len(held)}\n".encode())
        digest.update(held)
    return digest.hexdigest()


def row_of(puzzle: Puzzle) -> BankRow:
    """Give a puzzle as it is put into the bank."""
    question = puzzle.question
    return BankRow(
        uid=puzzle.uid,
        kind=question.kind,
        profile=question.position.rules.profile.value,
        rating=question.rating,
        level=int(question.level),
        themes=question.themes,
        content=content.question_to_text(question),
        answer=puzzle.answer,
    )


def write_bank(puzzles: Iterable[BankRow], target: Path, source: str) -> BankSize:
    """Write puzzles to a new bank and put it in the target's place; ``source`` says what it was made from."""
    made = files.under_way(target)
    with files.told(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        made.unlink(missing_ok=True)
    with sqlite_errors(target, PuzzleError), closing(connection(made, "mode=rwc")) as opened:
        size = _fill(opened, puzzles, source)
    with files.told(target), made.open("rb+") as file:
        os.fsync(file.fileno())
    files.put_in_place(made, target)
    return size


def _fill(db: "Connection", puzzles: Iterable[BankRow], source: str) -> BankSize:
    # Until it has its name, nobody misses the file: no journal is needed.
    for pragma in ("journal_mode=off", "synchronous=off", "temp_store=file", f"application_id={BANK_ID}"):
        db.execute(f"PRAGMA {pragma}")
    db.execute(f"PRAGMA user_version={BANK_FORMAT}")
    db.execute("BEGIN IMMEDIATE")
    for statement in _TABLES:
        db.execute(statement)
    filling = _Filling(db)
    for number, row in enumerate(puzzles, 1):
        filling.put(number, row)
    filling.flush()
    for statement in _FINISH:
        db.execute(statement)
    size = BankSize(filling.puzzles, len(filling.themes) - 1, len(filling.shelves))
    meta = {"packs": source, "puzzles": str(size.puzzles), "format": str(BANK_FORMAT)}
    db.executemany("INSERT INTO meta(key, value) VALUES (?, ?)", sorted(meta.items()))
    db.execute("COMMIT")
    return size


class _Filling:
    """Puts puzzles in, many at a time."""

    def __init__(self, db: "Connection") -> None:
        self._db = db
        self.shelves: dict[tuple[str, str], int] = {}
        self.themes: dict[str, int] = {"": ANY_THEME}
        self.puzzles = 0
        self._names: set[bytes] = set()
        self._rows: list[tuple[int, bytes, int, int, int, str, str]] = []
        self._loose: list[tuple[int, int, int, int, int]] = []

    def put(self, number: int, row: BankRow) -> None:
        """Put a puzzle in, under all its themes and under any."""
        if row.uid in self._names:
            raise BankError(f"the puzzle {row.uid.hex()} is there twice: expected each name once")
        self._names.add(row.uid)
        shelf = self._shelf(row.kind, row.profile)
        self._rows.append((number, row.uid, shelf, row.rating, row.level, row.content, row.answer))
        bucket, place = bucket_of(row.rating), place_of(row.uid)
        for theme in {ANY_THEME, *map(self._theme, row.themes)}:
            self._loose.append((theme, bucket, place, number, shelf))
        self.puzzles = number
        if len(self._rows) >= _BATCH:
            self.flush()

    def flush(self) -> None:
        """Write what has been put in."""
        self._db.executemany(_PUZZLE, self._rows)
        self._db.executemany(_LOOSE, self._loose)
        self._rows.clear()
        self._loose.clear()

    def _shelf(self, kind: str, profile: str) -> int:
        if (kind, profile) not in self.shelves:
            number = len(self.shelves)
            if number >= MOST_SHELVES:
                raise BankError(f"no shelf is left for {kind!r} under {profile!r}: expected at most {MOST_SHELVES}")
            self.shelves[kind, profile] = number
            self._db.execute("INSERT INTO shelf(id, kind, profile) VALUES (?, ?, ?)", [number, kind, profile])
        return self.shelves[kind, profile]

    def _theme(self, key: str) -> int:
        if key not in self.themes:
            self.themes[key] = len(self.themes)
            self._db.execute("INSERT INTO theme(id, key) VALUES (?, ?)", [self.themes[key], key])
        return self.themes[key]

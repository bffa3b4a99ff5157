"""Choosing puzzles from the bank: the next one as wished for, the day's, one by name; and what themes there are.

The bank lies shuffled: each theme and bucket of ratings is a walk in an order that never changes. The next puzzle is
the first on the walk that fits and wasn't seen lately; only so many are looked at. Where a walk has none, the next
bucket is tried, ever further from the rating that was wished for.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from puzzles.bank import content
from puzzles.bank.attached import reading_bank
from puzzles.bank.instants import LEARNER
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.shelves import ANY_THEME, bucket_of, distance_to, place_of
from puzzles.bank.sql import Row, Value, first, rows
from puzzles.drills.puzzle import Puzzle
from puzzles.drills.records import Offered, ThemeCount, Wish

if TYPE_CHECKING:
    from sqlite_utils import Database

PASSED_BY: Final = 2_000
LOOKED_AT: Final = 200
MOST_LOOKED_AT: Final = 8_000
"""On one walk: puzzles that are passed by, and those of them that fit and are looked at; and of these for one wish."""

DAY_RATINGS: Final = (1100, 1750)
"""The day's puzzle is for everyone: not for beginners only, and not for masters."""

_END: Final = 2**62

SHELVES: Final = "SELECT id, kind, profile FROM bank.shelf"
THEME: Final = "SELECT id FROM bank.theme WHERE key = ?"
STOCK: Final = "SELECT coalesce(sum(puzzles), 0) FROM bank.stock WHERE theme = ?"
BUCKETS: Final = """
    SELECT (SELECT min(bucket) FROM bank.puzzle_theme WHERE theme = :theme),
      (SELECT max(bucket) FROM bank.puzzle_theme WHERE theme = :theme)"""
_PASSED: Final = """
      SELECT puzzle, rnd, shelf FROM bank.puzzle_theme
      WHERE theme = :theme AND bucket = :bucket AND rnd > :after AND rnd <= :until ORDER BY rnd LIMIT :passed_by"""
_FITTING: Final = f"""
    SELECT c.puzzle, c.rnd FROM ({_PASSED}) AS c
    WHERE (:shelves >> c.shelf) & 1
      AND (:other IS NULL
        OR EXISTS (SELECT 1 FROM bank.puzzle_theme AS o WHERE o.puzzle = c.puzzle AND o.theme = :other))
    LIMIT :looked_at"""
WALK: Final = f"""
    SELECT f.puzzle, f.rnd FROM ({_FITTING}) AS f
    WHERE :since IS NULL OR NOT EXISTS (
      SELECT 1 FROM bank.puzzle AS b CROSS JOIN main.puzzle AS p ON p.uid = b.uid
        CROSS JOIN seen AS s ON s.learner = :learner AND s.puzzle = p.id
      WHERE b.id = f.puzzle AND s.last_day >= :since)
    LIMIT 1"""
LAST_LOOKED_AT: Final = f"SELECT count(*), max(rnd) FROM ({_FITTING})"
LAST_PASSED: Final = f"SELECT count(*), max(rnd) FROM ({_PASSED})"
_OFFER: Final = """
    SELECT b.uid, b.level, b.rating, b.content, b.answer, s.answered, s.last_day,
      EXISTS (SELECT 1 FROM favourite AS f WHERE f.learner = :learner AND f.puzzle = p.id)
    FROM bank.puzzle AS b LEFT JOIN main.puzzle AS p ON p.uid = b.uid
      LEFT JOIN seen AS s ON s.learner = :learner AND s.puzzle = p.id"""
OFFER: Final = f"{_OFFER} WHERE b.id = :puzzle"
BY_UID: Final = f"{_OFFER} WHERE b.uid = :uid"
OWN_BY_UID: Final = """
    SELECT p.uid, NULL, NULL, p.content, '', s.answered, s.last_day,
      EXISTS (SELECT 1 FROM favourite AS f WHERE f.learner = :learner AND f.puzzle = p.id)
    FROM puzzle AS p LEFT JOIN seen AS s ON s.learner = :learner AND s.puzzle = p.id WHERE p.uid = :uid"""
THEMES: Final = """
    SELECT t.key, sum(s.puzzles), coalesce(own.answered, 0), coalesce(own.correct, 0)
    FROM bank.theme AS t CROSS JOIN bank.stock AS s ON s.theme = t.id
      LEFT JOIN theme_total AS own ON own.learner = :learner AND own.theme = t.key
    WHERE t.id <> 0 AND (:shelves >> s.shelf) & 1 GROUP BY t.id ORDER BY t.key"""


@dataclass(frozen=True, slots=True)
class _Walks:
    """Which walks fit a wish: their theme and perhaps another one, under the name that they are remembered by."""

    name: str
    theme: int
    other: int | None
    shelves: int
    since: int | None


def next_puzzle(files: OpenFiles, wish: Wish) -> Offered | None:
    """Choose the next puzzle as wished for, and remember how far the walk has come."""
    with reading_bank(files) as db:
        walks = _walks_for(db, wish)
        if walks is None:
            return None
        left = MOST_LOOKED_AT
        for bucket in _buckets(db, walks.theme, wish.rating, wish.reach):
            place = files.places.of((walks.name, bucket))
            for after, until in ((place, _END), (-1, place)):
                values = _values(walks, bucket, after, until)
                if (found := first(db, WALK, values)) is not None:
                    files.places.move((walks.name, bucket), found[1])
                    return _offered(rows(db, OFFER, {"puzzle": found[0], "learner": LEARNER})[0])
                looked_at, last = rows(db, LAST_LOOKED_AT, values)[0]
                left -= looked_at
                if looked_at < LOOKED_AT:
                    passed_by, last = rows(db, LAST_PASSED, values)[0]
                    if passed_by < PASSED_BY:
                        continue
                # More of this walk lie beyond, and the next wish begins with them.
                files.places.move((walks.name, bucket), last)
                break
            if left <= 0:
                return None
    return None


def puzzle_of_day(files: OpenFiles, day: int, kinds: Sequence[str], profiles: Sequence[str]) -> Offered | None:
    """Choose the puzzle of a local day from the day's number alone; seen or not doesn't matter."""
    chance = blake2b(f"anshan puzzle of the day {day}".encode(), digest_size=16).digest()
    lowest, highest = DAY_RATINGS
    rating = lowest + int.from_bytes(chance[8:]) % (highest - lowest)
    with reading_bank(files) as db:
        walks = _Walks("", ANY_THEME, None, _shelves(db, kinds, profiles), None)
        for bucket in _buckets(db, ANY_THEME, rating, _END):
            for after, until in ((place_of(chance), _END), (-1, place_of(chance))):
                if (found := first(db, WALK, _values(walks, bucket, after, until))) is not None:
                    return _offered(rows(db, OFFER, {"puzzle": found[0], "learner": LEARNER})[0])
    return None


def puzzle(files: OpenFiles, uid: bytes) -> Offered | None:
    """Find the puzzle of this name; the learner's own file is enough where there is no bank."""
    values: dict[str, Value] = {"uid": uid, "learner": LEARNER}
    own = first(files.db, OWN_BY_UID, values)
    if own is not None and not files.has_bank:
        return _offered(own)
    with reading_bank(files) as db:
        found = first(db, BY_UID, values) or own
    return None if found is None else _offered(found)


def themes(files: OpenFiles, kinds: Sequence[str], profiles: Sequence[str]) -> tuple[ThemeCount, ...]:
    """Count the puzzles of each theme in the bank, and the learner's own first attempts."""
    with reading_bank(files) as db:
        values: dict[str, Value] = {"learner": LEARNER, "shelves": _shelves(db, kinds, profiles)}
        return tuple(ThemeCount(*row) for row in rows(db, THEMES, values))


def _walks_for(db: "Database", wish: Wish) -> _Walks | None:
    """Find which walks fit a wish, the theme with fewer puzzles first; None where the bank has nothing of the kind."""
    shelves = _shelves(db, wish.kinds, wish.profiles)
    found = [first(db, THEME, [theme]) for theme in wish.themes]
    numbers = [int(row[0]) for row in found if row is not None]
    if not shelves or len(numbers) < len(found):
        return None
    if len(numbers) > 2:
        raise ValueError(f"too many themes in {wish!r}: expected two at most")
    by_stock = sorted(set(numbers), key=lambda number: (rows(db, STOCK, [number])[0][0], number))
    theme, other = (*by_stock, None, None)[:2]
    name = " ".join(sorted(set(wish.themes)))
    return _Walks(name, ANY_THEME if theme is None else theme, other, shelves, wish.unseen_since)


def _shelves(db: "Database", kinds: Sequence[str], profiles: Sequence[str]) -> int:
    """Give the shelves of these kinds and profiles as bits."""
    fitting = (number for number, kind, profile in rows(db, SHELVES) if kind in kinds and profile in profiles)
    return sum(1 << int(number) for number in fitting)


def _buckets(db: "Database", theme: int, rating: int, reach: int) -> Iterator[int]:
    """Give the buckets of a theme that are within reach of a rating, the nearest first."""
    lowest, highest = rows(db, BUCKETS, {"theme": theme})[0]
    if lowest is None:
        return
    below = min(bucket_of(rating), highest)
    above = max(below + 1, lowest)
    while below >= lowest or above <= highest:
        is_below = above > highest or (below >= lowest and distance_to(below, rating) <= distance_to(above, rating))
        bucket = below if is_below else above
        if distance_to(bucket, rating) > reach:
            return
        yield bucket
        below, above = (below - 1, above) if is_below else (below, above + 1)


def _values(walks: _Walks, bucket: int, after: int, until: int) -> dict[str, Value]:
    return {
        "theme": walks.theme,
        "other": walks.other,
        "shelves": walks.shelves,
        "since": walks.since,
        "bucket": bucket,
        "after": after,
        "until": until,
        "learner": LEARNER,
        "passed_by": PASSED_BY,
        "looked_at": LOOKED_AT,
    }


def _offered(row: Row) -> Offered:
    uid, level, rating, text, answer, answered, last_day, is_favourite = row
    question = content.question_as_kept(text) if level is None else content.question_from_text(text, level, rating)
    return Offered(Puzzle(uid, question, answer), answered or 0, last_day, bool(is_favourite))

"""Attempts made up for tests of the store and of what is drawn from it."""

from datetime import UTC, datetime, timedelta

from puzzles.bank.days import day_number
from puzzles.drills.attempt import Attempt, Moment
from puzzles.drills.base import (
    Answer,
    Grade,
    LedgerAnswer,
    Level,
    MistakeKind,
    Question,
    TileSetAnswer,
    VerdictAnswer,
)
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Position, Seat, Win, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
TODAY = day_number(NOON, 0)
_SUITS = "mps"


def waiting_hand(number: int = 0, profile: str = "daozi") -> Position:
    """Give a position that waits for the pair; numbers tell 49 different ones apart."""
    suit, rank = divmod(number % 21, 7)
    triplet = f"{number // 21 % 7 + 1}z"
    pair = Tile.EAST + (number // 21 + 1) % 7
    runs = "".join(f"{rank + 1}{rank + 2}{rank + 3}{_SUITS[(suit + turn) % 3]}" for turn in range(3))
    hand = [*read_tiles(runs), *read_tiles(triplet * 3), Tile(pair)]
    return Position(Ruleset.of(profile), tuple(sorted(hand)))


def won_hand() -> Position:
    """Give a complete hand won by a discard from the left."""
    hand = tuple(read_tiles("123m456p789s11122z"))
    return Position(Ruleset.of("daozi"), hand, dealer=Seat.SELF, win=Win(Tile.SOUTH, WinBy.DISCARD, Seat.LEFT))


def question(kind: str = "waits", number: int = 0, profile: str = "daozi") -> Question:
    """Give a question; those with different numbers are different puzzles."""
    position = waiting_hand(number, profile) if kind == "waits" else won_hand()
    return Question(kind, position, Level.MEDIUM, 1500, ("near_miss",))


def answer_to(kind: str) -> Answer:
    """Give some answer of the kind's own form."""
    if kind == "waits":
        return TileSetAnswer(frozenset({Tile.P5, Tile.RED}))
    if kind == "legal":
        return VerdictAnswer(legal=True)
    return LedgerAnswer((), 3)


def attempt(
    number: int = 0,
    *,
    kind: str = "waits",
    profile: str = "daozi",
    grade: Grade = Grade.RIGHT,
    took_ms: int = 9000,
    at: datetime = NOON,
    offset_minutes: int = 0,
) -> Attempt:
    """Give an attempt at question ``number``, answered at a UTC instant and in a zone."""
    return Attempt(
        question=question(kind, number, profile),
        answer=answer_to(kind),
        grade=grade,
        mistakes=() if grade is Grade.RIGHT else (MistakeKind.MISSED_WAIT, MistakeKind.DEAD_TILE),
        took_ms=took_ms,
        moment=Moment(at, offset_minutes, day_number(at, offset_minutes)),
    )


def days_ago(days: int) -> datetime:
    """Give noon of an earlier day."""
    return NOON - timedelta(days=days)

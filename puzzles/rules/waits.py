"""Waits: the tiles that complete a hand, and those that only seem to (section 13)."""

from dataclasses import dataclass
from functools import cache

from puzzles.rules.hand import Hand
from puzzles.rules.legality import faults_in
from puzzles.rules.position import Position
from puzzles.rules.readings import readings_of, require_waiting
from puzzles.rules.tables import hand_of_counts, shape_tables
from puzzles.rules.tiles import COPIES, TILES, Tile


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that makes the hand legal, and how many copies are not in sight."""

    tile: Tile
    unseen: int


@dataclass(frozen=True, slots=True)
class Waits:
    """The legal waits of a hand, and the kinds that would be waits if a copy were left, both in the order of kinds."""

    waits: tuple[Wait, ...]
    dead: tuple[Tile, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Give the kinds that win."""
        return tuple(wait.tile for wait in self.waits)

    @property
    def total(self) -> int:
        """Give how many tiles win: the sum of the unseen copies."""
        return sum(wait.unseen for wait in self.waits)


def waits(position: Position) -> Waits:
    """Give the kinds with which a waiting hand is legal, with the copies not in sight, and the dead kinds."""
    require_waiting(position)
    return waits_of(position.hand, position.in_sight)


def waits_of(hand: Hand, in_sight: tuple[int, ...]) -> Waits:
    """Give the waits of a hand of 13 − 3d tiles; a kind with four in sight can't come any more."""
    winning = [tile for tile in shape_waits_of(hand) if is_legal(hand.with_tile(tile))]
    return Waits(
        tuple(_wait(tile, COPIES - in_sight[tile]) for tile in winning if in_sight[tile] < COPIES),
        tuple(tile for tile in winning if in_sight[tile] >= COPIES and tile is not hand.hun),
    )


def is_legal(hand: Hand) -> bool:
    """Tell whether a hand of 14 − 3d tiles has a reading without fault."""
    return any(not faults_in(hand, reading) for reading in readings_of(hand))


def shape_waits(position: Position) -> tuple[Tile, ...]:
    """Give the kinds that complete the shape of a waiting hand, allowed or not, also where no copy is left."""
    require_waiting(position)
    return shape_waits_of(position.hand)


def shape_waits_of(hand: Hand) -> tuple[Tile, ...]:
    """Give the kinds that complete the shape of a hand of 13 − 3d tiles."""
    return tuple(tile for tile in TILES if readings_of(hand.with_tile(tile)))


def distance(position: Position) -> int:
    """Give how many tiles are missing for the shape of sets and a pair or seven pairs; wild tiles fill what they can.

    A waiting hand that is one tile short answers 1; a complete shape 0.
    """
    hand = position.hand
    tables = shape_tables()
    return max(tables.distance(hand_of_counts(hand.natural), hand.wild), 0)


@cache
def _wait(tile: Tile, unseen: int) -> Wait:
    return Wait(tile, unseen)

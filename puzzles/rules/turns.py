"""Turns: what a player may claim or declare, and which discard leaves the most (section 13)."""

from dataclasses import dataclass

from puzzles.rules.position import Meld, Position, Seat
from puzzles.rules.tiles import Tile
from puzzles.rules.waits import Waits


@dataclass(frozen=True, slots=True)
class Discard:
    """A tile to discard, the waits that it leaves, and the sum of their unseen copies."""

    tile: Tile
    waits: Waits
    total: int


@dataclass(frozen=True, slots=True)
class Discards:
    """Every discard in the order of kinds, and the best ones (none when no discard leaves a wait)."""

    discards: tuple[Discard, ...]
    best: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Claims:
    """What may be done with a discard; each chow as its three tiles."""

    hu: bool
    kong: bool
    pung: bool
    chow: tuple[tuple[Tile, ...], ...]


def discards(position: Position) -> Discards:
    """Weigh every discard of a hand of 14 − 3d tiles; ``win`` plays no part."""
    raise NotImplementedError


def claims(position: Position, tile: Tile, source: Seat) -> Claims:
    """Give the legal claims of a hand of 13 − 3d tiles on a discard; raises PositionError for an impossible one."""
    raise NotImplementedError


def declarations(position: Position) -> tuple[Meld, ...]:
    """Give the sets that may be declared on one's own turn with 14 − 3d tiles, in the order of section 13."""
    raise NotImplementedError

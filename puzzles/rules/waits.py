"""Waits: the tiles that complete a hand, and those that only seem to (section 13)."""

from dataclasses import dataclass

from puzzles.rules.position import Position
from puzzles.rules.tiles import Tile


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


def waits(position: Position) -> Waits:
    """Give the kinds with which a waiting hand is legal, with the copies not in sight, and the dead kinds."""
    raise NotImplementedError


def shape_waits(position: Position) -> tuple[Tile, ...]:
    """Give the kinds that complete the shape of a waiting hand, allowed or not, also where no copy is left."""
    raise NotImplementedError

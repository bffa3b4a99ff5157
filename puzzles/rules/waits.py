"""Waits: the tiles that complete a hand, and those that only seem to (section 13)."""

from typing import Final

from puzzles.rules.legal_tables import legal_tables
from puzzles.rules.position import Position
from puzzles.rules.readings import require_waiting
from puzzles.rules.tables import kinds_in, shape_tables
from puzzles.rules.thirteen_yao import has_orphans
from puzzles.rules.tiles import COPIES, TILES, YAOJIU, Tile
from puzzles.rules.values import frozen


@frozen
class Wait:
    """A tile that makes the hand legal, and how many copies are not in sight."""

    tile: Tile
    unseen: int


_WAITS: Final = tuple(tuple(Wait(tile, COPIES - seen) for seen in range(COPIES)) for tile in TILES)
"""Every wait that there can be, by kind and by the copies in sight."""


@frozen
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
    if position.is_complete:
        require_waiting(position)
    hand = position.hand
    mask = legal_tables(position.rules).waits(position.keys, hand.wild, position.hun, hand.declared)
    return waits_in(mask, position.in_sight, position.hun)


def waits_in(mask: int, in_sight: tuple[int, ...], hun: Tile | None) -> Waits:
    """Sort the kinds of a mask into those that can still come and dead ones; the hun is never dead."""
    kinds = kinds_in(mask)
    coming = tuple([_WAITS[kind][in_sight[kind]] for kind in kinds if in_sight[kind] < COPIES])
    if len(coming) == len(kinds):
        return Waits(coming, ())
    return Waits(coming, tuple([TILES[kind] for kind in kinds if in_sight[kind] >= COPIES and kind != hun]))


def shape_waits(position: Position) -> tuple[Tile, ...]:
    """Give the kinds that complete the shape of a waiting hand, allowed or not, also where no copy is left."""
    require_waiting(position)
    hand, hun = position.hand, position.hun
    tables = shape_tables(position.rules.seven_pairs_quads)
    mask = tables.waits(position.keys, hand.wild, closed=not hand.melds, fifth=True)
    if hun is not None:
        mask = mask & ~(1 << hun) | (1 << hun if mask else 0)
    if "orphans" in (position.rules.thirteen_yao_shapes or ()):
        mask |= sum(1 << tile for tile in YAOJIU if has_orphans(hand.with_tile(tile)))
    return tuple(TILES[kind] for kind in kinds_in(mask))

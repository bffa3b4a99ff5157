"""Turns: what a player may claim or declare, and which discard leaves the most (section 13)."""

from collections.abc import Iterator
from typing import Final

from puzzles.errors import PositionError
from puzzles.rules.legal_tables import legal_tables, without
from puzzles.rules.melds import Meld, MeldKind
from puzzles.rules.position import Position
from puzzles.rules.readings import require_complete, require_waiting
from puzzles.rules.seats import OTHERS, Seat
from puzzles.rules.tiles import COPIES, DRAGONS, TILES, WINDS, Tile
from puzzles.rules.values import frozen
from puzzles.rules.waits import Waits, waits_in


@frozen
class Discard:
    """A tile to discard, the waits that it leaves, and the sum of their unseen copies."""

    tile: Tile
    waits: Waits
    total: int


@frozen
class Discards:
    """Every discard in the order of kinds, and the best ones (none when no discard leaves a wait)."""

    discards: tuple[Discard, ...]
    best: tuple[Tile, ...]


@frozen
class Claims:
    """What may be done with a discard; each chow as its three tiles."""

    hu: bool
    kong: bool
    pung: bool
    chow: tuple[tuple[Tile, ...], ...]


_NO_WAITS: Final = Waits((), ())


def discards(position: Position) -> Discards:
    """Weigh every discard of a hand of 14 − 3d tiles; ``win`` plays no part."""
    require_complete(position)
    hand, hun, keys = position.hand, position.hun, position.keys
    tables = legal_tables(position.rules)
    weighed = []
    for kind, count in enumerate(position.counts):
        if count:
            if kind == hun:
                mask = tables.waits(keys, hand.wild - 1, hun, hand.declared)
            else:
                mask = tables.waits(without(keys, kind), hand.wild, hun, hand.declared)
            left = waits_in(mask, position.in_sight, hun) if mask else _NO_WAITS
            weighed.append(Discard(TILES[kind], left, left.total))
    most = max(discard.total for discard in weighed)
    best = tuple(discard.tile for discard in weighed if discard.total == most) if most else ()
    return Discards(tuple(weighed), best)


def claims(position: Position, tile: Tile, source: Seat) -> Claims:
    """Give the legal claims of a hand of 13 − 3d tiles on a discard; raises PositionError for an impossible one."""
    require_waiting(position)
    if source not in OTHERS:
        raise PositionError(
            f"from: cannot be {source.value!r}, expected one of {', '.join(repr(seat.value) for seat in OTHERS)}",
            code="claim_from_self",
        )
    if position.in_sight[tile] >= COPIES:
        raise PositionError(
            f"tile: {tile.mpsz!r} is in sight {COPIES} times already, so it can't be discarded",
            code="claimed_tile_in_sight",
            facts={"tile": tile},
        )
    hand = position.hand
    waiting_for = legal_tables(position.rules).waits(position.keys, hand.wild, position.hun, hand.declared)
    hu = bool(waiting_for >> tile & 1)
    if tile is position.hun or not _may_declare_more(position):
        return Claims(hu, kong=False, pung=False, chow=())
    held = position.counts[tile]
    chows = tuple(_chows(position, tile)) if source is Seat.LEFT and position.rules.chow else ()
    return Claims(hu, kong=held >= 3, pung=held >= 2, chow=chows)


def declarations(position: Position) -> tuple[Meld, ...]:
    """Give the sets that may be declared on one's own turn with 14 − 3d tiles, in the order of section 13."""
    require_complete(position)
    counts = position.counts
    more = _may_declare_more(position)
    concealed = [
        Meld(MeldKind.CONCEALED_KONG, (tile,) * COPIES)
        for tile in TILES
        if more and counts[tile] == COPIES and tile is not position.hun
    ]
    pungs = sorted(meld.tiles[0] for meld in position.melds if meld.kind is MeldKind.PUNG)
    added = [Meld(MeldKind.ADDED_KONG, (tile,) * COPIES) for tile in pungs if counts[tile]]
    honours = [
        Meld(kind, tiles)
        for kind, tiles in ((MeldKind.WHIRLWIND, WINDS), (MeldKind.DRAGON_SET, DRAGONS))
        if more and not position.rules.has_hun and all(counts[tile] for tile in tiles)
    ]
    return (*concealed, *added, *honours)


def _may_declare_more(position: Position) -> bool:
    return len(position.melds) < position.rules.max_declared_sets


def _chows(position: Position, tile: Tile) -> Iterator[tuple[Tile, ...]]:
    """Give the sequences that the tile makes with two natural concealed ones, by their lowest tile."""
    if tile.is_honour:
        return
    for lowest in range(tile - min(tile.rank - 1, 2), tile - max(tile.rank - 7, 0) + 1):
        chow = TILES[lowest : lowest + 3]
        if all(other is tile or (position.counts[other] and other is not position.hun) for other in chow):
            yield chow

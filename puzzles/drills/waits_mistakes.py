"""Mistakes in an answer about waits: what was missed and why it wins, what was chosen and why it doesn't."""

from typing import Final

from puzzles.drills.base import Mistake, MistakeKind
from puzzles.drills.solving import completed, legality_at, natural_whole, shapes_at, tiles_missing, waits_at
from puzzles.rules.position import Position
from puzzles.rules.readings import Group, GroupKind, Reading
from puzzles.rules.tiles import YAOJIU, Tile

# More rows of one sort than a learner reads.
_ROWS: Final = 8


def missed_waits(position: Position, tiles: frozenset[Tile]) -> list[Mistake]:
    """Make a mistake of each wait that was missed, the one with most copies left first."""
    order = sorted(tiles, key=lambda tile: (position.in_sight[tile], tile))[:_ROWS]
    return [_missed_wait(position, tile) for tile in order]


def _missed_wait(position: Position, tile: Tile) -> Mistake:
    whole = completed(position, tile)
    reading = legality_at(whole).reading if whole is not None else None
    if whole is None or reading is None:
        return Mistake(MistakeKind.MISSED_WAIT, tile)
    if tile == position.hun:
        wild = next((f for group in _groups(reading) for f, w in zip(group.faces, group.wild, strict=True) if w), None)
        return Mistake(MistakeKind.MISSED_WAIT, tile, tiles=() if wild is None else (wild,), reasons=("is_wild",))
    group = _group_made(position, reading, tile)
    if group is None:
        reasons: tuple[str, ...] = ("completes",)
    elif group.kind is not GroupKind.PAIR:
        reasons = ("makes_set",)
    else:
        reasons = ("makes_pair" if reading.pair is not None else "makes_pairs",)
    tiles = group.faces if group is not None else ()
    return Mistake(MistakeKind.MISSED_WAIT, tile, tiles=tiles, reasons=reasons + _saves(whole, tile))


def _groups(reading: Reading) -> tuple[Group, ...]:
    return reading.sets if reading.pair is None else (*reading.sets, reading.pair)


def _group_made(position: Position, reading: Reading, tile: Tile) -> Group | None:
    """Find the group that the tile completes: a sequence before a triplet before a pair."""
    order = (GroupKind.SEQUENCE, GroupKind.TRIPLET, GroupKind.PAIR)
    holding = [
        group
        for group in _groups(reading)
        if group.meld is None and any(f == tile and not w for f, w in zip(group.faces, group.wild, strict=True))
    ]
    return min(holding, key=lambda group: order.index(group.kind), default=None)


def _saves(whole: Position, tile: Tile) -> tuple[str, ...]:
    """Say which condition this very tile meets, alone in the hand."""
    natural = natural_whole(whole)
    rules = whole.rules
    reasons: tuple[str, ...] = ()
    if rules.suits and not tile.is_honour and sum(other.suit is tile.suit for other in natural) == 1:
        reasons += ("sole_suit",)
    if tile.is_yaojiu and rules.yaojiu == "one" and sum(other.is_yaojiu for other in natural) == 1:
        reasons += ("sole_yaojiu",)
    if rules.yaojiu == "pair" and tile.is_yaojiu and [k for k in YAOJIU if natural.count(k) >= 2] == [tile]:
        reasons += ("pair_yaojiu",) if natural.count(tile) == 2 else ()
    return reasons


def phantom_waits(position: Position, tiles: frozenset[Tile]) -> list[Mistake]:
    """Make a mistake of each kind that was chosen and doesn't win: shapes first, then nothing, then dead ones."""
    dead = set(waits_at(position).dead)
    shapes = [tile for tile in sorted(tiles - dead) if tile in shapes_at(position)]
    nothing = [tile for tile in sorted(tiles - dead) if tile not in shapes_at(position)]
    return [
        *(_phantom_shape(position, tile) for tile in shapes[:_ROWS]),
        *(_phantom_nothing(position, tile) for tile in nothing[:_ROWS]),
        *(Mistake(MistakeKind.DEAD_TILE, tile) for tile in sorted(tiles & dead)[:_ROWS]),
    ]


def _phantom_shape(position: Position, tile: Tile) -> Mistake:
    whole = completed(position, tile)
    if whole is None:
        return Mistake(MistakeKind.PHANTOM_SHAPE, tile)
    legality = legality_at(whole)
    return Mistake(MistakeKind.PHANTOM_SHAPE, tile, faults=legality.faults, missing_suits=legality.missing_suits)


def _phantom_nothing(position: Position, tile: Tile) -> Mistake:
    """Say how many wild tiles help (``given``) and how many tiles are missing all the same (``due``)."""
    whole = completed(position, tile)
    wild = 0 if position.hun is None else position.counts[position.hun] + (tile == position.hun)
    return Mistake(
        MistakeKind.PHANTOM_NOTHING, tile, given=wild, due=tiles_missing(position if whole is None else whole)
    )

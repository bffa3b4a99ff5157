"""What the engine says of a question's position, kept for the few positions that are being looked at."""

from functools import lru_cache
from typing import Final

from puzzles.drills.base import Explanation, Outcome
from puzzles.drills.difficulty import suit_features
from puzzles.rules.fan import Score, score
from puzzles.rules.legality import Condition, Fault, Legality, conditions, judge
from puzzles.rules.position import MeldKind, Position
from puzzles.rules.shanten import missing_tiles
from puzzles.rules.tiles import COPIES, Tile
from puzzles.rules.waits import Waits, shape_waits, waits

_KEPT: Final = 64
_LONG_SUIT: Final = 2


@lru_cache(_KEPT)
def waits_at(position: Position) -> Waits:
    """Give the waits and dead kinds of a waiting hand."""
    return waits(position)


@lru_cache(_KEPT)
def shapes_at(position: Position) -> frozenset[Tile]:
    """Give the kinds that complete the shape of a waiting hand."""
    return frozenset(shape_waits(position))


@lru_cache(4 * _KEPT)
def legality_at(position: Position) -> Legality:
    """Judge a complete hand."""
    return judge(position)


@lru_cache(_KEPT)
def score_at(position: Position) -> Score | None:
    """Score a complete hand that won."""
    return score(position)


def completed(position: Position, tile: Tile) -> Position | None:
    """Add a tile to a waiting hand; None where its four copies are all in sight."""
    if position.in_sight[tile] >= COPIES:
        return None
    return Position(
        position.rules, (*position.concealed, tile), position.melds, position.indicator, position.qiang, position.dealer
    )


def shown_conditions(position: Position, legality: Legality) -> tuple[Condition, ...]:
    """Give the conditions of a complete hand as they are shown: failed ones first, the shape only where it fails."""
    if legality.reading is None:
        return (Condition(Fault.INCOMPLETE, met=False, excused=False, evidence=()),)
    held = [
        condition for condition in conditions(position, legality.reading) if condition.fault is not Fault.INCOMPLETE
    ]
    return tuple(sorted(held, key=lambda condition: not condition.is_fault))


def tiles_missing(position: Position) -> int:
    """Give how many tiles a hand without a shape must change for one: 1 or more, of whatever form is nearest."""
    return max(1, missing_tiles(position))


def explain_hand(position: Position, subject: Tile | None = None, unseen: int | None = None) -> Explanation:
    """Explain what a complete hand comes to: its reading, every condition, or how far it is from a shape."""
    legality = legality_at(position)
    outcome = Outcome.WINS if legality.legal else Outcome.SHAPE_ONLY if legality.reading else Outcome.NOTHING
    return Explanation(
        subject=subject,
        outcome=outcome,
        position=position,
        reading=legality.reading,
        conditions=shown_conditions(position, legality),
        unseen=unseen,
        distance=tiles_missing(position) if outcome is Outcome.NOTHING else None,
    )


def natural_counts(position: Position) -> tuple[int, ...]:
    """Count the concealed tiles that aren't wild, by kind."""
    return tuple(0 if tile == position.hun else number for tile, number in enumerate(position.counts))


def natural_whole(position: Position) -> tuple[Tile, ...]:
    """Give the tiles of the whole hand that aren't wild, declared ones too."""
    declared = tuple(tile for meld in position.melds for tile in meld.tiles)
    return (*(tile for tile in position.concealed if tile != position.hun), *declared)


def table_themes(position: Position) -> dict[str, bool]:
    """Name what lies on the table and in the hand: wild tiles, kongs, long suits, four alike."""
    natural = natural_counts(position)
    wild = 0 if position.hun is None else position.counts[position.hun]
    kinds = {meld.kind for meld in position.melds}
    return {
        f"wild_{wild}": wild > 0,
        "one_suit": suit_features(natural, ())["long_suit"] > _LONG_SUIT,
        "kong": any(kind.is_kong for kind in kinds),
        "winds_set": bool(kinds & {MeldKind.WHIRLWIND, MeldKind.DRAGON_SET}),
        "four_alike": max(natural) == COPIES,
    }

"""What the engine says of a question's position, kept for the few positions that are being looked at."""

from functools import lru_cache
from typing import Final

from puzzles.drills.base import Explanation, Outcome
from puzzles.rules.fan import Score, score
from puzzles.rules.legality import Condition, Fault, Legality, conditions, judge
from puzzles.rules.position import Position
from puzzles.rules.tiles import COPIES, Tile
from puzzles.rules.waits import Waits, distance, shape_waits, waits

_KEPT: Final = 64


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
        distance=max(1, distance(position)) if outcome is Outcome.NOTHING else None,
    )

"""Choosing a question: making hands until one has the difficulty that is asked for."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from puzzles.drills.base import Level, Question
from puzzles.drills.difficulty import BANDS, rating
from puzzles.rules.position import Position

_PLANS: Final = 40
_TRIES_OF_PLAN: Final = 20
_PATIENCE: Final = 200
_PERFECT: Final = (0, False)

Make = Callable[[], Position | None]


def choose_question(
    kind: str,
    level: Level,
    plan: Callable[[], Make],
    features: Callable[[Position], Mapping[str, int]],
    themes: Callable[[Position], tuple[str, ...]],
    is_wanted: Callable[[Position], bool] = lambda position: True,
) -> Question:
    """Make positions until one lies in the level's band and is of the sort that is wanted.

    Each plan is tried several times, so that the plans that seldom come out right stay as frequent as they are meant.
    Where luck brings no such position for long, one in the band will do, and at last the one nearest to it.
    """
    nearest: tuple[tuple[int, bool], Position, int] | None = None
    for number, position in enumerate(_positions(plan)):
        if position is not None:
            points = rating(features(position))
            rank = (_distance(points, level), not is_wanted(position))
            if nearest is None or rank < nearest[0]:
                nearest = (rank, position, points)
        if nearest is not None and (nearest[0] == _PERFECT or (number >= _PATIENCE and nearest[0][0] == 0)):
            break
    if nearest is None:
        raise ValueError(f"no hand for {kind!r} at level {level} in {_PLANS} plans: expected recipes that can be met")
    _, position, points = nearest
    return Question(kind, position, level, points, themes(position))


def _positions(plan: Callable[[], Make]) -> Iterator[Position | None]:
    """Make hands by one plan after another, each several times."""
    for _ in range(_PLANS):
        make = plan()
        for _ in range(_TRIES_OF_PLAN):
            yield make()


def _distance(points: int, level: Level) -> int:
    """Give how far these points lie outside the level's band."""
    low, end = BANDS[level]
    return max(low - points, points - end + 1, 0)

"""Choosing a question: making hands until one has the difficulty that is asked for."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzles.drills.base import Level, Question
from puzzles.drills.difficulty import BANDS, is_in_band, rating
from puzzles.rules.position import Position

_PLANS: Final = 40
_TRIES_OF_PLAN: Final = 20


def choose_question(
    kind: str,
    level: Level,
    plan: Callable[[], Callable[[], Position | None]],
    features: Callable[[Position], Mapping[str, int]],
    themes: Callable[[Position], tuple[str, ...]],
) -> Question:
    """Make positions until one lies in the level's band; the nearest one where luck brings none.

    Each plan is tried several times, so that the plans that seldom come out right stay as frequent as they are meant.
    """
    nearest: tuple[int, Position, int] | None = None
    low, end = BANDS[level]
    for attempt in range(_PLANS * _TRIES_OF_PLAN):
        if attempt % _TRIES_OF_PLAN == 0:
            make = plan()
        position = make()
        if position is None:
            continue
        points = rating(features(position))
        if is_in_band(points, level):
            return Question(kind, position, level, points, themes(position))
        off = max(low - points, points - end + 1)
        if nearest is None or off < nearest[0]:
            nearest = (off, position, points)
    if nearest is None:
        raise ValueError(f"no hand for {kind!r} at level {level} in {_PLANS} plans: expected recipes that can be met")
    return Question(kind, nearest[1], level, nearest[2], themes(nearest[1]))

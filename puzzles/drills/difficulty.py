"""Difficulty: rating points from what can be counted in a question.

The rating is 600 plus, for each feature, its weight times its count (up to its cap); never above 2,400. Every weight is
positive, so more of anything never makes a question easier. A level is a band of ratings.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from puzzles.drills.base import Level
from puzzles.rules.tiles import Tile

EASIEST: Final = 600
HARDEST: Final = 2400
BANDS: Final = {
    Level.FIRST: (600, 900),
    Level.EASY: (900, 1200),
    Level.MEDIUM: (1200, 1475),
    Level.HARD: (1475, 1770),
    Level.EXPERT: (1770, 2401),
}
# The rating that a question of each level has in the middle.
CENTRES: Final = {
    Level.FIRST: 750,
    Level.EASY: 1050,
    Level.MEDIUM: 1340,
    Level.HARD: 1620,
    Level.EXPERT: 1900,
}
# Feature: points for each, and the most that are counted.
WEIGHTS: Final[Mapping[str, tuple[int, int]]] = {
    # any hand
    "concealed_sets": (30, 4),
    "wild": (230, 4),
    "long_suit": (100, 8),
    "very_long_suit": (110, 5),
    "one_suit_only": (120, 1),
    "special_form": (150, 1),
    "house_rules": (40, 3),
    # waits
    "waits_beyond_two": (110, 6),
    "wild_waits": (20, 12),
    "shape_only": (25, 8),
    "trap": (300, 1),
    "dead": (250, 2),
    "nothing_wins": (320, 1),
    # legal
    "wild_in_shape": (270, 4),
    "fault_weight": (13, 60),
    "excused": (260, 1),
    "narrow": (180, 2),
    "borrowed": (160, 2),
    "more_readings": (60, 4),
    # fan
    "items": (75, 8),
    "hidden_items": (110, 4),
    "near_misses": (35, 4),
    "kongs": (60, 3),
    "factors": (110, 4),
    "set_points": (120, 2),
    "three_payers": (90, 1),
    # payments
    "exponent": (40, 12),
    "extras": (70, 4),
    # discards
    "ready_discards": (60, 8),
    "best_waits": (45, 8),
    "close_second": (50, 4),
    "shape_tempts": (260, 1),
    # claims, and complete hands that may not win
    "refused_win": (300, 1),
    "claims_beyond_one": (140, 4),
    "completes_shape": (180, 1),
    "row_not_from_left": (150, 1),
    "sets_full": (200, 1),
    "claimed_hun": (260, 1),
    # the wild tile and 枪
    "goes_round": (160, 2),
    "honour_next": (110, 2),
    "qiang_tiles": (70, 8),
    "both_kinds": (120, 1),
    "qiang_in_sets": (60, 4),
    "wild_qiang": (260, 1),
}
_LONG: Final = 5
_VERY_LONG: Final = 8


def rating(features: Mapping[str, int]) -> int:
    """Give the rating points of a question with these features; raises KeyError for a feature without a weight."""
    points = EASIEST
    for feature, count in features.items():
        weight, cap = WEIGHTS[feature]
        points += weight * min(max(count, 0), cap)
    return min(points, HARDEST)


def level_of(points: int) -> Level:
    """Give the level in whose band these points lie."""
    return next(level for level, (_, end) in BANDS.items() if points < end)


def is_in_band(points: int, level: Level) -> bool:
    """Tell whether these points belong to the level."""
    low, end = BANDS[level]
    return low <= points < end


def suit_features(concealed: Sequence[int], whole: Collection[Tile]) -> dict[str, int]:
    """Give how far the longest suit of the concealed tiles goes beyond five and eight, and if it is the only one.

    ``concealed`` are counts of the 34 kinds; ``whole`` are all tiles of the hand, the wild ones left out of both.
    """
    longest = max(sum(concealed[first : first + 9]) for first in (0, 9, 18))
    return {
        "long_suit": max(0, longest - _LONG),
        "very_long_suit": max(0, longest - _VERY_LONG),
        "one_suit_only": int(len({tile.suit for tile in whole}) == 1),
    }

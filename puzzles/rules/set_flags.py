"""Set flags: whether a group of tiles can hold a sequence and a triplet at once, with so many wild tiles.

R-SEQUENCE and R-TRIPLET are the only conditions that depend on how a hand is read. For each suit (and the honours) and
each number ``j`` of wild tiles spent there, all that matters is which of the two a split can have together. A *class*
says so for every ``j``; a few dozen classes cover all hands, so that joining two suits is one look-up.

Flags are a sum of SEQUENCE and TRIPLET; a set of flags is a mask with bit ``1 << flags``, kept without those that
others exceed. Whether there is a pair follows from the number of tiles: none where natural and wild ones divide by 3.
"""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Final, NamedTuple

from puzzles.rules.tiles import COPIES

SEQUENCE: Final = 1
TRIPLET: Final = 2
BOTH: Final = SEQUENCE | TRIPLET
MOST_WILD: Final = COPIES

_NEITHER_ONLY: Final = 1
_FIRST_DRAGON: Final = 4
_SUIT_SIZE: Final = 9


class PairRule(NamedTuple):
    """What a pair must be for R-PAIR and R-TRIPLET (the option ``hun_pair``).

    ``most_wild`` is how many wild tiles it may hold; ``wild_excuses`` whether a dragon pair with wild tiles serves
    instead of a triplet.
    """

    most_wild: int = 2
    wild_excuses: bool = True


PAIR_RULES: Final = {
    None: PairRule(),
    "any": PairRule(),
    "conditions": PairRule(wild_excuses=False),
    "one": PairRule(most_wild=1),
    "none": PairRule(most_wild=0),
}


class FlagClass(NamedTuple):
    """What a group of natural tiles can be: their number modulo 3, and a mask of flags for each ``j``."""

    residue: int
    masks: tuple[int, ...]


def _kept(mask: int) -> int:
    """Drop the flags that others exceed."""
    if mask & 1 << BOTH:
        return 1 << BOTH
    return mask & ~_NEITHER_ONLY if mask > _NEITHER_ONLY else mask


_ALSO: Final = tuple(
    tuple(_kept(sum({1 << (flags | more) for flags in range(4) if mask >> flags & 1} or {0})) for mask in range(16))
    for more in range(4)
)
"""What becomes of a mask when each of its splits gets these flags too."""


def class_of(counts: tuple[int, ...], most_wild: int, pair_rule: PairRule) -> FlagClass:
    """Give the class of one suit's natural tiles (nine counts) or the honours (seven) for up to so many wild ones."""
    masks = [_flags(counts, wild, pair_rule) for wild in range(most_wild + 1)]
    return FlagClass(sum(counts) % 3, (*masks, *(0,) * (MOST_WILD - most_wild)))


@cache
def _joined_masks(left: int, right: int) -> int:
    """Give what two groups of tiles come to together, each with one of the flags in its mask."""
    masks = [_ALSO[flags][right] for flags in range(4) if left >> flags & 1]
    return _kept(reduce(or_, masks, 0))


def joined(left: FlagClass, right: FlagClass) -> FlagClass:
    """Give the class of two groups together; at most one of them may hold the pair."""
    residue = (left.residue + right.residue) % 3
    masks = []
    for wild in range(MOST_WILD + 1):
        mask = 0
        if (residue + wild) % 3 != 1:
            for spent in range(wild + 1):
                mask |= _joined_masks(left.masks[spent], right.masks[wild - spent])
        masks.append(_kept(mask))
    return FlagClass(residue, tuple(masks))


def is_accepted(whole: FlagClass, wild: int, needed: int, pair_rule: PairRule) -> bool:
    """Tell whether a whole hand with so many wild tiles can have the flags that are needed.

    Wild tiles that no natural one takes make a set by threes, of either sort, or the pair.
    """
    if _can(whole.masks[wild], needed):
        return True
    if wild >= 3 and any(_can(_ALSO[flag][whole.masks[wild - 3]], needed) for flag in (SEQUENCE, TRIPLET)):
        return True
    if wild < 2 or pair_rule.most_wild < 2:
        return False
    excuse = TRIPLET if pair_rule.wild_excuses else 0
    return _can(_ALSO[excuse][whole.masks[wild - 2]], needed)


def _can(mask: int, needed: int) -> bool:
    return any(mask >> flags & 1 and not needed & ~flags for flags in range(4))


@lru_cache(maxsize=1 << 16)
def _flags(counts: tuple[int, ...], wild: int, pair_rule: PairRule) -> int:
    """Give the flags that some split into sets and at most one pair has; every group holds a natural tile."""
    left = (sum(counts) + wild) % 3
    if left == 1:
        return 0
    lowest = next((place for place, count in enumerate(counts) if count), None)
    if lowest is None:
        return _NEITHER_ONLY if wild == 0 else 0
    mask = 0
    for natural in range(min(counts[lowest], 3), max(2 - wild, 0), -1):
        mask |= _ALSO[TRIPLET][_flags(_less(counts, (lowest,) * natural), wild - 3 + natural, pair_rule)]
    if left == 2:
        mask |= _with_pair(counts, lowest, wild, pair_rule)
    if len(counts) == _SUIT_SIZE and mask != 1 << BOTH:
        mask |= _with_sequence(counts, lowest, wild, pair_rule)
    return _kept(mask)


def _with_pair(counts: tuple[int, ...], lowest: int, wild: int, pair_rule: PairRule) -> int:
    mask = 0
    is_dragon = len(counts) < _SUIT_SIZE and lowest >= _FIRST_DRAGON
    for natural in range(1, min(counts[lowest], 2) + 1):
        filled = 2 - natural
        if filled <= min(wild, pair_rule.most_wild):
            excuses = is_dragon and (not filled or pair_rule.wild_excuses)
            rest = _flags(_less(counts, (lowest,) * natural), wild - filled, pair_rule)
            mask |= _ALSO[TRIPLET if excuses else 0][rest]
    return mask


def _with_sequence(counts: tuple[int, ...], lowest: int, wild: int, pair_rule: PairRule) -> int:
    mask = 0
    for start in range(max(lowest - 2, 0), min(lowest, 6) + 1):
        others = [place for place in range(start, start + 3) if place > lowest and counts[place]]
        for taken in _subsets(others):
            filled = 2 - len(taken)
            if filled <= wild:
                mask |= _ALSO[SEQUENCE][_flags(_less(counts, (lowest, *taken)), wild - filled, pair_rule)]
    return mask


def _subsets(places: list[int]) -> tuple[tuple[int, ...], ...]:
    if not places:
        return ((),)
    if len(places) == 1:
        return ((places[0],), ())
    first, second = places
    return ((first, second), (first,), (second,), ())


def _less(counts: tuple[int, ...], places: Iterable[int]) -> tuple[int, ...]:
    left = list(counts)
    for place in places:
        left[place] -= 1
    return tuple(left)

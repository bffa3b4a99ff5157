"""Splits: the ways to split one suit that are worth keeping when only the best reading of a hand is wanted.

Of all ways to split a suit's natural tiles and some wild ones, many can't be part of the reading that counts: another
one earns no less, lacks no more and comes earlier in the order of section 9. Since sets are compared by their lowest
difference, what is better for a suit is better for the hand. ``splits`` gives what is left, mostly one to three.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from puzzles.rules.groups import (
    DRAGON_PAIR,
    DRAGON_TRIPLETS,
    FIELD,
    NATURAL_TRIPLETS,
    TRIPLETS,
    TWO_EIGHT_PAIR,
    WILD_FIELD,
    WILD_IN_PAIR,
    Group,
    GroupKind,
    alike,
    in_a_row,
    without_places,
)
from puzzles.rules.tiles import TILES

_SUIT_SIZE: Final = 9


class Split(NamedTuple):
    """One way to split tiles: its signature, what sorts it (section 9), and the groups themselves."""

    signature: int
    pair_kind: int
    order: tuple[int, ...]
    pair: Group | None
    sets: tuple[Group, ...]


EMPTY: Final = Split(0, -1, (), None, ())


def with_group(split: Split, group: Group) -> Split:
    """Give the split with one more set or with its pair."""
    signature = split.signature + group.signature
    if group.kind is GroupKind.PAIR:
        return Split(signature, group.faces[0], split.order, group, split.sets)
    place = sum(order < group.order for order in split.order)
    return Split(
        signature,
        split.pair_kind,
        (*split.order[:place], group.order, *split.order[place:]),
        split.pair,
        (*split.sets[:place], group, *split.sets[place:]),
    )


@lru_cache(maxsize=1 << 15)
def splits(first: int, counts: tuple[int, ...], wild: int) -> tuple[Split, ...]:
    """Give the splits worth keeping of a suit with exactly so many wild tiles, each group with a natural tile.

    ``first`` is the number of the suit's first kind, ``counts`` has its nine kinds (seven honours).
    """
    left = (sum(counts) + wild) % 3
    if left == 1:
        return ()
    lowest = next((place for place, count in enumerate(counts) if count), None)
    if lowest is None:
        return (EMPTY,) if wild == 0 else ()
    tile = TILES[first + lowest]
    found = []
    for natural in range(min(counts[lowest], 3), max(2 - wild, 0), -1):
        triplet = alike(tile, 3, 3 - natural)
        rest = _less(counts, lowest, natural)
        found += [with_group(split, triplet) for split in splits(first, rest, wild - 3 + natural)]
    for natural in range(min(counts[lowest], 2), max(1 - wild, 0), -1) if left == 2 else ():
        pair = alike(tile, 2, 2 - natural)
        rest = _less(counts, lowest, natural)
        found += [with_group(split, pair) for split in splits(first, rest, wild - 2 + natural)]
    if len(counts) == _SUIT_SIZE:
        found += _with_sequence(first, counts, lowest, wild)
    return _worth_keeping(found)


def _with_sequence(first: int, counts: tuple[int, ...], lowest: int, wild: int) -> list[Split]:
    """Give the splits in which a sequence takes the lowest tile."""
    found = []
    for start in range(max(lowest - 2, 0), min(lowest, 6) + 1):
        others = [place for place in range(start, start + 3) if place > lowest and counts[place]]
        for chosen in range(1 << len(others)):
            taken = [place for bit, place in enumerate(others) if chosen >> bit & 1]
            filled = 2 - len(taken)
            if filled > wild:
                continue
            rest = list(counts)
            for place in (lowest, *taken):
                rest[place] -= 1
            natural = {lowest, *taken}
            sequence = in_a_row(
                TILES[first + start], (start not in natural, start + 1 not in natural, start + 2 not in natural)
            )
            found += [with_group(split, sequence) for split in splits(first, tuple(rest), wild - filled)]
    return found


def _worth_keeping(found: list[Split]) -> tuple[Split, ...]:
    """Drop each split that another one beats: it comes earlier, earns no less and lacks no more."""
    kept: list[tuple[Split, tuple[bool, int, int, int, int, int, int]]] = []
    for split in sorted(found, key=lambda split: (split.pair_kind, without_places(split.order), split.order)):
        merits = _merits(split.signature)
        if not any(merits[0] == others[0] and all(map(int.__ge__, others, merits)) for _, others in kept):
            kept.append((split, merits))
    return tuple(split for split, _ in kept)


def _merits(signature: int) -> tuple[bool, int, int, int, int, int, int]:
    """Give what a split is compared by; the first must be equal, of the others more is better."""
    return (
        bool(signature & FIELD),
        bool(signature // TRIPLETS & FIELD),
        signature // NATURAL_TRIPLETS & FIELD,
        signature // DRAGON_TRIPLETS & FIELD,
        -(signature // WILD_IN_PAIR & WILD_FIELD),
        signature // DRAGON_PAIR & 1,
        signature // TWO_EIGHT_PAIR & 1,
    )


def _less(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - by, *counts[place + 1 :])

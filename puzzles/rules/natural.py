"""Suits without wild tiles: the ways to split each, kept by its key, and what a hand of them has in common.

Most hands have no wild tile and one way to be read. A position looks that way up when it is built, four look-ups, so
that every question about it can join what is there.
"""

from typing import Final, NamedTuple

from puzzles.rules.groups import Group, Part, alike, parts
from puzzles.rules.hand import counts_of_key
from puzzles.rules.tables import RANKS
from puzzles.rules.tables import Hand as Keys
from puzzles.rules.tiles import TILES

# What the bits of a suit say; those of a hand are the suits' together.
HAS_ODD: Final = 1
"""A kind is held an odd number of times: no seven pairs."""
HAS_OTHER: Final = 2
"""A kind isn't 幺九: no 十三幺."""
NOT_ONE_WAY: Final = 4
"""There is no way to split the suit, or more than one."""
NO_WAY: Final = 8
"""There is no way to split the suit: no sets and a pair."""
HAS_SUIT: Final = 16
"""万 are held; the next bits say the same of 饼 and 条."""
HAS_YAOJIU: Final = 128
HAS_YAOJIU_TWICE: Final = 256
HAS_TWO_EIGHT: Final = 512
"""Two of a kind are of rank 2 or 8."""
ALL_SUITS: Final = 7 * HAS_SUIT
WAYS: Final = HAS_ODD | HAS_OTHER | NOT_ONE_WAY
ONE_WAY: Final = HAS_ODD | HAS_OTHER
"""With just these bits of WAYS, a hand is no seven pairs and no 十三幺, and sets and a pair in at most one way."""

_MOST_KEPT: Final = 1 << 15


class NaturalSuit(NamedTuple):
    """One suit's natural tiles: the bits, the sets and the pair of the only way to split them, their signature.

    ``pairs`` are the pairs that they make, ``parts`` every way to split them.
    """

    bits: int
    sets: tuple[Group, ...]
    pair: Group | None
    signature: int
    pairs: tuple[Group, ...]
    parts: tuple[Part, ...]


class NaturalHand(NamedTuple):
    """The four suits of a hand, and their bits together; ``NO_WAY`` also where they don't make four sets and a pair."""

    bits: int
    m: NaturalSuit
    p: NaturalSuit
    s: NaturalSuit
    z: NaturalSuit


_kept: Final[tuple[dict[int, NaturalSuit], ...]] = ({}, {}, {}, {})


def natural_hand(keys: Keys) -> NaturalHand:
    """Give what is known of the natural tiles of a complete hand."""
    a, b, c, d = _suit(0, keys[0]), _suit(1, keys[1]), _suit(2, keys[2]), _suit(3, keys[3])
    bits = a.bits | b.bits | c.bits | d.bits
    if not bits & NOT_ONE_WAY and bool(a.pair) + bool(b.pair) + bool(c.pair) + bool(d.pair) != 1:
        bits |= NOT_ONE_WAY | NO_WAY
    return NaturalHand(bits, a, b, c, d)


def _suit(group: int, key: int) -> NaturalSuit:
    """Give what is known of one suit, and keep it."""
    kept = _kept[group]
    suit = kept.get(key)
    if suit is None:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        suit = kept[key] = _new_suit(group, key)
    return suit


def _new_suit(group: int, key: int) -> NaturalSuit:
    counts = counts_of_key(group, key)
    first = group * RANKS
    held = [(TILES[first + rank], count) for rank, count in enumerate(counts) if count]
    found = parts(first, counts, 0)
    sets, pair = found[0] if len(found) == 1 else ((), None)
    bits = 0 if len(found) == 1 else NOT_ONE_WAY if found else NOT_ONE_WAY | NO_WAY
    if held and group < 3:
        bits |= HAS_SUIT << group
    for tile, count in held:
        bits |= HAS_ODD if count % 2 else 0
        if not tile.is_yaojiu:
            bits |= HAS_OTHER | (HAS_TWO_EIGHT if tile.rank in (2, 8) and count >= 2 else 0)
        else:
            bits |= HAS_YAOJIU | (HAS_YAOJIU_TWICE if count >= 2 else 0)
    return NaturalSuit(
        bits,
        sets,
        pair,
        sum(group.signature for group in sets) + (pair.signature if pair else 0),
        tuple(alike(tile, 2, 0) for tile, count in held for _ in range(count // 2)),
        found,
    )

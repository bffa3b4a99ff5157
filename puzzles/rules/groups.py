"""Groups: the sets and pairs that concealed tiles make, wild ones among them, and the ways to split a suit."""

from collections.abc import Iterable
from dataclasses import field
from enum import Enum
from functools import cache, lru_cache
from itertools import product
from typing import Final

from puzzles.rules.melds import Meld, MeldKind
from puzzles.rules.tiles import TILES, Tile
from puzzles.rules.values import frozen


class GroupKind(Enum):
    """What a group of a reading is."""

    SEQUENCE = "sequence"
    TRIPLET = "triplet"
    KONG = "kong"
    WHIRLWIND = "whirlwind"
    DRAGON_SET = "dragon_set"
    PAIR = "pair"


_RANK_AMONG_EQUALS = {
    GroupKind.SEQUENCE: 0,
    GroupKind.PAIR: 0,
    GroupKind.TRIPLET: 1,
    GroupKind.KONG: 1,
    GroupKind.WHIRLWIND: 2,
    GroupKind.DRAGON_SET: 2,
}
_MOST_WILD_IN_GROUP = 4


# The fields of a signature, wide enough to add those of a whole hand: how many sequences, triplets, natural triplets,
# natural triplets of dragons and pairs there are, the wild tiles of the pair, and two bits for the pair.
SEQUENCES: Final = 1
TRIPLETS: Final = 1 << 3
NATURAL_TRIPLETS: Final = 1 << 6
DRAGON_TRIPLETS: Final = 1 << 9
PAIRS: Final = 1 << 12
WILD_IN_PAIR: Final = 1 << 15
DRAGON_PAIR: Final = 1 << 17
TWO_EIGHT_PAIR: Final = 1 << 18
FIELD: Final = 7
WILD_FIELD: Final = 3


@frozen
class Group:
    """A set or pair of a reading.

    ``faces`` are the tiles as they count, sorted, natural before wild of the same kind; ``wild`` says which of them
    are wild tiles standing for that face; ``meld`` is the declared set it is, None for concealed tiles.
    ``order`` sorts the groups of a reading (section 9); ``signature`` is what it adds to the reading's.
    """

    kind: GroupKind
    faces: tuple[Tile, ...]
    wild: tuple[bool, ...]
    meld: Meld | None = None
    order: int = field(init=False, compare=False, repr=False)
    signature: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        order = (self.faces[0] * 3 + _RANK_AMONG_EQUALS[self.kind]) * (_MOST_WILD_IN_GROUP + 1) + sum(self.wild)
        for is_wild in reversed(self.wild):  # not in section 9; makes the order of readings total
            order = order * 2 + is_wild
        object.__setattr__(self, "order", order << (_MOST_WILD_IN_GROUP - len(self.wild)))
        object.__setattr__(self, "signature", _signature(self))

    @property
    def is_natural(self) -> bool:
        """Tell whether no wild tile is in it."""
        return True not in self.wild

    @property
    def is_triplet(self) -> bool:
        """Tell whether it is a triplet or kong."""
        return self.kind is GroupKind.TRIPLET or self.kind is GroupKind.KONG

    @property
    def is_sequence(self) -> bool:
        """Tell whether it is three in a row."""
        return self.kind is GroupKind.SEQUENCE


def _signature(group: Group) -> int:
    """Give what a set or pair adds to the signature of a hand."""
    face = group.faces[0]
    if group.kind is GroupKind.SEQUENCE:
        return SEQUENCES
    if group.kind is GroupKind.PAIR:
        two_eight = group.is_natural and not face.is_honour and face.rank in (2, 8)
        return (
            PAIRS
            + sum(group.wild) * WILD_IN_PAIR
            + (DRAGON_PAIR if face.is_dragon else 0)
            + (TWO_EIGHT_PAIR if two_eight else 0)
        )
    if not group.is_triplet:
        return 0
    if not group.is_natural:
        return TRIPLETS
    return TRIPLETS + NATURAL_TRIPLETS + (DRAGON_TRIPLETS if face.is_dragon else 0)


Part = tuple[tuple[Group, ...], Group | None]
"""Sets, sorted, and at most one pair: one way to split tiles."""

_KIND_OF_MELD = {
    MeldKind.CHOW: GroupKind.SEQUENCE,
    MeldKind.PUNG: GroupKind.TRIPLET,
    MeldKind.OPEN_KONG: GroupKind.KONG,
    MeldKind.ADDED_KONG: GroupKind.KONG,
    MeldKind.CONCEALED_KONG: GroupKind.KONG,
    MeldKind.WHIRLWIND: GroupKind.WHIRLWIND,
    MeldKind.DRAGON_SET: GroupKind.DRAGON_SET,
}


@lru_cache(maxsize=4096)
def group_of_meld(meld: Meld) -> Group:
    """Give a declared set as a group of a reading."""
    return Group(_KIND_OF_MELD[meld.kind], meld.tiles, (False,) * len(meld.tiles), meld)


@cache
def alike(tile: Tile, size: int, wild: int) -> Group:
    """Give the pair (size 2) or triplet (size 3) of a kind with so many wild tiles in it."""
    kind = GroupKind.PAIR if size == 2 else GroupKind.TRIPLET
    return Group(kind, (tile,) * size, (False,) * (size - wild) + (True,) * wild)


@cache
def in_a_row(lowest: Tile, wild: tuple[bool, bool, bool]) -> Group:
    """Give the sequence from a kind on with wild tiles in these places."""
    return Group(GroupKind.SEQUENCE, TILES[lowest : lowest + 3], wild)


@cache
def wild_sets() -> tuple[Group, ...]:
    """Give every set that three wild tiles can stand for, in order."""
    sequences = [in_a_row(tile, (True, True, True)) for tile in TILES if not tile.is_honour and tile.rank <= 7]
    triplets = [alike(tile, 3, 3) for tile in TILES]
    return tuple(sorted((*sequences, *triplets), key=group_order))


@cache
def wild_pairs() -> tuple[Group, ...]:
    """Give every pair that two wild tiles can stand for, in order."""
    return tuple(alike(tile, 2, 2) for tile in TILES)


def without_places(orders: Iterable[int]) -> tuple[int, ...]:
    """Give orders of groups as section 9 compares them, whichever tiles of a group are the wild ones."""
    return tuple([order >> _MOST_WILD_IN_GROUP for order in orders])


def group_order(group: Group) -> int:
    """Sort key of groups within a reading (section 9)."""
    return group.order


@lru_cache(maxsize=65536)
def parts(first: int, counts: tuple[int, ...], wild: int) -> tuple[Part, ...]:
    """Give every way to split one suit's natural tiles and exactly so many wild ones into sets and at most one pair.

    ``first`` is the number of the suit's first kind, ``counts`` has its nine kinds (seven honours). Every group holds a
    natural tile: groups of wild tiles alone belong to no suit.
    """
    left = (sum(counts) + wild) % 3
    if left == 1:
        return ()
    found: dict[tuple[tuple[int, ...], int], Part] = {}
    _split(first, list(counts), wild, left == 2, [], None, found)
    return tuple(found.values())


def _split(
    first: int,
    counts: list[int],
    wild: int,
    pair_due: bool,
    sets: list[Group],
    pair: Group | None,
    found: dict[tuple[tuple[int, ...], int], Part],
) -> None:
    """Try every group for the lowest tile that is left, then split the rest."""
    lowest = next((place for place, count in enumerate(counts) if count), None)
    if lowest is None:
        if wild == 0 and not pair_due:
            ordered = tuple(sorted(sets, key=group_order))
            found.setdefault((tuple(group.order for group in ordered), pair.order if pair else -1), (ordered, pair))
        return
    tile = TILES[first + lowest]
    have = counts[lowest]
    for natural in range(min(have, 3), 0, -1):
        if 3 - natural <= wild:
            counts[lowest] -= natural
            triplet = alike(tile, 3, 3 - natural)
            _split(first, counts, wild - 3 + natural, pair_due, [*sets, triplet], pair, found)
            counts[lowest] += natural
    for natural in range(min(have, 2), 0, -1) if pair_due else ():
        if 2 - natural <= wild:
            counts[lowest] -= natural
            _split(first, counts, wild - 2 + natural, False, sets, alike(tile, 2, 2 - natural), found)
            counts[lowest] += natural
    if len(counts) < 9:
        return
    for start in range(max(lowest - 2, 0), min(lowest, 6) + 1):
        for stand_ins in _wild_places(counts, start, lowest):
            if sum(stand_ins) > wild:
                continue
            _take(counts, start, stand_ins, 1)
            sequence = in_a_row(TILES[first + start], stand_ins)
            _split(first, counts, wild - sum(stand_ins), pair_due, [*sets, sequence], pair, found)
            _take(counts, start, stand_ins, -1)


def _wild_places(counts: list[int], start: int, lowest: int) -> list[tuple[bool, bool, bool]]:
    """Give the places of wild tiles that a sequence from ``start`` can have when it takes the lowest tile."""
    choices = [
        (False,) if place == lowest else (False, True) if counts[place] else (True,)
        for place in range(start, start + 3)
    ]
    return [(a, b, c) for a, b, c in product(*choices)]


def _take(counts: list[int], start: int, stand_ins: tuple[bool, bool, bool], sign: int) -> None:
    for place, is_wild in enumerate(stand_ins):
        if not is_wild:
            counts[start + place] -= sign

"""Building hands: complete hands made of sets, by a pattern and a seed, before wild tiles and the table come in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from puzzles.rules.position import Meld, MeldKind
from puzzles.rules.tiles import COPIES, DRAGONS, NUMBER_SUITS, TILES, WINDS, YAOJIU, Suit, Tile

SETS: Final = 4
_RANKS: Final = 9
_WINDOW: Final = 6
_SAME_SUIT: Final = 0.6
_DENSE_TRIPLET: Final = 0.4
_ALIKE: Final = {
    MeldKind.PUNG: 3,
    MeldKind.OPEN_KONG: 4,
    MeldKind.ADDED_KONG: 4,
    MeldKind.CONCEALED_KONG: 4,
}
_HONOUR_SETS: Final = {MeldKind.WHIRLWIND: WINDS, MeldKind.DRAGON_SET: DRAGONS}
_MIDDLE: Final = tuple(tile for tile in TILES if not tile.is_yaojiu)
_FIRST_OF: Final = {suit: TILES[9 * place] for place, suit in enumerate(NUMBER_SUITS)}


@dataclass(frozen=True, slots=True)
class Pattern:
    """What a standard hand is to be like.

    ``triplets`` of the four sets are alike (kongs among them), the rest sequences; ``declared`` lie on the table;
    ``fixed`` are concealed sets that are given, over and above the triplets; ``triplet_kinds`` the honours that
    triplets may be of.
    ``suits`` are the suits that appear, each at least once; ``long_suit`` draws most sets. ``pair``, ``triplet`` and
    ``ranks`` say which kinds may be used; ``honours`` is the chance of a pair or triplet to be one.
    """

    triplets: int
    declared: tuple[MeldKind, ...] = ()
    suits: tuple[Suit, ...] = NUMBER_SUITS
    long_suit: Suit | None = None
    pair: str = "any"
    middle_only: bool = False
    yaojiu: str = "any"
    honours: float = 0.25
    fixed: tuple[tuple[Tile, ...], ...] = ()
    triplet_kinds: tuple[Tile, ...] = TILES[Tile.EAST :]


@dataclass(frozen=True, slots=True)
class Hand:
    """A complete hand: its concealed groups, the pair last in a standard hand, and its declared sets."""

    groups: tuple[tuple[Tile, ...], ...]
    melds: tuple[Meld, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Give the concealed tiles."""
        return tuple(tile for group in self.groups for tile in group)

    @property
    def whole(self) -> tuple[Tile, ...]:
        """Give all tiles, declared ones too."""
        return (*self.tiles, *(tile for meld in self.melds for tile in meld.tiles))


@dataclass(slots=True)
class _Wall:
    """The copies of each kind that are left to build with."""

    rng: Random
    left: list[int] = field(default_factory=lambda: [COPIES] * len(TILES))

    def take(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        """Use up these tiles."""
        taken = tuple(tiles)
        for tile in taken:
            self.left[tile] -= 1
        return taken

    def alike(self, among: Sequence[Tile], size: int) -> tuple[Tile, ...] | None:
        """Take ``size`` alike of one of these kinds."""
        kinds = [tile for tile in among if self.left[tile] >= size]
        return self.take([self.rng.choice(kinds)] * size) if kinds else None

    def sequence(self, suit: Suit, *, middle_only: bool) -> tuple[Tile, ...] | None:
        """Take three in a row of this suit."""
        first = _FIRST_OF[suit]
        return self.row_in(TILES[first + 1 : first + 8] if middle_only else TILES[first : first + 9])

    def row_in(self, ranks: Sequence[Tile]) -> tuple[Tile, ...] | None:
        """Take three in a row among these ranks of a suit."""
        starts = [tile for tile in ranks[:-2] if self.left[tile] and self.left[tile + 1] and self.left[tile + 2]]
        if not starts:
            return None
        start = self.rng.choice(starts)
        return self.take(TILES[start : start + 3])


def build_standard(pattern: Pattern, rng: Random) -> Hand | None:
    """Build four sets and a pair by a pattern; None where this draw of luck doesn't fit it."""
    wall = _Wall(rng)
    for group in pattern.fixed:
        wall.take(group)
    melds = [Meld(kind, wall.take(_HONOUR_SETS[kind])) for kind in pattern.declared if kind in _HONOUR_SETS]
    kinds = [kind for kind in pattern.declared if kind not in _HONOUR_SETS]
    claimed_alike = [kind for kind in kinds if kind in _ALIKE]
    chows = len(kinds) - len(claimed_alike)
    triplets = max(pattern.triplets, len(claimed_alike))
    sequences = SETS - len(melds) - len(pattern.fixed) - triplets
    if sequences < chows:
        return None
    honour_groups = sum(rng.random() < pattern.honours for _ in range(triplets))
    pair_is_honour = _pair_is_honour(pattern, rng)
    suits = _suits(pattern, sequences + triplets + 1 - honour_groups - pair_is_honour, rng)
    if suits is None:
        return None
    if min(wall.left) < 0:
        return None
    alike = _build_triplets(pattern, wall, claimed_alike, triplets, honour_groups, suits)
    pair = _build_pair(pattern, wall, suits, is_honour=pair_is_honour)
    rows = [wall.sequence(suits.pop(), middle_only=pattern.middle_only) for _ in range(sequences)]
    if pair is None or alike is None or not all(rows):
        return None
    groups: list[tuple[Tile, ...]] = list(pattern.fixed)
    for place, tiles in enumerate(alike):
        if place < len(claimed_alike):
            melds.append(Meld(claimed_alike[place], tiles))
        else:
            groups.append(tiles)
    for place, row in enumerate(row for row in rows if row):
        if place < chows:
            melds.append(Meld(MeldKind.CHOW, row))
        else:
            groups.append(row)
    rng.shuffle(melds)
    hand = Hand((*groups, pair), tuple(melds))
    return hand if _fits(hand, pattern) else None


def _pair_is_honour(pattern: Pattern, rng: Random) -> bool:
    if pattern.middle_only or pattern.pair in ("two_eight", "number"):
        return False
    return pattern.pair in ("dragon", "honour") or rng.random() < pattern.honours


def _suits(pattern: Pattern, groups: int, rng: Random) -> list[Suit] | None:
    """Share the suits out among the groups of numbers, each suit at least once."""
    covered = {group[0].suit for group in pattern.fixed}
    suits = [suit for suit in pattern.suits if suit not in covered]
    if groups < len(suits):
        return None
    while len(suits) < groups:
        suits.append(pattern.long_suit or rng.choice(pattern.suits))
    rng.shuffle(suits)
    return suits


def _build_triplets(
    pattern: Pattern, wall: _Wall, claimed: Sequence[MeldKind], count: int, honours: int, suits: list[Suit]
) -> list[tuple[Tile, ...]] | None:
    sizes = [_ALIKE[kind] for kind in claimed] + [3] * (count - len(claimed))
    are_honours = [place < honours for place in range(count)]
    wall.rng.shuffle(are_honours)
    built: list[tuple[Tile, ...]] = []
    for size, is_honour in zip(sizes, are_honours, strict=True):
        among = pattern.triplet_kinds if is_honour else _kinds_of(suits.pop(), pattern)
        tiles = wall.alike(among, size)
        if tiles is None:
            return None
        built.append(tiles)
    return built


def _build_pair(pattern: Pattern, wall: _Wall, suits: list[Suit], *, is_honour: bool) -> tuple[Tile, ...] | None:
    if pattern.pair == "dragon":
        return wall.alike(DRAGONS, 2)
    if is_honour:
        return wall.alike(WINDS if pattern.pair == "plain" else TILES[Tile.EAST :], 2)
    kinds = _kinds_of(suits.pop(), pattern)
    if pattern.pair == "two_eight":
        kinds = [tile for tile in kinds if tile.rank in (2, 8)]
    return wall.alike(kinds, 2)


def _kinds_of(suit: Suit, pattern: Pattern) -> Sequence[Tile]:
    first = _FIRST_OF[suit]
    return TILES[first + 1 : first + 8] if pattern.middle_only else TILES[first : first + 9]


def _fits(hand: Hand, pattern: Pattern) -> bool:
    """Tell whether the hand has as much 幺九 as the pattern wants."""
    if pattern.yaojiu not in ("one", "pair"):
        return True
    whole = hand.whole
    if pattern.yaojiu == "one":
        return any(tile.is_yaojiu for tile in whole)
    return any(whole.count(tile) >= 2 for tile in YAOJIU)


def build_seven_pairs(
    rng: Random,
    suits: Sequence[Suit],
    *,
    middle_only: bool = False,
    four_alike: bool = False,
    honours: bool = True,
) -> Hand:
    """Build seven pairs of these suits, and of honours unless ``middle_only``; ``four_alike``: two of them equal."""
    honours = honours and not middle_only
    among = [tile for tile in (_MIDDLE if middle_only else TILES) if tile.suit in suits or (honours and tile.is_honour)]
    covering = [rng.choice([tile for tile in among if tile.suit is suit]) for suit in suits]
    others = [tile for tile in among if tile not in covering]
    kinds = covering + rng.sample(others, 7 - len(covering))
    if four_alike:
        kinds[-1] = rng.choice(kinds[:-1])
    return Hand(tuple((tile, tile) for tile in sorted(kinds)))


def build_dense(rng: Random, suit: Suit, declared: MeldKind) -> Hand | None:
    """Build a hand whose concealed tiles lie close together in one suit, beside one set of alike tiles declared."""
    wall = _Wall(rng)
    in_suit = rng.random() < _SAME_SUIT
    meld = wall.alike([tile for tile in TILES if (tile.suit is suit) is in_suit], _ALIKE[declared])
    low = _FIRST_OF[suit] + rng.randrange(_RANKS - _WINDOW + 1)
    window = TILES[low : low + _WINDOW]
    groups: list[tuple[Tile, ...]] = []
    for _ in range(SETS - 1):
        group = wall.alike(window, 3) if rng.random() < _DENSE_TRIPLET else wall.row_in(window)
        if group is None:
            return None
        groups.append(group)
    pair = wall.alike(window, 2)
    if pair is None or meld is None:
        return None
    return Hand((*groups, pair), (Meld(declared, meld),))


def build_orphans(rng: Random) -> Hand:
    """Build the thirteen 幺九 kinds with one of them twice."""
    return Hand((YAOJIU, (rng.choice(YAOJIU),)))


def build_yao_sets(rng: Random, declared: Sequence[MeldKind]) -> Hand | None:
    """Build four triplets and a pair of 幺九 alone."""
    kinds = rng.sample(YAOJIU, SETS + 1)
    if not all(any(tile.suit is suit for tile in kinds) for suit in rng.sample(NUMBER_SUITS, 2)):
        return None
    melds = tuple(Meld(kind, (tile,) * _ALIKE[kind]) for kind, tile in zip(declared, kinds, strict=False))
    return Hand((*((tile,) * 3 for tile in kinds[len(melds) : SETS]), (kinds[SETS],) * 2), melds)

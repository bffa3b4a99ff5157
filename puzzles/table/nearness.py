"""Nearness: how far a hand is from a *legal* one, as a player judges it at a glance."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from puzzles.rules.hand import counts_of_key
from puzzles.rules.melds import OPENING, Meld, MeldKind
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.shanten import MOST_SETS, helpful_for_pairs, missing_for_pairs, shanten_tables
from puzzles.rules.tables import PLACES, Hand, ShapeTables, hand_of_counts, shape_tables
from puzzles.rules.tiles import TILES, Tile

RANKS: Final = 9
_TRIPLETS: Final = frozenset({MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG})
_PAIRS_IN_REACH: Final = 2
_MISSING_SUIT: Final = 1.1
_NO_YAOJIU: Final = 0.9
_SINGLE_YAOJIU: Final = 0.4
_NO_TRIPLET: Final = 0.9
_HALF_TRIPLET: Final = 0.35
_NO_SEQUENCE: Final = 0.8
_HOPELESS: Final = 4.0
_NOT_OPENED: Final = 0.6


class Nearness:
    """Measures hands under one set of rules; ``hun`` is the wild kind of this deal."""

    def __init__(self, rules: Ruleset, hun: Tile | None) -> None:
        self._rules = rules
        self._hun = hun
        self._shapes: ShapeTables = shape_tables(rules.seven_pairs_quads)
        self._shanten = shanten_tables()

    def split(self, counts: Sequence[int]) -> tuple[list[int], int]:
        """Split concealed counts into natural ones and the number of wild tiles."""
        natural = list(counts)
        if self._hun is None:
            return natural, 0
        wild, natural[self._hun] = natural[self._hun], 0
        return natural, wild

    def missing_tiles(self, natural: Sequence[int], hand: Hand, wild: int, declared: int) -> int:
        """Give how many tiles must still come for a complete shape, others going: 1 when the hand is ready.

        Seven pairs are aimed at only when they are near: they can't be claimed for.
        """
        missing = max(self._shanten.missing(hand, MOST_SETS - declared) - wild, 1)
        if not declared and missing > 1:
            by_pairs = missing_for_pairs(natural, wild, self._rules.seven_pairs_quads)
            if by_pairs <= _PAIRS_IN_REACH:
                missing = max(min(missing, by_pairs), 1)
        return missing

    def lacks(self, hand: Hand, wild: int, melds: Sequence[Meld]) -> float:
        """Weigh what R-LEGAL asks and the hand hasn't got: in tiles that it is likely to cost."""
        rules, is_full = self._rules, len(melds) == MOST_SETS
        traits = [traits_of(group, key) for group, key in enumerate(hand)]
        cost = 0.0
        if rules.suits:
            cost += _suits_lacked(hand, melds)
        if rules.yaojiu in ("one", "pair") and not any(tile.is_yaojiu for meld in melds for tile in meld.tiles):
            cost += _yaojiu_lacked(max([part.most_yaojiu for part in traits]), 1 if rules.yaojiu == "one" else 2)
        if rules.triplet and not any(meld.kind in _TRIPLETS for meld in melds):
            cost += _triplet_lacked(traits, wild, is_full)
        if rules.sequence and not any(meld.kind is MeldKind.CHOW for meld in melds):
            cost += _HOPELESS if is_full else 0.0 if any(part.has_neighbours for part in traits) else _NO_SEQUENCE
        if rules.must_open == "off":
            return cost
        opening = melds if rules.must_open == "any" else [meld for meld in melds if meld.kind in OPENING]
        return cost + (0.0 if opening else _NOT_OPENED)

    def of(self, counts: Sequence[int], melds: Sequence[Meld]) -> float:
        """Measure a hand of 13 − 3d tiles: the smaller, the nearer."""
        natural, wild = self.split(counts)
        return self._measure(natural, hand_of_counts(natural), wild, melds)

    def after_discards(self, counts: Sequence[int], melds: Sequence[Meld]) -> list[tuple[float, Tile]]:
        """Measure a hand of 14 − 3d tiles after each discard, nearest first; wild tiles are never spared."""
        natural, wild = self.split(counts)
        hand = list(hand_of_counts(natural))
        measured = []
        for tile in TILES:
            if not natural[tile]:
                continue
            natural[tile] -= 1
            hand[tile // RANKS] -= PLACES[tile]
            measured.append((self._measure(natural, (hand[0], hand[1], hand[2], hand[3]), wild, melds), tile))
            natural[tile] += 1
            hand[tile // RANKS] += PLACES[tile]
        if not measured and self._hun is not None:
            measured.append((0.0, self._hun))
        measured.sort()
        return measured

    def helpful(self, counts: Sequence[int], melds: Sequence[Meld]) -> tuple[Tile, ...]:
        """Give the kinds that bring a hand of 13 − 3d tiles nearer when drawn in place of a tile it can spare."""
        natural, wild = self.split(counts)
        hand = hand_of_counts(natural)
        declared = len(melds)
        missing = self.missing_tiles(natural, hand, wild, declared)
        if missing == 1:
            mask = self._shapes.waits(hand, wild, not declared)
            return tuple(tile for tile in TILES if mask >> tile & 1)
        sets = MOST_SETS - declared
        mask = 0
        if self._shanten.missing(hand, sets) - wild == missing:
            mask = self._shanten.helpful(hand, sets)
        if not declared:
            by_pairs = missing_for_pairs(natural, wild, self._rules.seven_pairs_quads)
            if by_pairs <= min(missing, _PAIRS_IN_REACH + 1):
                mask |= helpful_for_pairs(natural, self._rules.seven_pairs_quads)
        if self._hun is not None:
            mask &= ~(1 << self._hun)
        return tuple(tile for tile in TILES if mask >> tile & 1)

    def _measure(self, natural: Sequence[int], hand: Hand, wild: int, melds: Sequence[Meld]) -> float:
        return self.missing_tiles(natural, hand, wild, len(melds)) + self.lacks(hand, wild, melds)


class Traits(NamedTuple):
    """What the conditions of R-LEGAL look at in one suit's natural tiles, or in the honours."""

    most: int
    most_yaojiu: int
    pairs: int
    has_dragon_pair: bool
    has_neighbours: bool


@lru_cache(maxsize=1 << 16)
def traits_of(group: int, key: int) -> Traits:
    """Give the traits of a key of the tables; group 3 is the honours."""
    counts = counts_of_key(group, key)
    kinds = TILES[group * RANKS : group * RANKS + len(counts)]
    is_suit = not kinds[0].is_honour
    return Traits(
        max(counts),
        max([count for tile, count in zip(kinds, counts, strict=True) if tile.is_yaojiu]),
        counts.count(2),
        any(count >= 2 for tile, count in zip(kinds, counts, strict=True) if tile.is_dragon),
        is_suit and any(counts[at] and (counts[at + 1] or any(counts[at + 2 : at + 3])) for at in range(RANKS - 1)),
    )


def _suits_lacked(hand: Hand, melds: Sequence[Meld]) -> float:
    declared = {meld.tiles[0] // RANKS for meld in melds}
    absent = sum([not (hand[group] or group in declared) for group in range(3)])
    return _MISSING_SUIT * absent + (_HOPELESS if absent > MOST_SETS - len(melds) else 0.0)


def _yaojiu_lacked(held: int, wanted: int) -> float:
    if held >= wanted:
        return 0.0
    return _SINGLE_YAOJIU if held else _NO_YAOJIU + _SINGLE_YAOJIU * (wanted - 1)


def _triplet_lacked(traits: Sequence[Traits], wild: int, is_full: bool) -> float:
    if any(part.has_dragon_pair for part in traits):
        return 0.0
    if is_full:
        return _HOPELESS
    if any(part.most >= 3 for part in traits):
        return 0.0
    return _HALF_TRIPLET if sum([part.pairs for part in traits]) + wild >= 2 else _NO_TRIPLET

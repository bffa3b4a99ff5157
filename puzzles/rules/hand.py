"""A hand as counts: natural tiles and wild ones apart, and what its declared sets bring in."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from puzzles.rules.groups import group_of_meld
from puzzles.rules.least_wild import BASE
from puzzles.rules.melds import OPENING, Meld, MeldKind
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.set_flags import SEQUENCE, TRIPLET
from puzzles.rules.tables import HONOURS, RANKS
from puzzles.rules.tiles import TILES, YAOJIU, Tile

HONOUR_GROUP: Final = 3


class Declared:
    """What the declared sets of a hand come to, worked out once for each choice of sets.

    ``groups`` are they as groups of a reading, ``signature`` the sum of what these add to its signature; ``counts`` has
    the 34 counts of their tiles; ``flags`` says whether there are a sequence and a triplet among them; ``suits`` has
    bit 0, 1, 2 for 万, 饼, 条; ``yaojiu`` and ``yaojiu_twice`` are masks of the 幺九 kinds that they hold at least once
    and at least twice.
    """

    __slots__ = (
        "counts", "flags", "groups", "is_all_yaojiu", "is_opened", "melds", "signature", "suits", "yaojiu",
        "yaojiu_twice",
    )  # fmt: skip

    def __init__(self, melds: tuple[Meld, ...]) -> None:
        counts = [0] * len(TILES)
        for meld in melds:
            for tile in meld.tiles:
                counts[tile] += 1
        kinds = [meld.kind for meld in melds]
        self.melds = melds
        self.groups = tuple(group_of_meld(meld) for meld in melds)
        self.signature = sum(group.signature for group in self.groups)
        self.counts = tuple(counts)
        self.is_opened = any(kind in OPENING for kind in kinds)
        self.flags = SEQUENCE if MeldKind.CHOW in kinds else 0
        if any(kind is MeldKind.PUNG or kind.is_kong for kind in kinds):
            self.flags |= TRIPLET
        self.suits = sum(1 << suit for suit in range(3) if any(counts[9 * suit : 9 * suit + 9]))
        self.yaojiu = sum(1 << tile for tile in YAOJIU if counts[tile])
        self.yaojiu_twice = sum(1 << tile for tile in YAOJIU if counts[tile] >= 2)
        self.is_all_yaojiu = not any(counts[tile] for tile in TILES if not tile.is_yaojiu)


NOTHING_DECLARED: Final = Declared(())
_declared = lru_cache(maxsize=8192)(Declared)


class Hand:
    """What readings and conditions are taken from; like every value of the rules it is never changed once made.

    ``natural`` has 34 counts of concealed tiles without the hun, ``wild`` is the number of hun tiles among the
    concealed ones, ``whole`` has the counts of natural tiles in the whole hand, concealed and declared.
    """

    __slots__ = ("declared", "hun", "natural", "rules", "whole", "wild")

    def __init__(
        self,
        rules: Ruleset,
        hun: Tile | None,
        declared: Declared,
        natural: tuple[int, ...],
        wild: int,
        whole: tuple[int, ...],
    ) -> None:
        self.rules = rules
        self.hun = hun
        self.declared = declared
        self.natural = natural
        self.wild = wild
        self.whole = whole

    @classmethod
    def of(cls, rules: Ruleset, counts: Sequence[int], melds: tuple[Meld, ...], hun: Tile | None) -> "Hand":
        """Give the hand with these 34 counts of concealed tiles, the hun among them."""
        declared = _declared(melds) if melds else NOTHING_DECLARED
        wild = 0
        if hun is not None and counts[hun]:
            wild = counts[hun]
            counts = (*counts[:hun], 0, *counts[hun + 1 :])
        natural = tuple(counts)
        whole = tuple(map(int.__add__, natural, declared.counts)) if melds else natural
        return cls(rules, hun, declared, natural, wild, whole)

    @property
    def melds(self) -> tuple[Meld, ...]:
        """Give the declared sets."""
        return self.declared.melds

    @property
    def is_opened(self) -> bool:
        """Tell whether the hand is opened, 开门."""
        return self.declared.is_opened

    def with_tile(self, tile: Tile) -> "Hand":
        """Give the hand with one more concealed tile; a hun is wild."""
        natural, whole, wild = self.natural, self.whole, self.wild
        if tile is self.hun:
            wild += 1
        else:
            natural = (*natural[:tile], natural[tile] + 1, *natural[tile + 1 :])
            whole = (*whole[:tile], whole[tile] + 1, *whole[tile + 1 :])
        return Hand(self.rules, self.hun, self.declared, natural, wild, whole)

    def with_wild(self) -> "Hand":
        """Give the hand with one more wild tile."""
        return Hand(self.rules, self.hun, self.declared, self.natural, self.wild + 1, self.whole)

    def natural_tiles(self) -> tuple[Tile, ...]:
        """Give the natural tiles of the whole hand, sorted."""
        return tuple(tile for tile in TILES for _ in range(self.whole[tile]))


def counts_of_key(group: int, key: int) -> tuple[int, ...]:
    """Give the counts of one suit's kinds, or of the honours, that a key of the tables stands for."""
    return tuple(key // BASE**rank % BASE for rank in range(HONOURS if group == HONOUR_GROUP else RANKS))

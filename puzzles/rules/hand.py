"""A hand as counts: natural tiles and wild ones apart, and the whole hand with what is declared."""

from dataclasses import dataclass, replace

from puzzles.rules.melds import Meld
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import TILES, Tile


@dataclass(frozen=True, slots=True)
class Hand:
    """What readings and conditions are taken from.

    ``natural`` has 34 counts of concealed tiles without the hun, ``wild`` is the number of hun tiles among the
    concealed ones, ``whole`` has the counts of natural tiles in the whole hand, concealed and declared.
    """

    rules: Ruleset
    hun: Tile | None
    melds: tuple[Meld, ...]
    is_opened: bool
    natural: tuple[int, ...]
    wild: int
    whole: tuple[int, ...]

    @classmethod
    def of(cls, position: Position) -> "Hand":
        """Give the hand of a position."""
        natural = list(position.counts)
        wild = 0
        if position.hun is not None:
            wild, natural[position.hun] = natural[position.hun], 0
        whole = natural.copy()
        for meld in position.melds:
            for tile in meld.tiles:
                whole[tile] += 1
        return cls(
            position.rules,
            position.hun,
            position.melds,
            position.is_opened,
            tuple(natural),
            wild,
            tuple(whole),
        )

    def with_tile(self, tile: Tile) -> "Hand":
        """Give the hand with one more concealed tile; a hun is wild."""
        if tile is self.hun:
            return replace(self, wild=self.wild + 1)
        return replace(self, natural=_changed(self.natural, tile, 1), whole=_changed(self.whole, tile, 1))

    def without_tile(self, tile: Tile) -> "Hand":
        """Give the hand with one concealed tile less."""
        if tile is self.hun:
            return replace(self, wild=self.wild - 1)
        return replace(self, natural=_changed(self.natural, tile, -1), whole=_changed(self.whole, tile, -1))

    def natural_tiles(self) -> tuple[Tile, ...]:
        """Give the natural tiles of the whole hand, sorted."""
        return tuple(tile for tile in TILES for _ in range(self.whole[tile]))


def _changed(counts: tuple[int, ...], tile: Tile, by: int) -> tuple[int, ...]:
    return (*counts[:tile], counts[tile] + by, *counts[tile + 1 :])

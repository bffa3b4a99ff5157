"""Succession: which tile follows which (R-NEXT), and so what is wild and what the 枪 tile counts."""

from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile


def next_tile(tile: Tile, rules: Ruleset) -> Tile:
    """Give the tile that follows in its ring (R-NEXT); the one after the indicator is wild."""
    raise NotImplementedError

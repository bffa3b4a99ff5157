"""Succession: which tile follows which (R-NEXT), and so what is wild and what the 枪 tile counts."""

from functools import lru_cache
from typing import Final

from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import TILES, Tile

_CHARACTERS, _DOTS, _BAMBOO = TILES[0:9], TILES[9:18], TILES[18:27]
_ESWN: Final = (Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH)
_EWSN: Final = (Tile.EAST, Tile.WEST, Tile.SOUTH, Tile.NORTH)
_DRAGON_RING: Final = (Tile.RED, Tile.GREEN, Tile.WHITE)
_WINDS_OF: Final = {"EWSN": _EWSN, "ESWN": _ESWN, "joined": _ESWN, "joined_EWSN": _EWSN}


def next_tile(tile: Tile, rules: Ruleset) -> Tile:
    """Give the tile that follows in its ring (R-NEXT); the one after the indicator is wild.

    Rules without an order of succession (the points profile) are answered by the default order.
    """
    return _successors(rules.honor_order or "EWSN", rules.suit_cycle or "own")[tile]


@lru_cache
def _successors(honor_order: str, suit_cycle: str) -> tuple[Tile, ...]:
    """Give the successor of each of the 34 kinds."""
    successor = list(TILES)
    for ring in _rings(honor_order, suit_cycle):
        for place, tile in enumerate(ring):
            successor[tile] = ring[(place + 1) % len(ring)]
    return tuple(successor)


def _rings(honor_order: str, suit_cycle: str) -> tuple[tuple[Tile, ...], ...]:
    winds = _WINDS_OF[honor_order]
    if suit_cycle == "through":
        return ((*_CHARACTERS, *_BAMBOO, *_DOTS, *winds, *_DRAGON_RING),)
    if honor_order.startswith("joined"):
        return (_CHARACTERS, _DOTS, _BAMBOO, (*winds, *_DRAGON_RING))
    return (_CHARACTERS, _DOTS, _BAMBOO, winds, _DRAGON_RING)

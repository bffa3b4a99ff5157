"""Themes of 定混数枪: which tile follows which, and which tiles in the hand count."""

from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import HUN, Theme
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import Tile

_MANY: Final = 3
_LAST_OF_A_RING: Final = (Tile.NORTH, Tile.WHITE)


def shot_kinds(facts: Facts) -> tuple[Tile, ...]:
    """Give the two kinds that count as 枪: the one turned up and the one after it."""
    qiang = facts.position.qiang
    return () if qiang is None else (qiang, next_tile(qiang, facts.rules))


def goes_round(tile: Tile | None) -> bool:
    """Tell whether the tile is the last of its row, so that the next one is the first."""
    if tile is None:
        return False
    return tile in _LAST_OF_A_RING if tile.is_honour else tile.rank == 9


def holds_wild_shot(facts: Facts) -> bool:
    """Tell whether a wild tile is held whose kind would count if it weren't wild."""
    return facts.wild > 0 and facts.position.hun in shot_kinds(facts)


def _is_declared(facts: Facts) -> bool:
    kinds = shot_kinds(facts)
    return any(tile in kinds for meld in facts.position.melds for tile in meld.tiles)


def _is_honour(tile: Tile | None) -> bool:
    return tile is not None and tile.is_honour


THEMES: Final = (
    Theme("hun_goes_round", HUN, lambda facts: goes_round(facts.position.indicator)),
    Theme("hun_is_honour", HUN, lambda facts: _is_honour(facts.position.indicator)),
    Theme("qiang_hits", HUN, lambda facts: facts.qiang > 0),
    Theme("many_qiang", HUN, lambda facts: facts.qiang >= _MANY),
    Theme("qiang_misses", HUN, lambda facts: facts.qiang == 0),
    Theme("qiang_goes_round", HUN, lambda facts: goes_round(facts.position.qiang)),
    Theme("qiang_is_honour", HUN, lambda facts: _is_honour(facts.position.qiang)),
    Theme("qiang_is_wild", HUN, holds_wild_shot),
    Theme("qiang_in_sets", HUN, _is_declared),
)

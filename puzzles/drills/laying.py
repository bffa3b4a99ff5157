"""Laying a complete hand: wild tiles in the place of some of its concealed ones, and the indicator for them."""

from random import Random

from puzzles.drills.deal import Table, count, place_wild
from puzzles.drills.hands import Hand
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, Tile

_NO_INDICATOR = 0.3


def lay_complete(
    hand: Hand, wild: int, rules: Ruleset, rng: Random, *, wild_for: tuple[Tile, ...] = ()
) -> Table | None:
    """Lay a complete hand with so many wild tiles; those that ``wild_for`` names are replaced first."""
    tiles = list(hand.tiles)
    if not rules.has_hun or (not wild and rng.random() < _NO_INDICATOR):
        return Table(tuple(tiles), None)
    if wild >= len(tiles):
        return None
    for tile in wild_for[:wild]:
        tiles.remove(tile)
    rest = wild - len(wild_for[:wild])
    kept = tuple(rng.sample(tiles, len(tiles) - rest))
    return place_wild(kept, hand.melds, wild, rules, rng)


def lay_under(hand: Hand, indicator: Tile, rules: Ruleset) -> Table | None:
    """Lay a complete hand under this indicator as it is; None where one of its tiles would be wild or a fifth copy."""
    hun = next_tile(indicator, rules)
    in_sight = count(hand.tiles, hand.melds)
    if in_sight[indicator] >= COPIES or in_sight[hun]:
        return None
    return Table(hand.tiles, indicator)


def lay_position(
    hand: Hand | None, wild: int, rules: Ruleset, rng: Random, *, wild_for: tuple[Tile, ...] = ()
) -> Position | None:
    """Lay a complete hand and give the position, with nothing said of a win; None for no hand, or where none can be."""
    if hand is None:
        return None
    table = lay_complete(hand, wild, rules, rng, wild_for=wild_for)
    return None if table is None else Position(rules, table.concealed, hand.melds, table.indicator)

"""Themes of discards: what the best one keeps, gives up, or lets pass by."""

from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import DISCARD, Theme
from puzzles.rules.tiles import Tile
from puzzles.rules.turns import Discard

_WIDE: Final = 8
_THIN: Final = 4


def _best(facts: Facts) -> Discard:
    return max(facts.discards.discards, key=lambda discard: discard.total)


def _best_tile(facts: Facts) -> Tile:
    return _best(facts).tile


def _is_only_one(facts: Facts) -> bool:
    return sum(discard.total > 0 for discard in facts.discards.discards) == 1


def is_shape_tempting(facts: Facts) -> bool:
    """Tell whether another discard leaves more tiles for the shape than the best one leaves to win on."""
    best = _best(facts)
    return any(left > best.total for tile, left in facts.shapes_left.items() if tile is not best.tile)


def _breaks(number: int, facts: Facts) -> bool:
    tile = _best_tile(facts)
    return tile is not facts.position.hun and facts.natural[tile] == number


def _wins_already(facts: Facts) -> bool:
    return facts.legality.reading is not None


def _keeps_sole_suit(facts: Facts) -> bool:
    """Tell whether the only tile of a suit, or the only 幺九, is in the hand and stays."""
    whole, best = facts.whole, _best_tile(facts)
    return any(
        tile is not best
        and (
            (bool(facts.rules.suits) and not tile.is_honour and sum(other.suit is tile.suit for other in whole) == 1)
            or (facts.rules.yaojiu == "one" and tile.is_yaojiu and sum(other.is_yaojiu for other in whole) == 1)
        )
        for tile in whole
    )


THEMES: Final = (
    Theme("only_one_keeps_ready", DISCARD, _is_only_one),
    Theme("wide_wait", DISCARD, lambda facts: _best(facts).total >= _WIDE),
    Theme("thin_wait", DISCARD, lambda facts: _best(facts).total <= _THIN),
    Theme("shape_tempts", DISCARD, is_shape_tempting),
    Theme("complete_but_refused", DISCARD, _wins_already),
    Theme("breaks_pair", DISCARD, lambda facts: _breaks(2, facts)),
    Theme("breaks_triplet", DISCARD, lambda facts: _breaks(3, facts)),
    Theme("keeps_the_only_one", DISCARD, _keeps_sole_suit),
    Theme("honour_goes", DISCARD, lambda facts: _best_tile(facts).is_honour),
)

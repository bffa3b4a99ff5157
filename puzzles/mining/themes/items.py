"""Themes of wins: every item of the ledger, those that go together, and the reading that counts."""

from collections.abc import Callable
from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import WON, Theme
from puzzles.rules.fan import Item
from puzzles.rules.readings import Form
from puzzles.rules.seats import Seat, WinBy
from puzzles.rules.tiles import COPIES

_MANY_FAN: Final = 6
_MANY_QIANG: Final = 3
_SIMPLE: Final = (
    Item.CLOSED,
    Item.NO_HUN,
    Item.OPEN_KONG,
    Item.CONCEALED_KONG,
    Item.DRAGON_TRIPLET,
    Item.THREE_TRIPLETS,
    Item.FOUR_OF_A_KIND,
    Item.QIANG,
    Item.TWO_EIGHT_PAIR,
    Item.WALL_TOP,
    Item.PURE_SUIT,
    Item.MIXED_SUIT,
    Item.ALL_TRIPLETS,
    Item.SET_POINTS,
)


def _earns(*items: Item) -> Callable[[Facts], bool]:
    return lambda facts: all(item in facts.items for item in items)


def _won_by(by: WinBy) -> Callable[[Facts], bool]:
    return lambda facts: facts.position.win is not None and facts.position.win.by is by


def _kong_counts_twice(facts: Facts) -> bool:
    """Tell whether a declared kong also counts as four of a kind."""
    line = facts.items.get(Item.FOUR_OF_A_KIND)
    kongs = {meld.tiles[0] for meld in facts.position.melds if meld.kind.is_kong}
    return line is not None and bool(kongs & set(line.tiles))


def _has_hidden_quad(facts: Facts) -> bool:
    """Tell whether four alike count that no kong shows."""
    line = facts.items.get(Item.FOUR_OF_A_KIND)
    if line is None:
        return False
    kongs = {meld.tiles[0] for meld in facts.position.melds if meld.kind.is_kong}
    return any(facts.position.hand.whole[tile] == COPIES and tile not in kongs for tile in line.tiles)


def _has_indicator_triplet(facts: Facts) -> bool:
    """Tell whether the hand holds three of the indicator's kind: with the indicator four of a kind."""
    indicator = facts.position.indicator
    return indicator is not None and facts.position.hand.whole[indicator] == COPIES - 1


def _is_big(facts: Facts) -> bool:
    return facts.score.fan is not None and facts.score.fan >= _MANY_FAN


def _has_factors(number: int) -> Callable[[Facts], bool]:
    return lambda facts: (
        not facts.rules.has_hun
        and sum(line.count > 1 for item, line in facts.items.items() if item.factor is not None) >= number
    )


def _has_many_qiang(facts: Facts) -> bool:
    line = facts.items.get(Item.QIANG)
    return line is not None and line.count >= _MANY_QIANG


THEMES: Final = (
    Theme("dealer", WON, lambda facts: facts.position.dealer is Seat.SELF),
    Theme("self_draw", WON, _won_by(WinBy.SELF_DRAW)),
    Theme("kong_draw", WON, _won_by(WinBy.KONG_DRAW)),
    Theme("robbed_kong", WON, _won_by(WinBy.ROBBED_KONG)),
    *(Theme(item.id, WON, _earns(item)) for item in _SIMPLE),
    Theme("seven_pairs", WON, lambda facts: facts.score.reading.is_made_of_pairs),
    Theme("thirteen_yao", WON, lambda facts: facts.score.reading.form is Form.THIRTEEN_YAO),
    Theme("closed_self_draw", WON, _earns(Item.CLOSED, Item.SELF_DRAW)),
    Theme("closed_no_hun", WON, _earns(Item.CLOSED, Item.NO_HUN)),
    Theme("triplets_of_dragons", WON, _earns(Item.THREE_TRIPLETS, Item.DRAGON_TRIPLET)),
    Theme("kong_counts_twice", WON, _kong_counts_twice),
    Theme("hidden_quad", WON, _has_hidden_quad),
    Theme("indicator_triplet", WON, _has_indicator_triplet),
    Theme("many_qiang", WON, _has_many_qiang),
    Theme("better_reading", WON, lambda facts: len(facts.worths) > 1),
    Theme("big_hand", WON, _is_big),
    Theme("multipliers", WON, _has_factors(1)),
    Theme("stacked_multipliers", WON, _has_factors(2)),
)

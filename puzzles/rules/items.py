"""The items that a winning hand is paid for: one entry each, with how it is counted (sections 8 and 10, R-FAN)."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

from puzzles.rules.groups import DRAGON_TRIPLETS, FIELD, NATURAL_TRIPLETS, TWO_EIGHT_PAIR
from puzzles.rules.hand import Hand
from puzzles.rules.melds import HONOUR_SETS, MeldKind
from puzzles.rules.position import Position, Seat, WinBy
from puzzles.rules.readings import Form, Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, TILES, Suit, Tile

Earnings = Sequence[tuple[Tile, ...]]
"""What earns an item, once for each fan: the tiles, or none where no tile but the way of winning does."""

_NOTHING: Earnings = ()
_ONCE: Earnings = ((),)


# What an item can't be without, as bits: an item is looked at only where all of its needs are met.
DEALER: Final = 1
DRAWN: Final = 2
KONG_DRAWN: Final = 4
ROBBED: Final = 8
CLOSED: Final = 16
NO_HUN: Final = 32
DECLARED: Final = 64
INDICATOR: Final = 128
QIANG: Final = 256
PAIRS: Final = 512
YAO: Final = 1024
DRAGONS: Final = 2048
THREE_TRIPLETS: Final = 4096
FOUR_ALIKE: Final = 8192
TWO_EIGHT: Final = 16384

_SELF: Final = Seat.SELF
_THIRTEEN_YAO: Final = Form.THIRTEEN_YAO
_THREE_NATURAL: Final = 3 * NATURAL_TRIPLETS
_NATURAL_FIELD: Final = FIELD * NATURAL_TRIPLETS
_DRAGON_FIELD: Final = FIELD * DRAGON_TRIPLETS
_MET_BY_WIN: Final = {
    WinBy.DISCARD: 0,
    WinBy.SELF_DRAW: DRAWN,
    WinBy.KONG_DRAW: DRAWN | KONG_DRAWN,
    WinBy.ROBBED_KONG: ROBBED,
}


def needs_met(position: Position, reading: Reading) -> int:
    """Give the bits of what items need that a reading of a hand fulfils."""
    hand = position.hand
    met = 0
    if position.win is not None:
        met = _MET_BY_WIN[position.win.by]
        if position.dealer is _SELF:
            met |= DEALER
    if not hand.wild:
        met |= NO_HUN
    if not position.melds:
        met |= CLOSED
    elif position.is_opened:
        met |= DECLARED
    else:
        met |= DECLARED | CLOSED
    if position.qiang is not None:
        met |= QIANG
    if position.indicator is not None:
        met |= INDICATOR
        if hand.whole[position.indicator] == COPIES - 1:
            met |= FOUR_ALIKE
    if COPIES in hand.whole:
        met |= FOUR_ALIKE
    return met | _met_by_reading(reading)


def _met_by_reading(reading: Reading) -> int:
    signature = sum([group.signature for group in reading.sets])
    met = 0
    if reading.pair is not None:
        if reading.form is _THIRTEEN_YAO:
            met = YAO
        if reading.pair.signature & TWO_EIGHT_PAIR:
            met |= TWO_EIGHT
        if signature >= NATURAL_TRIPLETS:
            if signature & _DRAGON_FIELD:
                met |= DRAGONS
            if signature & _NATURAL_FIELD >= _THREE_NATURAL:
                met |= THREE_TRIPLETS
        return met
    if reading.form is _THIRTEEN_YAO:
        met = YAO
    if reading.sets:
        met |= PAIRS | TWO_EIGHT
    return met


def once(position: Position, hand: Hand, reading: Reading) -> Earnings:
    """Earn an item once and by no tiles, wherever its needs are met."""
    return _ONCE


def winning_tile(position: Position, hand: Hand, reading: Reading) -> Earnings:
    """Earn an item once and by the winning tile, wherever its needs are met."""
    return ((position.win.tile,),) if position.win else _NOTHING


def _open_kong(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _declared(hand, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG)


def _concealed_kong(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _declared(hand, MeldKind.CONCEALED_KONG)


def _declared(hand: Hand, *kinds: MeldKind) -> Earnings:
    return [meld.tiles for meld in hand.melds if meld.kind in kinds]


def _dragon_triplet(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return [group.faces for group in reading.sets if group.signature & DRAGON_TRIPLETS]


def _three_triplets(position: Position, hand: Hand, reading: Reading) -> Earnings:
    triplets = [group.faces for group in reading.sets if group.signature & NATURAL_TRIPLETS]
    return [tuple(tile for faces in triplets for tile in faces)]


def _four_of_a_kind(position: Position, hand: Hand, reading: Reading) -> Earnings:
    earned: list[tuple[Tile, ...]] = []
    if COPIES in hand.whole:
        kongs = {meld.tiles[0] for meld in hand.melds if meld.kind.is_kong}
        not_counted = set() if hand.rules.kong_counts_as_quad else kongs
        earned += [(tile,) * COPIES for tile in TILES if hand.whole[tile] == COPIES and tile not in not_counted]
    if position.indicator is not None and hand.whole[position.indicator] == COPIES - 1:
        earned.append((position.indicator,) * (COPIES - 1))
    return earned


def _qiang(position: Position, hand: Hand, reading: Reading) -> Earnings:
    if position.qiang is None:
        return _NOTHING
    kinds = (position.qiang, next_tile(position.qiang, hand.rules))
    return [(tile,) for tile in kinds for _ in range(hand.whole[tile])]


def _two_eight_pair(position: Position, hand: Hand, reading: Reading) -> Earnings:
    if reading.pair is not None:
        return (reading.pair.faces,) if reading.pair.signature & TWO_EIGHT_PAIR else _NOTHING
    if not hand.rules.seven_pairs_two_eight:
        return _NOTHING
    return [pair.faces for pair in reading.sets if pair.signature & TWO_EIGHT_PAIR][:1]


def _wall_top(position: Position, hand: Hand, reading: Reading) -> Earnings:
    indicator = position.indicator
    if indicator is None or hand.whole[indicator] < COPIES - 1:
        return _NOTHING
    if hand.rules.wall_top == "win" and (position.win is None or position.win.tile is not indicator):
        return _NOTHING
    return ((indicator,) * (COPIES - 1),)


def _suits_held(hand: Hand) -> set[Suit]:
    return {tile.suit for tile in TILES if hand.whole[tile]}


def _pure_suit(position: Position, hand: Hand, reading: Reading) -> Earnings:
    suits = _suits_held(hand)
    return _ONCE if len(suits) == 1 and Suit.HONOURS not in suits else _NOTHING


def _mixed_suit(position: Position, hand: Hand, reading: Reading) -> Earnings:
    suits = _suits_held(hand)
    return _ONCE if len(suits) == 2 and Suit.HONOURS in suits else _NOTHING


def _all_triplets(position: Position, hand: Hand, reading: Reading) -> Earnings:
    if reading.pair is None or not all(group.is_triplet for group in reading.sets):
        return _NOTHING
    return [tuple(tile for group in reading.sets for tile in group.faces)]


def _set_points(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _declared(hand, *HONOUR_SETS)


def _in_fan(rules: Ruleset) -> bool:
    return rules.has_hun


def _in_points(rules: Ruleset) -> bool:
    return not rules.has_hun


def _in_both(rules: Ruleset) -> bool:
    return True


class Item(Enum):
    """A line of the ledger, in the order of section 8, then the items of the points profile.

    Each entry has the id, the rule id, which rules have it, what it can't be without, what earns it then, and the
    factor that it is worth in points (none: in points it isn't a factor). In fan each of its earnings is one fan.
    ``place`` is its place in the ledger.
    """

    DEALER = ("dealer", "R-DEALER", _in_fan, DEALER, once)
    SELF_DRAW = ("self_draw", "R-SELF-DRAW", _in_fan, DRAWN, winning_tile)
    CLOSED = ("closed", "R-CLOSED", _in_fan, CLOSED, once)
    NO_HUN = ("no_hun", "R-NO-HUN", _in_fan, NO_HUN, once)
    KONG_BLOOM = ("kong_bloom", "R-KONG-BLOOM", _in_both, KONG_DRAWN, winning_tile, 2)
    OPEN_KONG = ("open_kong", "R-KONG", _in_fan, DECLARED, _open_kong)
    CONCEALED_KONG = ("concealed_kong", "R-KONG", _in_fan, DECLARED, _concealed_kong)
    DRAGON_TRIPLET = ("dragon_triplet", "R-DRAGONS", _in_fan, DRAGONS, _dragon_triplet)
    THREE_TRIPLETS = ("three_triplets", "R-THREE-TRIPLETS", _in_fan, THREE_TRIPLETS, _three_triplets)
    FOUR_OF_A_KIND = ("four_of_a_kind", "R-QUAD", _in_fan, FOUR_ALIKE, _four_of_a_kind)
    QIANG = ("qiang", "R-QIANG", _in_fan, QIANG, _qiang)
    TWO_EIGHT_PAIR = ("two_eight_pair", "R-TWO-EIGHT", _in_fan, TWO_EIGHT, _two_eight_pair)
    SEVEN_PAIRS = ("seven_pairs", "R-SEVEN-PAIRS", _in_both, PAIRS, once, 2)
    THIRTEEN_YAO = ("thirteen_yao", "R-THIRTEEN-YAO", lambda rules: bool(rules.thirteen_yao_shapes), YAO, once)
    WALL_TOP = ("wall_top", "R-WALL-TOP", lambda rules: rules.wall_top in ("win", "three"), INDICATOR, _wall_top)
    PURE_SUIT = ("pure_suit", "R-PAY", _in_points, 0, _pure_suit, 4)
    MIXED_SUIT = ("mixed_suit", "R-PAY", _in_points, 0, _mixed_suit, 2)
    ALL_TRIPLETS = ("all_triplets", "R-PAY", _in_points, 0, _all_triplets, 1)
    ROBBED_KONG = ("robbed_kong", "R-PAY", _in_points, ROBBED, winning_tile, 1)
    SET_POINTS = ("set_points", "R-PAY", _in_points, DECLARED, _set_points)

    def __init__(
        self,
        id: str,
        rule: str,
        asked: Callable[[Ruleset], bool],
        needs: int,
        earnings: Callable[[Position, Hand, Reading], Earnings],
        factor: int | None = None,
    ) -> None:
        self.place = len(type(self).__members__)
        self.id = id
        self.rule = rule
        self.asked = asked
        self.needs = needs
        self.earnings = earnings
        self.factor = factor


@lru_cache(maxsize=256)
def items_of(rules: Ruleset) -> tuple[Item, ...]:
    """Give the items that can be earned under these rules, in their fixed order."""
    return tuple(item for item in Item if item.asked(rules))


@lru_cache(maxsize=4096)
def items_within(rules: Ruleset, met: int) -> tuple[Item, ...]:
    """Give the items whose needs are met, in their fixed order."""
    return tuple(item for item in items_of(rules) if not item.needs & ~met)

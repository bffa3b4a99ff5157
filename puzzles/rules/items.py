"""The items that a winning hand is paid for: one entry each, with how it is counted (sections 8 and 10, R-FAN)."""

from collections.abc import Callable, Sequence
from enum import Enum

from puzzles.rules.hand import Hand
from puzzles.rules.melds import HONOUR_SETS, MeldKind
from puzzles.rules.position import Position, Seat, WinBy
from puzzles.rules.readings import Form, Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, DRAGONS, TILES, Suit, Tile

Earnings = Sequence[tuple[Tile, ...]]
"""What earns an item, once for each fan: the tiles, or none where no tile but the way of winning does."""

_NOTHING: Earnings = ()
_ONCE: Earnings = ((),)


def _dealer(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _ONCE if position.win and position.dealer is Seat.SELF else _NOTHING


def _self_draw(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return ((position.win.tile,),) if position.win and position.win.by.is_drawn else _NOTHING


def _closed(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _NOTHING if hand.is_opened else _ONCE


def _no_hun(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _NOTHING if hand.wild else _ONCE


def _kong_bloom(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return ((position.win.tile,),) if position.win and position.win.by is WinBy.KONG_DRAW else _NOTHING


def _open_kong(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _declared(hand, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG)


def _concealed_kong(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _declared(hand, MeldKind.CONCEALED_KONG)


def _declared(hand: Hand, *kinds: MeldKind) -> Earnings:
    return [meld.tiles for meld in hand.melds if meld.kind in kinds]


def _natural_triplets(reading: Reading) -> list[tuple[Tile, ...]]:
    return [group.faces for group in reading.sets if group.is_triplet and group.is_natural]


def _dragon_triplet(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return [faces for faces in _natural_triplets(reading) if faces[0] in DRAGONS]


def _three_triplets(position: Position, hand: Hand, reading: Reading) -> Earnings:
    triplets = _natural_triplets(reading)
    return [tuple(tile for faces in triplets for tile in faces)] if len(triplets) >= 3 else _NOTHING


def _four_of_a_kind(position: Position, hand: Hand, reading: Reading) -> Earnings:
    declared = {meld.tiles[0] for meld in hand.melds if meld.kind.is_kong}
    not_counted = set() if hand.rules.kong_counts_as_quad else declared
    earned: list[tuple[Tile, ...]] = [
        (tile,) * COPIES for tile in TILES if hand.whole[tile] == COPIES and tile not in not_counted
    ]
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
        pairs = [reading.pair]
    elif hand.rules.seven_pairs_two_eight:
        pairs = list(reading.sets)
    else:
        pairs = []
    earned = [pair.faces for pair in pairs if pair.is_natural and is_two_or_eight(pair.faces[0])]
    return earned[:1]


def is_two_or_eight(tile: Tile) -> bool:
    """Tell whether a natural pair of this kind is 二八将 (R-TWO-EIGHT)."""
    return not tile.is_honour and tile.rank in (2, 8)


def _seven_pairs(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _ONCE if reading.is_made_of_pairs else _NOTHING


def _thirteen_yao(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return _ONCE if reading.form is Form.THIRTEEN_YAO else _NOTHING


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


def _robbed_kong(position: Position, hand: Hand, reading: Reading) -> Earnings:
    return ((position.win.tile,),) if position.win and position.win.by is WinBy.ROBBED_KONG else _NOTHING


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

    Each entry has the id, the rule id, which rules have it, what earns it, and the factor that it is worth in points
    (None: in points it isn't a factor). In fan each of its earnings is one fan.
    """

    DEALER = ("dealer", "R-DEALER", _in_fan, _dealer)
    SELF_DRAW = ("self_draw", "R-SELF-DRAW", _in_fan, _self_draw)
    CLOSED = ("closed", "R-CLOSED", _in_fan, _closed)
    NO_HUN = ("no_hun", "R-NO-HUN", _in_fan, _no_hun)
    KONG_BLOOM = ("kong_bloom", "R-KONG-BLOOM", _in_both, _kong_bloom, 2)
    OPEN_KONG = ("open_kong", "R-KONG", _in_fan, _open_kong)
    CONCEALED_KONG = ("concealed_kong", "R-KONG", _in_fan, _concealed_kong)
    DRAGON_TRIPLET = ("dragon_triplet", "R-DRAGONS", _in_fan, _dragon_triplet)
    THREE_TRIPLETS = ("three_triplets", "R-THREE-TRIPLETS", _in_fan, _three_triplets)
    FOUR_OF_A_KIND = ("four_of_a_kind", "R-QUAD", _in_fan, _four_of_a_kind)
    QIANG = ("qiang", "R-QIANG", _in_fan, _qiang)
    TWO_EIGHT_PAIR = ("two_eight_pair", "R-TWO-EIGHT", _in_fan, _two_eight_pair)
    SEVEN_PAIRS = ("seven_pairs", "R-SEVEN-PAIRS", _in_both, _seven_pairs, 2)
    THIRTEEN_YAO = ("thirteen_yao", "R-THIRTEEN-YAO", lambda rules: bool(rules.thirteen_yao_shapes), _thirteen_yao)
    WALL_TOP = ("wall_top", "R-WALL-TOP", lambda rules: rules.wall_top in ("win", "three"), _wall_top)
    PURE_SUIT = ("pure_suit", "R-PAY", _in_points, _pure_suit, 4)
    MIXED_SUIT = ("mixed_suit", "R-PAY", _in_points, _mixed_suit, 2)
    ALL_TRIPLETS = ("all_triplets", "R-PAY", _in_points, _all_triplets, 1)
    ROBBED_KONG = ("robbed_kong", "R-PAY", _in_points, _robbed_kong, 1)
    SET_POINTS = ("set_points", "R-PAY", _in_points, _set_points)

    id: str
    rule: str
    asked: Callable[[Ruleset], bool]
    earnings: Callable[[Position, Hand, Reading], Earnings]
    factor: int | None

    def __init__(
        self,
        id: str,
        rule: str,
        asked: Callable[[Ruleset], bool],
        earnings: Callable[[Position, Hand, Reading], Earnings],
        factor: int | None = None,
    ) -> None:
        self.id = id
        self.rule = rule
        self.asked = asked
        self.earnings = earnings
        self.factor = factor


def items_of(rules: Ruleset) -> tuple[Item, ...]:
    """Give the items that can be earned under these rules, in their fixed order."""
    return tuple(item for item in Item if item.asked(rules))

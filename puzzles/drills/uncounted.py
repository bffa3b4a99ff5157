"""Items that earn nothing: why, and which of them a learner may have expected."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.drills.base import Uncounted
from puzzles.drills.solving import natural_counts, natural_whole
from puzzles.rules.fan import Item, items_of
from puzzles.rules.position import MeldKind, Position
from puzzles.rules.readings import Group, GroupKind, Reading
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, DRAGONS, NUMBER_SUITS, TILES, Suit, Tile

_MOST_SHOWN: Final = 5
_ALIKE: Final = (GroupKind.TRIPLET, GroupKind.KONG)


@dataclass(frozen=True, slots=True)
class _Why:
    """A reason, the tiles it speaks of, and whether it looks as if the item counted."""

    reason: str
    tiles: tuple[Tile, ...] = ()
    is_tempting: bool = False


def why_not(item: Item, position: Position, reading: Reading) -> Uncounted:
    """Say why an item earns nothing in this hand."""
    why = _REASONS[item](position, reading)
    return Uncounted(item, why.reason, why.tiles)


def tempting(position: Position, reading: Reading, counted: tuple[Item, ...]) -> tuple[Uncounted, ...]:
    """Give the items that earn nothing but look as if they might, with their reasons."""
    found = []
    for item in items_of(position.rules):
        if item in counted:
            continue
        why = _REASONS[item](position, reading)
        if why.is_tempting:
            found.append(Uncounted(item, why.reason, why.tiles))
    return tuple(found[:_MOST_SHOWN])


def _triplets(reading: Reading) -> list[Group]:
    return [group for group in reading.sets if group.kind in _ALIKE]


def _has_kong(position: Position, *kinds: MeldKind) -> bool:
    return any(meld.kind in kinds for meld in position.melds)


def _dealer(position: Position, reading: Reading) -> _Why:
    return _Why("not_dealer")


def _self_draw(position: Position, reading: Reading) -> _Why:
    return _Why("not_self_drawn")


def _closed(position: Position, reading: Reading) -> _Why:
    return _Why("opened", is_tempting=len(position.melds) < 3)


def _no_hun(position: Position, reading: Reading) -> _Why:
    return _Why("has_hun", is_tempting=True)


def _kong_bloom(position: Position, reading: Reading) -> _Why:
    drawn = position.win is not None and position.win.source is None
    kongs = [meld for meld in position.melds if meld.kind.is_kong]
    return _Why("not_kong_draw", is_tempting=drawn and bool(kongs))


def _open_kong(position: Position, reading: Reading) -> _Why:
    return _Why("no_open_kong", is_tempting=_has_kong(position, MeldKind.CONCEALED_KONG))


def _concealed_kong(position: Position, reading: Reading) -> _Why:
    four = [tile for tile in TILES if natural_counts(position)[tile] == COPIES]
    if four:
        return _Why("four_no_kong", tuple(four[:1]), is_tempting=True)
    return _Why("no_concealed_kong", is_tempting=_has_kong(position, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG))


def _dragon_triplet(position: Position, reading: Reading) -> _Why:
    for group in _triplets(reading):
        if group.faces[0] in DRAGONS and any(group.wild):
            return _Why("dragon_wild", group.faces, is_tempting=True)
    pairs = [group for group in (reading.pair, *reading.sets) if group is not None and group.kind is GroupKind.PAIR]
    for pair in pairs:
        if pair.faces[0] in DRAGONS:
            return _Why("dragon_pair", pair.faces[:1], is_tempting=True)
    return _Why("no_dragon")


def _three_triplets(position: Position, reading: Reading) -> _Why:
    if reading.pair is None:
        return _Why("form_no_triplet")
    triplets = _triplets(reading)
    if len(triplets) >= 3:
        return _Why("triplet_wild", is_tempting=True)
    return _Why("few_triplets", is_tempting=len(triplets) == 2)


def _four_of_a_kind(position: Position, reading: Reading) -> _Why:
    if any(meld.kind.is_kong for meld in position.melds):
        return _Why("kong_no_quad", is_tempting=True)
    whole = natural_whole(position)
    three = [tile for tile in TILES if whole.count(tile) == COPIES - 1]
    wild = {face for group in reading.sets for face, is_wild in zip(group.faces, group.wild, strict=True) if is_wild}
    for tile in three:
        if tile in wild:
            return _Why("wild_fourth", (tile,), is_tempting=True)
    if three:
        return _Why("three_alike", tuple(three[:1]))
    return _Why("no_four")


def _qiang(position: Position, reading: Reading) -> _Why:
    if position.qiang is None:
        return _Why("no_qiang")
    kinds = (position.qiang, next_tile(position.qiang, position.rules))
    if position.hun in kinds and position.hun in position.concealed:
        return _Why("qiang_wild", is_tempting=True)
    return _Why("no_qiang_held", is_tempting=True)


def _two_eight_pair(position: Position, reading: Reading) -> _Why:
    if reading.pair is None:
        if not reading.sets:
            return _Why("form_no_pair")
        return _Why("pairs_other" if position.rules.seven_pairs_two_eight else "two_eight_off")
    face = reading.pair.faces[0]
    if any(reading.pair.wild):
        return _Why("pair_wild", is_tempting=not face.is_honour and face.rank in (2, 8))
    return _Why("pair_other", (face,))


def _seven_pairs(position: Position, reading: Reading) -> _Why:
    return _Why("not_seven_pairs")


def _thirteen_yao(position: Position, reading: Reading) -> _Why:
    return _Why("not_thirteen_yao")


def _wall_top(position: Position, reading: Reading) -> _Why:
    indicator = position.indicator
    if indicator is None:
        return _Why("no_indicator")
    held = natural_whole(position).count(indicator)
    if held >= COPIES - 1:
        return _Why("wall_top_other", (indicator,), is_tempting=True)
    on_it = position.win is not None and position.win.tile is indicator
    return _Why("wall_top_few", (indicator,), is_tempting=on_it or held == COPIES - 2)


def _suits(position: Position) -> set[Suit]:
    return {tile.suit for tile in natural_whole(position)}


def _pure_suit(position: Position, reading: Reading) -> _Why:
    suits = _suits(position)
    if len(suits) == 2 and Suit.HONOURS in suits:
        return _Why("has_honours")
    return _several_suits(position)


def _mixed_suit(position: Position, reading: Reading) -> _Why:
    return _several_suits(position) if len(_suits(position) & set(NUMBER_SUITS)) > 1 else _Why("no_honours")


def _several_suits(position: Position) -> _Why:
    whole = natural_whole(position)
    strays = min(sum(tile.suit is suit for tile in whole) for suit in NUMBER_SUITS if suit in _suits(position))
    return _Why("several_suits", is_tempting=len(_suits(position) & set(NUMBER_SUITS)) == 2 and strays <= 3)


def _all_triplets(position: Position, reading: Reading) -> _Why:
    return _Why("not_all_triplets", is_tempting=len(_triplets(reading)) == 3)


def _robbed_kong(position: Position, reading: Reading) -> _Why:
    return _Why("not_robbed")


def _set_points(position: Position, reading: Reading) -> _Why:
    return _Why("no_set_points", is_tempting=any(meld.kind.is_kong for meld in position.melds))


_REASONS: Final[dict[Item, Callable[[Position, Reading], _Why]]] = {
    Item.DEALER: _dealer,
    Item.SELF_DRAW: _self_draw,
    Item.CLOSED: _closed,
    Item.NO_HUN: _no_hun,
    Item.KONG_BLOOM: _kong_bloom,
    Item.OPEN_KONG: _open_kong,
    Item.CONCEALED_KONG: _concealed_kong,
    Item.DRAGON_TRIPLET: _dragon_triplet,
    Item.THREE_TRIPLETS: _three_triplets,
    Item.FOUR_OF_A_KIND: _four_of_a_kind,
    Item.QIANG: _qiang,
    Item.TWO_EIGHT_PAIR: _two_eight_pair,
    Item.SEVEN_PAIRS: _seven_pairs,
    Item.THIRTEEN_YAO: _thirteen_yao,
    Item.WALL_TOP: _wall_top,
    Item.PURE_SUIT: _pure_suit,
    Item.MIXED_SUIT: _mixed_suit,
    Item.ALL_TRIPLETS: _all_triplets,
    Item.ROBBED_KONG: _robbed_kong,
    Item.SET_POINTS: _set_points,
}

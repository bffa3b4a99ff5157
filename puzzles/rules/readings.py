"""Readings: the ways in which a complete hand splits into sets and a pair (section 6)."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain, combinations_with_replacement, product
from typing import Final

from puzzles.errors import PositionError
from puzzles.rules.groups import (
    Group,
    GroupKind,
    Part,
    alike,
    group_order,
    parts,
    wild_pairs,
    wild_sets,
    without_places,
)
from puzzles.rules.hand import Hand
from puzzles.rules.natural import (
    HAS_ODD,
    HAS_OTHER,
    NO_WAY,
    ONE_WAY,
    WAYS,
    NaturalHand,
)
from puzzles.rules.position import Position
from puzzles.rules.tiles import TILES, YAOJIU
from puzzles.rules.values import frozen

__all__ = ["Form", "Group", "GroupKind", "Reading", "Shape", "all_readings", "reading_to_json", "readings_of"]

SETS_IN_HAND: Final = 4
PAIRS_IN_HAND: Final = 7


class Form(Enum):
    """The forms of a complete hand, in the order of section 9."""

    STANDARD = "standard"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_YAO = "thirteen_yao"


class Shape(Enum):
    """The shapes of 十三幺, in the order of section 9."""

    SETS = "sets"
    PAIRS = "pairs"
    ORPHANS = "orphans"


FORM_ORDER = {
    (Form.STANDARD, None): 0,
    (Form.SEVEN_PAIRS, None): 1,
    (Form.THIRTEEN_YAO, Shape.SETS): 2,
    (Form.THIRTEEN_YAO, Shape.PAIRS): 3,
    (Form.THIRTEEN_YAO, Shape.ORPHANS): 4,
}


@frozen
class Reading:
    """One way to read a complete hand; ``sets`` in the order of section 9, in seven pairs the seven pairs.

    ``shape`` only for thirteen_yao; ``pair`` is None in seven pairs and in the shapes pairs and orphans.
    """

    form: Form
    shape: Shape | None
    pair: Group | None
    sets: tuple[Group, ...]

    @property
    def is_made_of_pairs(self) -> bool:
        """Tell whether it has seven pairs, also as thirteen_yao."""
        return self.pair is None and bool(self.sets)


_STANDARD: Final = Form.STANDARD


def _joined(hand: Hand, natural: NaturalHand) -> list[Reading]:
    """Give the readings that the suits' ways to be split make together."""
    declared = hand.declared.groups
    found = []
    _, a, b, c, d = natural
    for (in_a, pair_a), (in_b, pair_b), (in_c, pair_c), (in_d, pair_d) in product(a.parts, b.parts, c.parts, d.parts):
        sets = in_a + in_b + in_c + in_d + declared
        if len(sets) == SETS_IN_HAND:
            if declared:
                sets = tuple(sorted(sets, key=group_order))
            found.append(Reading(_STANDARD, None, pair_a or pair_b or pair_c or pair_d, sets))
    if len(found) > 1:
        found.sort(key=reading_order)
    return found


def reading_order(reading: Reading) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    """Sort key of readings: section 9 without the fan; where that leaves a tie, by the places of the wild tiles."""
    orders = tuple([group.order for group in reading.sets])
    pair_kind = reading.pair.faces[0] if reading.pair else -1
    return FORM_ORDER[reading.form, reading.shape], pair_kind, without_places(orders), orders


def all_readings(position: Position) -> tuple[Reading, ...]:
    """Give every reading of a complete hand, in the order of section 9 without the fan.

    Every kind that a wild set or pair can stand for is a reading of its own.
    """
    natural = position.natural
    if natural is None:
        require_complete(position)
        return readings_of(position.hand)
    bits, a, b, c, d = natural
    if bits & WAYS == ONE_WAY and not position.melds:
        sets = a[1] + b[1] + c[1] + d[1]
        return (Reading(_STANDARD, None, a[2] or b[2] or c[2] or d[2], sets),)
    hand = position.hand
    if not bits & HAS_OTHER and hand.rules.thirteen_yao_shapes:
        return readings_of(hand)
    found = [] if bits & NO_WAY else _joined(hand, natural)
    if not bits & HAS_ODD and not position.melds:
        pairs = a[4] + b[4] + c[4] + d[4]
        if hand.rules.seven_pairs_quads or len(set(pairs)) == PAIRS_IN_HAND:
            found.append(Reading(Form.SEVEN_PAIRS, None, None, pairs))
    return tuple(found)


def readings_of(hand: Hand) -> tuple[Reading, ...]:
    """Give every reading of a hand of 14 − 3d tiles, in order."""
    found = [*_standard(hand), *_pairs(hand), *_orphans(hand)]
    return tuple(sorted(found, key=reading_order))


def reading_to_json(reading: Reading) -> dict[str, object]:
    """Write a reading as section 14 has it: ``12*3m`` is 1m, a wild 2m, 3m."""
    return {
        "form": reading.form.value,
        "shape": reading.shape.value if reading.shape else None,
        "pair": write_group(reading.pair) if reading.pair else None,
        "sets": [write_group(group) for group in reading.sets] if reading.sets else None,
    }


def write_group(group: Group) -> str:
    """Write a set or pair, a wild tile as the tile that it stands for and a star: ``12*3m``."""
    tiles = "".join(
        f"{tile.rank}*" if is_wild else str(tile.rank) for tile, is_wild in zip(group.faces, group.wild, strict=True)
    )
    return tiles + group.faces[0].suit.letter


def require_complete(position: Position) -> None:
    """Refuse a hand that still waits for its last tile."""
    if not position.is_complete:
        count = len(position.concealed)
        raise PositionError(
            f"concealed: {count} tiles, expected {count + 1}: this question is about a complete hand",
            code="not_complete",
            facts={"count": count, "expected": count + 1},
        )


def require_waiting(position: Position) -> None:
    """Refuse a hand that has its last tile already."""
    if position.is_complete:
        count = len(position.concealed)
        raise PositionError(
            f"concealed: {count} tiles, expected {count - 1}: this question is about a waiting hand",
            code="not_waiting",
            facts={"count": count, "expected": count - 1},
        )


def _standard(hand: Hand) -> Iterator[Reading]:
    """Read as four sets and a pair; those of 幺九 triplets are 十三幺 where that shape is on."""
    declared = hand.declared.groups
    may_be_yao = "sets" in (hand.rules.thirteen_yao_shapes or ()) and _is_all_yaojiu(hand)
    for sets, pair in _splits(hand):
        ordered = tuple(sorted((*sets, *declared), key=group_order))
        if may_be_yao and all(group.is_triplet for group in ordered):
            if pair.faces[0].is_yaojiu and all(group.faces[0].is_yaojiu for group in ordered):
                yield Reading(Form.THIRTEEN_YAO, Shape.SETS, pair, ordered)
        else:
            yield Reading(Form.STANDARD, None, pair, ordered)


def _splits(hand: Hand) -> Iterator[tuple[tuple[Group, ...], Group]]:
    """Give every way to split the concealed tiles into sets and a pair."""
    suits = tuple((first, hand.natural[first : first + 9]) for first in (0, 9, 18, 27))
    for spread in product(range(hand.wild + 1), repeat=4):
        over = hand.wild - sum(spread)
        if over < 0:
            continue
        choices = [parts(first, counts, wild) for (first, counts), wild in zip(suits, spread, strict=True)]
        for chosen in product(*choices):
            yield from _with_wild_groups(chosen, over)


def _with_wild_groups(chosen: tuple[Part, ...], over: int) -> Iterator[tuple[tuple[Group, ...], Group]]:
    """Join the suits' parts, with groups of the wild tiles that are over."""
    pairs = [pair for _, pair in chosen if pair is not None]
    if len(pairs) > 1 or over % 3 != (0 if pairs else 2):
        return
    sets = tuple(chain.from_iterable(part for part, _ in chosen))
    for wild_part in combinations_with_replacement(wild_sets(), over // 3):
        for pair in pairs or wild_pairs():
            yield (*sets, *wild_part), pair


def _pairs(hand: Hand) -> Iterator[Reading]:
    """Read as seven pairs, or as 十三幺 of seven pairs where that shape is on and the hand has it."""
    if hand.melds:
        return
    is_yao = "pairs" in (hand.rules.thirteen_yao_shapes or ()) and _is_all_yaojiu(hand)
    form, shape = (Form.THIRTEEN_YAO, Shape.PAIRS) if is_yao else (Form.SEVEN_PAIRS, None)
    held = [tile for tile in TILES if hand.natural[tile]]
    for halves in product(*(range(hand.natural[tile] % 2, hand.natural[tile] + 1, 2) for tile in held)):
        over = hand.wild - sum(halves)
        if over < 0 or over % 2:
            continue
        pairs = [
            alike(tile, 2, wild)
            for tile, half in zip(held, halves, strict=True)
            for wild in [0] * ((hand.natural[tile] - half) // 2) + [1] * half
        ]
        for more in combinations_with_replacement(YAOJIU if is_yao else TILES, over // 2):
            seven = sorted((*pairs, *(alike(tile, 2, 2) for tile in more)), key=group_order)
            if hand.rules.seven_pairs_quads or len({pair.faces[0] for pair in seven}) == PAIRS_IN_HAND:
                yield Reading(form, shape, None, tuple(seven))


def _orphans(hand: Hand) -> Iterator[Reading]:
    """Read as the thirteen 幺九 kinds with one of them twice, wild tiles filling what is missing."""
    if hand.melds or "orphans" not in (hand.rules.thirteen_yao_shapes or ()) or not _is_all_yaojiu(hand):
        return
    twice = sum(hand.natural[tile] >= 2 for tile in YAOJIU)
    if twice <= 1 and all(hand.natural[tile] <= 2 for tile in YAOJIU):
        yield Reading(Form.THIRTEEN_YAO, Shape.ORPHANS, None, ())


def _is_all_yaojiu(hand: Hand) -> bool:
    """Tell whether every natural tile of the whole hand is 幺九."""
    return all(tile.is_yaojiu or not count for tile, count in zip(TILES, hand.whole, strict=True))

"""Thirteen yao: whether a hand of 幺九 alone is 十三幺 without fault, by counting (sections 6 and 7)."""

from typing import Final

from puzzles.rules.hand import Hand
from puzzles.rules.melds import MeldKind
from puzzles.rules.set_flags import PAIR_RULES
from puzzles.rules.tiles import TILES, YAOJIU

_MISSING_TO_TRIPLETS: Final = (0, 2, 1, 0, 2, 1)
"""Wild tiles that so many of one kind want to be triplets only."""
_MOST_DECLARED: Final = 4


def is_legal_thirteen_yao(hand: Hand) -> bool:
    """Tell whether 14 − 3d tiles have a thirteen_yao reading without fault (R-EXCUSE, R-ONE-LEFT, R-PAIR)."""
    shapes = hand.rules.thirteen_yao_shapes
    if not shapes or not is_all_yaojiu(hand):
        return False
    if hand.rules.suits and _suits_lacking(hand) > (hand.rules.special_form_may_lack or 0):
        return False
    return (
        ("sets" in shapes and _has_sets(hand))
        or ("pairs" in shapes and _has_pairs(hand))
        or ("orphans" in shapes and has_orphans(hand))
    )


def is_all_yaojiu(hand: Hand) -> bool:
    """Tell whether every natural tile of the whole hand is 幺九."""
    return hand.declared.is_all_yaojiu and sum(hand.natural[tile] for tile in YAOJIU) == sum(hand.natural)


def has_orphans(hand: Hand) -> bool:
    """Tell whether 14 tiles are the thirteen 幺九 kinds with one of them twice, wild tiles filling up."""
    held = [hand.natural[tile] for tile in YAOJIU]
    return is_all_yaojiu(hand) and not hand.melds and max(held) <= 2 and held.count(2) <= 1


def _suits_lacking(hand: Hand) -> int:
    return sum(not any(hand.whole[9 * suit : 9 * suit + 9]) for suit in range(3))


def _has_sets(hand: Hand) -> bool:
    if any(meld.kind is MeldKind.CHOW for meld in hand.melds):
        return False
    if len(hand.melds) == _MOST_DECLARED and hand.rules.max_declared_sets < _MOST_DECLARED:
        return False
    most_wild_in_pair = PAIR_RULES[hand.rules.hun_pair].most_wild
    held = [hand.natural[tile] for tile in TILES if hand.natural[tile]]
    with_pair = [0 + 2] if most_wild_in_pair == 2 else []
    for count in held:
        with_pair += [
            2 - natural + _MISSING_TO_TRIPLETS[count - natural] - _MISSING_TO_TRIPLETS[count]
            for natural in range(max(2 - most_wild_in_pair, 1), min(count, 2) + 1)
        ]
    return bool(with_pair) and sum(_MISSING_TO_TRIPLETS[count] for count in held) + min(with_pair) <= hand.wild


def _has_pairs(hand: Hand) -> bool:
    if hand.melds or (not hand.rules.seven_pairs_quads and max(hand.natural) > 2):
        return False
    return sum(count % 2 for count in hand.natural) <= hand.wild

"""The other libraries, asked in the quickest way that they offer for the same question."""

from itertools import combinations_with_replacement
from operator import methodcaller

from mahjong.agari import Agari
from mahjong.hand_calculating.divider import HandDivider
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from riichienv import HandEvaluator, calculate_shanten

is_agari = Agari.is_agari
divide_hand = HandDivider.divide_hand
shanten = calculate_shanten
_DRAWN = HandConfig(is_tsumo=True)


def mahjong_waits(counts: list[int]) -> list[int]:
    """Give the waits of 34 counts by trying every kind."""
    found = []
    for kind in range(34):
        if counts[kind] < 4:
            counts[kind] += 1
            if is_agari(counts):
                found.append(kind)
            counts[kind] -= 1
    return found


def mahjong_waits_with_wild(counts: list[int], wild: int) -> set[int]:
    """Give the waits with wild tiles by putting every choice of tiles in their place; each choice is tried once."""
    found: set[int] = set()
    for kinds in combinations_with_replacement(range(34), wild + 1):
        if found.issuperset(kinds):
            continue
        for kind in kinds:
            counts[kind] += 1
        if all(counts[kind] <= 4 for kind in kinds) and is_agari(counts):
            found.update(kinds)
        for kind in kinds:
            counts[kind] -= 1
    return found


def mahjong_discards(counts: list[int]) -> dict[int, list[int]]:
    """Give the waits after every discard."""
    found = {}
    for kind in range(34):
        if counts[kind]:
            counts[kind] -= 1
            found[kind] = mahjong_waits(counts)
            counts[kind] += 1
    return found


def mahjong_score(hand: tuple[list[int], int]) -> object:
    """Give what a hand of 14 tiles is worth that won on its own draw."""
    tiles, win_tile = hand
    return HandCalculator.estimate_hand_value(tiles, win_tile, config=_DRAWN)


def evaluator(tiles: list[int]) -> object:
    """Give riichienv's own form of a hand: the Rust object, without its Python wrapper."""
    return HandEvaluator(tiles).calc_rust


riichienv_waits = methodcaller("get_waits")


def riichienv_discards(hands: list[object]) -> list[list[int]]:
    """Give the waits after every discard, each hand that is kept in riichienv's own form already."""
    return [riichienv_waits(hand) for hand in hands]

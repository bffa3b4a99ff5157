"""Twins: questions that are the same but for their suits, found by a key that swapping suits doesn't change."""

from collections.abc import Iterable
from itertools import permutations
from typing import Final

from puzzles.drills.base import Question
from puzzles.drills.naming import uid_of
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import TILES, Tile

Swap = tuple[Tile, ...]
"""For each of the 34 kinds the one that it becomes."""


def _swap(order: tuple[int, ...]) -> Swap:
    return tuple(tile if tile.is_honour else TILES[9 * order[tile // 9] + tile % 9] for tile in TILES)


_IDENTITY: Final = _swap((0, 1, 2))
SUIT_SWAPS: Final = tuple(_swap(order) for order in permutations(range(3)))


def swaps_of(rules: Ruleset) -> tuple[Swap, ...]:
    """Give the swaps of suits that change nothing under these rules: none where the suits follow one another."""
    return (_IDENTITY,) if rules.suit_cycle == "through" else SUIT_SWAPS


def twin_name(question: Question) -> bytes:
    """Give what all questions have in common that are equal up to swapping suits, and no others."""
    rules = question.position.rules
    told = min(_told(question, swap) for swap in swaps_of(rules))
    options = sorted(rules.changed_options().items())
    return uid_of(f"{question.kind} {rules.profile.value} {options!r} {told!r}")


def _told(question: Question, swap: Swap) -> tuple[object, ...]:
    """Write what is asked as numbers and words that can be compared, its suits swapped."""
    position, win = question.position, question.position.win
    return (
        _sorted(position.concealed, swap),
        tuple(sorted((meld.kind.value, _sorted(meld.tiles, swap)) for meld in position.melds)),
        tuple(_number(tile, swap) for tile in (position.indicator, position.qiang, question.tile)),
        () if win is None else (int(swap[win.tile]), win.by.value, win.source.value if win.source else ""),
        "" if position.dealer is None else position.dealer.value,
        "" if question.source is None else question.source.value,
    )


def _sorted(tiles: Iterable[Tile], swap: Swap) -> bytes:
    return bytes(sorted([swap[tile] for tile in tiles]))


def _number(tile: Tile | None, swap: Swap) -> int:
    return -1 if tile is None else int(swap[tile])

"""Variants: a missed puzzle in other tiles, proved to ask the same and to have the transformed answer.

Suits change places, a suit moves up or down by some ranks, or its ranks are mirrored; honours stay. The indicator
follows the wild kind. Nothing is taken on trust: a variant counts only when the engine gives it the transformed
answer and, where they are asked for, the same themes.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any, Final

from puzzles.drills.base import Drill, Question, TileSetAnswer
from puzzles.errors import PuzzleError, QuestionError
from puzzles.rules.melds import Meld
from puzzles.rules.position import Position
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import TILES, Tile

_RANKS: Final = 9
_SUITS: Final = 3
_LOOKS: Final = 40

Mapping = tuple[Tile, ...]
"""For each kind, by its number, the kind that takes its place."""
Themes = Callable[[Question], Iterable[str]]


def variant_of(question: Question, drill: Drill, rng: Random, themes_of: Themes | None = None) -> Question | None:
    """Give a proved variant of a question, or None when there is none among those tried.

    ``themes_of`` gives a question's themes afresh; left out, the question's own are kept.
    """
    key = drill.key(question)
    tried = 0
    for mapping in _mappings(question.position, rng):
        changed = transformed(question, mapping)
        if changed is None or changed.position == question.position:
            continue
        tried += 1
        if tried > _LOOKS:
            return None
        if _key_of(changed, drill) != _mapped_answer(key, mapping):
            continue
        if themes_of is not None and set(themes_of(changed)) != set(themes_of(question)):
            continue
        return changed
    return None


def transformed(question: Question, mapping: Mapping) -> Question | None:
    """Give the question in other tiles, or None where the tiles would make no possible deal."""
    position = question.position
    indicator = position.indicator
    if indicator is not None:
        if position.hun is None:
            return None
        indicator = _before(mapping[position.hun], position)
        if indicator is None:
            return None
    qiang = position.qiang
    if qiang is not None:
        follower = next_tile(qiang, position.rules)
        qiang = mapping[qiang]
        if next_tile(qiang, position.rules) != mapping[follower]:
            return None
    win = position.win
    try:
        return replace(
            question,
            position=replace(
                position,
                concealed=tuple(mapping[tile] for tile in position.concealed),
                melds=tuple(Meld(meld.kind, tuple(mapping[tile] for tile in meld.tiles)) for meld in position.melds),
                indicator=indicator,
                qiang=qiang,
                win=None if win is None else replace(win, tile=mapping[win.tile]),
            ),
            tile=None if question.tile is None else mapping[question.tile],
        )
    except PuzzleError:
        return None


def _key_of(question: Question, drill: Drill) -> Any:
    """Give the right answer, or None where this is no question of its kind any more."""
    try:
        return drill.key(question)
    except QuestionError:
        return None


def _before(hun: Tile, position: Position) -> Tile | None:
    """Give the kind that would be the indicator of this wild kind."""
    return next((tile for tile in TILES if next_tile(tile, position.rules) == hun), None)


def _mappings(position: Position, rng: Random) -> Iterator[Mapping]:
    """Give ways to put other tiles in place, in random order: suits, then shifts and mirrors of each."""
    suits = list(permutations(range(_SUITS)))
    rng.shuffle(suits)
    held = {*position.concealed, *(tile for meld in position.melds for tile in meld.tiles)}
    moves = [_moves({tile.rank for tile in held if tile // _RANKS == suit}) for suit in range(_SUITS)]
    ways = [
        (order, tuple(rng.choice(choices) for choices in moves))
        for order in suits
        for _ in range(_LOOKS // len(suits) + 1)
    ]
    rng.shuffle(ways)
    plain = [(order, tuple(range(1, _RANKS + 1) for _ in range(_SUITS))) for order in suits]
    for order, ranks in [*ways, *plain]:
        yield tuple(
            TILES[order[tile // _RANKS] * _RANKS + ranks[tile // _RANKS][tile % _RANKS] - 1]
            if tile < _SUITS * _RANKS
            else tile
            for tile in TILES
        )


def _moves(ranks: set[int]) -> list[tuple[int, ...]]:
    """Give the ways to move ranks: as they are, up or down while all that are held stay on the scale, or mirrored.

    Ranks that nobody holds go round the end, so that every rank has a place.
    """
    straight = [
        tuple((rank - 1 + step) % _RANKS + 1 for rank in range(1, _RANKS + 1))
        for step in range(-_RANKS + 1, _RANKS)
        if all(1 <= rank + step <= _RANKS for rank in ranks)
    ]
    mirrored = tuple(_RANKS + 1 - rank for rank in range(1, _RANKS + 1))
    return [*straight, mirrored]


def _mapped_answer(answer: Any, mapping: Mapping) -> Any:
    """Give an answer in the other tiles; answers without tiles stay as they are."""
    if isinstance(answer, TileSetAnswer):
        return TileSetAnswer(frozenset(mapping[tile] for tile in answer.tiles))
    return answer

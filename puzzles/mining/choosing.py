"""Choosing: a balanced bank out of many puzzles, the same for the same ones in whatever order they come."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from puzzles.mining.mine import Found

BAND: Final = 150
"""How many rating points apart two puzzles count as equally hard for the balance."""
OF_EACH_THEME: Final = 60
"""How many puzzles of a theme are taken before anything else, where there are so many."""


def choose(found: Iterable[Found], number: int) -> list[Found]:
    """Choose so many puzzles of one kind and profile: no twins, rare themes first, then all sorts in turn.

    The names of the twins are as good as numbers drawn by lot, so their order is the order of choice.
    """
    by_name: dict[bytes, Found] = {}
    for puzzle in sorted(found, key=lambda puzzle: (puzzle.twins, puzzle.line)):
        by_name.setdefault(puzzle.twins, puzzle)
    puzzles = list(by_name.values())
    chosen = {puzzle.twins: puzzle for puzzle in _rare(puzzles, number)}
    rest = [puzzle for puzzle in puzzles if puzzle.twins not in chosen]
    for puzzle in _in_turn(rest, 0):
        if len(chosen) >= number:
            break
        chosen[puzzle.twins] = puzzle
    return list(chosen.values())


def _rare(puzzles: Sequence[Found], number: int) -> Iterator[Found]:
    """Give some puzzles of each theme, of the rarest themes first, half of the number at most."""
    by_theme: dict[str, list[Found]] = defaultdict(list)
    for puzzle in puzzles:
        for theme in puzzle.themes:
            by_theme[theme].append(puzzle)
    taken: Counter[str] = Counter()
    given: set[bytes] = set()
    for theme in sorted(by_theme, key=lambda theme: (len(by_theme[theme]), theme)):
        for puzzle in by_theme[theme]:
            if taken[theme] >= OF_EACH_THEME or len(given) >= number // 2:
                break
            if puzzle.twins not in given:
                given.add(puzzle.twins)
                taken.update(puzzle.themes)
                yield puzzle


def _in_turn(puzzles: Sequence[Found], depth: int) -> Iterator[Found]:
    """Give the puzzles so that every sort has its turn, finer sorts within coarser ones, bands of rating within them.

    The parts of a sort are equally many for all puzzles of a kind.
    """
    if not puzzles or depth > len(puzzles[0].sort):
        yield from puzzles
        return
    groups: dict[object, list[Found]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.sort[depth] if depth < len(puzzle.sort) else puzzle.rating // BAND].append(puzzle)
    turns = [_in_turn(groups[key], depth + 1) for key in sorted(groups, key=repr)]
    while turns:
        for turn in tuple(turns):
            try:
                yield next(turn)
            except StopIteration:
                turns.remove(turn)

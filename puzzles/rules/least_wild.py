"""Least-wild counts: how few wild tiles turn the tiles of one suit into sets, with and without a pair (section 6).

A *group* is a suit or the honours; its *key* is its counts, 0 to 4 each, as a number in base five with the lowest kind
in the lowest place. For a key, **M** is the fewest wild tiles that leave nothing but sets and **P** the fewest that
leave sets and one pair, where wild tiles may also be a fifth copy (R-HUN). ``P − M`` is always −1 or 2, since two more
wild tiles always make a pair and one more turns a pair into a triplet; so M and one flag say both.

The kinds are passed from the highest to the lowest. All that the kinds still to come need to know is how many
sequences run on into the next one and the next two and whether the pair is made: a *state* is the least cost of each of
these 18 cases, less their minimum. There are only 154 states in a suit, so the table of every key is put together from
pieces, without a search and without data on a disk.
"""

from typing import Final

_State = tuple[int, ...]
_Step = tuple[int, _State]

BASE: Final = 5
SETS_MASK: Final = 31
PAIR_FLAG: Final = 32

_NEVER: Final = 99
_WITH_PAIR: Final = 9
_START: Final[_State] = (0,) + (_NEVER,) * 17


def least_wild(kinds: int, sequences: bool) -> bytes:
    """Give, for every key of a group, M in the low five bits and in bit 5 whether P is M − 1."""
    steps: dict[_State, tuple[_Step, ...]] = {}
    levels = [{_START}]
    for _ in range(kinds):
        reached: set[_State] = set()
        for state in levels[-1]:
            if state not in steps:
                steps[state] = _steps(state, sequences)
            reached.update(after for _, after in steps[state])
        levels.append(reached)
    pieces = {state: bytes([_ending(state)]) for state in levels.pop()}
    for level in reversed(levels):
        pieces = {state: b"".join([_dearer(pieces[after], cost) for cost, after in steps[state]]) for state in level}
    return pieces[_START]


def _steps(state: _State, sequences: bool) -> tuple[_Step, ...]:
    """Pass a kind held 0 to 4 times: what every case costs at least, and the state after it.

    A case is ``running_out * 3 + running_on`` (sequences that end with this kind, and with the next), plus 9 once the
    pair is made. Three sequences alike are three triplets, so no more than two ever begin at one kind.
    """
    ways = []
    for case, cost in enumerate(state):
        if cost < _NEVER:
            paired, running = divmod(case, _WITH_PAIR)
            running_out, running_on = divmod(running, 3)
            for begun in range(3 if sequences else 1):
                after, wanted = running_on * 3 + begun, running_out + running_on + begun
                if paired:
                    ways.append((after + _WITH_PAIR, cost, wanted))
                else:
                    ways += [(after, cost, wanted), (after + _WITH_PAIR, cost, wanted + 2)]
    passed = []
    for filled in _FILLED:
        least = [_NEVER] * len(state)
        for after, cost, wanted in ways:
            if cost + filled[wanted] < least[after]:  # noqa: PLR1730 - min() would double the time of the first question
                least[after] = cost + filled[wanted]
        low = min(least)
        passed.append((low, tuple([cost - low if cost < _NEVER else _NEVER for cost in least])))
    return tuple(passed)


def _dearer(piece: bytes, cost: int) -> bytes:
    """Give a piece of the table with so much added to every M."""
    return piece.translate(_DEARER[cost]) if cost else piece


def _ending(state: _State) -> int:
    """Give M and the flag after the last kind, where no sequence may run on."""
    sets, with_pair = state[0], state[_WITH_PAIR]
    return sets | (PAIR_FLAG if with_pair < sets else 0)


_FILLED: Final = tuple(
    tuple(wanted - held if wanted >= held else (wanted - held) % 3 for wanted in range(9)) for held in range(BASE)
)
"""The wild tiles that fill up what sequences and pair want of a kind that is held so often, or else its triplets."""

_DEARER: Final = tuple(
    bytes([value & ~SETS_MASK | (value + cost) & SETS_MASK for value in range(256)]) for cost in range(9)
)

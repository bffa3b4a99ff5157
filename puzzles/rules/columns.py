"""Columns: what one suit's tiles contribute to the answers of the shape tables, key by key.

A key's *value* is one number whose sum over the four groups says everything about the whole hand: M of ``least_wild``
in five bits, its flag in three (four groups may have one), and the number of kinds held an odd number of times above.
A *code* is looked up by that sum and names the column of masks that holds the waits, or two of them, or none.
"""

from array import array
from functools import cache
from typing import Final

from puzzles.rules.least_wild import BASE, PAIR_FLAG, SETS_MASK, least_wild
from puzzles.rules.tiles import COPIES

RANKS: Final = 9
HONOURS: Final = 7
MOST_WILD: Final = COPIES

LOWER_PAIR, MIXED, LOWER_SETS, ODD, SINGLE, EVERY = range(1, 7)
WITH_FIFTH: Final = 6
COLUMNS: Final = 2 * WITH_FIFTH + 1
SECOND: Final = 16

ODD_SHIFT: Final = 8
FLAGS_SHIFT: Final = 5
UNPLACED: Final = 1 << 12
"""Above every value of a single key."""

_ODD_SUMS: Final = 32
_TOO_ODD: Final = MOST_WILD + 2


def values_of(kinds: int, sequences: bool, quads: bool) -> "array[int]":
    """Give the value of every key; without ``quads`` a kind held three or four times rules seven pairs out."""
    once_more = bytes(range(1, 256)) + b"\0"
    odd = b"\0"
    for _ in range(kinds):
        more = odd.translate(once_more)
        never = bytes([_TOO_ODD]) * len(odd)
        three, four = (more, odd) if quads else (never, never)
        odd = b"".join((odd, more, odd, three, four))
    if not quads:
        odd = odd.translate(bytes([min(count, _TOO_ODD) for count in range(256)]))
    pairs = bytearray(2 * len(odd))
    pairs[0::2] = least_wild(kinds, sequences)
    pairs[1::2] = odd
    values = array("H", bytes(pairs))
    if values[1] >> ODD_SHIFT != 1:  # this machine keeps the high byte first
        values.byteswap()
    return values


def columns_of(values: "array[int]", kinds: int, key: int) -> tuple[int, ...]:
    """Give the masks of a key, column by column: first without kinds held four times, then with them."""
    sets, with_pair = _sets_and_pair(values[key])
    lower_sets = lower_pair = odd = single = room = 0
    for rank in range(kinds):
        bit, place = 1 << rank, BASE**rank
        count = key // place % BASE
        if count < COPIES:
            room |= bit
            sets_after, pair_after = _sets_and_pair(values[key + place])
        else:
            sets_after, pair_after = _with_fifth_copy(values, kinds, key, rank)
        if sets_after < sets:
            lower_sets |= bit
        if pair_after < with_pair:
            lower_pair |= bit
        if count % 2:
            odd |= bit
        if count < 2:
            single |= bit
    mixed = lower_pair if with_pair < sets else lower_sets
    columns = (lower_pair, mixed, lower_sets, odd, single, (1 << kinds) - 1)
    return (0, *[column & room for column in columns], *columns)


def _sets_and_pair(value: int) -> tuple[int, int]:
    """Give M and P."""
    sets = value & SETS_MASK
    return sets, sets - 1 if value & PAIR_FLAG else sets + 2


def _with_fifth_copy(values: "array[int]", kinds: int, key: int, rank: int) -> tuple[int, int]:
    """Give M and P of a key that holds four of a rank, with a fifth: one of the five must be in a set or the pair."""
    sets, with_pair = _sets_and_pair(values[key - 2 * BASE**rank])
    with_pair = min(with_pair, _sets_and_pair(values[key - BASE**rank])[0])
    for lowest in range(max(rank - 2, 0), min(rank + 1, kinds - 2)) if kinds == RANKS else ():
        beside = [other for other in range(lowest, lowest + 3) if other != rank and key // BASE**other % BASE]
        sets_left, pair_left = _sets_and_pair(values[key - sum(BASE**other for other in beside)])
        sets = min(sets, sets_left + 2 - len(beside))
        with_pair = min(with_pair, pair_left + 2 - len(beside))
    return sets, with_pair


def missing_of(total: int) -> int:
    """Give T of a sum of values: the wild tiles that sets and a pair want in all."""
    return (total & SETS_MASK) + (-1 if total >> FLAGS_SHIFT & 7 else 2)


def completions(wild: int, closed: bool) -> tuple[bool, ...]:
    """Tell, for every sum of four values, whether the hand is complete with so many wild tiles."""
    by_sets = tuple(missing_of(total) <= wild for total in range(1 << ODD_SHIFT))
    by_pairs = (True,) * len(by_sets) * (wild + 1 if closed else 0)
    return (by_pairs + by_sets * _ODD_SUMS)[: len(by_sets) * _ODD_SUMS]


def wait_codes(wild: int, closed: bool, fifth: bool, quads: bool) -> bytes:
    """Give the code of every sum of four values."""
    columns = _columns_by_sets(wild)
    by_sets, odd_pairs, any_pairs = (
        columns.translate(_joining(by_pairs, WITH_FIFTH if fifth else 0))
        for by_pairs in (0, ODD, EVERY if quads else SINGLE)
    )
    if not closed:
        return by_sets * _ODD_SUMS
    return b"".join((any_pairs * (wild + 1), odd_pairs, by_sets * (_ODD_SUMS - wild - 2)))


@cache
def _columns_by_sets(wild: int) -> bytes:
    """Give the column of the waits for sets and a pair, whatever the number of odd kinds is."""
    return bytes(_column(total, wild) for total in range(1 << ODD_SHIFT))


def _column(total: int, wild: int) -> int:
    """Name the column of the waits for sets and a pair, 0 for none."""
    missing = missing_of(total)
    if missing <= wild - 2:
        return EVERY
    if missing > wild + 1:
        return 0
    return (LOWER_PAIR, MIXED, LOWER_SETS)[min(total >> FLAGS_SHIFT, 2)]


def _joining(by_pairs: int, offset: int) -> bytes:
    """Give the code for each column by sets when seven pairs name another; one that holds every kind needs no other."""
    codes = bytearray(256)
    for by_sets in range(EVERY + 1):
        if by_sets == EVERY or not by_pairs:
            codes[by_sets] = by_sets + offset if by_sets else 0
        elif by_pairs == EVERY or not by_sets:
            codes[by_sets] = by_pairs + offset
        else:
            codes[by_sets] = by_sets + offset + SECOND * (by_pairs + offset)
    return bytes(codes)

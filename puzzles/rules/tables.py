"""Shape tables: whether a hand has the shape of a winning one and what it waits for, by four look-ups.

Shape only: sets and a pair or seven pairs, natural and wild tiles together (section 6, R-HUN); what R-LEGAL asks comes
after. A hand is four keys of ``least_wild``, one for each suit and the honours, and a number of wild tiles.

With ``T = ΣM − 1`` if any group has its flag, else ``ΣM + 2``, a hand of ``3n + 2`` tiles is complete with ``w`` wild
tiles when ``T ≤ w``. One more tile moves T by −1 or 2, so a hand that lacks one tile waits for nothing when
``T > w + 1``, for every tile when ``T ≤ w − 2``, and otherwise for the tiles that lower T: those that lower P where no
group has its flag, those that lower M where two or more have it, and where just one has, the tiles that lower P in that
group and M in the others. Seven pairs ride along as the number and the mask of the kinds held an odd number of times.

The sum of four values thus names the *column* of the four entries that holds the answer. Masks have bit ``k`` set for
the tile of number ``k``.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from puzzles.rules.least_wild import BASE, PAIR_FLAG, SETS_MASK, least_wild
from puzzles.rules.tiles import COPIES, TILES

Hand = tuple[int, int, int, int]
Entry = tuple[int, ...]

RANKS: Final = 9
HONOURS: Final = 7
ALL_KINDS: Final = (1 << len(TILES)) - 1
MOST_WILD: Final = COPIES
PLACES: Final = tuple(BASE ** (kind % RANKS) for kind in range(len(TILES)))

_ODD_SHIFT: Final = 8
_ODD_SUMS: Final = 32
_TOO_ODD: Final = MOST_WILD + 2
_LOWER_PAIR, _MIXED, _LOWER_SETS, _ODD, _SINGLE, _EVERY = range(1, 7)
_WITH_FIFTH: Final = 6
_SECOND: Final = 16


def hand_of(tiles: Iterable[int]) -> Hand:
    """Give the four keys of natural tiles, each a kind's number; no kind more than four times."""
    keys = [0, 0, 0, 0]
    for tile in tiles:
        keys[tile // RANKS] += PLACES[tile]
    return keys[0], keys[1], keys[2], keys[3]


def hand_of_counts(counts: Sequence[int]) -> Hand:
    """Give the four keys of 34 counts of natural tiles, 0 to 4 each."""
    (
        a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b6, b7, b8, b9,
        c1, c2, c3, c4, c5, c6, c7, c8, c9, d1, d2, d3, d4, d5, d6, d7,
    ) = counts  # fmt: skip
    return (
        a1 + 5 * (a2 + 5 * (a3 + 5 * (a4 + 5 * (a5 + 5 * (a6 + 5 * (a7 + 5 * (a8 + 5 * a9))))))),
        b1 + 5 * (b2 + 5 * (b3 + 5 * (b4 + 5 * (b5 + 5 * (b6 + 5 * (b7 + 5 * (b8 + 5 * b9))))))),
        c1 + 5 * (c2 + 5 * (c3 + 5 * (c4 + 5 * (c5 + 5 * (c6 + 5 * (c7 + 5 * (c8 + 5 * c9))))))),
        d1 + 5 * (d2 + 5 * (d3 + 5 * (d4 + 5 * (d5 + 5 * (d6 + 5 * d7))))),
    )


def kinds_in(mask: int) -> list[int]:
    """Give the numbers of the kinds in a mask, in order."""
    kinds = []
    while mask:
        low = mask & -mask
        kinds.append(low.bit_length() - 1)
        mask ^= low
    return kinds


class ShapeTables:
    """Answers questions of shape; ``quads`` says whether four alike are two pairs (``seven_pairs_quads``).

    ``wild`` is the number of wild tiles beside the natural ones of the hand, ``closed`` whether nothing is declared: an
    open hand has no seven pairs. ``fifth`` also counts a kind of which the hand holds all four copies (dead, R-HUN).
    """

    __slots__ = ("_codes", "_complete", "_entries", "_honours", "_kept", "_quads", "_suits")

    def __init__(self, quads: bool) -> None:
        self._quads = quads
        self._suits = _values(RANKS, True, quads)
        self._honours = _values(HONOURS, False, quads)
        wilds = range(MOST_WILD + 1)
        self._codes = tuple(
            tuple(tuple(_wait_codes(wild, closed, fifth, quads) for wild in wilds) for closed in (False, True))
            for fifth in (False, True)
        )
        self._complete = tuple(tuple(_completions(wild, closed) for wild in wilds) for closed in (False, True))
        self._entries: tuple[dict[int, Entry], ...] = ({}, {}, {}, {})
        self._kept: tuple[dict[int, tuple[tuple[int, int, int], ...]], ...] = ({}, {}, {}, {})

    def is_complete(self, hand: Hand, wild: int = 0, closed: bool = True) -> bool:
        """Tell whether 14 − 3d tiles are sets and a pair or seven pairs."""
        m, p, s, z = hand
        suits = self._suits
        return self._complete[closed][wild][suits[m] + suits[p] + suits[s] + self._honours[z]] > 0

    def distance(self, hand: Hand, wild: int = 0, closed: bool = True) -> int:
        """Give how many more wild tiles would leave sets and a pair or seven pairs; 0 or less when it is so already."""
        m, p, s, z = hand
        suits = self._suits
        value = suits[m] + suits[p] + suits[s] + self._honours[z]
        missing = _missing(value & 255)
        return (min(missing, value >> _ODD_SHIFT) if closed else missing) - wild

    def waits(self, hand: Hand, wild: int = 0, closed: bool = True, fifth: bool = False) -> int:
        """Give the mask of the kinds that complete 13 − 3d tiles when one more of it comes as a natural tile."""
        m, p, s, z = hand
        suits = self._suits
        code = self._codes[fifth][closed][wild][suits[m] + suits[p] + suits[s] + self._honours[z]]
        if not code:
            return 0
        in_m, in_p, in_s, in_z = self._entries
        try:
            a, b, c, d = in_m[m], in_p[p], in_s[s], in_z[z]
        except KeyError:
            a, b, c, d = self._entry(0, m), self._entry(1, p), self._entry(2, s), self._entry(3, z)
        if code < _SECOND:
            return a[code] | b[code] | c[code] | d[code]
        first, second = code % _SECOND, code // _SECOND
        return a[first] | b[first] | c[first] | d[first] | a[second] | b[second] | c[second] | d[second]

    def discards(self, hand: Hand, wild: int = 0, closed: bool = True, fifth: bool = False) -> list[tuple[int, int]]:
        """Give every natural kind of 14 − 3d tiles, in order, with the mask of the waits after discarding one of it."""
        m, p, s, z = hand
        suits, honours, entries = self._suits, self._honours, self._entries
        codes = self._codes[fifth][closed][wild]
        total = suits[m] + suits[p] + suits[s] + honours[z]
        answers = []
        for group, key in enumerate(hand):
            others = total - (suits[key] if group < 3 else honours[key])
            if not key:
                continue
            for kind, kept, value in self._kept[group].get(key) or self._kept_after(group, key):
                code = codes[others + value]
                if not code:
                    answers.append((kind, 0))
                    continue
                changed = entries[group].get(kept) or self._entry(group, kept)
                column, second = code % _SECOND, code // _SECOND
                mask = changed[column] | changed[second]
                for other, other_key in enumerate(hand):
                    if other != group:
                        entry = entries[other].get(other_key) or self._entry(other, other_key)
                        mask |= entry[column] | entry[second]
                answers.append((kind, mask))
        return answers

    def _entry(self, group: int, key: int) -> Entry:
        """Give the columns of a key, making them when they are new."""
        entry = self._entries[group].get(key)
        if entry is None:
            entry = self._entries[group][key] = self._new_entry(group, key)
        return entry

    def _new_entry(self, group: int, key: int) -> Entry:
        kinds = HONOURS if group == 3 else RANKS
        values = self._honours if group == 3 else self._suits
        sets, with_pair = _sets_and_pair(values[key])
        lower_sets = lower_pair = odd = single = room = 0
        for rank in range(kinds):
            bit = 1 << rank
            count = key // BASE**rank % BASE
            if count < COPIES:
                room |= bit
                sets_after, pair_after = _sets_and_pair(values[key + BASE**rank])
            else:
                sets_after, pair_after = _with_fifth_copy(values, kinds, key, rank)
            lower_sets |= bit if sets_after < sets else 0
            lower_pair |= bit if pair_after < with_pair else 0
            odd |= bit if count % 2 else 0
            single |= bit if count < 2 else 0
        every = (1 << kinds) - 1
        flagged = with_pair < sets
        columns = (lower_pair, lower_pair if flagged else lower_sets, lower_sets, odd, single, every)
        shift = group * RANKS
        return (
            0,
            *((column & room) << shift for column in columns),
            *(column << shift for column in columns),
        )

    def _kept_after(self, group: int, key: int) -> tuple[tuple[int, int, int], ...]:
        """Give each kind of the key with the key and the value that are left without one of it."""
        values = self._honours if group == 3 else self._suits
        kept = []
        for rank in range(HONOURS if group == 3 else RANKS):
            if key // BASE**rank % BASE:
                less = key - BASE**rank
                kept.append((group * RANKS + rank, less, values[less]))
        self._kept[group][key] = tuple(kept)
        return tuple(kept)


@cache
def shape_tables(quads: bool = True) -> ShapeTables:
    """Give the tables, made at the first call: some hundredths of a second, eight megabytes."""
    return ShapeTables(quads)


def _values(kinds: int, sequences: bool, quads: bool) -> "array[int]":
    """Give the value of every key: M, the flag in bit 5 (so that three bits count flags), odd kinds from bit 8."""
    once_more = bytes(range(1, 256)) + b"\0"
    odd = b"\0"
    for _ in range(kinds):
        more = odd.translate(once_more)
        if quads:
            odd = b"".join((odd, more, odd, more, odd))
        else:
            odd = b"".join((odd, more, odd, bytes([_TOO_ODD]) * (2 * len(odd))))
    if not quads:
        odd = odd.translate(bytes([min(count, _TOO_ODD) for count in range(256)]))
    pairs = bytearray(2 * len(odd))
    pairs[0::2] = least_wild(kinds, sequences)
    pairs[1::2] = odd
    values = array("H", bytes(pairs))
    if values[1] >> _ODD_SHIFT != 1:
        values.byteswap()
    return values


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


def _completions(wild: int, closed: bool) -> bytes:
    """Give, for every sum of four values, 1 where the hand is complete with so many wild tiles."""
    by_sets = bytes(_missing(value) <= wild for value in range(1 << _ODD_SHIFT))
    return b"".join(bytes([1]) * len(by_sets) if closed and odd <= wild else by_sets for odd in range(_ODD_SUMS))


def _wait_codes(wild: int, closed: bool, fifth: bool, quads: bool) -> bytes:
    """Give, for every sum of four values, the column that holds the waits, or 0; seven pairs may ask for a second."""
    columns = [_column(value, wild) for value in range(1 << _ODD_SHIFT)]
    offset = _WITH_FIFTH if fifth else 0
    by_sets = bytes(_code(column, 0, offset) for column in columns)
    any_pairs = bytes(_code(column, _EVERY if quads else _SINGLE, offset) for column in columns)
    odd_pairs = bytes(_code(column, _ODD, offset) for column in columns)
    return b"".join(
        by_sets if not closed or odd > wild + 1 else odd_pairs if odd == wild + 1 else any_pairs
        for odd in range(_ODD_SUMS)
    )


def _column(value: int, wild: int) -> int:
    """Name the column of the waits for sets and a pair."""
    missing = _missing(value)
    if missing <= wild - 2:
        return _EVERY
    if missing > wild + 1:
        return 0
    return (_LOWER_PAIR, _MIXED, _LOWER_SETS)[min(value >> 5, 2)]


def _code(column: int, by_pairs: int, offset: int) -> int:
    """Join the columns of sets and of seven pairs in one byte; one that holds every kind needs no other."""
    if column == _EVERY or not by_pairs:
        return column + offset if column else 0
    if by_pairs == _EVERY or not column:
        return by_pairs + offset
    return column + offset + _SECOND * (by_pairs + offset)


def _missing(value: int) -> int:
    """Give T of a sum of values: the wild tiles that sets and a pair want in all."""
    return (value & SETS_MASK) + (-1 if value >> 5 else 2)

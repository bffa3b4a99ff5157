"""Shape tables: whether a hand has the shape of a winning one and what it waits for, by a dozen look-ups.

Shape only: sets and a pair or seven pairs, natural and wild tiles together (section 6, R-HUN); what R-LEGAL asks comes
after. A hand is four keys of ``least_wild``, one for each suit and the honours, and a number of wild tiles.

With ``T = ΣM − 1`` if any group has its flag, else ``ΣM + 2``, a hand of ``3n + 2`` tiles is complete with ``w`` wild
tiles when ``T ≤ w``. One more tile moves T by −1 or 2, so a hand that lacks one tile waits for nothing when
``T > w + 1``, for every tile when ``T ≤ w − 2``, and otherwise for the tiles that lower T: those that lower P where no
group has its flag, those that lower M where two or more have it, and where just one has, the tiles that lower P in that
group and M in the others. Seven pairs ride along as the number and the mask of the kinds held an odd number of times.

So the sum of four values (``columns``) says which column of masks holds the answer, and most hands, which wait for
nothing, are answered by that sum alone. Masks have bit ``k`` set for the tile of number ``k``.
"""

from _thread import allocate_lock  # threading would cost as much to import as this module
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from puzzles.rules.columns import (
    COLUMNS,
    HONOURS,
    MOST_WILD,
    ODD_SHIFT,
    RANKS,
    SECOND,
    UNPLACED,
    columns_of,
    completions,
    missing_of,
    values_of,
    wait_codes,
)
from puzzles.rules.least_wild import BASE
from puzzles.rules.tiles import TILES

__all__ = [
    "ALL_KINDS",
    "HONOURS",
    "MOST_WILD",
    "PLACES",
    "RANKS",
    "Hand",
    "ShapeTables",
    "hand_of",
    "hand_of_counts",
    "kinds_in",
    "shape_tables",
]

Hand = tuple[int, int, int, int]
Kept = tuple[tuple[int, int, int], ...]
Known = tuple["array[int]", "array[int]", list[int], tuple[list[int], ...]]
"""The places of suit keys and honour keys, the values by place, and the masks of each column by place."""

ALL_KINDS: Final = (1 << len(TILES)) - 1
PLACES: Final = tuple(BASE ** (kind % RANKS) for kind in range(len(TILES)))

_HONOUR_GROUP: Final = 3
_PLACES: Final = 1 << 16


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
    m, p, s, z = _KINDS
    return [*m[mask & 511], *p[mask >> 9 & 511], *s[mask >> 18 & 511], *z[mask >> 27]]


def _subsets(kinds: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """Give the kinds that each mask of one group stands for."""
    subsets: list[tuple[int, ...]] = [()]
    for kind in kinds:
        last = (kind,)
        subsets += [subset + last for subset in subsets]
    return tuple(subsets)


_KINDS: Final = tuple(
    _subsets(range(group * RANKS, group * RANKS + (HONOURS if group == _HONOUR_GROUP else RANKS))) for group in range(4)
)


class ShapeTables:
    """Answers questions of shape; ``quads`` says whether four alike are two pairs (``seven_pairs_quads``).

    ``wild`` is the number of wild tiles beside the natural ones of the hand, ``closed`` whether nothing is declared: an
    open hand has no seven pairs. ``fifth`` also counts a kind of which the hand holds all four copies (dead, R-HUN).

    A key has a *place*: in the list of values, and in the list of masks of each column. A key that was never waited
    with has the place that is its value, where no mask is; few keys are ever met, so the lists stay short and near.
    Several threads may ask at once: what is known grows under a lock, and a key gets its place when all is there.
    """

    __slots__ = ("_closed", "_complete", "_honours", "_kept", "_known", "_lock", "_open", "_suits")

    def __init__(self, quads: bool) -> None:
        self._suits = values_of(RANKS, True, quads)
        self._honours = values_of(HONOURS, False, quads)
        each = [(fifth, wild) for fifth in (False, True) for wild in range(MOST_WILD + 1)]
        self._closed = tuple(wait_codes(wild, True, fifth, quads) for fifth, wild in each)
        self._open = tuple(wait_codes(wild, False, fifth, quads) for fifth, wild in each)
        self._complete = tuple(completions(wild, closed) for closed in (True, False) for wild in range(MOST_WILD + 1))
        self._kept: tuple[dict[int, Kept], ...] = ({}, {}, {}, {})
        self._lock = allocate_lock()
        self._known = self._nothing_known()

    def is_complete(self, hand: Hand, wild: int = 0, closed: bool = True) -> bool:
        """Tell whether 14 − 3d tiles are sets and a pair or seven pairs."""
        m, p, s, z = hand
        suits = self._suits
        complete = self._complete[wild if closed else wild + MOST_WILD + 1]
        return complete[suits[m] + suits[p] + suits[s] + self._honours[z]]

    def distance(self, hand: Hand, wild: int = 0, closed: bool = True) -> int:
        """Give how many more wild tiles would leave sets and a pair or seven pairs; 0 or less when it is so already."""
        m, p, s, z = hand
        suits = self._suits
        total = suits[m] + suits[p] + suits[s] + self._honours[z]
        return (min(missing_of(total), total >> ODD_SHIFT) if closed else missing_of(total)) - wild

    def waits(self, hand: Hand, wild: int = 0, closed: bool = True, fifth: bool = False) -> int:
        """Give the mask of the kinds that complete 13 − 3d tiles when one more of it comes as a natural tile."""
        m, p, s, z = hand
        places, honour_places, values, columns = self._known
        a = places[m]
        b = places[p]
        c = places[s]
        d = honour_places[z]
        codes = (self._closed if closed else self._open)[wild + MOST_WILD + 1 if fifth else wild]
        code = codes[values[a] + values[b] + values[c] + values[d]]
        if not code:
            return 0
        if code < SECOND:
            column = columns[code]
            mask = column[a] | column[b] << 9 | column[c] << 18 | column[d] << 27
        else:
            column, other = columns[code % SECOND], columns[code // SECOND]
            mask = column[a] | column[b] << 9 | column[c] << 18 | column[d] << 27
            mask |= other[a] | other[b] << 9 | other[c] << 18 | other[d] << 27
        return mask if mask >= 0 else self._new_mask(code, hand)

    def discards(self, hand: Hand, wild: int = 0, closed: bool = True, fifth: bool = False) -> list[tuple[int, int]]:
        """Give every natural kind of 14 − 3d tiles, in order, with the mask of the waits after discarding one of it."""
        m, p, s, z = hand
        suits, honours = self._suits, self._honours
        codes = (self._closed if closed else self._open)[wild + MOST_WILD + 1 if fifth else wild]
        total = suits[m] + suits[p] + suits[s] + honours[z]
        keys = [m, p, s, z]
        answers = []
        for group, key in enumerate(hand):
            if not key:
                continue
            others = total - (honours[key] if group == _HONOUR_GROUP else suits[key])
            for kind, kept, value in self._kept[group].get(key) or self._kept_after(group, key):
                if codes[others + value]:
                    keys[group] = kept
                    m, p, s, z = keys
                    answers.append((kind, self.waits((m, p, s, z), wild, closed, fifth)))
                else:
                    answers.append((kind, 0))
            keys[group] = key
        return answers

    def _new_mask(self, code: int, hand: Hand) -> int:
        """Join the columns that a code names, giving a place to every key that has none."""
        with self._lock:
            if len(self._known[2]) + len(hand) > _PLACES:
                self._known = self._nothing_known()
            known = self._known
            mask = 0
            for group, key in enumerate(hand):
                place = self._place(known, group, key)
                mask |= (known[3][code % SECOND][place] | known[3][code // SECOND][place]) << group * RANKS
            return mask

    def _place(self, known: Known, group: int, key: int) -> int:
        """Give the place of a key, made when it has none."""
        suit_places, honour_places, values, columns = known
        if group == _HONOUR_GROUP:
            places, keys, kinds = honour_places, self._honours, HONOURS
        else:
            places, keys, kinds = suit_places, self._suits, RANKS
        if places[key] < UNPLACED:
            place = len(values)
            for column, mask in zip(columns, columns_of(keys, kinds, key), strict=True):
                column.append(values[mask])  # the first values are themselves: one object for each keeps memory near
            values.append(values[keys[key]])
            places[key] = place
        return places[key]

    def _nothing_known(self) -> Known:
        """Give places where every key is without masks."""
        columns = tuple([0 if column == 0 else -1] * UNPLACED for column in range(COLUMNS))
        return self._suits[:], self._honours[:], list(range(UNPLACED)), columns

    def _kept_after(self, group: int, key: int) -> Kept:
        """Give each kind of the key with the key and the value that are left without one of it."""
        values = self._honours if group == _HONOUR_GROUP else self._suits
        kept = []
        for rank in range(HONOURS if group == _HONOUR_GROUP else RANKS):
            if key // BASE**rank % BASE:
                less = key - BASE**rank
                kept.append((group * RANKS + rank, less, values[less]))
        if len(self._kept[group]) >= _PLACES:
            self._kept[group].clear()
        self._kept[group][key] = tuple(kept)
        return tuple(kept)


@cache
def shape_tables(quads: bool = True) -> ShapeTables:
    """Give the tables, made at the first call: some hundredths of a second, eight megabytes."""
    return ShapeTables(quads)

"""How many tiles a hand is away from the shape of a winning one, when others may be exchanged for them.

Unlike ``ShapeTables.distance``, which uses every tile, this lets a player part with what doesn't fit: one less than
what is given here is known as shanten. Each key has a *need*: for 0 to 4 sets, without and with the pair, how many
tiles of its suit are missing. There are only some hundred different needs, so each is a class, and two classes merge
by a look-up. The four copies of a kind are the limit here; wild tiles replace what is missing, one for one (R-HUN).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from puzzles.rules.least_wild import BASE
from puzzles.rules.position import Position
from puzzles.rules.tables import Hand
from puzzles.rules.tiles import COPIES, YAOJIU

Need = tuple[int, ...]

MOST_SETS: Final = 4
SUIT_RANKS: Final = 9
HONOUR_RANKS: Final = 7
PAIRS_WANTED: Final = 7
_SIZE: Final = 2 * (MOST_SETS + 1)
_NEVER: Final = 99
_MOST_SEQUENCES: Final = 2
_HONOUR_GROUP: Final = 3


def _steps(sets: int, pair: int) -> tuple[tuple[int, int], ...]:
    """Give where a need stands with so many sets and a pair more, and where it stood before."""
    return tuple(
        (2 * (sets + more) + pair + has_pair, 2 * more + has_pair)
        for more in range(MOST_SETS + 1 - sets)
        for has_pair in range(2 - pair)
    )


_STEPS: Final = {(sets, pair): _steps(sets, pair) for sets in range(MOST_SETS + 1) for pair in (0, 1)}


class ShantenTables:
    """Needs by key and by class, worked out when they are first asked for; a class is a small number."""

    def __init__(self) -> None:
        self._classes: dict[Need, int] = {}
        self._needs: list[Need] = []
        self._suits: dict[int, int] = {}
        self._honours: dict[int, int] = {}
        self._merged: dict[tuple[int, int], int] = {}
        self._rest: dict[tuple[int, int, int, int], Need] = {}
        self._helpful: dict[tuple[int, int, int, int], int] = {}

    def missing(self, hand: Hand, sets: int) -> int:
        """Give how many tiles are missing for so many sets and a pair, with no wild tile."""
        m, p, s, z = hand
        return self._needs[self._merge(self._merge(self._suit(m), self._suit(p)), self._merge_honours(s, z))][
            2 * sets + 1
        ]

    def helpful(self, hand: Hand, sets: int) -> int:
        """Give the mask of the kinds after which a tile less is missing for so many sets and a pair.

        No fifth copy of a kind is among them.
        """
        m, p, s, z = hand
        a, b, c, d = self._suit(m), self._suit(p), self._suit(s), self._honour(z)
        first, second = self._merge(a, b), self._merge(c, d)
        return (
            self._helpful_in(0, m, a, self._merge(b, second), sets)
            | self._helpful_in(1, p, b, self._merge(a, second), sets)
            | self._helpful_in(2, s, c, self._merge(first, d), sets)
            | self._helpful_in(3, z, d, self._merge(first, c), sets)
        )

    def _helpful_in(self, group: int, key: int, own: int, rest: int, sets: int) -> int:
        """Give the kinds of one suit that help, when the others come to the class ``rest``."""
        place = group, key, rest, sets
        mask = self._helpful.get(place)
        if mask is None:
            honours = group == _HONOUR_GROUP
            wanted = 2 * sets + 1
            missing = self._needs[self._merge(rest, own)][wanted]
            mask = 0
            for rank in range(HONOUR_RANKS if honours else SUIT_RANKS):
                if key // BASE**rank % BASE == COPIES:
                    continue
                more = key + BASE**rank
                added = self._honour(more) if honours else self._suit(more)
                if self._needs[self._merge(rest, added)][wanted] < missing:
                    mask |= 1 << group * SUIT_RANKS + rank
            self._helpful[place] = mask
        return mask

    def _merge_honours(self, suit: int, honours: int) -> int:
        return self._merge(self._suit(suit), self._honour(honours))

    def _honour(self, key: int) -> int:
        known = self._honours.get(key)
        if known is None:
            known = self._honours[key] = self._class_of(_honour_need(key))
        return known

    def _suit(self, key: int) -> int:
        known = self._suits.get(key)
        if known is None:
            known = self._suits[key] = self._class_of(self._suit_need(key, SUIT_RANKS, 0, 0))
        return known

    def _merge(self, one: int, other: int) -> int:
        known = self._merged.get((one, other))
        if known is None:
            need = _merged(self._needs[one], self._needs[other])
            known = self._merged[one, other] = self._class_of(need)
        return known

    def _class_of(self, need: Need) -> int:
        known = self._classes.setdefault(need, len(self._needs))
        if known == len(self._needs):
            self._needs.append(need)
        return known

    def _suit_need(self, key: int, ranks: int, one_before: int, two_before: int) -> Need:
        """Give the need of the ranks from here on; so many sequences began one and two ranks before and reach in."""
        if not ranks:
            return (0, *[_NEVER] * (_SIZE - 1)) if not one_before and not two_before else (_NEVER,) * _SIZE
        state = key, ranks, one_before, two_before
        known = self._rest.get(state)
        if known is not None:
            return known
        held, rest = key % BASE, key // BASE
        best = [_NEVER] * _SIZE
        for beginning in range(_MOST_SEQUENCES + 1 if ranks > 2 else 1):
            after = self._suit_need(rest, ranks - 1, beginning, one_before)
            for triplet in (0, 1):
                for pair in (0, 1):
                    used = beginning + one_before + two_before + 3 * triplet + 2 * pair
                    if used > COPIES:
                        continue
                    cost = max(used - held, 0)
                    _improve(best, after, cost, beginning + triplet, pair)
        self._rest[state] = tuple(best)
        return self._rest[state]


def _improve(best: list[int], after: Need, cost: int, sets: int, pair: int) -> None:
    for place, before in _STEPS[sets, pair]:
        total = cost + after[before]
        if total < best[place]:  # noqa: PLR1730 - the call of min would take most of the time
            best[place] = total


def _honour_need(key: int) -> Need:
    need: Need = (0, *[_NEVER] * (_SIZE - 1))
    for _ in range(HONOUR_RANKS):
        key, held = divmod(key, BASE)
        one = [_NEVER] * _SIZE
        one[0], one[1], one[2] = 0, max(2 - held, 0), max(3 - held, 0)
        need = _merged(need, tuple(one))
    return need


def _merged(one: Need, other: Need) -> Need:
    best = [_NEVER] * _SIZE
    for sets in range(MOST_SETS + 1):
        for pair in (0, 1):
            _improve(best, other, one[2 * sets + pair], sets, pair)
    return tuple(best)


@cache
def shanten_tables() -> ShantenTables:
    """Give the tables, empty at the first call."""
    return ShantenTables()


def missing_for_pairs(natural: Sequence[int], wild: int, quads: bool) -> int:
    """Give how many tiles are missing for seven pairs; ``quads`` says whether four alike are two pairs."""
    pairs, singles = _pairs_and_singles(natural, quads)
    wanted = max(PAIRS_WANTED - pairs, 0)
    return max(wanted + max(wanted - singles, 0) - wild, 0)


def helpful_for_pairs(natural: Sequence[int], quads: bool) -> int:
    """Give the mask of the kinds after which a tile less is missing for seven pairs; no fifth copy is among them."""
    pairs, singles = _pairs_and_singles(natural, quads)
    needs_new = PAIRS_WANTED - pairs > singles
    mask = 0
    for kind, count in enumerate(natural):
        makes_pair = count % 2 if quads else count == 1
        makes_single = count % 2 == 0 and count < COPIES if quads else count == 0
        if makes_pair or (needs_new and makes_single):
            mask |= 1 << kind
    return mask


def _pairs_and_singles(natural: Sequence[int], quads: bool) -> tuple[int, int]:
    ones, twos, threes, fours = natural.count(1), natural.count(2), natural.count(3), natural.count(4)
    if quads:
        return twos + threes + 2 * fours, ones + threes
    return twos + threes + fours, ones


def missing_for_orphans(natural: Sequence[int], wild: int) -> int:
    """Give how many tiles are missing for the thirteen 幺九 kinds with one of them twice."""
    held = sum(natural[tile] > 0 for tile in YAOJIU)
    has_pair = any(natural[tile] > 1 for tile in YAOJIU)
    return max(len(YAOJIU) + 1 - held - has_pair - wild, 0)


def missing_tiles(position: Position) -> int:
    """Give how many tiles must still come in exchange for others: 0 for a complete shape, 1 when it is ready."""
    hand, rules = position.hand, position.rules
    missing = shanten_tables().missing(position.keys, MOST_SETS - len(hand.melds)) - hand.wild
    if not hand.melds:
        missing = min(missing, missing_for_pairs(hand.natural, hand.wild, rules.seven_pairs_quads))
        if "orphans" in (rules.thirteen_yao_shapes or ()):
            missing = min(missing, missing_for_orphans(hand.natural, hand.wild))
    return max(missing, 0)

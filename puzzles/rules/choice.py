"""The reading that counts, found without listing all readings (section 9, and section 7 where none is legal).

A reading is rated by a number: legal ones below all others, with more fan (points) lower; the others by how much they
lack. The four suits' ``splits`` are joined, each whole rated by its signature alone, and only those that rate best are
compared by the order of section 9. Wild tiles that no natural one takes stand for what this order puts first.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from puzzles.rules.groups import (
    DRAGON_PAIR,
    DRAGON_TRIPLETS,
    FIELD,
    NATURAL_TRIPLETS,
    PAIRS,
    TRIPLETS,
    TWO_EIGHT_PAIR,
    WILD_FIELD,
    WILD_IN_PAIR,
    Group,
    alike,
    group_order,
    in_a_row,
)
from puzzles.rules.hand import Hand, counts_of_key
from puzzles.rules.natural import (
    ALL_SUITS,
    HAS_ODD,
    HAS_OTHER,
    HAS_TWO_EIGHT,
    HAS_YAOJIU,
    HAS_YAOJIU_TWICE,
    NO_WAY,
    ONE_WAY,
    WAYS,
    NaturalHand,
)
from puzzles.rules.position import Position
from puzzles.rules.readings import Form, Reading, Shape, reading_order
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.set_flags import MOST_WILD, PAIR_RULES, SEQUENCE
from puzzles.rules.splits import Split, splits
from puzzles.rules.tables import RANKS
from puzzles.rules.tables import Hand as Keys
from puzzles.rules.tiles import TILES, YAOJIU, Tile

LACKS_ONE: Final = 1 << 10
"""The rating of a reading with one fault; every legal one is below."""
_LEGAL: Final = LACKS_ONE >> 1
_NO_READING: Final = LACKS_ONE << 10
_MOST_DECLARED: Final = 4
_STANDARD: Final = Form.STANDARD
_ONLY_PAIRS: Final = HAS_OTHER | NO_WAY
_PAIRS_IN_POINTS: Final = 4
_MOST_KEPT: Final = 1 << 15

Whole = tuple[tuple[Split, ...], Group | None]
"""A split of each suit, and the set or pair that wild tiles make alone."""

_ALONE: Final[dict[int, tuple[Group | None, ...]]] = {
    0: (None,),
    2: (alike(TILES[0], 2, 2), alike(Tile.WHITE, 2, 2)),
    3: (in_a_row(TILES[0], (True, True, True)), alike(TILES[0], 3, 3)),
}
"""By the number of wild tiles that are over: what they can stand for, first in order of those that differ in merit."""


class Suit(NamedTuple):
    """What is known of one suit's natural tiles, or of the honours.

    ``splits`` are by the number of wild tiles spent; ``yaojiu`` and ``yaojiu_twice`` masks of the 幺九 kinds held at
    least once and twice; ``odd`` the number of kinds held an odd number of times, ``most`` the most tiles of a kind.
    """

    splits: tuple[tuple[Split, ...], ...]
    yaojiu: int
    yaojiu_twice: int
    is_all_yaojiu: bool
    odd: int
    most: int
    has_two_eight: bool


Suits = tuple[Suit, Suit, Suit, Suit]


Choice = tuple[Reading, int]
"""A reading and its rating; below ``LACKS_ONE`` it is legal."""


class Chooser:
    """Chooses the reading that counts under one ruleset; made once for each."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._pair_rule = PAIR_RULES[rules.hun_pair]
        self._may_lack = rules.special_form_may_lack or 0
        self._shapes = rules.thirteen_yao_shapes or ()
        self._yaojiu_bit = {"one": HAS_YAOJIU, "pair": HAS_YAOJIU_TWICE}.get(rules.yaojiu or "", 0)
        self._wanted_bits = self._yaojiu_bit | (ALL_SUITS if rules.suits else 0)
        self._closed = int(rules.must_open != "off")
        self._ratings: dict[int, dict[int, int]] = {}

    def choose(self, position: Position) -> Choice | None:
        """Give the reading of a complete hand that counts; None when there is no reading at all."""
        if position.natural is not None:
            choice = self._only_way(position, position.natural)
            if choice is not None:
                return choice
        found = self._found(position)
        if len(found) < 2:
            return found[0] if found else None
        return min(found, key=lambda choice: (choice[1], reading_order(choice[0])))

    def _only_way(self, position: Position, natural: NaturalHand) -> Choice | None:
        """Give the reading of natural tiles that can be read in one way only; None when there isn't just one."""
        bits, a, b, c, d = natural
        if bits & WAYS != ONE_WAY or position.melds:
            if bits & (HAS_ODD | HAS_OTHER | NO_WAY) == _ONLY_PAIRS and not position.melds:
                return self._natural_pairs(a[4] + b[4] + c[4] + d[4], bits)
            return None
        sets = a[1] + b[1] + c[1] + d[1]
        wide = self._closed + (0 if bits & self._wanted_bits == self._wanted_bits else self._lacking(bits))
        ratings = self._ratings.get(wide << 4)
        if ratings is None:
            ratings = self._ratings[wide << 4] = {}
        signature = a[3] + b[3] + c[3] + d[3]
        rating = ratings.get(signature)
        if rating is None:
            rating = ratings[signature] = self._rate(signature, wide, -1)
        return Reading(_STANDARD, None, a[2] or b[2] or c[2] or d[2], sets), rating

    def equals(self, position: Position) -> list[Choice]:
        """Give readings that rate best, at least one for each choice of faults (or items) with that rating."""
        found = self._found(position)
        best = min((rating for _, rating in found), default=0)
        return [choice for choice in found if choice[1] == best]

    def _found(self, position: Position) -> list[Choice]:
        """Give the readings that rate best among sets and a pair, and the first of each special form."""
        hand = position.hand
        m, p, s, z = position.keys
        in_m, in_p, in_s, in_z = _kept[hand.wild]
        try:
            a, b, c, d = suits = in_m[m], in_p[p], in_s[s], in_z[z]
        except KeyError:
            a, b, c, d = suits = _suits_of(position.keys, hand.wild)
        declared = hand.declared
        missing = 0
        if self._rules.suits and not (m and p and s):
            held = declared.suits | (m > 0) | (p > 0) << 1 | (s > 0) << 2
            missing = 3 - held.bit_count()
        lacks_yaojiu = self._lacks_yaojiu(suits, hand)
        is_yao = a[3] and b[3] and c[3] and d[3] and declared.is_all_yaojiu and bool(self._shapes)
        wide = missing + lacks_yaojiu + self._barred(hand)
        yao = -1
        if is_yao and "sets" in self._shapes and not declared.flags & SEQUENCE:
            yao = self._over(missing) + self._one_tile_left(hand)
        found = self._by_sets(hand, suits, wide, yao)
        if not declared.melds and (is_yao or a[4] + b[4] + c[4] + d[4] <= hand.wild):
            found += self._special(hand, suits, is_yao, missing, lacks_yaojiu)
        return found

    def _by_sets(self, hand: Hand, suits: Suits, wide: int, yao: int) -> list[Choice]:
        """Give the readings of four sets and a pair that rate best.

        ``wide`` is the number of faults of the whole hand, ``yao`` of those that 十三幺 of sets would have (−1: the
        hand can't be one).
        """
        place = wide << 4 | yao + 1
        ratings = self._ratings.get(place)
        if ratings is None:
            ratings = self._ratings[place] = {}
        declared, base = hand.declared.groups, hand.declared.signature
        best = _NO_READING
        equals: list[Whole] = []
        for signature, whole in _wholes(suits, hand.wild):
            rating = ratings.get(base + signature)
            if rating is None:
                rating = ratings[base + signature] = self._rate(base + signature, wide, yao)
            if rating < best:
                best, equals = rating, [whole]
            elif rating == best:
                equals.append(whole)
        if best == _NO_READING:
            return []
        return [(_reading(whole, declared, yao >= 0), best) for whole in equals]

    def _rate(self, signature: int, wide: int, yao: int) -> int:
        """Rate a reading of sets and a pair by its signature."""
        if signature // PAIRS & FIELD != 1:
            return _NO_READING
        sequences, triplets = signature & FIELD, signature // TRIPLETS & FIELD
        wild_in_pair = signature // WILD_IN_PAIR & WILD_FIELD
        wild_pair = wild_in_pair > self._pair_rule.most_wild
        earned = (signature // DRAGON_TRIPLETS & FIELD) + (signature // NATURAL_TRIPLETS & FIELD >= 3)
        if yao >= 0 and not sequences:
            return _rating(yao + wild_pair, earned + 1)
        faults = wide + wild_pair
        if self._rules.sequence and not sequences:
            faults += 1
        if self._rules.triplet and not triplets:
            excused = signature // DRAGON_PAIR & 1 and (self._pair_rule.wild_excuses or not wild_in_pair)
            faults += not excused
        if not self._rules.has_hun:
            # Points: a factor of one, twice so that of equals the one of triplets alone is more.
            return _rating(faults, 2 + (triplets == 4))
        return _rating(faults, earned + (signature // TWO_EIGHT_PAIR & 1))

    def _special(self, hand: Hand, suits: Suits, is_yao: bool, missing: int, lacks_yaojiu: bool) -> Iterator[Choice]:
        """Give the first reading as seven pairs and the one as thirteen orphans, if there are such."""
        most = max(suit.most for suit in suits)
        if sum(suit.odd for suit in suits) <= hand.wild and (self._rules.seven_pairs_quads or most <= 2):
            two_eight = bool(self._rules.seven_pairs_two_eight) and any(suit.has_two_eight for suit in suits)
            reading = _seven_pairs(hand, is_yao and "pairs" in self._shapes)
            if reading.form is Form.THIRTEEN_YAO:
                yield reading, _rating(self._over(missing), 2 + two_eight)
            else:
                earned = 1 + two_eight if self._rules.has_hun else _PAIRS_IN_POINTS
                yield reading, _rating(self._over(missing + lacks_yaojiu), earned)
        twice = sum(suit.yaojiu_twice.bit_count() for suit in suits)
        if is_yao and "orphans" in self._shapes and most <= 2 and twice <= 1:
            yield Reading(Form.THIRTEEN_YAO, Shape.ORPHANS, None, ()), _rating(self._over(missing), 1)

    def _over(self, lacking: int) -> int:
        """Count what a special form lacks, if that is more than it may (R-EXCUSE)."""
        return lacking if lacking > self._may_lack else 0

    def _natural_pairs(self, pairs: tuple[Group, ...], bits: int) -> Choice | None:
        """Give the reading of natural tiles that can only be seven pairs."""
        if not self._rules.seven_pairs_quads and len(set(pairs)) < len(pairs):
            return None
        if self._rules.has_hun:
            earned = 1 + (bits & HAS_TWO_EIGHT > 0 and self._rules.seven_pairs_two_eight is True)
        else:
            earned = _PAIRS_IN_POINTS
        lacking = 0 if bits & self._wanted_bits == self._wanted_bits else self._lacking(bits)
        return Reading(Form.SEVEN_PAIRS, None, None, pairs), _rating(self._over(lacking), earned)

    def _lacking(self, bits: int) -> int:
        """Count the suits and 幺九 that a closed hand lacks, by the bits of its suits."""
        lacking = 3 - (bits & ALL_SUITS).bit_count() if self._rules.suits else 0
        return lacking + (not bits & self._yaojiu_bit and self._yaojiu_bit > 0)

    def _lacks_yaojiu(self, suits: Suits, hand: Hand) -> bool:
        a, b, c, d = suits
        if self._rules.yaojiu == "one":
            return not (a[1] or b[1] or c[1] or d[1] or hand.declared.yaojiu)
        if self._rules.yaojiu != "pair" or a[2] or b[2] or c[2] or d[2] or hand.declared.yaojiu_twice:
            return False
        return not (a[1] | b[1] | c[1] | d[1]) & hand.declared.yaojiu

    def _barred(self, hand: Hand) -> int:
        """Count the faults that a standard hand has by what is declared (R-ONE-LEFT, R-OPEN)."""
        melds = hand.declared.melds
        if self._rules.must_open == "off":
            return self._one_tile_left(hand) if melds else 0
        opened = melds if self._rules.must_open == "any" else hand.declared.is_opened
        return self._one_tile_left(hand) + (not opened)

    def _one_tile_left(self, hand: Hand) -> bool:
        return len(hand.declared.melds) == _MOST_DECLARED and self._rules.max_declared_sets < _MOST_DECLARED


@lru_cache(maxsize=256)
def chooser(rules: Ruleset) -> Chooser:
    """Give what chooses under a ruleset, made at the first call."""
    return Chooser(rules)


def _rating(faults: int, earned: int) -> int:
    return faults * LACKS_ONE if faults else _LEGAL - earned


_kept: Final[tuple[tuple[dict[int, Suit], ...], ...]] = tuple(({}, {}, {}, {}) for _ in range(MOST_WILD + 1))


def _suits_of(keys: Keys, wild: int) -> Suits:
    m, p, s, z = keys
    return _suit(0, m, wild), _suit(1, p, wild), _suit(2, s, wild), _suit(3, z, wild)


def _suit(group: int, key: int, wild: int) -> Suit:
    """Give what is known of one suit, and keep it."""
    kept = _kept[wild][group]
    suit = kept.get(key)
    if suit is None:
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        suit = kept[key] = _new_suit(group, key, wild)
    return suit


def _new_suit(group: int, key: int, wild: int) -> Suit:
    counts = counts_of_key(group, key)
    first = group * RANKS
    held = {TILES[first + rank]: count for rank, count in enumerate(counts) if count}
    return Suit(
        tuple(splits(first, counts, spent) for spent in range(wild + 1)),
        sum(1 << tile for tile in held if tile.is_yaojiu),
        sum(1 << tile for tile, count in held.items() if tile.is_yaojiu and count >= 2),
        all(tile.is_yaojiu for tile in held),
        sum(count % 2 for count in counts),
        max(counts),
        any(not tile.is_honour and tile.rank in (2, 8) and count >= 2 for tile, count in held.items()),
    )


def _wholes(suits: Suits, wild: int) -> Iterator[tuple[int, Whole]]:
    """Join the suits' splits in every way that spends the wild tiles, with the sum of their signatures."""
    a, b, c, d = suits
    if not wild:
        for whole in product(a.splits[0], b.splits[0], c.splits[0], d.splits[0]):
            yield whole[0][0] + whole[1][0] + whole[2][0] + whole[3][0], (whole, None)
        return
    for in_a, first in enumerate(a.splits):
        for in_b, second in enumerate(b.splits[: wild + 1 - in_a]) if first else ():
            for in_c, third in enumerate(c.splits[: wild + 1 - in_a - in_b]) if second else ():
                left = wild - in_a - in_b - in_c
                for in_d, fourth in enumerate(d.splits[: left + 1]) if third else ():
                    for alone in _ALONE.get(left - in_d, ()) if fourth else ():
                        extra = alone.signature if alone else 0
                        for whole in product(first, second, third, fourth):
                            signature = whole[0][0] + whole[1][0] + whole[2][0] + whole[3][0] + extra
                            yield signature, (whole, alone)


def _reading(whole: Whole, declared: tuple[Group, ...], may_be_yao: bool) -> Reading:
    """Give the reading that the suits' splits make with the declared sets."""
    (a, b, c, d), alone = whole
    pair = a[3] or b[3] or c[3] or d[3]
    sets = a[4] + b[4] + c[4] + d[4]
    if alone is not None:
        if pair is None:
            pair = alone
        else:
            sets = (alone, *sets)
    if declared or alone is not None:
        sets = tuple(sorted(sets + declared, key=group_order))
    if may_be_yao and all(group.is_triplet for group in sets):
        return Reading(Form.THIRTEEN_YAO, Shape.SETS, pair, sets)
    return Reading(_STANDARD, None, pair, sets)


def _seven_pairs(hand: Hand, is_yao: bool) -> Reading:
    """Give the first reading as seven pairs: natural pairs, then single tiles with wild ones, then wild pairs."""
    pairs = []
    for tile in TILES:
        if count := hand.natural[tile]:
            pairs += [alike(tile, 2, 0)] * (count // 2) + [alike(tile, 2, 1)] * (count % 2)
    free = [tile for tile in (YAOJIU if is_yao else TILES) if not hand.natural[tile]]
    stand_ins = TILES[:1] * 7 if hand.rules.seven_pairs_quads else free
    pairs += [alike(tile, 2, 2) for tile in stand_ins[: 7 - len(pairs)]]
    form, shape = (Form.THIRTEEN_YAO, Shape.PAIRS) if is_yao else (Form.SEVEN_PAIRS, None)
    return Reading(form, shape, None, tuple(sorted(pairs, key=group_order)))

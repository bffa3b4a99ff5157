"""Legal waits by look-ups: which tiles make a hand legal, without reading it (R-LEGAL).

The suits, 幺九 and what is declared concern natural tiles and the tile that comes, so they are masks of kinds. Sequence
and triplet depend on the reading: ``set_flags`` has a class for each suit, and a *row* (the class of the other three
suits together) says which tiles of a suit complete the hand with what is needed. Rows are kept once found, and so is
for four classes which rows there are to look at. Seven pairs
ride along; 十三幺 is looked at only where every natural tile is 幺九.
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from puzzles.rules.flag_classes import FlagClasses
from puzzles.rules.hand import NOTHING_DECLARED, Declared, Hand, counts_of_key
from puzzles.rules.least_wild import BASE
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.set_flags import BOTH, MOST_WILD, PAIR_RULES, SEQUENCE, TRIPLET, PairRule
from puzzles.rules.tables import ALL_KINDS, HONOURS, PLACES, RANKS, kinds_in, shape_tables
from puzzles.rules.tables import Hand as Keys
from puzzles.rules.thirteen_yao import is_legal_thirteen_yao
from puzzles.rules.tiles import TILES, YAOJIU, Tile

_YAOJIU_MASK: Final = sum(1 << tile for tile in YAOJIU)
_MOST_DECLARED: Final = 4
_MOST_KEPT: Final = 1 << 16

# The fields of an entry's value, wide enough for the sum of four: odd kinds, a bit for each suit that is held, the
# numbers of 幺九 kinds held at all and held twice, and the number of groups with other tiles.
_ODD: Final = 31
_SUITS_SHIFT: Final = 5
_SUITS: Final = 7
_ONCE: Final = 1 << 8
_ANY_ONCE: Final = 15 * _ONCE
_TWICE: Final = 1 << 12
_ANY_TWICE: Final = 15 * _TWICE
_NOT_YAOJIU: Final = 1 << 16
_KEY_BITS: Final = 21
_NEVER_PAIRS: Final = MOST_WILD + 2


class Entry(NamedTuple):
    """What is known of one suit's natural tiles.

    ``flags`` is the number of its class; ``odd`` and ``even`` are masks of the kinds that bring seven pairs nearer and
    further; ``yaojiu`` is the mask of the 幺九 kinds held.
    """

    flags: int
    value: int
    odd: int
    even: int
    yaojiu: int


Entries = tuple[Entry, Entry, Entry, Entry]

Plan = tuple[bool, tuple[tuple[int, int, dict[int, int]], ...]]
"""Whether a wild tile completes a hand, and of the suits that may: the suit, its row, and where the row is kept."""


class LegalTables:
    """Answers which tiles make a hand legal under one ruleset; made once for each.

    Keys are of natural concealed tiles, as ``tables`` has them; ``wild`` is the number of wild tiles beside them.
    """

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._shapes = shape_tables(rules.seven_pairs_quads)
        self._needed = (SEQUENCE if rules.sequence else 0) | (TRIPLET if rules.triplet else 0)
        self._allowed_by_suits = tuple(_completing_suits(held) if rules.suits else ALL_KINDS for held in range(8))
        self._suits_missing = tuple(3 - held.bit_count() if rules.suits else 0 for held in range(8))
        self._wants_one = rules.yaojiu == "one"
        self._wants_two = rules.yaojiu == "pair"
        self._may_lack = rules.special_form_may_lack or 0
        self._has_yao = bool(rules.thirteen_yao_shapes)
        self._closed: dict[int, tuple[int, int]] = {}
        kept = _kept(PAIR_RULES[rules.hun_pair], rules.seven_pairs_quads)
        self._classes, self._entries, self._rows, self._plans = kept

    def waits(self, keys: Keys, wild: int = 0, hun: Tile | None = None, declared: Declared = NOTHING_DECLARED) -> int:
        """Give the mask of the kinds that make 13 − 3d tiles legal, also those of which all four copies are held.

        The bit of the hun says whether one more wild tile does.
        """
        m, p, s, z = keys
        level = wild if hun is None or wild == MOST_WILD else wild + 1
        in_m, in_p, in_s, in_z = self._entries[level]
        try:
            a, b, c, d = entries = in_m[m], in_p[p], in_s[s], in_z[z]
        except KeyError:
            a, b, c, d = entries = self._entries_of(keys, level)
        value = a[1] + b[1] + c[1] + d[1]
        if declared is NOTHING_DECLARED:
            allowed, excused = self._closed.get(value) or self._masks_of_closed(value, entries)
        else:
            allowed, excused = self._masks(value, entries, declared)
        mask = 0
        if allowed:
            needed = self._needed & ~declared.flags
            classes = a[0] | b[0] << 16 | c[0] << 32 | d[0] << 48
            by_wild, rows = self._plans[wild << 2 | needed].get(classes) or self._new_plan(classes, wild, needed)
            for group, row, found in rows:
                try:
                    mask |= found[row | keys[group]]
                except KeyError:
                    mask |= self._find_row(group, row, keys, wild, hun, needed)
            mask &= allowed
            if hun is not None:
                bit = 1 << hun
                mask = mask | bit if by_wild and allowed == ALL_KINDS else mask & ~bit
        if excused and value & _ODD <= wild + 1:
            mask |= self._by_pairs(entries, value & _ODD, wild, hun, excused)
        if value < _NOT_YAOJIU and self._has_yao and declared.is_all_yaojiu:
            mask |= self._by_yao(keys, wild, hun, declared)
        return mask

    def is_legal(self, keys: Keys, wild: int = 0, declared: Declared = NOTHING_DECLARED) -> bool:
        """Tell whether 14 − 3d tiles have a reading without fault."""
        entries = self._entries_of(keys, wild)
        value = sum(entry.value for entry in entries)
        suits = value >> _SUITS_SHIFT & _SUITS | declared.suits
        lacks_yaojiu = self._lacks_yaojiu(entries, value, declared)
        lacking = self._suits_missing[suits] + lacks_yaojiu
        if not lacking and not self._is_barred(declared) and self._is_complete(entries, wild, declared):
            return True
        if not declared.melds and value & _ODD <= wild and lacking <= self._may_lack:
            return True
        return value < _NOT_YAOJIU and is_legal_thirteen_yao(self._hand(keys, wild, declared))

    def _new_plan(self, classes: int, wild: int, needed: int) -> Plan:
        """Work out, for four classes, whether a wild tile completes the hand, and the rows of the suits that can.

        A row that no suit at all could complete is left out: without wild tiles mostly one or two are left.
        """
        join, accepts = self._classes.join, self._classes.accepts
        a, b, c, d = (classes >> 16 * group & 0xFFFF for group in range(4))
        first, second = join(a, b), join(c, d)
        by_wild = wild < MOST_WILD and accepts(join(first, second), wild + 1, needed)
        rows = tuple(
            (group, row << _KEY_BITS, self._rows[wild << 2 | needed][group])
            for group, row in enumerate((join(b, second), join(a, second), join(first, d), join(first, c)))
            if any(accepts(join(row, best), wild, needed) for best in self._classes.best)
        )
        plans = self._plans[wild << 2 | needed]
        if len(plans) >= _MOST_KEPT:
            plans.clear()
        plan = plans[classes] = by_wild, rows
        return plan

    def _find_row(self, group: int, row: int, keys: Keys, wild: int, hun: Tile | None, needed: int) -> int:
        """Find and keep the kinds of one suit that complete the hand."""
        shape = self._shapes.waits(keys, wild, closed=False, fifth=True)
        level = wild if hun is None or wild == MOST_WILD else wild + 1
        mask = 0
        for kind in kinds_in(shape & _GROUP_MASKS[group]):
            added = self._class_with(group, keys[group], kind, level)
            if self._classes.accepts(self._classes.join(row >> _KEY_BITS, added), wild, needed):
                mask |= 1 << kind
        kept = self._rows[wild << 2 | needed][group]
        if len(kept) >= _MOST_KEPT:
            kept.clear()
        kept[row | keys[group]] = mask
        return mask

    def _class_with(self, group: int, key: int, kind: int, level: int) -> int:
        """Give the class of a suit's tiles with one more of a kind, be it a fifth copy."""
        rank = kind - group * RANKS
        if key // BASE**rank % BASE < BASE - 1:
            return self._entry(group, key + PLACES[kind], level).flags
        counts = list(counts_of_key(group, key))
        counts[rank] += 1
        return self._classes.number_of(tuple(counts), level)

    def _is_complete(self, entries: Entries, wild: int, declared: Declared) -> bool:
        """Tell whether the tiles are four sets and a pair with the sequence and triplet that are needed."""
        join = self._classes.join
        a, b, c, d = entries
        whole = join(join(a.flags, b.flags), join(c.flags, d.flags))
        return self._classes.accepts(whole, wild, self._needed & ~declared.flags)

    def _masks_of_closed(self, value: int, entries: Entries) -> tuple[int, int]:
        """Give ``_masks`` of a hand with nothing declared, and keep them where the value says it all."""
        masks = self._masks(value, entries, NOTHING_DECLARED)
        if not self._wants_two or value & _ANY_TWICE:
            self._closed[value] = masks
        return masks

    def _masks(self, value: int, entries: Entries, declared: Declared) -> tuple[int, int]:
        """Give the kinds after which sets and a pair, and after which seven pairs lack nothing that concerns the tiles.

        This is R-SUITS, R-YAOJIU and R-EXCUSE, and no kind at all where R-ONE-LEFT or R-OPEN forbid a standard hand.
        """
        suits = value >> _SUITS_SHIFT & _SUITS | declared.suits
        fixes_yaojiu = ALL_KINDS
        if self._wants_one:
            if not (value & _ANY_ONCE or declared.yaojiu):
                fixes_yaojiu = _YAOJIU_MASK
        elif self._wants_two and not (value & _ANY_TWICE or declared.yaojiu_twice):
            once = entries[0].yaojiu | entries[1].yaojiu | entries[2].yaojiu | entries[3].yaojiu
            if not once & declared.yaojiu:
                fixes_yaojiu = once | declared.yaojiu
        allowed = 0 if self._is_barred(declared) else self._allowed_by_suits[suits] & fixes_yaojiu
        return allowed, 0 if declared.melds else self._excused(suits, fixes_yaojiu)

    def _is_barred(self, declared: Declared) -> bool:
        """Tell whether what is declared forbids a standard hand (R-ONE-LEFT, R-OPEN)."""
        if len(declared.melds) == _MOST_DECLARED and self._rules.max_declared_sets < _MOST_DECLARED:
            return True
        if self._rules.must_open == "off":
            return False
        return not (declared.melds if self._rules.must_open == "any" else declared.is_opened)

    def _by_pairs(self, entries: Entries, odd: int, wild: int, hun: Tile | None, excused: int) -> int:
        """Give the kinds that complete seven pairs."""
        a, b, c, d = entries
        mask = a.odd | b.odd | c.odd | d.odd
        if odd < wild:
            mask |= a.even | b.even | c.even | d.even
        mask &= excused
        if hun is not None:
            mask &= ~(1 << hun)
            if excused == ALL_KINDS and wild < MOST_WILD:
                mask |= 1 << hun
        return mask

    def _excused(self, suits: int, fixes_yaojiu: int) -> int:
        """Give the kinds after which seven pairs lack no more than they may (R-EXCUSE)."""
        missing = self._suits_missing[suits]
        lacks_yaojiu = fixes_yaojiu != ALL_KINDS
        over = missing + lacks_yaojiu - self._may_lack
        if over <= 0:
            return ALL_KINDS
        fixes_suit = sum(_GROUP_MASKS[suit] for suit in range(3) if not suits >> suit & 1) if missing else 0
        if over == 1:
            return fixes_suit | (fixes_yaojiu if lacks_yaojiu else 0)
        return fixes_suit & fixes_yaojiu if over == 2 and lacks_yaojiu else 0

    def _by_yao(self, keys: Keys, wild: int, hun: Tile | None, declared: Declared) -> int:
        """Give the kinds that complete a legal 十三幺."""
        hand = self._hand(keys, wild, declared)
        mask = sum(1 << tile for tile in YAOJIU if tile is not hun and is_legal_thirteen_yao(hand.with_tile(tile)))
        if hun is not None and wild < MOST_WILD and is_legal_thirteen_yao(hand.with_wild()):
            mask |= 1 << hun
        return mask

    def _hand(self, keys: Keys, wild: int, declared: Declared) -> Hand:
        natural = tuple(count for group, key in enumerate(keys) for count in counts_of_key(group, key))
        whole = tuple(map(int.__add__, natural, declared.counts))
        return Hand(self._rules, None, declared, natural, wild, whole)

    def _lacks_yaojiu(self, entries: Entries, value: int, declared: Declared) -> bool:
        if self._wants_one:
            return not (value & _ANY_ONCE or declared.yaojiu)
        if not self._wants_two or value & _ANY_TWICE or declared.yaojiu_twice:
            return False
        return not any(entry.yaojiu & declared.yaojiu for entry in entries)

    def _entries_of(self, keys: Keys, level: int) -> Entries:
        m, p, s, z = keys
        return (
            self._entry(0, m, level),
            self._entry(1, p, level),
            self._entry(2, s, level),
            self._entry(3, z, level),
        )

    def _entry(self, group: int, key: int, level: int) -> Entry:
        kept = self._entries[level][group]
        entry = kept.get(key)
        if entry is None:
            if len(kept) >= _MOST_KEPT:
                kept.clear()
            entry = kept[key] = self._new_entry(group, key, level)
        return entry

    def _new_entry(self, group: int, key: int, level: int) -> Entry:
        counts = counts_of_key(group, key)
        kinds = range(group * RANKS, group * RANKS + len(counts))
        held = [(kind, count) for kind, count in zip(kinds, counts, strict=True) if count]
        if self._rules.seven_pairs_quads:
            odd_kinds = sum(count % 2 for _, count in held)
            odd = sum(1 << kind for kind, count in held if count % 2)
            even = _GROUP_MASKS[group] & ~odd
        else:
            odd_kinds = sum(1 if count == 1 else _NEVER_PAIRS if count > 2 else 0 for _, count in held)
            odd = sum(1 << kind for kind, count in held if count == 1)
            even = _GROUP_MASKS[group] & ~sum(1 << kind for kind, _ in held)
        value = min(odd_kinds, _NEVER_PAIRS)
        value += (1 << _SUITS_SHIFT + group) if held and group < 3 else 0
        value += sum(_ONCE + (_TWICE if count >= 2 else 0) for kind, count in held if TILES[kind].is_yaojiu)
        value += _NOT_YAOJIU if any(not TILES[kind].is_yaojiu for kind, _ in held) else 0
        yaojiu = sum(1 << kind for kind, _ in held) & _YAOJIU_MASK
        return Entry(self._classes.number_of(counts, level), value, odd, even, yaojiu)


class Kept(NamedTuple):
    """What has been found: classes, and with their numbers, entries, rows and plans.

    Entries are by the number of wild tiles and the suit; rows by wild tiles with the need, and the suit; plans by wild
    tiles with the need.
    """

    classes: FlagClasses
    entries: tuple[tuple[dict[int, Entry], ...], ...]
    rows: tuple[tuple[dict[int, int], ...], ...]
    plans: tuple[dict[int, Plan], ...]


@cache
def _kept(pair_rule: PairRule, quads: bool) -> Kept:
    """Give where to keep what is found; rulesets that differ in neither share it."""
    needs = range((MOST_WILD + 1) * (BOTH + 1))
    return Kept(
        FlagClasses(pair_rule),
        tuple(({}, {}, {}, {}) for _ in range(MOST_WILD + 1)),
        tuple(({}, {}, {}, {}) for _ in needs),
        tuple({} for _ in needs),
    )


_GROUP_MASKS: Final = tuple(((1 << (HONOURS if group == 3 else RANKS)) - 1) << group * RANKS for group in range(4))


@lru_cache(maxsize=256)
def legal_tables(rules: Ruleset) -> LegalTables:
    """Give the tables of a ruleset, made at the first call."""
    return LegalTables(rules)


def without(keys: Keys, kind: int) -> Keys:
    """Give the keys with one tile of a kind less."""
    group = kind // RANKS
    return (*keys[:group], keys[group] - PLACES[kind], *keys[group + 1 :])


def _completing_suits(held: int) -> int:
    """Give the kinds after which no suit is missing, when the suits of these bits are held."""
    missing = [suit for suit in range(3) if not held >> suit & 1]
    if not missing:
        return ALL_KINDS
    return _GROUP_MASKS[missing[0]] if len(missing) == 1 else 0

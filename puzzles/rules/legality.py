"""Legality: whether a complete hand may win, and what it lacks (section 7, R-LEGAL)."""

from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import Final

from puzzles.rules.choice import LACKS_ONE, chooser
from puzzles.rules.groups import Group
from puzzles.rules.hand import Hand
from puzzles.rules.melds import OPENING
from puzzles.rules.position import Position
from puzzles.rules.readings import Form, Reading, require_complete
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, TILES, YAOJIU, Suit, Tile
from puzzles.rules.values import frozen

MOST_MELDS: Final = 4

Evidence = tuple[Tile, ...]


@frozen
class Condition:
    """One condition of R-LEGAL held against a reading: met or not, and the tiles that show it.

    ``excused`` is true where it isn't met but the form of the hand excuses what it lacks (R-EXCUSE, dragon pair,
    special forms). The reading has the fault when the condition is neither met nor excused.
    """

    fault: "Fault"
    met: bool
    excused: bool
    evidence: tuple[Tile, ...]
    missing_suits: tuple[Suit, ...] = ()

    @property
    def is_fault(self) -> bool:
        """Tell whether the reading is at fault here."""
        return not self.met and not self.excused


def _always(hand: Hand, reading: Reading) -> bool:
    return True


def _never(hand: Hand, reading: Reading) -> bool:
    return False


def _is_special(hand: Hand, reading: Reading) -> bool:
    """Seven pairs and 十三幺 are excused from what only four sets and a pair can have."""
    return reading.form is not Form.STANDARD


def _all_tiles(hand: Hand, reading: Reading) -> Evidence:
    return hand.natural_tiles()


def _has_triplet(hand: Hand, reading: Reading) -> bool:
    """R-TRIPLET: a triplet or kong, wild tiles allowed."""
    return any(group.is_triplet for group in reading.sets)


def _needs_no_triplet(hand: Hand, reading: Reading) -> bool:
    """R-TRIPLET: a pair of 中, 发 or 白 excuses the triplet; whether one with wild tiles does is ``hun_pair``."""
    if reading.form is not Form.STANDARD or reading.pair is None:
        return True
    return reading.pair.faces[0].is_dragon and (reading.pair.is_natural or hand.rules.hun_pair != "conditions")


def _triplet_shown(hand: Hand, reading: Reading) -> Evidence:
    triplets = [group for group in reading.sets if group.is_triplet]
    if triplets:
        return _most_natural(triplets)
    return reading.pair.faces if reading.pair and _needs_no_triplet(hand, reading) else ()


def _has_sequence(hand: Hand, reading: Reading) -> bool:
    """R-SEQUENCE: three in a row, wild tiles allowed."""
    return any(group.is_sequence for group in reading.sets)


def _sequence_shown(hand: Hand, reading: Reading) -> Evidence:
    sequences = [group for group in reading.sets if group.is_sequence]
    return _most_natural(sequences) if sequences else ()


def _most_natural(groups: list[Group]) -> Evidence:
    return min(groups, key=lambda group: sum(group.wild)).faces


def _has_suits(hand: Hand, reading: Reading) -> bool:
    """R-SUITS: a natural tile of each suit."""
    return not missing_suits(hand)


def _suits_shown(hand: Hand, reading: Reading) -> Evidence:
    missing = missing_suits(hand)
    return tuple(
        next(tile for tile in TILES if tile.suit is suit and hand.whole[tile])
        for suit in NUMBER_SUITS
        if suit not in missing
    )


def _has_yaojiu(hand: Hand, reading: Reading) -> bool:
    """R-YAOJIU: a natural 幺九 tile, or two alike; 十三幺 is made of 幺九 and never lacks it."""
    return reading.form is Form.THIRTEEN_YAO or has_yaojiu(hand)


def has_yaojiu(hand: Hand) -> bool:
    """Tell whether the whole hand holds the natural 幺九 that the rules ask for (R-YAOJIU)."""
    wanted = 2 if hand.rules.yaojiu == "pair" else 1
    return any(hand.whole[tile] >= wanted for tile in YAOJIU)


def _yaojiu_shown(hand: Hand, reading: Reading) -> Evidence:
    wanted = 2 if hand.rules.yaojiu == "pair" else 1
    return next(((tile,) * wanted for tile in YAOJIU if hand.whole[tile] >= wanted), ())


def _may_lack(hand: Hand, reading: Reading) -> bool:
    """R-EXCUSE: tell whether a special form lacks no more of the suits and 幺九 than it may."""
    if reading.form is Form.STANDARD:
        return False
    lacking = len(missing_suits(hand)) if hand.rules.suits else 0
    if reading.form is Form.SEVEN_PAIRS and hand.rules.yaojiu != "none":
        lacking += not has_yaojiu(hand)
    return lacking <= (hand.rules.special_form_may_lack or 0)


def _has_allowed_pair(hand: Hand, reading: Reading) -> bool:
    """R-PAIR: no wild tile in the pair, or not two."""
    most_wild = 1 if hand.rules.hun_pair == "one" else 0
    return reading.pair is None or sum(reading.pair.wild) <= most_wild


def _pair_shown(hand: Hand, reading: Reading) -> Evidence:
    return reading.pair.faces if reading.pair else ()


def _has_tiles_left(hand: Hand, reading: Reading) -> bool:
    """R-ONE-LEFT: not four declared sets."""
    return len(hand.melds) < MOST_MELDS


def _lone_tile_shown(hand: Hand, reading: Reading) -> Evidence:
    return () if _has_tiles_left(hand, reading) else _pair_shown(hand, reading)


def _is_opened(hand: Hand, reading: Reading) -> bool:
    """R-OPEN: something is declared that counts as opening the hand."""
    return bool(_opening_shown(hand, reading))


def _opening_shown(hand: Hand, reading: Reading) -> Evidence:
    opening = (meld for meld in hand.melds if hand.rules.must_open == "any" or meld.kind in OPENING)
    return next((meld.tiles for meld in opening), ())


class Fault(Enum):
    """What can be wrong with a complete hand, in the order of section 7.

    Each entry has the id, the rule id, when the rules ask for the condition, whether a reading meets it, whether the
    reading is excused from it, and the tiles that show it.
    """

    INCOMPLETE = ("incomplete", "R-FORM", lambda rules: True, _always, _never, _all_tiles)
    NO_TRIPLET = (
        "no_triplet", "R-TRIPLET", lambda rules: rules.triplet, _has_triplet, _needs_no_triplet, _triplet_shown,
    )  # fmt: skip
    NO_SEQUENCE = (
        "no_sequence", "R-SEQUENCE", lambda rules: rules.sequence, _has_sequence, _is_special, _sequence_shown,
    )  # fmt: skip
    MISSING_SUIT = ("missing_suit", "R-SUITS", lambda rules: rules.suits, _has_suits, _may_lack, _suits_shown)
    NO_YAOJIU = (
        "no_yaojiu", "R-YAOJIU", lambda rules: rules.yaojiu in ("one", "pair"), _has_yaojiu, _may_lack, _yaojiu_shown,
    )  # fmt: skip
    WILD_PAIR = (
        "wild_pair", "R-PAIR", lambda rules: rules.hun_pair in ("none", "one"), _has_allowed_pair, _never, _pair_shown,
    )  # fmt: skip
    ONE_TILE_LEFT = (
        "one_tile_left", "R-ONE-LEFT", lambda rules: rules.max_declared_sets < MOST_MELDS,
        _has_tiles_left, _never, _lone_tile_shown,
    )  # fmt: skip
    NOT_OPENED = (
        "not_opened", "R-OPEN", lambda rules: rules.must_open != "off", _is_opened, _is_special, _opening_shown,
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        rule: str,
        asked: Callable[[Ruleset], bool | None],
        met: Callable[[Hand, Reading], bool],
        excused: Callable[[Hand, Reading], bool],
        shown: Callable[[Hand, Reading], Evidence],
    ) -> None:
        self.id = id
        self.rule = rule
        self.asked = asked
        self.met = met
        self.excused = excused
        self.shown = shown


@frozen
class Legality:
    """Whether a complete hand is legal; if not, the faults of the reading with the fewest (section 7)."""

    legal: bool
    faults: tuple[Fault, ...]
    missing_suits: tuple[Suit, ...]
    reading: Reading | None


_INCOMPLETE = Legality(False, (Fault.INCOMPLETE,), (), None)


@lru_cache(maxsize=256)
def faults_of(rules: Ruleset) -> tuple[Fault, ...]:
    """Give the faults that can arise under these rules, in the order of section 7."""
    return tuple(fault for fault in Fault if fault.asked(rules))


def judge(position: Position) -> Legality:
    """Tell whether a complete hand is legal (R-LEGAL); ``reading`` is the one that counts, or the nearest to legal."""
    if not position.is_complete:
        require_complete(position)
    choice = chooser(position.rules).choose(position)
    if choice is None:
        return _INCOMPLETE
    reading, rating = choice
    if rating < LACKS_ONE:
        return Legality(True, (), (), reading)
    faults = faults_in(position.hand, reading)
    missing = missing_suits(position.hand) if Fault.MISSING_SUIT in faults else ()
    return Legality(False, faults, missing, reading)


def has_tied_faults(position: Position) -> bool:
    """Tell whether several readings with the fewest faults have different ones: no good "why" puzzle."""
    require_complete(position)
    nearest = chooser(position.rules).equals(position)
    return len({faults_in(position.hand, reading) for reading, _ in nearest}) > 1


def conditions(position: Position, reading: Reading) -> tuple[Condition, ...]:
    """Hold every condition that the rules have against one reading, with the tiles that meet or fail it."""
    hand = position.hand
    held = []
    for fault in faults_of(position.rules):
        met = fault.met(hand, reading)
        missing = missing_suits(hand) if fault is Fault.MISSING_SUIT else ()
        excused = not met and fault.excused(hand, reading)
        held.append(Condition(fault, met, excused, fault.shown(hand, reading), missing))
    return tuple(held)


def faults_in(hand: Hand, reading: Reading) -> tuple[Fault, ...]:
    """Give the faults of one reading, in the order of section 7."""
    return tuple(
        [fault for fault in faults_of(hand.rules) if not fault.met(hand, reading) and not fault.excused(hand, reading)]
    )


def missing_suits(hand: Hand) -> tuple[Suit, ...]:
    """Give the suits of which the whole hand has no natural tile."""
    return tuple(suit for place, suit in enumerate(NUMBER_SUITS) if not any(hand.whole[9 * place : 9 * place + 9]))

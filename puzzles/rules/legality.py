"""Legality: whether a complete hand may win, and what it lacks (section 7, R-LEGAL)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from puzzles.rules.choice import chooser
from puzzles.rules.groups import Group
from puzzles.rules.hand import Hand
from puzzles.rules.melds import OPENING
from puzzles.rules.position import Position
from puzzles.rules.readings import Form, Reading, require_complete
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, TILES, YAOJIU, Suit, Tile

MOST_MELDS = 4


@dataclass(frozen=True, slots=True)
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


Finding = tuple[bool, bool, tuple[Tile, ...]]
"""Met, excused, evidence."""


def _form_found(hand: Hand, reading: Reading) -> Finding:
    return True, False, hand.natural_tiles()


def _has_triplet(hand: Hand, reading: Reading) -> Finding:
    """R-TRIPLET: a triplet or kong, or a pair of 中, 发 or 白 instead."""
    triplets = [group for group in reading.sets if group.is_triplet]
    if triplets and reading.pair:
        best = min(triplets, key=lambda group: sum(group.wild))
        return True, False, best.faces
    if reading.form is not Form.STANDARD:
        return False, True, ()
    if reading.pair is not None and is_excusing_pair(hand.rules, reading.pair):
        return False, True, reading.pair.faces
    return False, False, ()


def is_excusing_pair(rules: Ruleset, pair: Group) -> bool:
    """Tell whether the pair excuses a hand without triplet: 中, 发 or 白 (R-TRIPLET)."""
    return pair.faces[0].is_dragon and (pair.is_natural or rules.hun_pair != "conditions")


def _has_sequence(hand: Hand, reading: Reading) -> Finding:
    """R-SEQUENCE: a sequence, wild tiles allowed."""
    sequences = [group for group in reading.sets if group.is_sequence]
    if sequences:
        return True, False, min(sequences, key=lambda group: sum(group.wild)).faces
    return False, reading.form is not Form.STANDARD, ()


def _has_suits(hand: Hand, reading: Reading) -> Finding:
    """R-SUITS: a natural tile of each suit."""
    missing = missing_suits(hand)
    evidence = tuple(
        next(tile for tile in TILES if tile.suit is suit and hand.whole[tile])
        for suit in NUMBER_SUITS
        if suit not in missing
    )
    return not missing, bool(missing) and _may_lack(hand, reading), evidence


def _has_yaojiu(hand: Hand, reading: Reading) -> Finding:
    """R-YAOJIU: a natural 幺九 tile, or two alike; 十三幺 is made of 幺九 and never lacks it."""
    if reading.form is Form.THIRTEEN_YAO:
        return True, False, tuple(tile for tile in YAOJIU for _ in range(hand.whole[tile]))
    evidence = _yaojiu_evidence(hand)
    return bool(evidence), not evidence and _may_lack(hand, reading), evidence


def _yaojiu_evidence(hand: Hand) -> tuple[Tile, ...]:
    wanted = 2 if hand.rules.yaojiu == "pair" else 1
    return next(((tile,) * wanted for tile in YAOJIU if hand.whole[tile] >= wanted), ())


def _may_lack(hand: Hand, reading: Reading) -> bool:
    """R-EXCUSE: tell whether a special form lacks no more of the suits and 幺九 than it may."""
    if reading.form is Form.STANDARD:
        return False
    lacking = len(missing_suits(hand)) if hand.rules.suits else 0
    if reading.form is Form.SEVEN_PAIRS and hand.rules.yaojiu != "none":
        lacking += not _yaojiu_evidence(hand)
    return lacking <= (hand.rules.special_form_may_lack or 0)


def _has_allowed_pair(hand: Hand, reading: Reading) -> Finding:
    """R-PAIR: no wild tile in the pair, or not two."""
    if reading.pair is None:
        return True, False, ()
    most_wild = 1 if hand.rules.hun_pair == "one" else 0
    return sum(reading.pair.wild) <= most_wild, False, reading.pair.faces


def _has_tiles_left(hand: Hand, reading: Reading) -> Finding:
    """R-ONE-LEFT: not four declared sets."""
    if len(hand.melds) < MOST_MELDS:
        return True, False, ()
    return False, False, reading.pair.faces if reading.pair else ()


def _is_opened(hand: Hand, reading: Reading) -> Finding:
    """R-OPEN: something is declared that counts as opening the hand."""
    opening = [meld for meld in hand.melds if hand.rules.must_open == "any" or meld.kind in OPENING]
    return bool(opening), not opening and reading.form is not Form.STANDARD, opening[0].tiles if opening else ()


class Fault(Enum):
    """What can be wrong with a complete hand, in the order of section 7.

    Each entry has the id, the rule id, when the rules ask for the condition, and how it is held against a reading.
    """

    INCOMPLETE = ("incomplete", "R-FORM", lambda rules: True, _form_found)
    NO_TRIPLET = ("no_triplet", "R-TRIPLET", lambda rules: rules.triplet, _has_triplet)
    NO_SEQUENCE = ("no_sequence", "R-SEQUENCE", lambda rules: rules.sequence, _has_sequence)
    MISSING_SUIT = ("missing_suit", "R-SUITS", lambda rules: rules.suits, _has_suits)
    NO_YAOJIU = ("no_yaojiu", "R-YAOJIU", lambda rules: rules.yaojiu in ("one", "pair"), _has_yaojiu)
    WILD_PAIR = ("wild_pair", "R-PAIR", lambda rules: rules.hun_pair in ("none", "one"), _has_allowed_pair)
    ONE_TILE_LEFT = ("one_tile_left", "R-ONE-LEFT", lambda rules: rules.max_declared_sets < MOST_MELDS, _has_tiles_left)
    NOT_OPENED = ("not_opened", "R-OPEN", lambda rules: rules.must_open != "off", _is_opened)

    id: str
    rule: str
    asked: Callable[[Ruleset], bool | None]
    held: Callable[[Hand, Reading], Finding]

    def __init__(
        self,
        id: str,
        rule: str,
        asked: Callable[[Ruleset], bool | None],
        held: Callable[[Hand, Reading], Finding],
    ) -> None:
        self.id = id
        self.rule = rule
        self.asked = asked
        self.held = held


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether a complete hand is legal; if not, the faults of the reading with the fewest (section 7)."""

    legal: bool
    faults: tuple[Fault, ...]
    missing_suits: tuple[Suit, ...]
    reading: Reading | None


_INCOMPLETE = Legality(False, (Fault.INCOMPLETE,), (), None)


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
    if choice.is_legal:
        return Legality(True, (), (), choice.reading)
    faults = faults_in(position.hand, choice.reading)
    missing = missing_suits(position.hand) if Fault.MISSING_SUIT in faults else ()
    return Legality(False, faults, missing, choice.reading)


def has_tied_faults(position: Position) -> bool:
    """Tell whether several readings with the fewest faults have different ones: no good "why" puzzle."""
    require_complete(position)
    nearest = chooser(position.rules).equals(position)
    return len({faults_in(position.hand, choice.reading) for choice in nearest}) > 1


def conditions(position: Position, reading: Reading) -> tuple[Condition, ...]:
    """Hold every condition that the rules have against one reading, with the tiles that meet or fail it."""
    hand = position.hand
    missing = missing_suits(hand)
    held = []
    for fault in faults_of(position.rules):
        met, excused, evidence = fault.held(hand, reading)
        held.append(Condition(fault, met, excused, evidence, missing if fault is Fault.MISSING_SUIT else ()))
    return tuple(held)


def faults_in(hand: Hand, reading: Reading) -> tuple[Fault, ...]:
    """Give the faults of one reading, in the order of section 7."""
    return tuple(fault for fault in faults_of(hand.rules) if not any(fault.held(hand, reading)[:2]))


def missing_suits(hand: Hand) -> tuple[Suit, ...]:
    """Give the suits of which the whole hand has no natural tile."""
    return tuple(suit for place, suit in enumerate(NUMBER_SUITS) if not any(hand.whole[9 * place : 9 * place + 9]))

"""Legality: whether a complete hand may win, and what it lacks (section 7, R-LEGAL)."""

from dataclasses import dataclass
from enum import Enum

from puzzles.rules.position import Position
from puzzles.rules.readings import Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Suit, Tile


class Fault(Enum):
    """What can be wrong with a complete hand, in the order of section 7: id, rule id, condition."""

    INCOMPLETE = ("incomplete", "R-FORM")
    NO_TRIPLET = ("no_triplet", "R-TRIPLET")
    NO_SEQUENCE = ("no_sequence", "R-SEQUENCE")
    MISSING_SUIT = ("missing_suit", "R-SUITS")
    NO_YAOJIU = ("no_yaojiu", "R-YAOJIU")
    WILD_PAIR = ("wild_pair", "R-PAIR")
    ONE_TILE_LEFT = ("one_tile_left", "R-ONE-LEFT")
    NOT_OPENED = ("not_opened", "R-OPEN")

    id: str
    rule: str


@dataclass(frozen=True, slots=True)
class Condition:
    """One condition of R-LEGAL held against a reading: met or not, and the tiles that show it.

    ``excused`` is true where the form of the hand excuses what it lacks (R-EXCUSE, dragon pair, special forms).
    """

    fault: Fault
    met: bool
    excused: bool
    evidence: tuple[Tile, ...]
    missing_suits: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class Legality:
    """Whether a complete hand is legal; if not, the faults of the reading with the fewest (section 7)."""

    legal: bool
    faults: tuple[Fault, ...]
    missing_suits: tuple[Suit, ...]
    reading: Reading | None


def faults_of(rules: Ruleset) -> tuple[Fault, ...]:
    """Give the faults that can arise under these rules, in the order of section 7."""
    raise NotImplementedError


def judge(position: Position) -> Legality:
    """Tell whether a complete hand is legal (R-LEGAL); ``reading`` is the one that counts, or the nearest to legal."""
    raise NotImplementedError


def has_tied_faults(position: Position) -> bool:
    """Tell whether several readings with the fewest faults have different ones: no good "why" puzzle."""
    raise NotImplementedError


def conditions(position: Position, reading: Reading) -> tuple[Condition, ...]:
    """Hold every condition that the rules have against one reading, with the tiles that meet or fail it."""
    raise NotImplementedError

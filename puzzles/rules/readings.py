"""Readings: the ways in which a complete hand splits into sets and a pair (section 6)."""

from dataclasses import dataclass
from enum import Enum

from puzzles.rules.position import Meld, Position
from puzzles.rules.tiles import Tile


class Form(Enum):
    """The forms of a complete hand, in the order of section 9."""

    STANDARD = "standard"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_YAO = "thirteen_yao"


class Shape(Enum):
    """The shapes of 十三幺, in the order of section 9."""

    SETS = "sets"
    PAIRS = "pairs"
    ORPHANS = "orphans"


class GroupKind(Enum):
    """What a group of a reading is."""

    SEQUENCE = "sequence"
    TRIPLET = "triplet"
    KONG = "kong"
    WHIRLWIND = "whirlwind"
    DRAGON_SET = "dragon_set"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class Group:
    """A set or pair of a reading.

    ``faces`` are the tiles as they count, sorted, natural before wild of the same kind; ``wild`` says which of them
    are wild tiles standing for that face; ``meld`` is the declared set it is, None for concealed tiles.
    """

    kind: GroupKind
    faces: tuple[Tile, ...]
    wild: tuple[bool, ...]
    meld: Meld | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a complete hand; ``sets`` in the order of section 9, in seven pairs the seven pairs.

    ``shape`` only for thirteen_yao; ``pair`` is None in seven pairs and in the shapes pairs and orphans.
    """

    form: Form
    shape: Shape | None
    pair: Group | None
    sets: tuple[Group, ...]


def all_readings(position: Position) -> tuple[Reading, ...]:
    """Give every reading of a complete hand, in the order of section 9 without the fan."""
    raise NotImplementedError


def reading_to_json(reading: Reading) -> dict[str, object]:
    """Write a reading as section 14 has it: ``12*3m`` is 1m, a wild 2m, 3m."""
    raise NotImplementedError

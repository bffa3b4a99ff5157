"""Fan and points: what a winning hand earns (sections 8, 9 and 10, R-FAN)."""

from dataclasses import dataclass
from enum import Enum

from puzzles.rules.payment import Payment
from puzzles.rules.position import Position
from puzzles.rules.readings import Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile


class Item(Enum):
    """A line of the ledger, in the order of section 8, then the items of the points profile: id and rule id."""

    DEALER = ("dealer", "R-DEALER")
    SELF_DRAW = ("self_draw", "R-SELF-DRAW")
    CLOSED = ("closed", "R-CLOSED")
    NO_HUN = ("no_hun", "R-NO-HUN")
    KONG_BLOOM = ("kong_bloom", "R-KONG-BLOOM")
    OPEN_KONG = ("open_kong", "R-KONG")
    CONCEALED_KONG = ("concealed_kong", "R-KONG")
    DRAGON_TRIPLET = ("dragon_triplet", "R-DRAGONS")
    THREE_TRIPLETS = ("three_triplets", "R-THREE-TRIPLETS")
    FOUR_OF_A_KIND = ("four_of_a_kind", "R-QUAD")
    QIANG = ("qiang", "R-QIANG")
    TWO_EIGHT_PAIR = ("two_eight_pair", "R-TWO-EIGHT")
    SEVEN_PAIRS = ("seven_pairs", "R-SEVEN-PAIRS")
    THIRTEEN_YAO = ("thirteen_yao", "R-THIRTEEN-YAO")
    WALL_TOP = ("wall_top", "R-WALL-TOP")
    PURE_SUIT = ("pure_suit", "R-PAY")
    MIXED_SUIT = ("mixed_suit", "R-PAY")
    ALL_TRIPLETS = ("all_triplets", "R-PAY")
    ROBBED_KONG = ("robbed_kong", "R-PAY")
    SET_POINTS = ("set_points", "R-PAY")

    id: str
    rule: str


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One line of the ledger: the item, its count (fan) or factor (points), and the tiles that earn it."""

    item: Item
    count: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """What a legal winning hand earns: the reading that counts, the ledger, fan or points, and who pays what."""

    reading: Reading
    ledger: tuple[LedgerLine, ...]
    fan: int | None
    points: int | None
    payments: tuple[Payment, ...]


def items_of(rules: Ruleset) -> tuple[Item, ...]:
    """Give the items that can be earned under these rules, in their fixed order."""
    raise NotImplementedError


def score(position: Position) -> Score | None:
    """Score a complete hand with ``win`` (section 9); None when it is not legal or has no ``win``."""
    raise NotImplementedError


def ledger_of(position: Position, reading: Reading) -> tuple[LedgerLine, ...]:
    """Give the ledger of one reading, which need not be the one that counts."""
    raise NotImplementedError

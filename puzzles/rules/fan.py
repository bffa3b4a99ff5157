"""Fan and points: what a winning hand earns (sections 8, 9 and 10, R-FAN)."""

from dataclasses import dataclass
from math import prod

from puzzles.rules.items import Item, items_of
from puzzles.rules.legality import judge
from puzzles.rules.payment import Payment, fan_payments, points_payments
from puzzles.rules.position import Position
from puzzles.rules.readings import Reading
from puzzles.rules.tiles import Tile

__all__ = ["Item", "LedgerLine", "Score", "items_of", "ledger_of", "score"]


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


def score(position: Position) -> Score | None:
    """Score a complete hand with ``win`` (section 9); None when it is not legal or has no ``win``."""
    if position.win is None:
        return None
    legality = judge(position)
    if not legality.legal or legality.reading is None:
        return None
    ledger = ledger_of(position, legality.reading)
    if position.rules.has_hun:
        fan = sum(line.count for line in ledger)
        return Score(legality.reading, ledger, fan, None, fan_payments(position, position.win, fan))
    multiplier = prod(line.count for line in ledger if line.item.factor is not None)
    set_points = sum(line.count for line in ledger if line.item is Item.SET_POINTS)
    payments = points_payments(position.rules, position.win, multiplier, set_points)
    return Score(legality.reading, ledger, None, sum(payment.amount for payment in payments), payments)


def ledger_of(position: Position, reading: Reading) -> tuple[LedgerLine, ...]:
    """Give the ledger of one reading, which need not be the one that counts."""
    hand = position.hand
    in_points = not position.rules.has_hun
    lines = []
    for item in items_of(position.rules):
        earned = item.earnings(position, hand, reading)
        if earned:
            count = item.factor if in_points and item.factor is not None else len(earned)
            lines.append(LedgerLine(item, count, tuple(tile for tiles in earned for tile in tiles)))
    return tuple(lines)

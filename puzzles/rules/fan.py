"""Fan and points: what a winning hand earns (sections 8, 9 and 10, R-FAN)."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from math import prod

from puzzles.rules.choice import chooser
from puzzles.rules.items import Item, items_of, items_within, needs_met
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
    win = position.win
    if win is None:
        return None
    choice = chooser(position.rules).choose(position)
    if choice is None or not choice.is_legal:
        return None
    ledger = ledger_of(position, choice.reading)
    if position.rules.has_hun:
        fan = sum([line.count for line in ledger])
        payments = fan_payments(position.rules, win.by, win.source, position.dealer, fan)
        return Score(choice.reading, ledger, fan, None, payments)
    multiplier = prod([line.count for line in ledger if line.item.factor is not None])
    set_points = sum([line.count for line in ledger if line.item.factor is None])
    payments = points_payments(position.rules, win, multiplier, set_points)
    return Score(choice.reading, ledger, None, sum([payment.amount for payment in payments]), payments)


def ledger_of(position: Position, reading: Reading) -> tuple[LedgerLine, ...]:
    """Give the ledger of one reading, which need not be the one that counts."""
    hand, rules = position.hand, position.rules
    in_points = not rules.has_hun
    lines = []
    for item in items_within(rules, needs_met(position, reading)):
        earned = item.earnings(position, hand, reading)
        if earned:
            count = item.factor if in_points and item.factor is not None else len(earned)
            lines.append(_line(item, count, earned[0] if len(earned) == 1 else tuple(chain.from_iterable(earned))))
    return tuple(lines)


@lru_cache(maxsize=4096)
def _line(item: Item, count: int, tiles: tuple[Tile, ...]) -> LedgerLine:
    return LedgerLine(item, count, tiles)

"""Fan and points: what a winning hand earns (sections 8, 9 and 10, R-FAN)."""

from functools import lru_cache
from itertools import chain
from math import prod
from typing import Final

from puzzles.rules.choice import LACKS_ONE, chooser
from puzzles.rules.items import Item, items_of, items_within, needs_met, once, winning_tile
from puzzles.rules.payment import Payment, fan_payments, points_payments
from puzzles.rules.position import Position
from puzzles.rules.readings import Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen

__all__ = ["Item", "LedgerLine", "Score", "items_of", "ledger_of", "score"]


@frozen
class LedgerLine:
    """One line of the ledger: the item, its count (fan) or factor (points), and the tiles that earn it."""

    item: Item
    count: int
    tiles: tuple[Tile, ...]


@frozen
class Score:
    """What a legal winning hand earns: the reading that counts, the ledger, fan or points, and who pays what."""

    reading: Reading
    ledger: tuple[LedgerLine, ...]
    fan: int | None
    points: int | None
    payments: tuple[Payment, ...]


_ITEMS: Final = tuple(Item)


def score(position: Position) -> Score | None:
    """Score a complete hand with ``win`` (section 9); None when it is not legal or has no ``win``."""
    win = position.win
    if win is None:
        return None
    choice = chooser(position.rules).choose(position)
    if choice is None or choice[1] >= LACKS_ONE:
        return None
    reading = choice[0]
    ledger = ledger_of(position, reading)
    if position.rules.has_hun:
        fan = sum([line.count for line in ledger])
        payments = fan_payments(position.rules, win.by, win.source, position.dealer, fan)
        return Score(reading, ledger, fan, None, payments)
    multiplier = prod([line.count for line in ledger if line.item.factor is not None])
    set_points = sum([line.count for line in ledger if line.item.factor is None])
    payments = points_payments(position.rules, win, multiplier, set_points)
    return Score(reading, ledger, None, sum([payment.amount for payment in payments]), payments)


def ledger_of(position: Position, reading: Reading) -> tuple[LedgerLine, ...]:
    """Give the ledger of one reading, which need not be the one that counts."""
    win = position.win
    lines = []
    for item, line in _plan(position.rules, needs_met(position, reading), win.tile if win else None):
        if line is not None:
            lines.append(line)
            continue
        earned = item.earnings(position, position.hand, reading)
        if earned:
            tiles = earned[0] if len(earned) == 1 else tuple(chain.from_iterable(earned))
            lines.append(_line(item.place, _count(item, len(earned), position.rules), tiles))
    return tuple(lines)


@lru_cache(maxsize=1 << 14)
def _plan(rules: Ruleset, met: int, win: Tile | None) -> tuple[tuple[Item, LedgerLine | None], ...]:
    """Give the items whose needs are met, with the line of those that ask for nothing else."""
    return tuple(
        (
            item,
            LedgerLine(item, _count(item, 1, rules), ())
            if item.earnings is once
            else LedgerLine(item, _count(item, 1, rules), (win,))
            if item.earnings is winning_tile and win is not None
            else None,
        )
        for item in items_within(rules, met)
    )


@lru_cache(maxsize=1 << 14)
def _line(place: int, count: int, tiles: tuple[Tile, ...]) -> LedgerLine:
    """Make a line once; an item is looked up faster by its place than by itself."""
    return LedgerLine(_ITEMS[place], count, tiles)


def _count(item: Item, earned: int, rules: Ruleset) -> int:
    """Give the fan of an item that was earned so many times; in points its factor, if it has one."""
    return item.factor if item.factor is not None and not rules.has_hun else earned

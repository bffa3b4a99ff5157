"""Where the declared sets and the hand go on the felt: pure geometry, the largest tiles that fit."""

from collections.abc import Sequence
from typing import Final

from app.ui.tile_art import height_for
from app.ui.widgets.tiles import flow
from puzzles.rules.values import frozen

SMALLEST: Final = 34
APART: Final = 16
"""The gap before a winning tile."""

GAP: Final = 2
"""The gap between two tiles of a set."""

_FOOT: Final = 14


@frozen
class Area:
    """The room: the felt's size, where its words end, where what is turned up ends and begins, and the margin."""

    width: int
    height: int
    words_bottom: float
    turned_bottom: float
    turned_left: float
    margin: int
    compact: bool
    scale: float

    @property
    def top(self) -> float:
        """Give where room over the whole width begins."""
        return max(self.words_bottom, self.turned_bottom)


@frozen
class Plan:
    """The sizes and places that were chosen: lines of (set, left, top), and the hand's top left corner."""

    set_width: int
    lines: tuple[tuple[tuple[int, float, float], ...], ...]
    hand_width: int
    hand_gap: int
    hand_left: float
    hand_top: float


@frozen
class _Choice:
    """How roomy it is: the largest tiles of sets and hand; the room between sets, for captions, above the hand."""

    set_most: int
    hand_most: int
    between: int
    below: int
    apart: int


def span_of(count: int, width: int) -> int:
    """Give how wide a set of tiles is."""
    return width * count + GAP * (count - 1)


def plan(area: Area, sets: Sequence[int], hand: int, *, has_winning: bool, has_flags: bool) -> Plan:
    """Place sets of so many tiles each above a hand of so many tiles; ``hand`` doesn't count the winning tile."""
    if not sets:
        width, gap = _hand_tile(area, hand, 99, has_winning=has_winning)
        head = 12.0 if has_flags else 4.0
        top = area.top + max(head, (area.height - area.top - height_for(width)) / 2)
        top = min(top, area.height - height_for(width) - _FOOT)
        return Plan(0, (), width, gap, (area.width - _hand_span(hand, width, gap, has_winning=has_winning)) / 2, top)
    for choice in _choices(area.compact, len(sets)):
        hand_width, gap = _hand_tile(area, hand, choice.hand_most, has_winning=has_winning)
        width = max(SMALLEST, min(round(choice.set_most * area.scale), hand_width))
        lines = flow([span_of(count, width) for count in sets], area.width - 2 * area.margin, choice.between)
        block = len(lines) * (height_for(width) + choice.below) + choice.apart + height_for(hand_width)
        if len(lines) == 1 and block <= area.height - area.top - _FOOT:
            break
    span = _hand_span(hand, hand_width, gap, has_winning=has_winning)
    left = (area.width - span) / 2
    top = area.top + max(4.0, (area.height - area.top - block) / 2)
    if len(lines) == 1 or block <= area.height - area.top - 8:
        rows = _rows(area, sets, lines, width, choice, top)
        hand_top = top + len(lines) * (height_for(width) + choice.below) + choice.apart
        return Plan(width, rows, hand_width, gap, left, min(hand_top, area.height - height_for(hand_width) - _FOOT))
    return _beside(area, sets, lines, (width, hand_width, gap, span), choice)


def _beside(
    area: Area, sets: Sequence[int], lines: list[list[int]], sizes: tuple[int, int, int, int], choice: _Choice
) -> Plan:
    """Put a short hand beside the last line of sets, where there is no room below it."""
    width, hand_width, gap, span = sizes
    top = area.top + 4
    rows = _rows(area, sets, lines, width, choice, top)
    last = rows[-1]
    taken = sum(span_of(sets[index], width) for index, _, _ in last) + choice.between * (len(last) - 1)
    shift = (area.width - taken - 2 * APART - span) / 2 - last[0][1]
    moved = tuple((index, x + shift, y) for index, x, y in last)
    left = last[0][1] + shift + taken + 2 * APART
    return Plan(width, (*rows[:-1], moved), hand_width, gap, left, last[0][2])


def _rows(
    area: Area, sets: Sequence[int], lines: list[list[int]], width: int, choice: _Choice, top: float
) -> tuple[tuple[tuple[int, float, float], ...], ...]:
    """Place each line of sets in the middle."""
    rows = []
    for number, line in enumerate(lines):
        span = sum(span_of(sets[index], width) for index in line) + choice.between * (len(line) - 1)
        x = (area.width - span) / 2
        row = []
        for index in line:
            row.append((index, x, top + number * (height_for(width) + choice.below)))
            x += span_of(sets[index], width) + choice.between
        rows.append(tuple(row))
    return tuple(rows)


def _choices(compact: bool, count: int) -> tuple[_Choice, ...]:
    """Give how roomy the table may be, best first."""
    most = (40 if compact else 48) - (4 if count > 2 else 0)
    roomy = _Choice(most, 99, 26, 30, 8) if compact else _Choice(most, 99, 30, 30, 20)
    return (roomy, _Choice(36, 48, 20, 28, 4), _Choice(36, 42, 16, 26, 2), _Choice(SMALLEST, 36, 14, 24, 0))


def _hand_span(count: int, width: int, gap: int, *, has_winning: bool) -> int:
    return count * width + max(0, count - 1) * gap + (APART + width if has_winning else 0)


def _hand_tile(area: Area, count: int, most: int, *, has_winning: bool) -> tuple[int, int]:
    """Give the width of a tile in the hand and the gap between two: the largest that fits."""
    total = count + has_winning
    room = area.width - 2 * (20 if area.compact else 32) - (APART if has_winning else 0)
    gap = 0 if area.compact and total > 11 else GAP
    fitting = min(most, int((room - gap * max(0, count - 1)) / max(1, total)))
    largest = 52 if area.compact else 66
    return max(SMALLEST, min(round(largest * area.scale), fitting, round(min(largest, fitting) * area.scale))), gap

"""Rows 11 to 14: the public questions, with their frozen values in and out."""

import hands as dealt
import rivals
from goals import Line
from timing import Contender, times, times_faster

from puzzles.rules.fan import score
from puzzles.rules.position import Position
from puzzles.rules.readings import all_readings
from puzzles.rules.turns import discards
from puzzles.rules.waits import waits


def row_11(count: int, rounds: int) -> list[Line]:
    """Measure all readings of a complete hand."""
    complete = dealt.complete_positions(11, count)
    counts = [dealt.counts(list(position.concealed)) for position in complete]
    ours, divider = times((Contender(all_readings, complete), Contender(rivals.divide_hand, counts)), rounds)
    return [Line(11, "all readings, no wild tile", "mahjong HandDivider", 20, times_faster(ours, divider))]


def row_12(count: int, rounds: int) -> list[Line]:
    """Measure the score of a hand that won."""
    won = dealt.won_positions(12, count, 0)
    scored, with_wild, anew, mahjong = times(
        (
            Contender(score, won),
            Contender(score, dealt.won_positions(13, count, 4)),
            Contender(lambda known: score(Position(*known)), [fields(position) for position in won]),
            Contender(rivals.mahjong_score, [theirs(position) for position in won]),
        ),
        rounds,
    )
    rival = "mahjong estimate_hand_value"
    return [
        Line(12, "score, no wild tile (12 × is wanted)", rival, 5, times_faster(scored, mahjong)),
        Line(12, "score, the position made anew", rival, None, times_faster(anew, mahjong)),
        Line(12, "score with 4 wild tiles", "itself with none", 15, times_faster(scored, with_wild), most=True),
    ]


def fields(position: Position) -> tuple[object, ...]:
    """Give what a position is made from."""
    names = ("rules", "concealed", "melds", "indicator", "qiang", "dealer", "win")
    return tuple(getattr(position, name) for name in names)


def theirs(position: Position) -> tuple[list[int], int]:
    """Give a position as mahjong wants it: the tiles, and which of them won."""
    tiles = dealt.physical(list(position.concealed))
    return tiles, next(tile for tile in tiles if position.win and tile // 4 == position.win.tile)


def row_13(count: int, rounds: int) -> list[Line]:
    """Measure legal waits with the copies in sight, for every number of wild tiles."""
    counts = [dealt.counts(hand) for hand in dealt.waiting_hands(13, count)]
    contenders = [Contender(waits, dealt.waiting_positions(13, count, wild)) for wild in range(5)]
    mahjong, *ours = times((Contender(rivals.mahjong_waits, counts), *contenders), rounds)
    return [
        Line(13, f"waits with {wild} wild tiles", "mahjong, bare shape waits", 8, times_faster(taken, mahjong))
        for wild, taken in enumerate(ours)
    ]


def row_14(count: int, rounds: int) -> list[Line]:
    """Measure the legal waits and the unseen copies after every discard."""
    drawn = dealt.drawn_positions(14, count // 4, 0)
    counts = [dealt.counts(list(position.concealed)) for position in drawn]
    ours, mahjong = times((Contender(discards, drawn), Contender(rivals.mahjong_discards, counts)), rounds)
    return [Line(14, "discards", "mahjong, bare shape waits", 6, times_faster(ours, mahjong))]

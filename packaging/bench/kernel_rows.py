"""Rows 1 to 7, 10 and 15: the tables on the engine's own form of a hand."""

from random import Random

import hands as dealt
import rivals
from goals import Line
from timing import Contender, times, times_faster

from puzzles.rules.legal_tables import legal_tables
from puzzles.rules.tables import ShapeTables, hand_of, hand_of_counts, kinds_in, shape_tables

# The others' seven pairs are of seven kinds, so the same question is asked of ours.
SHAPES = shape_tables(quads=False)


def rows_1_to_3(count: int, rounds: int) -> list[Line]:
    """Measure shape waits of closed hands without wild tiles."""
    lines = []
    waits = SHAPES.waits
    for row, name, hands, goals in (
        (1, "waiting hands", dealt.waiting_hands(1, count), (90, 5, 35)),
        (2, "idle hands", dealt.idle_hands(2, count), (50, 3.5, 15)),
    ):
        for hand in hands:
            same(kinds_in(waits(hand_of(hand))), rivals.mahjong_waits(dealt.counts(hand)), hand)
        keys, counts = [hand_of(hand) for hand in hands], [dealt.counts(hand) for hand in hands]
        evaluators = [rivals.evaluator(dealt.physical(hand)) for hand in hands]
        ours, from_counts, mahjong, riichienv = times(
            (
                Contender(waits, keys),
                Contender(lambda held: waits(hand_of_counts(held)), counts),
                Contender(rivals.mahjong_waits, counts),
                Contender(rivals.riichienv_waits, evaluators),
            ),
            rounds,
        )
        what = f"shape waits, {name}"
        lines += [
            Line(row, what, "mahjong", goals[0], times_faster(ours, mahjong)),
            Line(row, what, "riichienv get_waits", goals[1], times_faster(ours, riichienv)),
            Line(3, f"{what}, from 34 counts", "mahjong", goals[2], times_faster(from_counts, mahjong)),
        ]
    return sorted(lines, key=lambda line: line.row)


def row_4(count: int, rounds: int) -> list[Line]:
    """Measure whether 14 tiles are complete."""
    lines = []
    complete = SHAPES.is_complete
    rng = Random(4)
    for name, hands, goal in (
        ("yes", [dealt.complete_hand(rng) for _ in range(count)], 14),
        ("no", dealt.incomplete_hands(4, count), 3),
    ):
        ours, mahjong, riichienv = times(
            (
                Contender(complete, [hand_of(hand) for hand in hands]),
                Contender(rivals.is_agari, [dealt.counts(hand) for hand in hands]),
                Contender(rivals.shanten, [dealt.physical(hand) for hand in hands]),
            ),
            rounds,
        )
        lines += [
            Line(4, f"complete, {name}", "mahjong", goal, times_faster(ours, mahjong)),
            Line(4, f"complete, {name}", "riichienv calculate_shanten", 1, times_faster(ours, riichienv)),
        ]
    return lines


def row_5(count: int, rounds: int) -> list[Line]:
    """Measure waits with four wild tiles beside waits with none."""
    hands = dealt.waiting_hands(5, count)
    waits = SHAPES.waits
    none, four = times(
        (
            Contender(lambda keys: waits(keys, 0), [hand_of(hand) for hand in hands]),
            Contender(lambda keys: waits(keys, 4), [hand_of(hand[4:]) for hand in hands]),
        ),
        rounds,
    )
    return [Line(5, "shape waits with 4 wild tiles", "itself with none", 1.6, times_faster(none, four), most=True)]


def row_6(count: int, rounds: int) -> list[Line]:
    """Measure waits with wild tiles against trying every tile in their place."""
    lines = []
    waits = SHAPES.waits
    for wild, goal, share in ((1, 800, 40), (2, 12_000, 200), (3, 90_000, 1_000)):
        hands = dealt.waiting_hands(60 + wild, count)
        few = hands[: max(count // share, 2)]
        for hand in few:
            theirs = rivals.mahjong_waits_with_wild(dealt.counts(hand[wild:]), wild)
            same(theirs, theirs.intersection(kinds_in(waits(hand_of(hand[wild:]), wild))), hand)
        ours, mahjong = times(
            (
                Contender(lambda keys, wild=wild: waits(keys, wild), [hand_of(hand[wild:]) for hand in hands]),
                Contender(
                    lambda held, wild=wild: rivals.mahjong_waits_with_wild(held, wild),
                    [dealt.counts(hand[wild:]) for hand in few],
                ),
            ),
            max(rounds // 3, 1),
        )
        what = f"shape waits with {wild} wild tile{'s' if wild > 1 else ''}"
        lines.append(Line(6, what, "mahjong by substitution", goal, times_faster(ours, mahjong)))
    return lines


def row_7(count: int, rounds: int) -> list[Line]:
    """Measure legal waits beside shape waits."""
    lines = []
    shape, legal = shape_tables().waits, legal_tables(dealt.RULES).waits
    for wild, goal in ((0, 4), (4, 6)):
        keys = [hand_of(kind for kind in hand[wild:] if kind != dealt.HUN) for hand in dealt.waiting_hands(7, count)]
        by_shape, by_rules = times(
            (
                Contender(lambda held, wild=wild: shape(held, wild), keys),
                Contender(lambda held, wild=wild: legal(held, wild, dealt.HUN), keys),
            ),
            rounds,
        )
        what = f"legal waits with {wild} wild tiles"
        lines.append(Line(7, what, "own shape waits", goal, times_faster(by_shape, by_rules), most=True))
    return lines


def row_10(count: int, rounds: int) -> list[Line]:
    """Measure the waits after every discard."""
    rng = Random(10)
    hands = []
    while len(hands) < count // 4:
        hand = [*dealt.complete_hand(rng)[1:], rng.randrange(34)]
        if hand.count(hand[-1]) <= dealt.COPIES:
            hands.append(hand)
    discards = SHAPES.discards
    for hand in hands[:50]:
        theirs = rivals.mahjong_discards(dealt.counts(hand))
        same({kind: kinds_in(mask) for kind, mask in discards(hand_of(hand))}, theirs, hand)
    ours, mahjong, riichienv = times(
        (
            Contender(discards, [hand_of(hand) for hand in hands]),
            Contender(rivals.mahjong_discards, [dealt.counts(hand) for hand in hands]),
            Contender(rivals.riichienv_discards, [kept_in_their_form(hand) for hand in hands]),
        ),
        rounds,
    )
    what = "waits after every discard"
    return [
        Line(10, what, "mahjong", 55, times_faster(ours, mahjong)),
        Line(10, what, "riichienv get_waits", 3, times_faster(ours, riichienv)),
    ]


def kept_in_their_form(hand: list[int]) -> list[object]:
    """Give what is left after each discard as riichienv has it."""
    kept = []
    for kind in sorted(set(hand)):
        left = list(hand)
        left.remove(kind)
        kept.append(rivals.evaluator(dealt.physical(left)))
    return kept


def row_15(deals: int) -> list[Line]:
    """Measure natural deals that were never seen before, in a stream; the tables begin empty."""
    rng = Random(15)
    waits = ShapeTables(quads=False).waits
    ours, riichienv = [], []
    for _ in range(deals // 1_000):
        hands = [dealt.natural_deal(rng) for _ in range(1_000)]
        theirs = [rivals.evaluator(dealt.physical(hand)) for hand in hands]
        ours.append(Contender(waits, [hand_of(hand) for hand in hands]).one_pass())
        riichienv.append(Contender(rivals.riichienv_waits, theirs).one_pass())
    what = f"waits of {deals:,} natural deals, each seen once"
    return [Line(15, what, "riichienv get_waits", 3, times_faster(ours, riichienv))]


def same(ours: object, theirs: object, hand: list[int]) -> None:
    """Refuse to measure libraries that do not agree."""
    if ours != theirs:
        raise AssertionError(f"{hand}: {ours} is not {theirs}")

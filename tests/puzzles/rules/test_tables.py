import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from puzzles.rules import least_wild, tables
from puzzles.rules.notation import read_tiles
from puzzles.rules.tables import ShapeTables, hand_of, hand_of_counts, kinds_in, shape_tables
from puzzles.rules.tiles import TILES, Tile

SETS_IN_A_SUIT = [(rank,) * 3 for rank in range(9)] + [(rank, rank + 1, rank + 2) for rank in range(7)]


def hand(text):
    return hand_of(read_tiles(text))


def tiles(mask):
    return [TILES[kind] for kind in kinds_in(mask)]


@cache
def complete_suits():
    """Give the counts of every 14 tiles of one suit that are four sets and a pair, five of a kind among them."""
    found = set()
    for sets in combinations_with_replacement(SETS_IN_A_SUIT, 4):
        for pair in range(9):
            held = Counter([*sets[0], *sets[1], *sets[2], *sets[3], pair, pair])
            found.add(tuple(held[rank] for rank in range(9)))
    return found


def is_seven_pairs(counts):
    return sum(counts) == 14 and all(count % 2 == 0 for count in counts)


@cache
def suits_of(size, ranks=9):
    """Give the counts, at most four each, of every choice of so many tiles of one suit."""
    if ranks == 0:
        return [()] if size == 0 else []
    return [(count, *rest) for count in range(min(size, 4) + 1) for rest in suits_of(size - count, ranks - 1)]


def one_more(counts, rank):
    return (*counts[:rank], counts[rank] + 1, *counts[rank + 1 :])


@pytest.mark.parametrize(
    ("held", "waited_for"),
    [
        ("1112345678999m", "123456789m"),
        ("123m456p789s1122z", "12z"),
        ("123m456p789s1112z", "2z"),
        ("23m456p789s11122z", "14m"),
        ("2345m456p789s111z", "25m"),
        ("2223444m123456p", "12345m"),
        ("112233m445566p7s", "7s"),
        ("1122m3355p7799s1z", "1z"),
        ("112233m44556677p", "47p"),
        ("19m19p19s1234567z", ""),
    ],
)
def test_known_hands_wait_for_what_everyone_says(held, waited_for):
    held = read_tiles(held)[:13]
    assert tuple(tiles(shape_tables().waits(hand_of(held)))) == read_tiles(waited_for)


def test_there_are_13259_complete_hands_of_one_suit_as_is_well_known():
    assert sum(max(counts) <= 4 for counts in complete_suits()) == 13_259


def test_waits_of_a_tenth_of_the_hands_of_one_suit():
    check_waits(Random(9).sample(suits_of(13), 9_360))


@pytest.mark.slow
def test_waits_of_every_hand_of_one_suit():
    hands = suits_of(13)
    assert len(hands) == 93_600
    check_waits(hands)


def check_waits(hands):
    complete, shapes = complete_suits(), ShapeTables(quads=True)
    for counts in hands:
        expected = expected_with_fifth = 0
        for rank in range(9):
            after = one_more(counts, rank)
            if after in complete or is_seven_pairs(after):
                expected_with_fifth |= 1 << rank
                expected |= (counts[rank] < 4) << rank
        held = hand_of_counts((*counts, *[0] * 25))
        assert shapes.waits(held) == expected, counts
        assert shapes.waits(held, fifth=True) == expected_with_fifth, counts


@pytest.mark.parametrize(
    "wild", [1, 2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_wild_tiles_stand_for_whatever_is_taken_from_a_complete_suit(wild):
    shapes = shape_tables()
    lacking = complete_suits()
    for _ in range(wild):
        lacking = {one_less for counts in lacking for one_less in each_one_less(counts)}
    hands = suits_of(14 - wild)
    for counts in Random(wild).sample(hands, 2_000):
        held = hand_of_counts((*counts, *[0] * 25))
        assert shapes.is_complete(held, wild, closed=False) == (counts in lacking), counts
    for counts in Random(wild).sample(suits_of(13 - wild), 1_000):
        held = hand_of_counts((*counts, *[0] * 25))
        in_suit = shapes.waits(held, wild, closed=False, fifth=True) & 0x1FF
        assert kinds_in(in_suit) == [rank for rank in range(9) if one_more(counts, rank) in lacking], counts


def each_one_less(counts):
    return [(*counts[:rank], count - 1, *counts[rank + 1 :]) for rank, count in enumerate(counts) if count]


def test_waits_are_the_tiles_that_complete_the_hand():
    rng = Random(20)
    for _ in range(3_000):
        declared, wild, quads = rng.choice((0, 0, 1, 2, 3)), rng.randrange(5), rng.random() < 0.7
        shapes = shape_tables(quads)
        held = near_complete(rng, 4 - declared)[wild + 1 :]
        mask = shapes.waits(hand_of(held), wild, not declared)
        for tile in TILES:
            if held.count(tile) < 4:
                completes = shapes.is_complete(hand_of([*held, tile]), wild, not declared)
                assert completes == (mask >> tile & 1), (held, wild, tile)


def test_discards_give_the_waits_of_what_is_kept():
    rng = Random(21)
    for _ in range(1_000):
        declared, wild, fifth = rng.choice((0, 0, 1, 2, 3)), rng.randrange(5), rng.random() < 0.5
        held = near_complete(rng, 4 - declared)[wild:]
        answers = shape_tables().discards(hand_of(held), wild, not declared, fifth)
        assert [kind for kind, _ in answers] == sorted(set(held))
        for kind, mask in answers:
            kept = list(held)
            kept.remove(kind)
            assert mask == shape_tables().waits(hand_of(kept), wild, not declared, fifth)


def near_complete(rng, sets):
    """Give sets and a pair, shuffled, now and then with one tile exchanged; no kind more than four times."""
    while True:
        held = [rng.randrange(34)] * 2
        for _ in range(sets):
            kind = rng.randrange(34)
            held += [kind, kind + 1, kind + 2] if kind < 27 and kind % 9 < 7 else [kind] * 3
        if rng.random() < 0.3:
            held[rng.randrange(len(held))] = rng.randrange(34)
        if max(Counter(held).values()) <= 4:
            return rng.sample(held, len(held))


def test_seven_pairs_need_a_closed_hand():
    held = hand("1122m3355p7799s1z")
    assert tiles(shape_tables().waits(held)) == [Tile.EAST]
    assert shape_tables().waits(held, closed=False) == 0


def test_four_alike_are_two_pairs_only_where_the_rules_say_so():
    held = hand("1111m3355p7799s1z")
    assert tiles(shape_tables(quads=True).waits(held)) == [Tile.EAST]
    assert shape_tables(quads=False).waits(held) == 0


def test_without_quads_no_third_tile_joins_a_pair():
    held, wild = hand("1199m1199p55s1z"), 2
    assert shape_tables(quads=True).waits(held, wild) == tables.ALL_KINDS
    waited_for = tiles(shape_tables(quads=False).waits(held, wild))
    assert Tile.EAST in waited_for
    assert Tile.SOUTH in waited_for
    assert Tile.S5 not in waited_for


def test_a_fifth_copy_is_a_wait_only_when_asked_for():
    held = hand("1111m456p789s123s")
    assert Tile.M1 not in tiles(shape_tables().waits(held))
    assert Tile.M1 in tiles(shape_tables().waits(held, fifth=True))


@pytest.mark.parametrize(
    ("held", "wild", "closed", "expected"),
    [
        ("123m456p789s11122z", 0, True, 0),
        ("123m456p789s1112z", 0, True, 1),
        ("123m456p789s12z", 2, True, 1),
        ("1122m3355p7799s12z", 0, True, 2),
        ("1122m3355p7799s12z", 0, False, 9),
        ("1122m3355p7799s12z", 2, True, 0),
    ],
)
def test_distance_counts_the_wild_tiles_that_are_missing(held, wild, closed, expected):
    assert shape_tables().distance(hand(held), wild, closed) == expected


def test_counts_and_tiles_give_the_same_hand():
    held = read_tiles("1119m258p3366s77z")
    assert hand_of_counts([held.count(tile) for tile in TILES]) == hand_of(held)


class Counting:
    """Stands in for a sequence and counts how often it is looked into."""

    def __init__(self, held):
        self.held = held
        self.looked_up = 0

    def __getitem__(self, place):
        self.looked_up += 1
        return self.held[place]


@pytest.fixture
def counted(monkeypatch):
    """Give tables that have met one waiting hand, the hand, and its look-ups; making anything new is refused."""
    shapes = ShapeTables(quads=True)
    known = hand("123m456p789s1122z")
    shapes.waits(known)
    *places_and_values, columns = shapes._known
    look_ups = [Counting(held) for held in places_and_values]
    masks = [Counting(column) for column in columns]
    shapes._known = (*look_ups, tuple(masks))
    monkeypatch.setattr(ShapeTables, "_new_mask", lambda *_: pytest.fail("a known hand was made again"))

    def count():
        return [*(counting.looked_up for counting in look_ups), sum(column.looked_up for column in masks)]

    return shapes, known, count


def test_a_known_hand_costs_a_dozen_look_ups(counted):
    shapes, known, count = counted
    assert tiles(shapes.waits(known)) == [Tile.EAST, Tile.SOUTH]
    assert count() == [3, 1, 4, 4]


def test_a_hand_that_waits_for_nothing_looks_at_no_mask(counted):
    shapes, _, count = counted
    assert shapes.waits(hand("147m123p456s1234z")) == 0
    assert count() == [3, 1, 4, 0]


def test_tables_that_are_full_begin_again(monkeypatch):
    shapes = ShapeTables(quads=True)
    first, second = hand("123m456p789s1122z"), hand("234m567p678s3344z")
    assert tiles(shapes.waits(first)) == [Tile.EAST, Tile.SOUTH]
    monkeypatch.setattr(tables, "_PLACES", len(shapes._known[2]))
    assert tiles(shapes.waits(second)) == [Tile.WEST, Tile.NORTH]
    _, _, values, columns = shapes._known
    assert {len(held) for held in (values, *columns)} == {tables.UNPLACED + 4}
    assert tiles(shapes.waits(first)) == [Tile.EAST, Tile.SOUTH]


def test_threads_may_ask_at_once():
    rng = Random(22)
    hands = [hand_of(near_complete(rng, 4)[1:]) for _ in range(3_000)]
    expected = list(map(shape_tables().waits, hands))
    shapes = ShapeTables(quads=True)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            asked = [threads.submit(lambda: list(map(shapes.waits, hands))) for _ in range(4)]
            assert all(answers.result() == expected for answers in asked)
    finally:
        sys.setswitchinterval(interval)


@pytest.mark.parametrize(("kinds", "sequences", "states"), [(9, True, 154), (7, False, 3)])
def test_the_least_wild_table_passes_few_states(monkeypatch, kinds, sequences, states):
    passed = []
    steps = least_wild._steps

    def counting(state, sequences):
        passed.append(state)
        return steps(state, sequences)

    monkeypatch.setattr(least_wild, "_steps", counting)
    assert len(least_wild.least_wild(kinds, sequences)) == 5**kinds
    assert len(passed) == len(set(passed)) == states


def test_one_table_serves_all_who_ask():
    assert shape_tables(True) is shape_tables(True)

"""Laws that hold for every hand, whatever the rules: found by hypothesis, not by example."""

from collections import Counter
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from puzzles.rules.answers import answer_to
from puzzles.rules.notation import read_tiles, write_tiles, write_tiles_chinese
from puzzles.rules.position import position_from_json, position_to_json
from puzzles.rules.tables import hand_of, shape_tables
from puzzles.rules.tiles import TILES, Tile
from tests.helpers.deals import random_position

seeds = st.integers(0, 2**32)
complete_positions = seeds.map(lambda seed: random_position(Random(seed), complete=True))
waiting_positions = seeds.map(lambda seed: random_position(Random(seed), complete=False))
positions = complete_positions | waiting_positions
tile_lists = st.lists(st.sampled_from(TILES), max_size=18)


@st.composite
def shapes(draw, tile_count, most_wild=4):
    """Give natural tiles that nearly are sets and a pair, and a number of wild tiles beside them."""
    kinds = st.integers(0, 33)
    held = [draw(kinds)] * 2
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(kinds)
        can_run = kind < 27 and kind % 9 < 7
        held += [kind, kind + 1, kind + 2] if can_run and draw(st.booleans()) else [kind] * 3
    wild = draw(st.integers(0, most_wild))
    held = held[wild + 14 - tile_count :]
    assume(held and max(Counter(held).values()) <= 4)
    return held, wild


def answer(data):
    return answer_to(position_from_json(data))


@given(positions, st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_the_order_of_tiles_and_sets_does_not_matter(data, rng):
    concealed = list(read_tiles(data["concealed"]))
    melds = list(data["melds"])
    rng.shuffle(concealed)
    rng.shuffle(melds)
    shuffled = data | {"concealed": " ".join(tile.mpsz for tile in concealed), "melds": melds}
    assert answer(shuffled) == answer(data)


@given(positions, st.permutations("mps"))
@settings(max_examples=80)
def test_suits_may_change_their_places(data, order):
    assume(data["options"].get("suit_cycle") != "through")
    change = str.maketrans("mps", "".join(order))

    def changed(value):
        if isinstance(value, dict):
            return {key: changed(inner) if key in TILE_FIELDS else inner for key, inner in value.items()}
        if isinstance(value, list):
            return [changed(inner) for inner in value]
        return value.translate(change)

    before, after = answer(data), answer(changed(data))
    for alike in ("legal", "fan", "points", "payments"):
        assert after[alike] == before[alike]
    assert weight(after) == weight(before)
    if before["waits"] is not None:
        assert after["waits"] == {tile.translate(change): unseen for tile, unseen in before["waits"].items()}
        assert set(after["dead"]) == {tile.translate(change) for tile in before["dead"]}


TILE_FIELDS = {"concealed", "melds", "tiles", "indicator", "qiang", "win", "tile"}


def weight(judged):
    """Count the faults, a missing suit once for each suit; which of several readings comes first may differ."""
    if not judged["faults"]:
        return 0
    return len(set(judged["faults"]) - {"missing_suit"}) + len(judged["missing_suits"])


@given(tile_lists)
def test_what_is_written_is_read_again(tiles):
    assert read_tiles(write_tiles(tiles)) == tuple(sorted(tiles))
    assert read_tiles(write_tiles_chinese(tiles)) == tuple(sorted(tiles))


@given(tile_lists)
def test_reading_keeps_the_order_of_the_text(tiles):
    assert read_tiles(" ".join(tile.mpsz for tile in tiles)) == tuple(tiles)


@given(positions)
@settings(max_examples=60)
def test_a_position_is_written_and_read_again(data):
    position = position_from_json(data)
    assert position_from_json(position_to_json(position)) == position


@given(complete_positions, st.integers(0, 13))
@settings(max_examples=80)
def test_a_wild_tile_in_place_of_a_tile_leaves_a_complete_hand_complete(data, place):
    position = position_from_json(data)
    assume(position.hun is not None and position.in_sight[position.hun] < 4)
    concealed = list(position.concealed)
    concealed[place % len(concealed)] = position.hun
    assume("incomplete" not in answer(data)["faults"])
    exchanged = {key: value for key, value in data.items() if key not in ("win", "qiang")}
    assert "incomplete" not in answer(exchanged | {"concealed": write_tiles(concealed)})["faults"]


@pytest.mark.parametrize("quads", [True, False])
@given(held=shapes(14, most_wild=3), place=st.integers(0, 13))
def test_a_wild_tile_never_spoils_a_shape(quads, held, place):
    tiles, wild = held
    closed = len(tiles) + wild == 14
    fewer = list(tiles)
    fewer.pop(place % len(fewer))
    if shape_tables(quads).is_complete(hand_of(tiles), wild, closed):
        assert shape_tables(quads).is_complete(hand_of(fewer), wild + 1, closed)


@given(held=shapes(13, most_wild=3), place=st.integers(0, 13))
def test_a_wild_tile_in_place_of_a_tile_loses_no_wait_by_sets(held, place):
    tiles, wild = held
    fewer = list(tiles)
    fewer.pop(place % len(fewer))
    before = shape_tables().waits(hand_of(tiles), wild, closed=False, fifth=True)
    assert before & ~shape_tables().waits(hand_of(fewer), wild + 1, closed=False, fifth=True) == 0


@given(held=shapes(13))
def test_waits_with_a_fifth_copy_are_the_others_and_kinds_held_four_times(held):
    tiles, wild = held
    closed = len(tiles) + wild == 13
    full = sum(1 << kind for kind, count in Counter(tiles).items() if count == 4)
    with_fifth = shape_tables().waits(hand_of(tiles), wild, closed, fifth=True)
    assert with_fifth & ~full == shape_tables().waits(hand_of(tiles), wild, closed)


@given(waiting_positions, st.sampled_from(TILES))
@settings(max_examples=150)
def test_a_wait_is_a_tile_that_makes_the_hand_legal(data, tile):
    position = position_from_json(data)
    assume(position.in_sight[tile] < 4)
    drawn = data | {"concealed": data["concealed"] + Tile(tile).mpsz}
    assert answer(drawn)["legal"] == (tile.mpsz in answer(data)["waits"])


@given(seeds, st.integers(2, 1000))
@settings(max_examples=30)
def test_payments_grow_with_the_unit(seed, unit):
    data = winning_position(Random(seed))
    plain, dearer = (answer(data | {"options": data["options"] | {"unit": value}}) for value in (1, unit))
    assert dearer["payments"] == {seat: unit * amount for seat, amount in plain["payments"].items()}


@given(seeds, st.integers(1, 64))
@settings(max_examples=30)
def test_a_cap_never_raises_a_payment_nor_changes_the_fan(seed, cap):
    data = winning_position(Random(seed), but_not="xuanfeng")
    free, capped = (answer(data | {"options": data["options"] | {"fan_cap": value}}) for value in (None, cap))
    assert capped["fan"] == free["fan"]
    assert all(capped["payments"][seat] <= amount for seat, amount in free["payments"].items())


def winning_position(rng, but_not=None):
    """Give a legal position with a win."""
    while True:
        data = random_position(rng, complete=True)
        if data["rules"] != but_not and answer(data)["payments"]:
            return data

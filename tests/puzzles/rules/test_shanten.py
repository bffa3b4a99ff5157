"""How many tiles a hand is away from a winning shape, against exchanging them one by one."""

from random import Random

import pytest

from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.shanten import missing_tiles, shanten_tables
from puzzles.rules.tables import PLACES, hand_of, shape_tables
from puzzles.rules.tiles import COPIES, TILES, Tile

DAOZI = Ruleset.of(Profile.DAOZI)


def position(text: str, indicator: Tile | None = None, rules: Ruleset = DAOZI) -> Position:
    return Position(rules, read_tiles(text), indicator=indicator)


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("111m234p567p789s55z", 0),
        ("111m234p567p789s5z", 1),
        ("111m234p567p78s159z".replace("9z", "7z"), 2),
        ("111m234p567p789s5z9m", 1),
        ("147m258p369s1234z", 7),
        ("1122334455667z".replace("67z", "6m7z"), 1),
        ("19m19p19s1234567z", 1),
        ("19m19p19s123456z5m", 2),
    ],
)
def test_tiles_that_still_must_come(text, missing):
    assert missing_tiles(position(text)) == missing


def test_wild_tiles_fill_what_is_missing():
    assert missing_tiles(position("147m258p3699s123z", indicator=Tile.EAST)) == 5
    assert missing_tiles(position("111m234p567p78s3z5z", indicator=Tile.EAST)) == 1


def test_four_alike_are_one_pair_where_the_option_says_so():
    once = Ruleset.of(Profile.DAOZI, {"seven_pairs_quads": False})
    assert missing_tiles(position("1111m99m22p88p44s5z")) == 1
    assert missing_tiles(position("1111m99m22p88p44s5z", rules=once)) == 3


def test_a_hand_is_ready_exactly_when_one_tile_is_missing():
    tables, shapes, rng = shanten_tables(), shape_tables(), Random(7)
    wall = [tile for tile in TILES for _ in range(COPIES)]
    ready = 0
    for _ in range(3000):
        start = rng.choice((0, 9, 18))
        held = sorted(rng.sample([tile for tile in wall if start <= tile < start + 12], 13))
        hand = hand_of(held)
        waits = shapes.waits(hand, 0, closed=False)
        assert (tables.missing(hand, 4) == 1) == bool(waits)
        ready += bool(waits)
    assert ready > 200


def test_one_tile_more_brings_a_hand_at_most_one_nearer_and_some_tile_does():
    tables, rng = shanten_tables(), Random(8)
    wall = [tile for tile in TILES for _ in range(COPIES)]
    for _ in range(300):
        held = rng.sample(wall, 13)
        hand = hand_of(held)
        missing = tables.missing(hand, 4)
        after = []
        for tile in TILES:
            if held.count(tile) < COPIES:
                keys = list(hand)
                keys[tile // 9] += PLACES[tile]
                after.append(tables.missing((keys[0], keys[1], keys[2], keys[3]), 4))
        assert set(after) == {missing, missing - 1}

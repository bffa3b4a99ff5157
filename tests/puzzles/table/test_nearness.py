"""Nearness: which tiles help a hand, found suit by suit and by trying all 34."""

from collections import Counter
from random import Random

import pytest

from puzzles.rules.melds import Meld, MeldKind
from puzzles.rules.notation import read_tiles
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tables import hand_of_counts
from puzzles.rules.tiles import COPIES, TILES, Tile
from puzzles.table.nearness import Nearness, traits_of

DAOZI = Ruleset.of(Profile.DAOZI)


def counts_of(text: str) -> list[int]:
    held = Counter(read_tiles(text))
    return [held[tile] for tile in TILES]


def by_trying(nearness: Nearness, counts: list[int], declared: int, hun: Tile | None) -> set[Tile]:
    """Give the kinds after which fewer tiles are missing, by adding each of them."""

    def missing(held: list[int]) -> int:
        natural, wild = nearness.split(held)
        return nearness.missing_tiles(natural, hand_of_counts(natural), wild, declared)

    now = missing(counts)
    helpful = set()
    for tile in TILES:
        if tile is hun or counts[tile] == COPIES:
            continue
        more = list(counts)
        more[tile] += 1
        if missing(more) < now:
            helpful.add(tile)
    return helpful


@pytest.mark.parametrize("quads", [True, False])
@pytest.mark.parametrize("declared", [0, 1, 3])
def test_what_helps_is_what_trying_every_tile_finds(declared, quads):
    rng = Random(declared)
    rules = Ruleset.of(Profile.DAOZI, {"seven_pairs_quads": quads})
    wall = [tile for tile in TILES for _ in range(COPIES)]
    melds = [Meld(MeldKind.PUNG, (Tile.EAST,) * 3)] * declared
    looked_at = 0
    for number in range(120):
        hun = rng.choice(TILES) if number % 3 else None
        held = Counter(rng.sample([tile for tile in wall if tile < 18] if number % 2 else wall, 13 - 3 * declared))
        counts = [held[tile] for tile in TILES]
        nearness = Nearness(rules, hun)
        natural, wild = nearness.split(counts)
        if nearness.missing_tiles(natural, hand_of_counts(natural), wild, declared) == 1:
            continue
        looked_at += 1
        assert set(nearness.helpful(counts, melds)) == by_trying(nearness, counts, declared, hun)
    assert looked_at > 20


def test_a_ready_hand_is_helped_by_what_completes_its_shape():
    nearness = Nearness(DAOZI, None)
    helped = nearness.helpful(counts_of("123m456p78s11z"), [Meld(MeldKind.PUNG, (Tile.WHITE,) * 3)])
    assert helped == read_tiles("69s")


def test_traits_are_those_of_one_suit():
    hand = hand_of_counts(counts_of("119m3357p222s55z"))
    assert [traits_of(group, key).most_yaojiu for group, key in enumerate(hand)] == [2, 0, 0, 2]
    assert [traits_of(group, key).has_neighbours for group, key in enumerate(hand)] == [False, True, False, False]
    assert [traits_of(group, key).has_dragon_pair for group, key in enumerate(hand)] == [False, False, False, True]
    assert [traits_of(group, key).most for group, key in enumerate(hand)] == [2, 2, 3, 2]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("123m456p789s1122z", "123m456m789m1122z"),  # a suit is missing
        ("123m456p777s2255p", "234m456p678s2255p"),  # neither triplet nor dragon pair, nor 幺九
        ("234m456p66s55z777p", "234m456p66s77s777p"),  # no 幺九
    ],
)
def test_a_hand_that_lacks_a_condition_is_farther_away(better, worse):
    nearness = Nearness(DAOZI, None)
    assert nearness.of(counts_of(better), []) < nearness.of(counts_of(worse), [])

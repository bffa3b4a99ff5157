import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from puzzles.errors import PositionError
from puzzles.rules.legal_tables import LegalTables, _kept, legal_tables
from puzzles.rules.legality import faults_in
from puzzles.rules.notation import write_tiles
from puzzles.rules.position import position_from_json
from puzzles.rules.readings import readings_of
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.set_flags import PAIR_RULES
from puzzles.rules.tables import hand_of
from puzzles.rules.tiles import TILES
from puzzles.rules.waits import shape_waits, waits
from tests.helpers.deals import random_position
from tests.helpers.positions import position


def waiting(*hand, **table):
    return {wait.tile.mpsz: wait.unseen for wait in waits(position(*hand, **table)).waits}


def dead(*hand, **table):
    return write_tiles(waits(position(*hand, **table)).dead)


def shapes(*hand, **table):
    return write_tiles(shape_waits(position(*hand, **table)))


def test_two_pairs_wait_for_either():
    assert waiting("123m456p789s5566z") == {"5z": 2, "6z": 2}


def test_waits_come_in_the_order_of_kinds_with_their_sum():
    found = waits(position("23m456p789s11155z"))
    assert [wait.tile.mpsz for wait in found.waits] == ["1m", "4m"]
    assert found.total == 8
    assert found.tiles == tuple(wait.tile for wait in found.waits)


def test_a_tile_that_completes_the_shape_but_is_not_allowed_is_no_wait():
    """R-YAOJIU: the 4m leaves the hand without 幺九."""
    hand = "23m456p678s22255s"
    assert shapes(hand) == "14m"
    assert waiting(hand) == {"1m": 4}


def test_what_lies_in_sight_is_not_waited_for():
    assert waiting("123m456p789s5566z", qiang="5z") == {"5z": 1, "6z": 2}
    assert waiting("123m456p5566z", "pung 777s", qiang="6z") == {"5z": 2, "6z": 1}
    assert waiting("23m55z123p", "chow 123m", "pung 444s", indicator="4m")["1m"] == 3


def test_a_wait_of_which_no_copy_is_left_is_dead():
    hand = ("23m789s55z", "pung 111m", "chow 456p")
    assert waiting(*hand, qiang="1m") == {"4m": 4}
    assert dead(*hand, qiang="1m") == "1m"
    assert shapes(*hand, qiang="1m") == "14m"


def test_a_hand_may_wait_for_dead_tiles_only():
    assert waiting("1m", "pung 111m", "chow 456p", "chow 789s", "pung 222s", max_declared_sets=4) == {}
    assert dead("1m", "pung 111m", "chow 456p", "chow 789s", "pung 222s", max_declared_sets=4) == "1m"


def test_a_fifth_copy_is_allowed_to_find_what_is_dead():
    hand = "1111m2233s4455p9s"
    assert dead(hand, indicator="8s") == "1m"
    assert len(waiting(hand, indicator="8s")) == 33


def test_the_hun_is_a_wait_where_it_completes_the_hand():
    """R-HUN."""
    assert waiting("123m456p789s5566z", indicator="8m")["9m"] == 4
    assert waiting("123m456p789s5566z", indicator="7s", qiang="8s")["8s"] == 2


def test_the_hun_is_never_dead():
    """R-HUN."""
    found = waits(position("1m456p789s55z9999m", indicator="8m"))
    assert len(found.waits) + len(found.dead) == 33
    assert "9m" not in [tile.mpsz for tile in found.dead]


def test_one_wild_tile_beside_sets_waits_for_every_natural_pair():
    found = waiting("123m456p789s111z9m", indicator="8m")
    assert len(found) == 34
    assert found["9m"] == 3


def test_a_wait_for_the_orphans_is_one():
    """R-THIRTEEN-YAO."""
    assert list(waiting("19m19p19s1234567z")) == ["1m", "9m", "1p", "9p", "1s", "9s", *(f"{n}z" for n in range(1, 8))]
    assert waiting("119m19p19s123456z") == {"7z": 4}
    assert shapes("119m19p19s123456z") == "7z"
    assert waiting("119m19p19s123456z", thirteen_yao_shapes=["sets"]) == {}


def test_a_hand_with_four_declared_sets_waits_for_nothing():
    """R-ONE-LEFT."""
    hand = ("5z", "pung 111z", "chow 123m", "chow 456p", "chow 789s")
    assert waiting(*hand) == {}
    assert shapes(*hand) == "5z"
    assert waiting(*hand, max_declared_sets=4) == {"5z": 3}


def test_a_closed_hand_in_xuanfeng_waits_for_seven_pairs_only():
    """R-OPEN."""
    assert waiting("123m456p789s5566z", rules="xuanfeng") == {}
    assert waiting("1133m2299p4477s5z", rules="xuanfeng") == {"5z": 3}


def test_only_a_waiting_hand_has_waits():
    for question in (waits, shape_waits):
        with pytest.raises(PositionError) as caught:
            question(position("123m456p789s55566z"))
        assert caught.value.code == "not_waiting"


def obvious_waits(given):
    """Add every kind and look at every reading."""
    found = []
    for tile in TILES:
        hand = given.hand.with_tile(tile)
        if any(not faults_in(hand, reading) for reading in readings_of(hand)):
            found.append(tile)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_look_ups_find_what_the_readings_say(seed):
    rng = Random(seed)
    for _ in range(60):
        given = position_from_json(random_position(rng, complete=False))
        found = waits(given)
        expected = obvious_waits(given)
        assert found.tiles == tuple(tile for tile in expected if given.in_sight[tile] < 4)
        assert found.dead == tuple(tile for tile in expected if given.in_sight[tile] >= 4 and tile is not given.hun)


def test_threads_that_ask_at_once_get_the_same_answers():
    """The window asks while a worker makes questions."""
    rng = Random(8)
    asked = [position_from_json(random_position(rng, complete=False)) for _ in range(150)]
    expected = [waits(given) for given in asked]
    legal_tables.cache_clear()
    _kept.cache_clear()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            answers = list(threads.map(lambda _: [waits(given) for given in asked], range(4)))
    finally:
        sys.setswitchinterval(interval)
    assert answers == [expected] * 4


def test_a_few_dozen_classes_cover_all_hands_and_a_known_hand_adds_nothing():
    """The guard of their speed: what is looked up stays small, and is found once."""
    rng = Random(3)
    wall = [kind for kind in range(34) for _ in range(4)]
    dealt = [(hand_of(rng.sample(wall, 13 - wild)), wild) for wild in range(5) for _ in range(200)]
    tables = LegalTables(Ruleset.of("daozi"))
    first = [tables.waits(keys, wild) for keys, wild in dealt]
    kept = _kept(PAIR_RULES["any"], True)
    assert len(kept.classes) < 150
    before = [len(found) for suits in kept.rows for found in suits], [len(plans) for plans in kept.plans]
    assert [tables.waits(keys, wild) for keys, wild in dealt] == first
    after = [len(found) for suits in kept.rows for found in suits], [len(plans) for plans in kept.plans]
    assert after == before

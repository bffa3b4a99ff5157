"""The bench says plainly what was reached, and deals hands that are what they are called."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging" / "bench"))

import goals
import hands

from puzzles.rules.fan import score
from puzzles.rules.tables import hand_of


@pytest.mark.parametrize(
    ("figure", "most", "reached"), [(5.0, False, True), (4.99, False, False), (5.0, True, True), (5.01, True, False)]
)
def test_a_goal_is_reached_on_its_side(figure, most, reached):
    line = goals.Line(1, "waits", "another", 5, figure, most=most)
    assert line.is_reached is reached
    assert line.as_json()["reached"] is reached
    assert line.as_text().endswith(" reached" if reached else "NOT REACHED")


def test_the_same_seed_deals_the_same_hands():
    assert hands.waiting_hands(1, 20) == hands.waiting_hands(1, 20)
    assert hands.waiting_hands(1, 20) != hands.waiting_hands(2, 20)


def test_waiting_hands_wait_and_idle_hands_do_not():
    for hand in hands.waiting_hands(3, 100):
        assert len(hand) == 13
        assert hands.SHAPES.waits(hand_of(hand), fifth=True)
    for hand in hands.idle_hands(3, 100):
        assert len(hand) == 13
        assert not hands.SHAPES.waits(hand_of(hand))


def test_complete_hands_are_complete_and_the_others_are_not():
    for position in hands.complete_positions(3, 50):
        assert hands.SHAPES.is_complete(hand_of(position.concealed))
    for hand in hands.incomplete_hands(3, 50):
        assert len(hand) == 14
        assert not hands.SHAPES.is_complete(hand_of(hand))


@pytest.mark.parametrize("wild", range(5))
def test_positions_have_their_wild_tiles(wild):
    for position in hands.waiting_positions(4, 20, wild):
        assert position.concealed.count(hands.HUN) == wild
        assert not position.is_complete
    for position in hands.won_positions(4, 5, wild):
        assert position.concealed.count(hands.HUN) == wild
        assert score(position)


def test_other_libraries_get_each_tile_once():
    tiles = hands.physical([0, 0, 0, 0, 33, 8])
    assert len(set(tiles)) == 6
    assert sorted(tile // 4 for tile in tiles) == [0, 0, 0, 0, 8, 33]

"""The wall: 136 tiles, each drawn once."""

from collections import Counter
from random import Random

import pytest

from puzzles.rules.tiles import TILES
from puzzles.table.wall import Wall


def test_the_wall_holds_four_of_each_kind():
    assert Counter(Wall(Random(1)).remaining()) == dict.fromkeys(TILES, 4)


def test_tiles_are_drawn_from_the_front_and_replaced_from_the_end():
    wall = Wall(Random(1))
    tiles = wall.remaining()
    assert wall.draw() == tiles[0]
    assert wall.draw_from_end() == tiles[-1]
    assert wall.remaining() == tiles[1:-1]
    assert len(wall) == 134


def test_an_empty_wall_gives_no_tile():
    wall = Wall(Random(1))
    for _ in range(136):
        wall.draw()
    with pytest.raises(IndexError, match="the wall is empty"):
        wall.draw()
    with pytest.raises(IndexError, match="the wall is empty"):
        wall.draw_from_end()

import pytest

from puzzles.rules.notation import read_tile, read_tiles
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import TILES

RINGS = {
    ("EWSN", "own"): ["123456789m", "123456789p", "123456789s", "1324z", "765z"],
    ("ESWN", "own"): ["123456789m", "123456789p", "123456789s", "1234z", "765z"],
    ("joined", "own"): ["123456789m", "123456789p", "123456789s", "1234765z"],
    ("joined_EWSN", "own"): ["123456789m", "123456789p", "123456789s", "1324765z"],
    ("EWSN", "through"): ["123456789m123456789s123456789p1324765z"],
    ("joined_EWSN", "through"): ["123456789m123456789s123456789p1324765z"],
    ("ESWN", "through"): ["123456789m123456789s123456789p1234765z"],
    ("joined", "through"): ["123456789m123456789s123456789p1234765z"],
}


@pytest.mark.parametrize(("honor_order", "suit_cycle"), RINGS)
def test_the_next_tile_follows_the_rings(honor_order, suit_cycle):
    """R-NEXT."""
    rules = Ruleset.of("daozi", {"honor_order": honor_order, "suit_cycle": suit_cycle})
    followed = {}
    for ring in RINGS[honor_order, suit_cycle]:
        tiles = read_tiles(ring)
        followed |= {tile: tiles[(place + 1) % len(tiles)] for place, tile in enumerate(tiles)}
    assert {tile: next_tile(tile, rules) for tile in TILES} == followed


def test_the_tile_after_east_is_west_by_default():
    """R-NEXT: the example of the sources."""
    assert next_tile(read_tile("东"), Ruleset.of("qipai")) is read_tile("西")

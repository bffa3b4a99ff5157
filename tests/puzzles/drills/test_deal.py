"""Laying a hand on the table: wild tiles and their indicator, the win, the 枪 tile."""

from random import Random

import pytest

from puzzles.drills.deal import Table, choose_dealer, choose_qiang, choose_win, place_wild
from puzzles.drills.hands import Hand
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Meld, MeldKind, Seat, Win, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import Tile

DAOZI = Ruleset.of("daozi")
KEPT = read_tiles("123m456p789s55z")
PUNG = Meld(MeldKind.PUNG, read_tiles("999m"))
KONG = Meld(MeldKind.CONCEALED_KONG, read_tiles("9999m"))


@pytest.mark.parametrize("options", [{}, {"honor_order": "joined"}, {"suit_cycle": "through"}])
def test_wild_tiles_follow_the_indicator_and_are_none_of_the_tiles_kept(options):
    rules = Ruleset.of("daozi", options)
    for seed in range(60):
        table = place_wild(KEPT, (PUNG,), 2, rules, Random(seed))
        hun = next_tile(table.indicator, rules)
        assert table.concealed == (*KEPT, hun, hun)
        assert hun not in KEPT
        assert hun is not Tile.M9


def test_an_indicator_is_never_a_fifth_copy():
    four = Meld(MeldKind.OPEN_KONG, read_tiles("1111p"))
    assert all(place_wild(KEPT, (four,), 1, DAOZI, Random(seed)).indicator is not Tile.P1 for seed in range(80))


def test_without_a_wild_tile_in_hand_one_is_still_in_play():
    table = place_wild(KEPT, (), 0, DAOZI, Random(1))
    assert table.concealed == KEPT
    assert next_tile(table.indicator, DAOZI) not in KEPT


def test_a_win_is_on_a_concealed_tile_from_one_of_the_others_or_from_the_wall():
    hand, table = Hand((KEPT,), (PUNG,)), Table(KEPT, None)
    wins = [choose_win(hand, table, Random(seed)) for seed in range(200)]
    wins = [win for win in wins if win is not None]
    assert all(win.tile in KEPT for win in wins)
    assert all((win.source is None) is win.by.is_drawn for win in wins)
    assert {win.by for win in wins} == {WinBy.DISCARD, WinBy.SELF_DRAW, WinBy.ROBBED_KONG}


def test_a_kong_draw_needs_a_kong():
    table = Table(KEPT, None)
    assert choose_win(Hand((KEPT,), (PUNG,)), table, Random(1), WinBy.KONG_DRAW) is None
    assert choose_win(Hand((KEPT,), (KONG,)), table, Random(1), WinBy.KONG_DRAW).by is WinBy.KONG_DRAW


def test_a_robbed_tile_is_one_of_which_the_winner_sees_no_other():
    hand, table = Hand((KEPT,), (PUNG,)), Table(KEPT, Tile.M1)
    robbed = {choose_win(hand, table, Random(seed), WinBy.ROBBED_KONG).tile for seed in range(80)}
    assert robbed == set(read_tiles("23m456p789s"))


def test_a_held_qiang_counts_a_tile_of_the_hand():
    hand, table = Hand((KEPT,)), Table(KEPT, None)
    win = Win(Tile.M1, WinBy.SELF_DRAW)
    for seed in range(40):
        shown = choose_qiang(hand, table, win, DAOZI, Random(seed), held=True)
        assert shown in KEPT or next_tile(shown, DAOZI) in KEPT


def test_after_a_robbed_kong_the_qiang_is_another_kind():
    hand, table = Hand((KEPT,)), Table(KEPT, None)
    win = Win(Tile.M1, WinBy.ROBBED_KONG, Seat.LEFT)
    shown = {choose_qiang(hand, table, win, DAOZI, Random(seed), held=False) for seed in range(200)}
    assert Tile.M1 not in shown


def test_any_of_the_four_deals():
    assert {choose_dealer(Random(seed)) for seed in range(40)} == set(Seat)

"""Twins: what swapping suits leaves the same, and what it doesn't."""

import pytest

from puzzles.mining.twins import SUIT_SWAPS, swaps_of, twin_name
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile
from tests.helpers.question_lines import question

WAITS = "waits daozi 123m4567p888s pung:111z indicator=2s"


def test_there_are_six_ways_to_swap_three_suits():
    assert len(set(SUIT_SWAPS)) == 6


def test_no_swap_touches_an_honour():
    assert all(swap[tile] is tile for swap in SUIT_SWAPS for tile in Tile if tile.is_honour)


@pytest.mark.parametrize(
    "swapped",
    [
        "waits daozi 4567m123p888s pung:111z indicator=2s",
        "waits daozi 888m123p4567s pung:111z indicator=2m",
        "waits daozi 888m4567p123s pung:111z indicator=2m",
    ],
)
def test_questions_that_differ_by_their_suits_are_twins(swapped):
    assert twin_name(question(swapped)) == twin_name(question(WAITS))


@pytest.mark.parametrize(
    "other",
    [
        "waits daozi 123m4567p888s pung:222z indicator=2s",
        "waits daozi 123m4567p888s pung:111z indicator=2p",
        "waits daozi 123m4567p888s pung:111z indicator=3s",
        "waits daozi 123m4567p888s pung:111z",
        "waits qipai 123m4567p888s pung:111z indicator=2s",
        "waits daozi 123m4567p999s pung:111z indicator=2s",
        "discard daozi 123m4567p1888s pung:111z indicator=2s",
    ],
)
def test_questions_that_differ_in_anything_else_are_not(other):
    assert twin_name(question(other)) != twin_name(question(WAITS))


def test_the_discard_in_question_and_whose_it_is_belong_to_a_question_of_claims():
    text = "claims daozi 123m4567p888s pung:111z indicator=2s tile={}"
    names = {twin_name(question(text.format(tile))) for tile in ("8s:left", "8s:right", "7p:left", "4p:left")}
    assert len(names) == 4
    swapped = "claims daozi 888m4567p123s pung:111z indicator=2m tile=8m:left"
    assert twin_name(question(swapped)) == twin_name(question(text.format("8s:left")))


def test_the_win_and_the_dealer_belong_to_a_question_of_fan():
    text = "fan daozi 123m44567p888s pung:111z indicator=2s qiang=9m dealer={} win={}"
    told = [("self", "8s:self_draw"), ("left", "8s:self_draw"), ("self", "7p:self_draw"), ("self", "8s:discard:left")]
    assert len({twin_name(question(text.format(*facts))) for facts in told}) == 4


def test_where_the_suits_follow_one_another_nothing_may_be_swapped():
    assert len(swaps_of(Ruleset.of("daozi", {"suit_cycle": "through"}))) == 1
    assert len(swaps_of(Ruleset.of("daozi"))) == 6

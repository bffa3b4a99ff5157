import pytest

from puzzles.errors import PositionError
from puzzles.rules.notation import read_tile, write_tiles
from puzzles.rules.seats import Seat
from puzzles.rules.turns import claims, declarations, discards
from tests.helpers.positions import position

# discards


def weighed(*hand, **table):
    found = discards(position(*hand, **table))
    by_tile = {
        each.tile.mpsz: ({w.tile.mpsz: w.unseen for w in each.waits.waits}, each.total) for each in found.discards
    }
    return by_tile, write_tiles(found.best)


def test_every_kind_in_the_hand_is_weighed_by_what_it_leaves():
    by_tile, best = weighed("123m456p789s5566z9m")
    assert list(by_tile) == ["1m", "2m", "3m", "9m", "4p", "5p", "6p", "7s", "8s", "9s", "5z", "6z"]
    assert by_tile["9m"] == ({"5z": 2, "6z": 2}, 4)
    assert by_tile["1m"] == ({}, 0)
    assert best == "9m"


def test_ties_are_all_best():
    _, best = weighed("123m456p789s12555z")
    assert best == "12z"


def test_with_no_wait_after_any_discard_there_is_no_best():
    by_tile, best = weighed("147m258p369s12345z")
    assert best == ""
    assert {total for _, total in by_tile.values()} == {0}


def test_the_discarded_tile_stays_in_sight():
    by_tile, _ = weighed("123m456p789s55566z")
    assert by_tile["6z"] == ({"6z": 2}, 2)


def test_the_hun_can_be_discarded():
    """R-HUN."""
    by_tile, _ = weighed("123m456p789s111z5z9m", indicator="8m")
    assert by_tile["9m"] == ({"5z": 3, "9m": 3}, 6)


def test_a_win_plays_no_part():
    hand = "123m456p789s55566z"
    assert discards(position(hand)) == discards(position(hand, win="self_draw 1m"))


def test_only_a_hand_with_its_last_tile_can_discard():
    with pytest.raises(PositionError) as caught:
        discards(position("123m456p789s5566z"))
    assert caught.value.code == "not_complete"


# claims


def claimed(tile, *hand, source="left", **table):
    found = claims(position(*hand, **table), read_tile(tile), Seat(source))
    kinds = [name for name in ("hu", "kong", "pung") if getattr(found, name)]
    return kinds + [write_tiles(chow) for chow in found.chow]


def test_a_tile_that_makes_the_hand_legal_can_be_won_on():
    assert claimed("5z", "123m456p789s5566z", source="across") == ["hu", "pung"]
    assert claimed("4m", "23m456p678s22255s") == ["234m"]


def test_two_alike_make_a_pung_and_three_a_kong():
    assert claimed("5z", "147m258p369s5512z", source="right") == ["pung"]
    assert claimed("5z", "147m258p369s5551z", source="right") == ["kong", "pung"]
    assert claimed("5z", "147m258p3699s512z", source="right") == []


def test_chows_are_claimed_from_the_left_by_their_lowest_tile():
    hand = "34679m258p369s12z"
    assert claimed("5m", hand) == ["345m", "456m", "567m"]
    for source in ("across", "right"):
        assert claimed("5m", hand, source=source) == []


@pytest.mark.parametrize(
    ("tile", "chows"), [("1m", ["123m"]), ("9m", ["789m"]), ("2m", ["123m"]), ("8m", ["789m"]), ("1z", [])]
)
def test_a_chow_stays_within_its_suit(tile, chows):
    assert claimed(tile, "123789m58p36s234z") == chows


def test_there_is_no_chow_where_the_rules_have_none():
    assert claimed("5m", "34679m258p369s12z", chow=False) == []
    assert claimed("5m", "34679m258p369s12z", rules="xuanfeng") == []


def test_a_hun_is_claimed_for_nothing_but_to_win():
    """R-HUN."""
    assert claimed("9m", "123m456p789s5566z", indicator="8m") == ["hu"]
    assert claimed("9m", "7899m258p369s123z", indicator="8m") == []


def test_a_claimed_set_holds_no_hun():
    """R-HUN."""
    assert claimed("7m", "5689m258p369s123z", indicator="8m") == ["567m", "678m"]
    assert claimed("8m", "5679m258p369s123z", indicator="8m") == ["678m"]


def test_no_claim_makes_more_sets_than_may_be_declared():
    """R-ONE-LEFT."""
    melds = ("pung 111z", "chow 123m", "chow 456p")
    assert claimed("5z", "7s55z9s", *melds) == []
    assert claimed("5z", "7s55z9s", *melds, max_declared_sets=4) == ["pung"]


def test_a_tile_in_sight_four_times_cannot_be_discarded():
    with pytest.raises(PositionError) as caught:
        claimed("5z", "147m258p369s5551z", qiang="5z")
    assert caught.value.code == "claimed_tile_in_sight"


def test_nobody_claims_from_himself_or_with_a_complete_hand():
    with pytest.raises(PositionError) as caught:
        claimed("5z", "123m456p789s5566z", source="self")
    assert caught.value.code == "claim_from_self"
    with pytest.raises(PositionError) as caught:
        claimed("5z", "123m456p789s55566z")
    assert caught.value.code == "not_waiting"


# declarations


def declared(*hand, **table):
    return [f"{meld.kind.value} {write_tiles(meld.tiles)}" for meld in declarations(position(*hand, **table))]


def test_four_alike_and_the_fourth_to_a_pung_can_be_declared():
    assert declared("1111m2222p12s5z", "pung 555z") == [
        "concealed_kong 1111m",
        "concealed_kong 2222p",
        "added_kong 5555z",
    ]


def test_declarations_come_in_the_order_of_kinds():
    assert declared("19m456p12s5z", "pung 555z", "pung 111m") == ["added_kong 1111m", "added_kong 5555z"]


def test_four_of_the_hun_are_no_kong():
    """R-HUN."""
    assert declared("9999m1111p258s123z", indicator="8m") == ["concealed_kong 1111p"]


def test_an_added_kong_makes_no_further_set():
    """R-ONE-LEFT."""
    melds = ("pung 555z", "chow 123m", "chow 456p")
    assert declared("1111s5z", *melds) == ["added_kong 5555z"]
    assert declared("1111s5z", *melds, max_declared_sets=4) == ["concealed_kong 1111s", "added_kong 5555z"]


def test_winds_and_dragons_are_declared_in_xuanfeng_only():
    hand = "123m456p7s1234567z"
    assert declared(hand, rules="xuanfeng") == ["whirlwind 1234z", "dragon_set 567z"]
    assert declared(hand) == []


def test_a_second_whirlwind_can_be_declared():
    assert declared("123m456p7s1234z", "whirlwind 1234z", rules="xuanfeng") == ["whirlwind 1234z"]


def test_only_a_hand_with_its_last_tile_can_declare():
    with pytest.raises(PositionError) as caught:
        declarations(position("123m456p789s5566z"))
    assert caught.value.code == "not_complete"

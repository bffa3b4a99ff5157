import pytest

from puzzles.errors import PositionError
from puzzles.rules.readings import Form, Shape, all_readings, reading_to_json
from tests.helpers.positions import position


def read(concealed, *melds, **table):
    return [reading_to_json(reading) for reading in all_readings(position(concealed, *melds, **table))]


def sets_of(concealed, *melds, **table):
    return [(reading["pair"], *reading["sets"]) for reading in read(concealed, *melds, **table) if reading["pair"]]


def test_a_plain_hand_is_read_in_one_way():
    """R-FORM."""
    assert read("123m456p789s55566z") == [
        {"form": "standard", "shape": None, "pair": "66z", "sets": ["123m", "456p", "789s", "555z"]}
    ]


def test_three_runs_may_be_three_triplets():
    assert sets_of("111222333m456p99s") == [
        ("99s", "123m", "123m", "123m", "456p"),
        ("99s", "111m", "222m", "333m", "456p"),
    ]


def test_readings_come_in_the_order_of_the_pair_then_of_the_sets():
    """Section 9 without the fan."""
    assert sets_of("11122233344455m") == [
        ("22m", "111m", "234m", "345m", "345m"),
        ("55m", "123m", "123m", "123m", "444m"),
        ("55m", "111m", "234m", "234m", "234m"),
        ("55m", "111m", "222m", "333m", "444m"),
    ]


def test_declared_sets_stay_as_they_are_among_the_others():
    assert sets_of("789s55z", "pung 333p", "chow 123m", "open_kong 1111p") == [
        ("55z", "123m", "1111p", "333p", "789s"),
    ]


def test_the_tiles_of_a_declared_set_are_in_no_other():
    assert read("22m", "chow 123m", "pung 444p", "pung 666p", "chow 789s")[0]["pair"] == "22m"
    assert read("1m2m", "chow 123m", "pung 444p", "pung 666p", "chow 789s") == []


def test_a_hand_without_sets_and_pair_has_no_reading():
    assert read("123m456p789s1234z5z") == []


def test_four_alike_in_the_hand_are_no_kong():
    assert sets_of("111123m456p99s555z") == [("99s", "123m", "111m", "456p", "555z")]
    assert read("1111m456p99s55566z") == []


def test_a_wild_tile_is_starred_after_the_natural_ones():
    assert sets_of("13m456p789s55566z2m", indicator="1m") == [("66z", "12*3m", "456p", "789s", "555z")]
    assert ("66z", "789m", "456p", "789s", "555*z") in sets_of("789m456p789s5566z2m", indicator="1m")


def test_two_wild_tiles_make_the_pair_of_every_kind():
    readings = sets_of("123m456p789s555z11p", indicator="9p")
    assert len([reading for reading in readings if reading[0].count("*") == 2]) == 34
    assert readings[0][0] == "1*1*m"


def test_three_wild_tiles_make_every_set():
    readings = sets_of("123m456p55z789s111z", indicator="4z")
    alone = {group for reading in readings for group in reading[1:] if group.count("*") == 3}
    assert len(alone) == 34 + 21


def test_more_than_four_of_a_kind_may_be_read_with_wild_tiles():
    """R-HUN."""
    assert ("66z", "111m", "11*1*m", "456p", "789s") in sets_of("1111m456p789s66z11z", indicator="4z")


def test_a_hun_may_stand_for_itself():
    """R-HUN: it is wild even then."""
    assert ("99s", "1*23m", "456m", "789p", "555z") in sets_of("123456m789p99s555z", indicator="9m")


def test_a_whirlwind_and_a_dragon_set_count_as_sets_when_declared():
    assert sets_of("123m55z", "whirlwind 1234z", "dragon_set 567z", "pung 999p", rules="xuanfeng") == [
        ("55z", "123m", "999p", "1234z", "567z")
    ]


def test_undeclared_winds_are_only_tiles():
    assert read("123m456p789s12344z", rules="xuanfeng") == []


def test_seven_pairs_need_a_closed_hand():
    """R-SEVEN-PAIRS."""
    assert [reading["form"] for reading in read("1133m2299p4477s55z")] == ["seven_pairs"]
    assert read("1133m2299p444s", "pung 555z") == []


def test_seven_pairs_are_listed_by_kind():
    assert read("55z4477s2299p1133m")[0]["sets"] == ["11m", "33m", "22p", "99p", "44s", "77s", "55z"]


@pytest.mark.parametrize(("quads", "found"), [(True, 1), (False, 0)])
def test_four_alike_are_two_pairs_unless_the_option_says_no(quads, found):
    """R-SEVEN-PAIRS."""
    assert len(read("1111m2299p4477s55z", seven_pairs_quads=quads)) == found


def test_a_wild_tile_pairs_a_single_tile_and_two_are_a_pair():
    pairs = [r["sets"] for r in read("1135m229p4477s55z9s", indicator="8s") if r["form"] == "seven_pairs"]
    assert pairs == []
    pairs = [r["sets"] for r in read("113m2299p4477s55z9s", indicator="8s") if r["form"] == "seven_pairs"]
    assert pairs == [["11m", "33*m", "22p", "99p", "44s", "77s", "55z"]]
    pairs = [r["sets"] for r in read("11m2299p4477s55z99s", indicator="8s") if r["form"] == "seven_pairs"]
    assert pairs[0] == ["11m", "1*1*m", "22p", "99p", "44s", "77s", "55z"]


def test_wild_pairs_keep_the_kinds_apart_where_they_must_differ():
    table = {"indicator": "8s", "seven_pairs_quads": False}
    pairs = [r["sets"] for r in read("11m2299p4477s55z99s", **table) if r["form"] == "seven_pairs"]
    assert pairs[0] == ["11m", "2*2*m", "22p", "99p", "44s", "77s", "55z"]
    assert ["11m", "1*1*m", "22p", "99p", "44s", "77s", "55z"] not in pairs


@pytest.mark.parametrize(
    ("concealed", "melds", "shape"),
    [
        ("111999m111p99s111z", (), "sets"),
        ("99s111z", ("pung 111m", "open_kong 9999m", "concealed_kong 1111p"), "sets"),
        ("1199m1199p1199s55z", (), "pairs"),
        ("19m19p19s12345677z", (), "orphans"),
    ],
)
def test_a_hand_of_yaojiu_is_thirteen_yao_in_three_shapes(concealed, melds, shape):
    """R-THIRTEEN-YAO."""
    readings = all_readings(position(concealed, *melds))
    assert [(reading.form, reading.shape) for reading in readings] == [(Form.THIRTEEN_YAO, Shape(shape))]


@pytest.mark.parametrize(
    ("concealed", "shapes", "form"),
    [
        ("111999m111p99s111z", ["pairs", "orphans"], "standard"),
        ("1199m1199p1199s55z", ["sets", "orphans"], "seven_pairs"),
        ("19m19p19s12345677z", ["sets", "pairs"], None),
    ],
)
def test_a_shape_that_is_off_is_read_as_what_it_is_otherwise(concealed, shapes, form):
    assert [r["form"] for r in read(concealed, thirteen_yao_shapes=shapes)] == ([form] if form else [])


def test_wild_tiles_fill_what_the_orphans_lack():
    assert [r["shape"] for r in read("19m19p19s123456z55m", indicator="4m")] == ["orphans"]
    assert read("19m19p199s1123456z", indicator="4m") == []


def test_a_wild_tile_in_thirteen_yao_stands_for_yaojiu():
    readings = [r for r in read("111999m111p99s11z5m", indicator="4m") if r["shape"] == "sets"]
    assert [(r["pair"], *r["sets"]) for r in readings] == [
        ("99s", "111m", "999m", "111p", "111*z"),
        ("11z", "111m", "999m", "111p", "999*s"),
    ]


def test_the_points_profile_has_no_thirteen_yao():
    assert [r["form"] for r in read("111999m111p99s111z", rules="xuanfeng")] == ["standard"]
    assert read("19m19p19s12345677z", rules="xuanfeng") == []


def test_only_a_complete_hand_can_be_read():
    with pytest.raises(PositionError) as caught:
        all_readings(position("123m456p789s5566z"))
    assert caught.value.code == "not_complete"

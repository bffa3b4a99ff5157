import pytest

from puzzles.rules.fan import Item, items_of, ledger_of, score
from puzzles.rules.notation import write_tiles
from puzzles.rules.readings import all_readings
from puzzles.rules.ruleset import Ruleset
from tests.helpers.positions import position

PLAIN = "123m456p789s33355z"
"""Earns nothing by its tiles."""
OPEN = ("123m456p55z", "pung 333z", "chow 789s")


def items(*hand, **table):
    table.setdefault("win", "discard 1m left")
    return {line.item.id: line.count for line in score(position(*hand, **table)).ledger}


def shown(item, *hand, **table):
    ledger = score(position(*hand, **table)).ledger
    return write_tiles(next(line for line in ledger if line.item is item).tiles)


def without_bare_items(*hand, **table):
    return {item: count for item, count in items(*hand, **table).items() if item not in ("closed", "no_hun")}


def test_an_open_hand_with_a_hun_that_won_on_a_discard_may_earn_nothing():
    assert items("12m456p55z9m", "pung 333z", "chow 789s", indicator="8m") == {}


def test_a_hand_that_has_not_won_or_is_not_legal_is_not_scored():
    assert score(position(PLAIN)) is None
    assert score(position("123m456p789s11344z", win="self_draw 1m")) is None
    assert score(position("123m456p789s11222p", win="self_draw 1m", rules="xuanfeng")) is None


# daozi and qipai


@pytest.mark.parametrize(("dealer", "count"), [("self", 1), ("left", None), ("across", None)])
def test_dealer(dealer, count):
    """R-DEALER."""
    assert items(PLAIN, dealer=dealer).get("dealer") == count


@pytest.mark.parametrize(
    ("win", "count"), [("self_draw 1m", 1), ("discard 1m left", None), ("robbed_kong 1m left", None)]
)
def test_self_draw(win, count):
    """R-SELF-DRAW."""
    assert items(PLAIN, win=win).get("self_draw") == count


def test_a_kong_draw_is_a_self_draw_and_blooms():
    """R-SELF-DRAW, R-KONG-BLOOM."""
    won = items("123m456p55z789s", "concealed_kong 3333z", win="kong_draw 1m")
    assert (won["self_draw"], won["kong_bloom"]) == (1, 1)
    assert "kong_bloom" not in items("123m456p55z789s", "concealed_kong 3333z", win="self_draw 1m")


def test_closed():
    """R-CLOSED: also on a discard, and a concealed kong doesn't open the hand."""
    assert items(PLAIN)["closed"] == 1
    assert items("123m456p55z789s", "concealed_kong 3333z")["closed"] == 1
    assert "closed" not in items(*OPEN)
    assert items("1133557799m2299p")["closed"] == 1
    assert items("19m19p19s12345677z")["closed"] == 1


def test_no_hun():
    """R-NO-HUN: also without an indicator, and not when the hun is won on."""
    assert items(PLAIN)["no_hun"] == 1
    assert items(PLAIN, indicator="1p")["no_hun"] == 1
    assert "no_hun" not in items("12m456p789s33355z9m", indicator="8m")
    assert "no_hun" not in items("12m456p789s33355z9m", indicator="8m", win="discard 9m left")


def test_kongs():
    """R-KONG."""
    won = items("123m11z", "open_kong 3333p", "added_kong 4444s", "concealed_kong 5555s")
    assert (won["open_kong"], won["concealed_kong"]) == (2, 1)


def test_dragon_triplet():
    """R-DRAGONS: triplets and kongs of 中, 发 and 白, without wild tiles."""
    assert items("123m456p789s55511z")["dragon_triplet"] == 1
    assert items("123m777z11p", "open_kong 5555z", "pung 999s")["dragon_triplet"] == 2
    assert "dragon_triplet" not in items("123m456p789s33311z")
    assert "dragon_triplet" not in items("123m456p789s5511z9m", indicator="8m")


def test_three_triplets():
    """R-THREE-TRIPLETS: three or four, once, and none with a wild tile in it."""
    assert items("111222m333p456s55z")["three_triplets"] == 1
    assert "three_triplets" not in items("111m333p456789s55z")
    assert "three_triplets" not in items("11122m333p456s55z9m", indicator="8m")
    assert items("123s55z", "pung 111m", "open_kong 2222m", "pung 444p", win="discard 1s left")["three_triplets"] == 1
    assert items("111222m333p444s55z", sequence=False)["three_triplets"] == 1


def test_four_of_a_kind():
    """R-QUAD: however the four are used, in the hand and declared."""
    assert items("111123m456p999s55z")["four_of_a_kind"] == 1
    assert items("1111m335577p9999s")["four_of_a_kind"] == 2
    assert items("123m456p999s55z", "pung 111m")["four_of_a_kind"] == 1
    assert "four_of_a_kind" not in items(PLAIN)


def test_whether_a_kong_counts_as_four_of_a_kind_is_an_option():
    assert items("123m456p55z789s", "open_kong 3333z")["four_of_a_kind"] == 1
    assert "four_of_a_kind" not in items("123m456p55z789s", "open_kong 3333z", kong_counts_as_quad=False)
    assert items("123m456p999s55z", "pung 111m", kong_counts_as_quad=False)["four_of_a_kind"] == 1


def test_three_of_the_indicators_kind_are_four_with_the_one_that_lies_open():
    """R-QUAD."""
    assert items("123m456p789s33355z", indicator="3z", win="discard 1m left")["four_of_a_kind"] == 1
    assert shown(Item.FOUR_OF_A_KIND, PLAIN, indicator="3z", win="discard 1m left") == "333z"


def test_wild_tiles_are_no_four_of_a_kind():
    """R-HUN."""
    assert "four_of_a_kind" not in items("12m456p789s55z9999m", indicator="8m")


def test_qiang():
    """R-QIANG: the tiles of the kind turned up after the win and of the next one."""
    assert items(PLAIN, qiang="3z")["qiang"] == 3
    assert "qiang" not in items(PLAIN, qiang="4s")
    assert items(PLAIN, qiang="7s")["qiang"] == 2
    assert items(*OPEN, qiang="3z")["qiang"] == 3


def test_wild_tiles_are_not_counted_for_qiang():
    """R-HUN."""
    assert items("12m456p789s33355z9m", indicator="8m", qiang="9m")["qiang"] == 1
    assert "qiang" not in items("12m456p789s33355z9m", indicator="8m", qiang="8m")


def test_two_eight_pair():
    """R-TWO-EIGHT: a natural pair of rank 2 or 8."""
    assert items("123m456p789s33322p")["two_eight_pair"] == 1
    assert items("123m456p789s333z88s")["two_eight_pair"] == 1
    assert "two_eight_pair" not in items("123m456p789s33355p")
    assert "two_eight_pair" not in items("123m456p789s55522z")
    assert "two_eight_pair" not in items("123m456p789s333z8p9m", indicator="8m")


def test_two_eight_counts_once_in_seven_pairs_unless_the_option_says_no():
    """R-TWO-EIGHT."""
    assert items("2288m3355p77s5566z", win="discard 2m left")["two_eight_pair"] == 1
    assert "two_eight_pair" not in items("2288m3355p77s5566z", win="discard 2m left", seven_pairs_two_eight=False)
    assert "two_eight_pair" not in items("2m113355p7799s55z9m", win="discard 2m left", indicator="8m")


def test_seven_pairs():
    """R-SEVEN-PAIRS."""
    assert without_bare_items("1133557799m1199p") == {"seven_pairs": 1}


def test_thirteen_yao_keeps_the_items_of_its_shape():
    """R-THIRTEEN-YAO."""
    assert without_bare_items("19m19p19s12345677z") == {"thirteen_yao": 1}
    assert without_bare_items("1199m1199p1199s55z") == {"thirteen_yao": 1, "seven_pairs": 1}
    assert without_bare_items("111999m111p99s555z") == {"thirteen_yao": 1, "three_triplets": 1, "dragon_triplet": 1}


def test_wall_top():
    """R-WALL-TOP: a win on the fourth of the indicator's kind, or three of it held."""
    table = {"indicator": "3z"}
    assert items(PLAIN, win="discard 3z left", **table)["wall_top"] == 1
    assert "wall_top" not in items(PLAIN, **table)
    assert items(PLAIN, wall_top="three", **table)["wall_top"] == 1
    assert "wall_top" not in items("123m456p789s33555z", win="discard 3z left", **table)
    assert "wall_top" not in items(PLAIN, wall_top="off", win="discard 3z left", **table)
    assert "wall_top" not in items(PLAIN, rules="qipai", yaojiu="one", win="discard 3z left", **table)


def test_the_fan_is_the_sum_of_the_counts_and_is_never_cut():
    won = score(position(PLAIN, qiang="3z", dealer="self", win="self_draw 1m", fan_cap=2))
    assert won.fan == 1 + 1 + 1 + 1 + 3
    assert won.points is None


def counted(*hand, **table):
    reading = score(position(*hand, **table)).reading
    return [write_tiles(group.faces) for group in reading.sets], write_tiles(reading.pair.faces)


def test_the_reading_with_the_most_fan_counts():
    """Section 9: three triplets rather than three runs, though runs come first."""
    assert counted("111222333m44p456s", win="self_draw 4p") == (["111m", "222m", "333m", "456s"], "44p")


def test_of_readings_with_equal_fan_the_first_counts():
    """Section 9: the pair of the lowest kind."""
    assert counted("11123444m456p777s", win="self_draw 4p")[1] == "11m"


# xuanfeng


def points(*hand, **table):
    table.setdefault("win", "self_draw 1m")
    won = score(position(*hand, rules="xuanfeng", **table))
    return {line.item.id: line.count for line in won.ledger}, won.points


def test_a_plain_hand_pays_its_base():
    """R-PAY."""
    assert points("123m456p55z789s", "pung 333z") == ({}, 3)
    assert points("123m456p55z789s", "pung 333z", win="discard 1m left") == ({}, 2)


def test_the_multipliers_are_multiplied():
    assert points("1133557799m2299p") == ({"seven_pairs": 2}, 6)
    assert points("123456m55z", "pung 333z", "pung 999m") == ({"mixed_suit": 2}, 6)
    assert points("123456m55m", "pung 777m", "pung 999m") == ({"pure_suit": 4}, 12)
    assert points("11335577992288m") == ({"seven_pairs": 2, "pure_suit": 4}, 24)
    assert points("123456m55z", "concealed_kong 3333z", "pung 999m", win="kong_draw 1m") == (
        {"kong_bloom": 2, "mixed_suit": 2},
        12,
    )


def test_honours_alone_are_neither_pure_nor_mixed():
    assert points("1122334455667z7z", win="self_draw 1z") == ({"seven_pairs": 2}, 6)


def test_declared_honours_make_a_suit_mixed():
    assert points("123456789m55m", "whirlwind 1234z") == ({"mixed_suit": 2, "set_points": 1}, 9)


def test_all_triplets_and_a_robbed_kong_are_named_and_worth_nothing():
    assert points("111m555p99s", "pung 333z", "pung 777s") == ({"all_triplets": 1}, 3)
    assert points("123m456p55z789s", "pung 333z", win="robbed_kong 1m left") == ({"robbed_kong": 1}, 2)


def test_a_whirlwind_is_no_triplet():
    assert points("111m555p99s777s", "whirlwind 1234z") == ({"set_points": 1}, 6)


def test_set_points_are_not_multiplied_and_each_payer_pays_them():
    hand = ("123456m55m", "whirlwind 1234z", "dragon_set 567z")
    assert points(*hand) == ({"mixed_suit": 2, "set_points": 2}, 12)
    assert points(*hand, win="discard 1m left") == ({"mixed_suit": 2, "set_points": 2}, 6)


def test_of_equal_points_the_reading_of_triplets_counts():
    """Section 9."""
    won, _ = points("111222333m55z", "pung 999s")
    assert won == {"all_triplets": 1}


# the ledger


def test_each_line_shows_the_tiles_that_earn_it():
    table = {"win": "self_draw 1m", "dealer": "self"}
    assert shown(Item.DEALER, PLAIN, **table) == ""
    assert shown(Item.SELF_DRAW, PLAIN, **table) == "1m"
    assert shown(Item.OPEN_KONG, "123m11z", "open_kong 3333p", "added_kong 4444s", "pung 555s", **table) == "3333p4444s"
    assert shown(Item.DRAGON_TRIPLET, "123m456p789s55511z", **table) == "555z"
    assert shown(Item.THREE_TRIPLETS, "111222m333p456s55z", **table) == "111222m333p"
    assert shown(Item.FOUR_OF_A_KIND, "111123m456p999s55z", **table) == "1111m"
    assert shown(Item.QIANG, PLAIN, qiang="7s", **table) == "78s"
    assert shown(Item.TWO_EIGHT_PAIR, "123m456p789s33322p", **table) == "22p"


def test_a_reading_that_does_not_count_has_a_ledger_too():
    given = position("111222333m44p555s", win="self_draw 4p")
    ledgers = [{line.item.id for line in ledger_of(given, reading)} for reading in all_readings(given)]
    assert ["three_triplets" in ledger for ledger in ledgers] == [False, True]


def test_the_rules_say_which_items_there_are():
    daozi = [item.id for item in items_of(Ruleset.of("daozi"))]
    assert daozi == [
        "dealer", "self_draw", "closed", "no_hun", "kong_bloom", "open_kong", "concealed_kong", "dragon_triplet",
        "three_triplets", "four_of_a_kind", "qiang", "two_eight_pair", "seven_pairs", "thirteen_yao", "wall_top",
    ]  # fmt: skip
    assert Item.WALL_TOP not in items_of(Ruleset.of("qipai"))
    assert Item.THIRTEEN_YAO not in items_of(Ruleset.of("daozi", {"thirteen_yao_shapes": []}))
    assert [item.id for item in items_of(Ruleset.of("xuanfeng"))] == [
        "kong_bloom", "seven_pairs", "pure_suit", "mixed_suit", "all_triplets", "robbed_kong", "set_points",
    ]  # fmt: skip


@pytest.mark.parametrize("item", Item)
def test_each_item_has_an_id_and_a_rule(item):
    assert item.id == item.name.lower()
    assert item.rule.startswith("R-")

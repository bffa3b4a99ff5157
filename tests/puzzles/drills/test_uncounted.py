"""Why an item earns nothing: a reason for every item, and only tempting ones are shown."""

import pytest

from puzzles.drills.solving import score_at
from puzzles.drills.uncounted import tempting, why_not
from puzzles.rules.fan import Item, items_of
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Tile
from puzzles.words import Language, uncounted_sentence
from puzzles.words.phrases import PHRASES
from tests.helpers.questions import many, question

DISCARD = {"tile": "9m", "by": "discard", "from": "left"}


def hand(concealed, rules="daozi", **table):
    table.setdefault("win", DISCARD)
    if rules != "xuanfeng":
        table.setdefault("dealer", "left")
    return question("fan", concealed, rules, **table).position


def reason(item, position):
    return why_not(item, position, score_at(position).reading)


PLAIN = "123m456p789s11199m"
CASES = [
    (Item.DEALER, hand(PLAIN), "not_dealer"),
    (Item.SELF_DRAW, hand(PLAIN), "not_self_drawn"),
    (Item.CLOSED, hand("123m456p78999s", melds="pung:222m", win={**DISCARD, "tile": "9s"}), "opened"),
    (Item.NO_HUN, hand("12m456p789s11199m5z", indicator="6z"), "has_hun"),
    (Item.KONG_BLOOM, hand(PLAIN), "not_kong_draw"),
    (Item.CONCEALED_KONG, hand(PLAIN), "four_no_kong"),
    (Item.DRAGON_TRIPLET, hand("123m456p789s99m66z5z", indicator="6z"), "dragon_wild"),
    (Item.DRAGON_TRIPLET, hand("123999m456p789s66z"), "dragon_pair"),
    (Item.THREE_TRIPLETS, hand("11m5z222p333s789m99m", indicator="6z"), "triplet_wild"),
    (Item.THREE_TRIPLETS, hand(PLAIN), "few_triplets"),
    (Item.THREE_TRIPLETS, hand("1199m2255p3377s11z"), "form_no_triplet"),
    (
        Item.FOUR_OF_A_KIND,
        hand("23m5z456p789s99m", melds="pung:111m", indicator="6z"),
        "wild_fourth",
    ),
    (Item.QIANG, hand(PLAIN), "no_qiang"),
    (Item.QIANG, hand(PLAIN, qiang="3z"), "no_qiang_held"),
    (Item.QIANG, hand("12m456p789s11199m5z", indicator="6z", qiang="6z"), "qiang_wild"),
    (Item.TWO_EIGHT_PAIR, hand(PLAIN), "pair_other"),
    (Item.WALL_TOP, hand(PLAIN), "no_indicator"),
    (Item.WALL_TOP, hand(PLAIN, indicator="9s"), "wall_top_few"),
    (
        Item.PURE_SUIT,
        hand("11122255m", "xuanfeng", melds="pung:333m pung:444z", win={**DISCARD, "tile": "5m"}),
        "has_honours",
    ),
    (
        Item.MIXED_SUIT,
        hand("11122255m", "xuanfeng", melds="pung:333m pung:444m", win={**DISCARD, "tile": "5m"}),
        "no_honours",
    ),
    (
        Item.ROBBED_KONG,
        hand("11122255m", "xuanfeng", melds="pung:333m pung:444p", win={**DISCARD, "tile": "5m"}),
        "not_robbed",
    ),
]


@pytest.mark.parametrize(("item", "position", "expected"), CASES, ids=[f"{item.id}-{why}" for item, _, why in CASES])
def test_the_reason_fits_the_hand(item, position, expected):
    assert reason(item, position).reason == expected


def test_a_wild_fourth_names_the_kind():
    position = hand("23m5z456p789s99m", melds="pung:111m", indicator="6z")
    assert reason(Item.FOUR_OF_A_KIND, position).tiles == (Tile.M1,)


@pytest.mark.parametrize("profile", Profile)
def test_every_item_that_earns_nothing_has_a_reason_in_words(profile):
    for one in many("fan", profile):
        score = score_at(one.position)
        counted = {line.item for line in score.ledger}
        for item in set(items_of(one.position.rules)) - counted:
            why = why_not(item, one.position, score.reading)
            assert f"not.{why.reason}" in PHRASES[Language.ZH]
            assert uncounted_sentence(why, one.position, score.reading, Language.EN)


@pytest.mark.parametrize("profile", Profile)
def test_what_counts_is_never_shown_as_uncounted(profile):
    for one in many("fan", profile):
        score = score_at(one.position)
        counted = tuple(line.item for line in score.ledger)
        shown = tempting(one.position, score.reading, counted)
        assert not {item.item for item in shown} & set(counted)
        assert len(shown) <= 5

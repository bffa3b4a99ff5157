"""The drill of fan: its questions, how ledgers are judged, and what is explained."""

import pytest

from puzzles.drills.base import Grade, LedgerAnswer, MistakeKind, TileSetAnswer
from puzzles.drills.fan import FanDrill, total_of
from puzzles.errors import QuestionError
from puzzles.rules.fan import Item, items_of
from puzzles.rules.position import WinBy
from puzzles.rules.ruleset import Profile, Ruleset
from tests.helpers.questions import many, question

DRILL = FanDrill()
# A pung of Green, four 5条 in two sets, two 8饼 under a 枪 of 7饼, and a pair of them: 5 fan.
FIVE_FAN = question(
    "fan",
    "239m88p345555s",
    melds="pung:666z",
    indicator="8m",
    qiang="7p",
    dealer="across",
    win={"tile": "3s", "by": "discard", "from": "across"},
)
DUE = {Item.DRAGON_TRIPLET: 1, Item.FOUR_OF_A_KIND: 1, Item.QIANG: 2, Item.TWO_EIGHT_PAIR: 1}
# One suit with honours, a kong's replacement and a whirlwind: each pays 2 × 2 + 1.
FIFTEEN_POINTS = question(
    "fan", "22334455p", "xuanfeng", melds="whirlwind:1234z pung:888p", win={"tile": "2p", "by": "kong_draw"}
)
NO_FAN = question(
    "fan",
    "4599m456789s5z",
    melds="pung:666p",
    indicator="6z",
    dealer="across",
    win={"tile": "9m", "by": "discard", "from": "left"},
)


def judge(asked, counts, total):
    return DRILL.judge(asked, LedgerAnswer(tuple(counts.items()), total))


def kinds(verdict):
    return [mistake.kind for mistake in verdict.mistakes]


def test_key_has_the_items_with_their_counts_and_the_total():
    assert DRILL.key(FIVE_FAN) == LedgerAnswer(tuple(DUE.items()), 5)


def test_factors_of_points_are_ticked_once():
    key = DRILL.key(FIFTEEN_POINTS)
    assert dict(key.counts) == {Item.KONG_BLOOM: 1, Item.MIXED_SUIT: 1, Item.SET_POINTS: 1}
    assert key.total == 15


def test_all_items_and_the_total_are_right():
    verdict = judge(FIVE_FAN, DUE, 5)
    assert (verdict.grade, verdict.mistakes, verdict.found, verdict.wanted) == (Grade.RIGHT, (), 4, 4)


def test_the_right_total_alone_is_right():
    assert judge(FIVE_FAN, {}, 5).grade is Grade.RIGHT


def test_a_wrong_total_alone_is_wrong():
    verdict = judge(FIVE_FAN, {}, 4)
    assert verdict.grade is Grade.WRONG
    assert [(m.kind, m.given, m.due) for m in verdict.mistakes] == [(MistakeKind.TOTAL_WRONG, 4, 5)]


def test_no_item_and_no_fan_is_right_where_nothing_counts():
    assert DRILL.key(NO_FAN) == LedgerAnswer((), 0)
    assert judge(NO_FAN, {}, 0).grade is Grade.RIGHT


def test_the_right_total_by_other_items_is_partly_right():
    verdict = judge(FIVE_FAN, {**DUE, Item.QIANG: 1, Item.CLOSED: 1}, 5)
    assert verdict.grade is Grade.PARTLY
    assert kinds(verdict) == [MistakeKind.ITEM_INVENTED, MistakeKind.ITEM_SHORT]


def test_right_items_with_a_wrong_sum_are_partly_right():
    verdict = judge(FIVE_FAN, DUE, 6)
    assert (verdict.grade, kinds(verdict)) == (Grade.PARTLY, [MistakeKind.TOTAL_WRONG])
    assert verdict.mistakes[0].due == 5


def test_missed_items_come_before_invented_and_miscounted_ones():
    verdict = judge(FIVE_FAN, {Item.DRAGON_TRIPLET: 2, Item.QIANG: 1, Item.NO_HUN: 1, Item.TWO_EIGHT_PAIR: 1}, 5)
    assert [(m.kind, m.item) for m in verdict.mistakes] == [
        (MistakeKind.ITEM_MISSED, Item.FOUR_OF_A_KIND),
        (MistakeKind.ITEM_INVENTED, Item.NO_HUN),
        (MistakeKind.ITEM_OVER, Item.DRAGON_TRIPLET),
        (MistakeKind.ITEM_SHORT, Item.QIANG),
    ]


def test_a_wrong_total_that_follows_from_wrong_ticks_is_known_as_such():
    verdict = judge(FIVE_FAN, {Item.DRAGON_TRIPLET: 1, Item.QIANG: 1, Item.TWO_EIGHT_PAIR: 1}, 3)
    assert (verdict.grade, verdict.follows) == (Grade.WRONG, True)
    assert MistakeKind.TOTAL_WRONG not in kinds(verdict)


def test_a_wrong_total_that_does_not_follow_is_a_mistake_of_its_own():
    verdict = judge(FIVE_FAN, {Item.DRAGON_TRIPLET: 1}, 3)
    assert not verdict.follows
    assert (verdict.mistakes[-1].kind, verdict.mistakes[-1].given, verdict.mistakes[-1].due) == (
        MistakeKind.TOTAL_WRONG,
        3,
        1,
    )


def test_an_invented_item_says_why_it_earns_nothing():
    invented = judge(FIVE_FAN, {**DUE, Item.THREE_TRIPLETS: 1}, 6).mistakes[0]
    assert (invented.item, invented.reasons) == (Item.THREE_TRIPLETS, ("few_triplets",))


def test_ticks_of_points_come_to_what_the_players_would_pay():
    assert total_of(FIFTEEN_POINTS.position, {Item.KONG_BLOOM: 1, Item.MIXED_SUIT: 1, Item.SET_POINTS: 1}) == 15
    assert total_of(FIFTEEN_POINTS.position, {Item.PURE_SUIT: 1}) == 12
    assert total_of(FIFTEEN_POINTS.position, {}) == 3


def test_points_that_follow_from_wrong_factors_are_known_as_such():
    assert judge(FIFTEEN_POINTS, {Item.PURE_SUIT: 1, Item.SET_POINTS: 1}, 15).follows is False
    assert judge(FIFTEEN_POINTS, {Item.PURE_SUIT: 1}, 12).follows


def test_explanation_has_reading_ledger_and_payments():
    explained = DRILL.explain(FIVE_FAN)
    assert explained.reading is not None
    assert explained.fan == 5
    assert {line.item: line.count for line in explained.ledger} == DUE
    assert [payment.amount for payment in explained.payments] == [32, 128, 32]


def test_explanation_names_the_items_that_only_look_as_if_they_counted():
    explained = DRILL.explain(FIVE_FAN)
    assert {item.item: item.reason for item in explained.uncounted} == {
        Item.CLOSED: "opened",
        Item.NO_HUN: "has_hun",
        Item.CONCEALED_KONG: "four_no_kong",
        Item.THREE_TRIPLETS: "few_triplets",
    }


def test_answer_of_another_form_is_refused():
    with pytest.raises(QuestionError, match="items and a total"):
        DRILL.judge(FIVE_FAN, TileSetAnswer(frozenset()))


def test_a_hand_that_did_not_win_is_refused():
    with pytest.raises(QuestionError, match="that won"):
        DRILL.key(question("fan", "123m456p789s11177z"))


def test_answers_are_stored_and_read_back_the_same():
    answer = LedgerAnswer(tuple(DUE.items()), 5)
    assert DRILL.answer_from_json(DRILL.answer_to_json(answer)) == answer


def test_stored_answer_with_an_unknown_item_is_refused():
    with pytest.raises(QuestionError, match="item ids"):
        DRILL.answer_from_json({"items": {"luck": 1}, "total": 1})


@pytest.mark.parametrize("profile", Profile)
def test_every_item_of_the_rules_is_asked_for(profile):
    counted = {item for one in many("fan", profile, 60) for item, _ in DRILL.key(one).counts}
    assert counted == set(items_of(Ruleset.of(profile)))


@pytest.mark.parametrize("profile", Profile)
def test_hands_are_won_in_every_way(profile):
    assert {one.position.win.by for one in many("fan", profile)} == set(WinBy)


def test_robbed_tiles_are_the_only_one_in_sight():
    for one in many("fan", Profile.DAOZI):
        win = one.position.win
        if win.by is WinBy.ROBBED_KONG:
            assert one.position.in_sight[win.tile] == 1


def test_indicator_and_qiang_are_there_and_are_missing():
    asked = many("fan", Profile.DAOZI)
    assert {one.position.indicator is None for one in asked} == {True, False}
    assert {one.position.qiang is None for one in asked} == {True, False}

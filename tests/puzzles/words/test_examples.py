"""The wording that the design lays down, case by case, and every error that bad input raises."""

import pytest

from puzzles import words
from puzzles.drills.base import LedgerAnswer, TileSetAnswer
from puzzles.drills.registry import DRILLS
from puzzles.errors import NotationError, PuzzleError
from puzzles.rules.fan import Item
from puzzles.rules.notation import read_tile, read_tiles
from puzzles.rules.position import position_from_json
from puzzles.rules.tiles import Tile
from puzzles.words.language import Language
from tests.helpers.questions import question

ZH, EN = Language.ZH, Language.EN
TWO_WILD = question("waits", "2377m5p78s", melds="pung:444s chow:456m", indicator="6m")
DEAD_NINE = question("waits", "78789p55s", melds="pung:999p pung:333m", rules="xuanfeng")
FIVE_FAN = question(
    "fan",
    "239m88p345555s",
    melds="pung:666z",
    indicator="8m",
    qiang="7p",
    dealer="across",
    win={"tile": "3s", "by": "discard", "from": "across"},
)


def said(asked, answer, language):
    drill = DRILLS[asked.kind]
    verdict = drill.judge(asked, answer)
    explanation = drill.explain(asked)
    return [
        (
            words.mistake_title(mistake, asked, language),
            words.mistake_sentence(mistake, asked, explanation, language),
        )
        for mistake in verdict.mistakes
    ]


def chosen(text):
    return TileSetAnswer(frozenset(read_tiles(text)))


def banner(asked, answer, language):
    drill = DRILLS[asked.kind]
    verdict, key = drill.judge(asked, answer), drill.key(asked)
    return (
        words.verdict_title(asked, verdict, answer, key, language),
        words.verdict_counts(asked, verdict, answer, key, language),
    )


def test_tiles_and_sets_have_their_names():
    shown = [Tile.M1, Tile.P5, Tile.S9, Tile.EAST, Tile.RED]
    assert [words.tile_name(tile, ZH) for tile in shown] == ["1万", "5饼", "9条", "东", "中"]
    assert [words.tile_name(tile, EN) for tile in shown] == ["1-wan", "5-dot", "9-bam", "East", "Red"]
    assert words.set_name(read_tiles("789s"), ZH) == "789条"
    assert words.hand_text(read_tiles("55z123m"), EN) == "123-wan White White"


def test_question_says_what_is_asked_and_what_is_wild():
    assert words.question_title(TWO_WILD, ZH) == "再来一张就胡：听哪些牌？"
    assert words.question_help(TWO_WILD, ZH) == "全选出来。混是 7万，你手里有两张。"
    assert words.question_title(TWO_WILD, EN) == "One tile short: which ones win?"
    assert words.question_help(TWO_WILD, EN) == "Pick them all. 7-wan is wild; you hold two."


def test_plates_say_who_discarded_and_who_deals():
    assert words.win_facts(FIVE_FAN.position, ZH) == ("对家点炮 3条", "对家坐庄", "你胡")
    assert words.win_facts(FIVE_FAN.position, EN) == ("across discarded 3-bam", "across deals", "you win")


def test_partly_right():
    assert banner(TWO_WILD, chosen("1m5p8s"), ZH) == ("对了一部分", "2 种能胡：选对 1，漏 1；多选 2")
    assert banner(TWO_WILD, chosen("1m5p8s"), EN) == ("Partly right", "2 tiles win: 1 found, 1 missed; 2 too many")


def test_missed_wait_shape_only_and_phantom():
    assert said(TWO_WILD, chosen("1m5p8s"), ZH) == [
        ("漏了 9条", "补成 789条，9条 自己就是幺九"),
        ("5饼 成形，但不许胡", "缺幺九：全手没有 1、9、字牌"),
        ("8条 什么也凑不成", "两张混也补不齐：还差一张"),
    ]
    assert said(TWO_WILD, chosen("1m5p8s"), EN) == [
        ("Missed: 9-bam", "makes 789-bam, and is itself the 9 you need"),
        ("5-dot: a shape, not a win", "no 1, 9 or honour in the whole hand"),
        ("8-bam completes nothing", "two wilds don't suffice: still one tile short"),
    ]


def test_dead_tile():
    assert said(DEAD_NINE, chosen("69p"), ZH) == [("9饼 等得对，可四张都见了", "手里一张，亮出的牌里三张")]
    assert said(DEAD_NINE, chosen("69p"), EN) == [
        ("9-dot fits, but all four are in sight", "one in hand, three declared")
    ]


def test_wild_tile_is_no_yaojiu():
    asked = question("legal", "237m678p55s", melds="pung:444s chow:456m", indicator="6m")
    explained = DRILLS["legal"].explain(asked)
    failed = explained.conditions[0]
    assert words.condition_evidence(failed, explained.position, explained.reading, ZH) == "一张也没有；混当 1万 不算"
    assert (
        words.condition_evidence(failed, explained.position, explained.reading, EN)
        == "none; a wild 1-wan doesn't count"
    )


def test_fan_missed_and_short():
    answer = LedgerAnswer(((Item.DRAGON_TRIPLET, 1), (Item.QIANG, 1), (Item.TWO_EIGHT_PAIR, 1)), 3)
    assert banner(FIVE_FAN, answer, ZH) == ("差 2 番", "你算 3 番，应是 5 番")
    assert banner(FIVE_FAN, answer, EN) == ("2 fan short", "you said 3, it is 5")
    assert said(FIVE_FAN, answer, ZH) == [
        ("漏了 四归一 1 番", "刻子 555 和顺子 345 合用四张 5条"),
        ("枪 少算 1 番", "翻 7饼：手里 8饼，每张一枪"),
    ]
    assert said(FIVE_FAN, answer, EN) == [
        ("Missed: four of a kind, 1", "555 and 345 use all four 5-bam"),
        ("Qiang: 1 too few", "7-dot shown: each 8-dot counts"),
    ]


def test_follow_through():
    answer = LedgerAnswer(((Item.DRAGON_TRIPLET, 1), (Item.QIANG, 1), (Item.TWO_EIGHT_PAIR, 1)), 3)
    drill = DRILLS["fan"]
    verdict, key = drill.judge(FIVE_FAN, answer), drill.key(FIVE_FAN)
    assert words.follow_through(FIVE_FAN, verdict, answer, key, ZH) == "加得对，只是项目少了 2 番。"
    assert words.follow_through(FIVE_FAN, verdict, answer, key, EN) == "The sum is right; only the items were 2 short."


def test_ledger_reasons():
    explained = DRILLS["fan"].explain(FIVE_FAN)
    reasons = {
        line.item: words.item_reason(line, explained.position, explained.reading, ZH) for line in explained.ledger
    }
    assert reasons[Item.DRAGON_TRIPLET] == "碰发，没有混"
    assert reasons[Item.QIANG] == "翻 7饼：7饼、8饼 都算"
    assert reasons[Item.TWO_EIGHT_PAIR] == "将是 8饼，没有混"


def test_payments():
    explained = DRILLS["fan"].explain(FIVE_FAN)
    assert [words.payment_formula(payment, explained, ZH) for payment in explained.payments] == [
        "5 番 · 2⁵",
        "7 番 · 2⁷",
        "5 番 · 2⁵",
    ]


def test_points_formula_comes_to_the_amount():
    asked = question(
        "fan", "22334455p", "xuanfeng", melds="whirlwind:1234z pung:888p", win={"tile": "2p", "by": "kong_draw"}
    )
    explained = DRILLS["fan"].explain(asked)
    formula = words.payment_formula(explained.payments[0], explained, ZH)
    assert formula == "2 × 2 + 1"
    assert eval(formula.replace("×", "*")) == explained.payments[0].amount


def test_unreadable_tile_is_said_with_its_place():
    with pytest.raises(NotationError) as caught:
        read_tiles("123m8z")
    assert words.error_sentence(caught.value, ZH) == "第 5 位的“8z”不是牌；字牌只有 1z 到 7z"
    assert words.error_sentence(caught.value, EN) == '"8z" at place 5 isn\'t a tile; honours are 1z to 7z'


def test_an_error_without_words_keeps_its_message():
    assert words.error_sentence(PuzzleError("the moon is full"), ZH) == "the moon is full"


BAD = [
    {"rules": "riichi", "concealed": "1m"},
    {"rules": "daozi", "concealed": "1m", "options": {"luck": 1}},
    {"rules": "daozi", "concealed": "1m", "options": {"unit": 0}},
    {"rules": "daozi", "concealed": "1m", "options": {"suits": "yes"}},
    {"rules": "daozi", "concealed": "1m", "options": {"thirteen_yao_shapes": "all"}},
    {"rules": "daozi"},
    {"rules": "daozi", "concealed": 5},
    {"rules": "daozi", "concealed": "1m", "luck": 1},
    {"rules": "daozi", "concealed": "1x"},
    {"rules": "daozi", "concealed": "123m", "indicator": "12m"},
    {"rules": "daozi", "concealed": "123m"},
    {"rules": "daozi", "concealed": "11111m123456789p"},
    {"rules": "daozi", "concealed": "1m", "melds": [{"kind": "pung", "tiles": "111m"}] * 5},
    {"rules": "daozi", "concealed": "1234567m123p", "melds": [{"kind": "pung", "tiles": "112m"}]},
    {"rules": "xuanfeng", "concealed": "1234567m123p", "melds": [{"kind": "chow", "tiles": "123m"}]},
    {"rules": "daozi", "concealed": "1234567m123p", "melds": [{"kind": "dragon_set", "tiles": "567z"}]},
    {"rules": "daozi", "concealed": "1234567m123p", "melds": [{"kind": "pung", "tiles": "999s"}], "indicator": "8s"},
    {"rules": "xuanfeng", "concealed": "1234567m123456p", "indicator": "1m"},
    {"rules": "xuanfeng", "concealed": "1234567m123456p", "qiang": "1m"},
    {"rules": "daozi", "concealed": "1234567m1234567p", "win": {"tile": "1m", "by": "self_draw"}},
    {"rules": "daozi", "concealed": "1234567m123456p", "win": {"tile": "1m", "by": "self_draw"}, "dealer": "self"},
    {"rules": "daozi", "concealed": "1234567m1234567p", "win": {"tile": "9s", "by": "self_draw"}, "dealer": "self"},
    {
        "rules": "daozi",
        "concealed": "1234567m1234567p",
        "win": {"tile": "1m", "by": "self_draw", "from": "left"},
        "dealer": "self",
    },
    {"rules": "daozi", "concealed": "1234567m1234567p", "win": {"tile": "1m", "by": "discard"}, "dealer": "self"},
    {"rules": "daozi", "concealed": "1234567m1234567p", "win": {"tile": "1m", "by": "kong_draw"}, "dealer": "self"},
]


@pytest.mark.parametrize("data", BAD, ids=str)
def test_every_bad_position_is_said_in_both_languages(data):
    with pytest.raises(PuzzleError) as caught:
        position_from_json(data)
    chinese, english = (words.error_sentence(caught.value, language) for language in (ZH, EN))
    assert chinese not in (english, str(caught.value))
    assert any("\u4e00" <= character <= "\u9fff" for character in chinese)
    assert not any("\u4e00" <= character <= "\u9fff" for character in english.replace("东", ""))


def test_one_tile_is_asked_for_where_several_are_given():
    with pytest.raises(NotationError) as caught:
        read_tile("12m")
    assert words.error_sentence(caught.value, ZH) == "“12m”要正好一张牌，这里有 2 张"

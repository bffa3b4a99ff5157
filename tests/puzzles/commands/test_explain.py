"""The command ``explain``: readable text for every sort of hand, one sentence and code 2 for bad input."""

import pytest

from puzzles.cli import main


@pytest.fixture
def explain(capsys):
    def run(*arguments):
        code = main(["explain", *arguments])
        caught = capsys.readouterr()
        return code, caught.out, caught.err

    return run


def lines(text):
    """Give the lines with their runs of spaces made single."""
    return [" ".join(line.split()) for line in text.splitlines()]


def test_waiting_hand_is_explained_in_groups(explain):
    code, out, _ = explain("2377m5p78s", "--melds", "pung:444s chow:456m", "--indicator", "6m")
    said = lines(out)
    assert code == 0
    assert "手牌 2377万 5饼 78条" in said
    assert "听牌：2 种" in said
    assert {"1万 剩 4 张", "9条 剩 4 张"} <= set(said)
    assert {"成形不许胡 4", "4万、7万、5饼、6条", "都缺幺九"} <= set(said)
    assert "✓ 幺九 有 1万 R-YAOJIU" in said


def test_faulty_hand_shows_its_reading_and_crossed_conditions_first(explain):
    code, out, _ = explain("237m678p55s", "--melds", "pung:444s,chow:456m", "--indicator", "6m", "--lang", "en")
    said = lines(out)
    assert code == 0
    assert "may not win" in said
    assert "1*23-wan wild as 1-wan" in said
    assert said[said.index("conditions") + 1] == "× 1, 9, hon. none; a wild 1-wan doesn't count R-YAOJIU"


def test_shapeless_hand_says_how_far_off_it_is(explain):
    code, out, _ = explain("124m456p789s11177z")
    assert code == 0
    assert "再换一张才成形" in lines(out)


def test_won_hand_has_ledger_and_payments(explain):
    code, out, _ = explain(
        "239m88p345555s",
        *("--melds", "pung:666z", "--indicator", "8m", "--qiang", "7p"),
        *("--win", "3s:discard:across", "--dealer", "across"),
    )
    said = lines(out)
    assert code == 0
    assert "大哥大 1 番 碰发，没有混 R-DRAGONS" in said
    assert "合计 5 番" in said
    assert "对家 128 7 番 · 2⁷ 点炮 +1 庄 +1" in said
    assert "共收 192" in said


def test_points_are_explained_with_their_formula(explain):
    code, out, _ = explain(
        "22334455p",
        *("--rules", "xuanfeng", "--melds", "whirlwind:1234z pung:888p", "--win", "2p:kong_draw", "--lang", "en"),
    )
    said = lines(out)
    assert code == 0
    assert "Mixed suit ×2 dots and honours, times 2 R-PAY" in said
    assert "total 15 points" in said
    assert "left 5 2 × 2 + 1" in said


def test_legal_hand_without_a_win_says_that_no_fan_are_counted(explain):
    code, out, _ = explain("123m456p789s11177z", "--lang", "en")
    assert code == 0
    assert "How it was won isn't said, so no fan are counted." in lines(out)


def test_chinese_notation_is_read(explain):
    assert explain("一二三万456饼789条东东东中中")[1] == explain("123m456p789s11177z")[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["123m8z"], "concealed：第 5 位的“8z”不是牌；字牌只有 1z 到 7z"),
        (["123m"], "手牌有 3 张；亮了 0 副，听牌要 13 张，胡牌要 14 张"),
        (["123m", "--melds", "444s"], "--melds 要写成 pung:444s chow:456m 这样，“444s”读不懂"),
        (["123m", "--win", "3s"], "--win 要写成 3s:discard:across 或 3s:self_draw 这样，“3s”读不懂"),
        (["123m", "--options", "{"], '--options 要写成 JSON，例如 {"fan_cap": 10}，“{”读不懂'),
        (["123m", "--options", '{"unit": 0}'], "选项“unit”不能是“0”；可以是 1 到 1000 的整数"),
        (["123m", "--rules", "riichi"], "没有叫“riichi”的规则；有 daozi、qipai、xuanfeng"),
    ],
)
def test_bad_input_gives_one_sentence_and_code_2(explain, arguments, sentence):
    assert explain(*arguments) == (2, "", sentence + "\n")


def test_options_that_are_no_object_are_refused(explain):
    code, out, err = explain("123m", "--options", "[1]")
    assert (code, out) == (2, "")
    assert "options" in err

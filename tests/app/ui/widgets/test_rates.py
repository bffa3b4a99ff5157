"""The card of rates: bars with words and counts, and no rate from too few answers."""

import pytest
from PySide6.QtGui import QFontMetrics

from app.ui import theme
from app.ui.widgets.rates import RateCard, RateLine

WAITS = RateLine("听牌", 74, "212 题", "听牌: 74%, 212 题")
LEGAL = RateLine("能不能胡", 83, "96 题", "能不能胡: 83%, 96 题")
FAN = RateLine("算番", None, "5 题，还太少", "算番: 5 题，还太少")


@pytest.fixture
def card(qtbot):
    made = RateCard()
    qtbot.addWidget(made)
    made.show_rates("各题型首答正确率", [WAITS, LEGAL, FAN])
    made.resize(340, made.sizeHint().height())
    made.show()
    return made


def test_each_group_has_its_name_rate_and_count(card):
    rows = [(row.name.text(), row.percent.text(), row.count.text()) for row in card.rows[:2]]
    assert rows == [("听牌", "74%", "212 题"), ("能不能胡", "83%", "96 题")]
    assert [row.bar.share for row in card.rows[:2]] == [0.74, 0.83]


def test_too_few_answers_show_no_bar_and_no_rate(card):
    row = card.rows[2]
    assert (row.bar.isVisible(), row.percent.isVisible(), row.count.text()) == (False, False, "5 题，还太少")


def test_a_rate_that_is_there_later_shows_its_bar(card):
    card.show_rates("", [WAITS, LEGAL, RateLine("算番", 60, "15 题", "")])
    assert card.rows[2].bar.isVisible()


def test_a_group_that_is_gone_leaves_no_row(card):
    card.show_rates("", [WAITS])
    assert [row.isVisible() for row in card.rows] == [True, False, False]


def test_bars_stand_in_one_column(card):
    assert {row.bar.x() for row in card.rows[:2]} == {card.rows[0].bar.x()}
    assert {row.bar.width() for row in card.rows[:2]} == {card.rows[0].bar.width()}


def test_no_word_is_cut(card):
    for row in card.rows:
        for label in (row.name, row.percent, row.count):
            assert QFontMetrics(label.font()).horizontalAdvance(label.text()) <= label.width()
    assert theme.CAPTION >= 12


def test_each_row_says_itself_to_a_screen_reader(card):
    assert [row.accessibleName() for row in card.rows] == [WAITS.words, LEGAL.words, FAN.words]

"""The cards of themes: every word has room, and the keyboard walks along them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.ui.widgets.theme_card import ThemeCard, ThemeGrid, ThemeLine
from app.ui.widgets.tiles import Shown
from puzzles.rules.tiles import Tile

LINE = ThemeLine(
    key="dead_wait",
    name="Dead tiles",
    sentence="Of one kind that would win all four copies are in sight.",
    tiles=(Shown(Tile.P9), Shown(Tile.P9)),
    rate="46%",
    count="· 28 done",
    share=0.46,
    tag="weak",
    tone="warn",
    words="Dead tiles, 46%, 28 done, weak",
)


@pytest.fixture
def grid(qtbot):
    grid = ThemeGrid()
    qtbot.addWidget(grid)
    grid.resize(1000, 300)
    grid.show_lines([replace(LINE, key=str(number)) for number in range(10)])
    with qtbot.waitActive(grid):
        grid.show()
        grid.activateWindow()
    return grid


def test_a_longer_sentence_makes_a_card_higher(qtbot):
    card = ThemeCard()
    qtbot.addWidget(card)
    card.show_line(LINE)
    before = card.height_for(276)
    card.show_line(replace(LINE, sentence=LINE.sentence * 2))
    assert card.height_for(276) > before


def test_a_card_that_is_too_low_or_too_narrow_is_noticed(qtbot):
    card = ThemeCard()
    qtbot.addWidget(card)
    card.show_line(LINE)
    card.resize(276, card.height_for(276))
    assert not card.is_cut_off
    card.resize(276, card.height_for(276) - 1)
    assert card.is_cut_off
    card.resize(130, 600)
    assert card.is_cut_off


def test_the_whole_card_is_one_button_with_all_its_words(qtbot, grid):
    with qtbot.waitSignal(grid.chosen) as caught:
        qtbot.mouseClick(grid.cards[3], Qt.MouseButton.LeftButton)
    assert caught.args == ["3"]
    assert grid.cards[3].accessibleName() == LINE.words


def test_cards_of_a_row_are_of_one_height(grid):
    grid.show_lines([replace(LINE, sentence=LINE.sentence * 2), *[LINE] * 5])
    heights = [card.height() for card in grid.cards]
    assert len(set(heights[:4])) == len(set(heights[4:])) == 1
    assert heights[0] > heights[4]


def test_only_one_card_is_a_stop_of_tab(grid):
    stops = [card for card in grid.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [grid.cards[0]]


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ([Qt.Key.Key_Right], 1),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down], 8),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down], 9),
        ([Qt.Key.Key_End, Qt.Key.Key_Up], 5),
        ([Qt.Key.Key_End, Qt.Key.Key_Home], 0),
        ([Qt.Key.Key_Left], 0),
    ],
)
def test_the_arrows_walk_by_column_and_row(qtbot, qapp, grid, keys, place):
    grid.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        qtbot.keyClick(qapp.focusWidget(), key)
    assert qapp.focusWidget() is grid.cards[place]


def test_who_walks_by_keys_sees_the_ring(qtbot, qapp, grid):
    grid.cards[0].setFocus()
    qtbot.keyClick(qapp.focusWidget(), Qt.Key.Key_Right)
    assert grid.cards[1].shows_ring


def test_fewer_themes_hide_the_other_cards(grid):
    grid.show_lines([LINE])
    assert len(grid.cards) == 1
    assert sum(card.isVisible() for card in grid.findChildren(ThemeCard)) == 1

"""A card that offers a sort of play, and a link at the foot of a page."""

import pytest

from app.ui.widgets.mode_card import FootLink, ModeCard
from app.ui.widgets.tiles import Shown
from puzzles.rules.notation import read_tiles

HAND = [Shown(tile) for tile in read_tiles("234m77p123s55z")]


@pytest.mark.parametrize(("width", "shown"), [(236, 5), (207, 5), (160, 3)])
def test_as_many_tiles_are_shown_as_have_room(qtbot, width, shown):
    card = ModeCard("calendar")
    qtbot.addWidget(card)
    card.resize(width, 214)
    card.show_tiles(HAND, "a hand")
    card.show()
    assert len(card.tiles.tiles) == shown
    assert card.tiles.geometry().right() <= width - 12


def test_without_a_number_or_an_action_their_places_are_left_out(qtbot):
    card = ModeCard("bolt")
    qtbot.addWidget(card)
    card.show_mode("Storm", "", "best", "Three minutes.", "")
    assert card.figure.isHidden()
    assert card.button.isHidden()


def test_the_button_says_what_it_begins(qtbot):
    card = ModeCard("bolt")
    qtbot.addWidget(card)
    card.show_mode("Storm", "21", "best", "Three minutes.", "Start")
    assert card.button.accessibleName() == "Storm: Start"
    with qtbot.waitSignal(card.started):
        card.button.click()


def test_a_link_has_room_for_icon_and_words(qtbot):
    link = FootLink("star")
    qtbot.addWidget(link)
    empty = link.sizeHint().width()
    link.setText("Favourites 9")
    assert link.sizeHint().width() > empty + 50

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.presenters.state import Draft, Hint
from app.ui.answers.tile_set import TileSetPanel
from app.ui.widgets.painting import Mark
from puzzles.drills.base import TileSetAnswer
from puzzles.rules.tiles import TILES, Tile
from tests.helpers import samples


def test_a_pressed_tile_goes_to_the_presenter(show, practice, qtbot):
    panel = show(TileSetPanel, samples.waits_asked())
    qtbot.mouseClick(panel.tray.buttons[Tile.S9], Qt.MouseButton.LeftButton)
    assert practice.said("toggle_tile") == [(Tile.S9,)]


def test_what_is_chosen_stands_beside_the_tray_as_tiles_and_as_text(show):
    panel = show(TileSetPanel, samples.waits_asked())
    assert [shown.tile for shown in panel.chosen.tiles] == [Tile.M1, Tile.P5, Tile.S8]
    assert panel.typed.text() == "1m 5p 8s"
    assert panel.tray.buttons[Tile.P5].isChecked()


def test_a_half_typed_text_is_shown(show):
    panel = show(TileSetPanel, samples.state(draft=Draft(typed="14")))
    assert panel.typed.text().startswith("14")


def test_nothing_wins_is_an_answer(show, practice):
    panel = show(TileSetPanel, samples.state())
    panel.nothing_button.click()
    assert practice.said("choose_nothing") == [()]
    panel.show_state(samples.state(draft=Draft(nothing=True)))
    assert panel.nothing_button.isChecked()


@pytest.mark.parametrize(
    ("hint", "facts", "said"),
    [
        (Hint.NOTHING_CHOSEN, "", "0"),
        (Hint.BAD_TILE, "8z", "8z"),
        (Hint.BAD_TILE, "14", "14"),
        (Hint.BAD_TILE, "s", "147"),
    ],
)
@pytest.mark.parametrize("compact", [False, True])
def test_a_hint_stands_beside_the_tray(show, hint, facts, said, compact):
    panel = show(TileSetPanel, samples.state(hint=hint, hint_facts=facts), compact=compact)
    assert panel.hint.isVisible()
    assert said in panel.hint.text()
    assert panel.hint.heightForWidth(panel.hint.width()) <= panel.hint.height()


def test_the_answer_is_not_given_away_before_check(show):
    plain = show(TileSetPanel, samples.state())
    assert all(button.mark is None and button.isEnabled() for button in plain.tray.buttons.values())
    assert not plain.groups.isVisible()


def test_after_the_answer_every_tile_is_graded(show):
    panel = show(TileSetPanel, samples.waits_answered())
    marks = {tile: panel.tray.buttons[tile].mark for tile in (Tile.M1, Tile.P5, Tile.S8, Tile.S9, Tile.M4, Tile.EAST)}
    assert marks == {
        Tile.M1: Mark.RIGHT,
        Tile.P5: Mark.SHAPE_CHOSEN,
        Tile.S8: Mark.WRONG,
        Tile.S9: Mark.MISSED,
        Tile.M4: Mark.SHAPE,
        Tile.EAST: Mark.NOTHING,
    }


def test_after_the_answer_a_tile_says_what_it_came_to(show):
    panel = show(TileSetPanel, samples.waits_answered())
    said = panel.tray.buttons[Tile.S9].accessibleName()
    assert said.startswith("9")
    assert len(said.split(", ")) == 4


def test_after_the_answer_a_pressed_tile_is_asked_about(show, practice, qtbot):
    panel = show(TileSetPanel, samples.waits_answered())
    qtbot.mouseClick(panel.tray.buttons[Tile.EAST], Qt.MouseButton.LeftButton)
    assert practice.said("ask_about") == [(Tile.EAST,)]
    assert practice.said("toggle_tile") == []


@pytest.mark.parametrize("compact", [False, True])
def test_nothing_moves_when_feedback_appears(show, compact):
    panel = show(TileSetPanel, samples.waits_asked(), compact=compact)
    width = panel.width()
    before = (panel.tray.geometry(), panel.go_button.geometry(), panel.height_for(width))
    places = [button.geometry() for button in panel.tray.buttons.values()]
    panel.show_state(samples.waits_answered())
    assert (panel.tray.geometry(), panel.go_button.geometry(), panel.height_for(width)) == before
    assert [button.geometry() for button in panel.tray.buttons.values()] == places


def test_the_same_button_checks_and_goes_on(show, practice):
    panel = show(TileSetPanel, samples.waits_asked())
    check = panel.go_button.text()
    panel.go_button.click()
    panel.show_state(samples.waits_answered())
    assert panel.go_button.text() != check
    panel.go_button.click()
    assert practice.said("check_or_next") == [(), ()]


def test_a_long_save_is_said_on_the_button_and_a_short_one_is_not(show, qtbot):
    panel = show(TileSetPanel, samples.waits_asked())
    check = panel.go_button.text()
    panel.show_state(replace(samples.waits_asked(), waiting=True))
    assert panel.go_button.text() == check
    qtbot.waitUntil(lambda: panel.go_button.text() != check, timeout=2000)
    assert panel.go_button.isEnabled()
    panel.show_state(samples.waits_answered())
    assert not panel._patience.isActive()


@pytest.mark.parametrize("compact", [False, True])
def test_every_tile_chosen_still_fits(show, compact):
    everything = samples.answered(samples.WAITS, TileSetAnswer(frozenset(TILES)))
    panel = show(TileSetPanel, samples.state(draft=Draft(tiles=frozenset(TILES))), compact=compact)
    assert panel.chosen.geometry().bottom() < panel.nothing_button.geometry().top() or compact
    panel.show_state(everything)
    assert panel.groups.geometry().bottom() < panel.go_button.geometry().top()

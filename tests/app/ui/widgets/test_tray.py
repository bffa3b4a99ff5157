import pytest
from PySide6.QtCore import Qt

from app.ui.widgets.painting import Mark
from app.ui.widgets.tray import TileTray
from puzzles.rules.tiles import Tile


@pytest.fixture
def tray(qtbot) -> TileTray:
    made = TileTray()
    qtbot.addWidget(made)
    made.resize(524, TileTray.height_of(524))
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def focused(tray: TileTray) -> Tile:
    return next(tile for tile, button in tray.buttons.items() if button.hasFocus())


def test_all_kinds_lie_in_the_tray_at_their_size(tray):
    assert list(tray.buttons) == list(Tile)
    assert all(tray.rect().contains(button.geometry()) for button in tray.buttons.values())
    assert TileTray.tile_width(524) == 44


@pytest.mark.parametrize("width", [434, 532, 724, 1000])
def test_no_tile_is_ever_smaller_than_it_may_be_in_play(width):
    assert TileTray.tile_width(width) >= 34


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.4])
@pytest.mark.parametrize("width", [434, 524, 532, 724, 1200])
def test_tiles_of_any_size_lie_beside_each_other(tray, wear, scale, width):
    wear(tile_scale=scale)
    tray.resize(width, TileTray.height_of(width))
    places = [button.geometry() for button in tray.buttons.values()]
    assert all(tray.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for index, one in enumerate(places) for other in places[index + 1 :])


def test_a_pressed_tile_is_reported(tray, qtbot):
    with qtbot.waitSignal(tray.pressed) as caught:
        qtbot.mouseClick(tray.buttons[Tile.S9], Qt.MouseButton.LeftButton)
    assert caught.args == [Tile.S9]


@pytest.mark.parametrize(
    ("start", "key", "goal"),
    [
        (Tile.M1, Qt.Key.Key_Right, Tile.M2),
        (Tile.M9, Qt.Key.Key_Right, Tile.P1),
        (Tile.P1, Qt.Key.Key_Left, Tile.M9),
        (Tile.M1, Qt.Key.Key_Left, Tile.RED),
        (Tile.M3, Qt.Key.Key_Down, Tile.P3),
        (Tile.EAST, Qt.Key.Key_Down, Tile.M1),
        (Tile.S9, Qt.Key.Key_Down, Tile.M9),
        (Tile.M9, Qt.Key.Key_Up, Tile.S9),
    ],
)
def test_arrows_move_in_the_grid_and_wrap(tray, qtbot, start, key, goal):
    tray.buttons[start].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(tray.buttons[start], key)
    assert focused(tray) is goal


def test_the_tray_is_one_stop_of_the_tab_key(tray, qtbot):
    tray.move_focus(Tile.P5, 0, 1)
    stops = [tile for tile, button in tray.buttons.items() if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [Tile.P6]


def test_marks_take_the_place_of_what_was_chosen(tray):
    tray.show_chosen({Tile.M1})
    assert tray.buttons[Tile.M1].isChecked()
    tray.show_marks({Tile.M1: Mark.RIGHT, Tile.M2: Mark.NOTHING})
    assert tray.buttons[Tile.M1].mark is Mark.RIGHT
    tray.show_chosen(set())
    assert tray.buttons[Tile.M1].mark is None

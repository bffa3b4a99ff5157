import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from app.ui import theme
from app.ui.widgets.painting import Mark
from app.ui.widgets.tile_button import BOTTOM, SIDE, TOP, TileButton
from puzzles.rules.tiles import Tile


@pytest.fixture
def button(qtbot) -> TileButton:
    made = TileButton(Tile.P5, 44)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    return made


def picture(button: TileButton) -> QImage:
    return button.grab().toImage()


def test_a_tile_is_four_thirds_as_high_as_wide_with_room_around(button):
    assert button.sizeHint().width() == 44 + 2 * SIDE
    assert button.sizeHint().height() == 59 + TOP + BOTTOM


def test_pressing_leaves_the_choice_to_the_presenter(button, qtbot):
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isChecked()


def test_every_state_has_a_picture_of_its_own(button):
    pictures = {}
    for mark in (None, *Mark):
        button.set_mark(mark)
        pictures[mark] = picture(button)
    button.set_mark(None)
    button.setChecked(True)
    pictures["chosen"] = picture(button)
    del pictures[Mark.OPEN], pictures[Mark.CHOSEN]
    states = list(pictures.values())
    assert all(one != other for place, one in enumerate(states) for other in states[place + 1 :])


def test_the_states_differ_even_without_their_colours(button):
    """Meaning is never by colour alone: drawn in grey, no two marks look alike."""
    greys = []
    for mark in (Mark.RIGHT, Mark.MISSED, Mark.SHAPE_CHOSEN, Mark.SHAPE, Mark.WRONG, Mark.NOTHING, Mark.DEAD):
        button.set_mark(mark)
        grey = picture(button).convertToFormat(QImage.Format.Format_Grayscale8)
        greys.append([grey.pixelColor(x, y).lightness() < 128 for x in range(52) for y in range(70)])
    assert all(one != other for place, one in enumerate(greys) for other in greys[place + 1 :])


def test_the_focus_ring_shows_when_a_key_brought_the_focus(button, qtbot):
    with qtbot.waitActive(button):
        button.activateWindow()
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.shows_ring
    ring = picture(button)
    button.clearFocus()
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    assert not button.shows_ring
    assert picture(button) != ring


def test_space_presses_a_tile_and_enter_does_not(button, qtbot):
    with qtbot.assertNotEmitted(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Space)


def test_a_chosen_tile_rises_only_as_fast_as_motion_is_wanted(button, wear, qtbot):
    wear(reduce_motion=False)
    button.setChecked(True)
    qtbot.waitUntil(lambda: button._lift == 4.0, timeout=1000)
    button.setChecked(False)
    wear(reduce_motion=True)
    button.setChecked(True)
    assert button._lift == 4.0
    assert theme.LIFT_MS == 90

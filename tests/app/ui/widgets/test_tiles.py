from PySide6.QtCore import QPoint, Qt

from app.ui.widgets.tiles import Shown, TileStrip, flow
from puzzles.rules.tiles import TILES, Tile


def test_things_are_broken_into_lines_that_fit():
    assert flow([100, 100, 100], 210, 10) == [[0, 1], [2]]
    assert flow([300], 210, 10) == [[0]]
    assert flow([], 210, 10) == []


def test_a_strip_wraps_to_its_width(qtbot):
    strip = TileStrip(30, gap=3)
    qtbot.addWidget(strip)
    strip.show_tiles([Shown(tile) for tile in TILES[:11]], "")
    one_row = strip.heightForWidth(400)
    assert strip.heightForWidth(180) > 2 * one_row


def test_the_tile_that_is_clicked_is_reported(qtbot):
    strip = TileStrip(30, gap=3)
    qtbot.addWidget(strip)
    strip.show_tiles([Shown(Tile.M1), Shown(Tile.EAST)], "1万、东")
    strip.resize(strip.sizeHint())
    second = strip.placed()[1].rect.center().toPoint()
    with qtbot.waitSignal(strip.asked) as caught:
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=second)
    assert caught.args == [Tile.EAST]


def test_a_click_beside_the_tiles_asks_nothing(qtbot):
    strip = TileStrip(30)
    qtbot.addWidget(strip)
    strip.show_tiles([Shown(Tile.M1)], "1万")
    strip.resize(200, 60)
    with qtbot.assertNotEmitted(strip.asked):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(150, 20))


def test_the_back_of_a_tile_can_not_be_asked_about(qtbot):
    strip = TileStrip(30)
    qtbot.addWidget(strip)
    strip.show_tiles([Shown(None)], "")
    strip.resize(strip.sizeHint())
    with qtbot.assertNotEmitted(strip.asked):
        qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.placed()[0].rect.center().toPoint())

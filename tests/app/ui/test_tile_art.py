import pytest
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.paths import RESOURCES
from app.ui import tile_art
from app.ui.tile_art import MARGIN, TileArt, Variant, height_for
from puzzles.rules.tiles import TILES, Tile


@pytest.fixture
def art() -> TileArt:
    return tile_art.install(QApplication.instance(), RESOURCES / "tiles")


def paint_hand(art: TileArt) -> None:
    sheet = QPixmap(800, 100)
    painter = QPainter(sheet)
    for place in range(14):
        art.paint(painter, place * 50, 10, TILES[place], 48)
    painter.end()


def test_a_hand_is_drawn_from_svg_only_once(art):
    paint_hand(art)
    assert art.renders == 14
    paint_hand(art)
    assert art.renders == 14


def test_every_tile_and_the_back_have_a_picture():
    for name in [*(tile.mpsz for tile in TILES), "back"]:
        assert (RESOURCES / "tiles" / f"{name}.svg").is_file(), name


def test_a_picture_is_sharp_at_twice_the_pixels(art):
    picture = art.pixmap(Tile.S1, 44, 2.0)
    assert picture.width() == 2 * (44 + 2 * MARGIN)
    assert picture.height() == 2 * (height_for(44) + 2 * MARGIN)
    assert picture.devicePixelRatio() == 2.0


def test_the_dark_look_has_pictures_of_its_own(art, wear):
    light = art.pixmap(Tile.P5, 44, 1.0).toImage()
    wear(dark=True)
    dark = art.pixmap(Tile.P5, 44, 1.0).toImage()
    middle = (MARGIN + 4, MARGIN + 8)
    assert dark.pixelColor(*middle).lightness() < light.pixelColor(*middle).lightness()


def test_the_corner_index_appears_when_it_is_set(art, wear):
    plain = art.pixmap(Tile.EAST, 66, 1.0).toImage()
    wear(corner_index=True)
    indexed = art.pixmap(Tile.EAST, 66, 1.0).toImage()
    corner = (0, 0, 24 + MARGIN, 24 + MARGIN)
    assert plain.copy(*corner) != indexed.copy(*corner)


@pytest.mark.parametrize("variant", [Variant.NOTHING, Variant.DEAD, Variant.DISABLED])
def test_a_faded_tile_is_fainter_than_the_plain_one(art, variant):
    def strength(image: QImage) -> int:
        return image.pixelColor(MARGIN + 22, MARGIN + 20).alpha()

    assert strength(art.pixmap(Tile.P1, 44, 1.0, variant).toImage()) < strength(art.pixmap(Tile.P1, 44, 1.0).toImage())


def test_what_feedback_needs_of_a_tray_is_drawn_ahead_one_picture_a_step(qapp):
    art = TileArt(RESOURCES / "tiles")
    for tile in Tile:
        art.pixmap(tile, 44, 1.0)
    art.pixmap(Tile.M1, 60, 1.0)
    steps = len(list(art.fade_ahead()))
    assert steps == len(Tile)
    before = art.renders
    for tile in Tile:
        art.pixmap(tile, 44, 1.0, Variant.NOTHING)
    assert art.renders == before

"""The tile pictures: one for each kind, told apart, drawn by Qt as they should be."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from puzzles.rules.tiles import TILES

FOLDER = Path(__file__).parents[2] / "resources" / "tiles"
NAMES = [*(tile.mpsz for tile in TILES), "back"]
FACE_OF_WHITE = 247


def drawn(name, width):
    image = QImage(width, width * 4 // 3, QImage.Format.Format_ARGB32)
    image.fill(QColor("transparent"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(FOLDER / f"{name}.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def difference(one, other):
    """The mean difference of two pictures, in steps of 0 to 255."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()


def test_there_is_a_picture_of_each_kind_and_of_the_back_and_nothing_else():
    assert sorted(path.stem for path in FOLDER.glob("*.svg")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_has_the_size_of_a_tile_and_needs_no_font(name, qapp):
    tree = ElementTree.parse(FOLDER / f"{name}.svg").getroot()
    assert tree.get("viewBox") == "0 0 300 400"
    assert not list(tree.iter("{http://www.w3.org/2000/svg}text"))
    assert QSvgRenderer(str(FOLDER / f"{name}.svg")).isValid()


@pytest.mark.parametrize("name", NAMES)
def test_block_and_art_can_be_painted_apart(name, qapp):
    source = QSvgRenderer(str(FOLDER / f"{name}.svg"))
    assert source.boundsOnElement("block").width() > 290
    art = source.boundsOnElement("art")
    assert QRectF(8, 6, 284, 356).contains(art), art


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_fills_the_tile_and_leaves_its_corners_clear(name, qapp):
    image = drawn(name, 96)
    assert image.pixelColor(48, 124).alpha() == 255
    assert image.pixelColor(0, 0).alpha() < 40


@pytest.mark.parametrize("width", [24, 35])
def test_no_two_pictures_look_alike_even_when_small(width, qapp):
    pictures = {name: drawn(name, width) for name in NAMES}
    alike = [
        (one, other)
        for index, one in enumerate(NAMES)
        for other in NAMES[:index]
        if difference(pictures[one], pictures[other]) < 3
    ]
    assert alike == []


def test_white_is_empty_in_its_middle(qapp):
    middle = drawn("5z", 96).pixelColor(48, 59)
    assert min(middle.red(), middle.green()) > 230

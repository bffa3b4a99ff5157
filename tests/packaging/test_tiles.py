"""The drawing of the tiles: what is in git is what the script draws."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tile_shapes
import tiles

FOLDER = Path(__file__).parents[2] / "resources" / "tiles"


@pytest.mark.parametrize(("name", "text"), tiles.drawn_without_brush().items(), ids=lambda value: value[:4])
def test_the_kept_picture_is_what_is_drawn(name, text):
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("rank", range(2, 10))
def test_a_rank_has_as_many_dots_as_it_says(rank):
    assert len(tiles.DOTS[rank]) == rank


@pytest.mark.parametrize("rank", [2, 3, 4, 5, 6, 7, 9])
def test_a_rank_has_as_many_canes_as_it_says(rank):
    assert len(tiles.CANES[rank]) == rank


def test_the_eight_of_bamboo_has_eight_canes():
    assert tiles.gates().count("<g ") == 8


@pytest.mark.parametrize("rank", range(2, 10))
def test_dots_stay_on_the_face_and_apart(rank):
    for index, (x, y, radius, _) in enumerate(tiles.DOTS[rank]):
        assert x - radius >= 12 and x + radius <= 288 and y - radius >= 8 and y + radius <= 360
        for x2, y2, radius2, _ in tiles.DOTS[rank][:index]:
            assert (x - x2) ** 2 + (y - y2) ** 2 >= (radius + radius2) ** 2


@pytest.mark.parametrize(("value", "text"), [(3.0, "3"), (3.04, "3"), (3.06, "3.1"), (-0.01, "0"), (-2.5, "-2.5")])
def test_numbers_are_written_short(value, text):
    assert tile_shapes.num(value) == text


def test_a_picture_has_only_the_gradients_it_uses():
    tree = ElementTree.fromstring(tiles.picture(tiles.dots(2)))
    defined = {element.get("id") for element in tree.iter("{http://www.w3.org/2000/svg}linearGradient")}
    assert defined == {"face", "side", "jade"}

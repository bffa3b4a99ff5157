"""Tile pictures kept from one start to the next."""

import pytest

from app.paths import RESOURCES
from app.ui.tile_art import TileArt, Variant
from app.ui.tile_store import TileStore, signature_of
from puzzles.rules.tiles import Tile

TILES = RESOURCES / "tiles"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "state" / "tiles.bin"


@pytest.fixture
def drawn():
    art = TileArt(TILES)
    art.pixmap(Tile.M1, 44, 1.0)
    art.pixmap(None, 37, 2.0)
    art.pixmap(Tile.RED, 44, 1.0, Variant.DEAD)
    return art


def test_kept_pictures_are_the_same_and_not_drawn_again(path, drawn):
    TileStore(path, "drawings 1").keep(drawn.pictures)
    again = TileArt(TILES, TileStore(path, "drawings 1").picture)
    for tile, width, ratio in ((Tile.M1, 44, 1.0), (None, 37, 2.0)):
        fresh, kept = drawn.pixmap(tile, width, ratio), again.pixmap(tile, width, ratio)
        assert kept.toImage() == fresh.toImage()
        assert kept.devicePixelRatio() == ratio
    assert again.renders == 0


def test_what_was_not_kept_is_drawn(path, drawn):
    TileStore(path, "drawings 1").keep(drawn.pictures)
    again = TileArt(TILES, TileStore(path, "drawings 1").picture)
    again.pixmap(Tile.M2, 44, 1.0)
    again.pixmap(Tile.RED, 44, 1.0, Variant.DISABLED)
    assert again.renders == 2


def test_other_drawings_are_not_taken_for_the_kept_ones(path, drawn):
    TileStore(path, "drawings 1").keep(drawn.pictures)
    again = TileArt(TILES, TileStore(path, "drawings 2").picture)
    again.pixmap(Tile.M1, 44, 1.0)
    assert again.renders == 1


def test_a_changed_drawing_changes_the_signature(tmp_path):
    (tmp_path / "1m.svg").write_text("<svg/>")
    before = signature_of(tmp_path)
    (tmp_path / "1m.svg").write_text("<svg></svg>")
    assert signature_of(tmp_path) != before


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no json",
        b'{"signature": "x"}\n',
        b"[]\n",
        b'{"signature":"x","pictures":[[0,44,59,1,"PLAIN",false,false,0,52,67]]}\n',
    ],
)
def test_a_file_that_cannot_be_used_holds_nothing(path, drawn, content):
    path.parent.mkdir()
    path.write_bytes(content)
    store = TileStore(path, "x")
    assert all(store.picture(key) is None for key in drawn.pictures)
    store.keep(drawn.pictures)
    kept = TileStore(path, "x")
    assert all(kept.picture(key) is not None for key in drawn.pictures)


def test_nothing_is_written_when_nothing_is_new(path, drawn):
    TileStore(path, "x").keep(drawn.pictures)
    before = path.stat().st_mtime_ns
    TileStore(path, "x").keep(drawn.pictures)
    assert path.stat().st_mtime_ns == before


def test_the_file_stays_small(path, drawn, monkeypatch):
    monkeypatch.setattr("app.ui.tile_store.MOST", 1)
    TileStore(path, "x").keep(drawn.pictures)
    kept = TileStore(path, "x")
    assert sum(kept.picture(key) is not None for key in drawn.pictures) == 1

"""Tiles typed as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.presenters.typed import read_typed, read_verdict
from puzzles.rules.tiles import Suit, Tile


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("1m", [Tile.M1]),
        ("147s", [Tile.S1, Tile.S4, Tile.S7]),
        ("5z", [Tile.WHITE]),
        ("9p1m", [Tile.P9, Tile.M1]),
        ("14 7s, 2p", [Tile.S1, Tile.S4, Tile.S7, Tile.P2]),
        ("5M", [Tile.M5]),
        ("３万", [Tile.M3]),
        ("３ｓ", [Tile.S3]),
        ("3萬", [Tile.M3]),
        ("4饼", [Tile.P4]),
        ("4餅", [Tile.P4]),
        ("4筒", [Tile.P4]),
        ("6条", [Tile.S6]),
        ("6條", [Tile.S6]),
        ("6索", [Tile.S6]),
        ("7字", [Tile.RED]),
        ("一四七条", [Tile.S1, Tile.S4, Tile.S7]),
        ("伍万", [Tile.M5]),
        ("幺鸡", [Tile.S1]),
        ("幺雞", [Tile.S1]),
        ("么鸡", [Tile.S1]),
        ("幺饼", [Tile.P1]),
        ("东南西北白发中", list(Tile)[27:]),
        ("東南西北白發中", list(Tile)[27:]),
        ("东风红中發財白板", [Tile.EAST, Tile.RED, Tile.GREEN, Tile.WHITE]),
        ("中1m", [Tile.RED, Tile.M1]),
    ],
)
def test_tiles_are_read_in_every_way_they_are_written(text, tiles):
    typed = read_typed("", text)
    assert (list(typed.tiles), typed.waiting, typed.bad, typed.nothing) == (tiles, "", "", False)


def test_digits_wait_for_their_suit():
    assert read_typed("", "14").waiting == "14"
    assert read_typed("14", "7").waiting == "147"
    assert read_typed("147", "s").tiles == (Tile.S1, Tile.S4, Tile.S7)


@pytest.mark.parametrize("zero", ["0", "０", "零", "〇"])
def test_zero_says_that_nothing_wins(zero):
    assert read_typed("", zero).nothing


def test_zero_after_a_digit_is_no_tile_and_says_nothing():
    typed = read_typed("1", "0")
    assert (typed.nothing, typed.bad, typed.waiting) == (False, "0", "1")


@pytest.mark.parametrize(
    ("waiting", "text", "bad"),
    [
        ("8", "z", "8z"),
        ("18", "z", "8z"),
        ("1", "9字", "9z"),
        ("", "m", "m"),
        ("", "x", "x"),
        ("3", "x", "x"),
        ("3", "东", "3东"),
        ("2", "鸡", "鸡"),
        ("", "鸡", "鸡"),
        ("", "🀄", "🀄"),
    ],
)
def test_what_is_no_tile_is_named_and_what_waits_stays(waiting, text, bad):
    typed = read_typed(waiting, text)
    assert typed.bad == bad
    assert typed.tiles == ()
    assert typed.waiting.startswith(waiting)


def test_what_was_read_before_the_mistake_counts():
    typed = read_typed("", "1m2x3p")
    assert (typed.tiles, typed.waiting, typed.bad) == ((Tile.M1,), "2", "x")


@given(st.lists(st.sampled_from(Tile), min_size=1, max_size=8))
def test_every_tile_can_be_typed_by_digit_and_letter(tiles):
    assert list(read_typed("", "".join(tile.mpsz for tile in tiles)).tiles) == tiles


@given(st.text(alphabet="0123456789mpsz万饼条字东中发白 x鸡幺０ｍ", max_size=12), st.integers(0, 12))
def test_typing_in_pieces_is_typing_at_once(text, cut):
    whole = read_typed("", text)
    first = read_typed("", text[:cut])
    if whole.bad or first.bad:
        return
    second = read_typed(first.waiting, text[cut:])
    assert second.waiting == whole.waiting
    if not second.nothing:
        assert first.tiles + second.tiles == whole.tiles
    else:
        assert second.tiles == whole.tiles


@given(st.text(max_size=10), st.text(alphabet="123456789", max_size=4))
def test_any_text_is_read_without_an_error(text, waiting):
    typed = read_typed(waiting, text)
    assert set(typed.waiting) <= set("123456789")
    assert all(isinstance(tile.suit, Suit) for tile in typed.tiles)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("y", (True, ())),
        ("Y", (True, ())),
        ("ｙ", (True, ())),
        ("能", (True, ())),
        ("n", (False, ())),
        ("不能胡", (False, ())),
        ("3", (None, (3,))),
        ("１3", (None, (1, 3))),
        ("x", (None, ())),
        ("0", (None, ())),
    ],
)
def test_a_verdict_is_read_from_a_key_or_a_word(text, said):
    assert read_verdict(text) == said

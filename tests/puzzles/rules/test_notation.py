import pytest

from puzzles.errors import NotationError
from puzzles.rules.notation import read_tile, read_tiles, write_tiles, write_tiles_chinese
from puzzles.rules.tiles import TILES, Tile


def mpsz(text):
    return " ".join(tile.mpsz for tile in read_tiles(text))


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("", ""),
        ("123m456p77z", "1m 2m 3m 4p 5p 6p 7z 7z"),
        ("55m1p9m", "5m 5m 1p 9m"),
        ("1z2z3z4z5z6z7z", "1z 2z 3z 4z 5z 6z 7z"),
        ("东南西北白发中", "1z 2z 3z 4z 5z 6z 7z"),
        ("東發红中紅中", "1z 6z 7z 7z"),
        ("一二三万", "1m 2m 3m"),
        ("1万5饼5筒三条3索", "1m 5p 5p 3s 3s"),
        ("九萬八餅七條", "9m 8p 7s"),
        ("幺鸡么雞麼鸡", "1s 1s 1s"),
        ("一m5万三p", "1m 5m 3p"),
        ("1二m", "1m 2m"),
        ("１２ｍ５Ｐ", "1m 2m 5p"),
        ("5M7S", "5m 7s"),
        ("①m³p", "1m 3p"),
        ("1 2 m, 3p、4s\t东\n", "1m 2m 3p 4s 1z"),
        ("红 中", "7z"),
        ("🀀🀁🀂🀃🀄🀅🀆", "1z 2z 3z 4z 7z 6z 5z"),
        ("🀇🀏🀐🀘🀙🀡", "1m 9m 1s 9s 1p 9p"),
        ("🀄\ufe0f🀇\ufe0e", "7z 1m"),
        ("🀇2m三万幺鸡", "1m 2m 3m 1s"),
    ],
)
def test_every_notation_is_read_in_the_order_of_the_text(text, tiles):
    assert mpsz(text) == tiles


@pytest.mark.parametrize(
    ("text", "token", "place"),
    [
        ("0m", "0m", 1),
        ("11p 12x", "12x", 5),
        ("123", "123", 1),
        ("m", "m", 1),
        ("万", "万", 1),
        ("8z", "8z", 1),
        ("19z", "19z", 1),
        ("1m0p", "0p", 3),
        ("1m;2m", ";", 3),
        ("红", "红", 1),
        ("1m 幺", "幺", 4),
        ("1中", "1中", 1),
        ("财", "财", 1),
        ("🀢", "🀢", 1),
        ("🀇\ufe00", "\ufe00", 2),
        ("\ufeff1m", "\ufeff", 1),
        ("1m\u200b", "\u200b", 3),
        ("１ｍ， ｘ", "x", 5),
    ],
)
def test_a_text_that_cannot_be_read_is_refused_with_the_place(text, token, place):
    with pytest.raises(NotationError) as caught:
        read_tiles(text)
    assert caught.value.code == "unreadable"
    assert caught.value.facts == {"token": token, "text": text, "place": place}
    assert repr(token) in str(caught.value)
    assert f"at character {place}" in str(caught.value)


def test_the_message_says_what_was_expected():
    with pytest.raises(NotationError, match=r"^cannot read '12x' in '11p 12x' at character 5: expected digits, then"):
        read_tiles("11p 12x")


def test_a_long_text_is_shown_cut():
    with pytest.raises(NotationError) as caught:
        read_tiles("1m" * 500 + "x")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("text", ["", "1m2m", "12m", "东南"])
def test_a_field_for_one_tile_takes_exactly_one(text):
    with pytest.raises(NotationError) as caught:
        read_tile(text)
    assert caught.value.code == "not_one_tile"


def test_one_tile_is_read_in_any_notation():
    assert read_tile("五万") is read_tile("5m") is read_tile("🀋") is Tile.M5


def test_tiles_are_written_sorted_by_kind():
    assert write_tiles(read_tiles("77z5m1p3m")) == "35m1p77z"
    assert write_tiles(()) == ""


def test_tiles_are_written_in_chinese_sorted_by_kind():
    assert write_tiles_chinese(read_tiles("5z321m5z1s2p")) == "一二三万二饼一条白白"
    assert write_tiles_chinese(()) == ""


def test_every_kind_is_written_and_read_again():
    assert read_tiles(write_tiles(TILES)) == read_tiles(write_tiles_chinese(TILES)) == TILES


def test_a_long_row_of_accents_is_refused_at_once():
    # Normalised as a whole, such a row takes a time that grows with the square of its length: here, hours.
    with pytest.raises(NotationError, match="at character 3: expected tiles"):
        read_tiles("1m" + "\u0301\u0316" * 500_000)

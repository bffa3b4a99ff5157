"""Tiles typed as text: digits wait for their suit, honours are written by name, in any width and either script."""

import unicodedata
from typing import Final

from puzzles.rules.tiles import Suit, Tile
from puzzles.rules.values import frozen

_SUITS: Final = {
    **dict.fromkeys("m万萬", Suit.CHARACTERS),
    **dict.fromkeys("p饼餅筒", Suit.DOTS),
    **dict.fromkeys("s条條索", Suit.BAMBOO),
    **dict.fromkeys("z字", Suit.HONOURS),
}
_HONOURS: Final = {
    **dict.fromkeys("东東", Tile.EAST),
    **dict.fromkeys("南", Tile.SOUTH),
    **dict.fromkeys("西", Tile.WEST),
    **dict.fromkeys("北", Tile.NORTH),
    **dict.fromkeys("白", Tile.WHITE),
    **dict.fromkeys("发發", Tile.GREEN),
    **dict.fromkeys("中", Tile.RED),
}
SUIT_SIGNS: Final = frozenset(_SUITS)
# Written out in full, an honour has a second character that says nothing more.
_FULL_NAMES: Final = {
    "东风": "东",
    "東風": "东",
    "南风": "南",
    "南風": "南",
    "西风": "西",
    "西風": "西",
    "北风": "北",
    "北風": "北",
    "白板": "白",
    "发财": "发",
    "發財": "发",
    "红中": "中",
    "紅中": "中",
}
_DIGITS: Final = {
    **{str(digit): str(digit) for digit in range(1, 10)},
    **{numeral: str(digit) for digit, numeral in enumerate("一二三四五六七八九", start=1)},
    "伍": "5",
    "幺": "1",
    "么": "1",
}
_ZEROS: Final = "0零〇"
_BIRD: Final = "鸡雞"
_MAY_WIN: Final = frozenset({"y", "能", "能胡", "能和"})
_MAY_NOT_WIN: Final = frozenset({"n", "不", "不能", "不能胡", "不能和"})
_GAPS: Final = " ,、,.;"
_FIRST_OF_SUIT: Final = {suit: next(tile for tile in Tile if tile.suit is suit) for suit in Suit}


@frozen
class Typed:
    """What typed characters came to: tiles to toggle in turn, digits that still wait, and what made no sense."""

    tiles: tuple[Tile, ...] = ()
    waiting: str = ""
    nothing: bool = False
    bad: str = ""


def read_typed(waiting: str, text: str) -> Typed:
    """Read characters after digits that wait; at the first one that makes no sense the rest is dropped.

    What waits stays then, so that nothing that was typed well is lost. ``nothing`` is set by a 0 after no digit.
    """
    toggled: list[Tile] = []
    nothing = False
    for character in _characters(text):
        if character in _GAPS:
            continue
        if character in _DIGITS:
            waiting += _DIGITS[character]
        elif character in _ZEROS and not waiting:
            toggled.clear()
            nothing = True
        else:
            tiles, bad = _finish(waiting, character)
            if bad:
                return Typed(tuple(toggled), waiting, nothing, bad)
            toggled += tiles
            waiting = ""
    return Typed(tuple(toggled), waiting, nothing)


def read_verdict(text: str) -> tuple[bool | None, tuple[int, ...]]:
    """Read "may win" (y, 能), "may not" (n, 不能), and the numbers of faults to tick; the rest says nothing."""
    plain = unicodedata.normalize("NFKC", text).lower().strip()
    if plain in _MAY_WIN:
        return True, ()
    if plain in _MAY_NOT_WIN:
        return False, ()
    return None, tuple(int(_DIGITS[character]) for character in plain if character in _DIGITS)


def _characters(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).lower()
    for name, short in _FULL_NAMES.items():
        plain = plain.replace(name, short)
    return plain


def _finish(waiting: str, character: str) -> tuple[list[Tile], str]:
    """Give the tiles that this character finishes, or the text that is no tile."""
    if character in _HONOURS and not waiting:
        return [_HONOURS[character]], ""
    if character in _BIRD and waiting and set(waiting) == {"1"}:
        return [Tile.S1] * len(waiting), ""
    if character not in _SUITS or not waiting:
        return [], waiting + character if character in _HONOURS else character
    suit = _SUITS[character]
    for digit in waiting:
        if suit is Suit.HONOURS and digit in "89":
            return [], digit + suit.letter
    return [Tile(_FIRST_OF_SUIT[suit] + int(digit) - 1) for digit in waiting], ""

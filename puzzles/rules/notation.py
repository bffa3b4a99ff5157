"""Notation: tiles as MPSZ, Chinese or Unicode text (section 2)."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from puzzles.errors import NotationError
from puzzles.rules.tiles import TILES, Suit, Tile

HONOURS: Final = 7
_DIGITS: Final = {**{str(n): n for n in range(1, 10)}, **{c: n for n, c in enumerate("一二三四五六七八九", 1)}}
_FIRST_OF_SUIT: Final = {
    **dict.fromkeys("m万萬", Tile.M1),
    **dict.fromkeys("p饼餅筒", Tile.P1),
    **dict.fromkeys("s条條索", Tile.S1),
    "z": Tile.EAST,
}
_WORDS: Final = {
    "东": Tile.EAST,
    "東": Tile.EAST,
    "南": Tile.SOUTH,
    "西": Tile.WEST,
    "北": Tile.NORTH,
    "白": Tile.WHITE,
    "发": Tile.GREEN,
    "發": Tile.GREEN,
    "中": Tile.RED,
    "红中": Tile.RED,
    "紅中": Tile.RED,
    **{one + bird: Tile.S1 for one in "幺么麼" for bird in "鸡雞"},
    # The Unicode block: winds, then 中发白, then 万, 条 and 饼.
    **{
        chr(0x1F000 + place): tile
        for place, tile in enumerate(
            (*TILES[27:31], Tile.RED, Tile.GREEN, Tile.WHITE, *TILES[0:9], *TILES[18:27], *TILES[9:18])
        )
    },
}
_LONGEST_TEXT_SHOWN: Final = 60
_PLAIN_DIGITS: Final = {str(digit): digit for digit in range(1, 10)}
_PLAIN_SUITS: Final = {"m": Tile.M1, "p": Tile.P1, "s": Tile.S1, "z": Tile.EAST}
_IGNORED: Final = frozenset(",、\ufe0e\ufe0f")
_CHINESE_HONOURS: Final = "东南西北白发中"
_CHINESE_DIGITS: Final = "一二三四五六七八九"
_CHINESE_SUITS: Final = {Suit.CHARACTERS: "万", Suit.DOTS: "饼", Suit.BAMBOO: "条"}


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in any notation of section 2, keeping their order; raises NotationError with text and place."""
    plain = _plain_tiles(text)
    if plain is not None:
        return plain
    # One at a time: no two characters join into one that can be read, and a long row of accents would take minutes.
    normal = "".join(map(_normal, text))
    read = "".join(c for c in normal if not c.isspace() and c not in _IGNORED)
    tiles: list[Tile] = []
    at = 0
    while at < len(read):
        token = _token().match(read, at)
        if token is None:
            raise _unreadable(text, read, at)
        if word := token["word"]:
            tiles.append(_WORDS[word])
        else:
            first = _FIRST_OF_SUIT[token["suit"]]
            for digit in token["digits"]:
                if first is Tile.EAST and _DIGITS[digit] > HONOURS:
                    raise _unreadable(text, read, at, "honours are 1z to 7z")
                tiles.append(TILES[first + _DIGITS[digit] - 1])
        at = token.end()
    return tuple(tiles)


def _plain_tiles(text: str) -> tuple[Tile, ...] | None:
    """Read plain MPSZ text; None when anything else is in it."""
    tiles: list[Tile] = []
    ranks: list[int] = []
    for character in text:
        rank = _PLAIN_DIGITS.get(character)
        if rank is not None:
            ranks.append(rank)
            continue
        first = _PLAIN_SUITS.get(character)
        if first is None or not ranks or (first is Tile.EAST and max(ranks) > HONOURS):
            return None
        tiles += [TILES[first + rank - 1] for rank in ranks]
        ranks.clear()
    return None if ranks else tuple(tiles)


def read_tile(text: str) -> Tile:
    """Read exactly one tile; raises NotationError for none or several."""
    tiles = read_tiles(text)
    if len(tiles) != 1:
        raise NotationError(
            f"cannot read {_shown(text)} as one tile: it has {len(tiles)} tiles, expected exactly one, such as '5p'",
            code="not_one_tile",
            facts={"text": text, "count": len(tiles)},
        )
    return tiles[0]


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles as MPSZ, sorted by kind: ``123m55z``."""
    written: list[str] = []
    suit = -1
    for tile in sorted(tiles):
        if tile // 9 != suit:
            if suit >= 0:
                written.append("mpsz"[suit])
            suit = tile // 9
        written.append("123456789"[tile % 9])
    if suit >= 0:
        written.append("mpsz"[suit])
    return "".join(written)


def write_tiles_chinese(tiles: Iterable[Tile]) -> str:
    """Write tiles in Chinese, sorted by kind: ``一二三万白白``."""
    written: list[str] = []
    suit: Suit | None = None
    for tile in sorted(tiles):
        if tile.suit is not suit:
            written.append(_CHINESE_SUITS.get(suit, "") if suit else "")
            suit = tile.suit
        written.append(_CHINESE_HONOURS[tile.rank - 1] if tile.is_honour else _CHINESE_DIGITS[tile.rank - 1])
    written.append(_CHINESE_SUITS.get(suit, "") if suit else "")
    return "".join(written)


@cache
def _token() -> re.Pattern[str]:
    """Give the pattern of digits with a suit or of one tile; made at the first text that isn't plain MPSZ."""
    digits, suits = "".join(_DIGITS), "".join(_FIRST_OF_SUIT)
    words = "|".join(sorted(_WORDS, key=len, reverse=True))
    return re.compile(rf"(?P<digits>[{digits}]+)(?P<suit>[{suits}])|(?P<word>{words})")


def _unreadable(text: str, read: str, at: int, expected: str = "") -> NotationError:
    """Say what can't be read at ``at`` of ``read``, which is ``text`` normalised and without what is ignored."""
    digits = re.compile(rf"[0{''.join(_DIGITS)}]+").match(read, at)
    if digits is None:
        token = read[at]
        expected = "expected tiles such as 123m, 五万, 东 or 🀇"
    else:
        token = read[at : digits.end() + 1]
        if not expected and "0" in digits[0]:
            expected = "there is no tile 0"
        expected = expected or "expected digits, then one of m, p, s, z"
    place = _place_in(text, at) + 1
    return NotationError(
        f"cannot read {_shown(token)} in {_shown(text)} at character {place}: {expected}",
        code="unreadable",
        facts={"token": token, "text": text, "place": place},
    )


def _place_in(text: str, at: int) -> int:
    """Find which character of the text became the one at ``at`` once normalised and stripped."""
    kept = 0
    for place, character in enumerate(text):
        kept += sum(1 for c in _normal(character) if not c.isspace() and c not in _IGNORED)
        if kept > at:
            return place
    return len(text) - 1


def _normal(character: str) -> str:
    return unicodedata.normalize("NFKC", character).lower()


def _shown(text: str) -> str:
    return repr(text if len(text) <= _LONGEST_TEXT_SHOWN else text[: _LONGEST_TEXT_SHOWN - 1] + "…")

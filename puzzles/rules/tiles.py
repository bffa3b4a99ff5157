"""The 34 kinds of tile: suits, ranks, and which of them are 幺九."""

from enum import Enum, IntEnum
from functools import cached_property
from typing import Final


class Suit(Enum):
    """The three suits and the honours, by the letter of MPSZ notation."""

    CHARACTERS = "m"
    DOTS = "p"
    BAMBOO = "s"
    HONOURS = "z"

    @property
    def letter(self) -> str:
        """Give the letter that MPSZ notation writes for it."""
        return self.value


NUMBER_SUITS: Final = (Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO)
_SUITS: Final = tuple(Suit)


class Tile(IntEnum):
    """One kind of tile; its number is its place in the order of kinds (1m…9m 1p…9p 1s…9s 东南西北白发中)."""

    M1, M2, M3, M4, M5, M6, M7, M8, M9 = range(9)
    P1, P2, P3, P4, P5, P6, P7, P8, P9 = range(9, 18)
    S1, S2, S3, S4, S5, S6, S7, S8, S9 = range(18, 27)
    EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)

    __hash__ = int.__hash__
    """Enum hashes by name, which is slower and differs from the equal number's hash."""

    @cached_property
    def suit(self) -> Suit:
        """Give the suit, honours being one."""
        return _SUITS[self // 9]

    @cached_property
    def rank(self) -> int:
        """Give the digit of MPSZ notation: 1–9 in a suit, 1–7 for an honour."""
        return self % 9 + 1

    @cached_property
    def mpsz(self) -> str:
        """Give the tile as MPSZ text, such as ``5p``."""
        return f"{self.rank}{self.suit.letter}"

    @cached_property
    def is_honour(self) -> bool:
        """Tell whether it is a wind or a dragon."""
        return self >= Tile.EAST

    @cached_property
    def is_dragon(self) -> bool:
        """Tell whether it is 中, 发 or 白."""
        return self >= Tile.WHITE

    @cached_property
    def is_yaojiu(self) -> bool:
        """Tell whether it is 幺九: a 1, a 9 or an honour (R-YAOJIU)."""
        return self.is_honour or self.rank in (1, 9)


TILES: Final = tuple(Tile)
YAOJIU: Final = tuple(tile for tile in TILES if tile.is_yaojiu)
WINDS: Final = (Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH)
DRAGONS: Final = (Tile.WHITE, Tile.GREEN, Tile.RED)
COPIES: Final = 4

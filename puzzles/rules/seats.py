"""The players as seen from the one who is asked, and how a winning tile came to them."""

from enum import Enum
from typing import Final

from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen


class Seat(Enum):
    """A player as seen from the one who is asked; left is 上家, right 下家."""

    SELF = "self"
    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


OTHERS: Final = (Seat.LEFT, Seat.ACROSS, Seat.RIGHT)


class WinBy(Enum):
    """How the last tile came."""

    DISCARD = "discard"
    SELF_DRAW = "self_draw"
    KONG_DRAW = "kong_draw"
    ROBBED_KONG = "robbed_kong"

    @property
    def is_drawn(self) -> bool:
        """Tell whether the winner drew the tile; a kong's replacement is drawn too."""
        return self is WinBy.SELF_DRAW or self is WinBy.KONG_DRAW


@frozen
class Win:
    """The winning tile, how it came, and from whom (None when drawn by oneself)."""

    tile: Tile
    by: WinBy
    source: Seat | None = None

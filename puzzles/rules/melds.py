"""Declared sets: their sorts, and when their tiles make one (section 5)."""

from enum import Enum
from typing import Final

from puzzles.rules.tiles import DRAGONS, TILES, WINDS, Tile
from puzzles.rules.values import frozen


class MeldKind(Enum):
    """The sorts of declared set (section 5)."""

    CHOW = "chow"
    PUNG = "pung"
    OPEN_KONG = "open_kong"
    ADDED_KONG = "added_kong"
    CONCEALED_KONG = "concealed_kong"
    WHIRLWIND = "whirlwind"
    DRAGON_SET = "dragon_set"

    @property
    def is_kong(self) -> bool:
        """Tell whether it is four alike."""
        return self in KONGS


KONGS: Final = frozenset({MeldKind.OPEN_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG})
OPENING: Final = frozenset({MeldKind.CHOW, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG})
HONOUR_SETS: Final = frozenset({MeldKind.WHIRLWIND, MeldKind.DRAGON_SET})
WITH_REPLACEMENT: Final = KONGS | {MeldKind.WHIRLWIND}


@frozen
class Meld:
    """A declared set; its tiles are kept sorted."""

    kind: MeldKind
    tiles: tuple[Tile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))

    @property
    def is_well_formed(self) -> bool:
        """Tell whether the tiles make a set of this kind."""
        first = self.tiles[0] if self.tiles else None
        match self.kind:
            case MeldKind.CHOW:
                return len(self.tiles) == 3 and first in _CHOW_STARTS and self.tiles == TILES[first : first + 3]
            case MeldKind.PUNG:
                return len(self.tiles) == 3 and self.tiles.count(self.tiles[0]) == 3
            case MeldKind.WHIRLWIND:
                return self.tiles == WINDS
            case MeldKind.DRAGON_SET:
                return self.tiles == DRAGONS
            case _:
                return len(self.tiles) == 4 and self.tiles.count(self.tiles[0]) == 4


_CHOW_STARTS: Final = frozenset(tile for tile in TILES if not tile.is_honour and tile.rank <= 7)

"""What lies on the table: a hand, its declared sets, the indicator, 枪, and how it won."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile


class MeldKind(Enum):
    """The sorts of declared set (section 5)."""

    CHOW = "chow"
    PUNG = "pung"
    OPEN_KONG = "open_kong"
    ADDED_KONG = "added_kong"
    CONCEALED_KONG = "concealed_kong"
    WHIRLWIND = "whirlwind"
    DRAGON_SET = "dragon_set"


class Seat(Enum):
    """A player as seen from the one who is asked; left is 上家, right 下家."""

    SELF = "self"
    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


class WinBy(Enum):
    """How the last tile came."""

    DISCARD = "discard"
    SELF_DRAW = "self_draw"
    KONG_DRAW = "kong_draw"
    ROBBED_KONG = "robbed_kong"


@dataclass(frozen=True, slots=True)
class Meld:
    """A declared set; its tiles are kept sorted."""

    kind: MeldKind
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Win:
    """The winning tile, how it came, and from whom (None when drawn by oneself)."""

    tile: Tile
    by: WinBy
    source: Seat | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """One player's view of the table; building one checks it and raises PositionError for a broken deal (section 5).

    ``concealed`` holds 13 − 3d tiles waiting or 14 − 3d complete, the winning tile among them, sorted by kind.
    """

    rules: Ruleset
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    indicator: Tile | None = None
    qiang: Tile | None = None
    dealer: Seat | None = None
    win: Win | None = None

    @property
    def hun(self) -> Tile | None:
        """Give the kind that is wild (R-HUN), or None."""
        raise NotImplementedError

    @property
    def is_complete(self) -> bool:
        """Tell whether the hand has its 14th tile."""
        raise NotImplementedError

    @property
    def is_opened(self) -> bool:
        """Tell whether the hand is opened, 开门: a chow, pung, open kong or added kong."""
        raise NotImplementedError


def position_from_json(data: Mapping[str, object]) -> Position:
    """Read the JSON object of section 14; raises PositionError, NotationError or RulesetError naming field and value."""
    raise NotImplementedError


def position_to_json(position: Position) -> dict[str, object]:
    """Write the position as section 14 has it, leaving out what is default."""
    raise NotImplementedError

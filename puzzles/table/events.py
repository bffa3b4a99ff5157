"""Events: everything that happens in a hand, in order, readable as JSON."""

from dataclasses import dataclass
from enum import Enum

from puzzles.rules.melds import Meld
from puzzles.rules.notation import write_tiles
from puzzles.rules.seats import WinBy
from puzzles.rules.tiles import Tile


class EventKind(Enum):
    """What can happen in a hand."""

    DICE = "dice"
    DEAL = "deal"
    INDICATOR = "indicator"
    DRAW = "draw"
    REPLACEMENT = "replacement"
    DISCARD = "discard"
    CLAIM = "claim"
    DECLARE = "declare"
    WIN = "win"
    QIANG = "qiang"
    PAY = "pay"
    NO_WINNER = "no_winner"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``seat`` is 0 to 3 anticlockwise from the first dealer; ``source`` is whose tile it was. ``amounts`` are the dice,
    or what each seat gains (positive) or pays (negative).
    """

    kind: EventKind
    seat: int | None = None
    tiles: tuple[Tile, ...] = ()
    meld: Meld | None = None
    source: int | None = None
    by: WinBy | None = None
    amounts: tuple[int, ...] = ()

    def to_json(self) -> dict[str, object]:
        """Write the event with what it has."""
        data: dict[str, object] = {"event": self.kind.value}
        if self.seat is not None:
            data["seat"] = self.seat
        if self.tiles:
            data["tiles"] = write_tiles(self.tiles)
        if self.meld is not None:
            data["meld"] = {"kind": self.meld.kind.value, "tiles": write_tiles(self.meld.tiles)}
        if self.source is not None:
            data["from"] = self.source
        if self.by is not None:
            data["by"] = self.by.value
        if self.amounts:
            data["amounts"] = list(self.amounts)
        return data

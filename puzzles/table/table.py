"""The table in the middle of a hand: what each seat holds, has declared and has discarded."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from puzzles.rules.melds import OPENING, Meld, MeldKind
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import Seat, Win, WinBy
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, TILES, Tile
from puzzles.rules.waits import waits
from puzzles.table.wall import Wall

SEATS: Final = 4
_SEEN_FROM: Final = (Seat.SELF, Seat.RIGHT, Seat.ACROSS, Seat.LEFT)


def seen_from(seat: int, other: int) -> Seat:
    """Say where another seat is for this one; play goes anticlockwise, so the next seat is on the right."""
    return _SEEN_FROM[(other - seat) % SEATS]


@dataclass(slots=True)
class Place:
    """What one player has: concealed counts by kind, declared sets, and discards that nobody claimed."""

    counts: list[int] = field(default_factory=lambda: [0] * len(TILES))
    melds: list[Meld] = field(default_factory=list)
    river: list[Tile] = field(default_factory=list)
    ready_for: frozenset[Tile] | None = None
    """The kinds that win, worked out for the hand as it waits; None when the hand has changed since."""

    @property
    def concealed(self) -> tuple[Tile, ...]:
        """Give the concealed tiles, sorted."""
        return tuple([tile for tile, count in zip(TILES, self.counts, strict=True) if count for _ in range(count)])

    @property
    def is_opened(self) -> bool:
        """Tell whether it has a chow, pung, open kong or added kong."""
        return any(meld.kind in OPENING for meld in self.melds)

    def take(self, tile: Tile) -> None:
        """Add a concealed tile."""
        self.counts[tile] += 1
        self.ready_for = None

    def give(self, tile: Tile) -> None:
        """Part with a concealed tile; raises ValueError when there is none."""
        if not self.counts[tile]:
            raise ValueError(f"no {tile.mpsz!r} among the concealed tiles")
        self.counts[tile] -= 1
        self.ready_for = None

    def declare(self, meld: Meld, claimed: Tile | None) -> None:
        """Lay a set open; ``claimed`` is the tile of it that came from elsewhere."""
        if meld.kind is MeldKind.ADDED_KONG:
            self.melds.remove(Meld(MeldKind.PUNG, meld.tiles[:3]))
            self.give(meld.tiles[0])
        else:
            own = list(meld.tiles)
            if claimed is not None:
                own.remove(claimed)
            for tile in own:
                self.give(tile)
        self.melds.append(meld)
        self.ready_for = None


class Table:
    """Four places, the wall and what lies open; seats count anticlockwise."""

    def __init__(self, rules: Ruleset, dealer: int, wall: Wall) -> None:
        self.rules = rules
        self.dealer = dealer
        self.wall = wall
        self.places = tuple(Place() for _ in range(SEATS))
        self.indicator: Tile | None = None
        self.hun: Tile | None = None
        self.qiang: Tile | None = None

    def deal(self) -> None:
        """Give the dealer fourteen tiles and the others thirteen (R-DEAL), and turn the indicator up (R-HUN)."""
        for _ in range(13):
            for step in range(SEATS):
                self.places[(self.dealer + step) % SEATS].take(self.wall.draw())
        self.places[self.dealer].take(self.wall.draw())
        if self.rules.has_hun:
            self.indicator = self.wall.draw_from_end()
            self.hun = next_tile(self.indicator, self.rules)

    def position(self, seat: int, *, extra: Tile | None = None, win: Win | None = None) -> Position:
        """Give the hand of a seat as a position, with one more tile when ``extra`` is a discard that it would take."""
        place = self.places[seat]
        concealed = place.concealed if extra is None else (*place.concealed, extra)
        return Position(
            rules=self.rules,
            concealed=concealed,
            melds=tuple(place.melds),
            indicator=self.indicator,
            qiang=self.qiang,
            dealer=seen_from(seat, self.dealer),
            win=win,
        )

    def ready_for(self, seat: int) -> frozenset[Tile]:
        """Give the kinds on which a waiting hand wins."""
        place = self.places[seat]
        if place.ready_for is None:
            place.ready_for = frozenset(waits(self.position(seat)).tiles)
        return place.ready_for

    def win_of(self, seat: int, tile: Tile, by: WinBy, source: int | None) -> Win:
        """Describe a win as the winner sees it."""
        return Win(tile, by, None if source is None else seen_from(seat, source))

    def in_sight(self, seat: int) -> list[int]:
        """Count what a seat can see by kind: its own tiles, all discards and declared sets, the indicator.

        A concealed kong counts too, another's as well: its kind was told when it was declared.
        """
        seen = list(self.places[seat].counts)
        for place in self.places:
            for tile in place.river:
                seen[tile] += 1
            for meld in place.melds:
                for tile in meld.tiles:
                    seen[tile] += 1
        for open_tile in (self.indicator, self.qiang):
            if open_tile is not None:
                seen[open_tile] += 1
        return seen

    def check_tiles(self) -> None:
        """Raise AssertionError unless all 136 tiles are somewhere, four of each kind."""
        everywhere = Counter(self.wall.remaining())
        for place in self.places:
            for tile, count in zip(TILES, place.counts, strict=True):
                everywhere[tile] += count
            everywhere.update(place.river)
            for meld in place.melds:
                everywhere.update(meld.tiles)
        everywhere.update(tile for tile in (self.indicator, self.qiang) if tile is not None)
        wrong = {tile.mpsz: everywhere[tile] for tile in TILES if everywhere[tile] != COPIES}
        if wrong:
            raise AssertionError(f"tiles are not conserved: {wrong}")

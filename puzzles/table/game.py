"""A hand played out: dealing, drawing, discarding, claims by their priority, kongs, the win or an empty wall."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, Protocol

from puzzles.rules.fan import Score, score
from puzzles.rules.melds import HONOUR_SETS, WITH_REPLACEMENT, Meld, MeldKind
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import Seat, WinBy
from puzzles.rules.tiles import Tile
from puzzles.rules.turns import Claims, claims, declarations
from puzzles.table.events import Event, EventKind
from puzzles.table.table import SEATS, Table, seen_from
from puzzles.table.wall import Wall

DIE: Final = 6


class Player(Protocol):
    """What the game asks of a player; each sees only its own hand and what lies open."""

    def wants_win(self, table: Table, seat: int) -> bool:
        """Decide whether to take a win."""

    def choose_declaration(self, table: Table, seat: int, offered: Sequence[Meld]) -> Meld | None:
        """Choose a set to declare on the own turn, or none."""

    def choose_discard(self, table: Table, seat: int) -> Tile:
        """Choose the tile to discard."""

    def choose_claim(self, table: Table, seat: int, tile: Tile, offered: Sequence[Meld]) -> Meld | None:
        """Choose what to make of another's discard, or none."""


class DecisionKind(Enum):
    """When a player has something to decide."""

    TURN = "turn"
    CLAIM = "claim"
    ROB = "rob"


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment in which a seat decides; the table is as it was then, and changes when the game goes on.

    ``tile`` is the tile drawn (TURN; None after a claim), discarded or added to a kong; ``source`` whose it was.
    """

    kind: DecisionKind
    table: Table
    seat: int
    tile: Tile | None = None
    source: int | None = None
    by: WinBy | None = None

    def position(self) -> Position:
        """Give the seat's hand as it stands, without the tile of another player."""
        return self.table.position(self.seat)

    def source_seat(self) -> Seat | None:
        """Say where the tile came from, as the seat sees it."""
        return None if self.source is None else seen_from(self.seat, self.source)


Observer = Callable[[Decision], None]


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: who won how, or nobody; ``gains`` sum to zero."""

    events: tuple[Event, ...]
    dealer: int
    winner: int | None
    by: WinBy | None
    source: int | None
    position: Position | None
    score: Score | None
    gains: tuple[int, ...]
    qiang: Tile | None

    @property
    def next_dealer(self) -> int:
        """Give who deals next: the winner, or after a draw the same (R-NEXT-DEALER)."""
        return self.dealer if self.winner is None else self.winner


def throw_for_dealer(rng: Random) -> tuple[int, tuple[int, int]]:
    """Throw two dice for the first dealer, counting anticlockwise from the thrower."""
    dice = (rng.randint(1, DIE), rng.randint(1, DIE))
    return (sum(dice) - 1) % SEATS, dice


def play_hand(
    rules: Ruleset, dealer: int, players: Sequence[Player], rng: Random, observer: Observer | None = None
) -> Result:
    """Play one hand to its end; ``observer`` is shown every decision before it is taken."""
    return _Hand(rules, dealer, players, rng, observer).play()


class _Hand:
    """The course of one hand."""

    def __init__(
        self, rules: Ruleset, dealer: int, players: Sequence[Player], rng: Random, observer: Observer | None
    ) -> None:
        self._table = Table(rules, dealer, Wall(rng))
        self._players = players
        self._observer = observer
        self._events: list[Event] = []

    def play(self) -> Result:
        table = self._table
        table.deal()
        for seat, place in enumerate(table.places):
            self._tell(Event(EventKind.DEAL, seat, place.concealed))
        if table.indicator is not None:
            self._tell(Event(EventKind.INDICATOR, tiles=(table.indicator,)))
        seat = table.dealer
        drawn: Tile | None = table.places[seat].concealed[-1]
        by = WinBy.SELF_DRAW
        while True:
            ended = self._turn(seat, drawn, by)
            if ended is not None:
                return ended
            discarded = self._players[seat].choose_discard(table, seat)
            table.places[seat].give(discarded)
            table.places[seat].river.append(discarded)
            self._tell(Event(EventKind.DISCARD, seat, (discarded,)))
            winner = self._first_winner(seat, discarded, WinBy.DISCARD)
            if winner is not None:
                return self._won(winner, discarded, WinBy.DISCARD, seat)
            claimed = self._claim(seat, discarded)
            if claimed is not None:
                seat, meld = claimed
                drawn, by = None, WinBy.SELF_DRAW
                if meld.kind in WITH_REPLACEMENT:
                    drawn, by = self._replace(seat), WinBy.KONG_DRAW
                continue
            if not len(table.wall):
                self._tell(Event(EventKind.NO_WINNER))
                return self._result(None, None, None, None, None, (0,) * SEATS)
            seat, by = (seat + 1) % SEATS, WinBy.SELF_DRAW
            drawn = table.wall.draw()
            table.places[seat].take(drawn)
            self._tell(Event(EventKind.DRAW, seat, (drawn,)))

    def _turn(self, seat: int, drawn: Tile | None, by: WinBy) -> Result | None:
        """Let a seat win or declare until it is content to discard; give the result when the hand ends here."""
        table, player = self._table, self._players[seat]
        place = table.places[seat]
        while True:
            self._show(Decision(DecisionKind.TURN, table, seat, drawn, by=by))
            if drawn is not None and self._completes(seat, drawn) and player.wants_win(table, seat):
                return self._won(seat, drawn, by, None)
            offered = [meld for meld in declarations(table.position(seat)) if self._can_declare(meld)]
            meld = player.choose_declaration(table, seat, offered) if offered else None
            if meld is None:
                return None
            if meld.kind is MeldKind.ADDED_KONG:
                robber = self._first_winner(seat, meld.tiles[0], WinBy.ROBBED_KONG)
                if robber is not None:
                    place.give(meld.tiles[0])
                    place.river.append(meld.tiles[0])
                    return self._won(robber, meld.tiles[0], WinBy.ROBBED_KONG, seat)
            place.declare(meld, None)
            self._tell(Event(EventKind.DECLARE, seat, meld=meld))
            if meld.kind in WITH_REPLACEMENT:
                drawn, by = self._replace(seat), WinBy.KONG_DRAW
            elif drawn is not None and not place.counts[drawn]:
                drawn = None

    def _can_declare(self, meld: Meld) -> bool:
        """Tell whether a replacement tile is left where one is due."""
        return meld.kind in HONOUR_SETS - WITH_REPLACEMENT or len(self._table.wall) > 0

    def _completes(self, seat: int, drawn: Tile) -> bool:
        """Tell whether the tile just drawn makes a legal hand."""
        place = self._table.places[seat]
        place.give(drawn)
        wins = drawn in self._table.ready_for(seat)
        place.take(drawn)
        return wins

    def _first_winner(self, seat: int, tile: Tile, by: WinBy) -> int | None:
        """Find who wins on another's tile: of several the next in turn, as the rules leave several winners open."""
        table = self._table
        for step in range(1, SEATS):
            other = (seat + step) % SEATS
            if tile in table.ready_for(other):
                kind = DecisionKind.ROB if by is WinBy.ROBBED_KONG else DecisionKind.CLAIM
                self._show(Decision(kind, table, other, tile, seat, by))
                if self._players[other].wants_win(table, other):
                    return other
        return None

    def _claim(self, seat: int, tile: Tile) -> tuple[int, Meld] | None:
        """Let the others claim a discard: kong and pung go before chow (section 13)."""
        table = self._table
        if tile == table.hun:
            return None
        left: tuple[int, Meld] | None = None
        for step in range(1, SEATS):
            other = (seat + step) % SEATS
            counts = table.places[other].counts
            if counts[tile] < 2 and not (step == 1 and table.rules.chow and _has_neighbours(counts, tile)):
                continue
            offered = _sets_from(claims(table.position(other), tile, seen_from(other, seat)), tile)
            if not len(table.wall):
                offered = [meld for meld in offered if meld.kind not in WITH_REPLACEMENT]
            if not offered:
                continue
            self._show(Decision(DecisionKind.CLAIM, table, other, tile, seat))
            meld = self._players[other].choose_claim(table, other, tile, offered)
            if meld is None:
                continue
            if meld.kind is not MeldKind.CHOW:
                return self._take(other, seat, tile, meld)
            left = other, meld
        return None if left is None else self._take(left[0], seat, tile, left[1])

    def _take(self, seat: int, source: int, tile: Tile, meld: Meld) -> tuple[int, Meld]:
        self._table.places[source].river.pop()
        self._table.places[seat].declare(meld, tile)
        self._tell(Event(EventKind.CLAIM, seat, (tile,), meld, source))
        return seat, meld

    def _replace(self, seat: int) -> Tile:
        """Draw a kong's replacement from the end of the wall."""
        tile = self._table.wall.draw_from_end()
        self._table.places[seat].take(tile)
        self._tell(Event(EventKind.REPLACEMENT, seat, (tile,)))
        return tile

    def _won(self, seat: int, tile: Tile, by: WinBy, source: int | None) -> Result:
        """Turn the 枪 tile up, score the hand and let everybody pay."""
        table = self._table
        self._tell(Event(EventKind.WIN, seat, (tile,), source=source, by=by))
        if table.rules.has_hun and len(table.wall):
            table.qiang = table.wall.draw_from_end()
            self._tell(Event(EventKind.QIANG, tiles=(table.qiang,)))
        if source is not None:
            table.places[source].river.pop()
            table.places[seat].take(tile)
        position = table.position(seat, win=table.win_of(seat, tile, by, source))
        won = score(position)
        if won is None:
            raise AssertionError(f"a hand won that isn't legal: {position!r}")
        gains = [0] * SEATS
        for payment in won.payments:
            payer = next(other for other in range(SEATS) if seen_from(seat, other) is payment.seat)
            gains[payer] -= payment.amount
            gains[seat] += payment.amount
        self._tell(Event(EventKind.PAY, amounts=tuple(gains)))
        return self._result(seat, by, source, position, won, tuple(gains))

    def _result(
        self,
        winner: int | None,
        by: WinBy | None,
        source: int | None,
        position: Position | None,
        won: Score | None,
        gains: tuple[int, ...],
    ) -> Result:
        table = self._table
        table.check_tiles()
        if sum(gains):
            raise AssertionError(f"what is paid isn't what is won: {gains}")
        return Result(tuple(self._events), table.dealer, winner, by, source, position, won, gains, table.qiang)

    def _tell(self, event: Event) -> None:
        self._events.append(event)

    def _show(self, decision: Decision) -> None:
        if self._observer is not None:
            self._observer(decision)


def _has_neighbours(counts: Sequence[int], tile: Tile) -> bool:
    """Tell whether two concealed tiles stand with this one in a row."""
    if tile.is_honour:
        return False
    below, above = tile.rank - 1, 9 - tile.rank
    return bool(
        (below > 1 and counts[tile - 2] and counts[tile - 1])
        or (below and above and counts[tile - 1] and counts[tile + 1])
        or (above > 1 and counts[tile + 1] and counts[tile + 2])
    )


def _sets_from(offered: Claims, tile: Tile) -> list[Meld]:
    """Give the sets that claims allow, the strongest first."""
    sets = []
    if offered.kong:
        sets.append(Meld(MeldKind.OPEN_KONG, (tile,) * 4))
    if offered.pung:
        sets.append(Meld(MeldKind.PUNG, (tile,) * 3))
    sets.extend(Meld(MeldKind.CHOW, chow) for chow in offered.chow)
    return sets

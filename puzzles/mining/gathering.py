"""Gathering: the questions that come up in the course of a hand, as they stood at the table."""

from dataclasses import replace
from typing import Final

from puzzles.drills.base import Level, Question
from puzzles.drills.difficulty import EASIEST
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import Seat
from puzzles.rules.shanten import missing_tiles
from puzzles.rules.tables import shape_tables
from puzzles.rules.tiles import YAOJIU, Tile
from puzzles.rules.turns import discards
from puzzles.rules.waits import shape_waits
from puzzles.table.game import Decision, DecisionKind, Result
from puzzles.table.table import SEATS, Table, seen_from

LEAD: Final = 2
"""By how many tiles not in sight the best discard of a puzzle leads."""


class Gathering:
    """Collects the questions of one hand: its ``observe`` is shown every decision, ``finish`` how the hand ended.

    What is taken leaves out what the question isn't about: who deals, how it was won, the 枪 tile. Of a win either the
    fan is asked or what is paid, by the hand's number: the one would tell the other.
    """

    def __init__(self, rules: Ruleset, number: int) -> None:
        self._rules = rules
        self._number = number
        self._shapes = shape_tables(rules.seven_pairs_quads)
        self._found: dict[Question, None] = {}

    def observe(self, decision: Decision) -> None:
        """Take what a moment at the table asks."""
        if decision.kind is DecisionKind.TURN:
            self._look_at_turn(decision)
        elif decision.kind is DecisionKind.CLAIM and decision.tile is not None and decision.source is not None:
            self._look_at_discard(decision.table, decision.seat, decision.tile, decision.source)

    def finish(self, result: Result) -> list[Question]:
        """Give the questions of the hand, those of its win among them."""
        won = result.position
        if won is not None:
            self._take("legal", _bare(won))
            self._take(("fan", "payment")[self._number % 2], won)
            if won.qiang is not None:
                self._take("hun", replace(won, dealer=None, win=None))
        return list(self._found)

    def _look_at_turn(self, decision: Decision) -> None:
        table, seat = decision.table, decision.seat
        position = _hand_at(table, seat)
        if decision.tile is not None and self._is_complete(position):
            self._take("legal", position)
        elif _has_clear_best(position):
            self._take("discard", position)
        before = (seat - 1) % SEATS
        self._look_at_waiting(table, before)
        river = table.places[before].river
        if decision.tile is not None and river:
            for other in range(SEATS):
                if other not in (seat, before):
                    self._look_at_discard(table, other, river[-1], before, offered=False)

    def _look_at_waiting(self, table: Table, seat: int) -> None:
        position = _hand_at(table, seat)
        if (
            not position.is_complete
            and (self._waits_for(position) or _is_all_yaojiu(position))
            and shape_waits(position)
        ):
            self._take("waits", position)

    def _look_at_discard(self, table: Table, seat: int, tile: Tile, source: int, *, offered: bool = True) -> None:
        """Take a discard that a seat could do something with, or that looks so."""
        position = _hand_at(table, seat)
        if position.is_complete or position.in_sight[tile] >= 4:
            return
        completes = self._completes(position, tile)
        if completes:
            self._take("legal", replace(position, concealed=(*position.concealed, tile)))
        from_seat = seen_from(seat, source)
        if offered or completes or _looks_like_chow(position, tile) or position.counts[tile] >= 2:
            self._take("claims", position, tile, from_seat)

    def _take(self, kind: str, position: Position, tile: Tile | None = None, source: Seat | None = None) -> None:
        """Take a question, which isn't rated yet; the same one only once."""
        self._found[Question(kind, position, Level.FIRST, EASIEST, (), tile, source)] = None

    def _is_complete(self, position: Position) -> bool:
        return self._shapes.is_complete(position.keys, position.hand.wild, closed=not position.melds)

    def _completes(self, position: Position, tile: Tile) -> bool:
        mask = self._waits_for(position)
        return bool(mask) if tile is position.hun else bool(mask >> tile & 1)

    def _waits_for(self, position: Position) -> int:
        """Give the mask of the kinds that make sets and a pair, or seven pairs."""
        return self._shapes.waits(position.keys, position.hand.wild, closed=not position.melds, fifth=True)


def _bare(position: Position) -> Position:
    """Leave out what has no part in whether a hand is legal."""
    return replace(position, dealer=None, win=None, qiang=None)


def _hand_at(table: Table, seat: int) -> Position:
    """Give a hand with the indicator and nothing else of the table."""
    place = table.places[seat]
    return Position(table.rules, place.concealed, tuple(place.melds), table.indicator)


def _has_clear_best(position: Position) -> bool:
    if not position.is_complete or missing_tiles(position) > 1:
        return False
    totals = sorted((discard.total for discard in discards(position).discards), reverse=True)
    return totals[0] > 0 and totals[0] - (totals[1] if len(totals) > 1 else 0) >= LEAD


def _is_all_yaojiu(position: Position) -> bool:
    return sum(position.hand.natural) == sum(position.hand.natural[tile] for tile in YAOJIU)


def _looks_like_chow(position: Position, tile: Tile) -> bool:
    """Tell whether two concealed tiles would make a sequence with it, whoever discarded it."""
    if tile.is_honour or not position.rules.chow:
        return False
    held = [1 <= tile.rank + step <= 9 and position.hand.natural[tile + step] > 0 for step in (-2, -1, 1, 2)]
    return (held[0] and held[1]) or (held[1] and held[2]) or (held[2] and held[3])

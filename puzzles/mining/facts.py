"""Facts: what the engine says of one question, each worked out once and only when a theme or a rating asks for it."""

from collections.abc import Mapping
from functools import cached_property

from puzzles.drills.base import Question
from puzzles.drills.solving import completed, natural_counts, natural_whole, table_themes
from puzzles.mining.answers import qiang_of
from puzzles.rules.fan import Item, LedgerLine, Score, ledger_of, score
from puzzles.rules.legality import Fault, Legality, conditions, faults_in, judge
from puzzles.rules.position import Position
from puzzles.rules.readings import Reading, all_readings
from puzzles.rules.tables import kinds_in, shape_tables
from puzzles.rules.tiles import COPIES, TILES, Tile
from puzzles.rules.turns import Claims, Discards, claims, discards
from puzzles.rules.waits import Waits, shape_waits, waits

_FEW_WILD = 2


class Facts:
    """What can be known of a question; each fact is for the kinds of question that it makes sense for."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.position: Position = question.position
        self.rules = question.position.rules
        self.kind = question.kind

    # any hand

    @cached_property
    def wild(self) -> int:
        """How many wild tiles are concealed."""
        return self.position.hand.wild

    @cached_property
    def natural(self) -> tuple[int, ...]:
        """The concealed tiles that aren't wild, counted by kind."""
        return natural_counts(self.position)

    @cached_property
    def whole(self) -> tuple[Tile, ...]:
        """The tiles of the whole hand that aren't wild."""
        return natural_whole(self.position)

    @cached_property
    def on_table(self) -> Mapping[str, bool]:
        """What lies on the table and in the hand, by the ids of such themes."""
        return table_themes(self.position)

    # a waiting hand

    @cached_property
    def waits(self) -> Waits:
        """The tiles that win, and the dead ones."""
        return waits(self.position)

    @cached_property
    def shapes(self) -> frozenset[Tile]:
        """The kinds that complete the shape."""
        return frozenset(shape_waits(self.position))

    @cached_property
    def refusals(self) -> Mapping[Tile, tuple[Fault, ...]]:
        """The kinds that complete the shape and aren't allowed, with their faults."""
        refused = self.shapes - set(self.waits.tiles) - set(self.waits.dead)
        wholes = {tile: completed(self.position, tile) for tile in sorted(refused)}
        return {tile: judge(whole).faults for tile, whole in wholes.items() if whole is not None}

    def readings_with(self, tile: Tile) -> tuple[Reading, ...]:
        """Give the readings without fault of the hand with one more tile; none when no copy is left."""
        whole = completed(self.position, tile)
        if whole is None:
            return ()
        return tuple(reading for reading in all_readings(whole) if not faults_in(whole.hand, reading))

    # a complete hand

    @cached_property
    def legality(self) -> Legality:
        """Whether the hand is legal, and its faults."""
        return judge(self.position)

    @cached_property
    def excused(self) -> frozenset[Fault]:
        """What the form of the hand excuses."""
        reading = self.legality.reading
        if reading is None:
            return frozenset()
        return frozenset(held.fault for held in conditions(self.position, reading) if held.excused)

    @cached_property
    def readings(self) -> tuple[Reading, ...]:
        """The readings of a complete hand; none where wild tiles make too many of them."""
        return all_readings(self.position) if self.wild <= _FEW_WILD else ()

    @cached_property
    def legal_readings(self) -> tuple[Reading, ...]:
        """Those of the readings that have no fault."""
        return tuple(reading for reading in self.readings if not faults_in(self.position.hand, reading))

    # a hand that won

    @cached_property
    def score(self) -> Score:
        """What the hand earns and who pays; raises ValueError for a hand that didn't win."""
        found = score(self.position)
        if found is None:
            raise ValueError(f"expected a legal hand that won, not {self.position!r}")
        return found

    @cached_property
    def items(self) -> Mapping[Item, LedgerLine]:
        """The lines of the ledger."""
        return {line.item: line for line in self.score.ledger}

    @cached_property
    def worths(self) -> frozenset[int]:
        """What the legal readings earn: the sum of their items, or in points the product of their factors."""
        return frozenset(_worth(self.position, reading) for reading in self.legal_readings)

    @cached_property
    def qiang(self) -> int:
        """How many 枪 a complete hand has."""
        return qiang_of(self.position)

    # a hand about to discard, or asked what it claims

    @cached_property
    def discards(self) -> Discards:
        """Every discard with what it leaves."""
        return discards(self.position)

    @cached_property
    def lead(self) -> int:
        """By how many tiles not in sight the best discard leads."""
        totals = sorted((discard.total for discard in self.discards.discards), reverse=True)
        return totals[0] - totals[1] if len(totals) > 1 else totals[0]

    @cached_property
    def shapes_left(self) -> Mapping[Tile, int]:
        """How many tiles not in sight complete the shape after each discard, allowed or not."""
        position = self.position
        tables = shape_tables(self.rules.seven_pairs_quads)
        masks = dict(tables.discards(position.keys, position.hand.wild, closed=not position.melds))
        return {
            TILES[kind]: sum(COPIES - position.in_sight[wait] for wait in kinds_in(mask) if TILES[wait] != position.hun)
            for kind, mask in masks.items()
        }

    @cached_property
    def claims(self) -> Claims:
        """What may be done with the discard in question."""
        question = self.question
        if question.tile is None or question.source is None:
            raise ValueError(f"a question of claims needs the discard and whose it is: {question!r}")
        return claims(self.position, question.tile, question.source)


def _worth(position: Position, reading: Reading) -> int:
    worth = 0 if position.rules.has_hun else 1
    for line in ledger_of(position, reading):
        if position.rules.has_hun:
            worth += line.count
        elif line.item.factor is not None:
            worth *= line.count
    return worth

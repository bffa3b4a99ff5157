"""What every kind of exercise has in common: a question, an answer, a verdict on it and an explanation."""

from enum import Enum, IntEnum
from random import Random
from typing import Any, Protocol

from puzzles.rules.fan import Item, LedgerLine
from puzzles.rules.legality import Condition, Fault
from puzzles.rules.payment import Payment
from puzzles.rules.position import Position, Seat
from puzzles.rules.readings import Reading
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Suit, Tile
from puzzles.rules.values import frozen


class Level(IntEnum):
    """The five levels of difficulty that a learner can choose."""

    FIRST = 1
    EASY = 2
    MEDIUM = 3
    HARD = 4
    EXPERT = 5


@frozen
class Question:
    """One question: its kind, the position it is about, and how hard it is.

    ``rating`` is the estimated difficulty in rating points (600–2,400); ``themes`` are ids of what it teaches.
    ``tile`` and ``source`` are the discard in question and who made it, in questions about claims.
    """

    kind: str
    position: Position
    level: Level
    rating: int
    themes: tuple[str, ...] = ()
    tile: Tile | None = None
    source: Seat | None = None


class AnswerForm(Enum):
    """The sorts of answer; each has one widget in the window."""

    TILE_SET = "tile_set"
    VERDICT = "verdict"
    LEDGER = "ledger"


@frozen
class TileSetAnswer:
    """A set of kinds; the empty set says that none does."""

    tiles: frozenset[Tile]


@frozen
class VerdictAnswer:
    """Legal or not, and if not, what is wrong."""

    legal: bool
    faults: frozenset[Fault] = frozenset()


@frozen
class LedgerAnswer:
    """The items with their counts (1 or more; in points: factor items ticked as 1), and the total."""

    counts: tuple[tuple[Item, int], ...]
    total: int


Answer = TileSetAnswer | VerdictAnswer | LedgerAnswer


class Grade(Enum):
    """How an answer did."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"


class MistakeKind(Enum):
    """The classes of error, worst first in a verdict; stored with the attempt."""

    MISSED_WAIT = "missed_wait"
    PHANTOM_SHAPE = "phantom_shape"
    PHANTOM_NOTHING = "phantom_nothing"
    DEAD_TILE = "dead_tile"
    CALLED_LEGAL = "called_legal"
    CALLED_ILLEGAL = "called_illegal"
    FAULT_MISSED = "fault_missed"
    FAULT_INVENTED = "fault_invented"
    ITEM_MISSED = "item_missed"
    ITEM_INVENTED = "item_invented"
    ITEM_SHORT = "item_short"
    ITEM_OVER = "item_over"
    TOTAL_WRONG = "total_wrong"


@frozen
class Mistake:
    """One error in an answer, with the tile, fault or item that it is about, and what was given and due.

    ``reasons`` are keys of the words: what the tile would do, or why the item earns nothing; ``tiles`` go with them.
    """

    kind: MistakeKind
    tile: Tile | None = None
    fault: Fault | None = None
    item: Item | None = None
    given: int | None = None
    due: int | None = None
    faults: tuple[Fault, ...] = ()
    missing_suits: tuple[Suit, ...] = ()
    tiles: tuple[Tile, ...] = ()
    reasons: tuple[str, ...] = ()


@frozen
class Verdict:
    """The judgement of one answer; ``found`` of ``wanted`` parts were right, ``extra`` were too many.

    ``follows`` is true where a wrong total is what the ticked items come to: the arithmetic was right.
    """

    grade: Grade
    mistakes: tuple[Mistake, ...]
    found: int
    wanted: int
    extra: int
    follows: bool = False


class Outcome(Enum):
    """What a tile, or the hand as it stands, comes to."""

    WINS = "wins"
    SHAPE_ONLY = "shape_only"
    NOTHING = "nothing"
    DEAD = "dead"


@frozen
class TileFinding:
    """What the engine says of one kind added to a waiting hand."""

    tile: Tile
    outcome: Outcome
    unseen: int
    faults: tuple[Fault, ...] = ()
    missing_suits: tuple[Suit, ...] = ()


@frozen
class Uncounted:
    """An item that a learner may have expected and that earns nothing here; ``reason`` is a key of the words."""

    item: Item
    reason: str
    tiles: tuple[Tile, ...] = ()


@frozen
class Explanation:
    """The worked solution, by engine facts alone: what the hand (with ``subject`` added) comes to and why.

    ``distance`` is how many tiles are still missing where the outcome is NOTHING (1 or more).
    ``uncounted`` are the items that earn nothing here, each with its reason.
    """

    subject: Tile | None
    outcome: Outcome
    position: Position
    reading: Reading | None
    conditions: tuple[Condition, ...]
    ledger: tuple[LedgerLine, ...] = ()
    uncounted: tuple[Uncounted, ...] = ()
    fan: int | None = None
    points: int | None = None
    payments: tuple[Payment, ...] = ()
    unseen: int | None = None
    distance: int | None = None


class Drill(Protocol):
    """One kind of exercise. Adding one is adding a module with this shape to the registry.

    ``luck`` is the odds of a right answer by guessing alone; ``par_ms`` the time in which an answer is at ease.
    """

    kind: str
    form: AnswerForm
    luck: float
    par_ms: int

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        """Make a question of this level from ``rng`` alone; it has exactly one right answer."""

    def key(self, question: Question) -> Any:
        """Give the right answer, in the form that ``judge`` takes."""

    def judge(self, question: Question, answer: Any) -> Verdict:
        """Judge an answer; raises QuestionError for one of another form."""

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        """Say of each of the 34 kinds what it would do; empty where the kind of question isn't about added tiles."""

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        """Explain the answer, or what one kind would do."""

    def answer_to_json(self, answer: Any) -> dict[str, object]:
        """Write an answer for storage."""

    def answer_from_json(self, data: dict[str, object]) -> Any:
        """Read a stored answer."""

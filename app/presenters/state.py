"""What the screens are shown: frozen states, and the small values that they share. No Qt, no sentences."""

from enum import Enum
from typing import Protocol

from puzzles.drills.attempt import Figures
from puzzles.drills.base import (
    AnswerForm,
    Explanation,
    Grade,
    LedgerAnswer,
    Level,
    Question,
    TileFinding,
    TileSetAnswer,
    Verdict,
    VerdictAnswer,
)
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen


class Phase(Enum):
    """Where a question stands."""

    ASKING = "asking"
    ANSWERED = "answered"
    FAILED = "failed"


class SaveState(Enum):
    """What became of the answers given so far: all safe, the last one on its way, or some that still wait."""

    SAVED = "saved"
    WAITING = "waiting"
    UNSAVED = "unsaved"


class Hint(Enum):
    """A line beside the answer area that says why nothing was graded, or what was typed wrong."""

    NOTHING_CHOSEN = "nothing_chosen"
    NO_VERDICT = "no_verdict"
    NO_FAULT = "no_fault"
    NO_TOTAL = "no_total"
    BAD_TILE = "bad_tile"


@frozen
class Draft:
    """The answer as far as it is given: one of the parts below is in use, by the form of the question."""

    tiles: frozenset[Tile] = frozenset()
    nothing: bool = False
    legal: bool | None = None
    faults: frozenset[Fault] = frozenset()
    counts: tuple[tuple[Item, int], ...] = ()
    total: str = ""
    typed: str = ""


@frozen
class Today:
    """The day's figures: questions answered, right at first, median milliseconds, and the goal."""

    answered: int = 0
    right: int = 0
    median_ms: int | None = None
    goal: int = 20


@frozen
class LastQuestion:
    """The question before this one, for a look back."""

    question: Question
    verdict: Verdict
    took_ms: int


@frozen
class Feedback:
    """Everything that is shown after the answer."""

    verdict: Verdict
    answer: TileSetAnswer | VerdictAnswer | LedgerAnswer
    key: TileSetAnswer | VerdictAnswer | LedgerAnswer
    took_ms: int
    findings: tuple[TileFinding, ...]
    explanation: Explanation
    open_mistake: int | None


@frozen
class PracticeState:
    """All that the practice screen shows.

    ``adaptive`` and ``level``: the choice in the chip; ``question.level`` is what this question has. ``trail`` holds
    the last grades of this round, oldest first; ``streak`` the right answers in a row; ``round_answered`` and
    ``round_right`` count the whole round. ``kinds`` are the kinds that the chip offers. ``offered_faults`` and
    ``offered_items`` are what there is to tick under the rules of this question, in their order: the digit keys count
    the faults from 1. ``looking_back`` is true while the question before this one is shown again. ``waiting`` is true
    from Check until the answer is safe: nothing can be changed then. ``first_session``: the program was never used
    before it was started this time.
    """

    profile: str
    kind: str
    adaptive: bool
    level: Level
    phase: Phase
    form: AnswerForm
    question: Question
    draft: Draft
    feedback: Feedback | None
    hint: Hint | None
    hint_facts: str
    trail: tuple[Grade, ...]
    streak: int
    today: Today
    last: LastQuestion | None
    save: SaveState
    unsaved: int
    show_needs: bool
    first_run: bool
    show_timer: bool
    round_answered: int = 0
    round_right: int = 0
    kinds: tuple[str, ...] = ()
    offered_faults: tuple[Fault, ...] = ()
    offered_items: tuple[Item, ...] = ()
    looking_back: bool = False
    waiting: bool = False
    first_session: bool = False


@frozen
class Rate:
    """How many answers of one group there are; ``percent`` of them right at first, None where they are too few."""

    name: str
    answered: int
    percent: int | None


@frozen
class ProgressState:
    """All that the progress screen shows: ``figures`` is None until the store has answered, or when it can't.

    ``day`` is the number of today. ``kinds`` and ``profiles`` are in the order of the game, those without answers
    included.
    """

    figures: Figures | None = None
    failed: bool = False
    day: int = 0
    percent: int | None = None
    kinds: tuple[Rate, ...] = ()
    profiles: tuple[Rate, ...] = ()


class PracticeView(Protocol):
    """What the practice presenter needs of a screen."""

    def show_state(self, state: PracticeState) -> None:
        """Show this and nothing else."""


class AnswerActions(Protocol):
    """What a learner can do with a question, whatever sort of play it belongs to."""

    def toggle_tile(self, tile: Tile) -> None:
        """Choose a kind, or take it back."""

    def choose_nothing(self) -> None:
        """Say that no tile wins, and clear the tiles; a second time takes it back."""

    def type_text(self, text: str) -> None:
        """Take typed characters: digits wait for their suit letter, which toggles the tiles."""

    def erase_typed(self) -> None:
        """Take back the last typed character that still waits."""

    def clear_typed(self) -> None:
        """Drop the half-typed text."""

    def choose_legal(self, legal: bool) -> None:
        """Say that the hand may win, or not."""

    def toggle_fault(self, fault: Fault) -> None:
        """Tick or untick a fault; ticking one says "may not win" too."""

    def change_count(self, item: Item, by: int) -> None:
        """Raise or lower the count of an item; at 0 it is not ticked."""

    def set_total(self, text: str) -> None:
        """Write the total, digits only."""

    def take_back(self) -> None:
        """Undo the last change of the draft."""

    def check_or_next(self) -> None:
        """Check the answer, or after feedback go on to the next question."""

    def open_mistake(self, index: int) -> None:
        """Open a row of the diagnosis: its explanation and its tiles."""

    def ask_about(self, tile: Tile | None) -> None:
        """After the answer: explain what this kind would do, or None for the answer itself."""

    def look_back(self) -> None:
        """Show the last question again with its feedback, and again to return."""


class PracticeActions(AnswerActions, Protocol):
    """What a learner can do on the practice screen; the presenter offers it, the screen calls it."""

    def choose_profile(self, profile: str) -> None:
        """Take the rules of another profile from the next question on; unanswered, the question is replaced."""

    def choose_kind(self, kind: str) -> None:
        """Take another kind of question, likewise."""

    def choose_level(self, level: Level | None) -> None:
        """Take a fixed level, or None for adaptive."""

    def dismiss_first_run(self) -> None:
        """Close the card of three steps for good."""

"""What the presenters need of the world around them, as shapes: whoever builds them hands in what fits."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from app.settings import Settings
from puzzles.drills.attempt import Attempt, Figures, Moment
from puzzles.drills.base import Grade, Level, Question, Verdict
from puzzles.drills.records import NO_EFFECTS, Effects
from puzzles.rules.ruleset import Ruleset

T = TypeVar("T")

MomentClock = Callable[[int], Moment]
"""Gives the present moment; a new day begins at the local hour that it is asked with."""

Stopwatch = Callable[[], float]
"""Gives seconds that only ever grow, whatever is done to the clock."""

Later = Callable[[int, Callable[[], None]], None]
"""Makes a call after so many milliseconds; after 0, as soon as what happened now has been shown."""


class Background(Protocol):
    """Does pure work beside that of the window, one piece after another."""

    def start(
        self, function: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None] | None = None
    ) -> object:
        """Call ``function`` there, and ``done`` or ``failed`` here; without ``failed`` the error is raised here."""


class SaveResult(Protocol):
    """What became of an answer: safe on the disk, or waiting there with so many others."""

    @property
    def saved(self) -> bool:
        """Tell whether it is committed."""

    @property
    def unsaved(self) -> int:
        """Give the number of answers that aren't committed yet."""


class AnswerStore(Protocol):
    """Where answers are kept. Results come back on the thread that asked; an exception in place of one is a result too.

    ``record`` may call ``done`` twice: that the answer waits, and later that it is saved.
    """

    def record(
        self, attempt: Attempt, done: Callable[[SaveResult | Exception], None], effects: Effects = NO_EFFECTS
    ) -> None:
        """Keep an answer and what it changes beside, and tell when it is safe or why it can't be."""

    def figures(self, now_day: int, done: Callable[[Figures | Exception], None]) -> None:
        """Read the figures as of a day."""


class SettingsPort(Protocol):
    """The settings in force."""

    @property
    def current(self) -> Settings:
        """Give them."""

    def change(self, settings: Settings) -> None:
        """Put others in force, save them, and tell everyone who listens."""

    def on_change(self, listener: Callable[[Settings, Settings], None]) -> None:
        """Call ``listener(before, after)`` at every change."""


class PracticeSession(Protocol):
    """A round of practice: which question comes next, and what its answers come to."""

    @property
    def level(self) -> Level:
        """Give the level of the next question."""

    @property
    def trail(self) -> tuple[Grade, ...]:
        """Give the last grades, oldest first."""

    @property
    def streak(self) -> int:
        """Give the run of right answers."""

    @property
    def answered_count(self) -> int:
        """Give the number of answers."""

    @property
    def right_count(self) -> int:
        """Give the number of right ones."""

    def choose(self, *, rules: Ruleset | None = None, kind: str | None = None) -> None:
        """Practise other rules or another kind."""

    def choose_level(self, level: Level | None) -> None:
        """Fix the level, or let it adapt."""

    def next_question(self) -> Question:
        """Give a question."""

    def answered(self, question: Question, verdict: Verdict) -> None:
        """Count an answer."""

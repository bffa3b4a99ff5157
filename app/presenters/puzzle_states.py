"""What the screens of puzzles and reviews are shown: frozen states. No Qt, no sentences."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Protocol

from app.presenters.course import RunStatus, Task
from app.presenters.state import AnswerActions, PracticeState
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Question
from puzzles.drills.records import DueReview, HistoryFilter, HistoryPage, KeptAnswer, ReviewOutlook, ThemeCount


class Stage(Enum):
    """What a screen of puzzles is at."""

    HOME = "home"
    LOADING = "loading"
    PLAYING = "playing"
    SUMMARY = "summary"
    HISTORY = "history"
    NO_BANK = "no_bank"
    NONE_LEFT = "none_left"


@dataclass(frozen=True, slots=True)
class PlayState:
    """A question in play: what the practice frame shows, how the course stands, and the puzzle itself.

    ``can_undo``: the answer on the screen can be taken back.
    """

    desk: PracticeState
    status: RunStatus
    task: Task
    can_undo: bool
    can_skip: bool


@dataclass(frozen=True, slots=True)
class SummaryState:
    """A course that ended: how it stood, the best before it, and what was missed or slow."""

    status: RunStatus
    best: int | None
    is_best: bool
    missed: tuple[KeptAnswer, ...]


@dataclass(frozen=True, slots=True)
class Exported:
    """Reported puzzles that were written to a file of this name; ``count`` is None where that failed."""

    name: str
    count: int | None


@dataclass(frozen=True, slots=True)
class PuzzlesHome:
    """The first page of the puzzles.

    ``rating`` is None with ratings off or before the first rated answer; ``history`` the ratings of the last 30 days,
    (day, points); ``streak`` the score of a streak that can be gone on with; ``day_done`` the answer to today's puzzle
    and ``day_question`` what it asks, where that is known. ``today_answered`` counts the day's answers in all play,
    ``reported`` the puzzles that were said to be wrong, and ``exported`` says what became of writing them to a file.
    """

    rating: int | None
    rated_answers: int
    rating_change: int | None
    history: tuple[tuple[int, float], ...]
    show_ratings: bool
    streak: int | None
    best_streak: int | None
    best_storm: int | None
    day: int
    day_done: Attempt | None
    themes: tuple[ThemeCount, ...]
    favourites: int
    profile: str
    day_question: Question | None = None
    today_answered: int = 0
    reported: int = 0
    exported: Exported | None = None


@dataclass(frozen=True, slots=True)
class PuzzlesState:
    """All that the puzzles' screen shows; one of the parts below is there, by the stage."""

    stage: Stage
    home: PuzzlesHome | None = None
    play: PlayState | None = None
    summary: SummaryState | None = None
    history: HistoryPage | None = None
    wanted: HistoryFilter | None = None


@dataclass(frozen=True, slots=True)
class ReviewState:
    """All that the review screen shows: what is due and why, what will be due, and what is set apart."""

    stage: Stage
    due: tuple[DueReview, ...] = ()
    outlook: ReviewOutlook | None = None
    suspended: tuple[DueReview, ...] = ()
    today: int = 0
    play: PlayState | None = None
    summary: SummaryState | None = None


class PlayActions(AnswerActions, Protocol):
    """What a learner can do with a puzzle, beside answering it."""

    def leave(self) -> None:
        """Leave the course: to its summary, or home."""

    def skip(self) -> None:
        """Pass the puzzle by."""

    def mark_favourite(self, chosen: bool) -> None:
        """Make the puzzle a favourite, or one no longer."""

    def report_wrong(self, note: str) -> None:
        """Say that the puzzle is wrong."""


class PuzzlesActions(PlayActions, Protocol):
    """What a learner can do on the puzzles' screen."""

    def open_home(self) -> None:
        """Go to the first page and read its figures anew."""

    def start_course(self, mode: Mode, theme: str = "") -> None:
        """Begin rated play, a theme, a streak (or go on with it), a storm or the day's puzzle."""

    def play_again(self) -> None:
        """Play what was missed or slow once more, unrated."""

    def open_history(self, wanted: HistoryFilter) -> None:
        """List answers."""

    def play_favourites(self) -> None:
        """Play the favourites, unrated."""

    def export_reported(self, path: Path) -> None:
        """Write the puzzles that were said to be wrong to a file, with their notes."""


class ReviewActions(PlayActions, Protocol):
    """What a learner can do on the review screen."""

    def open_home(self) -> None:
        """Read what is due anew."""

    def start_review(self) -> None:
        """Begin with what is due."""

    def bring_back(self, uid: bytes) -> None:
        """Let a puzzle that was set apart come back."""


class PuzzlesView(Protocol):
    """What the puzzles' presenter needs of a screen."""

    def show_state(self, state: PuzzlesState) -> None:
        """Show this and nothing else."""


class ReviewView(Protocol):
    """What the review presenter needs of a screen."""

    def show_state(self, state: ReviewState) -> None:
        """Show this and nothing else."""

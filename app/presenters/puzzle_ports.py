"""What the presenters of puzzles need of the store, as shapes; results come back later on the thread that asked."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.base import Question
from puzzles.drills.records import (
    Complaint,
    DueReview,
    Favourite,
    HistoryFilter,
    HistoryPage,
    KeptAnswer,
    Offered,
    ReviewOutlook,
    Run,
    SkillRow,
    ThemeCount,
    Undone,
    Wish,
)

T = TypeVar("T")
Done = Callable[[T | Exception], None]


class PuzzleLookups(Protocol):
    """What a course looks up."""

    def next_puzzle(self, wish: Wish, done: Done[Offered | None]) -> None:
        """Give a puzzle as wished for, or None."""

    def review(self, uid: bytes, done: Done[DueReview | None]) -> None:
        """Give the review of one puzzle, or None."""


class PuzzlePort(PuzzleLookups, Protocol):
    """Everything about puzzles that the screens ask of the store."""

    def puzzle_of_day(
        self, day: int, kinds: tuple[str, ...], profiles: tuple[str, ...], done: Done[Offered | None]
    ) -> None:
        """Give the puzzle of a day, or None."""

    def themes(self, kinds: tuple[str, ...], profiles: tuple[str, ...], done: Done[tuple[ThemeCount, ...]]) -> None:
        """Give every theme with its puzzles and the learner's own answers."""

    def skills(self, done: Done[tuple[SkillRow, ...]]) -> None:
        """Give the present skill in every subject."""

    def skill_by_day(self, subject: str, since: int, done: Done[tuple[tuple[int, float], ...]]) -> None:
        """Give the rating in one subject at the end of each day with a change."""

    def due(self, today: int, limit: int, done: Done[tuple[DueReview, ...]]) -> None:
        """Give the puzzles that are due."""

    def outlook(self, today: int, days: int, done: Done[ReviewOutlook]) -> None:
        """Count the reviews to come."""

    def suspended(self, limit: int, done: Done[tuple[DueReview, ...]]) -> None:
        """Give the puzzles that are set apart."""

    def suspend(self, uid: bytes, suspended: bool, done: Done[bool]) -> None:
        """Set a puzzle apart or let it come back."""

    def save_run(self, run: Run, done: Done[None]) -> None:
        """Keep a run as it is now."""

    def open_run(self, mode: Mode, done: Done[Run | None]) -> None:
        """Give the latest run of a mode that hasn't ended."""

    def best_run(self, mode: Mode, theme: str, done: Done[Run | None]) -> None:
        """Give the best ended run."""

    def missed_or_slow(self, uid: bytes, slow_ms: int, done: Done[tuple[KeptAnswer, ...]]) -> None:
        """Give the answers of a run that weren't right or took long."""

    def history(self, wanted: HistoryFilter, done: Done[HistoryPage]) -> None:
        """Give a page of the log."""

    def undo(self, now: Moment, done: Done[Undone | None]) -> None:
        """Take back the last answer with everything that it changed."""

    def set_favourite(self, question: Question, chosen: bool, now: Moment, done: Done[None]) -> None:
        """Make a puzzle a favourite, or one no longer."""

    def favourites(self, limit: int, done: Done[tuple[Favourite, ...]], before_ms: int | None = None) -> None:
        """Give the favourites."""

    def complain(self, question: Question, note: str, now: Moment, done: Done[None]) -> None:
        """Keep that the learner takes this puzzle for wrong."""

    def complaints(self, done: Done[tuple[Complaint, ...]]) -> None:
        """Give the puzzles that were said to be wrong."""

    def export_complaints(self, path: Path, done: Done[int]) -> None:
        """Write them to a file; ``done`` hears how many."""

"""The puzzles as the window sees them: the next one, what is due, runs, marks, history, and taking an answer back."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from puzzles.bank import choosing, history, marks, reviews, runs, skills, undoing
from puzzles.bank.open_files import OpenFiles
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
"""Hears the result, or in its place the exception: NoBankError, StorageError or StorageBugError."""


class Files(Protocol):
    """Who owns the files: calls are served in order on a thread of their own, together with the answers."""

    def read(self, query: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Look something up, after all that was asked before."""

    def change(self, change: Callable[[OpenFiles], T], done: Done[T]) -> None:
        """Change something in one transaction, after all that was asked before and after the answers that wait."""


class PuzzleStore:
    """Everything about puzzles that is kept or looked up; ``done`` hears each result later, as the answers' store says.

    ``files`` is the ``ProgressStore``; answers themselves go to its ``record``, with their ``Effects``.
    """

    def __init__(self, files: Files) -> None:
        self._files = files

    # The bank: each hears NoBankError where it is missing or damaged; the learner's own data are usable all the same.

    def next_puzzle(self, wish: Wish, done: Done[Offered | None]) -> None:
        """Give a puzzle as wished for; None when there is none, or none in the first few thousand looked at.

        Asking again with the same wish gives another one: the walk goes on from call to call and from start to start.
        """
        self._files.read(lambda files: choosing.next_puzzle(files, wish), done)

    def puzzle_of_day(
        self, day: int, kinds: tuple[str, ...], profiles: tuple[str, ...], done: Done[Offered | None]
    ) -> None:
        """Give the puzzle of a local day: the same for everyone who has the same bank, kinds and profiles."""
        self._files.read(lambda files: choosing.puzzle_of_day(files, day, kinds, profiles), done)

    def puzzle(self, uid: bytes, done: Done[Offered | None]) -> None:
        """Give the puzzle of this name, from the bank or else from the learner's own file."""
        self._files.read(lambda files: choosing.puzzle(files, uid), done)

    def themes(self, kinds: tuple[str, ...], profiles: tuple[str, ...], done: Done[tuple[ThemeCount, ...]]) -> None:
        """Give every theme that puzzles of these kinds and profiles have, by name; the numbers are of those puzzles.

        The learner's own answers are counted over all kinds and profiles.
        """
        self._files.read(lambda files: choosing.themes(files, kinds, profiles), done)

    # What the learner knows.

    def skills(self, done: Done[tuple[SkillRow, ...]]) -> None:
        """Give the present skill in every subject."""
        self._files.read(lambda files: skills.read(files.db), done)

    def skill_by_day(self, subject: str, since: int, done: Done[tuple[tuple[int, float], ...]]) -> None:
        """Give the rating in one subject at the end of each day with a change, from the day ``since`` on."""
        self._files.read(lambda files: skills.by_day(files.db, subject, since), done)

    # Reviews.

    def due(self, today: int, limit: int, done: Done[tuple[DueReview, ...]]) -> None:
        """Give the puzzles that are due on this day, the longest due first."""
        self._files.read(lambda files: reviews.due(files.db, today, limit), done)

    def review(self, uid: bytes, done: Done[DueReview | None]) -> None:
        """Give the review of one puzzle, due or not; None where it doesn't come back."""
        self._files.read(lambda files: reviews.of_puzzle(files.db, uid), done)

    def outlook(self, today: int, days: int, done: Done[ReviewOutlook]) -> None:
        """Count the reviews that are due, and those of each of so many days from today on."""
        self._files.read(lambda files: reviews.outlook(files.db, today, days), done)

    def suspended(self, limit: int, done: Done[tuple[DueReview, ...]]) -> None:
        """Give the puzzles that are set apart, those missed most often first."""
        self._files.read(lambda files: reviews.suspended(files.db, limit), done)

    def suspend(self, uid: bytes, suspended: bool, done: Done[bool]) -> None:
        """Set a puzzle apart from the reviews or let it come back; False where it has no review."""
        self._files.change(lambda files: reviews.suspend(files.db, uid, suspended=suspended), done)

    # Runs.

    def save_run(self, run: Run, done: Done[None]) -> None:
        """Keep a run as it is now: at its start, in between, or with ``ended`` at its end.

        A run that an answer belongs to is better saved with it, in its ``Effects``: then the two never disagree.
        """
        self._files.change(lambda files: runs.save(files.db, run), done)

    def open_run(self, mode: Mode, done: Done[Run | None]) -> None:
        """Give the latest run of a mode that hasn't ended."""
        self._files.read(lambda files: runs.open_run(files.db, mode), done)

    def best_run(self, mode: Mode, theme: str, done: Done[Run | None]) -> None:
        """Give the ended run of a mode and theme ("" is any) with the highest score; of equals the earliest."""
        self._files.read(lambda files: runs.best(files.db, mode, theme), done)

    def last_runs(self, mode: Mode, limit: int, done: Done[tuple[Run, ...]]) -> None:
        """Give the runs of a mode that ended, the latest first."""
        self._files.read(lambda files: runs.last(files.db, mode, limit), done)

    def answers_of_run(self, uid: bytes, done: Done[tuple[KeptAnswer, ...]]) -> None:
        """Give all answers of a run in their order."""
        self._files.read(lambda files: history.of_run(files.db, uid, None), done)

    def missed_or_slow(self, uid: bytes, slow_ms: int, done: Done[tuple[KeptAnswer, ...]]) -> None:
        """Give the answers of a run that weren't right, or that took so many milliseconds or more, in their order."""
        self._files.read(lambda files: history.of_run(files.db, uid, slow_ms), done)

    # The log.

    def history(self, wanted: HistoryFilter, done: Done[HistoryPage]) -> None:
        """Give a page of the log of answers, the latest first; what was undone isn't in it."""
        self._files.read(lambda files: history.page(files.db, wanted), done)

    def undo(self, now: Moment, done: Done[Undone | None]) -> None:
        """Take back the last answer with everything that it changed; None where there is none.

        The log keeps it, marked as undone. Called again it takes back the answer before.
        """
        self._files.change(lambda files: undoing.undo_last(files.db, now), done)

    # Marks.

    def set_favourite(self, question: Question, chosen: bool, now: Moment, done: Done[None]) -> None:
        """Make a puzzle a favourite, or one no longer."""
        self._files.change(lambda files: marks.set_favourite(files.db, question, now, chosen=chosen), done)

    def favourites(self, limit: int, done: Done[tuple[Favourite, ...]], before_ms: int | None = None) -> None:
        """Give the favourites, the latest chosen first, from before an instant."""
        self._files.read(lambda files: marks.favourites(files.db, limit, before_ms), done)

    def complain(self, question: Question, note: str, now: Moment, done: Done[None]) -> None:
        """Keep that the learner takes this puzzle for wrong, and why."""
        self._files.change(lambda files: marks.complain(files.db, question, note, now), done)

    def complaints(self, done: Done[tuple[Complaint, ...]]) -> None:
        """Give all puzzles that were said to be wrong, in their order."""
        self._files.read(lambda files: marks.complaints(files.db), done)

    def export_complaints(self, path: Path, done: Done[int]) -> None:
        """Write the complaints as JSON lines to a file, whole or not at all; ``done`` hears how many."""
        self._files.read(lambda files: marks.export_complaints(files.db, path), done)

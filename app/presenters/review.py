"""Review: what was missed comes back, day by day, in other tiles; the page says why and what is still to come."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from app.presenters.course import Course, Terms
from app.presenters.list_courses import ReviewCourse
from app.presenters.play import Play
from app.presenters.ports import AnswerStore, Background, Later, MomentClock, SettingsPort, Stopwatch
from app.presenters.puzzle_ports import PuzzlePort
from app.presenters.puzzle_states import ReviewState, ReviewView, Stage, SummaryState
from puzzles.drills.base import Drill
from puzzles.drills.records import DueReview, ReviewOutlook

FORECAST_DAYS: Final = 14
MOST_DUE: Final = 200
MOST_SUSPENDED: Final = 50

_log = logging.getLogger(__name__)


class ReviewPresenter(Play):
    """The review screen's behaviour; ``rng`` chooses among variants, which are looked for in the background.

    ``show_due`` is told how many reviews are due whenever that is read.
    """

    def __init__(
        self,
        drills: Mapping[str, Drill],
        settings: SettingsPort,
        moment: MomentClock,
        stopwatch: Stopwatch,
        later: Later,
        background: Background,
        rng: Random,
        show_due: Callable[[int], None],
    ) -> None:
        super().__init__(drills, settings, moment, stopwatch, later, self._course_changed, self._course_ended)
        self._background = background
        self._rng = rng
        self._show_due = show_due
        self._view: ReviewView | None = None
        self._shown = ReviewState(Stage.LOADING)
        self._asked = 0
        self._due: tuple[DueReview, ...] = ()
        self._outlook: ReviewOutlook | None = None

    @property
    def shown(self) -> ReviewState:
        """Give what is shown."""
        return self._shown

    def start(self, view: ReviewView) -> None:
        """Show on this view."""
        self._view = view
        self._put_state(self._shown)

    def use_store(self, store: AnswerStore, puzzles: PuzzlePort) -> None:
        """Keep answers here, and read there what is due."""
        super().use_store(store, puzzles)
        self.open_home()

    def visit(self) -> None:
        """Come to this place: what is due is read anew, a review goes on where it stood."""
        if self._course is None and self._shown.stage is not Stage.SUMMARY:
            self.open_home()

    def open_home(self) -> None:
        """Read what is due anew."""
        if self._puzzles is None:
            return
        self._asked += 1
        today = self._today()
        self._puzzles.due(today, MOST_DUE, partial(self._hear_due, self._asked))
        self._puzzles.outlook(today, FORECAST_DAYS, partial(self._hear_outlook, self._asked))
        # The last one asked for is the last one heard: then the page is whole.
        self._puzzles.suspended(MOST_SUSPENDED, partial(self._hear_suspended, self._asked, today))

    def start_review(self) -> None:
        """Begin with what is due."""
        if self._puzzles is not None and self._due:
            terms = Terms(self._drills, self._settings.current.profile.value)
            self.begin(ReviewCourse(self._puzzles, terms, self._due, self._background, self._rng))

    def bring_back(self, uid: bytes) -> None:
        """Let a puzzle that was set apart come back."""
        if self._puzzles is not None:
            self._puzzles.suspend(uid, False, lambda done: self.open_home())

    def leave(self) -> None:
        """Leave the review, or its summary."""
        if self._course is not None:
            self.stop()
        else:
            self.open_home()

    def _hear_due(self, asked: int, due: tuple[DueReview, ...] | Exception) -> None:
        if asked == self._asked:
            self._due = () if isinstance(due, Exception) else due

    def _hear_outlook(self, asked: int, outlook: ReviewOutlook | Exception) -> None:
        if asked == self._asked:
            self._outlook = None if isinstance(outlook, Exception) else outlook
            self._show_due(0 if self._outlook is None else self._outlook.due)

    def _hear_suspended(self, asked: int, today: int, suspended: tuple[DueReview, ...] | Exception) -> None:
        if asked != self._asked or self._course is not None:
            return
        if isinstance(suspended, Exception):
            _log.warning("what is due can't be read: %s", suspended)
            suspended = ()
        self._put_state(ReviewState(Stage.HOME, due=self._due, outlook=self._outlook, suspended=suspended, today=today))

    def _course_changed(self) -> None:
        play = self.state()
        if play is not None:
            self._put_state(ReviewState(Stage.PLAYING, today=self._today(), play=play))

    def _course_ended(self, course: Course) -> None:
        status = course.status()
        if self._put_any and status.is_over:
            summary = SummaryState(status, None, False, tuple(self._missed))
            self._put_state(ReviewState(Stage.SUMMARY, today=self._today(), summary=summary))
        else:
            self.open_home()

    def _put_state(self, state: ReviewState) -> None:
        self._shown = state
        if self._view is not None:
            self._view.show_state(state)

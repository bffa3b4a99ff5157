"""Puzzles: the first page with its figures, and the courses that begin there."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from app.presenters.course import Course, Task, Terms
from app.presenters.list_courses import ListCourse, again_tasks
from app.presenters.play import Play
from app.presenters.ports import AnswerStore, Later, MomentClock, SettingsPort, Stopwatch
from app.presenters.puzzle_ports import PuzzlePort
from app.presenters.puzzle_states import Exported, PuzzlesHome, PuzzlesState, PuzzlesView, Stage, SummaryState
from app.presenters.run_courses import RatedCourse, StormCourse, StreakCourse
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Drill
from puzzles.drills.records import (
    Complaint,
    Favourite,
    HistoryFilter,
    HistoryPage,
    KeptAnswer,
    Offered,
    Run,
    SkillRow,
    ThemeCount,
)
from puzzles.rules.ruleset import Profile
from puzzles.trainer.rated import ALL
from puzzles.trainer.storm import Storm
from puzzles.trainer.streak import Streak

CURVE_DAYS: Final = 30
MOST_FAVOURITES: Final = 200
RUN_BYTES: Final = 16
_ALL_PROFILES: Final = tuple(profile.value for profile in Profile)

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Figures:
    """What the first page was told so far."""

    skills: tuple[SkillRow, ...] = ()
    curve: tuple[tuple[int, float], ...] = ()
    streak: Run | None = None
    best_streak: Run | None = None
    best_storm: Run | None = None
    day_done: Attempt | None = None
    themes: tuple[ThemeCount, ...] = ()
    favourites: tuple[Favourite, ...] = ()
    day_offered: Offered | None = None
    complaints: tuple[Complaint, ...] = ()
    exported: Exported | None = None
    failed: list[Exception] = field(default_factory=list)


class PuzzlesPresenter(Play):
    """The puzzles' screen: its first page, a course in play, its summary, the history. ``rng`` names new runs."""

    def __init__(
        self,
        drills: Mapping[str, Drill],
        settings: SettingsPort,
        moment: MomentClock,
        stopwatch: Stopwatch,
        later: Later,
        rng: Random,
    ) -> None:
        super().__init__(drills, settings, moment, stopwatch, later, self._course_changed, self._course_ended)
        self._rng = rng
        self._view: PuzzlesView | None = None
        self._state = PuzzlesState(Stage.LOADING)
        self._figures = _Figures()
        self._asked = 0
        self._before_run: Run | None = None
        self._again: tuple[KeptAnswer, ...] = ()

    @property
    def shown(self) -> PuzzlesState:
        """Give what is shown."""
        return self._state

    def start(self, view: PuzzlesView) -> None:
        """Show on this view."""
        self._view = view
        self._put_state(self._state)
        if self.is_ready and self._state.stage is Stage.LOADING:
            self.open_home()

    def use_store(self, store: AnswerStore, puzzles: PuzzlePort) -> None:
        """Keep answers here, and find puzzles there."""
        super().use_store(store, puzzles)
        self.open_home()

    def visit(self) -> None:
        """Come to this place: the first page is read anew, a course goes on where it stood."""
        if self._state.stage in (Stage.HOME, Stage.NO_BANK) and self.is_ready:
            self.open_home()

    # The first page

    def open_home(self) -> None:
        """Go to the first page and read its figures anew."""
        if self._course is not None:
            self.stop()
        if self._puzzles is None:
            return
        if self._state.stage not in (Stage.HOME, Stage.NO_BANK):
            self._put_state(PuzzlesState(Stage.LOADING))
        self._asked += 1
        self._keeping.recount()
        self._figures = _Figures()
        puzzles, day, hear = self._puzzles, self._today(), partial(self._hear, self._asked)
        profile = self._settings.current.profile.value
        puzzles.skills(hear("skills"))
        puzzles.skill_by_day(ALL, day - CURVE_DAYS, hear("curve"))
        puzzles.open_run(Mode.STREAK, hear("streak"))
        puzzles.open_run(Mode.STORM, partial(self._close_storm, self._asked))
        puzzles.best_run(Mode.STREAK, "", hear("best_streak"))
        puzzles.best_run(Mode.STORM, "", hear("best_storm"))
        puzzles.history(HistoryFilter(mode=Mode.DAILY, limit=1), partial(self._hear_day, self._asked, day))
        puzzles.puzzle_of_day(day, tuple(self._drills), _ALL_PROFILES, hear("day_offered"))
        puzzles.favourites(MOST_FAVOURITES, hear("favourites"))
        puzzles.complaints(hear("complaints"))
        # The last one asked for is the last one heard: then the page is whole.
        puzzles.themes(tuple(self._drills), (profile,), partial(self._hear_themes, self._asked))

    def _hear(self, asked: int, name: str) -> Callable[[object], None]:
        def hear(result: object) -> None:
            if asked != self._asked:
                return
            if isinstance(result, Exception):
                self._figures.failed.append(result)
                _log.warning("no %s: %s", name, result)
            else:
                setattr(self._figures, name, result)

        return hear

    def _close_storm(self, asked: int, run: Run | Exception | None) -> None:
        """End a storm that the program was closed or killed in: what it came to counts."""
        if asked == self._asked and isinstance(run, Run) and self._puzzles is not None and self._course is None:
            self._puzzles.save_run(replace(run, ended=self._moment_now()), _log_failure)

    def _hear_day(self, asked: int, day: int, page: HistoryPage | Exception) -> None:
        if asked == self._asked and not isinstance(page, Exception) and page.answers:
            attempt = page.answers[0].attempt
            self._figures.day_done = attempt if attempt.moment.day == day else None

    def _hear_themes(self, asked: int, themes: tuple[ThemeCount, ...] | Exception) -> None:
        if asked != self._asked or self._course is not None:
            return
        if isinstance(themes, Exception):
            _log.warning("no bank of puzzles: %s", themes)
            self._put_state(PuzzlesState(Stage.NO_BANK))
            return
        self._figures.themes = themes
        self._put_state(PuzzlesState(Stage.HOME, home=self._home()))

    def _home(self) -> PuzzlesHome:
        figures, settings = self._figures, self._settings.current
        overall = next((row for row in figures.skills if row.subject == ALL), None)
        change = None
        if overall is not None and len(figures.curve) > 1:
            change = round(overall.rating) - round(figures.curve[0][1])
        return PuzzlesHome(
            rating=None if overall is None or not settings.show_ratings else round(overall.rating),
            rated_answers=0 if overall is None else overall.answered,
            rating_change=change,
            history=figures.curve,
            show_ratings=settings.show_ratings,
            streak=None if figures.streak is None else Streak.from_text(figures.streak.state).score,
            best_streak=None if figures.best_streak is None else figures.best_streak.score,
            best_storm=None if figures.best_storm is None else figures.best_storm.score,
            day=self._today(),
            day_done=figures.day_done,
            themes=figures.themes,
            favourites=len(figures.favourites),
            profile=settings.profile.value,
            day_question=None if figures.day_offered is None else figures.day_offered.puzzle.question,
            today_answered=self._keeping.figures(settings.daily_goal).answered,
            reported=len(figures.complaints),
            exported=figures.exported,
        )

    def export_reported(self, path: Path) -> None:
        """Write the puzzles that were said to be wrong to a file, with their notes."""
        if self._puzzles is not None:
            self._puzzles.export_complaints(path, partial(self._say_exported, self._asked, path.name))

    def _say_exported(self, asked: int, name: str, count: int | Exception) -> None:
        if isinstance(count, Exception):
            _log.warning("reported puzzles could not be written: %s", count)
        if asked == self._asked and self._state.stage is Stage.HOME:
            self._figures.exported = Exported(name, None if isinstance(count, Exception) else count)
            self._put_state(PuzzlesState(Stage.HOME, home=self._home()))

    # Courses

    def start_course(self, mode: Mode, theme: str = "") -> None:
        """Begin rated play, a theme, a streak (or go on with it), a storm or the day's puzzle."""
        if self._puzzles is None:
            return
        terms, skills = self._terms(), self._figures.skills
        self._before_run = None
        if mode is Mode.STREAK:
            open_run = self._figures.streak
            self._before_run = self._figures.best_streak
            run = open_run or self._new_run(Mode.STREAK, Streak().to_text())
            self._play(StreakCourse(self._puzzles, terms, run, skills))
        elif mode is Mode.STORM:
            self._before_run = self._figures.best_storm
            self._play(StormCourse(self._puzzles, terms, self._new_run(Mode.STORM, Storm().to_text()), skills))
        elif mode is Mode.DAILY:
            self._puzzles.puzzle_of_day(self._today(), tuple(self._drills), _ALL_PROFILES, self._play_day)
        else:
            self._play(RatedCourse(self._puzzles, terms, skills, theme))

    def play_again(self) -> None:
        """Play what was missed or slow once more, unrated."""
        if self._puzzles is not None and self._again:
            self._play(ListCourse(self._puzzles, self._terms(), Mode.AGAIN, again_tasks(self._again)))

    def play_favourites(self) -> None:
        """Play the favourites, unrated."""
        tasks = [
            Task(favourite.question, favourite.uid, is_first=False, is_favourite=True)
            for favourite in self._figures.favourites
            if favourite.question.kind in self._drills
        ]
        if self._puzzles is not None and tasks:
            self._play(ListCourse(self._puzzles, self._terms(), Mode.AGAIN, tasks))

    def leave(self) -> None:
        """Leave the course: to its summary where there is one, else home."""
        if self._course is not None:
            self.stop()
        else:
            self.open_home()

    def open_history(self, wanted: HistoryFilter) -> None:
        """List answers."""
        if self._puzzles is not None:
            self._puzzles.history(wanted, partial(self._show_history, wanted))

    def _terms(self) -> Terms:
        return Terms(self._drills, self._settings.current.profile.value)

    def _new_run(self, mode: Mode, state: str) -> Run:
        return Run(self._rng.randbytes(RUN_BYTES), mode, self._moment_now(), state)

    def _play(self, course: Course) -> None:
        self._put_state(PuzzlesState(Stage.LOADING))
        self.begin(course)

    def _play_day(self, offered: Offered | Exception | None) -> None:
        if self._puzzles is None or offered is None or isinstance(offered, Exception):
            self._put_state(PuzzlesState(Stage.NO_BANK if isinstance(offered, Exception) else Stage.NONE_LEFT))
            return
        puzzle = offered.puzzle
        task = Task(puzzle.question, puzzle.uid, offered.is_first, offered.is_favourite)
        self._play(ListCourse(self._puzzles, self._terms(), Mode.DAILY, (task,), self._figures.skills))

    def _course_changed(self) -> None:
        play = self.state()
        if play is not None:
            self._put_state(PuzzlesState(Stage.PLAYING, play=play))

    def _course_ended(self, course: Course) -> None:
        """Close the run, and show what was missed; without an answer there is nothing to sum up."""
        status = course.status()
        if not self._put_any and not status.is_over:
            self._put_state(PuzzlesState(Stage.NONE_LEFT))
            return
        self._keep_run(course)
        if not (status.score or status.errors or status.is_over):
            self.open_home()
            return
        self._again = tuple(self._missed)
        before = None if self._before_run is None else self._before_run.score
        is_best = isinstance(course, StreakCourse | StormCourse) and status.is_over and status.score > (before or 0)
        self._put_state(
            PuzzlesState(Stage.SUMMARY, summary=SummaryState(course.status(), before, is_best, self._again))
        )

    def _keep_run(self, course: Course) -> None:
        """Save a storm as ended, and a streak as it stands: it is gone on with another time."""
        if self._puzzles is None:
            return
        if isinstance(course, StormCourse):
            self._puzzles.save_run(course.end(self._moment_now()), _log_failure)
        elif isinstance(course, StreakCourse) and course.status().score:
            self._puzzles.save_run(course.run, _log_failure)

    def _show_history(self, wanted: HistoryFilter, page: HistoryPage | Exception) -> None:
        if isinstance(page, Exception):
            _log.warning("no history: %s", page)
            page = HistoryPage((), None)
        self._put_state(PuzzlesState(Stage.HISTORY, history=page, wanted=wanted))

    def _put_state(self, state: PuzzlesState) -> None:
        self._state = state
        if self._view is not None:
            self._view.show_state(state)


def _log_failure(result: object) -> None:
    if isinstance(result, Exception):
        _log.warning("a run was not kept: %s", result)

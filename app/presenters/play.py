"""Play: one puzzle after another in a course, each answer kept with what it changes, the last one can be taken back."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from app.presenters.course import Course, RunStatus, Task
from app.presenters.desk import QuestionDesk
from app.presenters.ports import AnswerStore, Later, MomentClock, SettingsPort, Stopwatch
from app.presenters.puzzle_ports import PuzzlePort
from app.presenters.puzzle_states import PlayState
from app.presenters.state import Phase, PracticeState
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Drill, Grade, Verdict
from puzzles.drills.records import KeptAnswer, SkillRow, Undone
from puzzles.trainer.schedule import SLOW_TIMES_PAR

TICK_MS: Final = 1000

_log = logging.getLogger(__name__)


class Play(QuestionDesk):
    """A course in play. ``changed`` hears that something is to be shown; ``ended`` that the course is over.

    Time is counted while a question can be answered; a storm's runs out even if nothing is done.
    """

    def __init__(
        self,
        drills: Mapping[str, Drill],
        settings: SettingsPort,
        moment: MomentClock,
        stopwatch: Stopwatch,
        later: Later,
        changed: Callable[[], None],
        ended: Callable[[Course], None],
    ) -> None:
        super().__init__(drills, stopwatch, later)
        self._settings = settings
        self._moment = moment
        self._changed = changed
        self._ended = ended
        self._puzzles: PuzzlePort | None = None
        self._course: Course | None = None
        self._task: Task | None = None
        self._is_finding = False
        self._undoing = False
        self._spent_ms = 0
        self._ticket = 0
        self._missed: list[KeptAnswer] = []
        self._put_any = False

    @property
    def course(self) -> Course | None:
        """Give the course in play."""
        return self._course

    @property
    def is_ready(self) -> bool:
        """Tell whether there is a store to play from."""
        return self._puzzles is not None

    def use_store(self, store: AnswerStore, puzzles: PuzzlePort) -> None:
        """Keep answers here, and find puzzles there."""
        self._keeping.use(store)
        self._puzzles = puzzles

    def begin(self, course: Course) -> None:
        """Begin a course with its first puzzle, or hear at once that there is none."""
        self._course, self._task = course, None
        self._missed, self._put_any = [], False
        self._ticket += 1
        self._find()

    def stop(self) -> None:
        """Leave the course."""
        self._timer.pause()
        self._ticket += 1
        course, self._course, self._task = self._course, None, None
        if course is not None:
            self._ended(course)

    # What the learner does

    def check_or_next(self) -> None:
        """Check the answer, or after its feedback go on."""
        if self._course is None or self._saving is not None or self._is_finding or self._undoing:
            return
        if self._task is not None and self._phase is Phase.ASKING:
            self._check()
        else:
            self._go_on()

    def look_back(self) -> None:
        """Nothing: a puzzle that was answered is found in the history."""

    def skip(self) -> None:
        """Pass the puzzle by, where the course allows it."""
        if self._course is not None and self._phase is Phase.ASKING and not self._is_locked() and self._course.skip():
            self._find()

    def take_back(self) -> None:
        """Undo the last change of the draft; after the feedback take the answer itself back, with all it changed."""
        if self._phase is Phase.ANSWERED and self._can_undo() and self._puzzles is not None:
            self._undoing = True
            self._puzzles.undo(self._moment_now(), partial(self._undone, self._ticket))
        else:
            super().take_back()

    def mark_favourite(self, chosen: bool) -> None:
        """Make the puzzle a favourite, or one no longer."""
        if self._task is not None and self._puzzles is not None:
            task = self._task = replace(self._task, is_favourite=chosen)
            self._puzzles.set_favourite(task.question, chosen, self._moment_now(), _log_failure)
            self._show()

    def report_wrong(self, note: str) -> None:
        """Keep that the puzzle is said to be wrong."""
        if self._task is not None and self._puzzles is not None:
            self._puzzles.complain(self._task.question, note, self._moment_now(), _log_failure)

    # The course

    def _go_on(self) -> None:
        if self._course is not None and self._course.status().is_over:
            self.stop()
        else:
            self._find()

    def _find(self) -> None:
        if self._course is None:
            return
        self._is_finding = True
        self._course.find(self._today(), partial(self._found, self._ticket))

    def _found(self, ticket: int, task: Task | Exception | None) -> None:
        if ticket != self._ticket:
            return
        self._is_finding = False
        if isinstance(task, Exception):
            _log.warning("no puzzle could be found: %s", task)
        if task is None or isinstance(task, Exception):
            self.stop()
            return
        self._task = task
        self._put_any = True
        self._spent_ms = 0
        self._put(task.question)
        self._later(TICK_MS, partial(self._tick, self._ticket, task))

    def _tick(self, ticket: int, task: Task) -> None:
        """Let a storm's time pass while its question waits for an answer."""
        if ticket != self._ticket or task is not self._task or self._phase is not Phase.ASKING or self._saving:
            return
        if self._course is None or self._course.status().left_ms is None:
            return
        self._spend()
        if self._course.status().is_over:
            self.stop()
            return
        self._changed()
        self._later(TICK_MS, partial(self._tick, ticket, task))

    def _spend(self) -> None:
        if self._course is not None:
            used = max(self._timer.milliseconds - self._spent_ms, 0)
            self._spent_ms += used
            self._course.spend(used)

    def _undone(self, ticket: int, undone: Undone | Exception | None) -> None:
        if ticket != self._ticket or isinstance(undone, Exception) or undone is None or self._puzzles is None:
            self._undoing = False
            if isinstance(undone, Exception):
                _log.warning("the last answer could not be taken back: %s", undone)
            return
        self._puzzles.skills(partial(self._reread, ticket, undone))

    def _reread(self, ticket: int, undone: Undone, skills: tuple[SkillRow, ...] | Exception) -> None:
        """Put the question back as it was before its answer."""
        self._undoing = False
        if ticket != self._ticket or isinstance(skills, Exception) or self._course is None or self._task is None:
            return
        self._course.undone(undone, skills)
        self._keeping.recount()
        self._missed = [kept for kept in self._missed if kept.uid != self._task.uid]
        # The solution has been seen: the next answer is no first one, and is not rated.
        self._task = replace(self._task, is_first=False)
        self._put(self._task.question)

    # What the desk asks

    def _moment_now(self) -> Moment:
        return self._moment(self._settings.current.rollover_hour)

    def _is_locked(self) -> bool:
        return self._task is None or self._is_finding or self._undoing

    def _mode(self) -> Mode:
        return Mode.RATED if self._course is None else self._course.mode

    def _send(self, attempt: Attempt, settled: Callable[[], None]) -> None:
        if self._course is None or self._task is None:
            raise RuntimeError("an answer was given outside a course")
        self._spend()
        self._keeping.keep(attempt, settled, self._course.effects(attempt, self._task))

    def _revealed(self, attempt: Attempt, verdict: Verdict) -> None:
        """Remember what was missed or slow, to be played again."""
        slow = SLOW_TIMES_PAR * self._drills[attempt.question.kind].par_ms
        if self._task is not None and (verdict.grade is not Grade.RIGHT or attempt.took_ms > slow):
            self._missed.append(KeptAnswer(0, self._task.uid, attempt, self._task.is_favourite))

    def _show(self) -> None:
        self._changed()

    def _can_undo(self) -> bool:
        """Tell whether the answer can be taken back: it is safe, and no clock has gone on since."""
        is_timed = self._course is not None and self._course.status().left_ms is not None
        return self._phase is Phase.ANSWERED and not self._keeping.unsaved and not self._undoing and not is_timed

    # What is shown

    def state(self) -> PlayState | None:
        """Give the question in play; None while there is none."""
        if self._course is None or self._task is None:
            return None
        status = self._course.status()
        return PlayState(
            desk=self._desk_state(status),
            status=status,
            task=self._task,
            can_undo=self._can_undo(),
            can_skip=self._phase is Phase.ASKING and status.mode in (Mode.STREAK, Mode.RATED, Mode.THEME),
        )

    def _desk_state(self, status: RunStatus) -> PracticeState:
        settings = self._settings.current
        return PracticeState(
            profile=self._question.position.rules.profile.value,
            kind=self._question.kind,
            adaptive=False,
            level=self._question.level,
            phase=self._phase,
            form=self._drill_of(self._question).form,
            question=self._question,
            draft=self._sheet.draft,
            feedback=self._feedback,
            hint=self._sheet.hint,
            hint_facts=self._sheet.hint_facts,
            trail=(),
            streak=status.score if status.mode is Mode.STREAK else 0,
            today=self._keeping.figures(settings.daily_goal),
            last=None,
            save=self._save_state(),
            unsaved=self._keeping.unsaved,
            show_needs=settings.show_needs,
            first_run=False,
            show_timer=settings.show_timer,
            offered_faults=self._sheet.faults,
            offered_items=self._sheet.items,
            waiting=self._saving is not None,
        )


def _log_failure(result: object) -> None:
    if isinstance(result, Exception):
        _log.warning("not kept: %s", result)

"""Courses: what comes next in each sort of play, what an answer changes, and when it is over. No Qt, no sentences."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from app.presenters.ports import Background
from app.presenters.puzzle_ports import PuzzleLookups
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Drill, Grade, Question
from puzzles.drills.records import DueReview, Effects, KeptAnswer, Offered, ReviewRow, Run, SkillRow, Undone, Wish
from puzzles.trainer.rated import ALL, effects_of
from puzzles.trainer.rating import START
from puzzles.trainer.storm import Storm
from puzzles.trainer.streak import Streak
from puzzles.trainer.variants import variant_of

FRESH_DAYS: Final = 60
_TRIES: Final = 6
_ASIDE: Final = 60


@dataclass(frozen=True, slots=True)
class Task:
    """The next question of a course.

    ``uid`` names the puzzle that it stands for, which a variant shares with the puzzle that was missed; ``missed`` is
    the answer because of which it comes back.
    """

    question: Question
    uid: bytes
    is_first: bool
    is_favourite: bool = False
    review: ReviewRow | None = None
    missed: Attempt | None = None
    is_variant: bool = False


@dataclass(frozen=True, slots=True)
class RunStatus:
    """How a course stands.

    ``rating`` is the learner's own and ``change`` what the last answer did to it; ``left_ms`` the time of a storm;
    ``place`` of ``count`` where the number of questions is known.
    """

    mode: Mode
    theme: str = ""
    score: int = 0
    errors: int = 0
    combo: int = 0
    left_ms: int | None = None
    rating: int | None = None
    change: int | None = None
    place: int | None = None
    count: int | None = None
    is_over: bool = False


Found = Callable[[Task | Exception | None], None]
"""Hears the next task, None when there is none (any more), or what went wrong."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What every course keeps to: the drills of the kinds that can be played, and the profile."""

    drills: Mapping[str, Drill]
    profile: str


class Course(ABC):
    """A sort of play from its first puzzle to its last."""

    mode: Mode
    theme = ""

    def __init__(self, puzzles: PuzzleLookups, terms: Terms, skills: Sequence[SkillRow] = ()) -> None:
        self._puzzles = puzzles
        self._terms = terms
        self._skills = {row.subject: row for row in skills}
        self._change: int | None = None
        self._had: set[bytes] = set()

    @property
    def rating(self) -> int:
        """Give the learner's rating in points."""
        row = self._skills.get(ALL)
        return round(row.rating if row else START)

    @abstractmethod
    def find(self, day: int, found: Found) -> None:
        """Look for the next task."""

    @abstractmethod
    def status(self) -> RunStatus:
        """Say how things stand."""

    def effects(self, attempt: Attempt, task: Task) -> Effects:
        """Give what an answer changes beside the log, and count it."""
        before, drill = self.rating, self._terms.drills[attempt.question.kind]
        effects = effects_of(
            attempt,
            task.uid,
            is_first=task.is_first,
            skills=self._skills,
            review=task.review,
            luck=drill.luck,
            par_ms=drill.par_ms,
            chosen_theme=self.theme or None,
            run=self._run_after(attempt),
        )
        self._skills.update((row.subject, row) for row in effects.skills)
        self._change = self.rating - before if effects.skills else None
        return effects

    def skip(self) -> bool:
        """Pass a puzzle by where that is allowed; tell whether it was."""
        return True

    def spend(self, used_ms: int) -> None:
        """Let time pass; only a storm minds."""
        del used_ms

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Go on from where things were before the answer that was taken back."""
        del undone
        self._skills = {row.subject: row for row in skills}
        self._change = None

    def _run_after(self, attempt: Attempt) -> Run | None:
        del attempt
        return None

    def _wish(self, rating: int, day: int) -> Wish:
        return Wish(
            kinds=tuple(self._terms.drills),
            profiles=(self._terms.profile,),
            rating=rating,
            themes=(self.theme,) if self.theme else (),
            unseen_since=day - FRESH_DAYS,
        )

    def _look_up(self, wish: Wish, found: Found, tries: int = 0) -> None:
        """Find a puzzle, with its review where it has one.

        One that was seen lately will do when no other is left; one that this course had, only when the tries nearby
        give nothing else.
        """

        def hear(offered: Offered | Exception | None) -> None:
            if offered is None and wish.unseen_since is not None:
                self._look_up(replace(wish, unseen_since=None), found, tries)
            elif offered is None or isinstance(offered, Exception):
                found(offered)
            elif offered.puzzle.uid in self._had and tries < _TRIES:
                self._look_up(
                    replace(wish, rating=wish.rating + _ASIDE * (-1) ** tries * (tries + 1)), found, tries + 1
                )
            else:
                self._had.add(offered.puzzle.uid)
                self._with_review(offered, found)

        self._puzzles.next_puzzle(wish, hear)

    def _with_review(self, offered: Offered, found: Found) -> None:
        task = Task(offered.puzzle.question, offered.puzzle.uid, offered.is_first, offered.is_favourite)
        if offered.is_first:
            found(task)
            return

        def hear(due: DueReview | Exception | None) -> None:
            found(due if isinstance(due, Exception) else replace(task, review=due.review if due else None))

        self._puzzles.review(task.uid, hear)


class RatedCourse(Course):
    """Puzzle after puzzle about as hard as the learner is strong; of one theme where one was chosen."""

    def __init__(self, puzzles: PuzzleLookups, terms: Terms, skills: Sequence[SkillRow] = (), theme: str = "") -> None:
        super().__init__(puzzles, terms, skills)
        self.theme = theme
        self.mode = Mode.THEME if theme else Mode.RATED
        self._done = 0
        self._right = 0

    def find(self, day: int, found: Found) -> None:
        """Look for a puzzle near the learner's rating."""
        row = self._skills.get(f"theme:{self.theme}") if self.theme else None
        self._look_up(self._wish(round(row.rating) if row else self.rating, day), found)

    def effects(self, attempt: Attempt, task: Task) -> Effects:
        """Count the answer, too."""
        self._done += 1
        self._right += attempt.grade is Grade.RIGHT
        return super().effects(attempt, task)

    def status(self) -> RunStatus:
        """Say the rating and the right answers so far."""
        return RunStatus(
            self.mode, self.theme, self._right, self._done - self._right, rating=self.rating, change=self._change
        )

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Uncount the answer, too."""
        super().undone(undone, skills)
        self._done -= 1
        self._right -= undone.attempt.grade is Grade.RIGHT


class _RunCourse(Course):
    """A course that is kept as a run, so that it outlives the program."""

    def __init__(self, puzzles: PuzzleLookups, terms: Terms, run: Run, skills: Sequence[SkillRow] = ()) -> None:
        super().__init__(puzzles, terms, skills)
        self._run = run
        self.mode = run.mode

    @property
    def run(self) -> Run:
        """Give the run as it is now."""
        return self._run

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Take the run as it was, too."""
        super().undone(undone, skills)
        if undone.run is not None:
            self._run = undone.run


class StreakCourse(_RunCourse):
    """Harder and harder until the first error."""

    def find(self, day: int, found: Found) -> None:
        """Look for the next puzzle; none when the streak is over."""
        streak = Streak.from_text(self._run.state)
        if streak.over:
            found(None)
        else:
            self._look_up(self._wish(streak.rating, day), found)

    def status(self) -> RunStatus:
        """Say how long the streak is."""
        streak = Streak.from_text(self._run.state)
        return RunStatus(self.mode, score=streak.score, rating=self.rating, change=self._change, is_over=streak.over)

    def skip(self) -> bool:
        """Pass one puzzle by in a streak."""
        streak = Streak.from_text(self._run.state)
        if streak.skipped or streak.over:
            return False
        self._run = replace(self._run, state=streak.skip().to_text())
        return True

    def _run_after(self, attempt: Attempt) -> Run:
        streak = Streak.from_text(self._run.state).after(attempt.grade)
        ended = attempt.moment if streak.over else None
        self._run = replace(self._run, state=streak.to_text(), score=streak.score, ended=ended)
        return self._run


class StormCourse(_RunCourse):
    """As many as three minutes hold."""

    def find(self, day: int, found: Found) -> None:
        """Look for the next puzzle; none when the time is up."""
        storm = Storm.from_text(self._run.state)
        if storm.over:
            found(None)
        else:
            self._look_up(self._wish(storm.rating, day), found)

    def spend(self, used_ms: int) -> None:
        """Take time off."""
        storm = Storm.from_text(self._run.state).spend(used_ms)
        self._run = replace(self._run, state=storm.to_text())

    def end(self, now: Moment) -> Run:
        """Close the run: the time is up, or the learner left."""
        self._run = replace(self._run, ended=self._run.ended or now)
        return self._run

    def status(self) -> RunStatus:
        """Say the score, the combo and the time."""
        storm = Storm.from_text(self._run.state)
        return RunStatus(
            self.mode,
            score=storm.score,
            errors=storm.errors,
            combo=storm.combo,
            left_ms=storm.left_ms,
            is_over=storm.over or self._run.ended is not None,
        )

    def _run_after(self, attempt: Attempt) -> Run:
        storm = Storm.from_text(self._run.state).after(attempt.grade)
        ended = attempt.moment if storm.over else None
        self._run = replace(self._run, state=storm.to_text(), score=storm.score, ended=ended)
        return self._run


class ListCourse(Course):
    """Questions that are known beforehand: the day's puzzle, what is due, or a run's misses once more."""

    def __init__(
        self,
        puzzles: PuzzleLookups,
        terms: Terms,
        mode: Mode,
        tasks: Sequence[Task],
        skills: Sequence[SkillRow] = (),
    ) -> None:
        super().__init__(puzzles, terms, skills)
        self.mode = mode
        self._tasks = tuple(tasks)
        self._place = 0
        self._right = 0

    def find(self, day: int, found: Found) -> None:
        """Give the next one."""
        del day
        if self._place >= len(self._tasks):
            found(None)
            return
        self._place += 1
        found(self._tasks[self._place - 1])

    def effects(self, attempt: Attempt, task: Task) -> Effects:
        """Count the answer, too."""
        self._right += attempt.grade is Grade.RIGHT
        return super().effects(attempt, task)

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Uncount the answer, too."""
        super().undone(undone, skills)
        self._right -= undone.attempt.grade is Grade.RIGHT

    def status(self) -> RunStatus:
        """Say which one of how many it is."""
        return RunStatus(
            self.mode,
            score=self._right,
            place=self._place,
            count=len(self._tasks),
            rating=self.rating if self.mode is Mode.DAILY else None,
            change=self._change,
            is_over=self._place >= len(self._tasks),
        )


class ReviewCourse(Course):
    """What is due, one after another, each in other tiles where the engine can prove that it stays the same puzzle."""

    mode = Mode.REVIEW

    def __init__(
        self,
        puzzles: PuzzleLookups,
        terms: Terms,
        due: Sequence[DueReview],
        background: Background,
        rng: Random,
    ) -> None:
        super().__init__(puzzles, terms)
        self._due = tuple(row for row in due if row.question.kind in terms.drills)
        self._background = background
        self._rng = rng
        self._place = 0
        self._right = 0

    def find(self, day: int, found: Found) -> None:
        """Give the next one that is due, as a variant if there is one."""
        del day
        if self._place >= len(self._due):
            found(None)
            return
        row = self._due[self._place]
        self._place += 1
        drill, rng = self._terms.drills[row.question.kind], Random(self._rng.getrandbits(64))

        def hear(variant: Question | None) -> None:
            found(
                Task(
                    variant or row.question,
                    row.review.uid,
                    is_first=False,
                    review=row.review,
                    missed=row.missed,
                    is_variant=variant is not None,
                )
            )

        self._background.start(lambda: variant_of(row.question, drill, rng), hear, lambda error: hear(None))

    def effects(self, attempt: Attempt, task: Task) -> Effects:
        """Count the answer, too."""
        self._right += attempt.grade is Grade.RIGHT
        return super().effects(attempt, task)

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Uncount the answer, too."""
        super().undone(undone, skills)
        self._right -= undone.attempt.grade is Grade.RIGHT

    def status(self) -> RunStatus:
        """Say which one of how many it is."""
        return RunStatus(
            self.mode,
            score=self._right,
            place=self._place,
            count=len(self._due),
            is_over=self._place >= len(self._due),
        )


def again_tasks(answers: Sequence[KeptAnswer]) -> tuple[Task, ...]:
    """Give the questions of these answers once more, each once, unrated."""
    seen: dict[bytes, Task] = {}
    for kept in answers:
        seen.setdefault(
            kept.uid,
            Task(kept.attempt.question, kept.uid, is_first=False, is_favourite=kept.is_favourite, missed=kept.attempt),
        )
    return tuple(seen.values())

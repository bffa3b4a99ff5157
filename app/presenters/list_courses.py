"""Courses whose questions are known beforehand: the day's puzzle, favourites, misses once more, and what is due."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from app.presenters.course import Course, Found, RunStatus, Task, Terms
from app.presenters.ports import Background
from app.presenters.puzzle_ports import PuzzleLookups
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Grade, Question
from puzzles.drills.records import DueReview, Effects, KeptAnswer, SkillRow, Undone
from puzzles.trainer.variants import variant_of


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
        self._answered = 0
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
        self._answered += 1
        self._right += attempt.grade is Grade.RIGHT
        return super().effects(attempt, task)

    def undone(self, undone: Undone, skills: Sequence[SkillRow]) -> None:
        """Uncount the answer, too."""
        super().undone(undone, skills)
        self._answered -= 1
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
            is_over=self._answered >= len(self._tasks),
        )


class ReviewCourse(ListCourse):
    """What is due, one after another, each in other tiles where the engine can prove that it stays the same puzzle."""

    def __init__(
        self,
        puzzles: PuzzleLookups,
        terms: Terms,
        due: Sequence[DueReview],
        background: Background,
        rng: Random,
    ) -> None:
        tasks = [
            Task(row.question, row.review.uid, is_first=False, review=row.review, missed=row.missed)
            for row in due
            if row.question.kind in terms.drills
        ]
        super().__init__(puzzles, terms, Mode.REVIEW, tasks)
        self._background = background
        self._rng = rng

    def find(self, day: int, found: Found) -> None:
        """Give the next one that is due, as a variant if there is one."""
        super().find(day, lambda task: self._vary(task, found))

    def _vary(self, task: Task | Exception | None, found: Found) -> None:
        if not isinstance(task, Task):
            found(task)
            return
        asked = task.question
        drill, rng = self._terms.drills[asked.kind], Random(self._rng.getrandbits(64))

        def hear(variant: Question | None) -> None:
            found(task if variant is None else replace(task, question=variant, is_variant=True))

        self._background.start(lambda: variant_of(asked, drill, rng), hear, lambda error: hear(None))


def again_tasks(answers: Sequence[KeptAnswer]) -> tuple[Task, ...]:
    """Give the questions of these answers once more, each once, unrated."""
    seen: dict[bytes, Task] = {}
    for kept in answers:
        seen.setdefault(
            kept.uid,
            Task(kept.attempt.question, kept.uid, is_first=False, is_favourite=kept.is_favourite, missed=kept.attempt),
        )
    return tuple(seen.values())

"""A course: what comes next in a sort of play, what an answer changes, and when it is over. No Qt, no sentences."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.presenters.puzzle_ports import PuzzleLookups
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Drill, Question
from puzzles.drills.records import DueReview, Effects, Offered, ReviewRow, Run, SkillRow, Undone, Wish
from puzzles.trainer.rated import ALL, effects_of
from puzzles.trainer.rating import START

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

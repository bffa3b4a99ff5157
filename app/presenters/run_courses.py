"""Courses that look among the puzzles for what comes next: rated play, a theme, a streak, a storm."""

from collections.abc import Sequence
from dataclasses import replace

from app.presenters.course import Course, Found, RunStatus, Task, Terms
from app.presenters.puzzle_ports import PuzzleLookups
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import Effects, Run, SkillRow, Undone
from puzzles.trainer.storm import Storm
from puzzles.trainer.streak import Streak


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

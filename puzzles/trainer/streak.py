"""Streak: puzzles get harder one by one until the first error; it can be left and gone on with another day."""

import json
from dataclasses import dataclass, replace
from typing import Final

from puzzles.drills.base import Grade

FIRST_RATING: Final = 700
STEP: Final = 35
HARDEST: Final = 2300
LAST_STEPS: Final = 10


@dataclass(frozen=True, slots=True)
class Streak:
    """How far a streak has come; ``over`` once something was answered wrong. One puzzle may be skipped."""

    score: int = 0
    over: bool = False
    skipped: bool = False

    @property
    def rating(self) -> int:
        """Give how hard the next puzzle should be: steadily harder, and more slowly near the end."""
        reached = FIRST_RATING + STEP * self.score
        slow_from = HARDEST - STEP * LAST_STEPS
        return reached if reached <= slow_from else min(slow_from + (reached - slow_from) // 3, HARDEST)

    def after(self, grade: Grade) -> "Streak":
        """Give the streak after an answer; anything but right ends it."""
        if self.over:
            raise ValueError("this streak is over")
        return replace(self, score=self.score + 1) if grade is Grade.RIGHT else replace(self, over=True)

    def skip(self) -> "Streak":
        """Pass one puzzle by, once in a streak."""
        if self.skipped or self.over:
            raise ValueError("a streak skips one puzzle, and only while it runs")
        return replace(self, skipped=True)

    def to_text(self) -> str:
        """Write it for the run's state."""
        return json.dumps({"score": self.score, "over": self.over, "skipped": self.skipped})

    @classmethod
    def from_text(cls, text: str) -> "Streak":
        """Read a run's state; a damaged one begins anew."""
        try:
            data = json.loads(text)
            return cls(int(data["score"]), bool(data["over"]), bool(data["skipped"]))
        except (ValueError, KeyError, TypeError):
            return cls()

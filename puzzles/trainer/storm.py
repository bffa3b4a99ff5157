"""Storm: as many puzzles as three minutes hold; an error costs ten seconds, a run of right answers adds some."""

import json
from dataclasses import dataclass, replace
from typing import Final

from puzzles.drills.base import Grade

START_MS: Final = 180_000
ERROR_MS: Final = 10_000
COMBO_GIFTS: Final = {5: 3_000, 12: 5_000, 20: 7_000, 30: 10_000}
LATER_EVERY: Final = 10
LATER_GIFT: Final = 10_000
FIRST_RATING: Final = 650
STEP: Final = 22
HARDEST: Final = 2200


@dataclass(frozen=True, slots=True)
class Storm:
    """A storm as it stands: right answers, errors, the run of right ones, and the milliseconds that are left.

    Time is taken off as it is used (by a monotonic clock that stands still while the program is paused).
    """

    score: int = 0
    errors: int = 0
    combo: int = 0
    best_combo: int = 0
    left_ms: int = START_MS

    @property
    def over(self) -> bool:
        """Tell whether the time has run out."""
        return self.left_ms <= 0

    @property
    def rating(self) -> int:
        """Give how hard the next puzzle should be: a little harder with each right answer."""
        return min(FIRST_RATING + STEP * self.score, HARDEST)

    def spend(self, used_ms: int) -> "Storm":
        """Take time off; raises ValueError for time that runs backwards."""
        if used_ms < 0:
            raise ValueError(f"time used is {used_ms!r} ms, expected 0 or more")
        return replace(self, left_ms=max(self.left_ms - used_ms, 0))

    def after(self, grade: Grade) -> "Storm":
        """Give the storm after an answer; an answer when time is up counts no more."""
        if self.over:
            return self
        if grade is not Grade.RIGHT:
            return replace(self, errors=self.errors + 1, combo=0, left_ms=max(self.left_ms - ERROR_MS, 0))
        combo = self.combo + 1
        return replace(
            self,
            score=self.score + 1,
            combo=combo,
            best_combo=max(combo, self.best_combo),
            left_ms=self.left_ms + gift(combo),
        )

    def to_text(self) -> str:
        """Write it for the run's state."""
        return json.dumps(
            {
                "score": self.score,
                "errors": self.errors,
                "combo": self.combo,
                "best_combo": self.best_combo,
                "left_ms": self.left_ms,
            }
        )

    @classmethod
    def from_text(cls, text: str) -> "Storm":
        """Read a run's state; a damaged one has no time left."""
        try:
            data = json.loads(text)
            return cls(
                int(data["score"]),
                int(data["errors"]),
                int(data["combo"]),
                int(data["best_combo"]),
                int(data["left_ms"]),
            )
        except (ValueError, KeyError, TypeError):
            return cls(left_ms=0)


def gift(combo: int) -> int:
    """Give the milliseconds that a run of so many right answers adds: at 5, 12, 20, 30, then at every tenth."""
    last = max(COMBO_GIFTS)
    if combo > last:
        return LATER_GIFT if (combo - last) % LATER_EVERY == 0 else 0
    return COMBO_GIFTS.get(combo, 0)

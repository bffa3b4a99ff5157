"""The day's figures: counted along at once, and put right by the store when it has an exact answer."""

from puzzles.drills.attempt import Attempt, Figures
from puzzles.drills.base import Grade


class DayCount:
    """How many questions were answered today, how many of them right, and the median time."""

    def __init__(self) -> None:
        self.day: int | None = None
        self.answered = 0
        self.right = 0
        self.median_ms: int | None = None
        self._times: list[int] = []

    def begin(self, day: int) -> None:
        """Begin a new day at nothing; on the same day nothing happens."""
        if day == self.day:
            return
        self.day = day
        self.answered = self.right = 0
        self.median_ms = None
        self._times = []

    def count(self, attempt: Attempt) -> None:
        """Count an answer on its own day."""
        self.begin(attempt.moment.day)
        self.answered += 1
        self.right += attempt.grade is Grade.RIGHT
        self._times.append(attempt.took_ms)
        if len(self._times) == self.answered:
            self.median_ms = _median(self._times)

    def correct(self, figures: Figures) -> None:
        """Take over the figures of the store, which know the answers of earlier today as well."""
        self.answered = figures.today_answered
        self.right = figures.today_right
        self.median_ms = figures.today_median_ms


def _median(times: list[int]) -> int:
    """Give the middle of the times; ``statistics`` would cost the start ten milliseconds."""
    ordered = sorted(times)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else round((ordered[middle - 1] + ordered[middle]) / 2)

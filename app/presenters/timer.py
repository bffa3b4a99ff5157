"""The time a question takes, by a stopwatch that a changed clock or a pause doesn't disturb."""

from typing import Final

from app.presenters.ports import Stopwatch

LONGEST_MS: Final = 3_600_000


class QuestionTimer:
    """Counts the time in which a question is on the screen."""

    def __init__(self, stopwatch: Stopwatch) -> None:
        self._stopwatch = stopwatch
        self._counted = 0.0
        self._since: float | None = None

    def restart(self) -> None:
        """Begin at nothing."""
        self._counted = 0.0
        self._since = self._stopwatch()

    def pause(self) -> None:
        """Stop counting until ``resume``."""
        if self._since is not None:
            self._counted += self._stopwatch() - self._since
            self._since = None

    def resume(self) -> None:
        """Count on."""
        if self._since is None:
            self._since = self._stopwatch()

    @property
    def milliseconds(self) -> int:
        """Give the time counted so far, an hour at most."""
        running = 0.0 if self._since is None else self._stopwatch() - self._since
        return min(round((self._counted + running) * 1000), LONGEST_MS)

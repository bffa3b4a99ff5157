"""Keeping answers: they go to the store however late it opens, and what is safe and what the day comes to is known."""

import logging
from collections.abc import Callable
from functools import partial

from app.presenters.ports import AnswerStore, SaveResult
from app.presenters.state import Today
from app.presenters.today import DayCount
from puzzles.drills.attempt import Attempt, Figures
from puzzles.drills.records import NO_EFFECTS, Effects

_log = logging.getLogger(__name__)


class AnswerKeeping:
    """Hands answers to a store in their order; ``today`` gives the number of the day, ``changed`` hears of news."""

    def __init__(self, today: Callable[[], int], changed: Callable[[], None]) -> None:
        self._today = today
        self._changed = changed
        self._store: AnswerStore | None = None
        self._unsent: list[tuple[Attempt, Callable[[], None], Effects]] = []
        self._day = DayCount()
        self._figures_asked = 0
        self._waiting = 0
        self._lost = 0

    @property
    def unsaved(self) -> int:
        """Give the number of answers that aren't safe: those that wait for the disk, and those that it never took."""
        return self._waiting + self._lost

    def use(self, store: AnswerStore) -> None:
        """Keep answers in this store from now on, those already given included."""
        self._store = store
        unsent, self._unsent = self._unsent, []
        for attempt, settled, effects in unsent:
            store.record(attempt, partial(self._recorded, settled), effects)
        self._ask_for_figures()

    def keep(self, attempt: Attempt, settled: Callable[[], None], effects: Effects = NO_EFFECTS) -> None:
        """Send an answer to the store with what it changes beside.

        ``settled`` hears, perhaps twice, that it is safe or that it has to wait.
        """
        if self._store is None:
            self._unsent.append((attempt, settled, effects))
        else:
            self._store.record(attempt, partial(self._recorded, settled), effects)

    def go_on_unsaved(self) -> None:
        """Take an answer of which nothing is heard for one that waits."""
        self._waiting += 1

    def count(self, attempt: Attempt) -> None:
        """Count an answer that is shown among the day's."""
        self._day.count(attempt)

    def recount(self) -> None:
        """Ask the store for the day's figures: an answer was taken back."""
        self._ask_for_figures()

    def begin_day(self) -> None:
        """Begin a new day's figures if one has begun."""
        self._day.begin(self._today())

    def figures(self, goal: int) -> Today:
        """Give the day's figures."""
        return Today(self._day.answered, self._day.right, self._day.median_ms, goal)

    def _recorded(self, settled: Callable[[], None], result: SaveResult | Exception) -> None:
        if isinstance(result, Exception):
            # A bug in the store: the player goes on and is told, the crash report gets the rest.
            self._lost += 1
            settled()
            raise result
        self._waiting = result.unsaved
        settled()
        if result.saved:
            self._ask_for_figures()

    def _ask_for_figures(self) -> None:
        if self._store is not None:
            self.begin_day()
            self._figures_asked += 1
            self._store.figures(self._today(), partial(self._take_figures, self._figures_asked))

    def _take_figures(self, asked: int, figures: Figures | Exception) -> None:
        """Take the store's figures, unless later ones are on their way or answers are missing in them."""
        if isinstance(figures, Exception):
            _log.warning("no figures of the day: %s", figures)
        elif asked == self._figures_asked and not self.unsaved and not self._unsent:
            self._day.correct(figures)
            self._changed()

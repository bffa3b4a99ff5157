"""Progress: the figures over all answers, read anew at every visit."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol

from app.presenters.ports import AnswerStore
from app.presenters.state import ProgressState, Rate
from puzzles.drills.attempt import Figures, GroupFigures
from puzzles.rules.ruleset import Profile

ENOUGH_ANSWERS: Final = 12
"""From so many answers on a rate says something."""

_log = logging.getLogger(__name__)


class ProgressView(Protocol):
    """What the progress presenter needs of a screen."""

    def show_state(self, state: ProgressState) -> None:
        """Show this and nothing else."""


class ProgressActions(Protocol):
    """What a player can do on the progress screen."""

    def practise(self) -> None:
        """Go to practice."""

    def retry(self) -> None:
        """Try once more to read the figures."""


class ProgressPresenter:
    """The progress screen's behaviour. ``today`` gives the number of the day; ``practise`` goes to practice."""

    def __init__(self, kinds: Iterable[str], today: Callable[[], int], practise: Callable[[], None]) -> None:
        self._kinds = tuple(kinds)
        self._today = today
        self._practise = practise
        self._view: ProgressView | None = None
        self._store: AnswerStore | None = None
        self._asked = 0
        self._state = ProgressState()

    @property
    def state(self) -> ProgressState:
        """Give what is shown."""
        return self._state

    def start(self, view: ProgressView) -> None:
        """Show on this view what is known, and read the figures."""
        self._view = view
        view.show_state(self._state)
        self.refresh()

    def use_store(self, store: AnswerStore) -> None:
        """Read the figures from this store from now on."""
        self._store = store
        self.refresh()

    def refresh(self) -> None:
        """Read the figures anew; the old ones stay until the new ones are there."""
        if self._view is not None and self._store is not None:
            self._asked += 1
            day = self._today()
            self._store.figures(day, partial(self._take, self._asked, day))

    def retry(self) -> None:
        """Try once more to read the figures."""
        self._show(ProgressState())
        self.refresh()

    def practise(self) -> None:
        """Go to practice."""
        self._practise()

    def _take(self, asked: int, day: int, found: Figures | Exception) -> None:
        """Show figures, unless later ones are on their way."""
        if asked != self._asked:
            return
        if isinstance(found, Exception):
            _log.warning("no figures for the progress screen: %s", found)
            self._show(ProgressState(failed=True))
        else:
            self._show(state_of(found, day, self._kinds))

    def _show(self, state: ProgressState) -> None:
        self._state = state
        if self._view is not None:
            self._view.show_state(state)


def state_of(figures: Figures, day: int, kinds: Sequence[str]) -> ProgressState:
    """Work out what the screen shows of the figures."""
    return ProgressState(
        figures=figures,
        day=day,
        percent=percent_of(figures.answered, figures.right),
        kinds=_rates(figures.by_kind, kinds),
        profiles=_rates(figures.by_profile, [profile.value for profile in Profile]),
    )


def percent_of(answered: int, right: int) -> int | None:
    """Give the share of right answers in whole percent, rounded half up; None from too few answers."""
    return (200 * right + answered) // (2 * answered) if answered >= ENOUGH_ANSWERS else None


def _rates(groups: Iterable[GroupFigures], names: Sequence[str]) -> tuple[Rate, ...]:
    """Give a rate for each name; groups that aren't among them, from a later version, come last."""
    found = {group.name: group for group in groups}
    order = [*names, *sorted(found.keys() - set(names))]
    counts = [found.get(name, GroupFigures(name, 0, 0)) for name in order]
    return tuple(Rate(each.name, each.answered, percent_of(each.answered, each.right)) for each in counts)

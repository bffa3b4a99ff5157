"""The question after this one, made while the feedback is read; all questions but the first few come from here."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from app.presenters.feedback import DRILL_FAILURES
from app.presenters.ports import Background
from puzzles.drills.base import Question

TRIES: Final = 5

Show = Callable[[Question | None], None]

_log = logging.getLogger(__name__)


class QuestionsAhead:
    """Makes one question ahead, in the background; where that has not begun yet, a question is made on the spot.

    ``make`` gives a question; it is never called twice at a time.
    """

    def __init__(self, make: Callable[[], Question], background: Background) -> None:
        self._make = make
        self._background = background
        self._ready: Question | None = None
        self._ticket = 0
        self._current: int | None = None
        self._in_work = 0
        self._wanted: Show | None = None

    @property
    def is_awaited(self) -> bool:
        """Tell whether a question that was taken is still in the making."""
        return self._wanted is not None

    def ask(self) -> Question | None:
        """Make a question now; None when the drill failed several times in a row."""
        for _ in range(TRIES):
            try:
                return self._make()
            except DRILL_FAILURES:
                _log.exception("a question could not be made")
        return None

    def prepare(self) -> None:
        """Begin to make the next question, unless it is there or in the making."""
        if self._ready is None and self._current is None:
            self._ticket += 1
            self._current = self._ticket
            self._in_work += 1
            self._background.start(self.ask, partial(self._made, self._ticket), partial(self._failed, self._ticket))

    def drop(self) -> None:
        """Forget what was made: the learner chose something else."""
        self._ready = None
        self._current = None
        self._wanted = None

    def take(self, show: Show) -> None:
        """Show a question: the one that is ready, else one made now, or as soon as one is made."""
        question, self._ready = self._ready, None
        if question is not None:
            show(question)
        elif self._in_work:
            self._wanted = show
            self.prepare()
        else:
            show(self.ask())

    def _made(self, ticket: int, question: Question | None) -> None:
        self._in_work -= 1
        if ticket == self._current:
            self._current = None
            self._hand_over(question)

    def _failed(self, ticket: int, error: Exception) -> None:
        """Hold nobody up for a bug; the crash report gets it."""
        self._in_work -= 1
        if ticket == self._current:
            self._current = None
            self._hand_over(None)
        raise error

    def _hand_over(self, question: Question | None) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted(question)
        else:
            self._ready = question

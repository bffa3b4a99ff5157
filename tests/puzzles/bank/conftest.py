from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from puzzles.bank.reports import Opened
from puzzles.bank.store import ProgressStore
from tests.helpers.attempts import NOON

PATIENCE = 20


class Desk:
    """A store with everything that it hands back, in order."""

    def __init__(self, folder: Path) -> None:
        self.opened: Queue[Opened] = Queue()
        self.results: Queue[Any] = Queue()
        self.store = ProgressStore(folder, lambda call: call(), lambda: NOON, self.opened.put)

    def opening(self) -> Opened:
        return self.opened.get(timeout=PATIENCE)

    def record(self, attempt: Any) -> Any:
        self.store.record(attempt, self.results.put)
        return self.results.get(timeout=PATIENCE)

    def figures(self, day: int) -> Any:
        return self._asked(lambda done: self.store.figures(day, done))

    def retry(self) -> Any:
        return self._asked(self.store.retry)

    def _asked(self, ask: Callable[[Callable[[Any], None]], None]) -> Any:
        answers: Queue[Any] = Queue()
        ask(answers.put)
        return answers.get(timeout=PATIENCE)


@pytest.fixture
def desk_in() -> Iterator[Callable[[Path], Desk]]:
    """Open desks on folders, and close them all in the end."""
    desks: list[Desk] = []

    def make(folder: Path) -> Desk:
        desks.append(Desk(folder))
        return desks[-1]

    yield make
    for desk in desks:
        desk.store.close()


@pytest.fixture
def desk(desk_in: Callable[[Path], Desk], tmp_path: Path) -> Desk:
    return desk_in(tmp_path)

"""Puzzles in play over the real store and a small bank, without a window: results are pumped by the test."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from app.presenters.puzzle_states import PlayState, PuzzlesState, ReviewState, Stage
from app.presenters.puzzles import PuzzlesPresenter
from app.presenters.review import ReviewPresenter
from app.settings import Settings
from app.settings_file import LiveSettings
from puzzles.bank.puzzle_store import PuzzleStore
from puzzles.bank.store import ProgressStore
from puzzles.drills.base import Level, TileSetAnswer
from puzzles.drills.difficulty import level_of
from puzzles.drills.naming import asked_text, uid_of
from puzzles.drills.puzzle import Puzzle
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import TILES
from tests.helpers.attempts import NOON
from tests.helpers.banks import make_bank
from tests.helpers.practice import Time, Worker

PATIENCE = 20
THEMES = ("edge_wait", "closed_wait", "wild_1")


def small_bank(path: Path, count: int = 60) -> Path:
    """Write a bank of so many puzzles of waits, from 600 to 2,400 points."""
    rng, puzzles = Random(1), {}
    while len(puzzles) < count:
        asked = DRILLS["waits"].ask(Ruleset.of("daozi"), Level.EASY, rng)
        rating = 600 + len(puzzles) * 1800 // count
        question = replace(asked, rating=rating, level=level_of(rating), themes=(THEMES[len(puzzles) % len(THEMES)],))
        uid = uid_of(asked_text(question))
        puzzles[uid] = Puzzle(uid, question, '{"tiles":[]}')
    return make_bank(path, puzzles.values())


class Screen:
    """A screen that remembers the last state it was shown."""

    def __init__(self) -> None:
        self.state: Any = None

    def show_state(self, state: PuzzlesState | ReviewState) -> None:
        self.state = state


class PlayBench:
    """Both presenters over one real store; ``time`` passes when the test says so."""

    def __init__(self, folder: Path, bank: Path | None, settings: Settings | None = None) -> None:
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.time, self.worker = Time(), Worker()
        self.settings = LiveSettings(settings or Settings(), lambda new: None, lambda problem: None)
        self.store = ProgressStore(folder, self._calls.put, lambda: NOON, lambda opened: None, bank)
        self.lookups = PuzzleStore(self.store)
        port = (DRILLS, self.settings, self.time.moment, lambda: self.time.seconds, self.time.later)
        self.puzzles = PuzzlesPresenter(*port, Random(1))
        self.due: list[int] = []
        self.review = ReviewPresenter(*port, self.worker, Random(2), self.due.append)
        self.puzzles_screen, self.review_screen = Screen(), Screen()
        self.puzzles.start(self.puzzles_screen)
        self.review.start(self.review_screen)
        self.puzzles.use_store(self.store, self.lookups)
        self.review.use_store(self.store, self.lookups)
        self.pump()

    def pump(self) -> None:
        """Hand over results until the store has nothing left to say."""
        settled: list[object] = []
        self.store.read(lambda files: None, settled.append)
        while not settled:
            try:
                self._calls.get(timeout=PATIENCE)()
            except Empty:
                raise AssertionError("the store says nothing") from None
        if self.worker.pieces:
            self.worker.work()
            self.pump()
        elif not self._calls.empty() or self._asked_more():
            self.pump()

    def _asked_more(self) -> bool:
        """Tell whether what was handed over led to new questions: the store is asked once more."""
        settled: list[object] = []
        self.store.read(lambda files: None, settled.append)
        more = 0
        while not settled:
            self._calls.get(timeout=PATIENCE)()
            more += 1
        return more > 1

    @property
    def stage(self) -> Stage:
        return self.puzzles_screen.state.stage

    @property
    def play(self) -> PlayState:
        state = self.puzzles_screen.state.play or self.review_screen.state.play
        assert state is not None
        return state

    def answer(self, right: bool = True, presenter: Any = None) -> None:
        """Answer the question in play, rightly or by a tile that doesn't win."""
        presenter = presenter or self.puzzles
        state = presenter.state()
        key = DRILLS[state.task.question.kind].key(state.task.question)
        assert isinstance(key, TileSetAnswer), "these tests play waits"
        if not right:
            presenter.toggle_tile(next(tile for tile in TILES if tile not in key.tiles))
        elif key.tiles:
            for tile in key.tiles:
                presenter.toggle_tile(tile)
        else:
            presenter.choose_nothing()
        presenter.check_or_next()
        self.pump()

    def go_on(self, presenter: Any = None) -> None:
        (presenter or self.puzzles).check_or_next()
        self.pump()

    def wait(self, seconds: float) -> None:
        self.time.seconds += seconds
        self.time.make_due_calls()
        self.pump()

    def close(self) -> None:
        self.store.close()

"""The tour of the puzzles: the first page, a puzzle in each sort of play, a summary, the history, the reviews."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import Qt

from app.presenters.puzzle_states import PlayState, Stage
from app.presenters.state import Phase
from app.tour.answers import Wish, acts_for
from app.tour.director import Condition
from app.tour.stage import Stage as TourStage
from app.ui.screens.puzzles import PuzzlesScreen
from puzzles.drills.attempt import Mode
from puzzles.drills.records import HistoryFilter

COURSES: Final = (
    (Mode.RATED, (Wish.RIGHT, Wish.WRONG)),
    (Mode.DAILY, (Wish.PARTLY,)),
    (Mode.STORM, (Wish.RIGHT,)),
    (Mode.STREAK, (Wish.RIGHT, Wish.WRONG)),
)

Photograph = Callable[[str], None]
Settle = Callable[[], Iterator[Condition]]


class PuzzleStory:
    """Plays puzzles as a learner does; without a bank only the page that says so is shown."""

    def __init__(self, stage: TourStage, photograph: Photograph, settle: Settle) -> None:
        self._stage = stage
        self._photograph = photograph
        self._settle = settle

    def puzzles(self) -> Iterator[Condition]:
        """Go through the puzzles' screen, which has been gone to."""
        presenter = self._stage.trainer.places.puzzles
        assert presenter is not None
        yield lambda: presenter.shown.stage in (Stage.HOME, Stage.NO_BANK)
        yield from self._settle()
        self._photograph("puzzles")
        if presenter.shown.stage is Stage.NO_BANK:
            return
        for mode, wishes in COURSES:
            self._stage.pulse.doing = f"beginning a {mode.value} course"
            presenter.start_course(mode)
            yield lambda: presenter.shown.stage is Stage.PLAYING
            for wish in wishes:
                yield from self._answer(mode, wish)
            if mode is Mode.STREAK:
                self._stage.hands.press(Qt.Key.Key_Return)
                yield lambda: presenter.shown.stage is Stage.SUMMARY
                yield from self._settle()
                self._photograph("puzzles-summary")
            presenter.open_home()
            yield lambda: presenter.shown.stage is Stage.HOME
        presenter.open_history(HistoryFilter())
        yield lambda: presenter.shown.stage is Stage.HISTORY
        yield from self._settle()
        self._photograph("puzzles-history")
        presenter.open_home()
        yield lambda: presenter.shown.stage is Stage.HOME

    def review(self) -> Iterator[Condition]:
        """Show what the reviews are at, on a day on which something was missed."""
        presenter = self._stage.trainer.places.review
        assert presenter is not None
        yield lambda: presenter.shown.stage is Stage.HOME
        yield from self._settle()
        self._photograph("review")

    def _answer(self, mode: Mode, wish: Wish) -> Iterator[Condition]:
        """Answer the puzzle in play, and go on unless it is the last one."""
        stage = self._stage
        yield partial(self._is_at, Phase.ASKING)
        yield from self._settle()
        if wish is Wish.RIGHT:
            self._photograph(f"puzzles-{mode.value}-question")
        screen = stage.window.screen_of("puzzles")
        assert isinstance(screen, PuzzlesScreen)
        stage.pulse.doing = f"answering a puzzle of {mode.value}"
        for act in acts_for(self._play.desk, wish, stage.hands, screen.play.panel):
            act()
            yield partial(self._is_at, Phase.ASKING)
        before = self._play.task
        stage.hands.press(Qt.Key.Key_Return)
        yield partial(self._is_at, Phase.ANSWERED)
        yield from self._settle()
        self._photograph(f"puzzles-{mode.value}-{wish.value}")
        if wish is Wish.RIGHT:
            stage.hands.press(Qt.Key.Key_Return)
            yield lambda: self._is_at(Phase.ASKING) and self._play.task is not before

    @property
    def _play(self) -> PlayState:
        presenter = self._stage.trainer.places.puzzles
        assert presenter is not None
        play = presenter.shown.play
        assert play is not None
        return play

    def _is_at(self, phase: Phase) -> bool:
        presenter = self._stage.trainer.places.puzzles
        return presenter is not None and presenter.shown.play is not None and presenter.shown.play.desk.phase is phase

"""The places beside practice: each is built with its presenter at the first visit, and hears of the store."""

# ruff: noqa: PLC0415

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from app import __version__
from app.jobs import Jobs
from app.paths import Folders
from app.presenters.ports import AnswerStore, Later, MomentClock, Stopwatch
from app.settings_file import LiveSettings
from app.texts import Texts
from app.ui.widgets.rail import Place
from puzzles.drills.registry import DRILLS
from puzzles.rules.values import frozen

if TYPE_CHECKING:
    from app.presenters.progress import ProgressPresenter
    from app.presenters.puzzle_ports import PuzzlePort
    from app.presenters.puzzles import PuzzlesPresenter
    from app.presenters.review import ReviewPresenter

PLACES: Final = (
    Place("practice", "practice"),
    Place("puzzles", "puzzles"),
    Place("review", "review"),
    Place("progress", "progress"),
    Place("settings", "settings", at_bottom=True),
)


@frozen
class World:
    """What the places need of the program around them; ``dice`` gives a new source of chance."""

    settings: LiveSettings
    folders: Folders
    moment: MomentClock
    stopwatch: Stopwatch
    later: Later
    jobs: Jobs
    dice: Callable[[], Random]
    go_to: Callable[[str], None]
    show_due: Callable[[int], None]


class Places:
    """Builds the screens of the other places; tells their presenters of the store, and when they are seen."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._store: AnswerStore | None = None
        self._lookups: PuzzlePort | None = None
        self.progress: ProgressPresenter | None = None
        self.puzzles: PuzzlesPresenter | None = None
        self.review: ReviewPresenter | None = None
        self.builders: dict[str, Callable[[], QWidget]] = {
            "puzzles": self._build_puzzles,
            "review": self._build_review,
            "progress": self._build_progress,
            "settings": self._build_settings,
        }

    def use_store(self, store: AnswerStore, lookups: "PuzzlePort") -> None:
        """Let those that are built read and write, and those that will be."""
        self._store, self._lookups = store, lookups
        if self.progress is not None:
            self.progress.use_store(store)
        for play in (self.puzzles, self.review):
            if play is not None:
                play.use_store(store, lookups)

    def count_due(self) -> None:
        """Say how many reviews are due."""
        self._review_presenter().visit()

    def attend(self, place: str) -> None:
        """Let time run only where it is seen; read figures anew when they are."""
        for key, play in (("puzzles", self.puzzles), ("review", self.review)):
            if play is None:
                continue
            if place == key:
                play.visit()
                play.resume()
            else:
                play.pause()
        if place == "progress" and self.progress is not None:
            self.progress.refresh()

    def _build_puzzles(self) -> QWidget:
        from app.presenters.puzzles import PuzzlesPresenter
        from app.ui.screens.puzzles import PuzzlesScreen

        world = self._world
        presenter = self.puzzles = PuzzlesPresenter(
            DRILLS, world.settings, world.moment, world.stopwatch, world.later, world.dice()
        )
        screen = PuzzlesScreen(presenter, Texts())
        presenter.start(screen)
        if self._store is not None and self._lookups is not None:
            presenter.use_store(self._store, self._lookups)
        return screen

    def _build_review(self) -> QWidget:
        from app.ui.screens.review import ReviewScreen

        presenter = self._review_presenter()
        screen = ReviewScreen(presenter, Texts())
        screen.puzzles_wanted.connect(lambda: self._world.go_to("puzzles"))
        presenter.start(screen)
        return screen

    def _review_presenter(self) -> "ReviewPresenter":
        from app.presenters.review import ReviewPresenter

        if self.review is None:
            world = self._world
            self.review = ReviewPresenter(
                DRILLS,
                world.settings,
                world.moment,
                world.stopwatch,
                world.later,
                world.jobs,
                world.dice(),
                world.show_due,
            )
            if self._store is not None and self._lookups is not None:
                self.review.use_store(self._store, self._lookups)
        return self.review

    def _build_progress(self) -> QWidget:
        from app.presenters.progress import ProgressPresenter
        from app.ui.screens.progress import ProgressScreen

        self.progress = ProgressPresenter(DRILLS, self._today, lambda: self._world.go_to("practice"))
        screen = ProgressScreen(self.progress, Texts())
        self.progress.start(screen)
        if self._store is not None:
            self.progress.use_store(self._store)
        return screen

    def _build_settings(self) -> QWidget:
        from app.presenters.settings import SettingsPresenter
        from app.ui.screens.settings import SettingsScreen

        world = self._world
        presenter = SettingsPresenter(world.settings, world.folders, __version__, len(PLACES), open_folder)
        screen = SettingsScreen(presenter, Texts())
        presenter.start(screen)
        return screen

    def _today(self) -> int:
        return self._world.moment(self._world.settings.current.rollover_hour).day


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's own window; False where that can't be done."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

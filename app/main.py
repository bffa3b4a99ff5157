"""Builds every object of the program and joins them: the only wiring, and the only place with a clock and dice.

What the first paint doesn't need is imported where it is built, so that the question is on the screen sooner.
"""

# ruff: noqa: PLC0415

import gc
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import chain
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.appearance import Appearance
from app.cli import Options
from app.crash import CrashNet, CrashReport
from app.jobs import Jobs, Mailbox
from app.logs import start_log, stop_log
from app.next_imports import import_what_is_next
from app.opening_question import NextStart, OpeningQuestion
from app.paths import RESOURCES, Folders, folders_in, user_folders
from app.places import PLACES, Places, World
from app.presenters.notices import Notice, NoticeKind, Notices, notices_of
from app.presenters.practice import PracticePresenter
from app.presenters.state import PracticeView
from app.settings import Language, Settings
from app.settings_file import LiveSettings, SettingsFile
from app.single_instance import Claim, SingleInstance
from app.starting import bring_forward, make_application
from app.tour.floor import report_paint
from app.ui.main_window import MainWindow, Page
from app.ui.screens.practice import PracticeScreen
from app.ui.slices import Slices
from app.ui.tile_art import tile_art
from app.ui.tile_store import TileStore, signature_of
from puzzles.bank.days import moment_of
from puzzles.drills.attempt import Moment
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Ruleset
from puzzles.trainer.session import Choice, Session

if TYPE_CHECKING:
    from app.end_signals import EndSignals
    from app.watched_store import WatchedStore

TILE_FILE: Final = "tiles.bin"
OPENING_FILE: Final = "opening.json"
BROKEN: Final = 1
log = logging.getLogger(__name__)


class Clock:
    """The local time; says when it was set back by more than a little."""

    TOLERANCE = timedelta(minutes=2)

    def __init__(self, set_back: Callable[[], None]) -> None:
        self._set_back = set_back
        self._last = self._now()

    def now(self) -> datetime:
        """Give the local time with its offset from UTC."""
        present = self._now()
        if present < self._last - self.TOLERANCE:
            self._set_back()
        self._last = present
        return present

    def moment(self, rollover_hour: int) -> Moment:
        """Give the moment of an answer that is given now."""
        return moment_of(self.now(), rollover_hour)

    @staticmethod
    def _now() -> datetime:
        return datetime.now().astimezone()


class Trainer(QObject):
    """The running program: its parts and how they are joined.

    ``show`` puts a question on the screen; what that doesn't need (the log, the store) begins after the first paint.
    ``through`` may put something between the practice presenter and its screen, to watch what is shown.
    """

    def __init__(
        self,
        application: QApplication,
        folders: Folders,
        options: Options,
        through: Callable[[PracticeView], PracticeView] = lambda view: view,
    ) -> None:
        super().__init__()
        self._through = through
        self.application = application
        self.folders = folders
        self._options = options
        self._log_file: Path | None = folders.log_file
        self._closed = False
        self._end_signals: EndSignals | None = None

        self.net = CrashNet(self._show_crash, self)
        self.mailbox = Mailbox(self)
        self.jobs = Jobs(self.mailbox)
        self.notices = Notices()
        self.clock = Clock(lambda: self.notices.tell(Notice(NoticeKind.CLOCK_SET_BACK)))
        self.settings = self._load_settings()

        current = self.settings.current
        self._tiles = TileStore(folders.state / TILE_FILE, signature_of(RESOURCES / "tiles"))
        self.appearance = Appearance(
            application, RESOURCES, self.settings, options.language, options.theme, self._tiles.picture
        )
        self._opening = OpeningQuestion(folders.state / OPENING_FILE)
        self._next_start = NextStart(
            self._opening, self.jobs, lambda: choice_of(self.settings.current), lambda: Random().getrandbits(64), self
        )

        self._ahead = Slices(self)
        self.store: WatchedStore | None = None
        self.practice = self._make_practice(current)
        self.places = self._make_places()
        build = {"practice": self._build_practice, **self.places.builders}
        self.window = MainWindow([Page(place, build[place.key]) for place in PLACES], self._may_close)
        self.window.notice_bar.closed.connect(self.notices.dismiss)
        self.notices.attach(self.window)
        self.settings.on_change(self._settings_changed)
        self.window.first_painted.connect(lambda: QTimer.singleShot(0, self, self._begin_the_rest))
        self.window.visited.connect(self._attend)

    @property
    def unsaved(self) -> int:
        """Give how many answers wait to be saved."""
        return self.store.unsaved if self.store is not None else 0

    def show(self) -> None:
        """Open the window with a question on it."""
        self.window.go_to("practice")
        self.window.put(self.settings.current.window, self._options.size)
        self.window.show()

    @Slot()
    def heed_signals(self) -> None:
        """Close the window from now on when the system asks the program to end."""
        from app.end_signals import EndSignals

        self._end_signals = EndSignals(self)
        self._end_signals.asked.connect(self.window.close)

    def close(self) -> None:
        """Save what waits and let everything go; what can't be saved in five seconds is said."""
        if self._closed:
            return
        self._closed = True
        self._next_start.stop()
        self._ahead.begin(iter(()))
        self.jobs.close()
        self._keep_tiles()
        lost = self.store.close() if self.store is not None else 0
        if lost:
            log.error("%d answers could not be saved", lost)
            self._say_lost(lost)
        self.appearance.close()
        if self._end_signals is not None:
            self._end_signals.stop()
        self.net.remove()

    def _keep_tiles(self) -> None:
        try:
            self._tiles.keep(tile_art().pictures)
        except OSError as error:
            log.info("the tile pictures aren't kept: %s", error)

    # The parts

    def _load_settings(self) -> LiveSettings:
        file = SettingsFile(self.folders.settings_file, self.clock.now)
        loaded = file.load()
        for notice in notices_of(loaded.problems, file.path):
            self.notices.tell(notice)
        return LiveSettings(
            loaded.settings,
            file.save,
            lambda problem: self.notices.tell(notices_of((problem,), file.path)[0]),
        )

    def _make_store(self) -> "WatchedStore":
        from app.watched_store import WatchedStore
        from puzzles.bank.store import ProgressStore

        return WatchedStore(
            lambda opened: ProgressStore(
                self.folders.data,
                self.mailbox.deliver,
                self.clock.now,
                opened,
                bank=RESOURCES / "bank.db",
                note=self.folders.state / "last-answer.json",
            ),
            self.notices,
            self,
        )

    def _make_practice(self, current: Settings) -> PracticePresenter:
        choice = choice_of(current)
        # With a seed the questions are the same each time, so none may come from an earlier start.
        opening = self._opening.take(choice) if self._options.seed is None else None
        session = Session(choice, Random(self._options.seed), is_first_run=not current.first_run_seen, opening=opening)
        return PracticePresenter(
            session,
            DRILLS,
            self.settings,
            self.clock.moment,
            time.monotonic,
            self._later,
            self.jobs,
        )

    def _build_practice(self) -> QWidget:
        screen = PracticeScreen(self.practice)
        screen.language_chosen.connect(self._choose_language)
        self.practice.start(self._through(screen))
        return screen

    def _make_places(self) -> Places:
        return Places(
            World(
                settings=self.settings,
                folders=self.folders,
                moment=self.clock.moment,
                stopwatch=time.monotonic,
                later=self._later,
                jobs=self.jobs,
                dice=lambda: Random(self._options.seed),
                go_to=self._go_to,
                show_due=self._show_due,
            )
        )

    def _go_to(self, place: str) -> None:
        self.window.go_to(place)

    def _show_due(self, due: int) -> None:
        self.window.show_due(due)

    def _later(self, delay: int, call: Callable[[], None]) -> None:
        QTimer.singleShot(delay, self, lambda: None if self._closed else call())

    @Slot(str)
    def _choose_language(self, language: str) -> None:
        self.settings.change(replace(self.settings.current, language=Language(language)))

    @Slot()
    def _begin_the_rest(self) -> None:
        if self._closed:
            return
        gc.freeze()
        gc.enable()
        self._ahead.begin(chain(self._begin(), tile_art().fade_ahead()))
        self._next_start.prepare()

    def _begin(self) -> Iterator[None]:
        """Begin what the window can open without, the log and the store, a part at a time."""
        import logging.handlers  # noqa: F401

        yield
        self._log_file = start_log(self.folders.log_file)
        self.net.keep_faults(self.folders.crash_file)
        yield
        self.store = self._make_store()
        self.store.opened.connect(self._use_lookups)
        self.store.open()
        yield
        self.practice.use_store(self.store)
        yield
        from app.ui.app_icon import app_icon

        self.application.setWindowIcon(app_icon())
        # When the places are imported the number of due reviews is put on the rail.
        self.jobs.start(import_what_is_next, lambda done: self._count_due())
        yield

    @Slot()
    def _use_lookups(self) -> None:
        """Let the other places look things up, once the thread that does it has imported what that takes."""
        from puzzles.bank.puzzle_store import PuzzleStore

        if self.store is not None and not self._closed:
            self.store.opened.disconnect(self._use_lookups)
            self.places.use_store(self.store, PuzzleStore(self.store.files))

    def _count_due(self) -> None:
        """Put the number of due reviews on the rail."""
        if not self._closed:
            self.places.count_due()

    @Slot(str)
    def _attend(self, place: str) -> None:
        """Let the time of the question run only while it is seen; read the figures anew when they are."""
        if place == "practice":
            self.practice.resume()
        else:
            self.practice.pause()
        self.places.attend(place)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if choice_of(after) != choice_of(before):
            self._next_start.prepare()

    # The end

    def _may_close(self) -> bool:
        unsaved = self.unsaved
        if unsaved and not self._accepts_loss(unsaved):
            return False
        self.settings.change(replace(self.settings.current, window=self.window.place()))
        return True

    def _accepts_loss(self, unsaved: int) -> bool:
        from app.ui.dialogs.sentences import UnsavedDialog

        dialog = UnsavedDialog(unsaved, self.window)
        dialog.exec()
        return dialog.accepts_loss

    def _say_lost(self, lost: int) -> None:
        from app.ui.dialogs.sentences import LostDialog

        LostDialog(lost).exec()

    def _show_crash(self, report: CrashReport) -> None:
        from app.ui.dialogs.crash_dialog import CrashDialog

        dialog = CrashDialog(report.summary, report.details, self._log_file, self.unsaved, self.window)
        if dialog.exec() == QDialog.DialogCode.Rejected:
            self.window.close()


def choice_of(settings: Settings) -> Choice:
    """Give what is to be practised by these settings."""
    return Choice(Ruleset.of(settings.profile), settings.kind, settings.level)


def run(
    options: Options,
    through: Callable[[PracticeView], PracticeView] = lambda view: view,
    started: Callable[[Trainer], None] = lambda trainer: None,
) -> int:
    """Run the program until its window is closed, or only bring the first window forward; gives the exit code.

    ``through`` may put something between the practice presenter and its screen; ``started`` gets the program with
    its window open.
    """
    application = make_application()
    folders = user_folders() if options.data_dir is None else folders_in(options.data_dir)
    instance = SingleInstance(folders.lock_file)
    claim = instance.claim()
    if claim is Claim.TAKEN:
        return bring_forward(application, folders, options)
    trainer = Trainer(application, folders, options, through)
    trainer.net.install()
    instance.activation_asked.connect(trainer.window.come_forward)
    if claim is Claim.UNGUARDED:
        trainer.notices.tell(Notice(NoticeKind.UNGUARDED, folders.lock_file.parent))
    if options.report_paint:
        trainer.window.first_painted.connect(report_and_quit)
    elif claim is Claim.FIRST:
        trainer.window.first_painted.connect(instance.listen)
    trainer.window.first_painted.connect(trainer.heed_signals)
    try:
        if not trainer.net.survives(trainer.show):
            return BROKEN
        started(trainer)
        return application.exec()
    finally:
        trainer.close()
        instance.release()
        stop_log()


def report_and_quit() -> None:
    """Write the moment of the first paint, for who measures it, and end."""
    report_paint()
    QApplication.quit()

"""One part of the tour: the program in one language, theme and size, through all its screens."""

import json
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QApplication, QMenu

from app.cli import Options
from app.presenters.notices import Notice, NoticeKind
from app.presenters.settings import Group
from app.presenters.state import SaveState
from app.tour.answers import Act, Wish, acts_for
from app.tour.director import Condition
from app.tour.floor import resident_kb
from app.tour.hands import CONTROL
from app.tour.puzzle_story import PuzzleStory
from app.tour.stage import Stage
from app.ui.answers.tile_set import TileSetPanel
from app.ui.dialogs.crash_dialog import CrashDialog
from app.ui.dialogs.sentences import UnsavedDialog
from app.ui.screens.practice import PracticeScreen
from app.ui.screens.progress import ProgressScreen
from app.ui.screens.settings import SettingsScreen
from app.ui.widgets.controls import MenuChip
from puzzles.drills.base import Level, Outcome
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Tile

PACE_ROUNDS: Final = 10
FIRST_LOOK: Final = 2.0
"""Seconds that anyone looks at the first question before doing something."""
WISHES: Final = (Wish.RIGHT, Wish.PARTLY, Wish.WRONG)


class Part:
    """Plays the story and keeps what it gave: pictures, and the milliseconds to each next question."""

    def __init__(self, stage: Stage, name: Path) -> None:
        self._stage = stage
        self._folder = name.parent
        self._prefix = name.name
        self.pictures: list[str] = []
        self.next_ms: list[float] = []

    @property
    def screen(self) -> PracticeScreen:
        """Give the practice screen."""
        screen = self._stage.window.screen_of("practice")
        assert isinstance(screen, PracticeScreen)
        return screen

    def story(self) -> Iterator[Condition]:
        """Go through every screen and state, first as on the first day."""
        stage = self._stage
        yield stage.painted
        stage.pulse.start()
        stage.pulse.doing = "looking at the first question"
        yield from self._settle(FIRST_LOOK)
        yield from self._first_run()
        for profile in Profile:
            yield from self._choose(self.screen.bar.rules, profile.value)
            for kind in DRILLS:
                yield from self._kind(profile, kind)
        yield from self._explanations()
        yield from self._pace()
        yield from self._other_places()
        yield from self._messages()
        stage.pulse.pause()

    def _first_run(self) -> Iterator[Condition]:
        stage = self._stage
        yield from self._go_to(Qt.Key.Key_4, "progress")
        progress = stage.trainer.places.progress
        assert progress is not None
        yield lambda: progress.state.figures is not None
        yield from self._settle()
        self._photograph("progress-empty")
        yield from self._go_to(Qt.Key.Key_1, "practice")
        self._photograph("first-run")
        yield from self._do(partial(stage.hands.press, Qt.Key.Key_Return))
        self._photograph("nothing-chosen")

    def _kind(self, profile: Profile, kind: str) -> Iterator[Condition]:
        yield from self._choose(self.screen.bar.kind, kind)
        for wish in WISHES:
            name = f"{profile.value}-{kind}"
            if wish is Wish.RIGHT:
                self._photograph(f"{name}-question")
            yield from self._answer(wish, draft=f"{name}-draft" if wish is Wish.RIGHT else "")
            self._photograph(f"{name}-{wish.value}")
            yield from self._next()

    def _answer(self, wish: Wish, draft: str = "") -> Iterator[Condition]:
        stage = self._stage
        stage.pulse.doing = f"answering {stage.state.kind} {wish.value}"
        for act in acts_for(stage.state, wish, stage.hands, self.screen.panel):
            act()
            yield stage.is_asking
        if draft:
            self._photograph(draft)
        stage.pulse.doing = f"checking {stage.state.kind} {wish.value}"
        stage.hands.press(Qt.Key.Key_Return)
        yield lambda: stage.is_answered() and stage.state.save is SaveState.SAVED
        yield from self._settle()

    def _next(self) -> Iterator[Condition]:
        stage = self._stage
        stage.pulse.doing = f"next {stage.state.kind}"
        before = stage.state.question
        began = time.perf_counter()
        stage.paints.expect()
        stage.hands.press(Qt.Key.Key_Return)
        yield lambda: stage.state.question != before and stage.is_repainted()
        assert stage.paints.painted is not None
        self.next_ms.append((stage.paints.painted - began) * 1000)

    def _explanations(self) -> Iterator[Condition]:
        """Ask about a tile after an answer, look back at the last question, and take the help away."""
        stage = self._stage
        yield from self._choose(self.screen.bar.kind, "waits")
        yield from self._answer(Wish.PARTLY)
        panel, feedback = self.screen.panel, stage.state.feedback
        assert isinstance(panel, TileSetPanel)
        assert feedback is not None
        shape = next((one.tile for one in feedback.findings if one.outcome is not Outcome.NOTHING), Tile.M1)
        yield from self._do(partial(stage.hands.click, panel.tray.buttons[shape]))
        self._photograph("asked-about-a-tile")
        yield from self._next()
        yield from self._do(partial(stage.hands.click, self.screen.before.last.link))
        self._photograph("look-back")
        yield from self._do(partial(stage.hands.press, Qt.Key.Key_Escape))

    def _pace(self) -> Iterator[Condition]:
        """Answer at a quick pace at every level, without pictures: what is measured is the work."""
        for level in Level:
            yield from self._choose(self.screen.bar.level, level)
            for number in range(PACE_ROUNDS):
                yield from self._answer(WISHES[number % 3])
                yield from self._next()

    def _other_places(self) -> Iterator[Condition]:
        puzzles = PuzzleStory(self._stage, self._photograph, self._settle)
        yield from self._go_to(Qt.Key.Key_2, "puzzles")
        yield from puzzles.puzzles()
        yield from self._go_to(Qt.Key.Key_3, "review")
        yield from puzzles.review()
        yield from self._go_to(Qt.Key.Key_4, "progress")
        progress = self._stage.window.screen_of("progress")
        assert isinstance(progress, ProgressScreen)
        yield from self._settle(0.3)
        yield lambda: not progress.slices.is_at_work and progress.last.list.sizeHint().height() > 0
        yield from self._settle()
        self._photograph("progress")
        yield from self._go_to(Qt.Key.Key_5, "settings")
        screen = self._stage.window.screen_of("settings")
        assert isinstance(screen, SettingsScreen)
        for group in Group:
            yield from self._do(partial(self._stage.hands.click, screen.buttons[group]))
            self._photograph(f"settings-{group.value}")
        yield from self._go_to(Qt.Key.Key_1, "practice")

    def _messages(self) -> Iterator[Condition]:
        """Show the notices and the dialogs, which no learner should ever meet."""
        stage = self._stage
        path = Path.home() / "anshan-trainer" / "progress.db"
        notice = Notice(NoticeKind.DISK_FULL, path, count=2)
        yield from self._do(partial(stage.trainer.notices.tell, notice))
        self._photograph("notice")
        yield from self._do(stage.trainer.notices.dismiss)
        crash = CrashDialog("ValueError: …", "Traceback (most recent call last): …", path.with_name("trainer.log"))
        for dialog, name in ((crash, "crash"), (UnsavedDialog(2, stage.window), "unsaved")):
            dialog.open()
            yield dialog.isVisible
            stage.pulse.pause()
            self._save(dialog.grab(), name)
            stage.pulse.start()
            dialog.close()

    def _choose(self, chip: MenuChip, key: object) -> Iterator[Condition]:
        """Take a choice in the menu of a chip, with the mouse and the arrow keys, unless it is taken already."""
        if chip.current == key:
            return
        stage = self._stage
        stage.pulse.doing = f"choosing {key}"
        place = next(number for number, (choice, _) in enumerate(chip.choices) if choice == key)
        stage.hands.click(chip)
        yield lambda: isinstance(QApplication.activePopupWidget(), QMenu)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        wanted: QAction = menu.actions()[place]
        for _ in menu.actions():
            if menu.activeAction() is wanted:
                break
            stage.hands.press_in(menu, Qt.Key.Key_Down)
        stage.hands.press_in(menu, Qt.Key.Key_Return)
        yield lambda: QApplication.activePopupWidget() is None
        # Where there is no window manager, nobody gives the window its activation back.
        stage.window.activateWindow()
        yield stage.window.isActiveWindow
        yield from self._settle()

    def _go_to(self, key: Qt.Key, place: str) -> Iterator[Condition]:
        stage = self._stage
        stage.pulse.doing = f"going to {place}"
        stage.hands.press(key, CONTROL)
        yield lambda: stage.window.current == place
        yield from self._settle()

    def _do(self, act: Act) -> Iterator[Condition]:
        act()
        yield from self._settle()

    def _settle(self, seconds: float = 0.05) -> Iterator[Condition]:
        """Let the loop turn until everything is laid out and painted."""
        ready = time.monotonic() + seconds
        yield lambda: time.monotonic() >= ready

    def _photograph(self, name: str) -> None:
        self._stage.pulse.pause()
        self._save(self._stage.window.grab(), name)
        self._stage.pulse.start()

    def _save(self, picture: QPixmap, name: str) -> None:
        file = self._folder / f"{self._prefix}-{name}.png"
        if not picture.save(str(file)):
            raise OSError(f"cannot write the picture {file}")
        self.pictures.append(file.name)


def run(options: Options) -> int:
    """Play one part and write its report as the last line of standard output; gives the exit code."""
    assert options.tour_part is not None
    assert options.data_dir is not None
    stage = Stage(options.data_dir, options)
    part = Part(stage, options.tour_part)
    fault = stage.play(part.story())
    report = {
        "pictures": part.pictures,
        "fault": fault,
        "resident_kb": resident_kb(),
        "longest_gap_ms": round(stage.pulse.longest, 1),
        "longest_gap_at": stage.pulse.moment,
        "gaps_over_16_ms": stage.pulse.gaps,
        "next_question_ms": round(median(part.next_ms), 1) if part.next_ms else None,
        "next_question_worst_ms": round(max(part.next_ms), 1) if part.next_ms else None,
    }
    sys.stdout.write(json.dumps(report, ensure_ascii=False) + "\n")
    return 1 if fault else 0

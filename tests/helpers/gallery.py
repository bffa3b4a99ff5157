"""Pictures of the screens in their states: ``python -m tests.helpers.gallery OUT --size 1280x800``."""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from app.i18n import Translation
from app.paths import RESOURCES
from app.presenters.puzzle_states import PuzzlesState, Stage
from app.texts import Texts
from app.ui import dressing, theme
from app.ui.screens.play import PlayScreen
from app.ui.screens.practice import PracticeScreen
from app.ui.screens.puzzles import PuzzlesScreen
from app.ui.screens.review import ReviewScreen
from app.ui.widgets.rail import NavRail, Place
from tests.helpers import puzzle_samples, samples
from tests.helpers.practice_recorder import Recorder

STATES = {
    "waits_asked": samples.waits_asked,
    "waits_answered": samples.waits_answered,
    "first_run": samples.first_run,
    "legal_asked": samples.legal_asked,
    "legal_answered": samples.legal_answered,
    "fan_asked": samples.fan_asked,
    "fan_answered": samples.fan_answered,
}


def practice_screen(name: str) -> QWidget:
    """Make the practice screen in one of its states."""
    screen = PracticeScreen(Recorder())
    shown = STATES[name]()
    screen.show_state(samples.with_last(shown, samples.LAST) if name == "waits_asked" else shown)
    return screen


def play_screen(name: str) -> QWidget:
    """Make the screen of a puzzle in play."""
    screen = PlayScreen(Recorder())
    screen.show_play(puzzle_samples.PLAYS[name](), puzzle_samples.TODAY)
    return screen


def puzzles_screen(name: str) -> QWidget:
    """Make the puzzles' screen in one of its states."""
    screen = PuzzlesScreen(Recorder(), Texts())
    screen.show_state(PuzzlesState(Stage.HOME, home=puzzle_samples.home()))
    screen.show_state(puzzle_samples.PUZZLES[name]())
    return screen


def review_screen(name: str) -> QWidget:
    """Make the review screen in one of its states."""
    screen = ReviewScreen(Recorder(), Texts())
    screen.show_state(puzzle_samples.REVIEWS[name]())
    return screen


SCREENS = {
    **{name: partial(practice_screen, name) for name in STATES},
    **{name: partial(play_screen, name) for name in puzzle_samples.PLAYS},
    **{name: partial(puzzles_screen, name) for name in puzzle_samples.PUZZLES},
    **{name: partial(review_screen, name) for name in puzzle_samples.REVIEWS},
}


def window(screen: QWidget, width: int, height: int) -> QWidget:
    """Give a window with the rail beside the screen, as the program has it."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    rail = NavRail([Place(name, name) for name in ("practice", "progress")] + [Place("settings", "settings", True)])
    rail.set_names({"practice": "练习", "progress": "进度", "settings": "设置"})
    rail.show_place("practice")
    rail.set_compact(width < theme.COMPACT_BELOW)
    row.addWidget(rail)
    row.addWidget(screen, 1)
    whole.resize(width, height)
    return whole


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--lang", default="zh")
    parser.add_argument("--only", default="")
    parser.add_argument("--i18n", type=Path, default=RESOURCES / "i18n")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    width, height = map(int, options.size.split("x"))
    app = QApplication([])
    Translation(app, options.i18n).use(options.lang)
    look = replace(theme.read_look(RESOURCES / "themes", dark=options.dark), reduce_motion=True)
    dressing.prepare(app, RESOURCES, look)
    for name, make in SCREENS.items():
        if options.only and options.only not in name:
            continue
        whole = window(make(), width, height)
        whole.show()
        for _ in range(12):
            app.processEvents()
        tone = "dark" if options.dark else "light"
        whole.grab().save(str(options.out / f"{name}_{options.lang}_{tone}_{width}.png"))
        whole.close()


if __name__ == "__main__":
    main()

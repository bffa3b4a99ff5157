"""The self-test: opens the window, answers one question into a scratch database, and reads it back."""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from PySide6.QtCore import Qt

from app.cli import Options
from app.presenters.state import SaveState
from app.tour.director import Condition
from app.tour.stage import Stage
from puzzles.bank.errors import StorageBugError, StorageError
from puzzles.bank.store import ProgressStore
from puzzles.drills.attempt import Attempt, Figures

PATIENCE: Final = 10.0


class SelfTestError(Exception):
    """The program can't do what it is for; the message says what failed."""


def run(options: Options) -> int:
    """Run the self-test in a folder that is thrown away; prints one line and gives the exit code."""
    with tempfile.TemporaryDirectory(prefix="anshan-trainer-") as name:
        try:
            sys.stdout.write(f"self-test passed: {check(Path(name), options)}\n")
        except SelfTestError as error:
            sys.stderr.write(f"self-test failed: {error}\n")
            return 1
    return 0


def check(folder: Path, options: Options) -> str:
    """Open the window, answer a question and read it back; gives what was done, or raises SelfTestError."""
    began = time.monotonic()
    stage = Stage(folder, options)
    fault = stage.play(answer_one(stage))
    if fault is not None:
        raise SelfTestError(fault)
    attempt = last_attempt(folder, stage.trainer.clock.now)
    if attempt.question != stage.state.question:
        raise SelfTestError(f"answered {stage.state.question!r}, read back {attempt.question!r}")
    took = time.monotonic() - began
    return f"window painted, one question of {attempt.question.kind} answered, saved and read back, {took:.1f} s"


def answer_one(stage: Stage) -> Iterator[Condition]:
    """Wait for the window, and say of the first question that nothing wins."""
    yield stage.painted
    # Without a window manager, as on a virtual screen, nobody else gives the window the keyboard.
    stage.window.activateWindow()
    yield stage.window.isActiveWindow
    stage.hands.write("0")
    yield lambda: stage.state.draft.nothing
    stage.hands.press(Qt.Key.Key_Return)
    yield lambda: stage.is_answered() and stage.state.save is SaveState.SAVED


def last_attempt(folder: Path, clock: Callable[[], datetime]) -> Attempt:
    """Read the newest answer of a progress file through a store of its own; raises SelfTestError without one."""
    results: SimpleQueue[Figures | StorageError | StorageBugError] = SimpleQueue()
    store = ProgressStore(folder, lambda call: call(), clock, opened=lambda opened: None)
    store.figures(0, results.put)
    figures = results.get(timeout=PATIENCE)
    store.close()
    if not isinstance(figures, Figures):
        raise SelfTestError(f"the answers can't be read back: {figures}")
    if not figures.recent:
        raise SelfTestError("no answer was saved")
    return figures.recent[0]

"""The program as a process that answers its own questions through the window, and says what it has shown.

``python tests/helpers/answering_program.py DATA SEED``. A line on standard output for each answer, written when its
feedback is on the screen as saved: ``shown KIND RATING``, and before the first one ``painted``.
"""

import json
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QObject, Qt, QTimer  # noqa: E402

from app.cli import Options  # noqa: E402
from app.main import Trainer, run  # noqa: E402
from app.presenters.state import Phase, PracticeState, SaveState  # noqa: E402
from app.tour.hands import Hands  # noqa: E402
from app.tour.stage import StateTap  # noqa: E402
from puzzles.drills.base import AnswerForm  # noqa: E402
from puzzles.drills.registry import DRILLS  # noqa: E402

KEYS = {
    AnswerForm.TILE_SET: ("0", "147m", "258p", "369s", "5z", "19m19p"),
    AnswerForm.VERDICT: ("y", "n1", "n2"),
    AnswerForm.LEDGER: ("0", "4", "12"),
}


def say(*words: object) -> None:
    print(*words, flush=True)


class Robot(QObject):
    """Presses the keys of an answer whenever a question waits for one, and goes on when its feedback is there."""

    def __init__(self, trainer: Trainer, tap: StateTap, rng: Random) -> None:
        super().__init__(trainer)
        self._tap = tap
        self._rng = rng
        self._hands = Hands(trainer.window)
        self._trainer = trainer
        self._said: PracticeState | None = None
        trainer.window.first_painted.connect(self._begin)

    def _begin(self) -> None:
        say("painted")
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._act)
        self._timer.start(1)

    def _act(self) -> None:
        state = self._tap.state
        if state.phase is Phase.ASKING and not state.waiting:
            self._hands.write(self._rng.choice(KEYS[state.form]))
            self._hands.press(Qt.Key.Key_Return)
        elif state.phase is Phase.ANSWERED and state.save is SaveState.SAVED:
            if self._said is None or self._said.question != state.question:
                self._said = state
                say("shown", state.question.kind, state.question.rating)
            self._hands.press(Qt.Key.Key_Return)


def choose_kind(data: Path, kind: str) -> None:
    """Write into the settings what is practised, as the last session would have left it."""
    path = data / "settings.json"
    settings = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"version": 1}
    path.write_text(json.dumps(settings | {"kind": kind}), encoding="utf-8")


def main(data: Path, seed: int) -> int:
    choose_kind(data, list(DRILLS)[seed % len(DRILLS)])
    tap = StateTap()
    rng = Random(seed)
    return run(Options(data_dir=data, seed=seed), tap.through, lambda trainer: Robot(trainer, tap, rng))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))

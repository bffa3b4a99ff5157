"""The question that the next start begins with: made beforehand, so that the window opens without the rules engine."""

import json
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from app import __version__
from app.jobs import Jobs
from puzzles.bank.content import question_from_text, question_to_text
from puzzles.drills.base import Question
from puzzles.errors import PuzzleError
from puzzles.trainer.session import Choice, Session

CALM_MS: Final = 1_500

_log = logging.getLogger(__name__)


class OpeningQuestion:
    """A question in a file, with the choice of rules, kind and level that it was made for.

    The file can be lost at any time; one of another version or choice, or that can't be read, holds no question.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def take(self, choice: Choice) -> Question | None:
        """Give the question that was made for this choice, or None."""
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            if kept["made_for"] != _choice_to_json(choice):
                return None
            question = question_from_text(kept["content"], kept["level"], kept["rating"])
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, PuzzleError) as error:
            _log.info("the kept question is passed over: %s", error)
            return None
        return question if question.kind == choice.kind and question.position.rules == choice.rules else None

    def keep(self, choice: Choice, question: Question) -> None:
        """Write a question that was made for this choice in place of the file; raises OSError."""
        kept = {
            "made_for": _choice_to_json(choice),
            "content": question_to_text(question),
            "level": int(question.level),
            "rating": question.rating,
        }
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f"{self._path.name}.new")
        fresh.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
        fresh.replace(self._path)


class NextStart(QObject):
    """Makes the opening question of the next start in the background, a while after it is asked to.

    ``choice`` gives what is practised then, ``seed`` a seed for the question.
    """

    def __init__(
        self,
        kept: OpeningQuestion,
        jobs: Jobs,
        choice: Callable[[], Choice],
        seed: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._jobs = jobs
        self._choice = choice
        self._seed = seed
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CALM_MS)
        self._timer.timeout.connect(self._make)

    def prepare(self) -> None:
        """Make a question when nothing has asked for another for a while."""
        self._timer.start()

    def stop(self) -> None:
        """Make none any more."""
        self._timer.stop()

    @Slot()
    def _make(self) -> None:
        choice, rng = self._choice(), Random(self._seed())
        self._jobs.start(lambda: Session(choice, rng).next_question(), partial(self._keep, choice))

    def _keep(self, choice: Choice, question: Question) -> None:
        try:
            self._kept.keep(choice, question)
        except OSError as error:
            _log.info("the question for the next start isn't kept: %s", error)


def _choice_to_json(choice: Choice) -> list[object]:
    return [
        __version__,
        choice.rules.profile.value,
        choice.rules.changed_options(),
        choice.kind,
        None if choice.level is None else int(choice.level),
    ]

"""The desk: one question, the answer as it is given, and its feedback, which is shown when the answer is safe."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from app.presenters.feedback import DRILL_FAILURES, with_mistake_open, with_tile_explained, work_out
from app.presenters.keeping import AnswerKeeping
from app.presenters.ports import Later, Stopwatch
from app.presenters.sheet import AnswerSheet
from app.presenters.state import Feedback, Phase, SaveState
from app.presenters.timer import QuestionTimer
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Answer, Drill, Question, Verdict
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen

QUIET_MS: Final = 150
PATIENCE_MS: Final = 3000

_log = logging.getLogger(__name__)


@frozen
class Answered:
    """A question with the answer that was given and its feedback."""

    question: Question
    sheet: AnswerSheet
    feedback: Feedback


@dataclass(frozen=True, slots=True, eq=False)
class _Saving:
    """An answer on its way to the disk; its feedback is ready, but isn't shown yet."""

    attempt: Attempt
    feedback: Feedback


class QuestionDesk(ABC):
    """What every sort of play does with one question: edit the answer, check it, keep it, explain it.

    A question that its drill can't judge or explain costs no answer: it is left out and the log says why.
    """

    def __init__(self, drills: Mapping[str, Drill], stopwatch: Stopwatch, later: Later) -> None:
        self._drills = drills
        self._later = later
        self._timer = QuestionTimer(stopwatch)
        self._keeping = AnswerKeeping(self._today, self._show)
        self._phase = Phase.ASKING
        self._question: Question
        self._sheet: AnswerSheet
        self._feedback: Feedback | None = None
        self._saving: _Saving | None = None

    # What a sort of play decides

    @abstractmethod
    def _moment_now(self) -> Moment:
        """Give the present moment."""

    @abstractmethod
    def _show(self) -> None:
        """Show how things are."""

    @abstractmethod
    def _is_locked(self) -> bool:
        """Tell whether the answer can't be edited for another reason than that it is given."""

    @abstractmethod
    def _mode(self) -> Mode:
        """Give the sort of play that an answer belongs to."""

    @abstractmethod
    def _send(self, attempt: Attempt, settled: Callable[[], None]) -> None:
        """Give an answer to the store."""

    @abstractmethod
    def _revealed(self, attempt: Attempt, verdict: Verdict) -> None:
        """Hear that an answer's feedback is about to be shown."""

    # What the learner does

    def toggle_tile(self, tile: Tile) -> None:
        """Choose a kind, or take it back."""
        self._edit(lambda sheet: sheet.toggle_tile(tile))

    def choose_nothing(self) -> None:
        """Say that no tile wins, or take that back."""
        self._edit(AnswerSheet.choose_nothing)

    def type_text(self, text: str) -> None:
        """Take typed characters."""
        self._edit(lambda sheet: sheet.type_text(text))

    def erase_typed(self) -> None:
        """Take back the last typed character that still waits."""
        self._edit(AnswerSheet.erase)

    def clear_typed(self) -> None:
        """Drop the half-typed text."""
        self._edit(AnswerSheet.clear_typed)

    def choose_legal(self, legal: bool) -> None:
        """Say that the hand may win, or not."""
        self._edit(lambda sheet: sheet.choose_legal(legal))

    def toggle_fault(self, fault: Fault) -> None:
        """Tick or untick a fault."""
        self._edit(lambda sheet: sheet.toggle_fault(fault))

    def change_count(self, item: Item, by: int) -> None:
        """Raise or lower the count of an item."""
        self._edit(lambda sheet: sheet.change_count(item, by))

    def set_total(self, text: str) -> None:
        """Write the total."""
        self._edit(lambda sheet: sheet.set_total(text))

    def take_back(self) -> None:
        """Undo the last change of the draft."""
        self._edit(AnswerSheet.take_back)

    def pause(self) -> None:
        """Stop the time of the question: it can't be seen."""
        self._timer.pause()

    def resume(self) -> None:
        """Let the time of the question run on."""
        if self._phase is Phase.ASKING and not self._saving and not self._is_locked():
            self._timer.resume()

    # Questions and answers

    def _put(self, question: Question | None) -> None:
        """Put a question on the screen, or say that there is none."""
        self._feedback = None
        self._phase = Phase.FAILED if question is None else Phase.ASKING
        if question is not None:
            self._question = question
            self._sheet = AnswerSheet(self._drill_of(question).form, question.position.rules)
            self._timer.restart()
        self._show()

    def _drill_of(self, question: Question) -> Drill:
        return self._drills[question.kind]

    def _answered(self) -> Answered | None:
        """Give the question on the screen with its feedback; None before the answer."""
        return None if self._feedback is None else Answered(self._question, self._sheet, self._feedback)

    def _edit(self, change: Callable[[AnswerSheet], None]) -> None:
        if self._phase is Phase.ASKING and self._saving is None and not self._is_locked():
            change(self._sheet)
            self._show()

    def _check(self) -> None:
        """Judge the answer and send it to the store; what isn't answered yet gets a hint."""
        answer = self._sheet.answer()
        if answer is None:
            self._show()
            return
        self._timer.pause()
        took_ms = self._timer.milliseconds
        try:
            feedback = work_out(self._drill_of(self._question), self._question, answer, took_ms)
        except DRILL_FAILURES:
            _log.exception("a question could not be judged and is left out: %r", self._question)
            self._phase = Phase.FAILED
            self._show()
            return
        attempt = self._attempt(answer, feedback)
        self._saving = saving = _Saving(attempt, feedback)
        self._send(attempt, partial(self._settled, saving))
        if self._saving is saving:
            self._later(QUIET_MS, partial(self._say_that_it_takes_long, saving))
            self._later(PATIENCE_MS, partial(self._go_on_unsaved, saving))

    def _attempt(self, answer: Answer, feedback: Feedback) -> Attempt:
        return Attempt(
            question=self._question,
            answer=answer,
            grade=feedback.verdict.grade,
            mistakes=tuple(mistake.kind for mistake in feedback.verdict.mistakes),
            took_ms=feedback.took_ms,
            moment=self._moment_now(),
            mode=self._mode(),
        )

    def _say_that_it_takes_long(self, saving: _Saving) -> None:
        if self._saving is saving:
            self._show()

    def _go_on_unsaved(self, saving: _Saving) -> None:
        """Hold nobody up who has waited for three seconds: the answer is shown as not saved yet."""
        if self._saving is saving:
            self._keeping.go_on_unsaved()
            self._reveal(saving)

    def _settled(self, saving: _Saving) -> None:
        """Hear that an answer is safe, or that it has to wait: either way its feedback is due."""
        if saving is self._saving:
            self._reveal(saving)
        else:
            self._show()

    def _reveal(self, saving: _Saving) -> None:
        """Show the feedback of an answer that is safe, or that can't be saved for now."""
        self._saving = None
        self._phase = Phase.ANSWERED
        self._feedback = saving.feedback
        self._keeping.count(saving.attempt)
        self._revealed(saving.attempt, saving.feedback.verdict)
        self._show()

    def _explained(
        self, question: Question, feedback: Feedback, explain: Callable[[Drill, Question, Feedback], Feedback]
    ) -> Feedback:
        """Give feedback that explains something else; as it is where the drill can't."""
        try:
            return explain(self._drill_of(question), question, feedback)
        except DRILL_FAILURES:
            _log.exception("no explanation of %r", question)
            return feedback

    def open_mistake(self, index: int) -> None:
        """Open a row of the diagnosis."""
        self._explain(lambda drill, question, feedback: with_mistake_open(drill, question, feedback, index))

    def ask_about(self, tile: Tile | None) -> None:
        """Explain what this kind would do, or the answer itself."""
        self._explain(lambda drill, question, feedback: with_tile_explained(drill, question, feedback, tile))

    def _explain(self, explain: Callable[[Drill, Question, Feedback], Feedback]) -> None:
        """Change what the feedback on the screen explains; before the answer there is none."""
        if self._feedback is not None:
            self._feedback = self._explained(self._question, self._feedback, explain)
            self._show()

    def _today(self) -> int:
        return self._moment_now().day

    def _save_state(self) -> SaveState:
        if self._keeping.unsaved:
            return SaveState.UNSAVED
        return SaveState.SAVED if self._saving is None else SaveState.WAITING

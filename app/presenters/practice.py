"""Practice: one question after another; an answer is safe on the disk before its feedback is shown."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from app.presenters.ahead import QuestionsAhead
from app.presenters.feedback import DRILL_FAILURES, rehearse, with_mistake_open, with_tile_explained, work_out
from app.presenters.keeping import AnswerKeeping
from app.presenters.ports import AnswerStore, Background, Later, MomentClock, PracticeSession, SettingsPort, Stopwatch
from app.presenters.sheet import AnswerSheet
from app.presenters.state import Feedback, LastQuestion, Phase, PracticeState, PracticeView, SaveState
from app.presenters.timer import QuestionTimer
from app.settings import Settings
from puzzles.drills.attempt import Attempt
from puzzles.drills.base import Drill, Level, Question
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Tile

QUIET_MS: Final = 150
READING_MS: Final = 250
PATIENCE_MS: Final = 3000

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Answered:
    """A question with the answer that was given and its feedback."""

    question: Question
    sheet: AnswerSheet
    feedback: Feedback


@dataclass(frozen=True, slots=True, eq=False)
class _Saving:
    """An answer on its way to the disk; its feedback is ready, but isn't shown yet."""

    attempt: Attempt
    feedback: Feedback


class PracticePresenter:
    """The practice screen's behaviour; ``start`` shows the first question, and needs no store for it.

    The rules, the kind and the level are the settings': a choice on the screen changes them, and a change of them
    from elsewhere is obeyed here. A question that its drill can't ask, judge or explain costs no answer: it is left
    out and the log says why.
    """

    def __init__(
        self,
        session: PracticeSession,
        drills: Mapping[str, Drill],
        settings: SettingsPort,
        moment: MomentClock,
        stopwatch: Stopwatch,
        later: Later,
        background: Background,
    ) -> None:
        self._session = session
        self._drills = drills
        self._settings = settings
        self._moment = moment
        self._later = later
        self._background = background
        self._timer = QuestionTimer(stopwatch)
        self._keeping = AnswerKeeping(self._today, self._show)
        self._view: PracticeView | None = None
        self._phase = Phase.ASKING
        self._question: Question
        self._sheet: AnswerSheet
        self._feedback: Feedback | None = None
        self._saving: _Saving | None = None
        self._last: _Answered | None = None
        self._looking_back = False
        self._questions = QuestionsAhead(session.next_question, background)
        self._first_session = not settings.current.first_run_seen
        settings.on_change(self._settings_changed)

    def start(self, view: PracticeView) -> None:
        """Show the first question on this view."""
        self._view = view
        self._choose(self._settings.current)
        self._put(self._first_question())

    def use_store(self, store: AnswerStore) -> None:
        """Keep answers in this store from now on, those already given included, and show the day's figures.

        Now that the window is there, what the first answer needs is made ready in the background, too.
        """
        self._keeping.use(store)
        drill, question = self._drill_of(self._question), self._question
        self._background.start(lambda: rehearse(drill, question), lambda done: None)

    def pause(self) -> None:
        """Stop the time of the question: it can't be seen."""
        self._timer.pause()

    def resume(self) -> None:
        """Let the time of the question run on."""
        if self._phase is Phase.ASKING and not self._looking_back and not self._saving:
            self._timer.resume()

    # What the learner does

    def choose_profile(self, profile: str) -> None:
        """Take the rules of another profile; raises ValueError for one that doesn't exist."""
        self._settings.change(replace(self._settings.current, profile=Profile(profile)))

    def choose_kind(self, kind: str) -> None:
        """Take another kind of question; raises ValueError for one that doesn't exist."""
        if kind not in self._drills:
            raise ValueError(f"no kind of question is called {kind!r}: expected one of {', '.join(self._drills)}")
        self._settings.change(replace(self._settings.current, kind=kind))

    def choose_level(self, level: Level | None) -> None:
        """Take a fixed level, or None for adaptive."""
        self._settings.change(replace(self._settings.current, level=level))

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

    def check_or_next(self) -> None:
        """Check the answer, or after its feedback go on; while the answer is being saved nothing happens."""
        if self._looking_back:
            self._leave_look_back()
            self._show()
        elif self._saving is not None or self._questions.is_awaited:
            return
        elif self._phase is Phase.ASKING:
            self._check()
        else:
            self._next()

    def open_mistake(self, index: int) -> None:
        """Open a row of the diagnosis."""
        self._explain(lambda drill, question, feedback: with_mistake_open(drill, question, feedback, index))

    def ask_about(self, tile: Tile | None) -> None:
        """Explain what this kind would do, or the answer itself."""
        self._explain(lambda drill, question, feedback: with_tile_explained(drill, question, feedback, tile))

    def dismiss_first_run(self) -> None:
        """Close the card of three steps for good."""
        self._settings.change(replace(self._settings.current, first_run_seen=True))

    def look_back(self) -> None:
        """Show the last question again with its feedback, and again to return."""
        if self._looking_back:
            self._leave_look_back()
        elif self._last is not None and self._saving is None and not self._questions.is_awaited:
            self._looking_back = True
            self._timer.pause()
        self._show()

    # Questions

    def _choose(self, settings: Settings) -> None:
        kind = settings.kind if settings.kind in self._drills else next(iter(self._drills))
        self._session.choose(rules=Ruleset.of(settings.profile), kind=kind)
        self._session.choose_level(settings.level)

    def _settings_changed(self, before: Settings, after: Settings) -> None:
        if self._view is None:
            return
        if (before.profile, before.kind, before.level) != (after.profile, after.kind, after.level):
            self._choose(after)
            is_due = self._questions.is_awaited or (self._phase is not Phase.ANSWERED and self._saving is None)
            self._questions.drop()
            if is_due:
                self._leave_look_back()
                # Another kind or level may take long to find: never on the thread of the window.
                self._questions.prepare()
                self._questions.take(self._put)
            else:
                self._later(READING_MS, self._prepare)
        self._show()

    def _first_question(self) -> Question:
        """Ask of the chosen kind, or of another one where that can't be; with no kind left we have a bug."""
        chosen = self._settings.current.kind
        for kind in (chosen, *(kind for kind in self._drills if kind != chosen)):
            if kind in self._drills:
                self._session.choose(kind=kind)
                if question := self._questions.ask():
                    return question
        raise RuntimeError(f"no drill can ask a question: tried {', '.join(self._drills)}")

    def _put(self, question: Question | None) -> None:
        """Put a question on the screen, or say that there is none."""
        self._feedback = None
        self._phase = Phase.FAILED if question is None else Phase.ASKING
        if question is not None:
            self._question = question
            self._sheet = AnswerSheet(self._drill_of(question).form, question.position.rules)
            self._timer.restart()
        self._show()

    def _prepare(self) -> None:
        """Make the next question while the feedback is read."""
        if self._phase is Phase.ANSWERED:
            self._questions.prepare()

    def _next(self) -> None:
        if self._feedback is not None:
            self._last = _Answered(self._question, self._sheet, self._feedback)
        self._keeping.begin_day()
        self._questions.take(self._put)

    def _drill_of(self, question: Question) -> Drill:
        return self._drills[question.kind]

    # Answers

    def _edit(self, change: Callable[[AnswerSheet], None]) -> None:
        busy = self._saving is not None or self._questions.is_awaited
        if self._phase is Phase.ASKING and not busy and not self._looking_back:
            change(self._sheet)
            self._show()

    def _check(self) -> None:
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
        verdict = feedback.verdict
        attempt = Attempt(
            question=self._question,
            answer=answer,
            grade=verdict.grade,
            mistakes=tuple(mistake.kind for mistake in verdict.mistakes),
            took_ms=took_ms,
            moment=self._moment(self._settings.current.rollover_hour),
        )
        self._saving = saving = _Saving(attempt, feedback)
        self._keeping.keep(attempt, partial(self._settled, saving))
        if self._saving is saving:
            self._later(QUIET_MS, partial(self._say_that_it_takes_long, saving))
            self._later(PATIENCE_MS, partial(self._go_on_unsaved, saving))

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
        self._session.answered(saving.attempt.question, saving.feedback.verdict)
        self._keeping.count(saving.attempt)
        self._show()
        self._later(0, self.dismiss_first_run)
        self._later(READING_MS, self._prepare)

    def _explain(self, explain: Callable[[Drill, Question, Feedback], Feedback]) -> None:
        """Change what the feedback on the screen explains; before the answer there is none."""
        question, feedback = self._question, self._feedback
        if self._looking_back and self._last is not None:
            question, feedback = self._last.question, self._last.feedback
        if feedback is None:
            return
        try:
            changed = explain(self._drill_of(question), question, feedback)
        except DRILL_FAILURES:
            _log.exception("no explanation of %r", question)
            return
        if self._looking_back and self._last is not None:
            self._last = replace(self._last, feedback=changed)
        else:
            self._feedback = changed
        self._show()

    def _leave_look_back(self) -> None:
        self._looking_back = False
        self.resume()

    # What is shown

    def _today(self) -> int:
        return self._moment(self._settings.current.rollover_hour).day

    def _show(self) -> None:
        if self._view is not None:
            self._view.show_state(self._state())

    def _state(self) -> PracticeState:
        settings = self._settings.current
        back = self._last if self._looking_back else None
        question, sheet, feedback = self._question, self._sheet, self._feedback
        if back is not None:
            question, sheet, feedback = back.question, back.sheet, back.feedback
        last = self._last
        return PracticeState(
            profile=settings.profile.value,
            kind=settings.kind,
            adaptive=settings.level is None,
            level=self._session.level,
            phase=Phase.ANSWERED if back else self._phase,
            form=self._drill_of(question).form,
            question=question,
            draft=sheet.draft,
            feedback=feedback,
            hint=sheet.hint,
            hint_facts=sheet.hint_facts,
            trail=self._session.trail,
            streak=self._session.streak,
            today=self._keeping.figures(settings.daily_goal),
            last=None if last is None else _short(last),
            save=self._save_state(),
            unsaved=self._keeping.unsaved,
            show_needs=settings.show_needs,
            first_run=not settings.first_run_seen,
            show_timer=settings.show_timer,
            round_answered=self._session.answered_count,
            round_right=self._session.right_count,
            kinds=tuple(self._drills),
            offered_faults=sheet.faults,
            offered_items=sheet.items,
            looking_back=back is not None,
            waiting=self._saving is not None,
            first_session=self._first_session,
        )

    def _save_state(self) -> SaveState:
        if self._keeping.unsaved:
            return SaveState.UNSAVED
        return SaveState.SAVED if self._saving is None else SaveState.WAITING


def _short(answered: _Answered) -> LastQuestion:
    return LastQuestion(answered.question, answered.feedback.verdict, answered.feedback.took_ms)

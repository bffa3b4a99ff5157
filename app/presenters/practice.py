"""Practice: one question after another; an answer is safe on the disk before its feedback is shown."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from app.presenters.ahead import QuestionsAhead
from app.presenters.desk import Answered, QuestionDesk
from app.presenters.feedback import rehearse
from app.presenters.ports import AnswerStore, Background, Later, MomentClock, PracticeSession, SettingsPort, Stopwatch
from app.presenters.state import Feedback, LastQuestion, Phase, PracticeState, PracticeView
from app.settings import Settings
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Drill, Level, Question, Verdict
from puzzles.rules.ruleset import Profile, Ruleset

READING_MS: Final = 250


class PracticePresenter(QuestionDesk):
    """The practice screen's behaviour; ``start`` shows the first question, and needs no store for it.

    The rules, the kind and the level are the settings': a choice on the screen changes them, and a change of them
    from elsewhere is obeyed here.
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
        super().__init__(drills, stopwatch, later)
        self._session = session
        self._settings = settings
        self._moment = moment
        self._background = background
        self._view: PracticeView | None = None
        self._last: Answered | None = None
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

    def resume(self) -> None:
        """Let the time of the question run on, and count what was answered elsewhere meanwhile."""
        super().resume()
        self._keeping.recount()

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

    def _prepare(self) -> None:
        """Make the next question while the feedback is read."""
        if self._phase is Phase.ANSWERED:
            self._questions.prepare()

    def _next(self) -> None:
        self._last = self._answered() or self._last
        self._keeping.begin_day()
        self._questions.take(self._put)

    # What the desk asks

    def _moment_now(self) -> Moment:
        return self._moment(self._settings.current.rollover_hour)

    def _is_locked(self) -> bool:
        return self._looking_back or self._questions.is_awaited

    def _mode(self) -> Mode:
        return Mode.PRACTICE

    def _send(self, attempt: Attempt, settled: Callable[[], None]) -> None:
        self._keeping.keep(attempt, settled)

    def _revealed(self, attempt: Attempt, verdict: Verdict) -> None:
        self._session.answered(attempt.question, verdict)
        self._later(0, self.dismiss_first_run)
        self._later(READING_MS, self._prepare)

    def _explain(self, explain: Callable[[Drill, Question, Feedback], Feedback]) -> None:
        last = self._last
        if not self._looking_back or last is None:
            super()._explain(explain)
            return
        self._last = replace(last, feedback=self._explained(last.question, last.feedback, explain))
        self._show()

    def _leave_look_back(self) -> None:
        self._looking_back = False
        self.resume()

    # What is shown

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


def _short(answered: Answered) -> LastQuestion:
    return LastQuestion(answered.question, answered.feedback.verdict, answered.feedback.took_ms)

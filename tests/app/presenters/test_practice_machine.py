"""Whatever a learner does in whatever order: the practice screen never breaks, and keeps its promises."""

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.presenters.desk import PATIENCE_MS
from app.presenters.state import Draft, Phase, SaveState
from app.settings import Settings
from puzzles.drills.base import Level
from puzzles.rules.fan import items_of
from puzzles.rules.legality import Fault
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Tile
from tests.helpers.practice import Report, TilesDrill, VerdictDrill, practice

TILES = st.sampled_from(Tile)


EDITS = st.one_of(
    st.tuples(st.just("toggle_tile"), st.tuples(TILES)),
    st.tuples(st.just("type_text"), st.tuples(st.text(alphabet="0123456789mpszyn万东中 x幺鸡８", max_size=6))),
    st.tuples(st.sampled_from(["choose_nothing", "erase_typed", "clear_typed", "take_back"]), st.just(())),
    st.tuples(st.just("choose_legal"), st.tuples(st.booleans())),
    st.tuples(st.just("toggle_fault"), st.tuples(st.sampled_from(Fault))),
    st.tuples(st.just("change_count"), st.tuples(st.sampled_from(items_of(Ruleset.of("daozi"))), st.integers(-1, 1))),
    st.tuples(st.just("set_total"), st.tuples(st.text(max_size=3))),
)


class Learner(RuleBasedStateMachine):
    """Presses everything, while a store answers late, fails, or says nothing."""

    @initialize(first_run=st.booleans())
    def begin(self, first_run):
        drills = {"waits": TilesDrill("waits"), "legal": VerdictDrill("legal"), "more": TilesDrill("more")}
        self.round = practice(Settings(first_run_seen=not first_run), drills)
        self.told = set()
        self.given = None
        self.asked = [self.round.state.question]

    @property
    def state(self):
        return self.round.state

    @property
    def saving(self):
        """Tell whether an answer is on its way to the store, and nothing was shown of it yet."""
        return len(self.round.store.records) > self.state.round_answered

    def note_question(self):
        if not self.state.looking_back and self.state.question != self.asked[-1]:
            assert self.state.question not in self.asked, "a question came twice"
            assert self.state.draft == Draft(), "a new question has an old draft"
            self.asked.append(self.state.question)

    @rule(edit=EDITS)
    def edit(self, edit):
        name, arguments = edit
        getattr(self.round.presenter, name)(*arguments)
        if name == "clear_typed" and self.can_edit():
            assert self.state.draft.typed == ""

    @rule(index=st.integers(-1, 5))
    def open_row(self, index):
        self.round.presenter.open_mistake(index)

    @rule(tile=st.none() | TILES)
    def ask(self, tile):
        self.round.presenter.ask_about(tile)

    @rule()
    def look_back(self):
        self.round.presenter.look_back()

    @rule()
    def close_card(self):
        self.round.presenter.dismiss_first_run()
        assert not self.state.first_run

    @rule(
        choice=st.one_of(
            st.tuples(st.just("choose_profile"), st.sampled_from([profile.value for profile in Profile])),
            st.tuples(st.just("choose_kind"), st.sampled_from(["waits", "legal", "more"])),
            st.tuples(st.just("choose_level"), st.none() | st.sampled_from(Level)),
        )
    )
    def choose(self, choice):
        getattr(self.round.presenter, choice[0])(choice[1])
        self.note_question()

    @rule()
    def idle(self):
        self.round.idle()

    @rule(seconds=st.sampled_from([0.1, PATIENCE_MS / 1000, 5000.0]))
    def wait(self, seconds):
        self.round.wait(seconds)

    @rule()
    def worker_works(self):
        self.round.worker.work()
        self.note_question()

    @rule(days=st.integers(0, 1))
    def leave_and_return(self, days):
        self.round.presenter.pause()
        self.round.time.day += days
        self.round.presenter.resume()

    @rule(tiles=st.sets(TILES, max_size=3), how_often=st.integers(1, 3))
    def answer_and_go_on(self, tiles, how_often):
        """Most of what happens in real life."""
        for _ in range(how_often):
            self.answer_and_wait_for_the_store(tiles)
            self.round.read()
            self.enter()

    @rule()
    def enter(self):
        before, saving, records = self.state, self.saving, len(self.round.store.records)
        self.round.presenter.check_or_next()
        given = len(self.round.store.records) - records
        assert given in (0, 1)
        if before.looking_back:
            assert not self.state.looking_back
            assert given == 0
        elif saving:
            assert given == 0, "Enter twice is one answer"
        elif self.round.worker.pieces and not given and self.state.question == before.question:
            self.worker_works()
        elif before.phase in (Phase.ANSWERED, Phase.FAILED):
            assert self.state.phase is Phase.ASKING
            assert self.state.question != before.question, "Next gives another question"
        elif given:
            assert self.state.feedback is None, "feedback came before the answer was safe"
            assert self.saving
        else:
            assert self.state.hint is not None
            assert self.state.draft == before.draft
        self.note_question()

    @rule(tiles=st.sets(TILES, min_size=1, max_size=3))
    def answer_and_hear_nothing(self, tiles):
        for tile in tiles:
            self.round.presenter.toggle_tile(tile)
        self.round.presenter.type_text("y")
        self.enter()

    @rule(tiles=st.sets(TILES, max_size=3))
    def answer_and_wait_for_the_store(self, tiles):
        """Get on: most answers in real life are just given."""
        for tile in tiles:
            self.round.presenter.toggle_tile(tile)
        self.round.presenter.type_text("y")
        self.enter()
        if self.saving:
            self.store_commits(len(self.round.store.records) - 1)
            assert self.state.phase is Phase.ANSWERED

    @rule(index=st.integers(0, 50))
    def store_commits(self, index):
        records = self.round.store.records
        if index < len(records) and index not in self.told:
            self.told.add(index)
            waiting = len(records) - len(self.told)
            records[index].done(Report(saved=True, unsaved=max(0, waiting - self.saving)))
            assert index != len(records) - 1 or not self.saving

    @rule()
    def store_fails(self):
        records = self.round.store.records
        if records and len(records) - 1 not in self.told:
            records[-1].done(Report(saved=False, unsaved=len(records) - len(self.told)))
            assert not self.saving, "the drill goes on when saving fails"
            assert self.state.save is SaveState.UNSAVED

    @rule(index=st.integers(0, 50))
    def store_gives_figures(self, index):
        wanted = self.round.store.figures_wanted
        if index < len(wanted):
            self.round.store.give_figures(9, 5, 1000, index)

    def can_edit(self):
        return self.state.phase is Phase.ASKING and not self.saving and not self.state.looking_back

    @invariant()
    def phases_hold_together(self):
        if not self.round.view.states:
            return
        state = self.state
        assert (state.feedback is not None) == (state.phase is Phase.ANSWERED)
        assert (state.save is SaveState.UNSAVED) == (state.unsaved > 0)
        assert state.waiting or state.save is not SaveState.WAITING
        assert self.saving or not state.waiting
        assert not (self.saving and state.feedback and not state.looking_back)
        assert state.draft.nothing is False or not state.draft.tiles
        assert state.draft.legal is not True or not state.draft.faults
        assert state.question.kind in state.kinds
        assert state.unsaved >= 0
        assert len(state.trail) == min(10, state.round_answered)
        assert state.round_right <= state.round_answered <= len(self.round.store.records)

    @invariant()
    def nothing_changes_an_answer_that_was_given(self):
        if not self.round.view.states:
            return
        if self.given is not None and (self.saving or self.state.question == self.given[0]):
            assert (self.state.question, self.state.draft) == self.given or self.state.looking_back
        elif self.saving:
            self.given = self.state.question, self.state.draft
        else:
            self.given = None

    @invariant()
    def no_answer_is_sent_twice(self):
        attempts = [record.attempt for record in self.round.store.records]
        assert len({attempt.question for attempt in attempts}) == len(attempts)
        assert all(0 <= attempt.took_ms <= 3_600_000 for attempt in attempts)


Learner.TestCase.settings = hypothesis_settings(max_examples=100, stateful_step_count=40, deadline=None)
TestLearner = Learner.TestCase

"""The practice screen's behaviour: state in, state out."""

from dataclasses import replace

import pytest

from app.presenters.desk import PATIENCE_MS, QUIET_MS
from app.presenters.practice import READING_MS
from app.presenters.state import Draft, Hint, Phase, SaveState
from app.settings import Settings
from puzzles.drills.base import AnswerForm, Grade, Level, TileSetAnswer
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Tile
from tests.helpers.practice import ManualStore, QuickStore, TilesDrill, VerdictDrill, practice


@pytest.fixture
def round_():
    return practice()


class TestTheQuestion:
    def test_is_there_without_a_store(self):
        made = practice(start=False)
        made.presenter.start(made.view)
        assert made.state.phase is Phase.ASKING
        assert made.state.question.kind == "waits"
        assert made.state.draft == Draft()
        assert made.state.feedback is None

    def test_is_of_the_kind_rules_and_level_in_the_settings(self):
        made = practice(Settings(kind="legal", profile=Profile.XUANFENG, level=Level.HARD, first_run_seen=True))
        assert made.state.question.kind == "legal"
        assert made.state.form is AnswerForm.VERDICT
        assert made.state.question.position.rules.profile is Profile.XUANFENG
        assert (made.state.adaptive, made.state.level) == (False, Level.HARD)

    def test_falls_back_where_the_settings_name_an_unknown_kind(self):
        assert practice(Settings(kind="chess", first_run_seen=True)).state.question.kind == "waits"

    def test_offers_the_kinds_there_are(self):
        drills = {kind: TilesDrill(kind) for kind in ("waits", "legal", "fan", "tomorrow")}
        made = practice(drills=drills)
        assert made.state.kinds == ("waits", "legal", "fan", "tomorrow")

    def test_of_a_fourth_kind_is_played_like_the_others(self):
        made = practice(drills={"waits": TilesDrill("waits"), "tomorrow": TilesDrill("tomorrow")}, store=QuickStore())
        made.presenter.choose_kind("tomorrow")
        made.worker.work()
        made.answer_right()
        assert made.state.question.kind == "tomorrow"
        assert made.state.feedback.verdict.grade is Grade.RIGHT


class TestTheChips:
    def test_replace_an_unanswered_question_as_soon_as_one_is_made_in_the_background(self, round_):
        before = round_.state.question
        round_.pick(Tile.P5)
        round_.presenter.choose_profile("qipai")
        assert round_.state.question == before
        round_.worker.work()
        assert round_.state.question != before
        assert round_.state.question.position.rules.profile is Profile.QIPAI
        assert round_.state.profile == "qipai"
        assert round_.state.draft == Draft()

    def test_leave_feedback_on_the_screen_until_next(self):
        made = practice(store=QuickStore())
        made.answer_right()
        shown = made.state
        made.presenter.choose_kind("legal")
        assert made.state.kind == "legal"
        assert (made.state.question, made.state.feedback) == (shown.question, shown.feedback)
        made.presenter.check_or_next()
        assert made.state.question.kind == "legal"

    def test_drop_the_question_made_ahead(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.read()
        made.presenter.choose_level(Level.EXPERT)
        made.read()
        made.presenter.check_or_next()
        assert made.state.question.level is Level.EXPERT

    def test_wait_while_an_answer_is_being_saved(self, round_):
        round_.answer_right()
        asked = round_.state.question
        round_.presenter.choose_kind("legal")
        assert round_.state.question == asked
        round_.store.commit()
        assert round_.state.question == asked
        round_.presenter.check_or_next()
        assert round_.state.question.kind == "legal"

    def test_are_kept_in_the_settings(self, round_):
        round_.presenter.choose_profile("xuanfeng")
        round_.presenter.choose_kind("legal")
        round_.presenter.choose_level(Level.FIRST)
        current = round_.settings.current
        assert (current.profile, current.kind, current.level) == (Profile.XUANFENG, "legal", Level.FIRST)
        round_.presenter.choose_level(None)
        assert round_.state.adaptive

    def test_obey_the_settings_screen(self, round_):
        before = round_.state.question
        round_.settings.change(replace(round_.settings.current, profile=Profile.QIPAI))
        round_.worker.work()
        assert round_.state.question != before
        assert round_.state.profile == "qipai"

    def test_refuse_what_does_not_exist(self, round_):
        with pytest.raises(ValueError, match="chess"):
            round_.presenter.choose_kind("chess")
        with pytest.raises(ValueError, match="riichi"):
            round_.presenter.choose_profile("riichi")

    def test_the_same_choice_again_keeps_the_question(self, round_):
        before = round_.state.question
        round_.presenter.choose_profile("daozi")
        assert round_.state.question == before


class TestChecking:
    def test_nothing_chosen_grades_nothing(self, round_):
        round_.presenter.check_or_next()
        assert round_.state.hint is Hint.NOTHING_CHOSEN
        assert round_.state.phase is Phase.ASKING
        assert round_.store.records == []

    def test_feedback_is_shown_only_when_the_answer_is_safe(self, round_):
        round_.answer_right()
        assert len(round_.store.records) == 1
        assert round_.state.feedback is None
        assert round_.state.phase is Phase.ASKING
        round_.store.commit()
        assert round_.state.phase is Phase.ANSWERED
        assert round_.state.feedback.verdict.grade is Grade.RIGHT
        assert round_.state.save is SaveState.SAVED
        assert not round_.state.waiting

    def test_waiting_is_shown_only_when_it_takes_long(self, round_):
        round_.answer_right()
        assert not round_.state.waiting
        round_.wait(QUIET_MS / 1000)
        assert round_.state.waiting
        assert round_.state.save is SaveState.WAITING
        round_.store.commit()
        assert not round_.state.waiting

    def test_a_quick_save_shows_no_waiting(self, round_):
        round_.answer_right()
        round_.store.commit()
        round_.wait(QUIET_MS / 1000)
        assert not any(state.waiting for state in round_.view.states)

    def test_the_answer_is_kept_whole(self, round_):
        round_.pick(Tile.EAST, Tile.P5)
        round_.wait(2.5)
        asked = round_.state.question
        round_.presenter.check_or_next()
        attempt = round_.store.records[0].attempt
        assert attempt.question == asked
        assert attempt.answer == TileSetAnswer(frozenset({Tile.EAST, Tile.P5}))
        assert attempt.grade is Grade.PARTLY
        assert [mistake.value for mistake in attempt.mistakes] == ["missed_wait", "phantom_shape"]
        assert attempt.took_ms == 2500
        assert attempt.moment.day == 20_000

    def test_a_double_enter_while_waiting_does_one_thing(self, round_):
        round_.answer_right()
        asked = round_.state.question
        round_.presenter.check_or_next()
        round_.presenter.check_or_next()
        assert len(round_.store.records) == 1
        round_.store.commit()
        assert round_.state.question == asked
        assert round_.state.phase is Phase.ANSWERED

    def test_nothing_can_be_changed_while_waiting(self, round_):
        round_.answer_right()
        draft = round_.state.draft
        round_.pick(Tile.P9)
        round_.presenter.take_back()
        round_.presenter.choose_nothing()
        assert round_.state.draft == draft
        round_.store.commit()
        assert round_.state.draft == draft

    def test_the_draft_stays_to_be_seen_beside_the_feedback(self):
        made = practice(store=QuickStore())
        made.pick(Tile.EAST, Tile.P5)
        made.presenter.check_or_next()
        made.pick(Tile.P9)
        assert made.state.draft.tiles == {Tile.EAST, Tile.P5}

    def test_typed_tiles_are_an_answer(self):
        made = practice(store=QuickStore())
        made.presenter.type_text("12")
        made.presenter.type_text("z")
        made.presenter.check_or_next()
        assert made.state.feedback.verdict.grade is Grade.RIGHT

    def test_an_answer_given_before_the_store_is_there_waits_for_it(self):
        made = practice(start=False)
        made.presenter.start(made.view)
        made.answer_right()
        assert made.state.feedback is None
        store = QuickStore()
        made.presenter.use_store(store)
        assert made.state.feedback is not None
        assert len(store.records) == 1


class TestWhenSavingFails:
    def test_the_drill_goes_on_and_says_so(self, round_):
        round_.answer_right()
        round_.store.fail(unsaved=1)
        assert round_.state.feedback is not None
        assert (round_.state.save, round_.state.unsaved) == (SaveState.UNSAVED, 1)
        round_.presenter.check_or_next()
        assert round_.state.phase is Phase.ASKING
        assert round_.state.unsaved == 1

    def test_it_goes_on_saying_so_while_the_next_answer_is_being_saved(self, round_):
        round_.answer_right()
        round_.store.fail(unsaved=1)
        round_.presenter.check_or_next()
        round_.answer_right()
        round_.wait(QUIET_MS / 1000)
        assert round_.state.waiting
        assert (round_.state.save, round_.state.unsaved) == (SaveState.UNSAVED, 1)

    def test_what_is_saved_later_is_no_longer_unsaved(self, round_):
        round_.answer_right()
        round_.store.fail(unsaved=1)
        round_.presenter.check_or_next()
        asked = round_.state.question
        round_.store.commit(index=0)
        assert (round_.state.save, round_.state.unsaved) == (SaveState.SAVED, 0)
        assert round_.state.question == asked
        assert round_.state.phase is Phase.ASKING

    def test_a_bug_in_the_store_is_not_hidden_and_costs_no_feedback(self, round_):
        round_.answer_right()
        with pytest.raises(RuntimeError):
            round_.store.answer(RuntimeError("bug"))
        assert round_.state.feedback is not None
        assert (round_.state.save, round_.state.unsaved) == (SaveState.UNSAVED, 1)

    def test_a_store_that_says_nothing_does_not_hold_the_learner_up_for_ever(self, round_):
        round_.answer_right()
        round_.wait(PATIENCE_MS / 1000)
        assert round_.state.feedback is not None
        assert (round_.state.save, round_.state.unsaved) == (SaveState.UNSAVED, 1)
        round_.store.commit()
        assert (round_.state.save, round_.state.unsaved) == (SaveState.SAVED, 0)
        assert round_.state.today.answered == 1
        assert len(round_.store.records) == 1


class TestNext:
    def test_shows_another_question_with_an_empty_draft(self):
        made = practice(store=QuickStore())
        made.answer_right()
        before = made.state.question
        made.presenter.check_or_next()
        assert made.state.question != before
        assert (made.state.phase, made.state.draft, made.state.feedback) == (Phase.ASKING, Draft(), None)

    def test_takes_the_question_made_while_the_feedback_was_read(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.read()
        asked = made.drills["waits"].asked
        made.presenter.check_or_next()
        assert made.drills["waits"].asked == asked

    def test_is_shown_as_soon_as_it_is_made(self):
        made = practice(store=QuickStore())
        made.answer_right()
        answered = made.state.question
        made.wait(READING_MS / 1000)
        made.presenter.check_or_next()
        made.presenter.check_or_next()
        assert made.state.question == answered
        made.worker.work()
        assert made.state.phase is Phase.ASKING
        assert made.state.question != answered
        assert made.drills["waits"].asked == 2

    def test_obeys_a_choice_made_while_it_is_in_the_making(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.wait(READING_MS / 1000)
        made.presenter.check_or_next()
        made.presenter.choose_level(Level.EXPERT)
        made.worker.work()
        assert made.state.phase is Phase.ASKING
        assert made.state.question.level is Level.EXPERT

    def test_is_given_up_where_making_it_ends_in_a_bug(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.wait(READING_MS / 1000)
        made.presenter.check_or_next()
        _, _, failed = made.worker.pieces.pop()
        with pytest.raises(MemoryError):
            failed(MemoryError())
        assert made.state.phase is Phase.FAILED
        made.presenter.check_or_next()
        assert made.state.phase is Phase.ASKING

    def test_works_before_there_was_time_to_make_one(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.presenter.check_or_next()
        assert made.state.phase is Phase.ASKING
        made.idle()
        assert made.state.phase is Phase.ASKING

    def test_never_shows_a_question_twice(self):
        made = practice(store=QuickStore())
        seen = []
        for _ in range(10):
            seen.append(made.state.question)
            made.answer_right()
            made.read()
            made.presenter.check_or_next()
        assert len(set(seen)) == 10

    def test_is_not_asked_to_make_questions_before_the_feedback_is_shown(self, round_):
        round_.answer_right()
        assert round_.drills["waits"].asked == 1
        round_.idle()
        assert round_.drills["waits"].asked == 1


class TestTime:
    def test_is_measured_from_question_to_check(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.wait(60)
        made.worker.work()
        made.presenter.check_or_next()
        made.wait(4)
        made.answer_right()
        assert made.state.feedback.took_ms == 4000

    def test_does_not_run_while_the_screen_cannot_be_seen(self):
        made = practice(store=QuickStore())
        made.wait(1)
        made.presenter.pause()
        made.wait(3 * 3600)
        made.presenter.resume()
        made.wait(1)
        made.answer_right()
        assert made.state.feedback.took_ms == 2000

    def test_does_not_run_while_looking_back(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.presenter.check_or_next()
        made.presenter.look_back()
        made.wait(30)
        made.presenter.look_back()
        made.wait(3)
        made.answer_right()
        assert made.state.feedback.took_ms == 3000

    def test_of_saving_is_not_the_learners(self, round_):
        round_.wait(2)
        round_.answer_right()
        round_.wait(1)
        round_.store.commit()
        assert round_.state.feedback.took_ms == 2000


class TestFigures:
    def test_today_trail_and_streak_grow_with_the_answers(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.presenter.check_or_next()
        made.answer_right()
        made.presenter.check_or_next()
        assert (made.state.today.answered, made.state.today.right) == (2, 2)
        assert (made.state.streak, made.state.round_answered, made.state.round_right) == (2, 2, 2)
        made.presenter.choose_nothing()
        made.presenter.check_or_next()
        assert made.state.trail == (Grade.RIGHT, Grade.RIGHT, Grade.WRONG)
        assert made.state.streak == 0

    def test_of_the_store_replace_what_was_counted_here(self):
        made = practice(store=QuickStore())
        made.store.give_figures(answered=12, right=10, median_ms=19_000)
        assert (made.state.today.answered, made.state.today.right, made.state.today.median_ms) == (12, 10, 19_000)
        made.answer_right()
        assert (made.state.today.answered, made.state.today.right) == (13, 11)
        made.store.give_figures(answered=13, right=11, median_ms=18_000)
        assert made.state.today.median_ms == 18_000

    def test_that_are_older_than_the_last_answer_are_not_taken(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.store.give_figures(answered=0, right=0, median_ms=None, index=0)
        assert made.state.today.answered == 1

    def test_without_the_unsaved_answers_are_not_taken(self, round_):
        round_.answer_right()
        round_.store.fail(unsaved=1)
        round_.store.give_figures(answered=0, right=0, median_ms=None)
        assert round_.state.today.answered == 1

    def test_that_cannot_be_read_change_nothing(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.store.figures_wanted[-1][1](OSError("no"))
        assert made.state.today.answered == 1

    def test_begin_anew_with_a_new_day(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.time.day += 1
        made.presenter.check_or_next()
        assert made.state.today.answered == 0
        made.answer_right()
        assert made.state.today.answered == 1

    def test_show_the_goal_of_the_settings(self):
        assert practice(Settings(daily_goal=7)).state.today.goal == 7


class TestFeedback:
    def wrong(self):
        made = practice(store=QuickStore())
        made.pick(Tile.P5, Tile.P9)
        made.presenter.check_or_next()
        return made

    def test_opens_the_first_tile_that_only_makes_a_shape(self):
        made = self.wrong()
        mistakes = made.state.feedback.verdict.mistakes
        assert mistakes[made.state.feedback.open_mistake].tile is Tile.P5
        assert made.state.feedback.explanation.subject is Tile.P5

    def test_opens_another_row(self):
        made = self.wrong()
        made.presenter.open_mistake(0)
        assert made.state.feedback.open_mistake == 0
        assert made.state.feedback.explanation.subject is Tile.EAST

    def test_answers_for_any_tile(self):
        made = self.wrong()
        made.presenter.ask_about(Tile.S3)
        assert made.state.feedback.explanation.subject is Tile.S3
        assert made.state.feedback.open_mistake is None
        made.presenter.ask_about(None)
        assert made.state.feedback.explanation.subject is None

    def test_tells_nothing_before_the_answer(self, round_):
        round_.presenter.ask_about(Tile.EAST)
        round_.presenter.open_mistake(0)
        assert round_.state.feedback is None

    def test_tells_nothing_while_the_answer_is_being_saved(self, round_):
        round_.answer_right()
        round_.presenter.ask_about(Tile.EAST)
        assert round_.state.feedback is None

    @pytest.mark.logs_errors
    def test_keeps_its_explanation_where_the_drill_has_none(self):
        made = self.wrong()
        before = made.state.feedback
        made.drills["waits"].breaks, made.drills["waits"].breaks_left = "explain", 1
        made.presenter.ask_about(Tile.S3)
        assert made.state.feedback == before


class TestLookingBack:
    def test_needs_a_question_before(self, round_):
        round_.presenter.look_back()
        assert not round_.state.looking_back
        assert round_.state.phase is Phase.ASKING

    def test_shows_the_last_question_and_returns_to_the_draft(self):
        made = practice(store=QuickStore())
        made.answer_right()
        answered = made.state
        made.presenter.check_or_next()
        made.pick(Tile.P5)
        asked = made.state
        assert made.state.last.question == answered.question
        made.presenter.look_back()
        assert made.state.looking_back
        assert (made.state.question, made.state.draft) == (answered.question, answered.draft)
        assert made.state.feedback == answered.feedback
        assert made.state.phase is Phase.ANSWERED
        made.presenter.look_back()
        assert made.state == asked

    def test_ends_with_enter(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.presenter.check_or_next()
        asked = made.state
        made.presenter.look_back()
        made.presenter.check_or_next()
        assert made.state == asked

    def test_explains_the_last_question_and_leaves_this_one_alone(self):
        made = practice(store=QuickStore())
        made.answer_right()
        made.presenter.check_or_next()
        asked = made.state
        made.presenter.look_back()
        made.presenter.ask_about(Tile.S3)
        made.pick(Tile.P1)
        assert made.state.feedback.explanation.subject is Tile.S3
        made.presenter.look_back()
        assert made.state == asked

    def test_offers_the_faults_of_the_question_it_shows(self):
        made = practice(
            Settings(kind="legal", first_run_seen=True),
            drills={"legal": VerdictDrill("legal"), "waits": TilesDrill("waits")},
            store=QuickStore(),
        )
        faults = made.state.offered_faults
        made.presenter.type_text("y")
        made.presenter.check_or_next()
        made.presenter.choose_kind("waits")
        made.presenter.check_or_next()
        assert made.state.offered_faults == ()
        made.presenter.look_back()
        assert made.state.form is AnswerForm.VERDICT
        assert made.state.offered_faults == faults


class TestTheFirstRun:
    def test_card_is_there_until_the_first_answer(self):
        made = practice(Settings(), store=QuickStore())
        assert made.state.first_run
        made.answer_right()
        made.idle()
        assert not made.state.first_run
        assert made.settings.current.first_run_seen
        assert made.state.first_session

    def test_card_is_closed_for_good(self):
        made = practice(Settings())
        made.presenter.dismiss_first_run()
        assert not made.state.first_run
        assert made.settings.current.first_run_seen

    def test_is_over_at_the_second_start(self):
        made = practice(Settings(first_run_seen=True))
        assert not made.state.first_run
        assert not made.state.first_session


@pytest.mark.logs_errors
class TestAQuestionWithAFault:
    def break_at(self, made, name, times=1):
        made.drills["waits"].breaks, made.drills["waits"].breaks_left = name, times

    @pytest.mark.parametrize("step", ["judge", "explain"])
    def test_is_left_out_and_costs_no_answer(self, step, caplog):
        made = practice(store=QuickStore())
        self.break_at(made, step)
        made.answer_right()
        assert made.state.phase is Phase.FAILED
        assert made.store.records == []
        assert (made.state.today.answered, made.state.trail) == (0, ())
        assert "left out" in caplog.text
        made.presenter.check_or_next()
        assert made.state.phase is Phase.ASKING
        made.answer_right()
        assert made.state.phase is Phase.ANSWERED

    def test_that_cannot_be_made_is_made_anew(self, caplog):
        made = practice(store=QuickStore())
        made.answer_right()
        self.break_at(made, "ask", times=2)
        made.presenter.check_or_next()
        assert made.state.phase is Phase.ASKING
        assert "could not be made" in caplog.text

    def test_that_cannot_be_made_at_all_is_said_and_tried_again(self):
        made = practice(store=QuickStore())
        made.answer_right()
        self.break_at(made, "ask", times=5)
        made.presenter.check_or_next()
        assert made.state.phase is Phase.FAILED
        assert made.state.feedback is None
        made.presenter.check_or_next()
        assert made.state.phase is Phase.ASKING

    def test_another_kind_can_be_chosen_then(self):
        made = practice(store=QuickStore())
        made.answer_right()
        self.break_at(made, "ask", times=5)
        made.presenter.check_or_next()
        made.presenter.choose_kind("legal")
        made.worker.work()
        assert (made.state.phase, made.state.question.kind) == (Phase.ASKING, "legal")

    def test_at_the_start_gives_way_to_another_kind(self):
        made = practice(start=False)
        self.break_at(made, "ask", times=5)
        made.presenter.start(made.view)
        assert made.state.question.kind == "legal"

    def test_in_every_kind_at_the_start_is_a_bug(self):
        drill = TilesDrill()
        drill.breaks, drill.breaks_left = "ask", 99
        made = practice(drills={"waits": drill}, start=False)
        with pytest.raises(RuntimeError, match="waits"):
            made.presenter.start(made.view)


def test_settings_that_only_look_different_change_no_question(round_):
    before = round_.state
    round_.settings.change(replace(round_.settings.current, show_needs=False, show_timer=False, daily_goal=3))
    assert round_.state.question == before.question
    assert (round_.state.show_needs, round_.state.show_timer, round_.state.today.goal) == (False, False, 3)


def test_a_store_that_comes_late_is_asked_for_the_days_figures():
    made = practice(start=False)
    made.presenter.start(made.view)
    store = ManualStore()
    made.presenter.use_store(store)
    assert [day for day, _ in store.figures_wanted] == [20_000]

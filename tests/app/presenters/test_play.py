"""Puzzles in play: each sort of course from its first puzzle to its end, over the real store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.presenters.puzzle_states import Exported, Stage
from app.presenters.state import Phase
from app.settings import Settings
from puzzles.drills.attempt import Mode
from puzzles.drills.base import Grade
from puzzles.drills.records import HistoryFilter
from tests.helpers.play import PlayBench, small_bank


@pytest.fixture(scope="module")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_bank(tmp_path_factory.mktemp("bank") / "bank.db")


@pytest.fixture
def open_bench(tmp_path: Path, bank: Path) -> Iterator[Callable[..., PlayBench]]:
    benches = []

    def make(settings: Settings | None = None, *, with_bank: bool = True) -> PlayBench:
        for other in benches:
            other.close()
        benches.append(PlayBench(tmp_path, bank if with_bank else tmp_path / "none.db", settings))
        return benches[-1]

    yield make
    for bench in benches:
        bench.close()


@pytest.fixture
def bench(open_bench: Callable[..., PlayBench]) -> PlayBench:
    return open_bench()


def test_the_first_page_lists_the_themes_of_the_bank(bench):
    home = bench.puzzles_screen.state.home
    assert bench.stage is Stage.HOME
    assert {theme.theme: theme.puzzles for theme in home.themes} == {"edge_wait": 20, "closed_wait": 20, "wild_1": 20}
    assert (home.rating, home.streak, home.day_done) == (None, None, None)


def test_without_a_bank_the_page_says_so_and_nothing_breaks(open_bench):
    bench = open_bench(with_bank=False)
    assert bench.stage is Stage.NO_BANK
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    assert bench.stage in (Stage.NO_BANK, Stage.NONE_LEFT)


def test_rated_play_offers_a_puzzle_near_the_rating_and_rates_the_first_answer(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    assert bench.stage is Stage.PLAYING
    assert abs(bench.play.task.question.rating - 1200) < 200
    bench.answer()
    assert bench.play.desk.phase is Phase.ANSWERED
    assert bench.play.desk.feedback.verdict.grade is Grade.RIGHT
    assert bench.play.status.change > 0
    first = bench.play.task.uid
    bench.go_on()
    assert bench.play.task.uid != first


def test_an_answer_is_safe_before_its_feedback_is_shown(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.puzzles.choose_nothing()
    bench.puzzles.check_or_next()
    assert bench.play.desk.feedback is None
    bench.pump()
    assert bench.play.desk.feedback is not None


def test_a_theme_offers_its_own_puzzles_only(bench):
    bench.puzzles.start_course(Mode.THEME, "closed_wait")
    bench.pump()
    for _ in range(4):
        assert bench.play.task.question.themes == ("closed_wait",)
        bench.answer()
        bench.go_on()
    assert bench.play.status.theme == "closed_wait"


def test_a_streak_ends_with_the_first_error_and_its_misses_can_be_played_again(bench):
    bench.puzzles.start_course(Mode.STREAK)
    bench.pump()
    ratings = []
    for _ in range(3):
        ratings.append(bench.play.task.question.rating)
        bench.answer()
        bench.go_on()
    assert all(abs(rating - wished) <= 100 for rating, wished in zip(ratings, (700, 735, 770), strict=True))
    bench.answer(right=False)
    assert bench.play.status.is_over
    bench.go_on()
    summary = bench.puzzles_screen.state.summary
    assert (bench.stage, summary.status.score, summary.is_best) == (Stage.SUMMARY, 3, True)
    assert len(summary.missed) == 1
    bench.puzzles.play_again()
    bench.pump()
    assert bench.play.status.mode is Mode.AGAIN
    assert bench.play.task.uid == summary.missed[0].uid
    bench.answer()
    assert bench.play.status.change is None


def test_a_streak_survives_closing_the_program(open_bench):
    bench = open_bench()
    bench.puzzles.start_course(Mode.STREAK)
    bench.pump()
    bench.answer()
    bench.go_on()
    bench.answer()
    again = open_bench()
    assert again.puzzles_screen.state.home.streak == 2
    again.puzzles.start_course(Mode.STREAK)
    again.pump()
    assert again.play.status.score == 2


def test_one_puzzle_of_a_streak_may_be_skipped(bench):
    bench.puzzles.start_course(Mode.STREAK)
    bench.pump()
    first = bench.play.task.uid
    bench.puzzles.skip()
    bench.pump()
    second = bench.play.task.uid
    bench.puzzles.skip()
    bench.pump()
    assert first != second == bench.play.task.uid


def test_a_storm_runs_out_of_time(bench):
    bench.puzzles.start_course(Mode.STORM)
    bench.pump()
    bench.wait(10)
    assert bench.play.status.left_ms == 170_000
    bench.answer()
    bench.go_on()
    assert bench.play.status.score == 1
    bench.wait(171)
    summary = bench.puzzles_screen.state.summary
    assert (bench.stage, summary.status.score, summary.status.is_over) == (Stage.SUMMARY, 1, True)


def test_an_error_in_a_storm_costs_ten_seconds(bench):
    bench.puzzles.start_course(Mode.STORM)
    bench.pump()
    bench.wait(5)
    bench.answer(right=False)
    assert bench.play.status.left_ms == 165_000
    assert bench.play.status.errors == 1
    assert not bench.play.can_undo


def test_a_storm_that_the_program_was_closed_in_still_counts(open_bench):
    bench = open_bench()
    bench.puzzles.start_course(Mode.STORM)
    bench.pump()
    bench.answer()
    again = open_bench()
    again.puzzles.open_home()
    again.pump()
    assert again.puzzles_screen.state.home.best_storm == 1


def test_the_puzzle_of_the_day_is_the_same_all_day_and_played_once(open_bench):
    bench = open_bench()
    bench.puzzles.start_course(Mode.DAILY)
    bench.pump()
    task = bench.play.task
    bench.answer(right=False)
    bench.go_on()
    assert bench.stage is Stage.SUMMARY
    bench.puzzles.leave()
    bench.pump()
    assert bench.puzzles_screen.state.home.day_done.grade is Grade.WRONG
    again = open_bench()
    again.puzzles.start_course(Mode.DAILY)
    again.pump()
    assert again.play.task.uid == task.uid


def test_taking_an_answer_back_takes_back_all_it_changed(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    before, task = bench.play.status.rating, bench.play.task
    bench.answer(right=False)
    assert bench.play.status.rating < before
    bench.puzzles.take_back()
    bench.pump()
    assert bench.play.desk.phase is Phase.ASKING
    assert bench.play.task.uid == task.uid
    assert bench.play.status.rating == before
    assert not bench.play.task.is_first
    assert (bench.play.status.score, bench.play.status.errors) == (0, 0)
    assert bench.play.desk.today.answered == 0
    bench.puzzles.leave()
    bench.pump()
    bench.puzzles.open_history(HistoryFilter())
    bench.pump()
    assert bench.puzzles_screen.state.history.answers == ()
    bench.review.open_home()
    bench.pump()
    assert bench.review_screen.state.outlook.total == 0


def test_a_missed_puzzle_is_due_the_next_day_as_a_variant_and_moves_on_when_right(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    missed = bench.play.task
    bench.answer(right=False)
    bench.puzzles.leave()
    bench.pump()
    bench.time.day += 1
    bench.review.visit()
    bench.pump()
    due = bench.review_screen.state.due
    assert bench.due[-1] == 1
    assert [row.review.uid for row in due] == [missed.uid]
    assert due[0].missed.grade is Grade.WRONG
    bench.review.start_review()
    bench.pump()
    task = bench.review_screen.state.play.task
    assert task.is_variant
    assert task.question.position != missed.question.position
    bench.answer(presenter=bench.review)
    bench.go_on(bench.review)
    assert bench.review_screen.state.stage is Stage.SUMMARY
    bench.review.leave()
    bench.pump()
    state = bench.review_screen.state
    assert (state.due, state.outlook.total) == ((), 1)


def test_favourites_are_marked_and_played(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    task = bench.play.task
    bench.puzzles.mark_favourite(True)
    assert bench.play.task.is_favourite
    bench.puzzles.open_home()
    bench.pump()
    assert bench.puzzles_screen.state.home.favourites == 1
    bench.puzzles.play_favourites()
    bench.pump()
    assert bench.play.task.uid == task.uid


def test_a_puzzle_that_is_said_to_be_wrong_is_kept_with_the_note(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.puzzles.report_wrong("9条也能胡")
    heard = []
    bench.lookups.complaints(heard.append)
    bench.pump()
    assert [(complaint.uid, complaint.note) for complaint in heard[0]] == [(bench.play.task.uid, "9条也能胡")]


def test_reported_puzzles_are_counted_and_written_to_a_file(bench, tmp_path):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.puzzles.report_wrong("9条也能胡")
    bench.puzzles.leave()
    bench.pump()
    assert bench.puzzles_screen.state.home.reported == 1
    bench.puzzles.export_reported(tmp_path / "bad.jsonl")
    bench.pump()
    assert bench.puzzles_screen.state.home.exported == Exported("bad.jsonl", 1)
    assert "9条也能胡" in (tmp_path / "bad.jsonl").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_said(bench, tmp_path):
    bench.puzzles.export_reported(tmp_path / "no" / "such" / "folder" / "bad.jsonl")
    bench.pump()
    assert bench.puzzles_screen.state.home.exported == Exported("bad.jsonl", None)


def test_the_first_page_knows_the_day_s_question_and_count(bench):
    home = bench.puzzles_screen.state.home
    assert home.today_answered == 0
    bench.puzzles.start_course(Mode.DAILY)
    bench.pump()
    assert bench.play.task.question == home.day_question
    bench.answer(right=True)
    bench.puzzles.open_home()
    bench.pump()
    assert bench.puzzles_screen.state.home.today_answered == 1


def test_leaving_before_an_answer_leads_home(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.puzzles.leave()
    bench.pump()
    assert bench.stage is Stage.HOME


def test_a_profile_without_puzzles_has_none_left(open_bench):
    from puzzles.rules.ruleset import Profile

    bench = open_bench(Settings(profile=Profile.QIPAI))
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    assert bench.stage is Stage.NONE_LEFT


def test_ratings_can_be_hidden(open_bench):
    bench = open_bench()
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.answer()
    again = open_bench(Settings(show_ratings=False))
    home = again.puzzles_screen.state.home
    assert (home.rating, home.rated_answers, home.show_ratings) == (None, 1, False)


def test_an_answer_after_the_solution_was_seen_is_not_rated(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    before = bench.play.status.rating
    bench.answer(right=False)
    bench.puzzles.take_back()
    bench.pump()
    bench.answer()
    assert (bench.play.status.rating, bench.play.status.change) == (before, None)
    bench.puzzles.leave()
    assert bench.puzzles_screen.state.summary.missed == ()


def test_leaving_the_puzzle_of_the_day_unanswered_leads_home(bench):
    bench.puzzles.start_course(Mode.DAILY)
    bench.pump()
    bench.puzzles.leave()
    bench.pump()
    assert bench.stage is Stage.HOME


def test_the_change_of_a_rating_needs_two_days(bench):
    bench.puzzles.start_course(Mode.RATED)
    bench.pump()
    bench.answer()
    bench.puzzles.open_home()
    bench.pump()
    home = bench.puzzles_screen.state.home
    assert (home.rated_answers, home.rating_change) == (1, None)
    assert home.today_answered == 1

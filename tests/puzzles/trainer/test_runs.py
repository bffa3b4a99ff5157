"""Streak and storm: how they go on, what ends them, and that they survive being written down."""

import pytest

from puzzles.drills.base import Grade
from puzzles.trainer.storm import ERROR_MS, START_MS, Storm, gift
from puzzles.trainer.streak import HARDEST, Streak


def test_a_streak_grows_until_the_first_error():
    streak = Streak()
    for _ in range(3):
        streak = streak.after(Grade.RIGHT)
    assert (streak.score, streak.over) == (3, False)
    assert streak.after(Grade.PARTLY) == Streak(3, over=True)
    with pytest.raises(ValueError, match="over"):
        Streak(3, over=True).after(Grade.RIGHT)


def test_a_streak_gets_harder_and_has_an_end():
    ratings = [Streak(score).rating for score in range(120)]
    assert ratings == sorted(ratings)
    assert ratings[0] == 700
    assert ratings[-1] == HARDEST


def test_a_streak_skips_one_puzzle_only():
    skipped = Streak(2).skip()
    assert (skipped.score, skipped.skipped) == (2, True)
    with pytest.raises(ValueError, match="one puzzle"):
        skipped.skip()


def test_an_error_costs_ten_seconds_and_the_combo():
    storm = Storm(score=4, combo=4, best_combo=4)
    assert storm.after(Grade.WRONG) == Storm(4, 1, 0, 4, START_MS - ERROR_MS)


def test_runs_of_right_answers_add_time():
    assert [combo for combo in range(1, 55) if gift(combo)] == [5, 12, 20, 30, 40, 50]
    storm = Storm(score=4, combo=4, best_combo=4).after(Grade.RIGHT)
    assert (storm.score, storm.combo, storm.left_ms) == (5, 5, START_MS + 3_000)


def test_an_answer_after_time_counts_no_more():
    storm = Storm(score=2).spend(START_MS + 5)
    assert storm.over
    assert storm.after(Grade.RIGHT) == storm


def test_time_never_runs_backwards():
    with pytest.raises(ValueError, match="-1"):
        Storm().spend(-1)


def test_an_error_in_the_last_seconds_ends_a_storm():
    assert Storm(left_ms=4_000).after(Grade.WRONG).over


@pytest.mark.parametrize("run", [Streak(7, skipped=True), Storm(3, 1, 2, 3, 90_000)])
def test_a_run_survives_being_written_down(run):
    assert type(run).from_text(run.to_text()) == run


@pytest.mark.parametrize("text", ["", "{", "[]", '{"score": "x"}', "null", '{"score": 1}'])
def test_a_damaged_run_is_no_run(text):
    assert Streak.from_text(text) == Streak()
    assert Storm.from_text(text).over

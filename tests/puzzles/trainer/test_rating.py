"""The rating of a learner: Elo with a shrinking step and an allowance for luck."""

from random import Random

import pytest

from puzzles.trainer.rating import CEILING, FLOOR, START, Estimate, elo, expected


def test_at_equal_points_half_of_the_answers_are_right():
    assert expected(1500, 1500) == 0.5


def test_four_hundred_points_more_make_ten_right_answers_to_one_wrong():
    assert expected(1900, 1500) == pytest.approx(10 / 11)


def test_guessing_gives_a_floor():
    assert expected(0, 3000, guess=0.25) == pytest.approx(0.25, abs=0.001)


def test_a_right_answer_raises_and_a_wrong_one_lowers():
    assert elo(1500, 1500, 1.0, 0) == 1550
    assert elo(1500, 1500, 0.0, 0) == 1450


def test_the_step_shrinks_with_answers_to_a_least_one():
    steps = [elo(1500, 1500, 1.0, answers) - 1500 for answers in (0, 20, 60, 1000)]
    assert steps == [50, 25, 12.5, 8]


def test_a_lucky_right_answer_far_too_hard_raises_little():
    with_luck = elo(1000, 2400, 1.0, 0, guess=0.5) - 1000
    without = elo(1000, 2400, 1.0, 0) - 1000
    assert 0 < with_luck < 1 < without


def test_the_estimate_finds_a_learner_who_answers_by_their_true_strength():
    rng, estimate, true = Random(1), Estimate(), 1800.0
    for _ in range(300):
        difficulty = estimate.points + rng.uniform(-150, 150)
        estimate = estimate.after(difficulty, float(rng.random() < expected(true, difficulty)))
    assert estimate.answers == 300
    assert abs(estimate.points - true) < 100


def test_the_estimate_stays_within_its_bounds():
    high, low = Estimate(), Estimate()
    for _ in range(500):
        high, low = high.after(3000, 1.0), low.after(0, 0.0)
    assert START < high.points <= CEILING
    assert FLOOR <= low.points < START

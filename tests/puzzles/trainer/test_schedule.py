"""Reviews by local days: what is missed comes back, sooner after a miss, later after each right answer."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.drills.base import Grade
from puzzles.trainer.schedule import LEECH_LAPSES, LONGEST_DAYS, first_review, reviewed, taken_up_again

UID = bytes(16)
PAR = 10_000


def after(answers: list[tuple[Grade, int]], day: int = 20_500) -> list[int]:
    """Give the days between reviews when each is answered on the day it is due."""
    row = first_review(UID, day)
    gaps = [row.due_day - row.last_day]
    for grade, took_ms in answers:
        row = reviewed(row, grade, took_ms, PAR, row.due_day)
        gaps.append(row.due_day - row.last_day)
    return gaps


def test_a_missed_puzzle_comes_back_the_next_day():
    assert after([]) == [1]


def test_right_answers_push_it_further_each_time():
    gaps = after([(Grade.RIGHT, 8_000)] * 6)
    assert all(one < other for one, other in pairwise(gaps))


def test_a_miss_brings_it_back_soon():
    gaps = after([(Grade.RIGHT, 8_000)] * 4 + [(Grade.WRONG, 8_000)])
    assert gaps[-1] < gaps[-2]


def test_partly_right_is_a_lapse():
    row = first_review(UID, 100)
    assert reviewed(row, Grade.PARTLY, 5_000, PAR, 101).lapses == 2
    assert reviewed(row, Grade.RIGHT, 5_000, PAR, 101).lapses == 1


def test_a_slow_right_answer_comes_back_sooner_than_a_quick_one():
    row = reviewed(first_review(UID, 100), Grade.RIGHT, 5_000, PAR, 101)
    slow, quick = (reviewed(row, Grade.RIGHT, took, PAR, row.due_day) for took in (2 * PAR + 1, 2 * PAR))
    assert slow.due_day < quick.due_day


def test_the_second_answer_of_a_day_changes_nothing():
    row = first_review(UID, 100)
    assert reviewed(row, Grade.RIGHT, 5_000, PAR, 100) == row


def test_a_clock_set_back_counts_as_the_last_day():
    row = reviewed(first_review(UID, 100), Grade.RIGHT, 5_000, PAR, 101)
    assert reviewed(row, Grade.WRONG, 5_000, PAR, 50) == row


def test_the_eighth_lapse_sets_a_puzzle_apart():
    row = first_review(UID, 100)
    for _ in range(LEECH_LAPSES - 2):
        row = reviewed(row, Grade.WRONG, 5_000, PAR, row.due_day)
        assert not row.suspended
    row = reviewed(row, Grade.WRONG, 5_000, PAR, row.due_day)
    assert (row.lapses, row.suspended) == (LEECH_LAPSES, True)


def test_what_was_set_apart_can_be_taken_up_again():
    row = taken_up_again(first_review(UID, 100), 300)
    assert (row.lapses, row.suspended, row.due_day) == (1, False, 301)


@given(
    st.lists(st.tuples(st.sampled_from(Grade), st.integers(0, 400), st.integers(0, 10**7)), max_size=40),
    st.integers(0, 60_000),
)
def test_it_never_comes_back_in_the_past_nor_after_more_than_a_year(answers, day):
    row = first_review(UID, day)
    for grade, later, took_ms in answers:
        day = max(row.last_day, day + later)
        row = reviewed(row, grade, took_ms, PAR, day)
        assert row.last_day < row.due_day <= row.last_day + LONGEST_DAYS + 1
        assert row.stability > 0


def test_sixty_days_of_travel_through_time():
    row, asked = first_review(UID, 0), []
    for day in range(1, 61):
        if row.due_day <= day:
            asked.append(day)
            row = reviewed(row, Grade.WRONG if len(asked) == 3 else Grade.RIGHT, 5_000, PAR, day)
    assert asked[0] == 1
    assert len(asked) == pytest.approx(8, abs=2)
    assert row.due_day > 60

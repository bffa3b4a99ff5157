"""A round of practice: what comes next, and what the answers come to."""

from random import Random

import pytest

from puzzles.drills.base import Grade, Level, Verdict
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Tile
from puzzles.trainer.rating import Estimate
from puzzles.trainer.session import Choice, Session, level_for

DAOZI = Ruleset.of(Profile.DAOZI)
RIGHT, PARTLY, WRONG = (Verdict(grade, (), 0, 1, 0) for grade in (Grade.RIGHT, Grade.PARTLY, Grade.WRONG))


def session(kind="waits", level=None, **more):
    return Session(Choice(DAOZI, kind, level), Random(1), **more)


def answer(round_, *verdicts):
    for verdict in verdicts:
        round_.answered(round_.next_question(), verdict)


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize("level", Level)
def test_questions_are_of_the_chosen_kind_rules_and_level(kind, level):
    asked = session(kind, level).next_question()
    assert (asked.kind, asked.level, asked.position.rules) == (kind, level, DAOZI)


def test_without_a_chosen_level_a_round_starts_easy():
    assert session().next_question().level is Level.EASY


def test_right_answers_lead_to_harder_questions():
    round_ = session()
    answer(round_, *[RIGHT] * 25)
    assert round_.level > Level.EASY


def test_wrong_answers_lead_to_the_easiest_questions():
    round_ = session()
    answer(round_, *[WRONG] * 12)
    assert round_.level is Level.FIRST


def test_a_fixed_level_does_not_follow_the_answers():
    round_ = session(level=Level.MEDIUM)
    answer(round_, *[RIGHT] * 10)
    assert round_.next_question().level is Level.MEDIUM


def test_the_next_question_obeys_a_new_choice():
    round_ = session()
    qipai = Ruleset.of(Profile.QIPAI)
    round_.choose(rules=qipai, kind="legal")
    round_.choose_level(Level.HARD)
    asked = round_.next_question()
    assert (asked.kind, asked.level, asked.position.rules) == ("legal", Level.HARD, qipai)
    round_.choose(kind="fan")
    assert round_.choice == Choice(qipai, "fan", Level.HARD)


def test_the_level_can_be_left_to_the_answers_again():
    round_ = session(level=Level.EXPERT)
    round_.choose_level(None)
    assert round_.level is Level.EASY


def test_no_question_is_asked_twice():
    round_ = session(level=Level.FIRST)
    asked = [round_.next_question() for _ in range(150)]
    assert len({question.position for question in asked}) == 150


def test_streak_counts_right_answers_up_to_now():
    round_ = session()
    answer(round_, RIGHT, RIGHT, PARTLY, RIGHT)
    assert round_.streak == 1
    assert (round_.answered_count, round_.right_count) == (4, 3)


def test_the_trail_keeps_the_last_ten_grades_oldest_first():
    round_ = session()
    answer(round_, WRONG, *[RIGHT] * 9, PARTLY)
    assert round_.trail == (*[Grade.RIGHT] * 9, Grade.PARTLY)


def test_a_partly_right_answer_counts_between_right_and_wrong():
    points = []
    for verdict in (WRONG, PARTLY, RIGHT):
        round_ = session(level=Level.EASY)
        answer(round_, verdict)
        points.append(round_.estimate.points)
    assert points == sorted(set(points))


def test_a_round_goes_on_from_an_estimate():
    assert session(estimate=Estimate(2050, 300)).level is Level.EXPERT


@pytest.mark.parametrize("seed", range(8))
def test_the_first_question_of_all_is_an_easy_plain_hand_of_waits(seed):
    round_ = Session(Choice(DAOZI, "fan", Level.EXPERT), Random(seed), is_first_run=True)
    asked = round_.next_question()
    key = DRILLS["waits"].key(asked).tiles
    assert (asked.kind, asked.level) == ("waits", Level.FIRST)
    assert (asked.position.melds, asked.position.indicator) == ((), None)
    assert key
    assert not key & {Tile.P1, Tile.P4}
    assert round_.next_question().kind == "fan"


def test_the_same_dice_ask_the_same_questions():
    first, second = session(), session()
    assert [first.next_question() for _ in range(5)] == [second.next_question() for _ in range(5)]


@pytest.mark.parametrize(("points", "level"), [(400, 1), (1200, 2), (1490, 3), (1760, 4), (2050, 5), (2600, 5)])
def test_levels_follow_the_estimate(points, level):
    assert level_for(Estimate(points)) == level

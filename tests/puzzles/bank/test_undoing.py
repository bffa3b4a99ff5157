from dataclasses import replace
from random import Random

import pytest

from puzzles.bank import attempts, connect, derived, reviews, runs, skills, totals
from puzzles.bank.errors import StorageBugError
from puzzles.bank.opening import open_file
from puzzles.bank.undoing import undo_last
from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import NO_EFFECTS, Effects, ReviewRow, Run, SkillRow
from tests.helpers.attempts import NOON, TODAY, attempt, days_ago
from tests.helpers.banks import puzzle

NOW = Moment(NOON, 0, TODAY)
FOLLOWING = (
    *("daily", "seen", "total", "day_total", "time_spread", "theme_total"),
    *("skill", "review", "due_total", "run"),
)


@pytest.fixture
def db(tmp_path):
    database, _ = open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def answer(db, number, effects=NO_EFFECTS, *, grade=Grade.RIGHT, mode=Mode.RATED, days=0, took_ms=9000):
    given = replace(attempt(grade=grade, at=days_ago(days), took_ms=took_ms), mode=mode)
    given = replace(given, question=puzzle(number, themes=("edge_wait", f"theme_{number % 3}")).question)
    attempts.append(db, attempts.prepare(given, effects), attempts.next_seq(db))
    return given


def undo(db):
    with connect.transaction(db):
        return undo_last(db, NOW)


def review(number, **changes):
    return replace(ReviewRow(puzzle(number).uid, 2, 1.5, 5.0, TODAY, TODAY + 2), **changes)


def run(number=1, mode=Mode.STREAK, **changes):
    return replace(Run(bytes([number]) * 16, mode, NOW), **changes)


def everything(db):
    """Give the rows of all tables that follow the log."""
    return {table: connect.rows(db, f"SELECT * FROM {table}") for table in FOLLOWING}


def test_nothing_to_undo(db):
    assert undo(db) is None


def test_an_undone_answer_is_kept_in_the_log_but_counts_no_more(db):
    given = answer(db, 1)
    undone = undo(db)
    assert (undone.attempt, undone.uid) == (given, puzzle(1).uid)
    assert connect.rows(db, "SELECT count(*) FROM attempt") == [(1,)]
    figures = totals.read_figures(db, TODAY)
    assert (figures.answered, figures.median_ms, figures.recent, figures.days) == (0, None, (), 0)


def test_undoing_again_takes_back_the_answer_before(db):
    first, second = answer(db, 1), answer(db, 2)
    assert [undo(db).attempt, undo(db).attempt, undo(db)] == [second, first, None]


def test_an_answer_given_after_undoing_is_undone_before_older_ones(db):
    first, _ = answer(db, 1), answer(db, 2)
    undo(db)
    third = answer(db, 3)
    assert [undo(db).attempt, undo(db).attempt] == [third, first]


def test_skills_go_back_to_what_they_were(db):
    answer(db, 1, Effects(skills=(SkillRow("all", 1210.5, 1), SkillRow("kind:waits", 1300, 1))))
    answer(db, 2, Effects(skills=(SkillRow("all", 1190.25, 2), SkillRow("kind:fan", 1111, 1))))
    assert [(row.subject, row.rating) for row in skills.read(db)] == [
        ("all", 1190.25),
        ("kind:fan", 1111),
        ("kind:waits", 1300),
    ]
    undo(db)
    assert skills.read(db) == (SkillRow("all", 1210.5, 1), SkillRow("kind:waits", 1300.0, 1))
    undo(db)
    assert skills.read(db) == ()


def test_skills_by_day_are_those_at_its_end(db):
    for days, points in ((9, 1000), (5, 1100), (5, 1150), (1, 1200), (0, 1300)):
        answer(db, points % 7, Effects(skills=(SkillRow("all", points, 1),)), days=days)
    undo(db)
    assert skills.by_day(db, "all", TODAY - 5) == ((TODAY - 5, 1150), (TODAY - 1, 1200))
    assert skills.by_day(db, "other", 0) == ()


def test_a_review_goes_back_to_what_it_was(db):
    answer(db, 1, Effects(review=review(1)), grade=Grade.WRONG)
    before = reviews.of_puzzle(db, puzzle(1).uid)
    answer(db, 1, Effects(review=review(1, stability=9.5, due_day=TODAY + 20, lapses=1)))
    assert reviews.of_puzzle(db, puzzle(1).uid).review.due_day == TODAY + 20
    undo(db)
    assert reviews.of_puzzle(db, puzzle(1).uid) == before
    undo(db)
    assert reviews.of_puzzle(db, puzzle(1).uid) is None


def test_an_answer_to_a_variant_changes_the_review_of_the_puzzle_that_was_missed(db):
    answer(db, 1, Effects(review=review(1)), grade=Grade.WRONG)
    missed = answer(db, 200, Effects(review=review(1, lapses=1)), grade=Grade.WRONG, mode=Mode.REVIEW)
    found = reviews.of_puzzle(db, puzzle(1).uid)
    assert (found.review.lapses, found.missed) == (1, missed)
    assert reviews.of_puzzle(db, puzzle(200).uid) is None


def test_a_review_of_a_puzzle_that_was_never_there_is_a_bug_and_nothing_is_written(db):
    with pytest.raises(StorageBugError, match="never answered"):
        answer(db, 1, Effects(review=review(2)))
    assert connect.rows(db, "SELECT count(*) FROM attempt") == [(0,)]


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_numbers_that_are_none_are_refused_where_they_are_made(value):
    with pytest.raises(ValueError, match="finite"):
        review(1, stability=value)
    with pytest.raises(ValueError, match="finite"):
        SkillRow("all", value, 1)


def test_letting_a_review_come_back_is_undone_with_the_answer_that_set_it_apart(db):
    answer(db, 1, Effects(review=review(1)), grade=Grade.WRONG)
    answer(db, 1, Effects(review=review(1, lapses=8, suspended=True)), grade=Grade.WRONG)
    with connect.transaction(db):
        assert reviews.suspend(db, puzzle(1).uid, suspended=False)
    assert derived.differences(db) == 0
    undo(db)
    assert reviews.of_puzzle(db, puzzle(1).uid).review == review(1)


def test_a_run_goes_back_to_its_answer_before_and_then_to_its_beginning(db):
    with connect.transaction(db):
        runs.save(db, run(state='{"left":3}'))
    answer(db, 1, Effects(run=run(state='{"left":2}', score=1)), mode=Mode.STREAK)
    answer(db, 2, Effects(run=run(state='{"left":1}', score=2, ended=NOW)), mode=Mode.STREAK)
    assert runs.open_run(db, Mode.STREAK) is None
    assert undo(db).run == run(state='{"left":2}', score=1)
    assert runs.open_run(db, Mode.STREAK) == run(state='{"left":2}', score=1)
    assert undo(db).run == run(state='{"left":3}', score=0)


def test_a_run_that_ended_by_itself_stays_ended(db):
    answer(db, 1, Effects(run=run(score=1)), mode=Mode.STORM)
    with connect.transaction(db):
        runs.save(db, run(score=1, ended=NOW))
    assert undo(db).run.ended == NOW
    assert runs.open_run(db, Mode.STREAK) is None


def test_the_median_passes_over_what_was_undone(db):
    for number, ms in enumerate((1000, 2000, 3000, 90_000)):
        answer(db, number, took_ms=ms)
    undo(db)
    figures = totals.read_figures(db, TODAY)
    assert (figures.median_ms, figures.today_median_ms) == (2000, 2000)


@pytest.mark.parametrize("seed", range(8))
def test_undoing_leads_back_through_everything_that_was(db, seed):
    chance = Random(seed)
    before = []
    for step in range(60):
        if before and chance.random() < 0.3:
            undo(db)
            assert everything(db) == before.pop(), step
            continue
        before.append(everything(db))
        number = chance.randrange(8)
        grade = chance.choice(list(Grade))
        effects = Effects(
            skills=tuple(SkillRow(name, chance.uniform(600, 2400), step) for name in chance.sample("abc", 2)),
            review=review(number, stability=chance.uniform(1, 9), due_day=step, suspended=chance.random() < 0.2)
            if chance.random() < 0.5
            else None,
            run=None,
        )
        mode = chance.choice([Mode.RATED, Mode.REVIEW, Mode.AGAIN])
        answer(db, number, effects, grade=grade, mode=mode, days=chance.randrange(3), took_ms=chance.randrange(700_000))
        assert derived.differences(db) == 0, step
    assert derived.rebuild(db) == 0


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE skill SET rating = rating + 1",
        "DELETE FROM review",
        "UPDATE total SET answered = 7",
        "DELETE FROM day_total",
        "UPDATE time_spread SET bucket = bucket + 1",
        "DELETE FROM theme_of",
        "UPDATE theme_total SET correct = 0, answered = 99",
        "UPDATE review SET stability = 1e300",
        "UPDATE due_total SET reviews = reviews + 1",
    ],
)
def test_what_disagrees_with_the_logs_is_made_anew(db, harm):
    for number in range(6):
        effects = Effects(skills=(SkillRow("all", 1000 + number, number),), review=review(number))
        answer(db, number, effects, grade=list(Grade)[number % 3], days=number)
    undo(db)
    before = everything(db)
    db.execute(harm)
    assert derived.rebuild(db) > 0
    assert derived.rebuild(db) == 0
    assert everything(db) == before

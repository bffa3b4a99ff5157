import time
from datetime import timedelta

import pytest

from puzzles.bank import attempts, connect, derived, kept, opening, puzzles, totals
from puzzles.drills.attempt import Figures, GroupFigures
from puzzles.drills.base import Grade
from tests.helpers.attempts import NOON, TODAY, attempt, days_ago

MANY = 100_000


@pytest.fixture
def db(tmp_path):
    database, _ = opening.open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def keep(db, *kept):
    first = attempts.next_seq(db)
    for seq, each in enumerate(kept, first):
        attempts.append(db, attempts.prepare(each), seq)


def test_an_empty_log_has_empty_figures(db):
    assert totals.read_figures(db, TODAY) == Figures(0, 0, None, 0, 0, 0, 0, None, (), (), ())


def test_only_right_answers_count_as_right(db):
    keep(db, *(attempt(number, grade=grade) for number, grade in enumerate(Grade)))
    figures = totals.read_figures(db, TODAY)
    assert (figures.answered, figures.right) == (3, 1)


def test_todays_answers_are_counted_apart(db):
    keep(db, attempt(0, at=days_ago(1)), attempt(1, at=days_ago(1)), attempt(2, grade=Grade.WRONG))
    figures = totals.read_figures(db, TODAY)
    assert (figures.answered, figures.right, figures.today_answered, figures.today_right) == (3, 2, 1, 0)


@pytest.mark.parametrize(("times", "median"), [([5], 5), ([1, 9], 5), ([9, 1, 3], 3), ([1, 2, 3, 100], 2)])
def test_the_median_time(db, times, median):
    keep(db, *(attempt(number, took_ms=ms) for number, ms in enumerate(times)))
    figures = totals.read_figures(db, TODAY)
    assert (figures.median_ms, figures.today_median_ms) == (median, median)


def test_the_median_of_today_is_of_today(db):
    keep(db, attempt(0, took_ms=1, at=days_ago(3)), attempt(1, took_ms=7), attempt(2, took_ms=3, at=days_ago(3)))
    figures = totals.read_figures(db, TODAY)
    assert (figures.median_ms, figures.today_median_ms) == (3, 7)


def test_groups_by_kind_and_by_profile(db):
    keep(
        db,
        attempt(0, kind="waits"),
        attempt(1, kind="waits", profile="qipai", grade=Grade.WRONG),
        attempt(2, kind="fan", at=days_ago(2)),
    )
    figures = totals.read_figures(db, TODAY)
    assert set(figures.by_kind) == {GroupFigures("waits", 2, 1), GroupFigures("fan", 1, 1)}
    assert set(figures.by_profile) == {GroupFigures("daozi", 2, 2), GroupFigures("qipai", 1, 0)}


def test_days_and_their_run(db):
    keep(db, *(attempt(number, at=days_ago(number)) for number in (9, 8, 2, 1, 0)))
    figures = totals.read_figures(db, TODAY)
    assert (figures.days, figures.streak_days) == (5, 3)


def test_a_day_that_the_date_line_took_keeps_the_run(db):
    honolulu, tokyo = -600, 540
    keep(
        db,
        attempt(0, at=NOON - timedelta(days=2), offset_minutes=honolulu),
        attempt(1, at=NOON - timedelta(days=1), offset_minutes=honolulu),
        attempt(2, at=NOON - timedelta(hours=6), offset_minutes=tokyo),
    )
    days = [kept.moment.day for kept in totals.read_figures(db, TODAY).recent]
    assert days[0] - days[1] == 2
    assert totals.read_figures(db, TODAY).streak_days == 3


def test_a_clock_set_back_by_a_day_keeps_today_and_the_run(db):
    keep(db, attempt(0, at=days_ago(1)), attempt(1))
    figures = totals.read_figures(db, TODAY - 1)
    assert (figures.today_answered, figures.streak_days) == (1, 2)


def test_answers_from_a_clock_far_ahead_are_not_today(db):
    keep(db, attempt(0, at=NOON + timedelta(days=20000)), attempt(1, at=NOON + timedelta(days=3)), attempt(2))
    figures = totals.read_figures(db, TODAY)
    assert (figures.answered, figures.today_answered, figures.streak_days) == (3, 1, 1)


def test_the_last_fifty_answers_come_latest_first_by_order_and_not_by_time(db):
    keep(db, *(attempt(number, at=NOON - timedelta(minutes=number)) for number in range(60)))
    recent = totals.read_figures(db, TODAY).recent
    assert recent == tuple(attempt(number, at=NOON - timedelta(minutes=number)) for number in range(59, 9, -1))


def test_an_attempt_of_a_later_version_is_left_out_of_the_list_but_counted(db):
    keep(db, attempt(0), attempt(1))
    db.execute("DROP TRIGGER attempt_is_never_changed")
    db.execute("UPDATE attempt SET mistakes = '[\"new_sort\"]' WHERE device_seq = 1")
    figures = totals.read_figures(db, TODAY)
    assert (figures.answered, figures.recent) == (2, (attempt(1),))


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE daily SET answered = answered + 1",
        "DELETE FROM daily",
        "UPDATE seen SET last_day = last_day - 1",
        "DELETE FROM seen WHERE puzzle = 1",
        "UPDATE daily SET kind = 'chess'",
    ],
)
def test_derived_tables_that_disagree_are_made_anew(db, harm):
    keep(db, *(attempt(number % 3, at=days_ago(number), grade=list(Grade)[number % 3]) for number in range(9, 0, -1)))
    assert derived.differences(db) == 0
    before = totals.read_figures(db, TODAY)
    db.execute(harm)
    assert derived.differences(db) > 0
    assert derived.rebuild(db) > 0
    assert derived.rebuild(db) == 0
    assert totals.read_figures(db, TODAY) == before


@pytest.fixture(scope="module")
def much(tmp_path_factory):
    """Give a database with a hundred thousand answers over three years."""
    db, _ = opening.open_file(tmp_path_factory.mktemp("much") / "progress.db", NOON)
    keep(db, *(attempt(number) for number in range(301)))
    with connect.transaction(db):
        db.execute(
            """WITH RECURSIVE n(n) AS (SELECT 302 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
            INSERT INTO attempt(device, device_seq, learner, puzzle, at_ms, offset_min, day, mode, kind, profile, level,
              rating, grade, took_ms, mistakes, answer)
            SELECT device, n, learner, puzzle, at_ms, offset_min, ? - 1000 + n / 100, mode,
              CASE n % 3 WHEN 0 THEN 'waits' WHEN 1 THEN 'legal' ELSE 'fan' END,
              CASE n % 5 WHEN 0 THEN 'qipai' WHEN 1 THEN 'xuanfeng' ELSE 'daozi' END, level, rating,
              CASE n % 7 WHEN 0 THEN 'wrong' WHEN 1 THEN 'partly' ELSE 'right' END, n * 7919 % 60000, mistakes, answer
            FROM n JOIN attempt AS a ON a.id = n % 300 + 1""",
            [MANY, TODAY],
        )
    derived.rebuild(db)
    keep(db, *(attempt(number) for number in range(50)))
    yield db
    db.close()


def test_figures_over_a_hundred_thousand_answers_take_fifty_milliseconds_at_most(much):
    took = []
    for _ in range(20):
        started = time.perf_counter()
        figures = totals.read_figures(much, TODAY)
        took.append((time.perf_counter() - started) * 1000)
    assert (figures.answered, figures.streak_days, len(figures.recent)) == (MANY + 50, 998, 50)
    assert min(took) <= 50


QUERIES = {
    name: query
    for module in (totals, attempts, kept, puzzles)
    for name, query in vars(module).items()
    if isinstance(query, str) and query.lstrip().startswith("SELECT")
}


@pytest.mark.parametrize("name", QUERIES)
def test_hot_queries_go_by_an_index_and_sort_nothing_big(much, name):
    query = QUERIES[name]
    plan = [row[3] for row in connect.rows(much, f"EXPLAIN QUERY PLAN {query}", [1] * query.count("?"))]
    scans = [step for step in plan if step.startswith("SCAN")]
    assert scans == []
    allowed = {"GROUPS", "FIRST_OFFSET", "LAST_OFFSET"}
    assert name in allowed or not [step for step in plan if "TEMP B-TREE" in step]


def test_every_hot_query_is_looked_at():
    assert {"GROUPS", "TIMES", "LAST_ATTEMPTS", "NEXT_SEQ", "FIND_PUZZLE"} <= set(QUERIES)


@pytest.mark.parametrize("name", ["FIRST_OFFSET", "LAST_OFFSET"])
def test_the_offsets_of_a_day_are_found_by_the_day(much, name):
    plan = [row[3] for row in connect.rows(much, f"EXPLAIN QUERY PLAN {QUERIES[name]}", [1, 1])]
    assert "USING INDEX attempt_by_day (learner=? AND day=?)" in plan[0]

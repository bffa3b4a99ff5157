"""Every query goes by an index: none walks through a big table, none sorts one."""

import pytest

from puzzles.bank import (
    attached,
    attempts,
    choosing,
    counting,
    effects,
    history,
    kept,
    marks,
    puzzles,
    review_rows,
    reviews,
    runs,
    skills,
    totals,
    undoing,
)
from tests.helpers.banks import open_with, puzzle

MODULES = (
    *(attached, attempts, choosing, counting, effects, history, kept),
    *(marks, puzzles, review_rows, reviews, runs, skills, totals, undoing),
)
QUERIES = {
    f"{module.__name__.rpartition('.')[2]}.{name}": query
    for module in MODULES
    for name, query in vars(module).items()
    if isinstance(query, str) and not name.startswith("_") and query.lstrip().startswith("SELECT")
}
# What is walked through from end to end: what the query found itself, one row, and lists of a few dozen rows.
FEW = {
    "choosing.WALK": {"SCAN c", "SCAN f"},
    "choosing.LAST_LOOKED_AT": {"SCAN c", "SCAN (subquery-1)", "SCAN (subquery-3)"},
    "choosing.LAST_PASSED": {"SCAN (subquery-1)"},
    "choosing.BUCKETS": {"SCAN CONSTANT ROW"},
    "choosing.SHELVES": {"SCAN bank.shelf"},
    "choosing.THEMES": {"SCAN t"},
    # All of them are wanted.
    "marks.COMPLAINTS": {"SCAN c"},
}
# What is sorted is a few rows: those of one day, one run, one learner's themes, the runs with the same score.
SORTED = {
    *("choosing.THEMES", "totals.FIRST_OFFSET", "totals.LAST_OFFSET", "history.OF_RUN", "effects.CHANGED_REVIEWS"),
    "runs.BEST_RUN",
}


@pytest.fixture(scope="module")
def db(tmp_path_factory):
    files = open_with(tmp_path_factory.mktemp("plans"), [puzzle(number) for number in range(50)])
    # Plans as for a big file, whatever is in this one.
    files.db.execute("ANALYZE main")
    files.db.execute("DELETE FROM main.sqlite_stat1")
    files.db.execute("ANALYZE main.sqlite_schema")
    yield files.db
    files.db.close()


def plan_of(db, query):
    names = dict.fromkeys(("learner", "puzzle", "uid", "theme", "other", "shelves", "since", "bucket", "after"), 1)
    names |= dict.fromkeys(("until", "passed_by", "looked_at", "before", "wanted", "kind", "profile", "grade"), 1)
    names |= {"mode": 1, "slow_ms": 1, "back_to": 1}
    values = names if ":" in query else [1] * query.count("?")
    return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}", values).fetchall()]


@pytest.mark.parametrize("name", QUERIES)
def test_no_query_walks_through_a_big_table(db, name):
    scans = {step for step in plan_of(db, QUERIES[name]) if step.startswith("SCAN")}
    assert scans <= FEW.get(name, set())


@pytest.mark.parametrize("name", QUERIES)
def test_no_query_sorts_much(db, name):
    sorts = [step for step in plan_of(db, QUERIES[name]) if "TEMP B-TREE" in step]
    assert name in SORTED or sorts == []


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("choosing.WALK", "SEARCH bank.puzzle_theme USING PRIMARY KEY (theme=? AND bucket=? AND rnd>? AND rnd<?)"),
        ("choosing.WALK", "SEARCH s USING PRIMARY KEY (learner=? AND puzzle=?)"),
        ("reviews.DUE", "SEARCH r USING INDEX review_by_due (learner=? AND suspended=? AND due_day<?)"),
        (
            "reviews.DUE_COUNT",
            "SEARCH due_total USING PRIMARY KEY (learner=? AND suspended=? AND due_day<?)",
        ),
        (
            "reviews.FORECAST",
            "SEARCH due_total USING PRIMARY KEY (learner=? AND suspended=? AND due_day>? AND due_day<?)",
        ),
        ("totals.TIMES", "SEARCH a USING COVERING INDEX attempt_by_time_taken (learner=? AND took_ms>?)"),
        ("undoing.LAST_ANSWER", "SEARCH a USING INDEX attempt_by_learner (learner=?)"),
        ("counting.OTHER_ANSWER", "SEARCH a USING INDEX attempt_by_puzzle (puzzle=?)"),
        ("history.OF_RUN", "SEARCH a USING INDEX attempt_by_run (run=?)"),
        ("runs.OPEN_RUN", "SEARCH run USING INDEX run_by_end (learner=? AND mode=? AND ended_ms=?)"),
        ("skills.CHANGES", "SEARCH c USING PRIMARY KEY (learner=? AND subject=? AND attempt>?)"),
        ("effects.LAST_SKILL", "SEARCH c USING PRIMARY KEY (learner=? AND subject=?)"),
        ("effects.LAST_REVIEW", "SEARCH c USING INDEX review_change_by_puzzle (learner=? AND puzzle=?)"),
    ],
)
def test_a_query_goes_by_the_index_that_was_made_for_it(db, name, step):
    assert step in plan_of(db, QUERIES[name])


def test_all_queries_are_looked_at():
    assert {"choosing.WALK", "reviews.DUE", "history.PAGE", "totals.DAYS", "undoing.LAST_ANSWER"} <= set(QUERIES)
    assert len(QUERIES) > 35

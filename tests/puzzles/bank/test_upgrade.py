"""Files of every earlier version are brought up to date with all that is in them."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from puzzles.bank import attempts, connect, derived, history, opening, steps, totals
from puzzles.bank.reports import Opening
from puzzles.drills.records import HistoryFilter
from tests.helpers.attempts import NOON, TODAY, attempt
from tests.helpers.databases import names, run_sql

DATA = Path(__file__).parents[2] / "data"


@pytest.fixture
def path(tmp_path):
    """Give a copy of a file of version 1, with forty answers."""
    return Path(shutil.copy(DATA / "progress-version-1.db", tmp_path / "progress.db"))


def test_the_file_is_of_version_1(path):
    assert run_sql(path, "PRAGMA user_version") == [(1 * 65536,)]
    assert "run" not in {name for (name,) in run_sql(path, "SELECT name FROM sqlite_master")}


def test_a_file_of_version_1_is_brought_up_to_date_and_copied_before(path):
    before = run_sql(path, "SELECT * FROM attempt")
    db, opened = opening.open_file(path, NOON)
    with closing(db):
        assert opened.how is Opening.MIGRATED
        assert connect.rows(db, "PRAGMA user_version") == [(steps.USER_VERSION,)]
        assert [row[:-1] for row in connect.rows(db, "SELECT * FROM attempt")] == before
        assert connect.rows(db, "PRAGMA integrity_check") == [("ok",)]
        assert connect.rows(db, "PRAGMA foreign_key_check") == []
    assert run_sql(opened.copy, "PRAGMA user_version") == [(1 * 65536,)]
    assert run_sql(opened.copy, "SELECT * FROM attempt") == before
    assert len(names(path.parent.glob("progress.before-update-*.db"))) == 1


def test_what_is_derived_agrees_with_the_log_of_an_old_file(path):
    db, _ = opening.open_file(path, NOON)
    with closing(db):
        assert derived.differences(db) == 0
        figures = totals.read_figures(db, TODAY)
        assert (figures.answered, figures.right, figures.days, figures.median_ms) == (40, 14, 10, 15651)
        assert len(history.page(db, HistoryFilter(limit=100)).answers) == 40


def test_an_upgraded_file_takes_answers(path):
    db, _ = opening.open_file(path, NOON)
    with closing(db):
        attempts.append(db, attempts.prepare(attempt(3)), attempts.next_seq(db))
        assert derived.differences(db) == 0
        assert totals.read_figures(db, TODAY).answered == 41


def test_an_upgraded_file_has_the_tables_of_a_new_one(path, tmp_path):
    schema = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name"
    old, _ = opening.open_file(path, NOON)
    new, _ = opening.open_file(tmp_path / "new" / "progress.db", NOON)
    with closing(old), closing(new):
        assert connect.rows(old, schema) == connect.rows(new, schema)

import shutil
import sqlite3

import pytest
from sqlite_utils import Migrations

from puzzles.bank import connect, opening, steps
from puzzles.bank.attempts import append, prepare
from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.reports import Opening
from tests.helpers.attempts import NOON, attempt
from tests.helpers.databases import digest, names, run_sql

TABLES = {"learner", "device", "puzzle", "attempt", "daily", "seen"} | {
    *("undone", "run", "run_change", "skill", "skill_change", "review", "review_change", "favourite", "complaint"),
    *("theme_of", "theme_total", "total", "day_total", "time_spread", "due_total", "place"),
}

KNOWN = {
    "2026-11 first tables": steps.first_tables,
    "2026-12 puzzles": steps.tables_for_puzzles,
    "2026-12 reviews by day": steps.table_of_due_days,
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "progress.db"


@pytest.fixture
def db(path):
    database, _ = opening.open_file(path, NOON)
    append(database, prepare(attempt()), 1)
    yield database
    database.close()


def later_steps(*more):
    """Give today's steps and some that a later version might have."""
    migrations = Migrations("progress")
    for name, step in (KNOWN | {step.__name__: step for step in more}).items():
        migrations(name=name)(step)
    return migrations


def add_note(db):
    db.execute("ALTER TABLE attempt ADD COLUMN note TEXT NOT NULL DEFAULT ''")


def add_index(db):
    db.execute("CREATE INDEX attempt_by_note ON attempt(note)")


def fail(db):
    db.execute("CREATE TABLE half(n INTEGER) STRICT")
    raise RuntimeError("the step went wrong")


def test_the_tables_are_those_that_are_known(db):
    made = {name for (name,) in connect.rows(db, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert made == TABLES | {"_sqlite_migrations"}


def test_every_table_is_strict(db):
    strict = {row[1] for row in connect.rows(db, "PRAGMA table_list") if row[5] == 1}
    assert strict == TABLES


def test_the_file_says_whose_it_is_and_how_new(db):
    assert connect.rows(db, "PRAGMA application_id") == [(0x414D4A50,)]
    assert connect.rows(db, "PRAGMA user_version") == [(steps.MAJOR * 65536 + steps.MINOR,)]


def test_the_learner_and_the_device_have_names_of_their_own(db, tmp_path):
    other, _ = opening.open_file(tmp_path / "other" / "progress.db", NOON)
    for table in ("learner", "device"):
        here, there = (connect.rows(each, f"SELECT uid FROM {table}") for each in (db, other))
        assert len(here) == len(there) == 1
        assert here != there
    other.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE attempt SET grade = 'wrong'",
        "DELETE FROM attempt",
        "INSERT OR REPLACE INTO attempt SELECT * FROM attempt",
    ],
)
def test_the_log_is_only_added_to(db, statement):
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        db.execute(statement)


@pytest.mark.parametrize("column", ["id", "uid", "asked"])
def test_the_name_of_a_puzzle_never_changes(db, column):
    with pytest.raises(sqlite3.IntegrityError, match="never changes"):
        db.execute(f"UPDATE puzzle SET {column} = {column}")


@pytest.mark.parametrize(
    "change",
    ["grade = 'good'", "took_ms = -1", "took_ms = 'long'", "offset_min = 2000", "device_seq = 0", "puzzle = 9"],
)
def test_a_row_that_makes_no_sense_is_refused(db, change):
    column, value = change.split(" = ")
    columns = [row[1] for row in connect.rows(db, "PRAGMA table_info(attempt)") if row[1] != "id"]
    values = {name: name for name in columns} | {"device_seq": "device_seq + 1", column: value}
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(f"INSERT INTO attempt({', '.join(columns)}) SELECT {', '.join(values.values())} FROM attempt")


def test_opening_again_runs_no_step_and_makes_no_copy(db, path):
    db.close()
    again, opened = opening.open_file(path, NOON)
    again.close()
    assert (opened.how, opened.copy) == (Opening.OPENED, None)
    assert names(path.parent.iterdir()) == ["progress.db"]


def test_a_step_runs_on_a_file_that_was_copied_before(db, path):
    db.close()
    again, opened = opening.open_file(path, NOON, later_steps(add_note, add_index))
    assert opened.how is Opening.MIGRATED
    assert connect.rows(again, "SELECT count(*), max(note) FROM attempt") == [(1, "")]
    again.close()
    assert opened.copy == path.with_name("progress.before-update-20261130-120000.db")
    assert run_sql(opened.copy, "PRAGMA integrity_check", "SELECT count(*) FROM attempt") == [(1,)]
    assert "note" not in run_sql(opened.copy, "SELECT sql FROM sqlite_master WHERE name = 'attempt'")[0][0]


def test_steps_run_once(db, path):
    db.close()
    migrations = later_steps(add_note)
    for expected in (Opening.MIGRATED, Opening.OPENED):
        again, opened = opening.open_file(path, NOON, migrations)
        again.close()
        assert opened.how is expected


def test_a_second_step_that_fails_undoes_the_first(db, path):
    before = connect.rows(db, "SELECT * FROM sqlite_master")
    db.close()
    with pytest.raises(StorageBugError, match="the step went wrong"):
        opening.open_file(path, NOON, later_steps(add_note, fail))
    again, opened = opening.open_file(path, NOON)
    assert opened.how is Opening.OPENED
    assert connect.rows(again, "SELECT * FROM sqlite_master") == before
    assert connect.rows(again, "PRAGMA foreign_keys") == [(1,)]
    again.close()
    assert names(path.parent.iterdir()) == ["progress.before-update-20261130-120000.db", "progress.db"]


def test_after_a_failed_update_the_next_try_succeeds(db, path):
    db.close()
    with pytest.raises(StorageBugError):
        opening.open_file(path, NOON, later_steps(add_note, fail))
    again, opened = opening.open_file(path, NOON, later_steps(add_note, add_index))
    again.close()
    assert opened.how is Opening.MIGRATED
    assert opened.copy == path.with_name("progress.before-update-20261130-120000-2.db")


def test_a_step_that_breaks_references_is_undone(db, path):
    def forget_puzzles(db):
        db.execute("DELETE FROM puzzle")

    db.close()
    with pytest.raises(StorageBugError, match="broke 3 references"):
        opening.open_file(path, NOON, later_steps(forget_puzzles))
    assert run_sql(path, "SELECT count(*) FROM puzzle") == [(1,)]


def test_a_disk_that_fills_up_in_a_step_undoes_it(db, path, monkeypatch):
    def fill(db):
        db.execute("CREATE TABLE big(x BLOB) STRICT")
        db.execute("INSERT INTO big VALUES (zeroblob(4000000))")

    db.close()
    before = digest(path)
    monkeypatch.setitem(connect._PRAGMAS, "max_page_count", 100)
    with pytest.raises(StorageError) as caught:
        opening.open_file(path, NOON, later_steps(fill))
    assert caught.value.trouble is Trouble.DISK_FULL
    assert digest(path) == before


def test_a_step_that_needs_a_whole_new_table_can_have_it(db, path):
    def shorten(db):
        db["daily"].transform(rename={"took_ms": "ms"})

    def widen(db):
        db["learner"].transform(types={"name": str}, defaults={"name": "?"})

    db.close()
    again, opened = opening.open_file(path, NOON, later_steps(widen))
    assert opened.how is Opening.MIGRATED
    assert connect.rows(again, "SELECT count(*) FROM learner") == [(1,)]
    again.close()


def test_the_steps_and_their_order_are_as_ever():
    assert [step.name for step in steps.progress_steps._migrations] == list(KNOWN)


def test_a_copy_is_a_database_by_itself(db, path, tmp_path):
    connect.backup(db, tmp_path / "copy.db")
    moved = shutil.copy(tmp_path / "copy.db", tmp_path / "moved.db")
    assert run_sql(moved, "PRAGMA integrity_check") == [("ok",)]
    assert run_sql(moved, "SELECT count(*) FROM attempt") == [(1,)]

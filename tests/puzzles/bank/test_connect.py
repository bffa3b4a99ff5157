import sqlite3
from pathlib import Path

import pytest

from puzzles.bank import connect
from puzzles.bank.errors import StorageBugError, StorageError, Trouble

SOURCES = sorted((Path(__file__).parents[3] / "puzzles" / "bank").glob("*.py"))


@pytest.fixture
def db(tmp_path):
    database = connect.connect(tmp_path / "any.db", new=True)
    database.execute("CREATE TABLE number(n INTEGER) STRICT")
    yield database
    database.close()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("locking_mode", "exclusive"),
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("recursive_triggers", 1),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
    ],
)
def test_a_connection_has_its_settings(db, pragma, value):
    assert connect.rows(db, f"PRAGMA {pragma}") == [(value,)]


def test_a_setting_that_does_not_take_is_told(db, tmp_path):
    with pytest.raises(StorageError, match="the setting page_size is 4096, expected 1000"):
        connect.set_pragma(db, tmp_path, "page_size", 1000)


def test_a_file_that_is_not_there_is_not_made_by_accident(tmp_path):
    with pytest.raises(StorageError) as caught, connect.sqlite_errors(tmp_path):
        connect.connect(tmp_path / "none.db")
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert list(tmp_path.iterdir()) == []


def test_a_transaction_is_all_or_nothing(db):
    with pytest.raises(RuntimeError), connect.transaction(db):
        db.execute("INSERT INTO number VALUES (1)")
        raise RuntimeError("in the middle")
    assert connect.rows(db, "SELECT * FROM number") == []
    assert not db.conn.in_transaction


def test_what_is_committed_survives_closing(db, tmp_path):
    with connect.transaction(db):
        connect.rows(db, "INSERT INTO number VALUES (1) RETURNING n")
    db.close()
    again = connect.connect(tmp_path / "any.db")
    assert connect.rows(again, "SELECT n FROM number") == [(1,)]
    again.close()


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("SQLITE_BUSY", Trouble.LOCKED),
        ("SQLITE_BUSY_SNAPSHOT", Trouble.LOCKED),
        ("SQLITE_LOCKED", Trouble.LOCKED),
        ("SQLITE_FULL", Trouble.DISK_FULL),
        ("SQLITE_READONLY", Trouble.READ_ONLY),
        ("SQLITE_READONLY_DIRECTORY", Trouble.READ_ONLY),
        ("SQLITE_CANTOPEN", Trouble.NO_ACCESS),
        ("SQLITE_PERM", Trouble.NO_ACCESS),
        ("SQLITE_IOERR_WRITE", Trouble.IO),
        ("SQLITE_IOERR_FSYNC", Trouble.IO),
        ("SQLITE_CORRUPT", Trouble.DAMAGED),
        ("SQLITE_NOTADB", Trouble.DAMAGED),
    ],
)
def test_what_the_world_does_is_named(name, trouble):
    error = sqlite3.OperationalError("so it is")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
    with pytest.raises(StorageError, match=f"{name}: so it is") as caught, connect.sqlite_errors(Path("x")):
        raise error
    assert caught.value.trouble is trouble


def test_a_lock_that_fails_on_a_file_that_may_not_be_written_is_named_read_only(tmp_path, monkeypatch):
    (tmp_path / "any.db").touch()
    monkeypatch.setattr("os.access", lambda path, mode: False)
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR_LOCK, "SQLITE_IOERR_LOCK"
    with pytest.raises(StorageError) as caught, connect.sqlite_errors(tmp_path / "any.db"):
        raise error
    assert caught.value.trouble is Trouble.READ_ONLY


def test_every_other_code_of_sqlite_is_a_bug():
    world = {code & 0xFF for code in connect._TROUBLES}
    codes = {value for name, value in vars(sqlite3).items() if name.startswith("SQLITE_") and isinstance(value, int)}
    for code in sorted(codes & set(range(1, 27)) - world):
        error = sqlite3.OperationalError("so it is")
        error.sqlite_errorcode, error.sqlite_errorname = code, "SQLITE_X"
        with pytest.raises(StorageBugError), connect.sqlite_errors(Path("x")):
            raise error


@pytest.mark.parametrize("error", [ZeroDivisionError(), OverflowError(), sqlite3.ProgrammingError("wrong thread")])
def test_whatever_else_is_raised_is_a_bug(error):
    with pytest.raises(StorageBugError), connect.sqlite_errors(Path("x")):
        raise error


def test_a_mistake_in_sql_is_a_bug(db):
    with pytest.raises(StorageBugError, match="no such table: numbers"), connect.sqlite_errors(Path("x")):
        connect.rows(db, "SELECT * FROM numbers")


def test_looking_at_a_file_does_not_change_it(tmp_path):
    path = tmp_path / "any.db"
    made = sqlite3.connect(path)
    made.execute("PRAGMA application_id=77")
    made.close()
    before = (path.read_bytes(), path.stat().st_mtime_ns)
    assert connect.peek(path, "application_id", with_log=False) == 77
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_only_one_module_knows_sqlite3():
    assert [path.name for path in SOURCES if "import sqlite3" in path.read_text("utf-8")] == ["connect.py"]


@pytest.mark.parametrize("lazy", [".query(", "rows_where(", ".rows\n", 'BEGIN"', "BEGIN DEFERRED"])
def test_no_lazy_rows_and_no_deferred_transactions(lazy):
    assert [path.name for path in SOURCES if lazy in path.read_text("utf-8")] == []

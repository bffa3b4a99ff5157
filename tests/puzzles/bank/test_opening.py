import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from queue import Queue

import pytest

from puzzles.bank import connect, steps
from puzzles.bank.errors import StorageError, Trouble
from puzzles.bank.reports import Opening, SaveReport
from tests.helpers.attempts import TODAY, attempt
from tests.helpers.databases import cut, digest, names, overwrite, run_sql

ROOT = Path(__file__).parents[3]
STAMP = "20261130-120000"


@pytest.fixture
def kept(desk_in, tmp_path):
    """Give the path of a file that was used and closed, with 40 answers in it."""
    desk = desk_in(tmp_path)
    for number in range(40):
        desk.store.record(attempt(number), lambda report: None)
    assert desk.store.close() == 0
    return tmp_path / "progress.db"


def failure(desk):
    opened = desk.opening()
    assert opened.how is Opening.FAILED
    return opened.error


def test_missing_folders_are_made(desk_in, tmp_path):
    desk = desk_in(tmp_path / "a" / "b")
    assert desk.record(attempt()).saved
    assert (tmp_path / "a" / "b" / "progress.db").is_file()


@pytest.mark.parametrize("name", ["a#b", "a?b", "100%", "100%41", "it's", "鞍山 麻将", "a b", ";&=", "é", "x" * 200])
def test_odd_names_of_folders_work(desk_in, tmp_path, name):
    if os.name == "nt" and "?" in name:
        pytest.skip("no such name on Windows")
    first = desk_in(tmp_path / name)
    assert first.record(attempt()).saved
    first.store.close()
    assert desk_in(tmp_path / name).figures(TODAY).answered == 1
    assert names((tmp_path / name).iterdir())[0] == "progress.db"
    assert names(tmp_path.iterdir()) == [name]


@pytest.mark.parametrize("harm", ["header", "other file", "page", "cut"])
def test_a_damaged_file_is_moved_aside_and_a_new_one_begun(desk_in, kept, harm):
    if harm == "header":
        overwrite(kept, 0, bytes(100))
    elif harm == "other file":
        kept.write_bytes(b"PK\x03\x04" + bytes(5000))
    elif harm == "page":
        overwrite(kept, 4096 * 2, bytes(range(256)) * 96)
    else:
        cut(kept, kept.stat().st_size // 2)
    before = digest(kept)
    desk = desk_in(kept.parent)
    assert desk.record(attempt()) == SaveReport(saved=True, unsaved=0)
    opened = desk.opening()
    assert opened.how is Opening.RECOVERED
    assert opened.moved_aside[0] == kept.with_name(f"progress.damaged-{STAMP}.db")
    assert digest(opened.moved_aside[0]) == before
    assert desk.figures(TODAY).answered == 1


def test_a_file_of_no_bytes_is_a_loss_and_not_a_first_start(desk_in, kept):
    cut(kept, 0)
    desk = desk_in(kept.parent)
    desk.store.open()
    opened = desk.opening()
    assert opened.how is Opening.RECOVERED
    assert names(opened.moved_aside) == [f"progress.damaged-{STAMP}.db"]


def test_what_lies_beside_a_damaged_file_moves_with_it(desk_in, kept):
    overwrite(kept, 0, bytes(100))
    for ending in ("-wal", "-shm"):
        kept.with_name(kept.name + ending).write_bytes(ending.encode() * 100)
    desk = desk_in(kept.parent)
    desk.store.open()
    opened = desk.opening()
    aside = f"progress.damaged-{STAMP}.db"
    assert names(opened.moved_aside) == [aside, f"{aside}-shm", f"{aside}-wal"]
    assert opened.moved_aside[1].read_bytes() == b"-wal" * 100


def test_a_log_left_without_its_file_is_not_replayed_into_a_new_one(desk_in, kept):
    wal = kept.with_name(kept.name + "-wal")
    wal.write_bytes(b"from elsewhere")
    kept.unlink()
    desk = desk_in(kept.parent)
    desk.store.open()
    opened = desk.opening()
    assert opened.how is Opening.RECOVERED
    assert opened.moved_aside[0].read_bytes() == b"from elsewhere"
    assert desk.figures(TODAY).answered == 0


def test_two_losses_in_the_same_second_are_both_kept(desk_in, kept):
    for _ in range(2):
        overwrite(kept, 0, bytes(100))
        desk = desk_in(kept.parent)
        desk.store.open()
        desk.opening()
        desk.store.close()
    assert names(kept.parent.iterdir()) == [
        f"progress.damaged-{STAMP}-2.db",
        f"progress.damaged-{STAMP}.db",
        "progress.db",
    ]


def test_another_programs_database_is_refused_and_left_alone(desk_in, tmp_path):
    path = tmp_path / "progress.db"
    run_sql(path, "PRAGMA journal_mode=wal", "CREATE TABLE theirs(a)", "INSERT INTO theirs VALUES (1)")
    before = digest(path)
    desk = desk_in(tmp_path)
    report = desk.record(attempt())
    error = failure(desk)
    assert isinstance(error, StorageError)
    assert error.trouble is Trouble.FOREIGN
    assert "application_id is 0x0" in str(error)
    assert report == SaveReport(saved=False, unsaved=1, error=error)
    assert desk.store.close() == 1
    assert digest(path) == before
    assert names(tmp_path.iterdir()) == ["progress.db"]


def test_a_file_of_a_later_version_is_refused_before_any_write(desk_in, kept):
    run_sql(kept, f"PRAGMA user_version={(steps.MAJOR + 1) * steps.MINORS + 3}")
    before = digest(kept)
    desk = desk_in(kept.parent)
    desk.store.open()
    error = failure(desk)
    assert error.trouble is Trouble.TOO_NEW
    assert f"version {steps.MAJOR + 1}.3, expected {steps.MAJOR} at most" in str(error)
    assert desk.store.close() == 0
    assert digest(kept) == before


def test_a_later_version_that_is_only_in_the_log_is_refused_too(desk_in, kept, tmp_path):
    new = (steps.MAJOR + 1) * steps.MINORS
    live = sqlite3.connect(kept, isolation_level=None)
    live.execute(f"PRAGMA user_version={new}")
    copy = tmp_path / "elsewhere"
    copy.mkdir()
    for path in kept.parent.glob("progress.db*"):
        shutil.copy(path, copy)
    live.close()
    before = digest(copy / "progress.db")
    desk = desk_in(copy)
    desk.store.open()
    assert failure(desk).trouble is Trouble.TOO_NEW
    desk.store.close()
    assert digest(copy / "progress.db") == before
    assert run_sql(copy / "progress.db", "PRAGMA user_version") == [(new,)]


def test_a_later_minor_version_is_opened_and_keeps_its_number(desk_in, kept):
    run_sql(kept, f"PRAGMA user_version={steps.USER_VERSION + 7}")
    desk = desk_in(kept.parent)
    assert desk.record(attempt()).saved
    assert desk.opening().how is Opening.OPENED
    desk.store.close()
    assert run_sql(kept, "PRAGMA user_version") == [(steps.USER_VERSION + 7,)]


def test_what_an_interrupted_first_start_left_is_cleared(desk_in, tmp_path):
    for ending in ("", "-wal", "-shm", "-journal"):
        (tmp_path / f"progress.db.new{ending}").write_bytes(b"half")
        (tmp_path / f"progress.before-update-20260101-000000.db.new{ending}").write_bytes(b"half")
    own = "progress.db.new version, do not delete"
    (tmp_path / own).write_bytes(b"the player's own")
    desk = desk_in(tmp_path)
    desk.store.open()
    assert desk.opening().how is Opening.FRESH
    desk.store.close()
    assert names(tmp_path.iterdir()) == ["progress.db", own]


def test_a_new_file_that_the_disk_has_no_room_for_gets_no_name(desk_in, tmp_path, monkeypatch):
    as_it_is = connect.rows

    def full(db, query):
        if "wal_checkpoint" in query:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
            raise error
        return as_it_is(db, query)

    monkeypatch.setattr(connect, "rows", full)
    desk = desk_in(tmp_path)
    desk.store.open()
    assert failure(desk).trouble is Trouble.DISK_FULL
    assert not (tmp_path / "progress.db").exists()
    monkeypatch.undo()
    assert desk.record(attempt()).saved


def test_a_folder_in_place_of_the_file_is_named(desk_in, tmp_path):
    (tmp_path / "progress.db").mkdir()
    desk = desk_in(tmp_path)
    desk.store.open()
    error = failure(desk)
    assert (error.trouble, error.path) == (Trouble.NO_ACCESS, tmp_path / "progress.db")


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_to_a_drive_that_is_away_is_left_alone(desk_in, tmp_path):
    link = tmp_path / "progress.db"
    link.symlink_to(tmp_path / "drive" / "progress.db")
    desk = desk_in(tmp_path)
    desk.store.open()
    assert failure(desk).trouble is Trouble.NO_ACCESS
    assert link.is_symlink()


def test_a_file_in_place_of_the_folder_is_named(desk_in, tmp_path):
    (tmp_path / "data").write_text("")
    desk = desk_in(tmp_path / "data")
    desk.store.open()
    assert failure(desk).trouble is Trouble.NO_ACCESS


def test_a_folder_that_may_not_be_written_is_named_and_answers_wait(desk_in, kept):
    kept.parent.chmod(0o555)
    try:
        if os.access(kept.parent, os.W_OK):
            pytest.skip("this user may write everywhere")
        desk = desk_in(kept.parent)
        assert desk.record(attempt()).unsaved == 1
        assert failure(desk).trouble in (Trouble.NO_ACCESS, Trouble.READ_ONLY)
    finally:
        kept.parent.chmod(0o755)
    assert desk.retry().saved
    assert desk.figures(TODAY).answered == 41


HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode=wal")
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""


def test_a_file_held_by_another_program_is_taken_once_it_is_free(desk_in, kept):
    command = [sys.executable, "-c", HOLD, str(kept)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout.readline() == "held\n"
        desk = desk_in(kept.parent)
        reports: Queue[SaveReport] = Queue()
        for number in range(3):
            desk.store.record(attempt(number), reports.put)
        told = [reports.get(timeout=20) for _ in range(3)]
        assert [(report.saved, report.unsaved) for report in told] == [(False, 1), (False, 2), (False, 3)]
        assert {report.error.trouble for report in told} == {Trouble.LOCKED}
        assert failure(desk).trouble is Trouble.LOCKED
        assert desk.opened.empty()
        assert not desk.retry().saved
        holder.communicate("\n")
    assert desk.retry() == SaveReport(saved=True, unsaved=0)
    assert [reports.get(timeout=20) for _ in range(3)] == [
        SaveReport(True, 2),
        SaveReport(True, 1),
        SaveReport(True, 0),
    ]
    assert desk.opening().how is Opening.OPENED
    assert desk.figures(TODAY).answered == 43


def test_a_file_that_another_program_holds_is_never_moved_aside(desk_in, kept, monkeypatch):
    def looks_damaged(path):
        raise StorageError(Trouble.DAMAGED, path, "read while it was being written")

    monkeypatch.setattr("puzzles.bank.opening._refuse_what_is_not_ours", looks_damaged)
    command = [sys.executable, "-c", HOLD.replace("journal_mode=wal", "locking_mode=exclusive"), str(kept)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout.readline() == "held\n"
        desk = desk_in(kept.parent)
        desk.store.open()
        assert failure(desk).trouble is Trouble.LOCKED
        holder.communicate("\n")
    assert kept.is_file()


def test_while_we_have_it_no_other_program_gets_in(desk, tmp_path):
    desk.record(attempt())
    with (
        closing(sqlite3.connect(tmp_path / "progress.db", timeout=0)) as other,
        pytest.raises(sqlite3.OperationalError, match="locked"),
    ):
        other.execute("SELECT * FROM attempt")


def test_figures_of_a_file_that_can_not_be_opened_are_an_error(desk_in, tmp_path):
    (tmp_path / "progress.db").mkdir()
    assert desk_in(tmp_path).figures(TODAY).trouble is Trouble.NO_ACCESS


def test_a_refused_file_is_looked_at_again_when_asked(desk_in, tmp_path):
    path = tmp_path / "progress.db"
    run_sql(path, "CREATE TABLE theirs(a)")
    desk = desk_in(tmp_path)
    assert not desk.record(attempt()).saved
    path.rename(tmp_path / "theirs.db")
    assert desk.record(attempt(1)).unsaved == 2
    assert desk.retry().saved
    assert desk.figures(TODAY).answered == 2

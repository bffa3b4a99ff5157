from contextlib import contextmanager
from queue import Queue
from threading import Thread

import pytest

from puzzles.bank import attempts, connect, opening, totals
from puzzles.bank.derived import differences
from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.keeper import Keeper
from puzzles.bank.reports import Opening, SaveReport
from tests.helpers.attempts import NOON, TODAY, attempt


class Ward:
    """A keeper that is called directly, with the database that it opened and all that it says."""

    def __init__(self, folder, monkeypatch):
        self.dbs = []
        self.opened = []
        self.reports = []
        self.settled = 0
        open_file = opening.open_file

        def watched(path, now):
            db, opened = open_file(path, now)
            self.dbs.append(db)
            return db, opened

        monkeypatch.setattr(opening, "open_file", watched)
        self.keeper = Keeper(folder, lambda: NOON, lambda call: call(), self.opened.append, self.settle)

    @property
    def db(self):
        return self.dbs[-1]

    def settle(self):
        self.settled += 1

    def record(self, number):
        self.keeper.record(attempt(number), lambda report: self.reports.append((number, report)))
        return self.reports[-1][1]

    def figures(self):
        found = []
        self.keeper.figures(TODAY, found.append)
        return found[0]

    def retry(self):
        found = []
        self.keeper.retry(found.append)
        return found[0]

    def fill_disk(self):
        """Let the file grow no more."""
        pages = connect.rows(self.db, "PRAGMA page_count")[0][0]
        connect.rows(self.db, f"PRAGMA max_page_count={pages}")
        for number in range(100, 300):
            if not self.record(number).saved:
                return
        raise AssertionError("the disk never got full")

    def free_disk(self):
        connect.rows(self.db, "PRAGMA max_page_count=1000000")


def spoil(function, before):
    """Give the function with a call before it that may raise."""

    def spoilt(*values):
        before()
        return function(*values)

    return spoilt


@pytest.fixture
def ward(tmp_path, monkeypatch):
    ward = Ward(tmp_path, monkeypatch)
    yield ward
    ward.keeper.close(0)


def test_answers_wait_while_the_disk_is_full_and_are_saved_in_order_after(ward):
    ward.record(0)
    ward.fill_disk()
    del ward.reports[:-1]
    first = ward.reports[0][0]
    for number in (1, 2):
        report = ward.record(number)
        assert (report.saved, report.error.trouble) == (False, Trouble.DISK_FULL)
    assert [report.unsaved for _, report in ward.reports] == [1, 2, 3]
    before = ward.figures().answered
    ward.free_disk()
    del ward.reports[:]
    assert ward.retry() == SaveReport(saved=True, unsaved=0)
    assert ward.reports == [
        (first, SaveReport(saved=True, unsaved=2)),
        (1, SaveReport(saved=True, unsaved=1)),
        (2, SaveReport(saved=True, unsaved=0)),
    ]
    figures = ward.figures()
    assert figures.answered == before + 3
    assert [kept.question for kept in figures.recent[:3]] == [attempt(n).question for n in (2, 1, first)]
    assert differences(ward.db) == 0


def test_the_next_answer_takes_those_that_wait_along(ward):
    ward.record(0)
    ward.fill_disk()
    ward.free_disk()
    assert ward.record(1) == SaveReport(saved=True, unsaved=0)
    assert ward.keeper.close(0) is None
    assert ward.settled == len({number for number, _ in ward.reports})


def test_an_unsaved_answer_is_wholly_absent(ward):
    ward.record(0)
    ward.fill_disk()
    assert not ward.db.conn.in_transaction
    assert differences(ward.db) == 0


def test_a_read_only_file_is_named_and_answers_wait(ward):
    ward.record(0)
    connect.rows(ward.db, "PRAGMA query_only=1")
    report = ward.record(1)
    assert (report.unsaved, report.error.trouble) == (1, Trouble.READ_ONLY)
    connect.rows(ward.db, "PRAGMA query_only=0")
    assert ward.record(2) == SaveReport(saved=True, unsaved=0)
    assert ward.figures().answered == 3


def test_a_failing_disk_is_opened_anew_and_a_commit_that_went_through_is_not_doubled(ward, monkeypatch):
    ward.record(0)
    transaction = connect.transaction
    failing = [True]

    @contextmanager
    def commit_then_fail(db):
        with transaction(db):
            yield
        if failing:
            failing.clear()
            raise StorageError(Trouble.IO, ward.keeper._path, "the disk went away after the commit")

    monkeypatch.setattr("puzzles.bank.attempts.transaction", commit_then_fail)
    assert ward.record(1).error.trouble is Trouble.IO
    assert ward.record(2) == SaveReport(saved=True, unsaved=0)
    assert len(ward.dbs) == 2
    assert ward.figures().answered == 3
    assert differences(ward.db) == 0


def test_a_file_that_breaks_while_in_use_is_moved_aside_and_the_answer_is_kept(ward, monkeypatch, tmp_path):
    ward.record(0)
    check = opening._check
    damage = [True]

    def fail_while_damaged(*values):
        if damage:
            raise StorageError(Trouble.DAMAGED, tmp_path, "malformed")

    def check_once(db, path):
        try:
            fail_while_damaged()
        finally:
            damage.clear()
        check(db, path)

    monkeypatch.setattr("puzzles.bank.attempts.append", spoil(attempts.append, fail_while_damaged))
    monkeypatch.setattr(opening, "_check", check_once)
    assert ward.record(1).error.trouble is Trouble.DAMAGED
    assert ward.record(2) == SaveReport(saved=True, unsaved=0)
    assert [opened.how for opened in ward.opened] == [Opening.FRESH, Opening.RECOVERED]
    assert ward.opened[-1].moved_aside[0].is_file()
    assert ward.figures().answered == 2


@pytest.mark.logs_errors
def test_an_answer_that_can_not_be_written_lets_the_others_through(ward, monkeypatch):
    def refuse(db, attempt, seq):
        raise ZeroDivisionError("a bug of ours")

    ward.record(0)
    with monkeypatch.context() as patch:
        patch.setattr("puzzles.bank.attempts.append", refuse)
        assert isinstance(ward.record(1), StorageBugError)
    assert ward.record(2) == SaveReport(saved=True, unsaved=0)
    assert ward.figures().answered == 2
    assert connect.rows(ward.db, "SELECT max(device_seq) FROM attempt") == [(2,)]


@pytest.mark.logs_errors
def test_a_bug_in_reading_is_handed_back(ward, monkeypatch):
    def refuse(db, day):
        raise ZeroDivisionError("a bug of ours")

    monkeypatch.setattr("puzzles.bank.totals.read_figures", refuse)
    assert isinstance(ward.figures(), StorageBugError)
    assert ward.record(0).saved


def test_damage_that_only_reading_finds_is_met_at_the_next_call(ward, monkeypatch, tmp_path):
    ward.record(0)
    read_figures = totals.read_figures
    damage = [True]

    def fail_once(db, day):
        if damage:
            damage.clear()
            raise StorageError(Trouble.DAMAGED, tmp_path, "malformed")
        return read_figures(db, day)

    monkeypatch.setattr(totals, "read_figures", fail_once)
    assert ward.figures().trouble is Trouble.DAMAGED
    assert ward.figures().answered == 1
    assert len(ward.dbs) == 2


def test_close_gives_up_when_its_time_is_over(ward, monkeypatch):
    clock = iter(range(100))
    monkeypatch.setattr("puzzles.bank.keeper.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("puzzles.bank.keeper.time.sleep", lambda seconds: None)
    tries = []

    def locked(path, now):
        tries.append(path)
        raise StorageError(Trouble.LOCKED, path, "held")

    monkeypatch.setattr(opening, "open_file", locked)
    ward.record(0)
    ward.keeper.close(3)
    assert len(tries) == 5
    assert ward.settled == 0


def test_the_log_beside_the_file_stays_small(ward, tmp_path, monkeypatch):
    monkeypatch.setitem(connect._PRAGMAS, "synchronous", 0)
    for number in range(2000):
        ward.keeper.record(attempt(number % 100), lambda report: None)
        if number % 300 == 0:
            ward.figures()
    assert (tmp_path / "progress.db-wal").stat().st_size < 8 * 1024 * 1024
    assert ward.figures().answered == 2000


@pytest.mark.logs_errors
def test_another_thread_can_not_touch_the_file(ward):
    ward.record(0)
    heard = Queue()
    thread = Thread(target=lambda: ward.keeper.record(attempt(1), heard.put))
    thread.start()
    thread.join()
    assert isinstance(heard.get_nowait(), StorageBugError)
    assert ward.figures().answered == 1

"""The store as the presenters see it, and what is told when it fails."""

from pathlib import Path

import pytest

from app.presenters.notices import NoticeKind, Notices
from app.watched_store import WatchedStore, notice_of
from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.reports import Opened, Opening, SaveReport

PATH = Path("/data/progress.db")


class FakeStore:
    """Hands the reports over that a test gives it."""

    def __init__(self, opened):
        self.opened = opened
        self.saving = []
        self.retries = []
        self.left = 0

    def open(self):
        pass

    def record(self, attempt, done, effects=None):
        self.saving.append(done)

    def retry(self, done):
        self.retries.append(done)

    def figures(self, now_day, done):
        done(now_day)

    def close(self):
        return self.left


@pytest.fixture
def notices():
    return Notices()


@pytest.fixture
def fake():
    return []


@pytest.fixture
def store(qapp, notices, fake):
    def make(opened):
        fake.append(FakeStore(opened))
        return fake[0]

    made = WatchedStore(make, notices)
    yield made
    made.close()


def disk_full(waiting):
    return SaveReport(saved=False, unsaved=waiting, error=StorageError(Trouble.DISK_FULL, PATH, "no room"))


def test_a_saved_answer_is_reported_and_nothing_is_told(store, fake, notices):
    reports = []
    store.record("an attempt", reports.append)
    fake[0].saving[0](SaveReport(saved=True, unsaved=0))
    assert reports == [SaveReport(saved=True, unsaved=0)]
    assert notices.shown is None
    assert store.unsaved == 0


def test_a_full_disk_is_told_with_the_answers_that_wait_and_tried_again(store, fake, notices, qtbot):
    store.record("an attempt", lambda report: None)
    fake[0].saving[0](disk_full(1))
    assert (notices.shown.kind, notices.shown.count) == (NoticeKind.DISK_FULL, 1)
    assert store.unsaved == 1
    store._retry.setInterval(1)
    qtbot.waitUntil(lambda: bool(fake[0].retries))


def test_room_again_takes_the_notice_away_and_ends_the_tries(store, fake, notices):
    store.record("an attempt", lambda report: None)
    fake[0].saving[0](disk_full(1))
    fake[0].saving[0](SaveReport(saved=True, unsaved=0))
    assert notices.shown is None
    assert not store._retry.isActive()


def test_our_own_mistake_is_handed_on_as_an_exception(store, fake):
    reports = []
    store.record("an attempt", reports.append)
    bug = StorageBugError("no such column")
    fake[0].saving[0](bug)
    assert reports == [bug]


def test_answers_that_have_vanished_are_told_with_their_number(store, fake, notices):
    fake[0].opened(Opened(Opening.OPENED, PATH, missing=3))
    assert (notices.shown.kind, notices.shown.words) == (NoticeKind.ANSWERS_MISSING, ("3",))


@pytest.mark.parametrize("trouble", list(Trouble))
def test_a_file_that_cannot_be_opened_is_told_by_its_reason(store, fake, notices, trouble):
    fake[0].opened(Opened(Opening.FAILED, PATH, error=StorageError(trouble, PATH, "why")))
    assert notices.shown.kind.value == trouble.value
    assert notices.shown.path == PATH


def test_a_damaged_file_that_was_moved_aside_is_named(store, fake, notices):
    aside = (Path("/data/progress-damaged.db-wal"), Path("/data/progress-damaged.db"))
    fake[0].opened(Opened(Opening.RECOVERED, PATH, moved_aside=aside))
    assert (notices.shown.kind, notices.shown.path) == (NoticeKind.ANSWERS_MOVED_ASIDE, aside[1])


def test_a_log_that_was_moved_aside_alone_is_named(store, fake, notices):
    aside = (Path("/data/progress-damaged.db-wal"), Path("/data/progress-damaged.db-shm"))
    fake[0].opened(Opened(Opening.RECOVERED, PATH, moved_aside=aside))
    assert notices.shown.path == aside[0]


def test_the_copy_before_an_update_is_named(store, fake, notices):
    copy = Path("/data/progress-before-update.db")
    fake[0].opened(Opened(Opening.MIGRATED, PATH, copy=copy))
    assert (notices.shown.kind, notices.shown.path) == (NoticeKind.ANSWERS_COPIED, copy)


@pytest.mark.parametrize("how", [Opening.FRESH, Opening.OPENED])
def test_an_ordinary_opening_tells_nothing(store, fake, notices, how):
    fake[0].opened(Opened(how, PATH))
    assert notices.shown is None


def test_a_mistake_of_ours_has_its_own_notice():
    assert notice_of(StorageBugError("x"), 2).kind is NoticeKind.STORE_FAULT


def test_closing_gives_the_answers_that_are_lost(store, fake):
    fake[0].left = 3
    assert store.close() == 3
    fake[0].left = 0

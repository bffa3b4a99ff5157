"""What the player should know once."""

from pathlib import Path

import pytest

from app.presenters.notices import STORE_TROUBLES, Notice, NoticeKind, Notices


class RecordingView:
    def __init__(self):
        self.shown = []

    def show_notice(self, notice, waiting):
        self.shown.append((notice, waiting))


@pytest.fixture
def view():
    return RecordingView()


@pytest.fixture
def notices(view):
    made = Notices()
    made.attach(view)
    return made


DAMAGED = Notice(NoticeKind.SETTINGS_DAMAGED, Path("settings.json"))
CLOCK = Notice(NoticeKind.CLOCK_SET_BACK)


def full(count):
    return Notice(NoticeKind.DISK_FULL, Path("progress.db"), count=count)


def test_nothing_is_shown_at_first(notices, view):
    assert view.shown == [(None, 0)]


def test_a_notice_told_before_the_window_exists_is_shown_when_it_does(view):
    notices = Notices()
    notices.tell(DAMAGED)
    notices.attach(view)
    assert view.shown == [(DAMAGED, 0)]


def test_notices_are_shown_one_after_another_in_their_order(notices, view):
    notices.tell(DAMAGED)
    notices.tell(CLOCK)
    assert view.shown[-1] == (DAMAGED, 1)
    notices.dismiss()
    assert view.shown[-1] == (CLOCK, 0)
    notices.dismiss()
    assert view.shown[-1] == (None, 0)


def test_what_was_closed_is_not_told_again(notices):
    notices.tell(CLOCK)
    notices.dismiss()
    notices.tell(CLOCK)
    assert notices.shown is None


def test_closing_with_nothing_on_show_does_nothing(notices):
    notices.dismiss()
    assert notices.shown is None


def test_the_count_of_waiting_answers_is_renewed_in_place(notices):
    notices.tell_trouble(full(1))
    notices.tell_trouble(full(2))
    assert notices.shown == full(2)
    notices.dismiss()
    assert notices.shown is None


def test_a_closed_trouble_stays_closed_while_more_answers_wait(notices):
    notices.tell_trouble(full(1))
    notices.dismiss()
    notices.tell_trouble(full(2))
    assert notices.shown is None


def test_another_trouble_takes_the_place_of_the_first(notices, view):
    notices.tell_trouble(full(1))
    locked = Notice(NoticeKind.LOCKED, Path("progress.db"), count=1)
    notices.tell_trouble(locked)
    assert view.shown[-1] == (locked, 0)


def test_a_trouble_that_passed_goes_away_and_is_told_when_it_comes_again(notices):
    notices.tell_trouble(full(1))
    notices.clear_trouble()
    assert notices.shown is None
    notices.tell_trouble(full(1))
    assert notices.shown == full(1)


def test_passing_trouble_leaves_other_notices_alone(notices):
    notices.tell(DAMAGED)
    notices.tell_trouble(full(1))
    notices.clear_trouble()
    assert notices.shown == DAMAGED


def test_every_trouble_of_the_store_has_its_kind():
    from puzzles.bank.errors import Trouble

    assert {trouble.value for trouble in Trouble} <= {kind.value for kind in STORE_TROUBLES}

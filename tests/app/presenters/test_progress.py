from dataclasses import replace

import pytest

from app.presenters.progress import ProgressPresenter, percent_of, state_of
from app.presenters.state import ProgressState, Rate
from puzzles.drills.attempt import Figures, GroupFigures

NOTHING = Figures(0, 0, None, 0, 0, 0, 0, None, (), (), ())
SOME = replace(
    NOTHING,
    answered=40,
    right=30,
    by_kind=(GroupFigures("fan", 11, 11), GroupFigures("waits", 29, 19)),
    by_profile=(GroupFigures("xuanfeng", 12, 6), GroupFigures("daozi", 28, 24)),
)
KINDS = ("waits", "legal", "fan")


class FakeStore:
    def __init__(self):
        self.asked = []

    def record(self, attempt, done):
        raise AssertionError("the progress screen records nothing")

    def figures(self, now_day, done):
        self.asked.append((now_day, done))

    def answer(self, figures, which=-1):
        self.asked[which][1](figures)


class FakeView:
    def __init__(self):
        self.states = []

    def show_state(self, state):
        self.states.append(state)


@pytest.fixture
def store():
    return FakeStore()


@pytest.fixture
def view():
    return FakeView()


@pytest.fixture
def went():
    return []


@pytest.fixture
def presenter(store, view, went):
    presenter = ProgressPresenter(KINDS, lambda: 7, lambda: went.append("practice"))
    presenter.use_store(store)
    presenter.start(view)
    return presenter


def test_at_first_nothing_is_known(presenter, view):
    assert view.states == [ProgressState()]


def test_the_figures_of_today_are_asked_for_and_shown(presenter, store, view):
    assert [day for day, _ in store.asked] == [7]
    store.answer(SOME)
    assert view.states[-1] == state_of(SOME, 7, KINDS)


def test_a_store_that_comes_late_is_asked_at_once(store, view):
    presenter = ProgressPresenter(KINDS, lambda: 7, lambda: None)
    presenter.start(view)
    assert store.asked == []
    presenter.use_store(store)
    store.answer(SOME)
    assert view.states[-1].figures == SOME


def test_a_store_is_not_asked_before_there_is_a_screen(store):
    ProgressPresenter(KINDS, lambda: 7, lambda: None).use_store(store)
    assert store.asked == []


def test_old_figures_stay_while_new_ones_are_read(presenter, store, view):
    store.answer(SOME)
    presenter.refresh()
    assert view.states[-1].figures == SOME
    store.answer(NOTHING)
    assert view.states[-1].figures == NOTHING


def test_figures_that_come_after_later_ones_were_asked_for_are_dropped(presenter, store, view):
    presenter.refresh()
    store.answer(SOME, which=1)
    store.answer(NOTHING, which=0)
    assert view.states[-1].figures == SOME


def test_figures_that_can_not_be_read_are_a_failure(presenter, store, view):
    store.answer(OSError("gone"))
    assert view.states[-1] == ProgressState(failed=True)


def test_after_a_failure_another_try_shows_the_figures(presenter, store, view):
    store.answer(OSError("gone"))
    presenter.retry()
    assert view.states[-1] == ProgressState()
    store.answer(SOME)
    assert view.states[-1].figures == SOME


def test_practise_goes_to_practice(presenter, went):
    presenter.practise()
    assert went == ["practice"]


@pytest.mark.parametrize(
    ("answered", "right", "percent"),
    [(0, 0, None), (11, 11, None), (12, 0, 0), (12, 12, 100), (12, 6, 50), (200, 1, 1), (200, 199, 100), (3000, 1, 0)],
)
def test_no_rate_from_fewer_than_twelve_answers(answered, right, percent):
    assert percent_of(answered, right) == percent


def test_kinds_and_profiles_come_in_the_order_of_the_game():
    state = state_of(SOME, 7, KINDS)
    assert state.kinds == (Rate("waits", 29, 66), Rate("legal", 0, None), Rate("fan", 11, None))
    assert state.profiles == (Rate("daozi", 28, 86), Rate("qipai", 0, None), Rate("xuanfeng", 12, 50))
    assert state.percent == 75


def test_a_kind_of_a_later_version_comes_last():
    figures = replace(SOME, by_kind=(GroupFigures("claims", 20, 10), *SOME.by_kind))
    assert state_of(figures, 7, KINDS).kinds[-1] == Rate("claims", 20, 50)

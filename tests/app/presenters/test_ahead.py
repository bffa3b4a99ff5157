"""The question made ahead."""

import pytest

from app.presenters.ahead import TRIES, QuestionsAhead
from puzzles.errors import QuestionError
from tests.helpers.practice import Worker


class Maker:
    """Gives numbers for questions; the first ``failures`` times it breaks."""

    def __init__(self, failures=0):
        self.made = 0
        self.failures = failures

    def __call__(self):
        if self.failures:
            self.failures -= 1
            raise QuestionError("breaks")
        self.made += 1
        return self.made


@pytest.fixture
def bench():
    maker, worker, shown = Maker(), Worker(), []
    return QuestionsAhead(maker, worker), maker, worker, shown


def test_without_a_preparation_a_question_is_made_on_the_spot(bench):
    ahead, _, worker, shown = bench
    ahead.take(shown.append)
    assert (shown, worker.pieces) == ([1], [])


def test_a_question_is_made_once_however_often_it_is_prepared(bench):
    ahead, maker, worker, shown = bench
    ahead.prepare()
    ahead.prepare()
    worker.work()
    ahead.prepare()
    assert (maker.made, worker.pieces) == (1, [])
    ahead.take(shown.append)
    assert shown == [1]


def test_a_question_in_the_making_is_shown_when_it_is_made(bench):
    ahead, maker, worker, shown = bench
    ahead.prepare()
    ahead.take(shown.append)
    assert (shown, maker.made, ahead.is_awaited) == ([], 0, True)
    worker.work()
    assert (shown, maker.made, ahead.is_awaited) == ([1], 1, False)


def test_what_was_made_for_another_choice_is_never_shown(bench):
    ahead, _, worker, shown = bench
    ahead.prepare()
    worker.work()
    ahead.drop()
    ahead.take(shown.append)
    assert shown == [2]


def test_while_something_stale_is_in_the_making_nothing_is_made_beside_it(bench):
    ahead, maker, worker, shown = bench
    ahead.prepare()
    ahead.drop()
    ahead.take(shown.append)
    assert (shown, maker.made) == ([], 0)
    worker.work()
    assert shown == [2]


@pytest.mark.logs_errors
def test_a_question_that_breaks_is_made_anew():
    ahead = QuestionsAhead(Maker(failures=TRIES - 1), Worker())
    assert ahead.ask() == 1


@pytest.mark.logs_errors
def test_none_is_given_where_every_try_breaks():
    ahead = QuestionsAhead(Maker(failures=TRIES), Worker())
    assert ahead.ask() is None
    assert ahead.ask() == 1


def test_a_bug_is_not_hidden_and_holds_nobody_up(bench):
    ahead, _, worker, shown = bench
    ahead.prepare()
    ahead.take(shown.append)
    _, _, failed = worker.pieces.pop()
    with pytest.raises(ZeroDivisionError):
        failed(ZeroDivisionError())
    assert (shown, ahead.is_awaited) == ([None], False)
    ahead.take(shown.append)
    assert shown == [None, 1]

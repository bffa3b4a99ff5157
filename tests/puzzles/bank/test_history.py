from dataclasses import replace

import pytest

from puzzles.bank import attempts, connect, history, marks, runs
from puzzles.bank.opening import open_file
from puzzles.bank.undoing import undo_last
from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import NO_EFFECTS, Effects, HistoryFilter, Run
from tests.helpers.attempts import NOON, TODAY, attempt, days_ago
from tests.helpers.banks import puzzle

NOW = Moment(NOON, 0, TODAY)
RUN = Run(b"r" * 16, Mode.STORM, NOW)


@pytest.fixture
def db(tmp_path):
    database, _ = open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def answer(db, number, *, effects=NO_EFFECTS, profile="daozi", themes=("edge_wait",), **changes):
    given = replace(attempt(), question=puzzle(number, profile=profile, themes=themes).question)
    given = replace(given, **changes)
    attempts.append(db, attempts.prepare(given, effects), attempts.next_seq(db))
    return given


def pages(db, wanted):
    """Give the answers of all pages, and the number of pages."""
    found, count = [], 0
    while True:
        page = history.page(db, wanted)
        found += page.answers
        count += 1
        if page.next is None:
            return found, count
        wanted = replace(wanted, before=page.next)


def test_an_empty_log_is_one_empty_page(db):
    assert pages(db, HistoryFilter()) == ([], 1)


def test_the_latest_answer_comes_first_and_every_answer_once(db):
    given = [answer(db, number) for number in range(25)]
    found, count = pages(db, HistoryFilter(limit=10))
    assert [each.attempt for each in found] == given[::-1]
    assert count == 3


def test_an_answer_comes_with_its_puzzles_name(db):
    answer(db, 3)
    assert history.page(db, HistoryFilter()).answers[0].uid == puzzle(3).uid


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (HistoryFilter(kind="waits"), [5, 4, 3, 2, 1, 0]),
        (HistoryFilter(kind="fan"), []),
        (HistoryFilter(profile="qipai"), [1]),
        (HistoryFilter(grade=Grade.WRONG), [2]),
        (HistoryFilter(mode=Mode.STORM), [3]),
        (HistoryFilter(theme="hun_two"), [4]),
        (HistoryFilter(theme="edge_wait", grade=Grade.RIGHT, mode=Mode.PRACTICE, profile="daozi"), [5, 0]),
    ],
)
def test_filters(db, wanted, numbers):
    answer(db, 0)
    answer(db, 1, profile="qipai")
    answer(db, 2, grade=Grade.WRONG)
    answer(db, 3, mode=Mode.STORM)
    answer(db, 4, themes=("hun_two",))
    answer(db, 5)
    asked = {puzzle(number, profile="qipai" if number == 1 else "daozi").uid: number for number in range(6)}
    assert [asked[each.uid] for each in pages(db, wanted)[0]] == numbers


def test_what_was_undone_is_not_listed(db):
    given = [answer(db, number) for number in range(3)]
    with connect.transaction(db):
        undo_last(db, NOW)
    assert [each.attempt for each in pages(db, HistoryFilter())[0]] == given[1::-1]


@pytest.mark.parametrize("looked_at", [1, 3, 7, 100])
def test_a_rare_filter_looks_back_step_by_step(db, monkeypatch, looked_at):
    monkeypatch.setattr(history, "LOOKED_AT", looked_at)
    monkeypatch.setattr(history, "MOST_LOOKED_AT", looked_at * 2)
    rare = [answer(db, number, grade=Grade.PARTLY if number % 9 == 0 else Grade.RIGHT) for number in range(40)][::9]
    found, _ = pages(db, HistoryFilter(grade=Grade.PARTLY, limit=2))
    assert [each.attempt for each in found] == rare[::-1]


def test_favourites_are_marked_in_the_history(db):
    answer(db, 1)
    answer(db, 2)
    with connect.transaction(db):
        marks.set_favourite(db, puzzle(2).question, NOW, chosen=True)
    assert [each.is_favourite for each in history.page(db, HistoryFilter()).answers] == [True, False]


def test_the_answers_of_a_run_come_in_their_order(db):
    given = [answer(db, number, effects=Effects(run=RUN), mode=Mode.STORM) for number in range(5)]
    answer(db, 9)
    assert [each.attempt for each in history.of_run(db, RUN.uid, None)] == given
    assert history.of_run(db, b"x" * 16, None) == ()


def test_what_was_missed_or_slow_in_a_run(db):
    answer(db, 0, effects=Effects(run=RUN), took_ms=1999)
    wrong = answer(db, 1, effects=Effects(run=RUN), grade=Grade.WRONG, took_ms=10)
    slow = answer(db, 2, effects=Effects(run=RUN), took_ms=2000)
    assert [each.attempt for each in history.of_run(db, RUN.uid, 2000)] == [wrong, slow]


def run(number, score, *, ended=True, mode=Mode.STORM, theme=""):
    moment = Moment(days_ago(10 - number), 480, TODAY)
    return Run(bytes([number]) * 16, mode, NOW, '{"n":1}', score, moment if ended else None, theme)


def test_runs_come_back_as_they_were_saved(db):
    saved = [run(1, 5), run(2, 9), run(3, 9), run(4, 2), run(5, 99, ended=False), run(6, 50, theme="edge_wait")]
    with connect.transaction(db):
        for each in saved:
            runs.save(db, each)
    assert runs.best(db, Mode.STORM, "") == saved[1]
    assert runs.best(db, Mode.STORM, "edge_wait") == saved[5]
    assert runs.best(db, Mode.STREAK, "") is None
    assert runs.open_run(db, Mode.STORM) == saved[4]
    assert runs.last(db, Mode.STORM, 2) == (saved[5], saved[3])


def test_an_unfinished_run_with_the_best_score_does_not_hide_a_finished_one(db):
    with connect.transaction(db):
        runs.save(db, run(1, 9, ended=False))
        runs.save(db, run(2, 9))
    assert runs.best(db, Mode.STORM, "") == run(2, 9)

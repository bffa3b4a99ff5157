import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from queue import Queue

import pytest

from puzzles.bank.errors import StorageBugError
from puzzles.bank.reports import Opening, SaveReport
from puzzles.bank.store import ProgressStore
from puzzles.drills.attempt import Figures
from puzzles.drills.base import Grade, VerdictAnswer
from tests.helpers.attempts import NOON, TODAY, attempt, question

ROOT = Path(__file__).parents[3]


def test_first_start_makes_the_file(desk, tmp_path):
    desk.store.open()
    assert desk.opening().how is Opening.FRESH
    assert (tmp_path / "progress.db").is_file()


def test_an_answer_is_reported_saved(desk):
    assert desk.record(attempt()) == SaveReport(saved=True, unsaved=0)


def test_a_saved_answer_is_there_after_a_restart(desk_in, tmp_path):
    first = desk_in(tmp_path)
    first.record(attempt(3, grade=Grade.WRONG, took_ms=1234))
    first.store.close()
    second = desk_in(tmp_path)
    figures = second.figures(TODAY)
    assert second.opening().how is Opening.OPENED
    assert figures.recent == (attempt(3, grade=Grade.WRONG, took_ms=1234),)


@pytest.mark.parametrize("kind", ["waits", "legal", "fan"])
def test_every_kind_of_attempt_comes_back_as_it_was(desk, kind):
    kept = attempt(kind=kind, grade=Grade.PARTLY, offset_minutes=480)
    desk.record(kept)
    assert desk.figures(TODAY).recent == (kept,)


def test_figures_take_in_what_was_recorded_just_before(desk):
    saved: Queue[object] = Queue()
    for number in range(5):
        desk.store.record(attempt(number), saved.put)
    assert desk.figures(TODAY).answered == 5


def test_results_come_in_the_order_of_the_calls(desk):
    order: Queue[int] = Queue()
    for number in range(20):
        desk.store.record(attempt(number), lambda report, number=number: order.put(number))
    desk.store.close()
    assert [order.get_nowait() for _ in range(20)] == list(range(20))


def test_close_drains_what_is_queued(desk_in, tmp_path):
    first = desk_in(tmp_path)
    reports: Queue[SaveReport] = Queue()
    for number in range(50):
        first.store.record(attempt(number), reports.put)
    assert first.store.close() == 0
    assert [reports.get_nowait().saved for _ in range(50)] == [True] * 50
    assert desk_in(tmp_path).figures(TODAY).answered == 50


def test_close_twice_is_as_good_as_once(desk):
    desk.record(attempt())
    assert [desk.store.close(), desk.store.close()] == [0, 0]


def test_close_without_any_call_makes_no_file(desk, tmp_path):
    assert desk.store.close() == 0
    assert list(tmp_path.iterdir()) == []


def test_close_leaves_one_file_and_no_log_beside_it(desk, tmp_path):
    desk.record(attempt())
    desk.store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["progress.db"]


def test_a_call_after_close_is_a_bug(desk):
    desk.store.close()
    with pytest.raises(StorageBugError, match="after it was closed"):
        desk.store.record(attempt(), desk.results.put)


def test_results_go_through_deliver(tmp_path):
    posted: Queue[object] = Queue()
    heard: list[object] = []
    store = ProgressStore(tmp_path, posted.put, lambda: NOON, lambda opened: None)
    store.record(attempt(), heard.append)
    opened, saved = posted.get(timeout=20), posted.get(timeout=20)
    assert heard == []
    saved()
    assert heard == [SaveReport(saved=True, unsaved=0)]
    assert callable(opened)
    store.close()


def test_all_work_on_the_file_is_done_by_one_thread(desk):
    threads: Queue[str] = Queue()
    for number in range(3):
        desk.store.record(attempt(number), lambda report: threads.put(threading.current_thread().name))
    desk.store.close()
    assert {threads.get_nowait() for _ in range(3)} == {"progress"}


def test_calls_from_several_threads_all_arrive(desk):
    def record_some(first: int) -> None:
        for number in range(first, first + 25):
            desk.store.record(attempt(number), lambda report: None)

    threads = [threading.Thread(target=record_some, args=(first,)) for first in (0, 25, 50)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert desk.figures(TODAY).answered == 75


@pytest.mark.logs_errors
def test_an_answer_that_does_not_fit_is_a_bug_and_the_next_one_is_saved(desk):
    wrong = replace(attempt(), answer=VerdictAnswer(legal=True))
    assert isinstance(desk.record(wrong), StorageBugError)
    assert desk.record(attempt()) == SaveReport(saved=True, unsaved=0)
    assert desk.figures(TODAY).answered == 1


@pytest.mark.logs_errors
def test_a_time_without_zone_is_a_bug(desk):
    moment = replace(attempt().moment, at=NOON.replace(tzinfo=None))
    assert isinstance(desk.record(replace(attempt(), moment=moment)), StorageBugError)


@pytest.mark.logs_errors
def test_a_listener_that_raises_does_not_stop_the_store(desk):
    def fail(report: object) -> None:
        raise RuntimeError("the window is gone")

    desk.store.record(attempt(0), fail)
    assert desk.record(attempt(1)) == SaveReport(saved=True, unsaved=0)


def test_the_same_question_again_is_the_same_puzzle(desk):
    for _ in range(3):
        desk.record(attempt(7))
    figures = desk.figures(TODAY)
    assert isinstance(figures, Figures)
    assert [kept.question for kept in figures.recent] == [question(number=7)] * 3


def test_a_program_that_forgets_to_close_still_ends_and_keeps_its_answers(desk_in, tmp_path):
    script = (
        "import sys; from pathlib import Path; from puzzles.bank.store import ProgressStore;"
        "from tests.helpers.attempts import attempt, NOON;"
        "store = ProgressStore(Path(sys.argv[1]), lambda call: call(), lambda: NOON, lambda opened: None);"
        "store.record(attempt(), lambda report: None)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, timeout=30, check=False)
    assert done.returncode == 0
    assert desk_in(tmp_path).figures(TODAY).answered == 1


def test_importing_the_store_loads_neither_sqlite_nor_qt():
    script = (
        "import sys, puzzles.bank.store, puzzles.bank.days, puzzles.bank.reports;"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in ('sqlite3', 'sqlite_utils', 'PySide6')))"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

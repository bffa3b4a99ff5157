"""Work off the window's thread."""

import threading

import pytest
from PySide6.QtCore import QThread

from app.jobs import Jobs, Mailbox


@pytest.fixture
def jobs(qapp):
    made = Jobs(Mailbox())
    yield made
    made.close()


def test_result_comes_back_on_the_thread_of_the_window(jobs, qtbot):
    threads = []

    def work():
        threads.append(threading.current_thread())
        return 42

    results = []
    jobs.start(work, lambda value: results.append((value, threading.current_thread(), QThread.currentThread())))
    qtbot.waitUntil(lambda: bool(results))
    value, thread, qt_thread = results[0]
    assert value == 42
    assert thread is threading.main_thread()
    assert qt_thread.isMainThread()
    assert threads[0] is not threading.main_thread()


def test_works_are_done_one_after_another_in_their_order(jobs, qtbot):
    results = []
    for number in range(20):
        jobs.start(lambda number=number: number, results.append)
    qtbot.waitUntil(lambda: len(results) == 20)
    assert results == list(range(20))


def test_a_dropped_result_is_not_delivered(jobs, qtbot):
    may_end = threading.Event()
    results = []

    def slow():
        assert may_end.wait(10)
        return "stale"

    stale = jobs.start(slow, results.append)
    jobs.start(lambda: "fresh", results.append)
    jobs.drop(stale)
    may_end.set()
    qtbot.waitUntil(lambda: "fresh" in results)
    assert results == ["fresh"]


def test_a_failure_is_handed_to_who_takes_it(jobs, qtbot):
    failures = []
    jobs.start(lambda: 1 / 0, lambda _: pytest.fail("no result"), failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert isinstance(failures[0], ZeroDivisionError)


def test_a_failure_that_nobody_takes_reaches_the_crash_report(jobs, qtbot):
    with qtbot.captureExceptions() as caught:
        jobs.start(lambda: 1 / 0, lambda _: pytest.fail("no result"))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_closing_drops_what_waits_and_ends_the_thread(qtbot):
    jobs = Jobs(Mailbox())
    results = []
    jobs.start(lambda: "late", results.append)
    assert jobs.close()
    qtbot.wait(1)
    assert results == []
    assert not [thread for thread in threading.enumerate() if thread.name == "jobs"]


def test_mailbox_runs_a_call_of_another_thread_on_the_windows_thread(qtbot):
    mailbox = Mailbox()
    threads = []
    worker = threading.Thread(target=lambda: mailbox.deliver(lambda: threads.append(threading.current_thread())))
    worker.start()
    worker.join()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [threading.main_thread()]

"""One window for one data folder."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.single_instance import REQUEST, Claim, SingleInstance, ask_for_window

ROOT = Path(__file__).parents[2]
HOLDER = (
    "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication, QTimer;"
    "from app.single_instance import SingleInstance; app = QCoreApplication([]);"
    "one = SingleInstance(Path(sys.argv[1]));"
    "print(one.claim().value, flush=True); sys.stdin.read()"
)


@pytest.fixture
def lock(tmp_path):
    return tmp_path / "state" / "running.lock"


@pytest.fixture
def holder(lock):
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(lock)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline().strip() == "first"
    yield process
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


@pytest.fixture
def asker():
    """Ask from another thread, as the other process would, while this one's event loop runs."""
    answers = []
    threads = []

    def ask(lock, patience=5.0):
        thread = threading.Thread(target=lambda: answers.append(ask_for_window(lock, patience)))
        thread.start()
        threads.append(thread)
        return answers

    yield ask
    for thread in threads:
        thread.join()


def test_the_first_gets_the_lock(qapp, lock):
    instance = SingleInstance(lock)
    assert instance.claim() is Claim.FIRST
    instance.release()


def test_a_second_process_finds_it_taken(qapp, lock, holder):
    assert SingleInstance(lock).claim() is Claim.TAKEN


def test_the_lock_of_a_killed_process_is_taken_over(qapp, lock, holder):
    holder.kill()
    holder.wait()
    instance = SingleInstance(lock)
    assert instance.claim() is Claim.FIRST
    instance.release()


def test_a_request_brings_the_window_forward_and_is_answered(qtbot, lock, asker):
    instance = SingleInstance(lock)
    instance.claim()
    instance.listen()
    with qtbot.waitSignal(instance.activation_asked, timeout=5000):
        answers = asker(lock)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [True]
    assert not (lock.parent / REQUEST).exists()
    instance.release()


def test_the_token_of_the_desktop_comes_with_the_request(qtbot, lock, asker, monkeypatch):
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token-7")
    instance = SingleInstance(lock)
    instance.claim()
    instance.listen()
    with qtbot.waitSignal(instance.activation_asked, timeout=5000) as caught:
        asker(lock)
    assert caught.args == ["token-7"]
    instance.release()


def test_asking_one_that_does_not_answer_gives_up_and_leaves_nothing_behind(qapp, lock, holder):
    assert ask_for_window(lock, patience=0.1) is False
    assert sorted(path.name for path in lock.parent.iterdir()) == [lock.name]


def test_a_stale_request_does_not_open_anything(qtbot, lock):
    lock.parent.mkdir(parents=True)
    (lock.parent / REQUEST).write_text("")
    instance = SingleInstance(lock)
    heard = []
    instance.activation_asked.connect(heard.append)
    instance.claim()
    instance.listen()
    qtbot.wait(1)
    assert heard == []
    instance.release()


def test_a_folder_that_cannot_be_made_leaves_the_program_unguarded(qapp, tmp_path):
    (tmp_path / "state").write_text("a file where the folder should be")
    assert SingleInstance(tmp_path / "state" / "running.lock").claim() is Claim.UNGUARDED


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a user whom a read-only folder stops")
def test_a_read_only_folder_leaves_the_program_unguarded(qapp, lock):
    lock.parent.mkdir(parents=True)
    lock.parent.chmod(0o555)
    assert SingleInstance(lock).claim() is Claim.UNGUARDED

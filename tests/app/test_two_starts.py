"""The program started twice on one data folder, as processes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def command(folder, *arguments):
    return [sys.executable, "-m", "app", "--data-dir", str(folder), *arguments]


@pytest.fixture
def first(tmp_path):
    """A running program whose window has painted."""
    process = subprocess.Popen(command(tmp_path), cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while not (tmp_path / "progress.db").exists():
        assert process.poll() is None
        assert time.monotonic() < deadline, "the window never painted"
        time.sleep(0.02)
    yield process
    process.kill()
    process.wait()


def test_a_second_start_brings_the_first_window_forward_and_ends(first, tmp_path):
    done = subprocess.run(command(tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "")
    assert first.poll() is None
    assert not (tmp_path / "state" / "activate.request").exists()


def test_another_data_folder_is_another_program(first, tmp_path):
    done = subprocess.run(
        command(tmp_path / "other", "--report-paint"), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert '"painted"' in done.stdout


def test_after_a_kill_the_next_start_opens_its_own_window(first, tmp_path):
    first.kill()
    first.wait()
    done = subprocess.run(
        command(tmp_path, "--report-paint"), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert '"painted"' in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_at_log_off_closes_the_window_as_its_cross_does(first, tmp_path, number):
    first.send_signal(number)
    assert first.wait(timeout=30) == 0
    assert '"window": {' in (tmp_path / "settings.json").read_text(encoding="utf-8")
    assert not (tmp_path / "progress.db-wal").exists()

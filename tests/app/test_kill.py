"""The program killed at any moment while it answers: every answer whose feedback was shown is there afterwards."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from puzzles.bank.store import ProgressStore

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "tests" / "helpers" / "answering_program.py"
MOST = 8
LONGEST = 0.15
NOW = datetime(2026, 11, 30, tzinfo=UTC)

pytestmark = pytest.mark.skipif(os.name == "nt", reason="SIGKILL")


def run_and_kill(data, seed, answers, seconds):
    """Let the program show so many answers, kill it so long after the last, and give the answers it has shown."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), str(data), str(seed)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    lines = [process.stdout.readline() for _ in range(answers + 1)]
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    out, err = process.communicate(timeout=30)
    lines += out.splitlines(keepends=True)
    assert lines[0] == b"painted\n", err.decode()
    assert len(lines) > answers, err.decode()
    return [tuple(line.decode().split()[1:]) for line in lines[1:] if line.endswith(b"\n")]


def open_again(data):
    """Open the progress file through a store of its own, as the next start does, and give how that went."""
    opened = SimpleQueue()
    store = ProgressStore(data, lambda call: call(), lambda: NOW, opened.put)
    store.open()
    report = opened.get(timeout=30)
    assert store.close() == 0
    return report


def kept_in(data):
    """Count the answers in the file by kind and rating."""
    connection = sqlite3.connect(data / "progress.db")
    rows = connection.execute("SELECT kind, rating FROM attempt").fetchall()
    connection.close()
    return Counter((kind, str(rating)) for kind, rating in rows)


def kill_often(data, rounds):
    """Kill the program so often; after each time every answer that was shown must be there. Give how many were."""
    rng = Random(rounds)
    shown = Counter()
    for number in range(rounds):
        shown.update(run_and_kill(data, number, rng.randrange(MOST), rng.uniform(0, LONGEST)))
        report = open_again(data)
        assert report.error is None
        assert not report.moved_aside
        kept = kept_in(data)
        assert not shown - kept
        # Of each killed run one answer may be safe whose feedback the kill forestalled.
        assert kept.total() <= shown.total() + number + 1
    return shown.total()


def test_no_shown_answer_is_lost_when_the_program_is_killed(tmp_path):
    assert kill_often(tmp_path, 3) > 0


@pytest.mark.slow
def test_no_shown_answer_is_lost_in_sixty_kills(tmp_path):
    assert kill_often(tmp_path, 60) > 60

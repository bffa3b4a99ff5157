"""The program killed at any moment while it answers: every answer whose feedback was shown is there afterwards."""

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from queue import SimpleQueue
from random import Random

import pytest

from puzzles.bank.store import ProgressStore

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "tests" / "helpers" / "answering_program.py"
LONGEST = 1.2

pytestmark = pytest.mark.skipif(os.name == "nt", reason="SIGKILL")


def run_and_kill(data, seed, seconds):
    """Let the program answer, kill it so long after its first paint, and give the lines that it wrote."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), str(data), str(seed)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    )
    ready, _, _ = select.select([process.stdout], [], [], 60)
    assert ready, "the program never painted"
    time.sleep(seconds)
    assert process.poll() is None, process.stderr.read().decode()
    process.send_signal(signal.SIGKILL)
    out, err = process.communicate(timeout=30)
    lines = out.decode().split("\n")
    assert lines[0] == "painted", err.decode()
    return [line.split()[1:] for line in lines[1:-1]]


def read_back(data, clock):
    """Give the figures of the progress file through a store of its own, which also recovers it."""
    results, opened = SimpleQueue(), SimpleQueue()
    store = ProgressStore(data, lambda call: call(), clock, opened.put)
    store.figures(20_000, results.put)
    figures = results.get(timeout=30)
    assert store.close() == 0
    return figures, opened.get(timeout=30)


def kill_often(data, rounds, clock):
    rng = Random(rounds)
    shown = []
    for number in range(rounds):
        shown += run_and_kill(data, number, rng.uniform(0, LONGEST))
        figures, opened = read_back(data, clock)
        assert opened.error is None
        assert not opened.moved_aside
        # Of each killed run one answer may be safe whose feedback the kill forestalled.
        assert len(shown) <= figures.answered <= len(shown) + number + 1
    recent = [[attempt.question.kind, str(attempt.question.rating)] for attempt in figures.recent]
    for answer in shown[-len(recent) // 2 :]:
        assert answer in recent
    return len(shown)


def test_no_shown_answer_is_lost_when_the_program_is_killed(tmp_path, clock):
    assert kill_often(tmp_path, 3, clock) > 0


@pytest.mark.slow
def test_no_shown_answer_is_lost_in_sixty_kills(tmp_path, clock):
    assert kill_often(tmp_path, 60, clock) > 60

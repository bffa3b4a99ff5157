"""The self-test, by which a packaged program shows that it works."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app import selftest
from app.cli import Options
from app.selftest import SelfTestError, last_attempt

ROOT = Path(__file__).parents[2]


def now():
    return datetime(2026, 11, 30, tzinfo=UTC)


def test_it_answers_a_question_reads_it_back_and_says_so_in_one_line():
    done = subprocess.run(
        [sys.executable, "-m", "app", "--self-test"], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("self-test passed: window painted, one question of ")
    assert done.stdout.count("\n") == 1


def test_an_answer_that_is_not_there_fails_it(tmp_path):
    with pytest.raises(SelfTestError, match="no answer was saved"):
        last_attempt(tmp_path, now)


def test_a_folder_that_cannot_be_used_fails_it(tmp_path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(SelfTestError, match="can't be read back"):
        last_attempt(tmp_path / "file", now)


def test_a_failure_is_one_line_and_a_code(monkeypatch, capsys):
    def fail(folder, options):
        raise SelfTestError("the window never painted")

    monkeypatch.setattr(selftest, "check", fail)
    assert selftest.run(Options(self_test=True)) == 1
    assert capsys.readouterr().err == "self-test failed: the window never painted\n"

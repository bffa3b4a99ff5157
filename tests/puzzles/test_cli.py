"""The command line as a program: its exit codes, and what it does when its output has nowhere to go."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from puzzles.cli import main

ROOT = Path(__file__).resolve().parents[2]
POSIX_ONLY = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
HAND = "123m456p789s5577z"


def run(*arguments, **changes):
    return subprocess.run(
        [sys.executable, "-m", "puzzles", *arguments], cwd=ROOT, capture_output=True, timeout=60, check=False, **changes
    )


@pytest.fixture
def many_lines(tmp_path):
    path = tmp_path / "many.jsonl"
    path.write_text('{"ask": "tiles", "text": "1m"}\n' * 5_000, encoding="utf-8")
    return path


@POSIX_ONLY
def test_a_reader_that_goes_away_ends_the_run_silently(many_lines):
    command = f"'{sys.executable}' -m puzzles solve '{many_lines}' | head -n 1"
    done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "arguments",
    [("explain", HAND), ("generate", "--kind", "waits", "--count", "1"), ("solve", "-")],
)
def test_a_full_disk_is_said_in_one_line(arguments, many_lines):
    given = [str(many_lines) if argument == "-" else argument for argument in arguments]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "puzzles", *given], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


@POSIX_ONLY
def test_closed_output_is_said():
    command = f"'{sys.executable}' -m puzzles explain {HAND} >&-"
    done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (1, b"standard output is closed\n")


def test_text_is_utf_8_whatever_the_locale_says():
    done = run("explain", HAND, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "听牌：2 种" in done.stdout.decode("utf-8")


@pytest.mark.parametrize("command", ["generate --kind waits --count", "simulate --games"])
@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_a_number_below_one_is_refused_by_its_value(command, number, capsys):
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), number])
    assert ended.value.code == 2
    assert f"'{number}' is not a number of" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["explain", HAND], ["generate", "--kind", "waits"]])
@pytest.mark.parametrize("options", ["[" * 50_000, "[]", "nonsense", '{"unit": 1, "unit": 2}', '{"unit": NaN}'])
def test_options_that_are_no_json_object_are_refused(command, options, capsys):
    assert main([*command, "--options", options]) == 2
    said = capsys.readouterr().err
    assert '{"fan_cap": 10}' in said
    assert len(said) < 300

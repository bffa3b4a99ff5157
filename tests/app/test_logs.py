"""The log file."""

import logging
import sys
from pathlib import Path

import pytest

from app.logs import KEPT, LARGEST, start_log, stop_log


@pytest.fixture(autouse=True)
def root_logger():
    root = logging.getLogger()
    before = (list(root.handlers), root.level)
    yield root
    stop_log()
    root.handlers[:], level = before
    root.setLevel(level)


def test_what_is_logged_is_in_the_file(tmp_path):
    path = start_log(tmp_path / "logs" / "trainer.log")
    logging.getLogger("anywhere").warning("东风 is here")
    assert "WARNING anywhere: 东风 is here" in path.read_text(encoding="utf-8")


def test_log_never_fills_the_disk(tmp_path):
    path = start_log(tmp_path / "trainer.log")
    for _ in range(4 * KEPT):
        logging.getLogger("anywhere").warning("x" * (LARGEST // 2))
    files = list(tmp_path.iterdir())
    assert len(files) == KEPT + 1
    assert sum(file.stat().st_size for file in files) <= (KEPT + 1) * (LARGEST + 1000)
    assert path in files


def test_without_a_file_warnings_go_to_standard_error(tmp_path, monkeypatch, capsys):
    (tmp_path / "logs").write_text("a file where the folder should be")
    monkeypatch.setattr(sys, "stderr", sys.stderr)
    assert start_log(tmp_path / "logs" / "trainer.log") is None
    assert "no log file" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_doesnt_keep_the_log_from_being_closed(root_logger, tmp_path, monkeypatch):
    monkeypatch.setattr(logging, "raiseExceptions", False)
    start_log(tmp_path / "trainer.log")
    handler = root_logger.handlers[-1]
    handler.setStream(Path("/dev/full").open("w", encoding="utf-8"))  # noqa: SIM115  (the handler closes it)
    handler.stream.write("a line that waits")
    stop_log()
    assert handler not in root_logger.handlers

"""The measure of the bank and the log, on small ones: everything is measured and told."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_everything_is_measured(tmp_path):
    command = [sys.executable, "packaging/bench/scale.py", "--rows", "3000", "--json", str(tmp_path / "figures.json")]
    environment = {"PYTHONPATH": str(ROOT), "PATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert len(figures) == 21
    assert all(0 <= figure["median_ms"] <= figure["p99_ms"] for figure in figures)
    assert done.stdout.count("ok  ") + done.stdout.count("SLOW") >= 14

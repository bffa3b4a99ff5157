"""``python -m app`` as a process: what it says when it can't open a window."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_program(*arguments, **changes):
    environment = {**os.environ, **changes}
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_display_it_says_so_and_ends_with_4():
    done = run_program(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 4
    assert "no display" in done.stderr


def test_without_the_libraries_of_qt_it_prints_the_line_to_paste_and_ends_with_3(tmp_path):
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text(
        'raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")'
    )
    done = run_program(PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 3
    assert "libEGL.so.1" in done.stderr
    assert "apt-get install" in done.stderr
    assert "Traceback" not in done.stderr


def test_version_needs_no_qt(tmp_path):
    (tmp_path / "PySide6.py").write_text("raise SystemExit('Qt was imported')")
    done = run_program("--version", PYTHONPATH=str(tmp_path))
    assert done.returncode == 0
    assert done.stdout.startswith("anshan-trainer ")


def test_empty_window_reports_its_paint():
    done = run_program("--floor", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0
    assert '"painted"' in done.stdout

"""Measure the rules engine against other mahjong libraries: makes .bench-venv for them, then runs measure.py in it.

python3 packaging/run.py bench [--quick] [--rows 1,2,10] [--json FILE]
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
VENV = ROOT / ".bench-venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = HERE / "requirements.txt"
STAMP = VENV / "installed.txt"


def make_environment() -> None:
    """Have the rivals installed as requirements.txt says, in an environment of their own."""
    wanted = f"{sys.version}\n{REQUIREMENTS.read_text(encoding='utf-8')}"
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print(f"Making {VENV.name} with the libraries to measure against …", flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "--requirement", REQUIREMENTS], check=True)
    STAMP.write_text(wanted, encoding="utf-8")


def main() -> int:
    """Make the environment and measure in it; the exit code says whether every goal was reached."""
    try:
        make_environment()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"cannot make {VENV}: {error}\n")
        return 2
    return subprocess.call([PYTHON, HERE / "measure.py", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())

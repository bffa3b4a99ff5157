"""Use the program as a person would: a real window, real keys, and a look at what was kept.

    python packaging/smoke.py [PICTURE.png]

Linux only. Without a display it starts again under xvfb-run. Two questions are answered by keyboard alone; after each
the answer must be in the progress database; then the program is killed, and both must still be there. PICTURE.png gets
a photograph of the window after the second answer, where ImageMagick is installed.
"""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
Seen = TypeVar("Seen")
XVFB = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]


class SmokeError(Exception):
    """What a person would have seen go wrong."""


def wait_for(what: str, look: Callable[[], Seen], program: subprocess.Popen[bytes]) -> Seen:
    """Look again and again until something is seen; raises SmokeError when the patience or the program ends."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = look()
        if seen:
            return seen
        if program.poll() is not None:
            raise SmokeError(f"the program ended with code {program.returncode} before {what}")
        time.sleep(0.1)
    raise SmokeError(f"waited {PATIENCE:.0f} s in vain for {what}")


def xdotool(*arguments: str) -> str:
    """Do something on the display and give what xdotool prints; nothing when it fails."""
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False).stdout.strip()


def window_of(program: subprocess.Popen[bytes]) -> str:
    """Give the number of the program's window, or nothing while it has none."""
    found = xdotool("search", "--onlyvisible", "--pid", str(program.pid), "--name", ".+").split()
    return found[-1] if found else ""


def size_of_log(database: Path) -> int:
    """Give the size of the database's write-ahead log, -1 while there is none.

    The running program holds the database for itself, so its answers can't be counted yet; but each makes this grow.
    """
    log = database.with_name(f"{database.name}-wal")
    return log.stat().st_size if log.exists() else -1


def count_answers(database: Path) -> int:
    """Count the answers that are kept."""
    with closing(sqlite3.connect(database)) as reader:
        return int(reader.execute("select count(*) from attempt").fetchone()[0])


def answer_questions(program: subprocess.Popen[bytes], database: Path, picture: Path | None) -> int:
    """Answer two questions by keyboard, kill the program, and give how many answers are kept."""
    window = wait_for("its window", lambda: window_of(program), program)
    wait_for("its database", lambda: size_of_log(database) >= 0, program)
    xdotool("windowfocus", "--sync", window)
    for number in (1, 2):
        before = size_of_log(database)
        # Nothing wins; check.
        xdotool("key", "--delay", "60", "0", "Return")
        wait_for(f"answer {number} to be kept", lambda before=before: size_of_log(database) > before, program)
        if number == 1:
            # After the feedback, the next question.
            xdotool("key", "--delay", "60", "Return")
    if picture and shutil.which("import"):
        subprocess.run(["import", "-window", "root", str(picture)], check=False)
    program.kill()
    program.wait()
    return count_answers(database)


def smoke(folder: Path, picture: Path | None) -> None:
    """Start the program on a fresh folder, use it, and look at what it left."""
    command = [sys.executable, "-P", "-m", "app", "--data-dir", str(folder), "--lang", "en", "--seed", "1"]
    environment = dict(os.environ, QT_QPA_PLATFORM="xcb", PYTHONPATH=str(ROOT))
    said = folder / "said.txt"
    with said.open("wb") as out:
        program = subprocess.Popen(command, env=environment, stdout=out, stderr=subprocess.STDOUT)
    try:
        kept = answer_questions(program, folder / "progress.db", picture)
    except SmokeError as error:
        raise SmokeError(f"{error}\n{said.read_text(errors='replace')}") from error
    finally:
        if program.poll() is None:
            program.kill()
            program.wait()
    if kept != 2:
        raise SmokeError(f"{kept} answers are kept after the end; 2 were shown as saved")
    log = folder / "logs" / "anshan-trainer.log"
    bad = [line for line in log.read_text(encoding="utf-8").splitlines() if " ERROR " in line or " WARNING " in line]
    words = said.read_text(errors="replace").strip()
    if bad or words:
        raise SmokeError("the program complained:\n" + "\n".join([*bad, words]))


def main() -> int:
    """Have a display, then use the program on it."""
    if not os.environ.get("DISPLAY"):
        if not shutil.which("xvfb-run"):
            sys.stderr.write("There is no display, and no xvfb-run to make one (Debian: xvfb, xauth).\n")
            return 3
        return subprocess.call([*XVFB, sys.executable, __file__, *sys.argv[1:]])
    if not shutil.which("xdotool"):
        sys.stderr.write("xdotool is missing (Debian: xdotool).\n")
        return 3
    picture = Path(sys.argv[1]).absolute() if sys.argv[1:] else None
    with tempfile.TemporaryDirectory(prefix="trainer-smoke-") as folder:
        try:
            smoke(Path(folder), picture)
        except SmokeError as error:
            sys.stderr.write(f"smoke test: {error}\n")
            return 1
    print("smoke test: two questions answered by keyboard in a real window; both answers kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A child process that answers without end: it keeps each answer by the real store and prints what was acknowledged.

``python -m tests.helpers.recorder FOLDER FIRST`` numbers its answers from FIRST; the number is the time taken.
"""

import sys
from datetime import timedelta
from itertools import count
from pathlib import Path
from threading import BoundedSemaphore

from puzzles.bank.reports import SaveReport
from puzzles.bank.store import ProgressStore
from puzzles.drills.base import Grade
from tests.helpers.attempts import NOON, attempt

IN_FLIGHT = 3


def main(folder: Path, first: int) -> None:
    """Record until killed, with some answers in flight all the time."""
    free = BoundedSemaphore(IN_FLIGHT)
    store = ProgressStore(folder, lambda call: call(), lambda: NOON, lambda opened: print(opened.how.value, flush=True))
    for number in count(first):

        def acknowledge(report: object, number: int = number) -> None:
            if isinstance(report, SaveReport) and report.saved:
                print(number, flush=True)
            else:
                print(f"failed {number} {report!r}", flush=True)
            free.release()

        free.acquire()
        at = NOON + timedelta(hours=number)
        grade = list(Grade)[number % 3]
        store.record(attempt(number % 40, grade=grade, took_ms=number, at=at), acknowledge)


if __name__ == "__main__":
    assert "PySide6" not in sys.modules
    main(Path(sys.argv[1]), int(sys.argv[2]))

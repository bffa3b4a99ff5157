"""A child process that plays a storm without end: each answer with its run, rating and review, as the program keeps it.

``python -m tests.helpers.storm FOLDER FIRST`` prints each answer that was acknowledged; the number is the time taken.
The state of the run says which answers it has had so far.
"""

import json
import sys
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from queue import Queue

from puzzles.bank.puzzle_store import PuzzleStore
from puzzles.bank.reports import SaveReport
from puzzles.bank.store import ProgressStore
from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import Effects, ReviewRow, Run, SkillRow, Wish
from tests.helpers.attempts import NOON, TODAY, attempt

WISH = Wish(("waits",), ("daozi",), 1500, unseen_since=None)


def main(folder: Path, first: int) -> None:
    """Go on with the run that is open, or begin one, and answer until killed; every tenth answer is undone."""
    store = ProgressStore(
        folder,
        lambda call: call(),
        lambda: NOON,
        lambda opened: print(opened.how.value, flush=True),
        folder / "bank.db",
    )
    puzzles = PuzzleStore(store)
    run = ask(puzzles.open_run, Mode.STORM) or Run(first.to_bytes(16), Mode.STORM, Moment(NOON, 0, TODAY), "[]")
    ask(puzzles.save_run, run)
    for number in count(first):
        puzzle = ask(puzzles.next_puzzle, WISH).puzzle
        at = NOON + timedelta(seconds=number)
        grade = Grade.WRONG if number % 4 == 0 else Grade.RIGHT
        given = replace(attempt(grade=grade, took_ms=number, at=at), question=puzzle.question, mode=Mode.STORM)
        after = replace(run, state=json.dumps([*json.loads(run.state), number][-50:]), score=run.score + 1)
        review = ReviewRow(puzzle.uid, 2, 1.5, 5.0, TODAY, TODAY + number % 9) if grade is Grade.WRONG else None
        effects = Effects((SkillRow("all", 1000.0 + number % 500, number),), review, after)
        saved: Queue[object] = Queue()
        store.record(given, saved.put, effects)
        report = saved.get()
        assert report == SaveReport(saved=True, unsaved=0), report
        print(number, flush=True)
        run = after
        if number % 10 == 9:
            undone = ask(puzzles.undo, Moment(at, 0, TODAY))
            run = undone.run
            print(f"undone {undone.attempt.took_ms}", flush=True)


def ask(method, *values):
    """Ask the store and wait."""
    heard: Queue[object] = Queue()
    method(*values, heard.put)
    found = heard.get()
    if isinstance(found, Exception):
        raise found
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))

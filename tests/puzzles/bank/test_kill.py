import json
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from puzzles.bank import connect, derived, opening
from puzzles.bank.reports import Opening
from tests.helpers.attempts import NOON
from tests.helpers.banks import make_bank, puzzle

ROOT = Path(__file__).parents[3]
ROUNDS = 40
STORM_ROUNDS = 20
KILLED = (-9, 15)
PER_ROUND = 1_000_000


def answer_until_killed(folder: Path, first: int, lines: int, delay: float, helper: str = "recorder") -> list[str]:
    """Start a program that answers, kill it so long after so many lines, and give all that it printed."""
    command = [sys.executable, "-m", f"tests.helpers.{helper}", str(folder), str(first)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        said = [child.stdout.readline() for _ in range(lines)]
        time.sleep(delay)
        child.kill()
        said += child.stdout.readlines()
    return [line.strip() for line in said if line.endswith("\n")]


def test_no_acknowledged_answer_is_lost_when_the_program_is_killed(tmp_path):
    chance = Random(20261130)
    acknowledged: set[int] = set()
    for turn in range(ROUNDS):
        first = turn * PER_ROUND + 1
        said = answer_until_killed(tmp_path, first, chance.randrange(2, 26), chance.uniform(0, 0.01))
        assert said[0] == ("opened" if turn else "fresh")
        numbers = [int(line) for line in said[1:]]
        assert numbers == list(range(first, first + len(numbers)))
        acknowledged.update(numbers)
    db, opened = opening.open_file(tmp_path / "progress.db", NOON)
    with closing(db):
        kept = [number for (number,) in connect.rows(db, "SELECT took_ms FROM attempt ORDER BY id")]
        assert opened.how is Opening.OPENED
        assert acknowledged <= set(kept)
        assert len(kept) == len(set(kept))
        assert kept == sorted(kept)
        assert derived.differences(db) == 0
        assert connect.rows(db, "PRAGMA integrity_check") == [("ok",)]
        assert connect.rows(db, "PRAGMA foreign_key_check") == []
    print(f"{ROUNDS} kills: {len(acknowledged)} acknowledged, {len(kept)} kept, 0 lost")
    assert len(acknowledged) > ROUNDS


def test_a_kill_during_a_storm_loses_no_answer_and_no_step_of_the_run(tmp_path):
    make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(300)])
    chance = Random(20261201)
    acknowledged: set[int] = set()
    undone: set[int] = set()
    for turn in range(STORM_ROUNDS):
        first = turn * PER_ROUND + 1
        said = answer_until_killed(tmp_path, first, chance.randrange(2, 30), chance.uniform(0, 0.01), "storm")
        acknowledged.update(int(line) for line in said if line.isdigit())
        undone.update(int(line.removeprefix("undone ")) for line in said if line.startswith("undone "))
    db, _ = opening.open_file(tmp_path / "progress.db", NOON)
    with closing(db):
        kept = {number for (number,) in connect.rows(db, "SELECT took_ms FROM attempt")}
        standing = [
            number
            for (number,) in connect.rows(
                db, "SELECT took_ms FROM attempt WHERE id NOT IN (SELECT attempt FROM undone) ORDER BY id"
            )
        ]
        assert acknowledged <= kept
        assert undone.isdisjoint(standing)
        # One run went on through all the kills, and knows of every answer that stands, the last ones by number.
        ((state, score, ended),) = connect.rows(db, "SELECT state, score, ended_ms FROM run")
        assert (json.loads(state), score, ended) == (standing[-50:], len(standing), None)
        assert derived.differences(db) == 0
        assert connect.rows(db, "PRAGMA integrity_check") == [("ok",)]
        assert connect.rows(db, "PRAGMA foreign_key_check") == []
    print(f"{STORM_ROUNDS} kills: {len(acknowledged)} acknowledged, {len(undone)} undone, {len(kept)} kept, 0 lost")
    assert len(acknowledged) > STORM_ROUNDS
    assert undone


@pytest.mark.parametrize("moment", ["the file is made", "the steps ran", "the file got its name"])
def test_a_kill_during_the_very_first_start_is_made_good_by_the_next(tmp_path, moment):
    script = f"""
import os, signal, sys
from pathlib import Path
from puzzles.bank import connect, files, opening
from tests.helpers.attempts import NOON
def then_die(module, name):
    function = getattr(module, name)
    def dying(*values, **named):
        function(*values, **named)
        os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    setattr(module, name, dying)
moments = {{
    "the file is made": lambda: then_die(connect, "connect"),
    "the steps ran": lambda: then_die(opening.steps.Migrations, "apply"),
    "the file got its name": lambda: then_die(files, "put_in_place"),
}}
moments[{moment!r}]()
opening.open_file(Path(sys.argv[1]) / "progress.db", NOON)
"""
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], cwd=ROOT, check=False)
    assert done.returncode in KILLED
    db, opened = opening.open_file(tmp_path / "progress.db", NOON)
    with closing(db):
        assert opened.how is (Opening.OPENED if moment == "the file got its name" else Opening.FRESH)
        assert connect.rows(db, "SELECT count(*) FROM attempt") == [(0,)]


def test_a_kill_during_an_update_leaves_the_old_tables_whole(tmp_path):
    path = tmp_path / "progress.db"
    opening.open_file(path, NOON)[0].close()
    script = """
import os, signal, sys
from pathlib import Path
from sqlite_utils import Migrations
from puzzles.bank import opening, steps
from tests.helpers.attempts import NOON
later = Migrations("progress")
later(name="2026-11 first tables")(steps.first_tables)
later(name="2026-12 puzzles")(steps.tables_for_puzzles)
later(name="2026-12 reviews by day")(steps.table_of_due_days)
@later()
def one(db): db.execute("ALTER TABLE learner ADD COLUMN note TEXT")
@later()
def two(db): os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
opening.open_file(Path(sys.argv[1]), NOON, later)
"""
    done = subprocess.run([sys.executable, "-c", script, str(path)], cwd=ROOT, check=False)
    assert done.returncode in KILLED
    db, opened = opening.open_file(path, NOON)
    with closing(db):
        assert opened.how is Opening.OPENED
        assert "note" not in {row[1] for row in connect.rows(db, "PRAGMA table_info(learner)")}
        assert connect.rows(db, "SELECT count(*) FROM _sqlite_migrations") == [(3,)]
    assert len(list(tmp_path.glob("progress.before-update-*.db"))) == 1

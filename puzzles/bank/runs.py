"""Runs in the file: a streak, a storm, a day's puzzle, as they stand and as they ended."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.instants import LEARNER, moment_at, ms_of
from puzzles.bank.sql import Row, Value, first, rows
from puzzles.drills.attempt import Mode
from puzzles.drills.records import Run

if TYPE_CHECKING:
    from sqlite_utils import Database

_COLUMNS: Final = (
    """uid, mode, started_ms, offset_min, day, state, score, ended_ms, ended_offset_min, ended_day, theme"""
)
_KEEP_RUN: Final = """
    INSERT INTO run(uid, learner, mode, theme, started_ms, offset_min, day, first_state, first_score, state, score,
      ended_ms, ended_offset_min, ended_day)
    VALUES (:uid, :learner, :mode, :theme, :started_ms, :offset_min, :day, :state, :score, :state, :score,
      :ended_ms, :ended_offset_min, :ended_day)
    ON CONFLICT(uid) DO UPDATE SET state = excluded.state, score = excluded.score, ended_ms = excluded.ended_ms,
      ended_offset_min = excluded.ended_offset_min, ended_day = excluded.ended_day"""
RUN_NUMBER: Final = "SELECT id FROM run WHERE uid = ?"
RUN_BY_NUMBER: Final = f"SELECT {_COLUMNS} FROM run WHERE id = ?"
OPEN_RUN: Final = f"""
    SELECT {_COLUMNS} FROM run WHERE learner = ? AND mode = ? AND ended_ms IS NULL ORDER BY id DESC LIMIT 1"""
BEST_RUN: Final = f"""
    SELECT {_COLUMNS} FROM run INDEXED BY run_by_score
    WHERE learner = ? AND mode = ? AND theme = ? AND score = (
      SELECT score FROM run INDEXED BY run_by_score
      WHERE learner = ? AND mode = ? AND theme = ? AND ended_ms IS NOT NULL ORDER BY score DESC LIMIT 1)
      AND ended_ms IS NOT NULL ORDER BY id LIMIT 1"""
LAST_RUNS: Final = f"""
    SELECT {_COLUMNS} FROM run WHERE learner = ? AND mode = ? AND ended_ms IS NOT NULL ORDER BY ended_ms DESC LIMIT ?"""
RUN_OF_ATTEMPT: Final = """
    SELECT c.run, c.ended_ms FROM run_change AS c JOIN attempt AS a ON a.run = c.run AND a.id = c.attempt
    WHERE a.id = ?"""
LAST_CHANGE: Final = """
    SELECT c.state, c.score, c.ended_ms, c.ended_offset_min, c.ended_day FROM run_change AS c WHERE c.run = ?
      AND NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt)
    ORDER BY c.attempt DESC LIMIT 1"""
_NOTE_CHANGE: Final = """
    INSERT INTO run_change(run, attempt, state, score, ended_ms, ended_offset_min, ended_day)
    SELECT id, ?, state, score, ended_ms, ended_offset_min, ended_day FROM run WHERE uid = ?"""


def save(db: "Database", run: Run) -> None:
    """Keep a run as it is now; call it inside a transaction."""
    ended = run.ended
    values: dict[str, Value] = {
        "uid": run.uid,
        "learner": LEARNER,
        "mode": run.mode.value,
        "theme": run.theme,
        "started_ms": ms_of(run.started.at),
        "offset_min": run.started.offset_minutes,
        "day": run.started.day,
        "state": run.state,
        "score": run.score,
        "ended_ms": None if ended is None else ms_of(ended.at),
        "ended_offset_min": None if ended is None else ended.offset_minutes,
        "ended_day": None if ended is None else ended.day,
    }
    db.execute(_KEEP_RUN, values)


def number_of(db: "Database", run: Run) -> int:
    """Give the number in the file of a run that is kept."""
    return int(rows(db, RUN_NUMBER, [run.uid])[0][0])


def note_change(db: "Database", run: Run, attempt: int) -> None:
    """Note what an answer made of its run, so that it can be taken back."""
    db.execute(_NOTE_CHANGE, [attempt, run.uid])


def open_run(db: "Database", mode: Mode) -> Run | None:
    """Read the latest run of a mode that hasn't ended."""
    return _run_of(first(db, OPEN_RUN, [LEARNER, mode.value]))


def best(db: "Database", mode: Mode, theme: str) -> Run | None:
    """Read the ended run with the highest score, of equals the earliest."""
    return _run_of(first(db, BEST_RUN, [LEARNER, mode.value, theme] * 2))


def last(db: "Database", mode: Mode, limit: int) -> tuple[Run, ...]:
    """Read the runs that ended, the latest first."""
    found = (_run_of(row) for row in rows(db, LAST_RUNS, [LEARNER, mode.value, limit]))
    return tuple(run for run in found if run is not None)


def take_back(db: "Database", attempt: int) -> Run | None:
    """Put the run of an answer that is undone back to what it was before, and give it.

    A run that ended by itself, and not by this answer, stays ended.
    """
    found = first(db, RUN_OF_ATTEMPT, [attempt])
    if found is None:
        return None
    number, ended_by_it = found
    before = first(db, LAST_CHANGE, [number])
    if before is None:
        before = (*rows(db, "SELECT first_state, first_score FROM run WHERE id = ?", [number])[0], None, None, None)
    db.execute("UPDATE run SET state = ?, score = ? WHERE id = ?", [*before[:2], number])
    if ended_by_it is not None:
        db.execute(
            "UPDATE run SET ended_ms = ?, ended_offset_min = ?, ended_day = ? WHERE id = ?", [*before[2:], number]
        )
    return _run_of(first(db, RUN_BY_NUMBER, [number]))


def _run_of(row: Row | None) -> Run | None:
    if row is None:
        return None
    uid, mode, started_ms, offset, day, state, score, ended_ms, ended_offset, ended_day, theme = row
    return Run(
        uid=uid,
        mode=Mode(mode),
        started=moment_at(started_ms, offset, day),
        state=state,
        score=score,
        ended=None if ended_ms is None else moment_at(ended_ms, ended_offset, ended_day),
        theme=theme,
    )

"""Undoing: the last answer is marked as taken back, and everything that it changed is as it was before."""

from typing import TYPE_CHECKING, Final

from puzzles.bank import effects
from puzzles.bank.counting import count_off
from puzzles.bank.errors import StorageBugError
from puzzles.bank.instants import LEARNER, ms_of
from puzzles.bank.kept import NOT_UNDONE, one_attempt
from puzzles.bank.sql import first, rows
from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.records import Undone

if TYPE_CHECKING:
    from sqlite_utils import Database

LAST_ANSWER: Final = f"""
    SELECT a.id, a.puzzle, a.day, a.kind, a.profile, a.took_ms, a.grade = 'right', a.mode FROM attempt AS a
    WHERE a.learner = ? AND {NOT_UNDONE} ORDER BY a.id DESC LIMIT 1"""
_NAMES: Final = ("id", "puzzle", "day", "kind", "profile", "took_ms", "correct", "mode")


def undo_last(db: "Database", now: Moment) -> Undone | None:
    """Take the last answer back, and give what was taken back; call it inside a transaction."""
    row = first(db, LAST_ANSWER, [LEARNER])
    if row is None:
        return None
    values = dict(zip(_NAMES, row, strict=True)) | {"learner": LEARNER}
    number = int(row[0])
    attempt = one_attempt(db, number)
    if attempt is None:
        raise StorageBugError(f"the last answer, number {number}, can't be read and so can't be undone")
    db.execute("INSERT INTO undone(attempt, at_ms) VALUES (?, ?)", [number, ms_of(now.at)])
    count_off(db, values, is_new_play=Mode(values["mode"]).is_new_play)
    run = effects.take_back(db, number)
    uid: bytes = rows(db, "SELECT uid FROM puzzle WHERE id = ?", [values["puzzle"]])[0][0]
    return Undone(uid, attempt, run)

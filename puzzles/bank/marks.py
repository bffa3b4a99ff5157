"""Marks in the file: favourites, and puzzles that the learner takes for wrong."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzles.bank import content, files
from puzzles.bank.instants import LEARNER, ms_of
from puzzles.bank.kept import kept_question
from puzzles.bank.puzzles import keep_puzzle
from puzzles.bank.sql import rows
from puzzles.drills.attempt import Moment
from puzzles.drills.base import Question
from puzzles.drills.naming import canonical
from puzzles.drills.records import Complaint, Favourite

if TYPE_CHECKING:
    from sqlite_utils import Database

FAVOURITES: Final = """
    SELECT p.uid, p.content, f.at_ms FROM favourite AS f JOIN puzzle AS p ON p.id = f.puzzle
    WHERE f.learner = ? AND f.at_ms < ? ORDER BY f.at_ms DESC LIMIT ?"""
COMPLAINTS: Final = """
    SELECT p.uid, p.content, c.note, c.at_ms FROM complaint AS c JOIN puzzle AS p ON p.id = c.puzzle
    WHERE c.learner = ? ORDER BY c.id"""
_NO_END: Final = 2**62


def set_favourite(db: "Database", question: Question, now: Moment, *, chosen: bool) -> None:
    """Make a puzzle a favourite, or one no longer; call it inside a transaction."""
    puzzle = keep_puzzle(db, content.stored(question))
    if chosen:
        db.execute(
            "INSERT OR IGNORE INTO favourite(learner, puzzle, at_ms) VALUES (?, ?, ?)", [LEARNER, puzzle, ms_of(now.at)]
        )
    else:
        db.execute("DELETE FROM favourite WHERE learner = ? AND puzzle = ?", [LEARNER, puzzle])


def favourites(db: "Database", limit: int, before_ms: int | None) -> tuple[Favourite, ...]:
    """Read the favourites from before an instant, the latest chosen first."""
    found = rows(db, FAVOURITES, [LEARNER, _NO_END if before_ms is None else before_ms, limit])
    read = ((uid, kept_question(text), at_ms) for uid, text, at_ms in found)
    return tuple(Favourite(uid, question, at_ms) for uid, question, at_ms in read if question is not None)


def complain(db: "Database", question: Question, note: str, now: Moment) -> None:
    """Keep that the learner takes a puzzle for wrong; call it inside a transaction."""
    puzzle = keep_puzzle(db, content.stored(question))
    db.execute(
        "INSERT INTO complaint(learner, puzzle, at_ms, note) VALUES (?, ?, ?, ?)",
        [LEARNER, puzzle, ms_of(now.at), note],
    )


def complaints(db: "Database") -> tuple[Complaint, ...]:
    """Read all complaints in their order."""
    found = rows(db, COMPLAINTS, [LEARNER])
    read = ((uid, kept_question(text), note, at_ms) for uid, text, note, at_ms in found)
    return tuple(Complaint(uid, question, note, at_ms) for uid, question, note, at_ms in read if question is not None)


def export_complaints(db: "Database", path: Path) -> int:
    """Write the complaints to a file, one JSON object a line, and give their number; raises StorageError.

    Nothing of the learner goes along but the notes and when they were written.
    """
    lines = [
        canonical({"at_ms": at_ms, "note": note, "puzzle": json.loads(text), "uid": uid.hex()})
        for uid, text, note, at_ms in rows(db, COMPLAINTS, [LEARNER])
    ]
    with files.told(path):
        made = files.under_way(path)
        with made.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(line + "\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
    files.put_in_place(made, path)
    return len(lines)

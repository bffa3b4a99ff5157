"""Attempts as they come back from the log."""

import logging
from typing import TYPE_CHECKING, Final

from puzzles.bank import content
from puzzles.bank.instants import LEARNER, moment_at
from puzzles.bank.sql import Row, rows
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Grade, Question
from puzzles.drills.records import KeptAnswer
from puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sqlite_utils import Database

_log = logging.getLogger(__name__)

COLUMNS: Final = """p.content, a.kind, a.level, a.rating, a.answer, a.grade, a.mistakes, a.took_ms, a.at_ms,
      a.offset_min, a.day, a.mode"""
KEPT_COLUMNS: Final = f"""a.id, p.uid,
      EXISTS (SELECT 1 FROM favourite AS f WHERE f.learner = a.learner AND f.puzzle = a.puzzle), {COLUMNS}"""
NOT_UNDONE: Final = "NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = a.id)"
LAST_ATTEMPTS: Final = f"""
    SELECT {COLUMNS} FROM attempt AS a JOIN puzzle AS p ON p.id = a.puzzle
    WHERE a.learner = ? AND {NOT_UNDONE} ORDER BY a.id DESC LIMIT ?"""
ONE_ATTEMPT: Final = f"SELECT {COLUMNS} FROM attempt AS a JOIN puzzle AS p ON p.id = a.puzzle WHERE a.id = ?"


def last_attempts(db: "Database", limit: int) -> tuple[Attempt, ...]:
    """Read the last attempts, the latest first; one that this version can't read is left out and logged."""
    found = (attempt_of(row) for row in rows(db, LAST_ATTEMPTS, [LEARNER, limit]))
    return tuple(attempt for attempt in found if attempt is not None)


def one_attempt(db: "Database", number: int | None) -> Attempt | None:
    """Read the attempt of this number in the log."""
    for row in rows(db, ONE_ATTEMPT, [number]) if number is not None else ():
        return attempt_of(row)
    return None


def kept_answer(row: Row) -> KeptAnswer | None:
    """Give the answer in a row of KEPT_COLUMNS; None, logged, for one that this version can't read."""
    number, uid, is_favourite, *columns = row
    attempt = attempt_of(tuple(columns))
    return None if attempt is None else KeptAnswer(number, uid, attempt, bool(is_favourite))


def kept_question(text: str) -> Question | None:
    """Give the question in a kept text; None, logged, for one that this version can't read."""
    try:
        return content.question_as_kept(text)
    except (PuzzleError, ValueError, KeyError, TypeError):
        _log.warning("a puzzle could not be read and is left out: %r", text, exc_info=True)
        return None


def attempt_of(row: Row) -> Attempt | None:
    """Give the attempt in a row of COLUMNS; None, logged, for one that this version can't read."""
    text, kind, level, rating, answer, grade, mistakes, took_ms, at_ms, offset, day, mode = row
    try:
        return Attempt(
            question=content.question_from_text(text, level, rating),
            answer=content.answer_from_text(kind, answer),
            grade=Grade(grade),
            mistakes=content.mistakes_from_text(mistakes),
            took_ms=took_ms,
            moment=moment_at(at_ms, offset, day),
            mode=Mode(mode),
        )
    except (PuzzleError, ValueError, KeyError, TypeError):
        _log.warning("an attempt could not be read and is left out: %r", row, exc_info=True)
        return None

"""Attempts in the file: each is written in one transaction with what is derived from it; the last are read back."""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlite_utils import Database

from puzzles.bank import content
from puzzles.bank.errors import StorageBugError
from puzzles.bank.places import Places
from puzzles.bank.sql import Row, rows, transaction
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import NO_EFFECTS, Effects
from puzzles.errors import PuzzleError

LEARNER: Final = 1
DEVICE: Final = 1
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
_log = logging.getLogger(__name__)

NEXT_SEQ: Final = "SELECT coalesce(max(device_seq), 0) + 1 FROM attempt WHERE device = ?"
FIND_PUZZLE: Final = "SELECT id, asked FROM puzzle WHERE uid = ?"
LAST_ATTEMPTS: Final = """
    SELECT p.content, a.kind, a.level, a.rating, a.answer, a.grade, a.mistakes, a.took_ms, a.at_ms, a.offset_min, a.day,
      a.mode
    FROM attempt AS a JOIN puzzle AS p ON p.id = a.puzzle
    WHERE a.learner = ? ORDER BY a.id DESC LIMIT ?"""
_INSERT_ATTEMPT: Final = """
    INSERT INTO attempt(device, device_seq, learner, puzzle, at_ms, offset_min, day, mode, kind, profile, level, rating,
      grade, took_ms, mistakes, answer)
    VALUES (:device, :seq, :learner, :puzzle, :at_ms, :offset_min, :day, :mode, :kind, :profile, :level, :rating,
      :grade, :took_ms, :mistakes, :answer)"""
_COUNT_DAY: Final = """
    INSERT INTO daily(learner, day, kind, profile, answered, correct, took_ms)
    VALUES (:learner, :day, :kind, :profile, 1, :correct, :took_ms)
    ON CONFLICT DO UPDATE SET answered = answered + 1, correct = correct + excluded.correct,
      took_ms = took_ms + excluded.took_ms"""
_COUNT_SEEN: Final = """
    INSERT INTO seen(learner, puzzle, last_day, answered, correct) VALUES (:learner, :puzzle, :day, 1, :correct)
    ON CONFLICT DO UPDATE SET last_day = excluded.last_day, answered = answered + 1,
      correct = correct + excluded.correct"""


@dataclass(frozen=True, slots=True)
class StoredAttempt:
    """An attempt as it is written: its puzzle, and the plain values of its row."""

    puzzle: content.StoredPuzzle
    values: dict[str, str | int]
    effects: Effects = NO_EFFECTS


def prepare(attempt: Attempt, effects: Effects = NO_EFFECTS) -> StoredAttempt:
    """Turn an attempt into what is written; raises StorageBugError for one that can't be."""
    question, moment = attempt.question, attempt.moment
    try:
        values: dict[str, str | int] = {
            "device": DEVICE,
            "learner": LEARNER,
            "at_ms": (moment.at - _EPOCH) // _MILLISECOND,
            "offset_min": moment.offset_minutes,
            "day": moment.day,
            "mode": attempt.mode.value,
            "kind": question.kind,
            "profile": question.position.rules.profile.value,
            "level": int(question.level),
            "rating": question.rating,
            "grade": attempt.grade.value,
            "correct": int(attempt.grade is Grade.RIGHT),
            "took_ms": attempt.took_ms,
            "mistakes": content.mistakes_to_text(attempt.mistakes),
            "answer": content.answer_to_text(question.kind, attempt.answer),
        }
        return StoredAttempt(content.stored(question), values, effects)
    except (PuzzleError, TypeError, ValueError, AttributeError) as error:
        raise StorageBugError(f"cannot write {attempt!r}: {error}") from error


def next_seq(db: Database) -> int:
    """Give the number of the next attempt made on this device."""
    seq: int = rows(db, NEXT_SEQ, [DEVICE])[0][0]
    return seq


def append(db: Database, attempt: StoredAttempt, seq: int, places: Places | None = None) -> None:
    """Write an attempt as number ``seq`` of this device, and count it; it is committed when this returns.

    A number that is there already is left alone: the commit of an earlier try had gone through after all.
    """
    with transaction(db):
        if rows(db, "SELECT 1 FROM attempt WHERE device = ? AND device_seq = ?", [DEVICE, seq]):
            return
        values = attempt.values | {"seq": seq, "puzzle": _puzzle_id(db, attempt.puzzle)}
        for statement in (_INSERT_ATTEMPT, _COUNT_DAY, _COUNT_SEEN):
            db.execute(statement, values)


def last_attempts(db: Database, limit: int) -> tuple[Attempt, ...]:
    """Read the last attempts, the latest first; one that this version can't read is left out and logged."""
    found = []
    for row in rows(db, LAST_ATTEMPTS, [LEARNER, limit]):
        try:
            found.append(_attempt_of(row))
        except (PuzzleError, ValueError, KeyError, TypeError):
            _log.warning("an attempt could not be read and is left out: %r", row, exc_info=True)
    return tuple(found)


def _puzzle_id(db: Database, puzzle: content.StoredPuzzle) -> int:
    for number, asked in rows(db, FIND_PUZZLE, [puzzle.uid]):
        if asked != puzzle.asked:
            raise StorageBugError(f"two puzzles have the name {puzzle.uid.hex()}: {asked!r} and {puzzle.asked!r}")
        return int(number)
    db.execute("INSERT INTO puzzle(uid, asked, content) VALUES (?, ?, ?)", [puzzle.uid, puzzle.asked, puzzle.content])
    return int(rows(db, "SELECT last_insert_rowid()")[0][0])


def _attempt_of(row: Row) -> Attempt:
    text, kind, level, rating, answer, grade, mistakes, took_ms, at_ms, offset, day, mode = row
    return Attempt(
        question=content.question_from_text(text, level, rating),
        answer=content.answer_from_text(kind, answer),
        grade=Grade(grade),
        mistakes=content.mistakes_from_text(mistakes),
        took_ms=took_ms,
        moment=Moment(_EPOCH + at_ms * _MILLISECOND, offset, day),
        mode=Mode(mode),
    )

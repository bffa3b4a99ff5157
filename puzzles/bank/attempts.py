"""Attempts in the file: each is written in one transaction with what is derived from it and what it changes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from puzzles.bank import content, effects
from puzzles.bank.counting import count
from puzzles.bank.errors import StorageBugError
from puzzles.bank.instants import DEVICE, LEARNER, ms_of
from puzzles.bank.places import Places
from puzzles.bank.puzzles import keep_puzzle
from puzzles.bank.sql import Value, rows, transaction
from puzzles.drills.attempt import Attempt
from puzzles.drills.base import Grade
from puzzles.drills.records import NO_EFFECTS, Effects
from puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sqlite_utils import Database

NEXT_SEQ: Final = "SELECT coalesce(max(device_seq), 0) + 1 FROM attempt WHERE device = ?"
_INSERT_ATTEMPT: Final = """
    INSERT INTO attempt(device, device_seq, learner, puzzle, at_ms, offset_min, day, mode, kind, profile, level, rating,
      grade, took_ms, mistakes, answer, run)
    VALUES (:device, :seq, :learner, :puzzle, :at_ms, :offset_min, :day, :mode, :kind, :profile, :level, :rating,
      :grade, :took_ms, :mistakes, :answer, :run)"""
_KEEP_PLACE: Final = """
    INSERT INTO place(learner, theme, bucket, rnd) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET rnd = excluded.rnd"""


@dataclass(frozen=True, slots=True)
class StoredAttempt:
    """An attempt as it is written: its puzzle, the plain values of its row, and what it changes beside the log."""

    puzzle: content.StoredPuzzle
    values: dict[str, Value]
    is_new_play: bool
    effects: Effects = NO_EFFECTS


def prepare(attempt: Attempt, effects: Effects = NO_EFFECTS) -> StoredAttempt:
    """Turn an attempt into what is written; raises StorageBugError for one that can't be."""
    question, moment = attempt.question, attempt.moment
    try:
        values: dict[str, Value] = {
            "device": DEVICE,
            "learner": LEARNER,
            "at_ms": ms_of(moment.at),
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
        return StoredAttempt(content.stored(question), values, attempt.mode.is_new_play, effects)
    except (PuzzleError, TypeError, ValueError, AttributeError) as error:
        raise StorageBugError(f"cannot write {attempt!r}: {error}") from error


def next_seq(db: "Database") -> int:
    """Give the number of the next attempt made on this device."""
    seq: int = rows(db, NEXT_SEQ, [DEVICE])[0][0]
    return seq


def append(db: "Database", attempt: StoredAttempt, seq: int, places: Places | None = None) -> None:
    """Write an attempt as number ``seq`` of this device, with all that it changes; committed when this returns.

    A number that is there already is left alone: the commit of an earlier try had gone through after all. ``places``
    that have changed are written along.
    """
    with transaction(db):
        if rows(db, "SELECT 1 FROM attempt WHERE device = ? AND device_seq = ?", [DEVICE, seq]):
            return
        run = effects.begin(db, attempt.effects)
        values = attempt.values | {"seq": seq, "puzzle": keep_puzzle(db, attempt.puzzle), "run": run}
        db.execute(_INSERT_ATTEMPT, values)
        number = int(rows(db, "SELECT last_insert_rowid()")[0][0])
        count(db, values, is_new_play=attempt.is_new_play)
        effects.apply(db, number, attempt.effects, missed=not attempt.values["correct"])
        for place in places.changed() if places is not None else ():
            db.execute(_KEEP_PLACE, [LEARNER, *place])
    if places is not None:
        places.settle()

"""Counting: what an answer adds to the derived tables, and what undoing it takes from them."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.sql import Value, first, rows

if TYPE_CHECKING:
    from sqlite_utils import Database

SPREAD_STEP: Final = 50
LAST_SPREAD: Final = 2400

OTHER_ANSWER: Final = """
    SELECT a.day FROM attempt AS a WHERE a.puzzle = ? AND a.learner = ? AND a.id <> ?
      AND NOT EXISTS (SELECT 1 FROM undone WHERE attempt = a.id)
    ORDER BY a.id DESC LIMIT 1"""
_ADD: Final = (
    """INSERT INTO daily(learner, day, kind, profile, answered, correct, took_ms)
    VALUES (:learner, :day, :kind, :profile, :answered, :correct, :took_ms)
    ON CONFLICT DO UPDATE SET answered = answered + excluded.answered, correct = correct + excluded.correct,
      took_ms = took_ms + excluded.took_ms""",
    """INSERT INTO total(learner, kind, profile, answered, correct)
    VALUES (:learner, :kind, :profile, :answered, :correct)
    ON CONFLICT DO UPDATE SET answered = answered + excluded.answered, correct = correct + excluded.correct""",
    """INSERT INTO day_total(learner, day, answered, correct) VALUES (:learner, :day, :answered, :correct)
    ON CONFLICT DO UPDATE SET answered = answered + excluded.answered, correct = correct + excluded.correct""",
    """INSERT INTO time_spread(learner, bucket, answered) VALUES (:learner, :bucket, :answered)
    ON CONFLICT DO UPDATE SET answered = answered + excluded.answered""",
)
_ADD_FIRST: Final = """
    INSERT INTO theme_total(learner, theme, answered, correct)
    SELECT :learner, theme, :answered, :correct FROM theme_of WHERE puzzle = :puzzle
    ON CONFLICT DO UPDATE SET answered = answered + excluded.answered, correct = correct + excluded.correct"""
_ADD_SEEN: Final = """
    INSERT INTO seen(learner, puzzle, last_day, answered, correct) VALUES (:learner, :puzzle, :day, :answered, :correct)
    ON CONFLICT DO UPDATE SET last_day = excluded.last_day, answered = answered + excluded.answered,
      correct = correct + excluded.correct"""
_CLEAR: Final = (
    """DELETE FROM daily WHERE learner = :learner AND day = :day AND kind = :kind AND profile = :profile
      AND answered = 0""",
    "DELETE FROM total WHERE learner = :learner AND kind = :kind AND profile = :profile AND answered = 0",
    "DELETE FROM day_total WHERE learner = :learner AND day = :day AND answered = 0",
    "DELETE FROM time_spread WHERE learner = :learner AND bucket = :bucket AND answered = 0",
    "DELETE FROM theme_total WHERE learner = :learner AND answered = 0",
    "DELETE FROM seen WHERE learner = :learner AND puzzle = :puzzle AND answered = 0",
)


def count(db: "Database", values: dict[str, Value], *, is_new_play: bool) -> None:
    """Count an answer; ``values`` are those of its row, with ``correct`` as 0 or 1."""
    counted = _counted(values, 1)
    is_first = not rows(db, "SELECT 1 FROM seen WHERE learner = :learner AND puzzle = :puzzle", counted)
    for statement in (*_ADD, _ADD_SEEN):
        db.execute(statement, counted)
    if is_first and is_new_play:
        db.execute(_ADD_FIRST, counted)


def count_off(db: "Database", values: dict[str, Value], *, is_new_play: bool) -> None:
    """Take the learner's last answer, ``id`` in the log, off the counts again."""
    counted = _counted(values, -1)
    other = first(db, OTHER_ANSWER, [values["puzzle"], values["learner"], values["id"]])
    for statement in _ADD:
        db.execute(statement, counted)
    # A puzzle was last seen at the answer before this one.
    db.execute(_ADD_SEEN, counted | {"day": other[0] if other else 0})
    if other is None and is_new_play:
        db.execute(_ADD_FIRST, counted)
    for statement in _CLEAR:
        db.execute(statement, counted)


def spread_bucket(took_ms: int) -> int:
    """Give the bucket of a time taken."""
    return min(took_ms // SPREAD_STEP, LAST_SPREAD)


def _counted(values: dict[str, Value], sign: int) -> dict[str, Value]:
    took_ms, correct = values["took_ms"], values["correct"]
    if not isinstance(took_ms, int) or not isinstance(correct, int):
        raise TypeError(f"cannot count {took_ms!r} milliseconds and {correct!r} right answers: expected integers")
    return values | {
        "answered": sign,
        "correct": sign * correct,
        "took_ms": sign * took_ms,
        "bucket": spread_bucket(took_ms),
    }

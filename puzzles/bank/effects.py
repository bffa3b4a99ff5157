"""What an answer changes beside the log: skills, a review, a run; written with it, and taken back with it."""

from typing import TYPE_CHECKING, Final

from puzzles.bank import review_rows, runs
from puzzles.bank.errors import StorageBugError
from puzzles.bank.instants import LEARNER
from puzzles.bank.puzzles import number_of
from puzzles.bank.sql import Value, first, rows
from puzzles.drills.records import Effects, ReviewRow, Run, SkillRow

if TYPE_CHECKING:
    from sqlite_utils import Database

_KEEP_SKILL_CHANGE: Final = """
    INSERT INTO skill_change(learner, subject, attempt, rating, answered) VALUES (?, ?, ?, ?, ?)"""
_KEEP_SKILL: Final = """
    INSERT INTO skill(learner, subject, rating, answered) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET rating = excluded.rating, answered = excluded.answered"""
_KEEP_REVIEW_CHANGE: Final = """
    INSERT INTO review_change(learner, puzzle, attempt, state, stability, difficulty, last_day, due_day, lapses,
      suspended, missed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
CHANGED_SUBJECTS: Final = """
    SELECT s.subject FROM skill AS s CROSS JOIN skill_change AS c USING (learner, subject)
    WHERE s.learner = ? AND c.attempt = ?"""
LAST_SKILL: Final = """
    SELECT c.rating, c.answered FROM skill_change AS c WHERE c.learner = ? AND c.subject = ?
      AND NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt)
    ORDER BY c.attempt DESC LIMIT 1"""
CHANGED_REVIEWS: Final = "SELECT DISTINCT puzzle FROM review_change WHERE attempt = ?"
LAST_REVIEW: Final = """
    SELECT c.state, c.stability, c.difficulty, c.last_day, c.due_day, c.lapses, c.suspended, c.missed
    FROM review_change AS c WHERE c.learner = ? AND c.puzzle = ?
      AND NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt)
    ORDER BY c.id DESC LIMIT 1"""


def begin(db: "Database", effects: Effects) -> int | None:
    """Keep the run that an answer belongs to, and give its number; call it before the answer is written."""
    if effects.run is None:
        return None
    runs.save(db, effects.run)
    return runs.number_of(db, effects.run)


def apply(db: "Database", attempt: int, effects: Effects, *, missed: bool) -> None:
    """Write what an answer changes; raises StorageBugError for a review of a puzzle that the learner never had."""
    for skill in effects.skills:
        _apply_skill(db, attempt, skill)
    if effects.review is not None:
        _apply_review(db, attempt, effects.review, missed=missed)
    if effects.run is not None:
        runs.note_change(db, effects.run, attempt)


def take_back(db: "Database", attempt: int) -> Run | None:
    """Put back what an answer changed, once it is marked as undone; give the run that it belonged to."""
    for (subject,) in rows(db, CHANGED_SUBJECTS, [LEARNER, attempt]):
        skill = first(db, LAST_SKILL, [LEARNER, subject])
        if skill is None:
            db.execute("DELETE FROM skill WHERE learner = ? AND subject = ?", [LEARNER, subject])
        else:
            db.execute(_KEEP_SKILL, [LEARNER, subject, *skill])
    for (puzzle,) in rows(db, CHANGED_REVIEWS, [attempt]):
        review = first(db, LAST_REVIEW, [LEARNER, puzzle])
        if review is None:
            review_rows.take_out(db, puzzle)
        else:
            review_rows.put(db, puzzle, review)
    return runs.take_back(db, attempt)


def _apply_skill(db: "Database", attempt: int, skill: SkillRow) -> None:
    db.execute(_KEEP_SKILL_CHANGE, [LEARNER, skill.subject, attempt, skill.rating, skill.answered])
    db.execute(_KEEP_SKILL, [LEARNER, skill.subject, skill.rating, skill.answered])


def _apply_review(db: "Database", attempt: int, review: ReviewRow, *, missed: bool) -> None:
    puzzle = number_of(db, review.uid)
    if puzzle is None:
        raise StorageBugError(f"no puzzle {review.uid.hex()} to review: it was never answered")
    before = first(db, "SELECT missed FROM review WHERE learner = ? AND puzzle = ?", [LEARNER, puzzle])
    last_missed = attempt if missed else before[0] if before else None
    values: list[Value] = [
        review.state,
        review.stability,
        review.difficulty,
        review.last_day,
        review.due_day,
        review.lapses,
        int(review.suspended),
        last_missed,
    ]
    db.execute(_KEEP_REVIEW_CHANGE, [LEARNER, puzzle, attempt, *values])
    review_rows.put(db, puzzle, values)

"""The third step of progress.db: how many reviews fall due on each day. Never changed again."""

from typing import Final

STEP_THREE: Final = (
    """CREATE TABLE due_total(
      learner INTEGER NOT NULL REFERENCES learner(id),
      suspended INTEGER NOT NULL CHECK(suspended IN (0, 1)),
      due_day INTEGER NOT NULL,
      reviews INTEGER NOT NULL,
      PRIMARY KEY(learner, suspended, due_day)) STRICT, WITHOUT ROWID""",
    """INSERT INTO due_total(learner, suspended, due_day, reviews)
      SELECT learner, suspended, due_day, count(*) FROM review GROUP BY learner, suspended, due_day""",
)

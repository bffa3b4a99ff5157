"""The third step of progress.db: how many reviews fall due on each day, and finer times. Never changed again."""

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
    # Twentieths of a second up to two minutes: at a million answers a quarter of a second holds too many of them.
    "DELETE FROM time_spread",
    """INSERT INTO time_spread(learner, bucket, answered)
      SELECT a.learner, min(a.took_ms / 50, 2400) AS spread, count(*) FROM attempt AS a
      WHERE NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = a.id) GROUP BY a.learner, spread""",
)

"""The tables of progress.db, as named steps: each brings a file one version on; none is ever changed or taken out.

A step's statements stand in a module of their own from the second on.
"""

from typing import Final

from sqlite_utils import Database, Migrations

from puzzles.bank.step_three import STEP_THREE
from puzzles.bank.step_two import STEP_TWO

APPLICATION_ID: Final = 0x414D4A50
MAJOR: Final = 3
MINOR: Final = 0
MINORS: Final = 65536
USER_VERSION: Final = MAJOR * MINORS + MINOR

progress_steps: Final = Migrations("progress")


@progress_steps(name="2026-11 first tables")
def first_tables(db: Database) -> None:
    """Make the log, what it refers to, and the two tables that are derived from it."""
    for statement in _FIRST_TABLES:
        db.execute(statement)


@progress_steps(name="2026-12 puzzles")
def tables_for_puzzles(db: Database) -> None:
    """Make room for undoing, runs, skills, reviews and marks, and keep the totals that grow slow to add up."""
    for statement in STEP_TWO:
        db.execute(statement)


@progress_steps(name="2026-12 reviews by day")
def table_of_due_days(db: Database) -> None:
    """Keep how many reviews fall due on each day."""
    for statement in STEP_THREE:
        db.execute(statement)


_FIRST_TABLES: Final = (
    """CREATE TABLE learner(
      id INTEGER PRIMARY KEY,
      uid BLOB NOT NULL UNIQUE CHECK(length(uid) = 16),
      name TEXT NOT NULL) STRICT""",
    """CREATE TABLE device(
      id INTEGER PRIMARY KEY,
      uid BLOB NOT NULL UNIQUE CHECK(length(uid) = 16)) STRICT""",
    # JSON is checked where it is made: json_valid isn't allowed in a schema that isn't trusted.
    # uid is a puzzle's public name: made once from `asked`, the text of what the learner is asked, and never changed.
    """CREATE TABLE puzzle(
      id INTEGER PRIMARY KEY,
      uid BLOB NOT NULL UNIQUE CHECK(length(uid) = 16),
      asked TEXT NOT NULL,
      content TEXT NOT NULL) STRICT""",
    """CREATE TRIGGER puzzle_keeps_its_name BEFORE UPDATE OF id, uid, asked ON puzzle
      BEGIN SELECT RAISE(ABORT, 'the name of a puzzle never changes'); END""",
    # The log. device and device_seq name an attempt everywhere; times are UTC, with the offset and the day of then.
    """CREATE TABLE attempt(
      id INTEGER PRIMARY KEY,
      device INTEGER NOT NULL REFERENCES device(id),
      device_seq INTEGER NOT NULL CHECK(device_seq > 0),
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      at_ms INTEGER NOT NULL,
      offset_min INTEGER NOT NULL CHECK(offset_min BETWEEN -1080 AND 1080),
      day INTEGER NOT NULL,
      mode TEXT NOT NULL,
      kind TEXT NOT NULL,
      profile TEXT NOT NULL,
      level INTEGER NOT NULL,
      rating INTEGER NOT NULL,
      grade TEXT NOT NULL CHECK(grade IN ('right', 'partly', 'wrong')),
      took_ms INTEGER NOT NULL CHECK(took_ms >= 0),
      mistakes TEXT NOT NULL,
      answer TEXT NOT NULL,
      UNIQUE(device, device_seq)) STRICT""",
    "CREATE INDEX attempt_by_learner ON attempt(learner)",
    "CREATE INDEX attempt_by_day ON attempt(learner, day, took_ms)",
    "CREATE INDEX attempt_by_time_taken ON attempt(learner, took_ms)",
    "CREATE INDEX attempt_by_puzzle ON attempt(puzzle)",
    """CREATE TRIGGER attempt_is_never_changed BEFORE UPDATE ON attempt
      BEGIN SELECT RAISE(ABORT, 'the log of attempts is only added to'); END""",
    """CREATE TRIGGER attempt_is_never_deleted BEFORE DELETE ON attempt
      BEGIN SELECT RAISE(ABORT, 'the log of attempts is only added to'); END""",
    """CREATE TABLE daily(
      learner INTEGER NOT NULL REFERENCES learner(id),
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      profile TEXT NOT NULL,
      answered INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      took_ms INTEGER NOT NULL,
      PRIMARY KEY(learner, day, kind, profile)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE seen(
      learner INTEGER NOT NULL REFERENCES learner(id),
      puzzle INTEGER NOT NULL REFERENCES puzzle(id),
      last_day INTEGER NOT NULL,
      answered INTEGER NOT NULL,
      correct INTEGER NOT NULL,
      PRIMARY KEY(learner, puzzle)) STRICT, WITHOUT ROWID""",
    "INSERT INTO learner(id, uid, name) VALUES (1, randomblob(16), '')",
    "INSERT INTO device(id, uid) VALUES (1, randomblob(16))",
)

"""The tables that are derived from the logs: whether they agree with them, and how they are made anew from them."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.counting import LAST_SPREAD, SPREAD_STEP
from puzzles.bank.kept import NOT_UNDONE
from puzzles.bank.sql import rows, transaction
from puzzles.drills.attempt import Mode

if TYPE_CHECKING:
    from sqlite_utils import Database

_LEARNING_MODES: Final = ", ".join(f"'{mode.value}'" for mode in Mode if not mode.is_new_play)
_FROM_LOG: Final = {
    "theme_of": "SELECT p.id, t.value FROM puzzle AS p, json_each(p.content, '$.themes') AS t GROUP BY 1, 2",
    "daily": f"""SELECT learner, day, kind, profile, count(*), sum(grade = 'right'), sum(took_ms)
      FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, day, kind, profile""",
    "total": f"""SELECT learner, kind, profile, count(*), sum(grade = 'right')
      FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, kind, profile""",
    "day_total": f"""SELECT learner, day, count(*), sum(grade = 'right')
      FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, day""",
    "time_spread": f"""SELECT learner, min(took_ms / {SPREAD_STEP}, {LAST_SPREAD}) AS bucket, count(*)
      FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, bucket""",
    # SQLite takes a plain column from the row that has the maximum or the minimum.
    "seen": f"""SELECT learner, puzzle, day, answered, correct FROM (
      SELECT learner, puzzle, day, count(*) AS answered, sum(grade = 'right') AS correct, max(id)
      FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, puzzle)""",
    "theme_total": f"""SELECT f.learner, t.theme, count(*), sum(f.grade = 'right') FROM (
      SELECT learner, puzzle, grade, mode, min(id) FROM attempt AS a WHERE {NOT_UNDONE} GROUP BY learner, puzzle) AS f
      JOIN theme_of AS t ON t.puzzle = f.puzzle WHERE f.mode NOT IN ({_LEARNING_MODES}) GROUP BY f.learner, t.theme""",
    "skill": """SELECT learner, subject, rating, answered FROM (
      SELECT learner, subject, rating, answered, max(attempt) FROM skill_change AS c
      WHERE NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt) GROUP BY learner, subject)""",
    "review": """SELECT learner, puzzle, state, stability, difficulty, last_day, due_day, lapses, suspended, missed
      FROM (SELECT *, max(id) FROM review_change AS c
      WHERE NOT EXISTS (SELECT 1 FROM undone AS u WHERE u.attempt = c.attempt) GROUP BY learner, puzzle)""",
    # After the reviews, which it counts.
    "due_total": "SELECT learner, suspended, due_day, count(*) FROM review GROUP BY learner, suspended, due_day",
}


def rebuild(db: "Database") -> int:
    """Make the derived tables anew from the logs where they disagree, and give the number of rows that were wrong."""
    with transaction(db):
        wrong = differences(db)
        if wrong:
            make_anew(db)
    return wrong


def make_anew(db: "Database") -> None:
    """Make the derived tables anew from the logs, whatever is in them; call it inside a transaction."""
    for table, query in _FROM_LOG.items():
        db.execute(f"DELETE FROM {table}")
        db.execute(f"INSERT INTO {table} {query}")


def differences(db: "Database") -> int:
    """Count the rows that the derived tables have too many, too few or otherwise than the logs say."""
    return sum(
        rows(db, f"SELECT count(*) FROM ({first} EXCEPT {second})")[0][0]
        for table, query in _FROM_LOG.items()
        for first, second in ((query, f"SELECT * FROM {table}"), (f"SELECT * FROM {table}", query))
    )

"""The tables that are derived from the log: whether they agree with it, and how they are made anew from it."""

from typing import Final

from sqlite_utils import Database

from puzzles.bank.sql import rows, transaction

_FROM_LOG: Final = {
    "daily": """SELECT learner, day, kind, profile, count(*), sum(grade = 'right'), sum(took_ms)
      FROM attempt GROUP BY learner, day, kind, profile""",
    # SQLite takes the plain column `day` from the row that has the maximum.
    "seen": """SELECT learner, puzzle, day, answered, correct FROM (
      SELECT learner, puzzle, day, count(*) AS answered, sum(grade = 'right') AS correct, max(id)
      FROM attempt GROUP BY learner, puzzle)""",
}


def rebuild(db: Database) -> int:
    """Make the derived tables anew from the log where they disagree, and give the number of rows that were wrong."""
    with transaction(db):
        wrong = differences(db)
        for table, query in _FROM_LOG.items() if wrong else ():
            db.execute(f"DELETE FROM {table}")  # noqa: S608 - the names are those above
            db.execute(f"INSERT INTO {table} {query}")
    return wrong


def differences(db: Database) -> int:
    """Count the rows that the derived tables have too many, too few or otherwise than the log says."""
    return sum(
        rows(db, f"SELECT count(*) FROM ({first} EXCEPT {second})")[0][0]  # noqa: S608
        for table, query in _FROM_LOG.items()
        for first, second in ((query, f"SELECT * FROM {table}"), (f"SELECT * FROM {table}", query))  # noqa: S608
    )

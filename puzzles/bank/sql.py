"""SQL on an open database: rows as lists, and transactions. Importing this loads no SQLite."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlite_utils import Database

Value = str | int | float | bytes | None
Row = tuple[Any, ...]


@contextmanager
def transaction(db: "Database", *, exclusive: bool = False) -> Iterator[None]:
    """Make the statements inside one transaction: all of them are committed, or none."""
    db.execute("BEGIN EXCLUSIVE" if exclusive else "BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # A full disk has rolled back by itself already.
        if db.conn.in_transaction:
            db.execute("ROLLBACK")
        raise


def rows(db: "Database", sql: str, values: Sequence[Value] | dict[str, Value] = ()) -> list[Row]:
    """Give all rows of a query; never a generator, which would keep the log from being cleared."""
    return db.execute(sql, values).fetchall()


def first(db: "Database", sql: str, values: Sequence[Value] | dict[str, Value] = ()) -> Row | None:
    """Give the first row of a query, or None."""
    found = rows(db, sql, values)
    return found[0] if found else None

"""A bank and a log of any size, made up but plausible: written by the million in about a minute."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from random import Random

from puzzles.bank import content, derived, opening
from puzzles.bank.building import BankRow, row_of
from puzzles.bank.connect import connect, finish
from puzzles.bank.sql import transaction
from puzzles.drills.base import LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.packs.built_in import read_packs
from puzzles.rules.tiles import Tile

THEMES = tuple(f"theme_{number:02}" for number in range(40))
DAYS = 1_500
RUNS = 2_000
TEMPLATES = 2_000
EASIEST, HARDEST = 600, 2_400
MODES = ("practice", "rated", "theme", "streak", "storm", "daily", "review", "again")
PROFILES = ("daozi", "qipai", "xuanfeng")
ANSWERS = {
    "waits": content.answer_to_text("waits", TileSetAnswer(frozenset({Tile.P5, Tile.RED}))),
    "legal": content.answer_to_text("legal", VerdictAnswer(legal=True)),
    "fan": content.answer_to_text("fan", LedgerAnswer((), 3)),
}
KINDS = tuple(ANSWERS)


def bank_rows(packs: Path, number: int, chance: Random) -> Iterator[BankRow]:
    """Give so many puzzles: real positions under names, ratings and themes of chance."""
    templates = [row_of(puzzle) for puzzle in islice(read_packs(packs), TEMPLATES)]
    chance.shuffle(templates)
    for each in range(number):
        template = templates[each % len(templates)]
        # A few themes are common and most are rare, as real ones are.
        themes = {THEMES[min(int(chance.expovariate(0.12)), len(THEMES) - 1)] for _ in range(chance.randint(1, 5))}
        yield BankRow(
            uid=chance.randbytes(16),
            kind=template.kind,
            profile=template.profile,
            rating=min(max(round(chance.gauss(1_400, 350)), EASIEST), HARDEST),
            level=chance.randint(1, 5),
            themes=tuple(sorted(themes)),
            content=template.content,
            answer=template.answer,
        )


def fill_log(path: Path, bank: Path, number: int, today: int, chance: Random) -> None:
    """Make a learner's file with so many answers over four years, and everything that follows from them."""
    db, _ = opening.open_file(path, datetime(1970, 1, 1, 12, tzinfo=UTC) + timedelta(days=today))
    db.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("journal_mode=off", "synchronous=off", "foreign_keys=off", "cache_size=-200000"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
        puzzles = _copy_puzzles(connection, bank, number * 2 // 5)
        _fill_runs(connection, today)
        _fill_attempts(connection, puzzles, number, today, chance)
        _fill_changes(connection, today)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=wal")
    db = connect(path)
    with transaction(db):
        derived.make_anew(db)
    finish(db, path)


def _copy_puzzles(connection: sqlite3.Connection, bank: Path, number: int) -> int:
    """Copy puzzles of the bank into the learner's file, as their first attempts would: anywhere on the walks."""
    connection.execute("ATTACH ? AS bank", [str(bank)])
    connection.execute(
        "INSERT INTO puzzle(uid, asked, content) SELECT uid, hex(uid), content FROM bank.puzzle LIMIT ?",
        [number],
    )
    return int(connection.execute("SELECT count(*) FROM puzzle").fetchone()[0])


def _fill_runs(connection: sqlite3.Connection, today: int) -> None:
    rows = (
        (number, number.to_bytes(16), ("storm", "streak")[number % 2], today - number, number * 7919 % 120)
        for number in range(1, RUNS + 1)
    )
    connection.executemany(
        """INSERT INTO run(id, uid, learner, mode, theme, started_ms, offset_min, day, first_state, first_score, state,
          score, ended_ms, ended_offset_min, ended_day)
        VALUES (?1, ?2, 1, ?3, '', ?4 * 86400000, 480, ?4, '{}', 0, '{}', ?5, ?4 * 86400000 + 180000, 480, ?4)""",
        rows,
    )


def _fill_attempts(connection: sqlite3.Connection, puzzles: int, number: int, today: int, chance: Random) -> None:
    def rows() -> Iterator[tuple[object, ...]]:
        new = 0
        for seq in range(1, number + 1):
            # Two of five answers are to a puzzle that is new, the others to one of before.
            if seq % 5 < 2 or not new:
                new = min(new + 1, puzzles)
                puzzle = new
            else:
                puzzle = chance.randint(1, new)
            day = today - DAYS + (seq - 1) * DAYS // number
            kind = chance.choice(KINDS)
            grade = "right" if chance.random() < 0.75 else chance.choice(("wrong", "partly"))
            yield (
                *(seq, puzzle, day * 86_400_000 + seq % 86_400 * 1000, day, chance.choice(MODES), kind),
                *(chance.choice(PROFILES), chance.randint(1, 5), 600 + seq % 1800, grade),
                *(min(int(chance.lognormvariate(9.2, 0.7)), 3_600_000), ANSWERS[kind]),
                seq * RUNS // number or 1 if seq % 10 == 0 else None,
            )

    connection.executemany(
        """INSERT INTO attempt(id, device, device_seq, learner, puzzle, at_ms, offset_min, day, mode, kind, profile,
          level, rating, grade, took_ms, mistakes, answer, run)
        VALUES (?1, 1, ?1, 1, ?2, ?3, 480, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, '["missed_wait"]', ?12, ?13)""",
        rows(),
    )


def _fill_changes(connection: sqlite3.Connection, today: int) -> None:
    """Change three skills with each first attempt, and review whatever was missed; every twentieth review is due."""
    subjects = [("all", "1"), *((f"kind:{kind}", f"kind = '{kind}'") for kind in KINDS)]
    subjects += [(f"theme:{theme}", f"id % {len(THEMES)} = {number}") for number, theme in enumerate(THEMES)]
    for subject, which in sorted(subjects):
        connection.execute(
            f"""INSERT INTO skill_change(learner, subject, attempt, rating, answered)
            SELECT 1, ?, id, 1200 + id % 400, id FROM attempt WHERE id % 5 < 2 AND {which} ORDER BY id""",
            [subject],
        )
    connection.execute(
        """INSERT INTO review_change(learner, puzzle, attempt, state, stability, difficulty, last_day, due_day, lapses,
          suspended, missed)
        SELECT 1, puzzle, max(id), 2, 3.5, 5.0, day, ? - 20 + puzzle * 7919 % 400, puzzle % 9, puzzle % 97 = 0, max(id)
        FROM attempt WHERE grade <> 'right' GROUP BY puzzle""",
        [today],
    )

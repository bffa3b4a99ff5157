"""The log of answers, page by page and filtered, and the answers of one run."""

from typing import TYPE_CHECKING, Final

from puzzles.bank.instants import LEARNER
from puzzles.bank.kept import KEPT_COLUMNS, NOT_UNDONE, kept_answer
from puzzles.bank.sql import Value, rows
from puzzles.drills.records import HistoryFilter, HistoryPage, KeptAnswer

if TYPE_CHECKING:
    from sqlite_utils import Database

LOOKED_AT: Final = 2_000
MOST_LOOKED_AT: Final = 40_000
"""Answers that are looked at in one step, and for one page: a rare filter must not keep the answers waiting."""

PAGE: Final = f"""
    SELECT {KEPT_COLUMNS} FROM attempt AS a CROSS JOIN puzzle AS p ON p.id = a.puzzle
    WHERE a.learner = :learner AND a.id < :before AND a.id >= :back_to
      AND (:kind IS NULL OR a.kind = :kind) AND (:profile IS NULL OR a.profile = :profile)
      AND (:grade IS NULL OR a.grade = :grade) AND (:mode IS NULL OR a.mode = :mode)
      AND (:theme IS NULL OR EXISTS (SELECT 1 FROM theme_of AS t WHERE t.puzzle = a.puzzle AND t.theme = :theme))
      AND {NOT_UNDONE}
    ORDER BY a.id DESC LIMIT :wanted"""
STEP_BACK: Final = "SELECT id FROM attempt WHERE learner = ? AND id < ? ORDER BY id DESC LIMIT 1 OFFSET ?"
OF_RUN: Final = f"""
    SELECT {KEPT_COLUMNS} FROM attempt AS a JOIN puzzle AS p ON p.id = a.puzzle
    WHERE a.run = (SELECT id FROM run WHERE uid = :uid) AND {NOT_UNDONE}
      AND (:slow_ms IS NULL OR a.grade <> 'right' OR a.took_ms >= :slow_ms)
    ORDER BY a.id"""
_NO_END: Final = 2**62


def page(db: "Database", wanted: HistoryFilter) -> HistoryPage:
    """Read a page of the log, the latest answer first; only so much of the log is looked at for one page."""
    before = _NO_END if wanted.before is None else wanted.before
    found: list[KeptAnswer] = []
    for _ in range(MOST_LOOKED_AT // LOOKED_AT):
        left = wanted.limit - len(found)
        further = rows(db, STEP_BACK, [LEARNER, before, LOOKED_AT - 1])
        back_to = int(further[0][0]) if further else 0
        step = rows(db, PAGE, _values(wanted, before, back_to, left))
        found += [answer for answer in map(kept_answer, step) if answer is not None]
        if len(step) == left:
            return HistoryPage(tuple(found), int(step[-1][0]))
        if not further:
            return HistoryPage(tuple(found), None)
        before = back_to
    return HistoryPage(tuple(found), before)


def of_run(db: "Database", uid: bytes, slow_ms: int | None) -> tuple[KeptAnswer, ...]:
    """Read the answers of a run in their order; with ``slow_ms`` only those that weren't right or took as long."""
    found = map(kept_answer, rows(db, OF_RUN, {"uid": uid, "slow_ms": slow_ms}))
    return tuple(answer for answer in found if answer is not None)


def _values(wanted: HistoryFilter, before: int, back_to: int, limit: int) -> dict[str, Value]:
    return {
        "learner": LEARNER,
        "before": before,
        "back_to": back_to,
        "wanted": limit,
        "kind": wanted.kind,
        "profile": wanted.profile,
        "grade": None if wanted.grade is None else wanted.grade.value,
        "mode": None if wanted.mode is None else wanted.mode.value,
        "theme": wanted.theme,
    }

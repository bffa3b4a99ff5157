"""Measure the bank and the log at a million puzzles and a million answers.

python3 packaging/run.py bench-scale [--rows N] [--keep FOLDER] [--json FILE]
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from random import Random
from statistics import median

from scale_rows import KINDS, PROFILES, THEMES, bank_rows, fill_log

from puzzles.bank import attempts, choosing, connect, content, history, opening, reviews, runs, skills, totals
from puzzles.bank.attached import with_bank
from puzzles.bank.building import write_bank
from puzzles.bank.open_files import OpenFiles
from puzzles.bank.puzzle_store import PuzzleStore
from puzzles.bank.sql import rows, transaction
from puzzles.bank.store import ProgressStore
from puzzles.bank.undoing import undo_last
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade, TileSetAnswer
from puzzles.drills.records import Effects, HistoryFilter, ReviewRow, Run, SkillRow, Wish

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT / "resources" / "packs"
SEED = 20_261_130
EPOCH = datetime(1970, 1, 1, 12, tzinfo=UTC)
TODAY = (datetime(2026, 11, 30, 12, tzinfo=UTC) - EPOCH).days
LATELY = 60
UI_TICK = 0.001


@dataclass(frozen=True)
class Figure:
    """How long something took, in milliseconds, against its goals where it has any.

    Processor time counts, for other programs may be busy; what waits for the disk is measured by the clock on the wall.
    """

    what: str
    times: int
    median_ms: float
    p99_ms: float
    wall_median_ms: float
    wall_p99_ms: float
    median_goal: float | None = None
    p99_goal: float | None = None

    @property
    def is_reached(self) -> bool:
        """Tell whether it is as quick as it should be."""
        within_median = self.median_goal is None or self.median_ms <= self.median_goal
        return within_median and (self.p99_goal is None or self.p99_ms <= self.p99_goal)

    def __str__(self) -> str:
        goals = [
            f"{name} ≤ {goal:g}"
            for name, goal in (("median", self.median_goal), ("p99", self.p99_goal))
            if goal is not None
        ]
        verdict = ("ok  " if self.is_reached else "SLOW") if goals else "    "
        figures = (self.median_ms, self.p99_ms, self.wall_median_ms, self.wall_p99_ms)
        return f"{verdict} {self.what:<58}{''.join(f'{figure:9.3f}' for figure in figures)}  {', '.join(goals)}"


class Bench:
    """The open files, and what is asked of them again and again."""

    def __init__(self, files: OpenFiles, chance: Random) -> None:
        self.files = files
        self.db = files.db
        self.chance = chance
        self.uids = [uid for (uid,) in rows(self.db, "SELECT uid FROM main.puzzle ORDER BY id DESC LIMIT 2000")]
        self.numbers = count(1)

    def wish(self, number: int = 1, **changes: object) -> Wish:
        """Wish for a puzzle of so many themes and a rating, all of chance, under one of the profiles."""
        return replace(
            Wish(
                kinds=KINDS,
                profiles=(self.chance.choice(PROFILES),),
                rating=round(self.chance.gauss(1_400, 300)),
                themes=tuple(self.chance.sample(THEMES, number)),
                unseen_since=TODAY - LATELY,
            ),
            **changes,
        )

    def attempt(self) -> tuple[Attempt, Effects]:
        """Answer the next puzzle, with all that a rated answer in a storm changes."""
        offered = None
        while offered is None:
            offered = choosing.next_puzzle(self.files, self.wish(0, kinds=("waits",)))
        number = next(self.numbers)
        moment = Moment(EPOCH + timedelta(days=TODAY, seconds=number), 480, TODAY)
        run = Run(b"a storm of today", Mode.STORM, moment, json.dumps({"left": number}), number)
        subjects = ("all", "kind:waits", *(f"theme:{theme}" for theme in offered.puzzle.question.themes))
        effects = Effects(tuple(SkillRow(subject, 1500.5, number) for subject in subjects), None, run)
        grade = Grade.WRONG if number % 4 == 0 else Grade.RIGHT
        given = Attempt(
            offered.puzzle.question, TileSetAnswer(frozenset()), grade, (), 5_000 + number, moment, Mode.STORM
        )
        stored = attempts.prepare(given)
        if grade is Grade.WRONG:
            effects = replace(effects, review=ReviewRow(stored.puzzle.uid, 2, 1.0, 5.0, TODAY, TODAY + 1))
        return given, effects

    def store(self, given: Attempt, effects: Effects) -> None:
        """Store an answer as the owner of the file does."""
        attempts.append(self.db, attempts.prepare(given, effects), attempts.next_seq(self.db), self.files.places)

    def undo(self) -> None:
        """Take the last answer back."""
        with transaction(self.db):
            undo_last(self.db, Moment(EPOCH + timedelta(days=TODAY), 480, TODAY))


def measured(what: str, times: int, work: Callable[[], object], *goals: float | None, on_wall: bool = False) -> Figure:
    """Do something so many times, after a few that warm it up; nothing that was read before is remembered."""
    for _ in range(min(20, times)):
        work()
    took, passed = [], []
    for _ in range(times):
        content.forget()
        wall, begun = time.perf_counter_ns(), time.thread_time_ns()
        work()
        took.append((time.thread_time_ns() - begun) / 1e6)
        passed.append((time.perf_counter_ns() - wall) / 1e6)
    return _figure(what, passed if on_wall else took, passed, *goals)


def _figure(what: str, took: list[float], passed: list[float], *goals: float | None) -> Figure:
    return Figure(what, len(took), *_median_and_p99(took), *_median_and_p99(passed), *goals)


def _median_and_p99(took: list[float]) -> tuple[float, float]:
    return median(took), sorted(took)[min(len(took) - 1, len(took) * 99 // 100)]


def reading_figures(bench: Bench) -> Iterator[Figure]:
    """Measure all that is looked up."""
    files, db, chance = bench.files, bench.db, bench.chance
    kinds = KINDS
    yield measured(
        "next puzzle: a theme, a rating, unseen for 60 days",
        2000,
        lambda: choosing.next_puzzle(files, bench.wish()),
        1,
        5,
    )
    yield measured("next puzzle: any theme", 2000, lambda: choosing.next_puzzle(files, bench.wish(0)), 1, 5)
    yield measured("next puzzle: two themes", 1000, lambda: choosing.next_puzzle(files, bench.wish(2)))
    yield measured(
        "next puzzle: never seen at all", 2000, lambda: choosing.next_puzzle(files, bench.wish(unseen_since=0)), 1, 5
    )
    yield measured(
        "next puzzle: two rare themes that hardly ever meet",
        200,
        lambda: choosing.next_puzzle(files, bench.wish(themes=THEMES[-3:-1], unseen_since=0)),
    )
    yield measured(
        "the day's puzzle",
        500,
        lambda: choosing.puzzle_of_day(files, TODAY + chance.randrange(999), kinds, PROFILES[:1]),
        5,
        5,
    )
    yield measured("a puzzle by name", 1000, lambda: choosing.puzzle(files, chance.choice(bench.uids)), 1, 5)
    yield measured("all themes with one's own success", 200, lambda: choosing.themes(files, kinds, PROFILES), 5, 5)
    yield measured("how many are due, and the next 14 days", 300, lambda: reviews.outlook(db, TODAY, 14), 5, 5)
    yield measured("the first due review, with its reason", 300, lambda: reviews.due(db, TODAY, 1), 5, 5)
    yield measured("the first 10 due reviews, with their reasons", 300, lambda: reviews.due(db, TODAY, 10), 5, 5)
    yield measured("dashboard numbers, run of days among them", 200, lambda: totals.read_figures(db, TODAY, 0), 5, 5)
    yield measured("the same with the last 50 answers", 100, lambda: totals.read_figures(db, TODAY))
    yield measured("skills", 500, lambda: skills.read(db), 5, 5)
    yield measured("one skill by day over a year", 50, lambda: skills.by_day(db, "theme:theme_07", TODAY - 365))
    yield measured("the best run", 500, lambda: runs.best(db, Mode.STORM, ""), 5, 5)
    yield measured("a page of 20 answers", 200, lambda: history.page(db, HistoryFilter(limit=20)))
    yield measured(
        "a page of 20 answers of a theme, wrong, in one mode",
        50,
        lambda: history.page(db, HistoryFilter(limit=20, grade=Grade.WRONG, mode=Mode.DAILY, theme="edge_wait")),
    )


def writing_figures(bench: Bench) -> Iterator[Figure]:
    """Measure what is written, each in one transaction that is on the disk when it returns."""
    given = iter([bench.attempt() for _ in range(340)])
    commits: list[str] = []
    bench.db.conn.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
    bench.store(*next(given))
    bench.db.conn.set_trace_callback(None)
    if len(commits) != 1:
        raise AssertionError(f"one answer took {len(commits)} transactions")
    yield measured(
        "one answer stored, with skills, review and run", 300, lambda: bench.store(*next(given)), on_wall=True
    )
    yield measured("one answer taken back", 100, bench.undo, on_wall=True)


def gap_figure(folder: Path, bank: Path) -> Figure:
    """Measure how long the window's thread is kept waiting while answers are stored and puzzles chosen."""
    heard: SimpleQueue[object] = SimpleQueue()
    store = ProgressStore(folder, lambda call: call(), lambda: EPOCH, lambda opened: None, bank)
    puzzles = PuzzleStore(store)
    wish = Wish(("waits",), PROFILES, 1_400, (), TODAY - LATELY)
    gaps, passed = [], []
    store.figures(TODAY, heard.put)
    heard.get()
    for number in range(150):
        puzzles.next_puzzle(wish, heard.put)
        offered = heard.get()
        moment = Moment(EPOCH + timedelta(days=TODAY, seconds=number), 480, TODAY)
        given = Attempt(offered.puzzle.question, TileSetAnswer(frozenset()), Grade.RIGHT, (), 5_000, moment)
        store.record(given, heard.put)
        store.figures(TODAY, heard.put)
        puzzles.themes(KINDS, PROFILES, heard.put)
        while heard.qsize() < 3:
            wall, begun = time.perf_counter(), time.process_time()
            time.sleep(UI_TICK)
            # What our own threads did while this one wanted to go on; the wall also sees the other programs.
            gaps.append((time.process_time() - begun) * 1000)
            passed.append((time.perf_counter() - wall - UI_TICK) * 1000)
        for _ in range(3):
            heard.get()
    store.close()
    figure = _figure("gap in the window's thread meanwhile, the longest for p99", gaps, passed, None, 50)
    return replace(figure, p99_ms=max(gaps), wall_p99_ms=max(passed))


def build(folder: Path, number: int) -> tuple[Path, Path]:
    """Make the bank and the log, unless they are there."""
    bank, log = folder / "bank.db", folder / "progress.db"
    for path, make in (
        (bank, lambda: write_bank(bank_rows(PACKS, number, Random(SEED)), bank, "made up")),
        (log, lambda: fill_log(log, bank, number, TODAY, Random(SEED))),
    ):
        if not path.exists():
            begun = time.perf_counter()
            make()
            print(f"{path.name}: {path.stat().st_size / 1e6:.0f} MB in {time.perf_counter() - begun:.0f} s", flush=True)
    return bank, log


def main() -> int:
    """Build both files, measure, and say which goals were reached."""
    parser = argparse.ArgumentParser(prog="bench-scale", description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=1_000_000, metavar="N", help="puzzles, and answers")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="build in this folder, or use what is there")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="scale-") as passing:
        folder = options.keep or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        bank, log = build(folder, options.rows)
        begun = time.perf_counter()
        db, _ = opening.open_file(log, EPOCH)
        files = with_bank(db, bank)
        print(f"opened in {(time.perf_counter() - begun) * 1000:.0f} ms\n\n{'':63}   median      p99   on the wall, ms")
        figures = []
        with closing(db):
            bench = Bench(files, Random(SEED))
            for group in (reading_figures, writing_figures):
                for figure in group(bench):
                    print(figure, flush=True)
                    figures.append(figure)
            connect.finish(db, log)
        figures.append(gap_figure(folder, bank))
        print(figures[-1])
    if options.json:
        options.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1), encoding="utf-8")
    slow = [figure.what for figure in figures if not figure.is_reached]
    print(f"\n{len(figures) - len(slow)} of {len(figures)} as quick as they should be")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

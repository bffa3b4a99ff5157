"""Rows 16 and 17: fresh processes, where nothing is warm."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from goals import Line

ROOT = Path(__file__).resolve().parents[2]
FIRST_HANDS = 1_000

OURS = "import puzzles.rules.answers"
MAHJONG = "import mahjong.agari, mahjong.shanten, mahjong.hand_calculating.hand"
IMPORTING = """
from time import process_time
begun = process_time()
{statement}
print(process_time() - begun)
"""
FIRST = """
import sys
sys.path.insert(0, {bench!r})
import hands, rivals
from time import process_time
from puzzles.rules import tables
dealt = hands.waiting_hands(17, {count})
ours, theirs = [tables.hand_of(hand) for hand in dealt], [hands.counts(hand) for hand in dealt]
begun = process_time()
tables.shape_tables.cache_clear()
for hand in {hands}:
    {call}(hand)
print(process_time() - begun)
"""


CACHE = tempfile.TemporaryDirectory(prefix="bench-bytecode-")


def seconds(code: str) -> float:
    """Give what a fresh process prints; everything is compiled from the second one on."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = CACHE.name
    command = [sys.executable, "-c", code]
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout)


def row_16(rounds: int) -> list[Line]:
    """Measure what importing costs."""
    turns = [
        (seconds(IMPORTING.format(statement=OURS)), seconds(IMPORTING.format(statement=MAHJONG)))
        for _ in range(rounds + 1)
    ][1:]
    return [
        Line(16, "importing puzzles.rules", "importing mahjong", 1, median(a / b for a, b in turns), most=True),
        Line(16, "importing puzzles.rules", "nothing", 50, median(a for a, _ in turns) * 1_000, "ms", most=True),
    ]


def row_17(rounds: int) -> list[Line]:
    """Measure the first hands of a process, the making of the tables included."""
    bench = str(Path(__file__).resolve().parent)
    ours = FIRST.format(bench=bench, count=FIRST_HANDS, hands="ours", call="tables.shape_tables().waits")
    theirs = FIRST.format(bench=bench, count=FIRST_HANDS, hands="theirs", call="rivals.mahjong_waits")
    turns = [(seconds(ours), seconds(theirs)) for _ in range(rounds + 1)][1:]
    what = f"shape waits, first {FIRST_HANDS:,} hands of a process"
    return [Line(17, what, "mahjong", 1, median(b / a for a, b in turns))]

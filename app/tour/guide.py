"""The guide: measures the program's starts, sends it through every screen in each dress, and writes what came of it."""

import json
import os
import platform
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from app import __version__
from app.cli import Options
from app.tour.measure import MeasureError, Starts, measure_starts, memory_of, own_command, paint_of

LANGUAGES: Final = ("zh", "en")
THEMES: Final = ("light", "dark")
SIZES: Final = ("1280x800", "1024x700")
ROUNDS: Final = 11
PART_SECONDS: Final = 600
SUMMARY: Final = "tour.json"


@dataclass(frozen=True, slots=True)
class Goal:
    """One figure of the tour and the most that it may be."""

    name: str
    figure: float | None
    at_most: float
    unit: str

    @property
    def reached(self) -> bool:
        """Tell whether the figure is known and small enough."""
        return self.figure is not None and self.figure <= self.at_most


def run(options: Options) -> int:
    """Make the tour into the folder of the options; 0 when every picture was taken and every goal reached."""
    assert options.tour is not None
    folder = options.tour.expanduser().absolute()
    folder.mkdir(parents=True, exist_ok=True)
    command = own_command()
    say(f"tour of anshan-trainer {__version__} into {folder}")
    dresses = [(language, theme, size) for language in LANGUAGES for theme in THEMES for size in SIZES]
    with tempfile.TemporaryDirectory(prefix="anshan-tour-") as data:
        parts = [
            visit(command, folder, Path(data) / str(number), *dress) for number, dress in enumerate(dresses, start=1)
        ]
        try:
            # With the folder of a learner who has used the program before, as on most days.
            starts = measure(command, Path(data) / "1")
        except MeasureError as error:
            sys.stderr.write(f"the starts can't be measured: {error}\n")
            return 1
    goals = judge(starts, parts)
    write_summary(folder / SUMMARY, starts, parts, goals)
    broken = [part for part in parts if part["fault"]]
    say(table(goals))
    say(f"{sum(len(part['pictures']) for part in parts)} pictures in {folder}")
    for part in broken:
        say(f"broken: {part['name']}: {part['fault']}")
    return 0 if not broken and all(goal.reached for goal in goals) else 1


def measure(command: list[str], data: Path) -> Starts:
    """Measure the starts beside those of an empty window."""
    say(f"measuring {ROUNDS} starts beside an empty window …")
    return measure_starts(command, data, ROUNDS)


def visit(command: list[str], folder: Path, data: Path, language: str, theme: str, size: str) -> dict[str, Any]:
    """Send the program through its screens in one dress, in a process of its own; gives what it reports."""
    name = f"{language}-{theme}-{size}"
    say(f"visiting {name} …")
    arguments = ["--tour-part", str(folder / name), "--data-dir", str(data), "--seed", "7"]
    dress = ["--lang", language, "--theme", theme, "--screen", size]
    done = subprocess.run(  # noqa: S603  (our own command)
        [*command, *arguments, *dress],
        capture_output=True,
        text=True,
        timeout=PART_SECONDS,
        check=False,
        env=os.environ,
    )
    try:
        part: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    except (ValueError, IndexError):
        said = (done.stderr or done.stdout).strip()[-2000:]
        part = {"pictures": [], "fault": f"ended with {done.returncode}: {said}"}
    return {"name": name, **part}


def judge(starts: Starts, parts: list[dict[str, Any]]) -> list[Goal]:
    """Put the figures beside their goals; of the parts the worst one counts."""

    def worst(key: str) -> float | None:
        figures = [part[key] for part in parts if part.get(key) is not None]
        return max(figures) if figures else None

    return [
        Goal("first paint, times an empty window", round(starts.paint_ratio, 2), 2.2, "×"),
        Goal("memory at first paint, times an empty window", rounded(starts.memory_ratio), 1.7, "×"),
        Goal("longest gap of the event loop", worst("longest_gap_ms"), 50, "ms"),
        Goal("next question on the screen, median", worst("next_question_ms"), 16, "ms"),
    ]


def write_summary(path: Path, starts: Starts, parts: list[dict[str, Any]], goals: list[Goal]) -> None:
    """Write everything that was measured as JSON."""
    summary = {
        "version": __version__,
        "system": platform.platform(),
        "python": platform.python_version(),
        "goals": [{**asdict(goal), "reached": goal.reached} for goal in goals],
        "first_paint_ms": round(paint_of(starts.program), 1),
        "floor_first_paint_ms": round(paint_of(starts.floor), 1),
        "memory_kb": memory_of(starts.program),
        "memory_after_work_kb": max((part["resident_kb"] for part in parts if part.get("resident_kb")), default=None),
        "floor_memory_kb": memory_of(starts.floor),
        "starts": asdict(starts),
        "parts": parts,
    }
    path.write_text(json.dumps(summary, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def table(goals: list[Goal]) -> str:
    """Set the goals out in lines: name, figure, goal, reached or not."""
    lines = []
    for goal in goals:
        figure = "unknown" if goal.figure is None else f"{goal.figure:g} {goal.unit}"
        verdict = "reached" if goal.reached else "NOT REACHED"
        lines.append(f"{goal.name:46} {figure:>10}   goal ≤ {goal.at_most:g} {goal.unit:3} {verdict}")
    return "\n".join(lines)


def rounded(figure: float | None) -> float | None:
    """Round to two places what is known."""
    return None if figure is None else round(figure, 2)


def say(text: str) -> None:
    """Write a line to standard output."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()

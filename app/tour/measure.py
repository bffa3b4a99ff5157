"""Starts measured in processes of their own: the program beside an empty window, in turns, by medians."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

PATIENCE = 60.0


class MeasureError(Exception):
    """A start that was to be measured failed; the message has what it said."""


@dataclass(frozen=True, slots=True)
class Start:
    """One start: milliseconds from the start of the process to the first paint, and KiB in RAM then."""

    paint_ms: float
    resident_kb: int | None


@dataclass(frozen=True, slots=True)
class Starts:
    """The starts of the program and those of the empty window, in the order they were made."""

    program: tuple[Start, ...]
    floor: tuple[Start, ...]

    @property
    def paint_ratio(self) -> float:
        """Give how many times longer the program takes to its first paint."""
        return paint_of(self.program) / paint_of(self.floor)

    @property
    def memory_ratio(self) -> float | None:
        """Give how many times more memory it has at its first paint, where the system tells."""
        program, floor = memory_of(self.program), memory_of(self.floor)
        return None if program is None or floor is None else program / floor


def paint_of(starts: Sequence[Start]) -> float:
    """Give the median time to the first paint."""
    return median(start.paint_ms for start in starts)


def memory_of(starts: Sequence[Start]) -> float | None:
    """Give the median of the memory at the first paint."""
    known = [start.resident_kb for start in starts if start.resident_kb is not None]
    return median(known) if known else None


def own_command() -> list[str]:
    """Give the command that this process was started with, without its arguments."""
    return sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1]


def measure_starts(command: Sequence[str], data: Path, rounds: int, extra: Sequence[str] = ()) -> Starts:
    """Start the program and the empty window in turns; the first round of each only warms the disk's cache."""
    program, floor = [], []
    with tempfile.TemporaryDirectory(prefix="anshan-bytecode-") as bytecode:
        environment = installed_environment(bytecode)
        for number in range(rounds + 1):
            start = time_start([*command, "--report-paint", "--data-dir", str(data), *extra], environment)
            empty = time_start([*command, "--floor"], environment)
            if number:
                program.append(start)
                floor.append(empty)
    return Starts(tuple(program), tuple(floor))


def installed_environment(bytecode: str) -> dict[str, str]:
    """Give an environment in which bytecode is kept between starts, as it is where a program is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return environment | {"PYTHONPYCACHEPREFIX": bytecode}


def time_start(command: Sequence[str], environment: Mapping[str, str] = os.environ) -> Start:
    """Start this once and read what it reports of its first paint; raises MeasureError when it reports nothing."""
    began = time.monotonic()
    done = subprocess.run(  # noqa: S603  (our own command)
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment
    )
    line = done.stdout.strip().splitlines()[-1:] or [""]
    try:
        report = json.loads(line[0])
        return Start((report["painted"] - began) * 1000, report["resident_kb"])
    except (ValueError, KeyError, TypeError):
        said = (done.stderr or done.stdout).strip()[-500:]
        raise MeasureError(f"{' '.join(command)} ended with {done.returncode} and reported no paint: {said}") from None

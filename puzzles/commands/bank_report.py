"""``bank-report``: read the packs, work every puzzle out anew, and say whether the bank is what it must be."""

import argparse
import json
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from puzzles.errors import PuzzleError
from puzzles.mining.bank_checks import Check, bank_checks
from puzzles.mining.inspecting import Inspection, inspect_line
from puzzles.mining.proof import is_proof_of
from puzzles.packs.built_in import pack_files, puzzle_to_line, read_packs

PACKS: Final = Path(__file__).resolve().parents[2] / "resources" / "packs"
_BAD_INPUT: Final = 2
_AT_A_TIME: Final = 200


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("bank-report", help="check every puzzle of the packs", description=__doc__)
    parser.add_argument("--packs", type=Path, default=PACKS, metavar="FOLDER", help="the packs (the built-in ones)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report as JSON too")
    parser.add_argument("--counts", action="store_true", help="print the counts behind the checks")
    parser.add_argument("--processes", type=int, default=2, metavar="P", help="how many processes work (2)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every check, green or red; exit code 1 when one is red, 2 when the packs can't be read."""
    try:
        if not pack_files(args.packs):
            sys.stderr.write(f"no packs in {str(args.packs)!r}\n")
            return _BAD_INPUT
        puzzles = list(read_packs(args.packs))
        inspected = _inspect([puzzle_to_line(puzzle) for puzzle in puzzles], args.processes)
        checks = bank_checks(inspected, is_proved=is_proof_of(args.packs, puzzles))
        if args.json is not None:
            args.json.write_text(json.dumps(_to_json(checks), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except (PuzzleError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return _BAD_INPUT
    for check in checks:
        sys.stdout.write(f"{'green' if check.passed else 'RED':<6}{check.name:<18}{check.found}\n")
        if args.counts:
            sys.stdout.writelines(f"{'':24}{count:>7}  {name}\n" for name, count in check.counts.items())
    red = sum(not check.passed for check in checks)
    sys.stdout.write(f"{red} of {len(checks)} checks red\n" if red else f"all {len(checks)} checks green\n")
    return 1 if red else 0


def _inspect(lines: list[str], processes: int) -> list[Inspection]:
    if processes < 2:
        return [inspect_line(line) for line in lines]
    with get_context("spawn").Pool(processes) as pool:
        return pool.map(inspect_line, lines, chunksize=_AT_A_TIME)


def _to_json(checks: list[Check]) -> dict[str, object]:
    return {
        "green": all(check.passed for check in checks),
        "checks": [
            {"name": check.name, "green": check.passed, "found": check.found, "counts": dict(check.counts)}
            for check in checks
        ],
    }

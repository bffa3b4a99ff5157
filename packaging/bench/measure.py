"""Every row in one run, printed as a table; exits with 1 when a goal is not reached. Runs in .bench-venv."""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import fresh_rows
import kernel_rows
import question_rows
from goals import Line

Measurement = Callable[[], list[Line]]


def measurements(count: int, rounds: int, deals: int) -> list[tuple[set[int], Measurement]]:
    """Give what measures which rows, with so many hands and rounds."""
    return [
        ({1, 2, 3}, lambda: kernel_rows.rows_1_to_3(count, rounds)),
        ({4}, lambda: kernel_rows.row_4(count, rounds)),
        ({5}, lambda: kernel_rows.row_5(count, rounds)),
        ({6}, lambda: kernel_rows.row_6(count, rounds)),
        ({7}, lambda: kernel_rows.row_7(count, rounds)),
        ({10}, lambda: kernel_rows.row_10(count, rounds)),
        ({11}, lambda: question_rows.row_11(count, rounds)),
        ({12}, lambda: question_rows.row_12(count, rounds)),
        ({13}, lambda: question_rows.row_13(count, rounds)),
        ({14}, lambda: question_rows.row_14(count, rounds)),
        ({15}, lambda: kernel_rows.row_15(deals)),
        ({16}, lambda: fresh_rows.row_16(rounds)),
        ({17}, lambda: fresh_rows.row_17(rounds)),
    ]


def main() -> int:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer hands and rounds")
    parser.add_argument("--rows", type=lambda text: set(map(int, text.split(","))), help="only these, such as 1,2,10")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the table to a file too")
    args = parser.parse_args()
    count, rounds, deals = (400, 5, 10_000) if args.quick else (2_000, 15, 60_000)
    lines: list[Line] = []
    for rows, measure in measurements(count, rounds, deals):
        if args.rows and not rows & args.rows:
            continue
        for line in measure():
            if not args.rows or line.row in args.rows:
                lines.append(line)
                print(line.as_text(), flush=True)
    verdicts = [line.is_reached for line in lines if line.is_reached is not None]
    print(f"{sum(verdicts)} of {len(verdicts)} goals reached; Python {platform.python_version()}, one thread")
    if args.json:
        report = {"python": platform.python_version(), "quick": args.quick, "lines": [line.as_json() for line in lines]}
        args.json.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())

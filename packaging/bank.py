"""Build ``resources/bank.db``, the puzzles as the program reads them, from the packs.

``--when-needed`` leaves a bank alone that was built from these very packs in the present form.
"""

import argparse
import sys
import time
from pathlib import Path

from puzzles.bank.building import build_bank, is_current
from puzzles.bank.errors import StorageError
from puzzles.errors import PuzzleError

ROOT = Path(__file__).resolve().parents[1]
PACKS = ROOT / "resources" / "packs"
BANK = ROOT / "resources" / "bank.db"


def main(arguments: list[str] | None = None) -> int:
    """Build the bank, and say what is in it."""
    parser = argparse.ArgumentParser(prog="bank", description=__doc__.splitlines()[0])
    parser.add_argument("--when-needed", action="store_true", help="only where it is missing or out of date")
    parser.add_argument("--packs", type=Path, default=PACKS, metavar="FOLDER", help="the packs to build it from")
    parser.add_argument("--to", type=Path, default=BANK, metavar="FILE", help="the file to build")
    options = parser.parse_args(arguments)
    if options.when_needed and is_current(options.packs, options.to):
        # Newer than the packs from now on, so that the set-up need not ask again.
        options.to.touch()
        return 0
    started = time.perf_counter()
    try:
        size = build_bank(options.packs, options.to)
    except (PuzzleError, StorageError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    seconds = time.perf_counter() - started
    print(
        f"{options.to.name}: {size.puzzles:,} puzzles on {size.shelves} shelves, {size.themes} themes, "
        f"{options.to.stat().st_size / 1e6:.1f} MB, {seconds:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""``mine``: play hands, take puzzles from them, and write the built-in packs."""

import argparse
import sys
from pathlib import Path

from puzzles.mining.building import PUZZLES_OF_EACH, SEED, build, gather, read_ore, shards, write_ore
from puzzles.packs.built_in import write_packs


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("mine", help="make packs of puzzles from played hands", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the packs go; those that are there are replaced")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help=f"the same seed, the same packs ({SEED})")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="play so many times the usual hands (1)")
    parser.add_argument(
        "--each", type=int, default=PUZZLES_OF_EACH, metavar="N", help=f"of each kind and profile ({PUZZLES_OF_EACH})"
    )
    parser.add_argument(
        "--ore", type=Path, metavar="FILE", help="keep in FILE what was gathered; when it is there, don't play again"
    )
    parser.add_argument("--processes", type=int, default=2, metavar="P", help="how many processes work (2)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Mine, rate, choose and write; says on the error stream how far it is."""
    if args.ore is not None and args.ore.exists():
        gathered = read_ore(args.ore)
    else:
        gathered = gather(shards(args.seed, args.scale), args.processes, _say)
        if args.ore is not None:
            write_ore(args.ore, gathered)
    puzzles = list(build(gathered, args.processes, args.each, _say))
    paths = write_packs(args.folder, puzzles)
    size = sum(path.stat().st_size for path in paths)
    sys.stdout.write(f"{len(puzzles)} puzzles in {len(paths)} files, {size} bytes\n")
    return 0


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")
    sys.stderr.flush()

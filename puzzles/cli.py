"""The command line: ``python -m puzzles COMMAND``; each command is a module of ``puzzles.commands``."""

import argparse
import os
import sys
from collections.abc import Sequence

from puzzles.commands import bank_report, explain, generate, mine, simulate, solve

_COMMANDS = (solve, explain, generate, simulate, mine, bank_report)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader went away, as `head` does; the interpreter must not try to flush again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def parser() -> argparse.ArgumentParser:
    """Give the parser with every command."""
    made = argparse.ArgumentParser(prog="python -m puzzles", description="Anshan mahjong: positions and puzzles.")
    subparsers = made.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.register(subparsers)
    return made

"""The command line: ``python -m puzzles COMMAND``; each command is a module of ``puzzles.commands``."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from puzzles.commands import bank_report, explain, generate, mine, simulate, solve

_COMMANDS = (solve, explain, generate, simulate, mine, bank_report)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    if not _open_streams():
        return 1
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader went away, as `head` does; the interpreter must not try to flush again at exit.
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"stopped: {error}\n")
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


def _open_streams() -> bool:
    """Have text written as UTF-8 whatever the locale says; False when there is nowhere to write it."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (open until the end)
    if sys.stdout is None:
        sys.stderr.write("standard output is closed\n")
        return False
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return True


def _drop_output() -> None:
    """Let the interpreter flush what couldn't be written into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

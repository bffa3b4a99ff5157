"""Arguments that several commands take, read and checked alike."""

import argparse
from collections.abc import Callable
from typing import Any, Final

from puzzles.commands.json_text import parse_json
from puzzles.errors import PuzzleError, RulesetError, shown

_OPTIONS_EXAMPLE: Final = '{"fan_cap": 10}'


def count_of(things: str) -> Callable[[str], int]:
    """Give the reader of a number of things, at least one."""

    def read(text: str) -> int:
        try:
            count = int(text)
        except ValueError:
            count = 0
        if count < 1:
            raise argparse.ArgumentTypeError(f"{shown(text)} is not a number of {things}: expected 1 or more")
        return count

    return read


def options_of(text: str) -> dict[str, Any]:
    """Read the house rules of ``--options``; raises RulesetError when they aren't a JSON object."""
    try:
        options = parse_json(text, "--options")
    except PuzzleError:
        options = None
    if not isinstance(options, dict):
        raise RulesetError(
            f"--options: cannot read {shown(text)}, expected {_OPTIONS_EXAMPLE}",
            code="cli_options",
            facts={"value": text, "example": _OPTIONS_EXAMPLE},
        )
    return options

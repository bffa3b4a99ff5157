"""``explain``: what a hand waits for, whether it may win, what it earns and who pays, as readable text."""

import argparse
import sys
from typing import Any, Final

from puzzles.commands.arguments import options_of
from puzzles.commands.report import report
from puzzles.errors import PositionError, PuzzleError
from puzzles.rules.position import position_from_json
from puzzles.rules.ruleset import Profile
from puzzles.words import error_sentence
from puzzles.words.language import Language

_BAD_INPUT: Final = 2
_WIN_PARTS: Final = (2, 3)
_EXAMPLES: Final = {"melds": "pung:444s chow:456m", "win": "3s:discard:across"}


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("explain", help="explain a hand in words", description=__doc__)
    parser.add_argument("concealed", help="the concealed tiles, the winning one among them: 123m456p789s5577z")
    parser.add_argument("--rules", default=Profile.DAOZI.value, help="daozi, qipai or xuanfeng (daozi)")
    parser.add_argument("--options", default="{}", metavar="JSON", help="house rules: '{\"fan_cap\": 10}'")
    parser.add_argument("--melds", default="", help="declared sets: 'pung:444s chow:456m'")
    parser.add_argument("--indicator", help="the tile turned up before play; the one after it is wild")
    parser.add_argument("--qiang", help="the tile turned up after the win")
    parser.add_argument("--dealer", help="self, left, across or right (self)")
    parser.add_argument("--win", metavar="TILE:BY[:FROM]", help="3s:discard:across, 3s:self_draw, …")
    parser.add_argument("--lang", choices=[language.value for language in Language], default=Language.ZH.value)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the explanation; bad input gives one sentence and exit code 2."""
    language = Language(args.lang)
    try:
        text = report(position_from_json(_position(args)), language)
    except PuzzleError as error:
        sys.stderr.write(error_sentence(error, language) + "\n")
        return _BAD_INPUT
    sys.stdout.write(text)
    return 0


def _position(args: argparse.Namespace) -> dict[str, Any]:
    """Put the arguments into the JSON object of a position."""
    win = None if args.win is None else _win(args.win)
    return {
        "rules": args.rules,
        "options": options_of(args.options),
        "concealed": args.concealed,
        "melds": [_meld(text) for text in args.melds.replace(",", " ").split()],
        "indicator": args.indicator,
        "qiang": args.qiang,
        "dealer": args.dealer or ("self" if win is not None and args.rules != Profile.XUANFENG.value else None),
        "win": win,
    }


def _meld(text: str) -> dict[str, str]:
    kind, colon, tiles = text.partition(":")
    if not colon:
        raise _wrong("melds", text)
    return {"kind": kind, "tiles": tiles}


def _win(text: str) -> dict[str, str]:
    parts = text.split(":")
    if len(parts) not in _WIN_PARTS:
        raise _wrong("win", text)
    return dict(zip(("tile", "by", "from"), parts, strict=False))


def _wrong(name: str, value: str) -> PositionError:
    return PositionError(
        f"--{name}: cannot read {value!r}, expected {_EXAMPLES[name]}",
        code=f"cli_{name}",
        facts={"value": value, "example": _EXAMPLES[name]},
    )

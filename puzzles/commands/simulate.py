"""``simulate``: play whole hands and write what happened."""

import argparse
import json
import sys
import time
from contextlib import ExitStack
from pathlib import Path

from puzzles.commands.arguments import count_of
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.table.game import Decision
from puzzles.table.match import Summary, play_hands


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("simulate", help="play whole hands and write their records", description=__doc__)
    parser.add_argument("--rules", choices=[profile.value for profile in Profile], default=Profile.DAOZI.value)
    parser.add_argument("--games", type=count_of("games"), default=100, metavar="N", help="how many hands (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed plays the same hands (0)")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write every event as a JSON line")
    parser.add_argument("--check", action="store_true", help="count all 136 tiles at every decision of every seat")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, write the records where asked, and print the summary as JSON."""
    summary = Summary()
    observer = _check_tiles if args.check else None
    started = time.process_time()
    with ExitStack() as stack:
        try:
            log = stack.enter_context(args.log.open("w", encoding="utf-8")) if args.log else None
        except OSError as error:
            sys.stderr.write(f"cannot write {str(args.log)!r}: {error.strerror or error}\n")
            return 2
        for number, result in enumerate(play_hands(Ruleset.of(args.rules), args.games, args.seed, observer)):
            summary.add(result)
            if log is not None:
                log.writelines(
                    json.dumps({"game": number, **event.to_json()}, ensure_ascii=False) + "\n"
                    for event in result.events
                )
    spent = time.process_time() - started
    report = {
        "rules": args.rules,
        "seed": args.seed,
        **summary.to_json(),
        "hands_per_second": round(args.games / spent, 1) if spent else None,
    }
    sys.stdout.write(json.dumps(report, ensure_ascii=False, indent=1) + "\n")
    return 0


def _check_tiles(decision: Decision) -> None:
    decision.table.check_tiles()

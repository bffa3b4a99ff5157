"""``generate``: questions of a kind, rules and level as JSON lines, each with its answer, rating and themes."""

import argparse
import json
import sys
from random import Random
from typing import Final

from puzzles.commands.arguments import count_of, options_of
from puzzles.drills.base import Drill, Level, Question
from puzzles.drills.registry import DRILLS
from puzzles.errors import PuzzleError
from puzzles.rules.position import position_to_json
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.words import error_sentence
from puzzles.words.language import Language

_BAD_INPUT: Final = 2


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser("generate", help="make questions as JSON lines", description=__doc__)
    parser.add_argument("--kind", choices=list(DRILLS), required=True)
    parser.add_argument("--rules", choices=[profile.value for profile in Profile], default=Profile.DAOZI.value)
    parser.add_argument("--options", default="{}", metavar="JSON", help="house rules: '{\"fan_cap\": 10}'")
    parser.add_argument("--level", type=int, choices=[level.value for level in Level], default=Level.MEDIUM.value)
    parser.add_argument("--count", type=count_of("questions"), default=10, metavar="N", help="how many questions (10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed makes the same questions (0)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the questions, no position twice; bad options give one sentence and exit code 2."""
    try:
        rules = Ruleset.of(args.rules, options_of(args.options))
    except PuzzleError as error:
        sys.stderr.write(error_sentence(error, Language.EN) + "\n")
        return _BAD_INPUT
    drill = DRILLS[args.kind]
    rng = Random(args.seed)
    asked: set[Question] = set()
    while len(asked) < args.count:
        question = drill.ask(rules, Level(args.level), rng)
        if question in asked:
            continue
        asked.add(question)
        sys.stdout.write(json.dumps(question_to_json(drill, question), ensure_ascii=False) + "\n")
    return 0


def question_to_json(drill: Drill, question: Question) -> dict[str, object]:
    """Write a question with its answer."""
    return {
        "kind": question.kind,
        "level": int(question.level),
        "position": position_to_json(question.position),
        "answer": drill.answer_to_json(drill.key(question)),
        "rating": question.rating,
        "themes": list(question.themes),
    }

"""Inspecting: what one puzzle of a pack is, worked out anew, and what is wrong with it."""

from typing import NamedTuple

from puzzles.drills.difficulty import level_of, rating
from puzzles.drills.naming import canonical
from puzzles.drills.puzzle import Puzzle
from puzzles.mining.answers import right_answer
from puzzles.mining.facts import Facts
from puzzles.mining.features import features_of
from puzzles.mining.gathering import LEAD
from puzzles.mining.quality import has_one_answer, is_trivial
from puzzles.mining.sorts import Sort, sort_of
from puzzles.mining.themes.registry import themes_of
from puzzles.mining.twins import twin_name
from puzzles.packs.built_in import puzzle_from_line


class Inspection(NamedTuple):
    """What a puzzle is, and the names of the checks that it fails."""

    uid: bytes
    twins: bytes
    sort: Sort
    rating: int
    themes: tuple[str, ...]
    failed: tuple[str, ...]

    @property
    def cell(self) -> tuple[str, str]:
        """Give its profile and kind."""
        return str(self.sort[0]), str(self.sort[1])


def inspect(puzzle: Puzzle) -> Inspection:
    """Work out a puzzle anew and hold it against what its pack says."""
    question = puzzle.question
    facts = Facts(question)
    checks = {
        "answer": canonical(right_answer(question)) == puzzle.answer,
        "one_answer": has_one_answer(facts),
        "lead": question.kind != "discard" or facts.lead >= LEAD,
        "trivial": not is_trivial(facts),
        "themes": themes_of(facts) == question.themes,
        "rating": rating(features_of(facts)) == question.rating and question.level is level_of(question.rating),
    }
    failed = tuple(check for check, passed in checks.items() if not passed)
    return Inspection(puzzle.uid, twin_name(question), sort_of(facts), question.rating, question.themes, failed)


def inspect_line(line: str) -> Inspection:
    """Inspect a puzzle that is written as a line of a pack."""
    return inspect(puzzle_from_line(line))

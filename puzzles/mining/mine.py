"""Mining: playing hands, and keeping what makes a puzzle."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from puzzles.drills.base import Question
from puzzles.drills.difficulty import level_of, rating
from puzzles.mining.answers import puzzle_of
from puzzles.mining.facts import Facts
from puzzles.mining.features import features_of
from puzzles.mining.gathering import Gathering
from puzzles.mining.quality import has_one_answer, is_trivial
from puzzles.mining.sorts import Sort, sort_of
from puzzles.mining.themes.registry import themes_of
from puzzles.mining.twins import twin_name
from puzzles.packs.built_in import puzzle_from_line, puzzle_to_line
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.table.game import Decision
from puzzles.table.match import play_hands

_OF_ONE_SORT: Final = 2


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of the work that doesn't depend on the others: so many hands of a profile from a seed."""

    profile: Profile
    seed: int
    hands: int


class Found(NamedTuple):
    """A puzzle as the line of a pack, rated or not yet, with what it is chosen by; ``twins`` names all its twins."""

    twins: bytes
    sort: Sort
    rating: int
    themes: tuple[str, ...]
    line: str


class _Watcher:
    """Shows every decision of the hand that is played to the gathering of that hand."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._played = 0
        self.gathering = Gathering(rules, 0)

    def __call__(self, decision: Decision) -> None:
        self.gathering.observe(decision)

    def next_hand(self) -> None:
        self._played += 1
        self.gathering = Gathering(self._rules, self._played)


def mine(shard: Shard) -> list[Found]:
    """Play the hands of a shard and give the puzzles worth keeping, not rated yet; of one hand two of a sort."""
    rules = Ruleset.of(shard.profile)
    rng = Random(f"{shard.seed}/{shard.profile.value}/choice")
    watcher = _Watcher(rules)
    found: list[Found] = []
    for result in play_hands(rules, shard.hands, shard.seed, watcher):
        gathered = watcher.gathering.finish(result)
        watcher.next_hand()
        rng.shuffle(gathered)
        found += _kept(gathered)
    return found


def _kept(gathered: list[Question]) -> Iterator[Found]:
    kept: Counter[Sort] = Counter()
    for question in gathered:
        facts = Facts(question)
        sort = sort_of(facts)
        if kept[sort] < _OF_ONE_SORT and is_good(facts):
            kept[sort] += 1
            yield Found(twin_name(question), sort, 0, (), puzzle_to_line(puzzle_of(question)))


def rate(found: list[Found]) -> list[Found]:
    """Give the puzzles with their ratings and themes."""
    return [_rated(puzzle) for puzzle in found]


def _rated(found: Found) -> Found:
    puzzle = puzzle_from_line(found.line)
    question = rated(Facts(puzzle.question))
    line = puzzle_to_line(replace(puzzle, question=question))
    return found._replace(rating=question.rating, themes=question.themes, line=line)


def is_good(facts: Facts) -> bool:
    """Tell whether a question is worth keeping."""
    return not is_trivial(facts) and has_one_answer(facts)


def rated(facts: Facts) -> Question:
    """Give the question with its rating, level and themes."""
    points = rating(features_of(facts))
    return replace(facts.question, rating=points, level=level_of(points), themes=themes_of(facts))

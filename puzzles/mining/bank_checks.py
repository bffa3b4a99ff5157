"""The checks of a whole bank: how many puzzles there are of what, and that none of them is wrong."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from puzzles.drills.difficulty import EASIEST, HARDEST
from puzzles.mining.building import kinds_of
from puzzles.mining.inspecting import Inspection
from puzzles.rules.ruleset import Profile

LEAST_PUZZLES: Final = 30_000
LEAST_OF_EACH: Final = 1000
LEAST_THEMES: Final = 40
LEAST_OF_A_THEME: Final = 20
MOST_OF_ONE_SORT: Final = 0.6
"""The largest share that one sort of answer may have within a kind and profile."""
MOST_BETWEEN_CELLS: Final = 2.5
"""How many times as many puzzles the largest kind of a profile may have as the smallest one."""
BAND: Final = 300
LEAST_OF_A_BAND: Final = 100
_NEAR_THE_ENDS: Final = 50
_SHOWN: Final = 5


@dataclass(frozen=True, slots=True)
class Check:
    """A check by its name: passed or not, what was found in one line, and the counts behind it."""

    name: str
    passed: bool
    found: str
    counts: Mapping[str, int] = field(default_factory=dict)


def bank_checks(puzzles: Sequence[Inspection], *, is_proved: bool) -> list[Check]:
    """Hold a bank against what it must be."""
    return [
        _number(puzzles),
        _of_each(puzzles),
        _unique("names", "no name twice", puzzles, lambda puzzle: puzzle.uid),
        _unique("twins", "no two equal up to swapping suits", puzzles, lambda puzzle: puzzle.twins),
        _each("answer", "the engine gives the stored answer", puzzles),
        Check("proof", is_proved, "the slow reference proved these very puzzles" if is_proved else "no proof of these"),
        _each("one_answer", "exactly one answer is right", puzzles),
        _each("lead", "the best discard leads clearly", puzzles),
        _each("trivial", "nothing trivial", puzzles),
        _each("themes", "the stored themes are those of the predicates", puzzles),
        _each("rating", "the stored rating is that of the formula", puzzles),
        _themes(puzzles),
        _span(puzzles),
        _bands(puzzles),
        _balance_of_kinds(puzzles),
        _balance_of_sorts(puzzles),
    ]


def cells() -> list[tuple[str, str]]:
    """Give every profile with each kind that it has."""
    return [(profile.value, kind) for profile in Profile for kind in kinds_of(profile)]


def _by_cell(puzzles: Sequence[Inspection]) -> Counter[tuple[str, str]]:
    return Counter(puzzle.cell for puzzle in puzzles)


def _number(puzzles: Sequence[Inspection]) -> Check:
    return Check("number", len(puzzles) >= LEAST_PUZZLES, f"{len(puzzles)} puzzles, at least {LEAST_PUZZLES}")


def _of_each(puzzles: Sequence[Inspection]) -> Check:
    found = _by_cell(puzzles)
    counts = {f"{profile} {kind}": found[profile, kind] for profile, kind in cells()}
    fewest = min(counts, key=lambda cell: counts[cell])
    passed = counts[fewest] >= LEAST_OF_EACH and set(found) <= set(cells())
    return Check("each", passed, f"fewest: {fewest} {counts[fewest]}, at least {LEAST_OF_EACH}", counts)


def _unique(name: str, said: str, puzzles: Sequence[Inspection], key: Callable[[Inspection], bytes]) -> Check:
    repeated = len(puzzles) - len({key(puzzle) for puzzle in puzzles})
    return Check(name, not repeated, f"{said}: {repeated} too many")


def _each(name: str, said: str, puzzles: Sequence[Inspection]) -> Check:
    wrong = [puzzle.uid.hex() for puzzle in puzzles if name in puzzle.failed]
    shown = f" ({', '.join(wrong[:_SHOWN])}{' …' if len(wrong) > _SHOWN else ''})" if wrong else ""
    return Check(name, not wrong, f"{said}: {len(puzzles) - len(wrong)} of {len(puzzles)}{shown}")


def _themes(puzzles: Sequence[Inspection]) -> Check:
    counts = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    taught = sum(count >= LEAST_OF_A_THEME for count in counts.values())
    said = f"{taught} themes have {LEAST_OF_A_THEME} puzzles or more, at least {LEAST_THEMES}"
    return Check("number_of_themes", taught >= LEAST_THEMES, said, dict(sorted(counts.items())))


def _span(puzzles: Sequence[Inspection]) -> Check:
    ratings = [puzzle.rating for puzzle in puzzles]
    low, high = min(ratings, default=0), max(ratings, default=0)
    passed = EASIEST <= low <= EASIEST + _NEAR_THE_ENDS and HARDEST - _NEAR_THE_ENDS <= high <= HARDEST
    return Check("span", passed, f"ratings from {low} to {high}, expected about {EASIEST} to {HARDEST}")


def _bands(puzzles: Sequence[Inspection]) -> Check:
    starts = range(EASIEST, HARDEST, BAND)
    found = Counter(min(puzzle.rating, HARDEST - 1) // BAND * BAND for puzzle in puzzles)
    counts = {f"{start} to {start + BAND}": found[start] for start in starts}
    fewest = min(counts, key=lambda band: counts[band])
    passed = counts[fewest] >= LEAST_OF_A_BAND
    return Check("difficulty", passed, f"fewest: {fewest} {counts[fewest]}, at least {LEAST_OF_A_BAND}", counts)


def _balance_of_kinds(puzzles: Sequence[Inspection]) -> Check:
    found = _by_cell(puzzles)
    most, fewest = (choose(found[cell] for cell in cells()) for choose in (max, min))
    passed = fewest > 0 and most <= MOST_BETWEEN_CELLS * fewest
    return Check("kinds", passed, f"kinds have {fewest} to {most}, at most {MOST_BETWEEN_CELLS} times as many")


def _balance_of_sorts(puzzles: Sequence[Inspection]) -> Check:
    found = _by_cell(puzzles)
    sorts = Counter(puzzle.sort for puzzle in puzzles)
    shares = {sort: count / found[str(sort[0]), str(sort[1])] for sort, count in sorts.items()}
    if not shares:
        return Check("answers", passed=False, found="no puzzles")
    largest = max(shares, key=lambda sort: shares[sort])
    said = f"largest share of one sort of answer: {' '.join(map(str, largest))} {shares[largest]:.0%}"
    return Check("answers", shares[largest] <= MOST_OF_ONE_SORT, f"{said}, at most {MOST_OF_ONE_SORT:.0%}")

"""Themes of traps: a shape that is complete, or would be, and what R-LEGAL finds missing in it."""

from collections.abc import Callable, Iterable
from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import CLAIMS, LEGAL, WAITS, Theme
from puzzles.rules.legality import Fault


def faults_met(facts: Facts) -> Iterable[Fault]:
    """Give the faults of the shapes that a question shows: of the hand, of its waits, or of the claimed tile."""
    if facts.kind == "legal":
        return facts.legality.faults
    if facts.kind == "claims":
        tile = facts.question.tile
        return () if tile is None else facts.refusals.get(tile, ())
    return (fault for faults in facts.refusals.values() for fault in faults)


def _refuses(fault: Fault) -> Callable[[Facts], bool]:
    return lambda facts: fault in faults_met(facts)


THEMES: Final = tuple(
    Theme(f"trap_{fault.id}", WAITS | LEGAL | CLAIMS, _refuses(fault))
    for fault in Fault
    if fault is not Fault.INCOMPLETE
)

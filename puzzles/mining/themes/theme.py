"""What a theme is."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from puzzles.mining.facts import Facts

WAITS: Final = frozenset({"waits"})
LEGAL: Final = frozenset({"legal"})
WON: Final = frozenset({"fan", "payment"})
PAYMENT: Final = frozenset({"payment"})
DISCARD: Final = frozenset({"discard"})
CLAIMS: Final = frozenset({"claims"})
HUN: Final = frozenset({"hun"})
EVERY_HAND: Final = WAITS | LEGAL | WON | DISCARD | CLAIMS


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme by its id: the kinds of question that can have it, and how to tell that one has."""

    id: str
    kinds: frozenset[str]
    predicate: Callable[[Facts], bool]

    def is_in(self, facts: Facts) -> bool:
        """Tell whether a question has the theme."""
        return facts.kind in self.kinds and self.predicate(facts)

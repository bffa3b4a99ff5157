"""All themes there are; adding one is adding its entry in the module of its group, and its words."""

from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes import claiming, counting, discarding, items, legality, on_table, paying, traps, waiting
from puzzles.mining.themes.theme import Theme

THEMES: Final[tuple[Theme, ...]] = (
    *waiting.THEMES,
    *legality.THEMES,
    *traps.THEMES,
    *items.THEMES,
    *paying.THEMES,
    *discarding.THEMES,
    *claiming.THEMES,
    *counting.THEMES,
    *on_table.THEMES,
)
PLAIN: Final = "plain"
"""What a question is called that has no other theme."""


def themes_of(facts: Facts) -> tuple[str, ...]:
    """Name what a question teaches, in the order of the registry."""
    return tuple(theme.id for theme in THEMES if theme.is_in(facts)) or (PLAIN,)

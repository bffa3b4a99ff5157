"""Themes of what is held and what lies on the table, in every kind of question about a hand."""

from collections.abc import Callable
from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import EVERY_HAND, Theme

_IDS: Final = ("wild_1", "wild_2", "wild_3", "wild_4", "one_suit", "kong", "winds_set", "four_alike")


def _shows(theme: str) -> Callable[[Facts], bool]:
    return lambda facts: facts.on_table.get(theme, False)


THEMES: Final = tuple(Theme(theme, EVERY_HAND, _shows(theme)) for theme in _IDS)

"""Recipes: ways to make a hand, and the choice among them of one that comes out at a level."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.difficulty import CENTRES
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Ruleset

# How often people hold so many wild tiles, in comparison.
_WILD_HELD: Final = (40, 40, 30, 8, 1)
_REACH: Final = 330
_SELDOM: Final = 0.003


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to make a hand: the rules that it makes sense under, how often it is wanted, and how hard it comes out.

    ``make`` takes the rules, the level, the number of wild tiles and the dice, and gives None where luck doesn't fit.
    ``typical`` are the usual ratings with 0, 1, … wild tiles (as many as it can hold); ``in_points`` is the usual
    rating under rules without wild tiles; 0 says that it isn't used so.
    """

    make: Callable[[Ruleset, Level, int, Random], Position | None]
    weight: int
    typical: tuple[int, ...] = ()
    in_points: int = 0
    suits_rules: Callable[[Ruleset], bool | None] = lambda rules: True


def choose(recipes: Sequence[Recipe], rules: Ruleset, level: Level, rng: Random) -> Callable[[], Position | None]:
    """Choose a recipe and a number of wild tiles likely to come out at this level; calling the choice makes a hand."""
    plans = [
        (recipe, wild, recipe.weight * share * _fit(points, level))
        for recipe in recipes
        if recipe.suits_rules(rules)
        for wild, (points, share) in enumerate(_ratings(recipe, rules))
        if points and (level > Level.FIRST or not wild)
    ]
    recipe, wild, _ = rng.choices(plans, [weight for _, _, weight in plans])[0]
    return lambda: recipe.make(rules, level, wild, rng)


def _ratings(recipe: Recipe, rules: Ruleset) -> list[tuple[int, int]]:
    """Give the usual rating for each number of wild tiles, and how often that number is held."""
    if not rules.has_hun:
        return [(recipe.in_points, _WILD_HELD[0])]
    return list(zip(recipe.typical, _WILD_HELD, strict=False))


def _fit(points: int, level: Level) -> float:
    """Say how likely a hand of this usual rating comes out at the level."""
    return max(_SELDOM, 1 - abs(points - CENTRES[level]) / _REACH)

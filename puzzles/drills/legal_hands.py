"""Hands for questions of legality: legal ones, plain or narrow; the faulty ones have a module of their own."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.faulty_hands import FAULTY_RECIPES
from puzzles.drills.hands import (
    SETS,
    Pattern,
    build_dense,
    build_orphans,
    build_seven_pairs,
    build_standard,
    build_yao_sets,
)
from puzzles.drills.laying import lay_position
from puzzles.drills.recipes import Recipe, choose
from puzzles.drills.solving import legality_at
from puzzles.drills.usual import build_long_suit, declared_count, declared_kinds, usual_pattern, yaojiu_wanted
from puzzles.rules.position import MeldKind, Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, TILES

# So that a question is found where the rules leave hardly anything of one sort.
_OTHER_SORT: Final = 0.05


def plan_hand(rules: Ruleset, level: Level, rng: Random, *, is_legal: bool) -> Callable[[], Position | None]:
    """Choose how the hand is legal, or what is to be wrong with it; now and then a plan is of the other sort."""
    if is_legal is (rng.random() < _OTHER_SORT):
        return choose(FAULTY_RECIPES, rules, level, rng)
    make = choose(LEGAL_RECIPES, rules, level, rng)
    return lambda: _if_legal(make())


def _if_legal(position: Position | None) -> Position | None:
    return position if position is not None and legality_at(position).legal else None


def _usual(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    return lay_position(build_standard(usual_pattern(rules, level, rng), rng), wild, rules, rng)


def _barely(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of middle tiles that one ending sequence, or an honour pair, saves."""
    suit = rng.choice(NUMBER_SUITS)
    first = TILES[9 * NUMBER_SUITS.index(suit)]
    ending = TILES[first : first + 3] if rng.random() < 0.5 else TILES[first + 6 : first + 9]
    pattern = usual_pattern(rules, level, rng)
    if rules.yaojiu == "pair" or rng.random() < 0.4:
        pattern = replace(pattern, middle_only=True, pair="honour", yaojiu="any", honours=0.0)
        hand = build_standard(replace(pattern, middle_only=False), rng)
        return lay_position(hand, wild, rules, rng)
    room = SETS - 1
    triplets = min(max(1, pattern.triplets), room)
    number = min(len(pattern.declared), room)
    pattern = replace(
        pattern,
        triplets=triplets,
        declared=declared_kinds(rules, number, triplets, room - triplets, rng),
        middle_only=True,
        pair="number",
        yaojiu="any",
        honours=0.0,
        fixed=(ending,),
    )
    return lay_position(build_standard(pattern, rng), wild, rules, rng)


def _dragon_pair(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of sequences that its dragon pair excuses."""
    number = min(declared_count(rules, level, rng), SETS - 1) if rules.chow else 0
    pattern = Pattern(
        triplets=0,
        declared=(MeldKind.CHOW,) * number,
        suits=NUMBER_SUITS,
        pair="dragon",
        yaojiu=yaojiu_wanted(rules),
    )
    return lay_position(build_standard(pattern, rng), wild, rules, rng)


def _pairs(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make seven pairs, some of them lacking a suit or 幺九, some with four alike."""
    number = rng.choice((3, 3, 2, 2, 2) if rules.suits else (3, 2, 1, 1))
    suits = tuple(rng.sample(NUMBER_SUITS, number))
    four_alike = rules.seven_pairs_quads and level > Level.FIRST and rng.random() < 0.5
    hand = build_seven_pairs(rng, suits, middle_only=rng.random() < 0.3, four_alike=four_alike)
    return lay_position(hand, wild, rules, rng)


def _yaojiu_only(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of 幺九 alone."""
    if rng.random() < 0.4:
        return lay_position(build_orphans(rng), wild, rules, rng)
    kinds = (MeldKind.PUNG, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.CONCEALED_KONG)
    return lay_position(build_yao_sets(rng, rng.sample(kinds, rng.randrange(3))), wild, rules, rng)


def _long_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with most of its tiles in one suit."""
    return lay_position(build_long_suit(rules, level, rng), wild, rules, rng)


def _dense(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of one suit that can be split in many ways."""
    kind = rng.choice((MeldKind.PUNG, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.CONCEALED_KONG))
    return lay_position(build_dense(rng, rng.choice(NUMBER_SUITS), kind), wild, rules, rng)


def _two_suits(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of two suits, most of it in one."""
    suits = tuple(rng.sample(NUMBER_SUITS, 2))
    pattern = usual_pattern(rules, level, rng, declared=1, suits=suits, long_suit=suits[0])
    return lay_position(build_standard(replace(pattern, honours=0.1), rng), wild, rules, rng)


LEGAL_RECIPES: Final = (
    Recipe(_usual, 20, (700, 970, 1240, 1540, 1930), 770),
    Recipe(_barely, 7, (790, 1020, 1290, 1580, 1930), 0, lambda rules: rules.yaojiu in ("one", "pair")),
    Recipe(_dragon_pair, 6, (1020, 1220, 1475, 1760, 2050), 0, lambda rules: rules.triplet),
    Recipe(_pairs, 4, (1200, 1470, 1740, 1920, 2210), 1480),
    Recipe(_yaojiu_only, 2, (1110, 1390, 1700, 2070, 2370), 0, lambda rules: bool(rules.thirteen_yao_shapes)),
    Recipe(_long_suit, 8, (870, 1140, 1395, 1665, 1980), 1740),
    Recipe(_dense, 8, (), 1800, lambda rules: not rules.suits),
    Recipe(_two_suits, 8, (), 1040, lambda rules: not rules.suits),
)

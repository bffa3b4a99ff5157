"""What hands are usually like: how many triplets, what is declared, how many wild tiles, by rules and level."""

from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.hands import SETS, Hand, Pattern, build_standard
from puzzles.rules.position import MeldKind
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, Suit

_TRIPLETS_OF_FAN: Final = (1, 10, 6, 2)
_TRIPLETS_OF_POINTS: Final = (2, 6, 6, 3, 2)
_DECLARED: Final = {
    Level.FIRST: (5, 4, 2),
    Level.EASY: (4, 4, 3, 1),
    Level.MEDIUM: (4, 4, 3, 2),
    Level.HARD: (5, 4, 3, 1),
    Level.EXPERT: (6, 4, 2, 1),
}
_KONG_CHANCE: Final = 0.16
_HONOUR_SET_CHANCE: Final = 0.12


def pick(weights: tuple[int, ...], rng: Random) -> int:
    """Pick a number from 0 on, as often as its weight says."""
    return rng.choices(range(len(weights)), weights)[0]


def declared_count(rules: Ruleset, level: Level, rng: Random) -> int:
    """Choose how many sets lie on the table; where a hand must be opened, seldom none."""
    number = pick(_DECLARED[level], rng)
    if number == 0 and rules.must_open != "off":
        number = 1
    return min(number, rules.max_declared_sets)


def declared_kinds(rules: Ruleset, number: int, triplets: int, sequences: int, rng: Random) -> tuple[MeldKind, ...]:
    """Choose which of the sets are declared, and how: chows where the rules have them, pungs, now and then a kong."""
    sets = [MeldKind.PUNG] * triplets
    if rules.chow:
        sets += [MeldKind.CHOW] * sequences
    rng.shuffle(sets)
    return tuple(
        _kong(rng) if kind is MeldKind.PUNG and rng.random() < _KONG_CHANCE else kind for kind in sets[:number]
    )


def _kong(rng: Random) -> MeldKind:
    return rng.choice((MeldKind.OPEN_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG))


def usual_pattern(
    rules: Ruleset,
    level: Level,
    rng: Random,
    *,
    declared: int | None = None,
    suits: tuple[Suit, ...] | None = None,
    long_suit: Suit | None = None,
) -> Pattern:
    """Choose a pattern of a hand that may win under these rules, as such hands usually are."""
    number = declared_count(rules, level, rng) if declared is None else declared
    honour_sets = _honour_sets(rules, number, rng)
    room = SETS - len(honour_sets)
    most = room if not rules.sequence else room - 1
    triplets = min(pick(_TRIPLETS_OF_FAN if rules.has_hun else _TRIPLETS_OF_POINTS, rng), most)
    if rules.triplet and not triplets and rng.random() < 0.5:
        triplets = 1
    claims = number - len(honour_sets)
    if not rules.chow:
        triplets = max(triplets, min(claims, room))
    if suits is None:
        suits = NUMBER_SUITS if rules.suits else _some_suits(rng)
    return Pattern(
        triplets=triplets,
        declared=(*honour_sets, *declared_kinds(rules, claims, triplets, room - triplets, rng)),
        suits=suits,
        long_suit=long_suit,
        pair="dragon" if rules.triplet and not triplets else "any",
        yaojiu=yaojiu_wanted(rules),
    )


def yaojiu_wanted(rules: Ruleset) -> str:
    """Say how much 幺九 a hand needs, as a pattern has it."""
    return rules.yaojiu if rules.yaojiu in ("one", "pair") else "any"


def _honour_sets(rules: Ruleset, number: int, rng: Random) -> list[MeldKind]:
    """Choose whether a whirlwind or a dragon set is among the declared ones."""
    if rules.has_hun:
        return []
    chosen = [kind for kind in (MeldKind.WHIRLWIND, MeldKind.DRAGON_SET) if rng.random() < _HONOUR_SET_CHANCE]
    return chosen[:number]


def _some_suits(rng: Random) -> tuple[Suit, ...]:
    """Choose one, two or three suits, more of them more often."""
    return tuple(rng.sample(NUMBER_SUITS, pick((0, 2, 4, 5), rng)))


def build_long_suit(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Build most of a hand from one suit; where the rules want no three suits, all that is concealed."""
    long = rng.choice(NUMBER_SUITS)
    others = rng.sample([suit for suit in NUMBER_SUITS if suit is not long], rng.randrange(2))
    suits = NUMBER_SUITS if rules.suits else (long, *others)
    declared = rng.randrange(2) if rules.must_open == "off" else 1
    pattern = usual_pattern(rules, level, rng, declared=declared, suits=suits, long_suit=long)
    hand = build_standard(replace(pattern, honours=0.05), rng)
    if hand is None or (not rules.suits and any(tile.suit is not long for tile in hand.tiles)):
        return None
    return hand

"""Hands for questions of legality that may not win, each with the faults that are wanted and no others."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.deal import count
from puzzles.drills.hands import SETS, Hand, Pattern, build_orphans, build_seven_pairs, build_standard
from puzzles.drills.laying import lay_position
from puzzles.drills.nearness import spoil
from puzzles.drills.recipes import Recipe
from puzzles.drills.solving import legality_at
from puzzles.drills.usual import build_long_suit, declared_kinds, pick, usual_pattern
from puzzles.rules.legality import Fault, faults_of, has_tied_faults
from puzzles.rules.position import MeldKind, Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import COPIES, DRAGONS, NUMBER_SUITS, TILES, WINDS

# Two faults that one reading can have; a hand without a shape has no other.
_ALONE: Final = frozenset({Fault.INCOMPLETE})
_SECOND_FAULT: Final = {
    Level.FIRST: 0.0,
    Level.EASY: 0.0,
    Level.MEDIUM: 0.15,
    Level.HARD: 0.3,
    Level.EXPERT: 0.4,
}


def _if_faulty(position: Position | None, faults: frozenset[Fault]) -> Position | None:
    """Keep a hand that has these faults and no others, with no reading that is wrong in another way as well."""
    if position is None or frozenset(legality_at(position).faults) != faults or has_tied_faults(position):
        return None
    return position


def _with_fault(fault: Fault) -> Callable[[Ruleset, Level, int, Random], Position | None]:
    """Make hands with this fault, and with a second one now and then."""

    def make(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
        faults = frozenset({fault})
        others = [other for other in faults_of(rules) if other is not fault and other not in _ALONE]
        if fault not in _ALONE and others and rng.random() < _SECOND_FAULT[level]:
            faults |= {rng.choice(others)}
        return _if_faulty(_faulty(rules, level, wild, faults, rng), faults)

    return make


def _asks(fault: Fault) -> Callable[[Ruleset], bool]:
    return lambda rules: fault in faults_of(rules)


def _faulty(rules: Ruleset, level: Level, wild: int, faults: frozenset[Fault], rng: Random) -> Position | None:
    """Make a hand that ought to have these faults; the engine has the last word."""
    if Fault.INCOMPLETE in faults:
        return _shapeless(rules, level, wild, rng)
    if Fault.NO_YAOJIU in faults and wild and rng.random() < 0.4:
        return _borrowed_yaojiu(rules, level, wild, faults, rng)
    hand = build_standard(_pattern_for(rules, level, faults, rng), rng)
    if hand is None:
        return None
    if Fault.WILD_PAIR in faults:
        pair = hand.groups[-1]
        number = 2 if rules.hun_pair == "one" or (wild > 1 and rng.random() < 0.3) else 1
        return lay_position(hand, wild, rules, rng, wild_for=pair[:number])
    return lay_position(hand, wild, rules, rng)


def _pattern_for(rules: Ruleset, level: Level, faults: frozenset[Fault], rng: Random) -> Pattern:
    pattern = usual_pattern(rules, level, rng)
    triplets = pattern.triplets
    number = len(pattern.declared)
    if Fault.NO_TRIPLET in faults:
        triplets = 0
    elif Fault.NO_SEQUENCE in faults:
        triplets = SETS
    if Fault.ONE_TILE_LEFT in faults:
        number = SETS
    if Fault.NOT_OPENED in faults:
        number = 0
    if not {Fault.NO_TRIPLET, Fault.NO_SEQUENCE, Fault.ONE_TILE_LEFT, Fault.NOT_OPENED} & faults:
        declared = pattern.declared
    else:
        number = min(number, triplets if not rules.chow else SETS)
        declared = declared_kinds(rules, number, triplets, SETS - triplets, rng)
        if Fault.NOT_OPENED in faults and rules.must_open == "exposed" and triplets and rng.random() < 0.5:
            declared = (MeldKind.CONCEALED_KONG,)
    lacks_suit, lacks_yaojiu = Fault.MISSING_SUIT in faults, Fault.NO_YAOJIU in faults
    return replace(
        pattern,
        triplets=triplets,
        declared=declared,
        suits=tuple(rng.sample(NUMBER_SUITS, pick((0, 1, 7), rng))) if lacks_suit else pattern.suits,
        pair=_pair_for(rules, faults, triplets),
        middle_only=lacks_yaojiu and rules.yaojiu == "one",
        yaojiu="any" if lacks_yaojiu else pattern.yaojiu,
        honours=0.0 if lacks_yaojiu else pattern.honours,
    )


def _pair_for(rules: Ruleset, faults: frozenset[Fault], triplets: int) -> str:
    if Fault.NO_TRIPLET in faults:
        return "plain"
    return "dragon" if rules.triplet and not triplets and Fault.NO_YAOJIU not in faults else "any"


def _borrowed_yaojiu(rules: Ruleset, level: Level, wild: int, faults: frozenset[Fault], rng: Random) -> Position | None:
    """Make a hand whose only 幺九 is a wild tile that stands for one."""
    suit = rng.choice(NUMBER_SUITS)
    first = TILES[9 * NUMBER_SUITS.index(suit)]
    low = rng.random() < 0.5
    ending = TILES[first : first + 3] if low else TILES[first + 6 : first + 9]
    pattern = _pattern_for(rules, level, faults, rng)
    room = SETS - 1
    triplets = min(pattern.triplets, room)
    number = min(len(pattern.declared), room)
    pattern = replace(
        pattern,
        triplets=triplets,
        declared=declared_kinds(rules, number, triplets, room - triplets, rng),
        fixed=(ending,),
        middle_only=True,
    )
    return lay_position(build_standard(pattern, rng), wild, rules, rng, wild_for=(ending[0] if low else ending[2],))


def _shapeless(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand that looks complete and is a tile short."""
    luck = rng.random()
    if luck < 0.1 and rules.thirteen_yao_shapes and level > Level.MEDIUM:
        hand = spoil(build_orphans(rng), rng)
    elif luck < 0.25 and not rules.has_hun:
        return _undeclared_honours(rules, level, rng)
    else:
        suits = None if rng.random() < 0.6 or level < Level.MEDIUM else rng.choice(NUMBER_SUITS)
        hand = spoil(build_standard(usual_pattern(rules, level, rng, long_suit=suits), rng), rng)
    return lay_position(hand, min(wild, 2), rules, rng)


def _spoilt_pairs(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make pairs with two single tiles, or with four alike where those aren't two pairs."""
    suits = NUMBER_SUITS if rules.suits else tuple(rng.sample(NUMBER_SUITS, rng.randrange(1, 4)))
    if not rules.seven_pairs_quads and rng.random() < 0.6:
        return lay_position(build_seven_pairs(rng, suits, four_alike=True), wild, rules, rng)
    hand = build_seven_pairs(rng, suits, four_alike=rng.random() < 0.3)
    return _if_faulty(lay_position(spoil(hand, rng), wild, rules, rng), _ALONE)


def _undeclared_honours(rules: Ruleset, level: Level, rng: Random) -> Position | None:
    """Make a hand that counts on a whirlwind or dragon set that lies undeclared in it, where it is no set."""
    pattern = usual_pattern(rules, level, rng, declared=1)
    hand = build_standard(replace(pattern, honours=0.05), rng)
    if hand is None:
        return None
    place = next((place for place, group in enumerate(hand.groups[:-1]) if len(group) == 3), None)
    if place is None:
        return None
    dragons = rng.random() < 0.6
    honours = DRAGONS if dragons else rng.sample(WINDS, 3)
    changed = Hand((*hand.groups[:place], tuple(honours), *hand.groups[place + 1 :]), hand.melds)
    if max(count(changed.tiles, changed.melds)) > COPIES:
        return None
    return lay_position(changed, 0, rules, rng)


def _spoilt_long_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with most of its tiles in one suit that looks complete and isn't."""
    return _if_faulty(lay_position(spoil(build_long_suit(rules, level, rng), rng), wild, rules, rng), _ALONE)


def _closed_long_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of two suits, most of it in one, with nothing on the table where the rules want it opened."""
    suits = tuple(rng.sample(NUMBER_SUITS, 2))
    pattern = usual_pattern(rules, level, rng, declared=0, suits=suits, long_suit=suits[0])
    hand = build_standard(replace(pattern, declared=(), honours=0.15), rng)
    return _if_faulty(lay_position(hand, wild, rules, rng), frozenset({Fault.NOT_OPENED}))


FAULTY_RECIPES: Final = (
    Recipe(_with_fault(Fault.INCOMPLETE), 7, (890, 1100, 1370), 870),
    Recipe(_with_fault(Fault.NO_TRIPLET), 4, (970, 1190, 1420, 1690), 0, _asks(Fault.NO_TRIPLET)),
    Recipe(_with_fault(Fault.NO_SEQUENCE), 3, (800, 1060, 1320, 1590), 0, _asks(Fault.NO_SEQUENCE)),
    Recipe(_with_fault(Fault.MISSING_SUIT), 4, (950, 1200, 1470, 1670, 1900), 0, _asks(Fault.MISSING_SUIT)),
    Recipe(_with_fault(Fault.NO_YAOJIU), 4, (910, 1220, 1470, 1750, 2040), 0, _asks(Fault.NO_YAOJIU)),
    Recipe(_with_fault(Fault.WILD_PAIR), 5, (0, 1250, 1490, 1770), 0, _asks(Fault.WILD_PAIR)),
    Recipe(_with_fault(Fault.ONE_TILE_LEFT), 4, (704, 974), 760, _asks(Fault.ONE_TILE_LEFT)),
    Recipe(_with_fault(Fault.NOT_OPENED), 6, (1000, 1240, 1500), 1000, _asks(Fault.NOT_OPENED)),
    Recipe(_spoilt_pairs, 2, (937, 1200), 1000),
    Recipe(_closed_long_suit, 4, (), 1700, lambda rules: rules.must_open != "off" and not rules.suits),
    Recipe(_spoilt_long_suit, 5, (1204, 1380, 1500), 1830),
)

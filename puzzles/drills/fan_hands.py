"""Hands for questions of fan: hands that won, rich in the items that are to be counted."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.deal import Table, choose_dealer, choose_qiang, choose_win
from puzzles.drills.hands import SETS, Hand, Pattern, build_orphans, build_seven_pairs, build_standard, build_yao_sets
from puzzles.drills.laying import lay_complete, lay_under
from puzzles.drills.recipes import Recipe, choose
from puzzles.drills.solving import score_at
from puzzles.drills.usual import declared_count, declared_kinds, usual_pattern, yaojiu_wanted
from puzzles.rules.position import MeldKind, Position, Win, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import COPIES, DRAGONS, NUMBER_SUITS, TILES, Suit, Tile

_KONGS: Final = (MeldKind.OPEN_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG)
_QIANG_SHOWN: Final = {Level.FIRST: 0.3, Level.EASY: 0.6, Level.MEDIUM: 0.75, Level.HARD: 0.85, Level.EXPERT: 0.9}
_QIANG_HELD: Final = 0.65
_LEAST_FACTORS: Final = 0.75

Make = Callable[[Ruleset, Level, Random], Hand | None]


def plan_hand(rules: Ruleset, level: Level, rng: Random) -> Callable[[], Position | None]:
    """Choose what sort of hand to make for this level; calling the plan makes one that won, if luck fits it."""
    return choose(RECIPES, rules, level, rng)


def _winning(
    make: Make, by: WinBy | None = None, *, top: bool = False
) -> Callable[[Ruleset, Level, int, Random], Position | None]:
    """Make a hand and let it win: ``by`` this way, or any; ``top`` turns up an indicator of which it holds three."""
    return lambda rules, level, wild, rng: _won(make(rules, level, rng), by, rules, level, wild, rng, top=top)


def _won(
    hand: Hand | None,
    by: WinBy | None,
    rules: Ruleset,
    level: Level,
    wild: int,
    rng: Random,
    *,
    top: bool,
) -> Position | None:
    """Lay a built hand and let it win; None where luck or the rules don't fit."""
    if hand is None:
        return None
    three = _three_held(hand, rng) if top else None
    if top and three is None:
        return None
    table = lay_complete(hand, wild, rules, rng) if three is None else lay_under(hand, three, rules)
    if table is None:
        return None
    win = _win_on(three, table, rng) if three is not None else choose_win(hand, table, rng, by)
    if win is None:
        return None
    qiang = None
    if rules.has_hun and rng.random() < _QIANG_SHOWN[level]:
        qiang = choose_qiang(hand, table, win, rules, rng, held=rng.random() < _QIANG_HELD)
    dealer = choose_dealer(rng) if rules.has_hun else None
    position = Position(rules, table.concealed, hand.melds, table.indicator, qiang, dealer, win)
    found = score_at(position)
    if found is None:
        return None
    if not rules.has_hun and not found.ledger and rng.random() < _LEAST_FACTORS:
        return None
    return position


def _three_held(hand: Hand, rng: Random) -> Tile | None:
    """Choose a kind of which the hand holds three, one of them concealed if it can be."""
    whole = hand.whole
    kinds = sorted({tile for tile in whole if whole.count(tile) == COPIES - 1})
    concealed = [tile for tile in kinds if tile in hand.tiles]
    return rng.choice(concealed or kinds) if kinds else None


def _win_on(tile: Tile, table: Table, rng: Random) -> Win:
    """Win on this tile, now and then on another."""
    other = rng.choice(table.concealed)
    chosen = tile if tile in table.concealed and rng.random() < 0.75 else other
    drawn = rng.random() < 0.45
    win = choose_win(Hand((table.concealed,)), Table((chosen,), None), rng, WinBy.SELF_DRAW if drawn else WinBy.DISCARD)
    assert win is not None
    return win


def _usual(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    return build_standard(usual_pattern(rules, level, rng), rng)


def _kongs(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand with one kong or two."""
    number = 1 if level < Level.MEDIUM else rng.choice((1, 1, 2))
    most = SETS - 1 if rules.sequence else SETS
    triplets = min(number + rng.choice((0, 0, 1)), most)
    kinds = tuple(rng.choice(_KONGS) for _ in range(number))
    return build_standard(_like(rules, level, rng, triplets, kinds, honours=0.3), rng)


def _dragons(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand with a dragon triplet, declared or in hand."""
    number = declared_count(rules, level, rng)
    triplets = rng.choice((1, 1, 2))
    room = SETS - triplets
    kinds = declared_kinds(rules, min(number, SETS - 1), triplets, room if rules.chow else 0, rng)
    pattern = _like(rules, level, rng, triplets, kinds, honours=1.0)
    return build_standard(replace(pattern, triplet_kinds=DRAGONS, pair="number"), rng)


def _three_triplets(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand with three triplets, or four where no sequence is needed."""
    triplets = SETS if not rules.sequence and rng.random() < 0.5 else SETS - 1
    kinds = declared_kinds(rules, declared_count(rules, level, rng), triplets, 0, rng)
    return build_standard(_like(rules, level, rng, triplets, kinds, honours=0.3), rng)


def _four_in_two_sets(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand with four of a kind in a triplet and a sequence."""
    suit = rng.choice(NUMBER_SUITS)
    first = TILES[9 * NUMBER_SUITS.index(suit)]
    start = TILES[first + rng.randrange(7)]
    row = TILES[start : start + 3]
    alike = rng.choice(row)
    number = min(declared_count(rules, level, rng), 2)
    triplets = number if not rules.chow else rng.randrange(2)
    kinds = declared_kinds(rules, number, triplets, 2 - triplets, rng)
    return build_standard(replace(_like(rules, level, rng, triplets, kinds), fixed=((alike,) * 3, row)), rng)


def _two_eight(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand whose pair is of 2 or 8."""
    return build_standard(replace(usual_pattern(rules, level, rng), pair="two_eight"), rng)


def _pairs(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make seven pairs, four alike among them now and then."""
    suits = rng.choice((NUMBER_SUITS, NUMBER_SUITS[:2], NUMBER_SUITS[1:])) if rules.has_hun else _few_suits(rng)
    four_alike = rules.seven_pairs_quads and level > Level.FIRST and rng.random() < 0.5
    return build_seven_pairs(rng, suits, four_alike=four_alike, honours=rules.has_hun or rng.random() < 0.5)


def _yaojiu_only(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand of 幺九 alone."""
    if rng.random() < 0.35:
        return build_orphans(rng)
    kinds = (MeldKind.PUNG, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.CONCEALED_KONG)
    return build_yao_sets(rng, rng.sample(kinds, rng.randrange(4)))


def _one_suit(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand of one suit, with honours or without."""
    suit = rng.choice(NUMBER_SUITS)
    declared = declared_count(rules, level, rng)
    pattern = usual_pattern(rules, level, rng, declared=declared, suits=(suit,))
    mixed = rng.random() < 0.5
    return build_standard(replace(pattern, honours=0.6 if mixed else 0.0), rng)


def _honour_sets(rules: Ruleset, level: Level, rng: Random) -> Hand | None:
    """Make a hand with a whirlwind, a dragon set, or both."""
    sets = rng.choice(((MeldKind.WHIRLWIND,), (MeldKind.DRAGON_SET,), (MeldKind.WHIRLWIND, MeldKind.DRAGON_SET)))
    triplets = rng.randrange(SETS - len(sets) + 1)
    kinds = declared_kinds(rules, rng.randrange(2), triplets, 0, rng)
    suits = _few_suits(rng)
    pattern = Pattern(triplets=triplets, declared=(*sets, *kinds), suits=suits, honours=0.0)
    return build_standard(pattern, rng)


def _like(
    rules: Ruleset,
    level: Level,
    rng: Random,
    triplets: int,
    declared: tuple[MeldKind, ...],
    honours: float = 0.25,
) -> Pattern:
    """Give the pattern of a hand that may win, with so many triplets and these declared sets."""
    usual = usual_pattern(rules, level, rng, declared=0)
    return Pattern(
        triplets=triplets,
        declared=declared,
        suits=usual.suits,
        pair="dragon" if rules.triplet and not triplets else "any",
        yaojiu=yaojiu_wanted(rules),
        honours=honours,
    )


def _few_suits(rng: Random) -> tuple[Suit, ...]:
    return tuple(rng.sample(NUMBER_SUITS, rng.choice((1, 1, 2, 3))))


RECIPES: Final = (
    Recipe(_winning(_usual), 12, (935, 1080, 1260, 1450, 1655), 990),
    Recipe(_winning(_kongs), 7, (1340, 1490, 1660, 1810, 2000), 1060),
    Recipe(_winning(_kongs, WinBy.KONG_DRAW), 4, (1420, 1580, 1730, 1890, 2120), 1060),
    Recipe(_winning(_dragons), 6, (970, 1110, 1310, 1465, 1670)),
    Recipe(_winning(_three_triplets), 6, (1185, 1220, 1380, 1560, 1730), 1080),
    Recipe(_winning(_four_in_two_sets), 6, (1150, 1190, 1350, 1450, 1660)),
    Recipe(_winning(_two_eight), 5, (1050, 1130, 1340, 1510, 1690)),
    Recipe(_winning(_pairs), 5, (1310, 1385, 1575, 1715, 1890), 1450),
    Recipe(_winning(_yaojiu_only), 2, (1180, 1350, 1520, 1670, 1930), 0, lambda rules: bool(rules.thirteen_yao_shapes)),
    Recipe(_winning(_dragons, top=True), 3, (1270,), 0, lambda rules: rules.wall_top in ("win", "three")),
    Recipe(_winning(_three_triplets, top=True), 2, (1430,)),
    Recipe(_winning(_usual, WinBy.ROBBED_KONG), 2, (940, 1085, 1240), 1090),
    Recipe(_winning(_one_suit), 8, (), 1600),
    Recipe(_winning(_honour_sets), 7, (), 1285),
)

"""Hands for questions of waits: usual ones, and near misses made on purpose."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Level
from puzzles.drills.deal import Table, place_wild
from puzzles.drills.hands import (
    SETS,
    Hand,
    Pattern,
    build_dense,
    build_orphans,
    build_seven_pairs,
    build_standard,
    build_yao_sets,
)
from puzzles.drills.nearness import near_tile
from puzzles.drills.recipes import Recipe, choose
from puzzles.drills.usual import build_long_suit, declared_kinds, pick, usual_pattern, yaojiu_wanted
from puzzles.rules.position import Meld, MeldKind, Position
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import NUMBER_SUITS, TILES, Tile

# So that a question is found where the rules leave hardly anything of one sort.
_OTHER_SORT: Final = 0.05


def plan_hand(rules: Ruleset, level: Level, rng: Random, *, wins: bool) -> Callable[[], Position | None]:
    """Choose what sort of hand to make for this level, one that waits or (not ``wins``) one that looks so in vain."""
    other_sort = rng.random() < _OTHER_SORT
    return choose(RECIPES if wins is not other_sort else VAIN_RECIPES, rules, level, rng)


def _usual(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand as people hold it."""
    return _wait_for_any(build_standard(usual_pattern(rules, level, rng), rng), rules, level, wild, rng)


def _long_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with most of its concealed tiles in one suit."""
    return _wait_for_any(build_long_suit(rules, level, rng), rules, level, wild, rng)


def _two_suits(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of two suits, most of it in one."""
    suits = tuple(rng.sample(NUMBER_SUITS, 2))
    pattern = usual_pattern(rules, level, rng, declared=rng.randrange(1, 3), suits=suits, long_suit=suits[0])
    return _wait_for_any(build_standard(replace(pattern, honours=0.1), rng), rules, level, wild, rng)


def _dense(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of one suit that can be split in many ways."""
    kind = rng.choice((MeldKind.PUNG, MeldKind.PUNG, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG))
    return _wait_for_any(build_dense(rng, rng.choice(NUMBER_SUITS), kind), rules, level, wild, rng)


def _closed(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with nothing on the table, or only a concealed kong, where the rules want it opened."""
    suits = rng.sample(NUMBER_SUITS, pick((0, 1, 3, 3), rng))
    kong = (MeldKind.CONCEALED_KONG,) if rules.must_open == "exposed" and rng.random() < 0.5 else ()
    pattern = Pattern(triplets=max(len(kong), pick((3, 3, 2, 1), rng)), suits=tuple(suits), declared=kong)
    return _wait_for_any(build_standard(pattern, rng), rules, level, wild, rng)


def _closed_long_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of one suit, or nearly so, with nothing on the table where the rules want it opened."""
    suits = tuple(rng.sample(NUMBER_SUITS, rng.randrange(1, 3)))
    pattern = Pattern(triplets=pick((3, 3, 2, 1), rng), suits=suits, long_suit=suits[0], honours=0.1)
    return _wait_for_any(build_standard(pattern, rng), rules, level, wild, rng)


def _last_single(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with four declared sets and one single tile (手把一)."""
    triplets = pick((0, 4, 4, 2), rng) if rules.chow else SETS
    kinds = declared_kinds(rules, SETS, triplets, SETS - triplets, rng)
    hand = build_standard(Pattern(triplets=triplets, declared=kinds, yaojiu=yaojiu_wanted(rules)), rng)
    if hand is None:
        return None
    return _lay(hand.tiles[:1], hand.melds, wild, rules, level, rng)


def _lacking_yaojiu(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of middle tiles with an open end: one end brings 幺九, the other doesn't."""
    suit = rng.choice(NUMBER_SUITS)
    low = TILES[9 * NUMBER_SUITS.index(suit)]
    ends = rng.random() < 0.5
    part = (low + 1, low + 2) if ends else (low + 6, low + 7)
    fixed = tuple(TILES[tile] for tile in (low, *part)) if ends else tuple(TILES[tile] for tile in (*part, low + 8))
    pattern = replace(
        usual_pattern(rules, level, rng), middle_only=True, yaojiu="any", fixed=(fixed,), pair="any", honours=0.0
    )
    pattern = _with_room_for(pattern, 1, rules, rng)
    hand = build_standard(pattern, rng)
    if hand is None:
        return None
    dropped = fixed[0] if ends else fixed[2]
    if rules.yaojiu == "pair":
        hand = _with_terminal_sequence(hand, fixed)
        if hand is None:
            return None
    return _lay(_less(hand.tiles, dropped), hand.melds, wild, rules, level, rng)


def _with_terminal_sequence(hand: Hand, fixed: tuple[Tile, ...]) -> Hand | None:
    """Put the same ending sequence into the hand a second time, so that the waited terminal makes two alike."""
    for place, group in enumerate(hand.groups[1:-1], 1):
        if len(set(group)) == 3:
            groups = (*hand.groups[:place], fixed, *hand.groups[place + 1 :])
            changed = Hand(groups, hand.melds)
            return changed if max(changed.whole.count(tile) for tile in fixed) <= 4 else None
    return None


def _lacking_suit(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of two suits; with a wild tile waiting for its pair any tile of the third suit saves it."""
    suits = tuple(rng.sample(NUMBER_SUITS, 2))
    pattern = usual_pattern(rules, level, rng, suits=suits)
    hand = build_standard(replace(pattern, honours=0.5 if rules.yaojiu == "pair" else 0.3), rng)
    if hand is None:
        return None
    if not wild:
        return _wait_for_any(hand, rules, level, wild, rng)
    sets = tuple(tile for group in hand.groups[:-1] for tile in group)
    if wild > len(sets):
        return None
    kept = tuple(rng.sample(sets, len(sets) - wild + 1))
    return _lay(kept, hand.melds, wild, rules, level, rng)


def _three_and_one(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand with three alike and their neighbour: as triplet and pair, or as pair and sequence."""
    suit = rng.choice(NUMBER_SUITS)
    first = TILES[9 * NUMBER_SUITS.index(suit)]
    place = rng.randrange(1, 8)
    alike = TILES[first + place]
    single = TILES[first + place + rng.choice((-1, 1))]
    triplets = rng.choice((0, 0, 3)) if rules.chow or not rules.sequence else 3
    declared = min(rng.randrange(3), 3 if triplets or rules.chow else 0)
    pattern = Pattern(
        triplets=triplets,
        declared=declared_kinds(rules, declared, triplets, 3 - triplets, rng),
        suits=NUMBER_SUITS if rules.suits else (suit,),
        yaojiu=yaojiu_wanted(rules),
        fixed=((alike,) * 3,),
        pair="number",
        honours=0.3,
    )
    hand = build_standard(pattern, rng)
    if hand is None:
        return None
    tiles = tuple(tile for group in hand.groups[:-1] for tile in group)
    return _lay((*tiles, single), hand.melds, wild, rules, level, rng)


def _with_dead_tile(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand that waits on both ends of a row, one of them with no copy left."""
    suit = rng.choice(NUMBER_SUITS)
    first = TILES[9 * NUMBER_SUITS.index(suit)]
    place = rng.randrange(2, 7)
    gone = TILES[first + place]
    row = TILES[gone : gone + 3]
    part = TILES[gone - 2 : gone]
    triplet = (gone,) * 3
    declares = rng.random() < 0.6
    pattern = usual_pattern(rules, level, rng, declared=0)
    pattern = replace(pattern, triplets=0, declared=(), fixed=(row, (*part, gone)), pair="any", yaojiu="any")
    pattern = replace(pattern, suits=tuple(s for s in pattern.suits if s is not suit) or (suit,), triplets=1)
    hand = build_standard(pattern, rng)
    if hand is None:
        return None
    groups = list(hand.groups)
    spare = next((group for group in groups[2:-1] if len(set(group)) == 3), None)
    if spare is None:
        return None
    groups.remove(spare)
    melds = (*hand.melds, Meld(MeldKind.PUNG, triplet)) if declares or rules.must_open != "off" else hand.melds
    tiles = tuple(tile for group in groups for tile in group)
    if len(melds) == len(hand.melds):
        tiles = (*tiles, *triplet)
    kept = _less(tiles, gone)
    if kept.count(gone) + sum(meld.tiles.count(gone) for meld in melds) > 4:
        return None
    return _lay(kept, melds, wild, rules, level, rng)


def _one_more_short(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand that looks ready but is a tile further away."""
    hand = build_standard(usual_pattern(rules, level, rng), rng)
    if hand is None or len(hand.tiles) < 7:
        return None
    tiles = list(_less(hand.tiles, rng.choice(hand.tiles)))
    place = rng.randrange(len(tiles))
    other = near_tile(tiles[place], rng)
    if hand.whole.count(other) >= 4:
        return None
    tiles[place] = other
    return _lay(tuple(tiles), hand.melds, wild, rules, level, rng)


def _six_pairs(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make six pairs and a single tile, four alike among them now and then."""
    suits = rng.choice((NUMBER_SUITS, NUMBER_SUITS[:2], NUMBER_SUITS[1:], rng.sample(NUMBER_SUITS, 1)))
    hand = build_seven_pairs(
        rng, suits, middle_only=rng.random() < 0.25, four_alike=level > Level.EASY and rng.random() < 0.5
    )
    return _wait_for_any(hand, rules, level, wild, rng)


def _all_yaojiu(rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Make a hand of 幺九 alone, ready for 十三幺."""
    if rng.random() < 0.5:
        return _wait_for_any(build_orphans(rng), rules, level, wild, rng)
    declared = rng.sample((MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.CONCEALED_KONG), rng.randrange(3))
    return _wait_for_any(build_yao_sets(rng, declared), rules, level, wild, rng)


def _wait_for_any(hand: Hand | None, rules: Ruleset, level: Level, wild: int, rng: Random) -> Position | None:
    """Take a tile away from a complete hand, and lay it with as many wild tiles as the level has."""
    if hand is None or not hand.tiles:
        return None
    tiles = _less(hand.tiles, rng.choice(hand.tiles))
    return _lay(tiles, hand.melds, wild, rules, level, rng, replaces=True)


def _lay(
    kept: tuple[Tile, ...],
    melds: tuple[Meld, ...],
    wild: int,
    rules: Ruleset,
    level: Level,
    rng: Random,
    *,
    replaces: bool = False,
) -> Position | None:
    """Lay the waiting hand; wild tiles make up the number, or with ``replaces`` take the place of some tiles."""
    size = 13 - 3 * len(melds)
    if replaces or len(kept) == size:
        if wild > size:
            return None
        kept = tuple(rng.sample(kept, size - wild))
    if not rules.has_hun or (not wild and rng.random() < (0.6 if level is Level.FIRST else 0.35)):
        table: Table | None = Table(kept, None)
    else:
        table = place_wild(kept, melds, wild, rules, rng)
    if table is None or len(table.concealed) != size:
        return None
    return Position(rules, table.concealed, melds, table.indicator)


def _with_room_for(pattern: Pattern, fixed: int, rules: Ruleset, rng: Random) -> Pattern:
    """Take so many sets from a pattern as are given already."""
    room = SETS - fixed
    triplets = min(pattern.triplets, room)
    number = min(len(pattern.declared), room - 1)
    return replace(pattern, triplets=triplets, declared=declared_kinds(rules, number, triplets, room - triplets, rng))


def _less(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """Take one tile away."""
    place = tiles.index(tile)
    return (*tiles[:place], *tiles[place + 1 :])


def _is_opening_asked(rules: Ruleset) -> bool:
    return rules.must_open != "off"


RECIPES: Final = (
    Recipe(_usual, 30, (765, 1080, 1400, 1680, 2140), 700),
    Recipe(_long_suit, 10, (860, 1130, 1450, 1720, 2160), 1560),
    Recipe(_dense, 8, (), 1750, lambda rules: not rules.suits),
    Recipe(_two_suits, 8, (), 950, lambda rules: not rules.suits),
    Recipe(_six_pairs, 4, (1030, 1320, 1610, 1870, 2185), 970),
    Recipe(_with_dead_tile, 5, (1080, 1390), 925),
    Recipe(_three_and_one, 6, (1080, 1365), 0, lambda rules: rules.triplet or rules.sequence),
    Recipe(_lacking_yaojiu, 6, (1045, 1345), 0, lambda rules: rules.yaojiu in ("one", "pair")),
    Recipe(_lacking_suit, 5, (0, 1580, 1765, 1950, 2210), 0, lambda rules: rules.suits),
    Recipe(_all_yaojiu, 2, (850, 1100, 1360, 1780, 2050), 0, lambda rules: bool(rules.thirteen_yao_shapes)),
)
VAIN_RECIPES: Final = (
    Recipe(_one_more_short, 4, (995, 1230), 995),
    Recipe(_lacking_suit, 4, (1090, 1580, 1765, 1950, 2210), 0, lambda rules: rules.suits),
    Recipe(_lacking_yaojiu, 3, (1045, 1345), 0, lambda rules: rules.yaojiu in ("one", "pair")),
    Recipe(_last_single, 2, (960, 1350), 900, lambda rules: rules.max_declared_sets < SETS),
    Recipe(_closed, 6, (1200, 1400), 1290, _is_opening_asked),
    Recipe(_closed_long_suit, 3, (), 2060, lambda rules: _is_opening_asked(rules) and not rules.suits),
    Recipe(_six_pairs, 2, (1030, 1320, 1610, 1870, 2185)),
    Recipe(_long_suit, 2, (860, 1130, 1450, 1720, 2160)),
)

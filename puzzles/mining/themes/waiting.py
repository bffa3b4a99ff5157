"""Themes of waiting hands: what the waits look like.

The shapes with names (closed, edge, two-sided, pair, two pairs) are told where no wild tile blurs them.
"""

from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import WAITS, Theme
from puzzles.rules.readings import Form, Group, Reading
from puzzles.rules.shanten import missing_for_pairs
from puzzles.rules.tiles import TILES, Tile

_NEARLY_ALL: Final = len(TILES) - 1
_MANY: Final = 6
_PAIRS: Final = 4


def _number(facts: Facts) -> int:
    return len(facts.waits.waits)


def _completed_groups(facts: Facts, tile: Tile) -> list[Group]:
    """Give the concealed groups, in any legal reading of sets, that the tile completes."""
    return [
        group
        for reading in facts.readings_with(tile)
        if reading.form is Form.STANDARD
        for group in _groups(reading)
        if group.meld is None and tile in group.faces
    ]


def _groups(reading: Reading) -> tuple[Group, ...]:
    return reading.sets if reading.pair is None else (*reading.sets, reading.pair)


def _only_wait(facts: Facts) -> Tile | None:
    """Give the one wait of a hand without wild tiles."""
    tiles = facts.waits.tiles
    return tiles[0] if len(tiles) == 1 and not facts.wild and not facts.waits.dead else None


def _is_closed(facts: Facts) -> bool:
    tile = _only_wait(facts)
    return tile is not None and any(g.is_sequence and g.faces[1] is tile for g in _completed_groups(facts, tile))


def _is_edge(facts: Facts) -> bool:
    tile = _only_wait(facts)
    if tile is None or tile.is_honour:
        return False
    low = any(g.is_sequence and g.faces[2] is tile and tile.rank == 3 for g in _completed_groups(facts, tile))
    return low or any(g.is_sequence and g.faces[0] is tile and tile.rank == 7 for g in _completed_groups(facts, tile))


def _is_pair(facts: Facts) -> bool:
    tile = _only_wait(facts)
    if tile is None:
        return False
    groups = _completed_groups(facts, tile)
    return any(not g.is_sequence and not g.is_triplet for g in groups) and not any(g.is_sequence for g in groups)


def _is_two_sided(facts: Facts) -> bool:
    tiles = facts.waits.tiles
    if len(tiles) != 2 or facts.wild:
        return False
    low, high = tiles
    return (
        high - low == 3
        and low.suit is high.suit
        and any(g.is_sequence and g.faces[0] is low for g in _completed_groups(facts, low))
        and any(g.is_sequence and g.faces[2] is high for g in _completed_groups(facts, high))
    )


def _is_double_pair(facts: Facts) -> bool:
    tiles = facts.waits.tiles
    return (
        len(tiles) == 2
        and not facts.wild
        and all(any(g.is_triplet for g in _completed_groups(facts, tile)) for tile in tiles)
    )


def _goes_for_pairs(facts: Facts) -> bool:
    if facts.position.melds or sum(count // 2 for count in facts.natural) < _PAIRS:
        return False
    return missing_for_pairs(facts.natural, facts.wild, facts.rules.seven_pairs_quads) <= 1


def _is_all_yaojiu(facts: Facts) -> bool:
    return facts.rules.has_hun and all(tile.is_yaojiu for tile in facts.whole)


def _hun_counts(facts: Facts) -> bool:
    return bool(facts.wild == 0 and facts.position.hun in facts.waits.tiles)


THEMES: Final = (
    Theme("closed_wait", WAITS, _is_closed),
    Theme("edge_wait", WAITS, _is_edge),
    Theme("two_sided_wait", WAITS, _is_two_sided),
    Theme("pair_wait", WAITS, _is_pair),
    Theme("double_pair_wait", WAITS, _is_double_pair),
    Theme("three_waits", WAITS, lambda facts: _number(facts) >= 3),
    Theme("five_waits", WAITS, lambda facts: _number(facts) >= 5),
    Theme("many_waits", WAITS, lambda facts: _MANY <= _number(facts) < _NEARLY_ALL),
    Theme("nothing_wins", WAITS, lambda facts: _number(facts) == 0),
    Theme("some_refused", WAITS, lambda facts: _number(facts) > 0 and bool(facts.refusals)),
    Theme("dead_wait", WAITS, lambda facts: bool(facts.waits.dead)),
    Theme("last_copy", WAITS, lambda facts: any(wait.unseen == 1 for wait in facts.waits.waits)),
    Theme("hun_completes", WAITS, _hun_counts),
    Theme("seven_pairs", WAITS, _goes_for_pairs),
    Theme("thirteen_yao", WAITS, _is_all_yaojiu),
)

"""Themes of claims: what a discard allows, and what it only seems to."""

from itertools import pairwise
from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import CLAIMS, Theme
from puzzles.rules.seats import Seat
from puzzles.rules.tiles import Tile


def _tile(facts: Facts) -> Tile:
    tile = facts.question.tile
    assert tile is not None
    return tile


def is_refused_win(facts: Facts) -> bool:
    """Tell whether the discard completes a shape that isn't allowed."""
    return not facts.claims.hu and _tile(facts) in facts.shapes


def rows_with(facts: Facts) -> int:
    """Count the ways in which two concealed tiles stand in a row with the discard, under rules that have the chow."""
    tile, held = _tile(facts), facts.natural
    if tile.is_honour or not facts.rules.chow or tile is facts.position.hun:
        return 0
    near = [1 <= tile.rank + step <= 9 and held[tile + step] > 0 for step in (-2, -1, 1, 2)]
    return sum(one and other for one, other in pairwise(near))


def is_row_not_from_left(facts: Facts) -> bool:
    """Tell whether a chow fails only because the discard isn't the left player's."""
    return facts.question.source is not Seat.LEFT and rows_with(facts) > 0


def is_full(facts: Facts) -> bool:
    """Tell whether tiles for a set are held and no more sets may be declared."""
    is_room = len(facts.position.melds) < facts.rules.max_declared_sets
    tile = _tile(facts)
    wants = facts.natural[tile] >= 2 or (facts.question.source is Seat.LEFT and rows_with(facts) > 0)
    return not is_room and tile is not facts.position.hun and wants


def _allows_nothing(facts: Facts) -> bool:
    claims = facts.claims
    return not (claims.hu or claims.kong or claims.pung or claims.chow)


THEMES: Final = (
    Theme("claim_hu", CLAIMS, lambda facts: facts.claims.hu),
    Theme("claim_kong", CLAIMS, lambda facts: facts.claims.kong),
    Theme("claim_pung", CLAIMS, lambda facts: facts.claims.pung),
    Theme("claim_chow", CLAIMS, lambda facts: bool(facts.claims.chow)),
    Theme("chow_or_pung", CLAIMS, lambda facts: facts.claims.pung and bool(facts.claims.chow)),
    Theme("several_chows", CLAIMS, lambda facts: len(facts.claims.chow) > 1),
    Theme("hu_or_more", CLAIMS, lambda facts: facts.claims.hu and (facts.claims.pung or bool(facts.claims.chow))),
    Theme("nothing_allowed", CLAIMS, _allows_nothing),
    Theme("refused_win", CLAIMS, is_refused_win),
    Theme("row_not_from_left", CLAIMS, is_row_not_from_left),
    Theme("sets_full", CLAIMS, is_full),
    Theme("hun_discarded", CLAIMS, lambda facts: _tile(facts) is facts.position.hun),
)

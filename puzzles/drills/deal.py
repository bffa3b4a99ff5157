"""Laying a built hand on the table: wild tiles and the indicator, declared sets, how it was won, and the 枪 tile."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from puzzles.drills.hands import Hand
from puzzles.rules.position import Meld, MeldKind, Seat, Win, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import COPIES, TILES, Tile

OTHERS: Final = (Seat.LEFT, Seat.ACROSS, Seat.RIGHT)
_REPLACED: Final = (MeldKind.OPEN_KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG, MeldKind.WHIRLWIND)


@dataclass(frozen=True, slots=True)
class Table:
    """A hand under an indicator: the concealed tiles with the wild ones among them, and the indicator."""

    concealed: tuple[Tile, ...]
    indicator: Tile | None


@cache
def _before(rules: Ruleset) -> dict[Tile, Tile]:
    """Give for each kind the one that it follows (R-NEXT)."""
    return {next_tile(tile, rules): tile for tile in TILES}


def place_wild(kept: tuple[Tile, ...], melds: tuple[Meld, ...], wild: int, rules: Ruleset, rng: Random) -> Table | None:
    """Add ``wild`` wild tiles to the concealed ones that are kept, and turn up the indicator that makes them wild.

    With 0 the hand holds no wild tile, though one is in play. None where no kind can be the hun.
    """
    in_sight = count(kept, melds)
    before = _before(rules)
    huns = [tile for tile in TILES if not in_sight[tile] and in_sight[before[tile]] < COPIES]
    if not huns:
        return None
    hun = rng.choice(huns)
    return Table((*kept, *(hun,) * wild), before[hun])


def count(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> list[int]:
    """Count each kind over the concealed and the declared tiles."""
    counts = [0] * len(TILES)
    for tile in concealed:
        counts[tile] += 1
    for meld in melds:
        for tile in meld.tiles:
            counts[tile] += 1
    return counts


def choose_win(hand: Hand, table: Table, rng: Random, by: WinBy | None = None) -> Win | None:
    """Choose how a complete hand was won, ``by`` or as it happens; None where it can't have been so."""
    can_bloom = any(meld.kind in _REPLACED for meld in hand.melds)
    if by is None:
        by = _usual_way(can_bloom=can_bloom, rng=rng)
    if by is WinBy.KONG_DRAW:
        return Win(rng.choice(table.concealed), by) if can_bloom else None
    if by is WinBy.SELF_DRAW:
        return Win(rng.choice(table.concealed), by)
    if by is WinBy.ROBBED_KONG:
        # The other player's kong takes the three copies that the winner doesn't hold.
        whole = (*table.concealed, *(tile for meld in hand.melds for tile in meld.tiles), table.indicator)
        single = [tile for tile in table.concealed if whole.count(tile) == 1]
        return Win(rng.choice(single), by, rng.choice(OTHERS)) if single else None
    return Win(rng.choice(table.concealed), by, rng.choice(OTHERS))


def _usual_way(*, can_bloom: bool, rng: Random) -> WinBy:
    luck = rng.random()
    if can_bloom and luck < 0.2:
        return WinBy.KONG_DRAW
    if luck > 0.95:
        return WinBy.ROBBED_KONG
    return WinBy.SELF_DRAW if luck > 0.55 else WinBy.DISCARD


def choose_qiang(hand: Hand, table: Table, win: Win, rules: Ruleset, rng: Random, *, held: bool) -> Tile | None:
    """Choose the tile that is turned up after the win: ``held`` one that counts a tile of the hand, else any."""
    in_sight = [0] * len(TILES)
    for tile in (*table.concealed, *(tile for meld in hand.melds for tile in meld.tiles)):
        in_sight[tile] += 1
    hun = None if table.indicator is None else next_tile(table.indicator, rules)
    counted = [0 if tile == hun else count for tile, count in enumerate(in_sight)]
    if table.indicator is not None:
        in_sight[table.indicator] += 1
    if win.by is WinBy.ROBBED_KONG:
        in_sight[win.tile] = COPIES
    free = [tile for tile in TILES if in_sight[tile] < COPIES]
    if held:
        free = [tile for tile in free if counted[tile] or counted[next_tile(tile, rules)]] or free
    return rng.choice(free) if free else None


def choose_dealer(rng: Random) -> Seat:
    """Choose who deals; any of the four as often."""
    return rng.choice(tuple(Seat))

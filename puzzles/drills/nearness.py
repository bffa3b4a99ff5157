"""Near tiles: changing a hand by a little, so that it only looks right."""

from random import Random

from puzzles.drills.deal import count
from puzzles.drills.hands import Hand
from puzzles.rules.tiles import COPIES, TILES, Tile


def near_tile(tile: Tile, rng: Random) -> Tile:
    """Give another kind that lies near this one: one or two ranks away, or another honour."""
    if tile.is_honour:
        return rng.choice([other for other in TILES[Tile.EAST :] if other is not tile])
    ranks = [rank for rank in (tile.rank - 1, tile.rank + 1, tile.rank + 2) if 1 <= rank <= 9]
    return TILES[tile - tile.rank + rng.choice(ranks)]


def spoil(hand: Hand | None, rng: Random) -> Hand | None:
    """Change one concealed tile into a near one; None where that would be a fifth copy."""
    if hand is None or not hand.groups:
        return None
    place = rng.randrange(len(hand.groups))
    group = list(hand.groups[place])
    at = rng.randrange(len(group))
    group[at] = near_tile(group[at], rng)
    changed = Hand((*hand.groups[:place], tuple(group), *hand.groups[place + 1 :]), hand.melds)
    return changed if max(count(changed.tiles, changed.melds)) <= COPIES else None

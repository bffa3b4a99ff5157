"""The wall: 136 shuffled tiles, drawn from the front, replacements and open tiles from the end (R-DEAL, R-DRAW)."""

from random import Random

from puzzles.rules.tiles import COPIES, TILES, Tile


class Wall:
    """The tiles that nobody has yet."""

    def __init__(self, rng: Random) -> None:
        self._tiles = [tile for tile in TILES for _ in range(COPIES)]
        rng.shuffle(self._tiles)
        self._front = 0

    def __len__(self) -> int:
        return len(self._tiles) - self._front

    def draw(self) -> Tile:
        """Take the next tile; raises IndexError when the wall is empty."""
        if not len(self):
            raise IndexError("the wall is empty")
        self._front += 1
        return self._tiles[self._front - 1]

    def draw_from_end(self) -> Tile:
        """Take the last tile: a kong's replacement, or a tile that is turned up."""
        if not len(self):
            raise IndexError("the wall is empty")
        return self._tiles.pop()

    def remaining(self) -> tuple[Tile, ...]:
        """Give the tiles that are left, in the order in which they would be drawn."""
        return tuple(self._tiles[self._front :])

"""Notation: tiles as MPSZ, Chinese or Unicode text (section 2)."""

from collections.abc import Iterable

from puzzles.rules.tiles import Tile


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in any notation of section 2, keeping their order; raises NotationError with the text and the place."""
    raise NotImplementedError


def read_tile(text: str) -> Tile:
    """Read exactly one tile."""
    raise NotImplementedError


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles as MPSZ, sorted by kind: ``123m55z``."""
    raise NotImplementedError


def write_tiles_chinese(tiles: Iterable[Tile]) -> str:
    """Write tiles in Chinese, sorted by kind: ``一二三万白白``."""
    raise NotImplementedError

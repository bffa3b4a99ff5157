"""Positions in few words: MPSZ texts for tiles, ``kind tiles`` for declared sets, ``by tile [from]`` for a win."""

from puzzles.rules.notation import read_tile, read_tiles
from puzzles.rules.position import Meld, MeldKind, Position, Seat, Win, WinBy
from puzzles.rules.ruleset import Ruleset


def position(concealed, *melds, rules="daozi", indicator=None, qiang=None, dealer="left", win=None, **options):
    """Lay a hand on the table: ``position("123m55z", "pung 111z", win="self_draw 5z", hun_pair="none")``."""
    return Position(
        Ruleset.of(rules, options),
        read_tiles(concealed),
        tuple(meld(text) for text in melds),
        read_tile(indicator) if indicator else None,
        read_tile(qiang) if qiang else None,
        Seat(dealer) if dealer else None,
        won(win) if win else None,
    )


def meld(text):
    """Read a declared set: ``"open_kong 5555m"``."""
    kind, tiles = text.split()
    return Meld(MeldKind(kind), read_tiles(tiles))


def won(text):
    """Read a win: ``"discard 5m left"`` or ``"self_draw 5m"``."""
    by, tile, *source = text.split()
    return Win(read_tile(tile), WinBy(by), Seat(source[0]) if source else None)

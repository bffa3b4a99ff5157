"""The deal: what a position must keep to, or it is an input error (section 5)."""

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final

from puzzles.errors import PositionError, shown
from puzzles.rules.melds import HONOUR_SETS, WITH_REPLACEMENT, MeldKind
from puzzles.rules.notation import write_tiles
from puzzles.rules.seats import OTHERS, Seat, Win, WinBy
from puzzles.rules.tiles import COPIES, TILES, Tile

if TYPE_CHECKING:
    from puzzles.rules.position import Position

HAND_SIZE: Final = 14
MOST_DECLARED_SETS: Final = 4
_WELL_FORMED: Final = {
    MeldKind.CHOW: "three in a row in one suit",
    MeldKind.PUNG: "three alike",
    MeldKind.OPEN_KONG: "four alike",
    MeldKind.ADDED_KONG: "four alike",
    MeldKind.CONCEALED_KONG: "four alike",
    MeldKind.WHIRLWIND: "one each of 1z 2z 3z 4z",
    MeldKind.DRAGON_SET: "one each of 5z 6z 7z",
}


def check_melds(position: "Position") -> None:
    """Refuse too many declared sets, malformed ones, and those that the rules don't have or that hold the hun."""
    if len(position.melds) > MOST_DECLARED_SETS:
        raise PositionError(
            f"melds: {len(position.melds)} declared sets, expected at most {MOST_DECLARED_SETS}",
            code="too_many_melds",
            facts={"count": len(position.melds)},
        )
    for place, meld in enumerate(position.melds):
        named = f"melds[{place}]: {meld.kind.value} {shown(write_tiles(meld.tiles))}"
        facts = {"place": place, "kind": meld.kind, "tiles": meld.tiles}
        if not meld.is_well_formed:
            raise PositionError(
                f"{named} is no such set, expected {_WELL_FORMED[meld.kind]}", code="malformed_meld", facts=facts
            )
        if meld.kind is MeldKind.CHOW and not position.rules.chow:
            raise PositionError(
                f"{named}, but these rules have no chow (option 'chow' is false)", code="no_chow", facts=facts
            )
        if meld.kind in HONOUR_SETS and position.rules.has_hun:
            raise PositionError(
                f"{named}, but the rules {position.rules.profile.value!r} have no such set",
                code="foreign_meld",
                facts=facts,
            )
        if position.hun in meld.tiles and position.rules.has_hun:
            raise PositionError(
                f"{named} holds {_name(position.hun)!r}, which is wild: the hun is never declared",
                code="hun_in_meld",
                facts={**facts, "tile": position.hun},
            )


def check_size(position: "Position") -> bool:
    """Tell whether the hand is complete; refuse a number of tiles that is neither 13 − 3d nor 14 − 3d."""
    waiting = HAND_SIZE - 1 - 3 * len(position.melds)
    count = len(position.concealed)
    if count not in (waiting, waiting + 1):
        raise PositionError(
            f"concealed: {shown(write_tiles(position.concealed))} has {count} tiles, expected {waiting} (waiting) or "
            f"{waiting + 1} (complete) beside {len(position.melds)} declared set(s)",
            code="tile_count",
            facts={"count": count, "waiting": waiting, "melds": len(position.melds)},
        )
    return count > waiting


def count_in_sight(position: "Position", counts: Iterable[int]) -> tuple[int, ...]:
    """Count every kind that is concealed, declared or lies open; refuse a fifth copy."""
    in_sight = list(counts)
    for meld in position.melds:
        for tile in meld.tiles:
            in_sight[tile] += 1
    for open_tile in (position.indicator, position.qiang):
        if open_tile is not None:
            in_sight[open_tile] += 1
    if max(in_sight) > COPIES:
        tile = next(tile for tile in TILES if in_sight[tile] > COPIES)
        raise PositionError(
            f"{_where(position, tile)}: {tile.mpsz!r} is in sight {in_sight[tile]} times, but there are only {COPIES}",
            code="too_many_copies",
            facts={"tile": tile, "count": in_sight[tile]},
        )
    return tuple(in_sight)


def _where(position: "Position", tile: Tile) -> str:
    """Name the fields that hold a tile."""
    held = {
        "concealed": tile in position.concealed,
        "melds": any(tile in meld.tiles for meld in position.melds),
        "indicator": tile == position.indicator,
        "qiang": tile == position.qiang,
    }
    return " + ".join(name for name, holds in held.items() if holds)


def check_table(position: "Position") -> None:
    """Refuse an indicator or 枪 tile where there is none, and a win without a dealer where he matters."""
    if not position.rules.has_hun:
        for name, tile in (("indicator", position.indicator), ("qiang", position.qiang)):
            if tile is not None:
                raise PositionError(
                    f"{name}: {tile.mpsz!r}, but the rules {position.rules.profile.value!r} have no {name}",
                    code=f"no_{name}",
                    facts={"tile": tile},
                )
    elif position.win is not None and position.dealer is None:
        raise PositionError(
            f"dealer: missing, expected one of {_choices(Seat)} beside 'win' in the rules "
            f"{position.rules.profile.value!r}",
            code="dealer_missing",
        )


def check_win(position: "Position", win: Win) -> None:
    """Refuse a win of a waiting hand, on a tile that isn't there, or that came from nobody or from somebody wrongly."""
    if not position.is_complete:
        raise PositionError(
            f"win: given, but the hand of {len(position.concealed)} concealed tiles still waits for its last tile",
            code="win_while_waiting",
            facts={"count": len(position.concealed)},
        )
    if win.tile not in position.concealed:
        raise PositionError(
            f"win.tile: {win.tile.mpsz!r} is not among the concealed tiles {write_tiles(position.concealed)!r}",
            code="win_tile_absent",
            facts={"tile": win.tile},
        )
    if win.by.is_drawn:
        if win.source is not None:
            raise PositionError(
                f"win.from: {win.source.value!r}, but a {win.by.value} comes from nobody: expected none",
                code="win_from_given",
                facts={"by": win.by, "from": win.source},
            )
    elif win.source not in OTHERS:
        raise PositionError(
            f"win.from: {repr(win.source.value) if win.source else 'missing'}, expected one of {_choices(OTHERS)} "
            f"for a {win.by.value}",
            code="win_from_missing",
            facts={"by": win.by},
        )
    if win.by is WinBy.KONG_DRAW and not any(meld.kind in WITH_REPLACEMENT for meld in position.melds):
        raise PositionError(
            "win.by: 'kong_draw', but no kong is declared that would draw a replacement tile",
            code="kong_draw_without_kong",
        )


def _choices(kinds: Iterable[Enum]) -> str:
    return ", ".join(repr(kind.value) for kind in kinds)


def _name(tile: Tile | None) -> str:
    return tile.mpsz if tile is not None else ""

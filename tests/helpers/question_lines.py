"""Questions written in one line, so that a test shows them."""

from puzzles.drills.base import Level, Question
from puzzles.rules.notation import read_tile
from puzzles.rules.position import position_from_json
from puzzles.rules.seats import Seat


def question(text: str) -> Question:
    """Read ``kind rules hand set:tiles … indicator=5p qiang=… dealer=… win=tile:by:from tile=tile:from``."""
    kind, rules, concealed, *more = text.split()
    named = dict(part.split("=") for part in more if "=" in part)
    melds = [part.split(":") for part in more if "=" not in part]
    position: dict[str, object] = {
        "rules": rules,
        "concealed": concealed,
        "melds": [{"kind": sort, "tiles": tiles} for sort, tiles in melds],
        **{name: named.get(name) for name in ("indicator", "qiang", "dealer")},
    }
    if "win" in named:
        position["win"] = dict(zip(("tile", "by", "from"), named["win"].split(":"), strict=False))
    tile, source = named["tile"].split(":") if "tile" in named else (None, None)
    return Question(
        kind,
        position_from_json(position),
        Level.FIRST,
        600,
        tile=None if tile is None else read_tile(tile),
        source=None if source is None else Seat(source),
    )

"""Which mark each part of an answer gets when it is shown again beside the key."""

from collections.abc import Collection, Iterable

from app.ui.widgets.painting import Mark
from puzzles.drills.base import Grade, Mistake, MistakeKind, Outcome, TileFinding
from puzzles.rules.tiles import Tile

_MARKS = {
    (Outcome.WINS, True): Mark.RIGHT,
    (Outcome.WINS, False): Mark.MISSED,
    (Outcome.SHAPE_ONLY, True): Mark.SHAPE_CHOSEN,
    (Outcome.SHAPE_ONLY, False): Mark.SHAPE,
    (Outcome.NOTHING, True): Mark.WRONG,
    (Outcome.NOTHING, False): Mark.NOTHING,
    (Outcome.DEAD, True): Mark.DEAD_CHOSEN,
    (Outcome.DEAD, False): Mark.DEAD,
}
GROUP_MARKS = {
    Outcome.WINS: Mark.RIGHT,
    Outcome.SHAPE_ONLY: Mark.SHAPE_CHOSEN,
    Outcome.NOTHING: Mark.NOTHING,
    Outcome.DEAD: Mark.DEAD,
}
GRADE_MARKS = {Grade.RIGHT: Mark.RIGHT, Grade.PARTLY: Mark.SHAPE_CHOSEN, Grade.WRONG: Mark.WRONG}
_MISTAKE_MARKS = {
    MistakeKind.MISSED_WAIT: Mark.MISSED,
    MistakeKind.FAULT_MISSED: Mark.MISSED,
    MistakeKind.ITEM_MISSED: Mark.MISSED,
    MistakeKind.PHANTOM_SHAPE: Mark.SHAPE_CHOSEN,
    MistakeKind.ITEM_SHORT: Mark.SHAPE_CHOSEN,
    MistakeKind.ITEM_OVER: Mark.SHAPE_CHOSEN,
    MistakeKind.DEAD_TILE: Mark.DEAD_CHOSEN,
}


def tile_marks(findings: Iterable[TileFinding], chosen: Collection[Tile]) -> dict[Tile, Mark]:
    """Give the mark of each kind: solid where it was chosen, hollow or dashed where it wasn't."""
    return {finding.tile: _MARKS[finding.outcome, finding.tile in chosen] for finding in findings}


def part_mark(*, given: bool, due: bool) -> Mark | None:
    """Give the mark of a choice that was taken or not, and should have been or not."""
    if given:
        return Mark.RIGHT if due else Mark.WRONG
    return Mark.MISSED if due else None


def mistake_mark(mistake: Mistake) -> Mark:
    """Give the mark of a row of the diagnosis."""
    return _MISTAKE_MARKS.get(mistake.kind, Mark.WRONG)

"""Answers as a user gives them: right, partly right or wrong, by keys and clicks."""

from collections.abc import Callable
from enum import Enum
from functools import partial

from PySide6.QtCore import Qt

from app.presenters.state import PracticeState
from app.tour.hands import Hands
from app.ui.answers.ledger import LedgerPanel
from app.ui.answers.panel import AnswerPanel
from puzzles.drills.base import Answer, LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.drills.registry import DRILLS
from puzzles.rules.tiles import Tile


class Wish(Enum):
    """How an answer is to do; PARTLY comes to WRONG where a key has only one part."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"


Act = Callable[[], None]


def acts_for(state: PracticeState, wish: Wish, hands: Hands, panel: AnswerPanel) -> list[Act]:
    """Give what the hands do, one after another, to answer the question of this state; Enter isn't among it."""
    key: Answer = DRILLS[state.question.kind].key(state.question)
    match key:
        case TileSetAnswer():
            return [partial(hands.write, text) for text in _tile_texts(key.tiles, wish)]
        case VerdictAnswer():
            return [partial(hands.write, text) for text in _verdict_texts(key, state, wish)]
        case LedgerAnswer():
            assert isinstance(panel, LedgerPanel)
            return _ledger_acts(key, wish, hands, panel)


def _tile_texts(due: frozenset[Tile], wish: Wish) -> list[str]:
    tiles = sorted(due)
    strange = [tile for tile in Tile if tile not in due]
    if wish is Wish.PARTLY and tiles:
        tiles = [*tiles[: max(1, len(tiles) // 2)], strange[len(strange) // 2]]
    elif wish is not Wish.RIGHT:
        tiles = [strange[4], strange[len(strange) // 2]]
    return [tile.mpsz for tile in tiles] or ["0"]


def _verdict_texts(due: VerdictAnswer, state: PracticeState, wish: Wish) -> list[str]:
    places = {fault: str(place) for place, fault in enumerate(state.offered_faults, start=1)}
    faults = [fault for fault in state.offered_faults if fault in due.faults]
    strange = [fault for fault in state.offered_faults if fault not in due.faults]
    if wish is Wish.RIGHT:
        return ["y"] if due.legal else ["n", *(places[fault] for fault in faults)]
    if due.legal:
        return ["n", places[strange[0]]]
    if wish is Wish.WRONG:
        return ["y"]
    return ["n", places[strange[-1]], *(places[fault] for fault in faults[1:])]


def _ledger_acts(due: LedgerAnswer, wish: Wish, hands: Hands, panel: LedgerPanel) -> list[Act]:
    counts = dict(due.counts)
    total = due.total
    if wish is not Wish.RIGHT:
        strange = next(item for item in panel.rows if item not in counts)
        counts = {**dict(list(counts.items())[1:]), strange: 1}
        total += 1 if wish is Wish.PARTLY else 3
    acts: list[Act] = []
    for item, count in counts.items():
        row = panel.rows[item]
        acts.append(partial(row.setFocus, Qt.FocusReason.TabFocusReason))
        acts.append(partial(hands.press, Qt.Key.Key_Space))
        acts += [partial(hands.write, "+")] * (count - 1)
    acts.append(partial(hands.click, panel.total))
    acts.append(partial(hands.write, str(total)))
    return acts

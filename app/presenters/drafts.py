"""The answer while it is given: changes to a draft, and the answer that a finished one comes to."""

import unicodedata
from dataclasses import replace
from typing import Final

from app.presenters.state import Draft, Hint
from puzzles.drills.base import Answer, AnswerForm, LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.tiles import Tile

MAX_COUNT: Final = 99
MAX_TOTAL_DIGITS: Final = 6


def with_tile(draft: Draft, tile: Tile) -> Draft:
    """Choose a kind or take it back; either way it is no longer said that nothing wins."""
    return replace(draft, tiles=draft.tiles ^ {tile}, nothing=False)


def with_nothing(draft: Draft, nothing: bool) -> Draft:
    """Say that nothing wins, which clears the tiles, or take that back."""
    return replace(draft, tiles=frozenset(), nothing=nothing)


def with_legal(draft: Draft, legal: bool) -> Draft:
    """Say that the hand may win, which unticks the faults, or that it may not."""
    return replace(draft, legal=legal, faults=frozenset() if legal else draft.faults)


def with_fault(draft: Draft, fault: Fault) -> Draft:
    """Tick or untick a fault; to tick one says "may not win" too."""
    faults = draft.faults ^ {fault}
    return replace(draft, faults=faults, legal=False if fault in faults else draft.legal)


def with_count(draft: Draft, item: Item, by: int, order: tuple[Item, ...]) -> Draft:
    """Raise or lower the count of an item between 0 and 99; the counted ones stay in ``order``."""
    counts = dict(draft.counts)
    counts[item] = min(max(counts.get(item, 0) + by, 0), MAX_COUNT)
    kept = tuple((name, counts[name]) for name in order if counts.get(name, 0) > 0)
    return replace(draft, counts=kept)


def with_total(draft: Draft, text: str) -> Draft:
    """Write the total: the digits of the text, in any width, at most six of them."""
    plain = unicodedata.normalize("NFKC", text)
    digits = "".join(character for character in plain if character in "0123456789")
    return replace(draft, total=digits[:MAX_TOTAL_DIGITS])


def with_typed(draft: Draft, typed: str) -> Draft:
    """Keep digits that wait for their suit."""
    return replace(draft, typed=typed)


def answer_of(form: AnswerForm, draft: Draft) -> Answer | Hint:
    """Give the answer that the draft comes to, or a hint at what it still lacks."""
    match form:
        case AnswerForm.TILE_SET:
            if draft.typed:
                return Hint.BAD_TILE
            if not draft.tiles and not draft.nothing:
                return Hint.NOTHING_CHOSEN
            return TileSetAnswer(draft.tiles)
        case AnswerForm.VERDICT:
            if draft.legal is None:
                return Hint.NO_VERDICT
            if not draft.legal and not draft.faults:
                return Hint.NO_FAULT
            return VerdictAnswer(draft.legal, draft.faults)
        case AnswerForm.LEDGER:
            if not draft.total:
                return Hint.NO_TOTAL
            return LedgerAnswer(draft.counts, int(draft.total))

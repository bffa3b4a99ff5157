"""What lies on the felt for a question: its tiles with flags, captions, and words for a screen reader."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from app.presenters.state import Feedback
from app.texts import Texts
from app.ui.widgets.felt import Named, TableContent
from app.ui.widgets.tiles import Shown
from puzzles.drills.base import Question
from puzzles.rules.position import Meld, MeldKind
from puzzles.rules.tiles import Tile


def table_content(
    question: Question, feedback: Feedback | None, texts: Texts, plates: tuple[str, ...] = ()
) -> TableContent:
    """Lay the question's position out; after the answer the tiles that the open row speaks of get a ring.

    ``plates`` are said before the facts of the position.
    """
    position = question.position
    hun = position.hun
    rings = Counter(_tiles_spoken_of(feedback))
    hand = list(position.concealed)
    winning = None
    if position.win is not None:
        hand.remove(position.win.tile)
        tile = position.win.tile
        shown = Shown(tile, wild=tile == hun, win=True, ring=_take(rings, tile))
        winning = Named(
            (shown,),
            "",
            (_said(texts.tile(tile), QCoreApplication.translate("FeltTable", "winning tile"), wild=tile == hun),),
        )
    tiles = tuple(Shown(tile, wild=tile == hun, ring=tile != hun and _take(rings, tile)) for tile in hand)
    return TableContent(
        title=texts.title(question),
        help=texts.help(question),
        facts=(*plates, *texts.facts(position)),
        turned=tuple(_turned(position.qiang, position.indicator, hun, texts)),
        leads=position.indicator is not None,
        melds=tuple(_meld(meld, rings, texts) for meld in position.melds),
        hand=Named(tiles, "", tuple(_said(texts.tile(tile), wild=tile == hun) for tile in hand)),
        winning=winning,
    )


def _turned(qiang: Tile | None, indicator: Tile | None, hun: Tile | None, texts: Texts) -> Iterable[Named]:
    wild = QCoreApplication.translate("FeltTable", "wild")
    for tile, caption in (
        (qiang, QCoreApplication.translate("FeltTable", "qiang")),
        (indicator, QCoreApplication.translate("FeltTable", "indicator")),
        (hun, wild),
    ):
        if tile is not None:
            is_hun = caption == wild
            yield Named((Shown(tile, wild=is_hun),), caption, (_said(texts.tile(tile), caption),))


def _meld(meld: Meld, rings: Counter[Tile], texts: Texts) -> Named:
    """Lay a declared set out; an own concealed kong shows back, face, face, back."""
    caption = texts.meld(meld.kind)
    hidden = meld.kind is MeldKind.CONCEALED_KONG
    tiles = []
    for place, tile in enumerate(meld.tiles):
        is_back = hidden and place in (0, len(meld.tiles) - 1)
        ring = _take(rings, tile)
        tiles.append(Shown(None if is_back else tile, ring=ring))
    return Named(tuple(tiles), caption, tuple(_said(texts.tile(tile), caption) for tile in meld.tiles))


def _tiles_spoken_of(feedback: Feedback | None) -> tuple[Tile, ...]:
    """Give the tiles that earn the item which the open row of the diagnosis is about."""
    if feedback is None or feedback.open_mistake is None:
        return ()
    mistake = feedback.verdict.mistakes[feedback.open_mistake]
    if mistake.item is None:
        return ()
    for line in feedback.explanation.ledger:
        if line.item is mistake.item:
            return line.tiles
    return mistake.tiles


def _take(rings: Counter[Tile], tile: Tile) -> bool:
    if rings[tile] <= 0:
        return False
    rings[tile] -= 1
    return True


def _said(name: str, *more: str, wild: bool = False) -> str:
    return QCoreApplication.translate("FeltTable", ", ").join(
        (name, *more, *((QCoreApplication.translate("FeltTable", "wild"),) if wild else ()))
    )

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt

from app.ui.widgets.felt import FeltTable, Named, TableContent
from app.ui.widgets.tiles import Shown
from puzzles.rules.tiles import TILES, Tile

WIDE, COMPACT = (724, 404), (532, 285)


def named(tiles, caption: str = "") -> Named:
    return Named(tuple(Shown(tile) for tile in tiles), caption, tuple(str(tile) for tile in tiles))


def full(count: int, melds, *, winning: bool = True) -> TableContent:
    """Give all that can lie on the felt at once, in English, whose words are the longer ones."""
    plain = hand(count, winning=winning, melds=melds)
    return replace(
        plain,
        title="May this hand win?",
        help="If not, what is wrong? 7-wan is wild; you hold two.",
        facts=("across discarded 3-bam", "across deals", "you win"),
        turned=tuple(
            named([tile], caption) for tile, caption in ((Tile.P7, "qiang"), (Tile.M8, "indicator"), (Tile.M9, "wild"))
        ),
        leads=True,
    )


def hand(count: int, *, winning: bool = False, melds=()) -> TableContent:
    won = named([Tile.RED]) if winning else None
    return TableContent(
        title="再来一张就胡：听哪些牌？",
        help="全选出来。",
        melds=tuple(named(meld, "碰") for meld in melds),
        hand=named(TILES[:count]),
        winning=won,
    )


@pytest.fixture
def felt(qtbot):
    def lay(content: TableContent, size=WIDE, *, compact: bool = False) -> FeltTable:
        table = FeltTable()
        qtbot.addWidget(table)
        table.set_compact(compact)
        table.resize(*size)
        table.show_content(content)
        table.show()
        return table

    return lay


@pytest.mark.parametrize(
    ("count", "winning", "wide", "narrow"),
    [(13, False, 48, 37), (13, True, 44, 34), (7, False, 66, 52)],
)
def test_the_hand_is_as_large_as_the_felt_allows(felt, count, winning, wide, narrow):
    assert abs(felt(hand(count, winning=winning)).placed[-1].width - wide) <= 1
    assert abs(felt(hand(count, winning=winning), COMPACT, compact=True).placed[-1].width - narrow) <= 1


@pytest.mark.parametrize("size", [WIDE, COMPACT])
@pytest.mark.parametrize("declared", range(5))
@pytest.mark.parametrize("winning", [False, True])
def test_every_tile_lies_on_the_felt_and_is_large_enough(felt, size, declared, winning):
    melds = [[TILES[20 + meld]] * 4 for meld in range(declared)]
    content = hand(13 - 3 * declared, winning=winning, melds=melds)
    table = felt(content, size, compact=size is COMPACT)
    for one in table.placed:
        assert one.width >= 34
        assert table.rect().contains(one.rect.toAlignedRect())
    rects = [one.rect for one in table.placed]
    assert not any(one.intersects(other) for place, one in enumerate(rects) for other in rects[place + 1 :])


@pytest.mark.parametrize("size", [WIDE, (724, 371), COMPACT, (532, 280)])
@pytest.mark.parametrize("declared", range(5))
@pytest.mark.parametrize("tiles", [3, 4])
def test_on_a_full_felt_nothing_lies_on_anything_else(felt, size, declared, tiles):
    melds = [[TILES[20 + meld]] * tiles for meld in range(declared)]
    table = felt(full(13 - 3 * declared, melds), size, compact=size[0] < 600)
    rects = [one.rect for one in table.placed]
    words = [QRectF(label.geometry()) for label in (table._title, table._help)]
    plates = [rect for rect, _ in table._plates]
    captions = [rect.adjusted(28, 3, -28, -3) for rect, _ in table._captions]
    for place, one in enumerate(rects):
        assert table.rect().contains(one.toAlignedRect())
        for other in (*rects[place + 1 :], *words, *plates, *captions):
            assert not one.intersects(other)
    assert all(one.width >= 34 for one in table.placed)


def test_sets_that_do_not_fit_in_one_row_wrap_upwards(felt):
    table = felt(hand(1, melds=[[tile] * 4 for tile in TILES[:4]]), COMPACT, compact=True)
    tops = [one.y for one in table.placed[:16]]
    assert len(set(tops)) == 2
    assert tops[-1] < table.placed[-1].y


def test_the_winning_tile_lies_apart(felt):
    placed = felt(hand(13, winning=True)).placed
    assert placed[-1].x - (placed[-2].x + placed[-2].width) >= 16


def test_a_tile_on_the_felt_can_be_asked_about(felt, qtbot):
    table = felt(hand(4))
    with qtbot.waitSignal(table.asked) as caught:
        qtbot.mouseClick(table.spots[2], Qt.MouseButton.LeftButton)
    assert caught.args == [Tile.M3]


def test_the_tiles_are_one_stop_of_the_tab_key_and_arrows_move_inside(felt, qtbot):
    table = felt(hand(4))
    with qtbot.waitActive(table):
        table.activateWindow()
    stops = [spot for spot in table.spots if spot.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == table.spots[:1]
    table.spots[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(table.spots[0], Qt.Key.Key_Right)
    assert table.spots[1].hasFocus()
    qtbot.keyClick(table.spots[1], Qt.Key.Key_Left)
    qtbot.keyClick(table.spots[0], Qt.Key.Key_Left)
    assert table.spots[3].hasFocus()


def test_every_tile_has_a_name(felt):
    assert all(spot.accessibleName() for spot in felt(hand(13, winning=True)).spots)


def test_a_ring_changes_the_picture_and_moves_nothing(felt):
    plain = hand(7)
    ringed = TableContent(
        title=plain.title,
        help=plain.help,
        hand=Named((Shown(Tile.M1, ring=True), *plain.hand.tiles[1:]), "", plain.hand.words),
    )
    table = felt(plain)
    before, places = table.grab().toImage(), [one.rect for one in table.placed]
    table.show_content(ringed)
    assert table.grab().toImage() != before
    assert [one.rect for one in table.placed] == places


def test_larger_tiles_are_drawn_where_there_is_room(felt, wear):
    small = felt(hand(4)).placed[-1].width
    wear(tile_scale=1.3)
    assert felt(hand(4)).placed[-1].width > small

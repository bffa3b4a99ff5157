from PySide6.QtCore import Qt

from app.ui.widgets.diagnosis import DiagnosisRow, VerdictBanner
from app.ui.widgets.groups import OutcomeGroup, OutcomeGroups
from app.ui.widgets.painting import Mark
from app.ui.widgets.reading import ConditionLine, ConditionList, ReadGroup, ReadingView
from app.ui.widgets.tables import PaymentRow, PaymentTable
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown
from app.ui.widgets.uncounted import UncountedChips
from puzzles.rules.tiles import TILES, Tile


def test_the_banner_is_named_by_verdict_and_counts(qtbot):
    banner = VerdictBanner()
    qtbot.addWidget(banner)
    banner.show_verdict(Mark.SHAPE_CHOSEN, "对了一部分", "2 种能胡：选对 1，漏 1", "0:23")
    assert banner.accessibleName() == "对了一部分 2 种能胡：选对 1，漏 1"
    assert banner.minimumHeight() == 72


def test_a_row_of_the_diagnosis_grows_with_its_sentence(qtbot):
    row = DiagnosisRow()
    qtbot.addWidget(row)
    row.show_error(Mark.MISSED, Tile.S9, "Missed: 9-bam", "short", is_open=False)
    low = row.heightForWidth(330)
    row.show_error(Mark.MISSED, Tile.S9, "Missed: 9-bam", "a sentence that is long " * 5, is_open=True)
    assert row.heightForWidth(330) > low
    assert row.is_open


def test_a_reading_wraps_and_its_tiles_can_be_asked_about(qtbot):
    view = ReadingView()
    qtbot.addWidget(view)
    groups = [ReadGroup((Shown(tile), Shown(tile), Shown(tile)), "刻子", "") for tile in TILES[:4]]
    view.show_groups(groups, 36)
    assert view.heightForWidth(368) == 2 * view.heightForWidth(1000) + 8
    view.resize(368, view.heightForWidth(368))
    with qtbot.waitSignal(view.asked) as caught:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=view._laid_out()[0][3].rect.center().toPoint())
    assert caught.args == [Tile.M2]


def test_the_names_of_conditions_stand_in_one_column(qtbot):
    conditions = ConditionList()
    qtbot.addWidget(conditions)
    conditions.show_lines(
        [ConditionLine(Mark.RIGHT, name, "碰 444条", "R-TRIPLET", "") for name in ("刻子", "不手把一")]
    )
    conditions.resize(360, 80)
    conditions.show()
    lefts = {
        label.mapTo(conditions, label.rect().topLeft()).x()
        for label in conditions.findChildren(Label)
        if label.text() == "碰 444条"
    }
    assert len(lefts) == 1


def test_groups_show_their_tiles_as_large_as_there_is_room(qtbot):
    groups = OutcomeGroups()
    qtbot.addWidget(groups)
    few = [OutcomeGroup(Mark.RIGHT, "能胡", 2, (Tile.M1, Tile.S9), "1万、9条")]
    groups.show_groups(few, 180, 230)
    assert groups.sizeHint().height() <= 230
    every = [OutcomeGroup(Mark.RIGHT, "能胡", 34, TILES, "")]
    groups.show_groups(every, 180, 150)
    assert groups._column.heightForWidth(180) <= 150


def test_payments_show_seats_sums_and_the_remark(qtbot):
    table = PaymentTable()
    qtbot.addWidget(table)
    rows = [
        PaymentRow("上家", "5 番 · 2⁵", (), "32"),
        PaymentRow("对家", "7 番 · 2⁷", ("点炮 +1", "庄 +1"), "128"),
    ]
    table.show_payments(title="三家付", head="应付", rows=rows, sum_word="共收", sum_due="160", remark="加得对。")
    table.show()
    said = {label.text() for label in table.findChildren(Label) if label.isVisible()}
    assert {"上家", "128", "160", "加得对。"} <= said


def test_pressing_what_was_not_counted_shows_why(qtbot):
    chips = UncountedChips()
    qtbot.addWidget(chips)
    chips.resize(560, 48)
    chips.show_items("没算的：", [("站立", "碰发，开了门"), ("穷胡", "手里有混 9万")], "点开看原因", "还有")
    chips.show()
    assert chips.reason.text() == "点开看原因"
    chips.chips[1].click()
    assert "手里有混 9万" in chips.reason.text()
    chips.chips[1].click()
    assert chips.reason.text() == "点开看原因"


def test_what_does_not_fit_goes_into_a_menu(qtbot):
    chips = UncountedChips()
    qtbot.addWidget(chips)
    chips.resize(300, 48)
    chips.show_items("没算的：", [(f"项目{number}", "没有") for number in range(9)], "点开看原因", "还有")
    chips.show()
    hidden = [chip for chip in chips.chips if not chip.isVisible()]
    assert hidden
    assert len(chips.more.build_menu().actions()) == len(hidden)
    assert chips.more.geometry().right() <= 300

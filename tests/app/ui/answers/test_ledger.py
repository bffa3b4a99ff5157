from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from app.presenters.state import Draft, Hint
from app.ui.answers.ledger import COUNTED, LedgerPanel
from app.ui.widgets.painting import Mark
from app.ui.widgets.tables import LedgerLineWidget, MarkBox
from app.ui.widgets.text import Label
from puzzles.drills.base import LedgerAnswer
from puzzles.rules.fan import Item
from tests.helpers import samples
from tests.helpers.keys import press_text


def test_all_items_of_the_rules_are_offered_in_their_order(show):
    shown = samples.state(samples.FAN)
    panel = show(LedgerPanel, shown)
    assert tuple(panel.rows) == shown.offered_items
    assert all(panel.tray.rect().contains(row.geometry()) for row in panel.rows.values())


def test_pressing_an_item_counts_it_once_and_again_not_at_all(show, practice, qtbot):
    panel = show(LedgerPanel, samples.fan_asked())
    qtbot.mouseClick(panel.rows[Item.CLOSED], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    qtbot.mouseClick(panel.rows[Item.QIANG], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert practice.said("change_count") == [(Item.CLOSED, 1), (Item.QIANG, -1)]


def test_plus_and_minus_change_the_count_of_what_can_count_more_than_once(show, practice):
    panel = show(LedgerPanel, samples.fan_asked())
    press_text(panel.rows[Item.QIANG], "+")
    press_text(panel.rows[Item.QIANG], "-")
    press_text(panel.rows[Item.CLOSED], "+")
    assert practice.said("change_count") == [(Item.QIANG, 1), (Item.QIANG, -1)]
    assert Item.CLOSED not in COUNTED


def test_the_total_is_written_into_its_field(show, practice, qtbot):
    panel = show(LedgerPanel, samples.state(samples.FAN))
    qtbot.keyClicks(panel.total, "5")
    assert practice.said("set_total") == [("5",)]
    panel.show_state(samples.state(samples.FAN, draft=Draft(total="52")))
    assert panel.total.text() == "52"


def test_a_missing_total_is_asked_for(show):
    panel = show(LedgerPanel, replace(samples.fan_asked(), hint=Hint.NO_TOTAL))
    ordinary = show(LedgerPanel, samples.fan_asked())
    assert panel.hint.text() != ordinary.hint.text()


@pytest.mark.parametrize("compact", [False, True])
def test_after_the_answer_the_ledger_lies_in_the_place_of_the_items(show, compact):
    panel = show(LedgerPanel, samples.fan_asked(), compact=compact)
    tray, button = panel.tray.geometry(), panel.go_button.geometry()
    panel.show_state(samples.fan_answered())
    assert not panel.tray.isVisible()
    assert panel.ledger.geometry() == tray
    assert panel.go_button.geometry() == button


def test_the_ledger_has_a_line_for_what_is_due_and_for_what_was_said(show):
    panel = show(LedgerPanel, samples.fan_answered())
    lines = panel.ledger.area.widget().findChildren(LedgerLineWidget)
    marks = [line.findChild(MarkBox)._mark for line in lines]
    assert marks == [Mark.RIGHT, Mark.MISSED, Mark.SHAPE_CHOSEN, Mark.RIGHT]
    numbers = [[label.text() for label in line.findChildren(Label)][-2:] for line in lines]
    assert numbers == [["1", "1"], ["–", "1"], ["1", "2"], ["1", "1"]]


def test_an_answer_of_the_total_alone_ticks_nothing_that_nobody_chose(show):
    panel = show(LedgerPanel, samples.answered(samples.FAN, LedgerAnswer((), 5)))
    lines = panel.ledger.area.widget().findChildren(LedgerLineWidget)
    assert {line.findChild(MarkBox)._mark for line in lines} == {Mark.OPEN}


def test_the_totals_stand_under_it_the_wrong_one_in_its_colour(show):
    panel = show(LedgerPanel, samples.fan_answered())
    assert (panel.ledger.total_you.text(), panel.ledger.total_due.text()) == ("3", "5")
    assert panel.ledger.total_you._tone == "wrong"


def test_what_does_not_count_is_offered_with_its_reason(show):
    panel = show(LedgerPanel, samples.fan_answered())
    assert panel.uncounted.isVisible()
    panel.uncounted.chips[0].click()
    assert panel.uncounted.chips[0].text() in panel.uncounted.reason.text()

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.presenters.state import Draft, Hint
from app.ui.answers.verdict import VerdictPanel
from app.ui.widgets.painting import Mark
from puzzles.rules.legality import Fault
from tests.helpers import samples


def test_the_two_choices_go_to_the_presenter(show, practice, qtbot):
    panel = show(VerdictPanel, samples.state(samples.LEGAL))
    qtbot.mouseClick(panel.yes, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(panel.no, Qt.MouseButton.LeftButton)
    assert practice.said("choose_legal") == [(True,), (False,)]


def test_there_is_a_row_for_each_fault_of_the_rules(show):
    shown = samples.state(samples.LEGAL)
    panel = show(VerdictPanel, shown)
    assert tuple(panel.faults) == shown.offered_faults
    assert all(row.text() for row in panel.faults.values())


def test_ticking_a_fault_goes_to_the_presenter(show, practice):
    panel = show(VerdictPanel, samples.state(samples.LEGAL))
    panel.faults[Fault.NO_YAOJIU].click()
    assert practice.said("toggle_fault") == [(Fault.NO_YAOJIU,)]


def test_the_faults_are_faint_until_it_is_said_that_the_hand_may_not_win(show):
    panel = show(VerdictPanel, samples.state(samples.LEGAL))
    assert all(row._dimmed for row in panel.faults.values())
    panel.show_state(samples.state(samples.LEGAL, draft=Draft(legal=False)))
    assert not any(row._dimmed for row in panel.faults.values())


def test_after_the_answer_each_row_is_graded(show):
    panel = show(VerdictPanel, samples.legal_answered())
    assert panel.no.mark is Mark.RIGHT
    assert panel.yes.mark is None
    assert panel.faults[Fault.MISSING_SUIT].mark is Mark.RIGHT
    assert panel.faults[Fault.NO_YAOJIU].mark is Mark.MISSED
    assert panel.faults[Fault.NO_TRIPLET].mark is None


def test_after_the_answer_nothing_can_be_ticked(show, practice):
    panel = show(VerdictPanel, samples.legal_answered())
    panel.faults[Fault.NO_TRIPLET].click()
    panel.yes.click()
    assert practice.calls == []


@pytest.mark.parametrize("hint", [Hint.NO_VERDICT, Hint.NO_FAULT])
@pytest.mark.parametrize("compact", [False, True])
def test_a_hint_says_what_is_missing(show, hint, compact):
    panel = show(VerdictPanel, replace(samples.state(samples.LEGAL), hint=hint), compact=compact)
    assert panel.hint.isVisible()
    assert panel.hint.heightForWidth(panel.hint.width()) <= panel.hint.height()


@pytest.mark.parametrize("compact", [False, True])
def test_nothing_moves_when_feedback_appears(show, compact):
    panel = show(VerdictPanel, samples.legal_asked(), compact=compact)
    before = (panel.tray.geometry(), panel.go_button.geometry(), panel.no.geometry())
    panel.show_state(samples.legal_answered())
    assert (panel.tray.geometry(), panel.go_button.geometry(), panel.no.geometry()) == before


def test_other_rules_offer_other_faults(show):
    panel = show(VerdictPanel, samples.state(samples.LEGAL))
    qipai = samples.question(
        "legal", rules="qipai", concealed="11123456789m555p", dealer="self", win={"tile": "5p", "by": "self_draw"}
    )
    panel.show_state(samples.state(qipai))
    assert Fault.WILD_PAIR in panel.faults
    assert panel.tray.rect().contains(panel.faults[Fault.WILD_PAIR].geometry())

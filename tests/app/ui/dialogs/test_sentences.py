"""The short messages that stand alone."""

import pytest
from PySide6.QtCore import Qt

from app.ui.dialogs.sentences import LostDialog, NoAnswerDialog, UnsavedDialog


@pytest.fixture
def unsaved(qtbot):
    made = UnsavedDialog(2)
    qtbot.addWidget(made)
    return made


def test_unsaved_answers_are_counted_and_the_window_stays_by_default(unsaved):
    assert "2 answers" in unsaved.text()
    assert unsaved.defaultButton() is unsaved.keep_button
    assert unsaved.escapeButton() is unsaved.keep_button


def test_keeping_the_window_open_accepts_no_loss(unsaved, qtbot):
    unsaved.open()
    unsaved.keep_button.click()
    assert not unsaved.accepts_loss


def test_closing_all_the_same_accepts_the_loss(unsaved, qtbot):
    unsaved.open()
    unsaved.close_button.click()
    assert unsaved.accepts_loss


def test_escape_keeps_the_window_open(unsaved, qtbot):
    unsaved.open()
    qtbot.keyClick(unsaved, Qt.Key.Key_Escape)
    assert not unsaved.accepts_loss


@pytest.mark.parametrize("make", [lambda: LostDialog(3), NoAnswerDialog, lambda: UnsavedDialog(1)])
def test_messages_are_plain_text(qtbot, make):
    dialog = make()
    qtbot.addWidget(dialog)
    assert dialog.textFormat() == Qt.TextFormat.PlainText
    assert dialog.text().endswith(".")

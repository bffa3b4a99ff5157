"""The short messages that stand alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.ui.dialogs.sentences import LostDialog, NoAnswerDialog, UnsavedDialog


@pytest.fixture
def unsaved(qtbot):
    made = UnsavedDialog(2)
    qtbot.addWidget(made)
    made.open()
    return made


def test_unsaved_answers_are_counted_and_the_window_stays_by_default(unsaved):
    assert "2 answers" in unsaved.text_label.text()
    assert unsaved.focusWidget() is unsaved.keep_button
    assert not unsaved.accepts_loss


def test_keeping_the_window_open_accepts_no_loss(unsaved):
    unsaved.keep_button.click()
    assert not unsaved.isVisible()
    assert not unsaved.accepts_loss


def test_closing_all_the_same_accepts_the_loss(unsaved):
    unsaved.close_button.click()
    assert not unsaved.isVisible()
    assert unsaved.accepts_loss


def test_escape_keeps_the_window_open(unsaved, qtbot):
    qtbot.keyClick(unsaved, Qt.Key.Key_Escape)
    assert not unsaved.isVisible()
    assert not unsaved.accepts_loss


@pytest.mark.parametrize("make", [lambda: LostDialog(3), NoAnswerDialog, lambda: UnsavedDialog(1)])
def test_messages_are_plain_text_with_a_title_and_a_way_out(qtbot, make):
    dialog = make()
    qtbot.addWidget(dialog)
    assert {label.textFormat() for label in dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
    assert dialog.title_label.text() == dialog.windowTitle()
    assert dialog.text_label.text().endswith(".")
    dialog.open()
    dialog.close_button.click()
    assert not dialog.isVisible()


def test_a_message_is_no_higher_than_its_words(unsaved):
    assert unsaved.height() == unsaved.layout().totalHeightForWidth(unsaved.width())
    assert unsaved.title_label.height() < 40

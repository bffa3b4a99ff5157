"""The dialog that tells of a mistake of the program."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel

from app.ui.dialogs.crash_dialog import CrashDialog


@pytest.fixture
def dialog(qtbot):
    made = CrashDialog("ValueError: boom", "the whole\ntrace", Path("/somewhere/trainer.log"))
    qtbot.addWidget(made)
    return made


def test_it_names_the_error_the_details_and_the_log(dialog):
    assert dialog.summary_label.text() == "ValueError: boom"
    assert dialog.details_box.toPlainText() == "the whole\ntrace"
    assert str(Path("/somewhere/trainer.log")) in dialog.log_label.text()


def test_copying_puts_the_details_on_the_clipboard(dialog):
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "the whole\ntrace"
    assert dialog.copy_button.text() == "Copied"


def test_going_on_accepts_and_closing_rejects(dialog):
    dialog.go_on_button.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    dialog.close_button.click()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_escape_never_closes_the_program(dialog, qtbot):
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_markup_in_an_error_is_shown_as_it_is(qtbot):
    dialog = CrashDialog("<img src='file:///x.png'>", "", None)
    qtbot.addWidget(dialog)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel) if label.text())


def test_unsaved_answers_are_counted(qtbot):
    dialog = CrashDialog("x", "", None, unsaved=3)
    qtbot.addWidget(dialog)
    assert "3 answers" in dialog.meaning_label.text()


def test_without_a_log_it_says_so(qtbot):
    dialog = CrashDialog("x", "", None)
    qtbot.addWidget(dialog)
    assert dialog.log_label.text() == "No log could be written."

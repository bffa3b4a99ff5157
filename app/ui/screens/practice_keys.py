"""The keyboard on the practice screen: every key that isn't a widget's own goes to the presenter from here."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QKeySequence

from app.presenters.state import AnswerActions, Phase, PracticeState
from puzzles.drills.base import AnswerForm
from puzzles.rules.tiles import Tile

_QUESTION_MARKS: Final = ("?", "？")
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
_LETTERS: Final = {AnswerForm.TILE_SET: "mpsz", AnswerForm.VERDICT: "yn", AnswerForm.LEDGER: ""}


def take_key(event: QKeyEvent, state: PracticeState, practice: AnswerActions, focused: Tile | None) -> bool:
    """Do what a key says; False when it says nothing here. ``focused`` is the tile that has the focus."""
    if event.matches(QKeySequence.StandardKey.Undo):
        practice.take_back()
        return True
    if event.modifiers() & _COMMANDS:
        return False
    key = event.key()
    if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        if not event.isAutoRepeat():
            practice.check_or_next()
        return True
    if key == Qt.Key.Key_Escape:
        return _escape(state, practice)
    if key == Qt.Key.Key_Backspace:
        practice.erase_typed()
        return True
    text = event.text()
    if text in _QUESTION_MARKS:
        practice.ask_about(focused)
        return True
    if not text or not text.isprintable() or text.isspace():
        return False
    practice.type_text(text)
    return True


def take_input_method(event: QInputMethodEvent, state: PracticeState, practice: AnswerActions) -> None:
    """Take what an input method commits, and at once the letter that it would make the start of a word.

    Under a pinyin input method the suit letter after digits opens a composition; no name of a suit begins with the
    letter of another, so the letter means the same either way.
    """
    if event.commitString():
        text = event.commitString()
        if text in _QUESTION_MARKS:
            practice.ask_about(None)
        else:
            practice.type_text(text)
        return
    letter = event.preeditString().lower()
    expects_letter = state.form is not AnswerForm.TILE_SET or bool(state.draft.typed)
    if expects_letter and len(letter) == 1 and letter in _LETTERS[state.form]:
        QGuiApplication.inputMethod().reset()
        practice.type_text(letter)


def _escape(state: PracticeState, practice: AnswerActions) -> bool:
    if state.looking_back:
        practice.look_back()
    elif (
        state.phase is Phase.ANSWERED and state.feedback is not None and state.feedback.explanation.subject is not None
    ):
        practice.ask_about(None)
    else:
        practice.clear_typed()
    return True

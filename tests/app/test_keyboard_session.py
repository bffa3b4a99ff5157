"""A learner who never touches the mouse: twenty questions of every kind in the real window, all kept on the disk."""

import shutil
from queue import SimpleQueue

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.cli import Options
from app.main import Trainer
from app.paths import folders_in
from app.presenters.state import Draft, Phase, SaveState
from app.texts import Texts
from puzzles.bank.store import ProgressStore
from puzzles.drills.base import Grade, LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.drills.registry import DRILLS

QUESTIONS = 20
LONGEST_WALK = 120


class Watched:
    """Stands between the presenter and its screen, and remembers what was shown."""

    def __init__(self, view):
        self._view = view
        self.states = []

    def show_state(self, state):
        self.states.append(state)
        self._view.show_state(state)


class Learner:
    """Presses keys, and sees what is on the screen."""

    def __init__(self, qtbot, trainer, watched):
        self._qtbot = qtbot
        self.trainer = trainer
        self._watched = watched
        self.answers = []

    @property
    def state(self):
        return self._watched[0].states[-1]

    @property
    def panel(self):
        return self.trainer.window.screen_of("practice").panel

    @property
    def focus(self):
        return QApplication.focusWidget()

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.focus or self.trainer.window, key, modifiers)
        QApplication.sendPostedEvents()

    def write(self, text):
        for character in text:
            QTest.keyClicks(self.focus or self.trainer.window, character)

    def write_by_input_method(self, text):
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(self.focus, event)

    def walk_to(self, widget, *, back=False):
        """Press Tab until the widget has the focus."""
        keys = (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) if back else (Qt.Key.Key_Tab,)
        for _ in range(LONGEST_WALK):
            if self.focus is widget:
                return
            self.press(*keys)
        pytest.fail(f"Tab never came to {widget.accessibleName()!r}")

    def choose_kind(self, kind):
        """Open the chip's menu by the space bar, and take a kind by the arrows."""
        self.walk_to(self.trainer.window.screen_of("practice").bar.kind, back=True)
        self.press(Qt.Key.Key_Space)
        self._qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        for _ in range(len(DRILLS) + 1):
            if menu.activeAction() is not None and menu.activeAction().text() == Texts().kind(kind):
                break
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        self._qtbot.waitUntil(lambda: self.state.question.kind == kind)
        # What a window manager does, and the offscreen platform doesn't: the window under the menu is active again.
        with self._qtbot.waitActive(self.trainer.window):
            self.trainer.window.activateWindow()

    def give(self, answer, *, by_input_method=False):
        write = self.write_by_input_method if by_input_method else self.write
        match answer:
            case TileSetAnswer(tiles) if tiles:
                for tile in sorted(tiles):
                    write(str(tile.rank))
                    write(
                        {"m": "万", "p": "饼", "s": "条", "z": "字"}[tile.suit.letter]
                        if by_input_method
                        else tile.suit.letter
                    )
            case TileSetAnswer():
                write("０" if by_input_method else "0")
            case VerdictAnswer(legal, faults):
                write("y" if legal else "n")
                for fault in sorted(faults, key=self.state.offered_faults.index):
                    write(str(self.state.offered_faults.index(fault) + 1))
            case LedgerAnswer(counts, total):
                for item, count in counts:
                    self.walk_to(self.panel.rows[item])
                    self.press(Qt.Key.Key_Space)
                    self.write("+" * (count - 1))
                write(str(total))

    def check(self):
        self.press(Qt.Key.Key_Return)
        self._qtbot.waitUntil(lambda: self.state.phase is Phase.ANSWERED)
        self.answers.append((self.state.question, self.state.feedback.answer, self.state.feedback.verdict.grade))

    def go_on(self):
        before = self.state.question
        self.press(Qt.Key.Key_Return)
        self._qtbot.waitUntil(lambda: self.state.phase is Phase.ASKING)
        assert self.state.question != before
        assert self.state.draft == Draft()


@pytest.fixture
def learner(qapp, qtbot, tmp_path):
    watched = []

    def through(view):
        watched.append(Watched(view))
        return watched[0]

    trainer = Trainer(qapp, folders_in(tmp_path), Options(seed=7, language="en", size=(1280, 800)), through)
    with qtbot.waitActive(trainer.window):
        trainer.show()
    yield Learner(qtbot, trainer, watched)
    trainer.window.close()
    trainer.close()
    shutil.rmtree(tmp_path)


def kept_answers(folder, clock):
    """Read the answers back through a store of its own, newest first."""
    results = SimpleQueue()
    store = ProgressStore(folder, lambda call: call(), clock, opened=lambda opened: None)
    store.figures(0, results.put)
    figures = results.get(timeout=10)
    store.close()
    return figures


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_twenty_questions_by_the_keyboard_alone(learner, qtbot, tmp_path):
    kinds = tuple(DRILLS)
    for number in range(QUESTIONS):
        kind = kinds[number * len(kinds) // QUESTIONS]
        if learner.state.question.kind != kind:
            learner.choose_kind(kind)
        question = learner.state.question
        key = DRILLS[kind].key(question)
        learner.give(key, by_input_method=number % 4 == 3)
        learner.check()
        assert learner.state.feedback.verdict.grade is Grade.RIGHT, question
        learner.go_on()
    qtbot.waitUntil(lambda: learner.state.save is SaveState.SAVED)
    assert learner.state.round_right == QUESTIONS
    learner.trainer.window.close()
    learner.trainer.close()
    figures = kept_answers(tmp_path, learner.trainer.clock.now)
    assert (figures.answered, figures.right) == (QUESTIONS, QUESTIONS)
    kept = [(attempt.question, attempt.answer, attempt.grade) for attempt in reversed(figures.recent)]
    assert kept == learner.answers[-len(kept) :]


def test_a_wrong_answer_is_explained_taken_back_to_and_left_by_keys(learner):
    learner.write("5z")
    learner.write("1m")
    learner.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [tile.mpsz for tile in learner.state.draft.tiles] == ["5z"]
    learner.write("14")
    assert learner.state.draft.typed == "14"
    learner.press(Qt.Key.Key_Escape)
    assert learner.state.draft.typed == ""
    wanted = DRILLS["waits"].key(learner.state.question).tiles
    assert {tile.mpsz for tile in wanted} != {"5z"}
    learner.check()
    feedback = learner.state.feedback
    assert feedback.verdict.grade is not Grade.RIGHT
    assert feedback.open_mistake is not None
    learner.go_on()
    assert learner.state.last.question == learner.answers[0][0]


def test_tab_goes_round_the_whole_window_both_ways(learner):
    first = learner.focus
    for keys in ((Qt.Key.Key_Tab,), (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)):
        seen = []
        for _ in range(LONGEST_WALK):
            learner.press(*keys)
            seen.append(learner.focus)
            if learner.focus is first:
                break
        assert learner.focus is first
        assert learner.panel.go_button in seen
        assert learner.trainer.window.screen_of("practice").bar.kind in seen
        assert learner.trainer.window.rail.buttons["practice"] in seen

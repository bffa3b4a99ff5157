"""Answer areas in the size that they have in the window, with a presenter that writes down what is asked of it."""

from collections.abc import Callable

import pytest

from app.presenters.state import PracticeState
from app.texts import Texts
from app.ui.answers.panel import AnswerPanel
from tests.helpers.practice_recorder import Recorder

WIDE, COMPACT = 724, 532


@pytest.fixture
def practice() -> Recorder:
    return Recorder()


@pytest.fixture
def show(qtbot, practice) -> Callable[..., AnswerPanel]:
    def make(kind: type[AnswerPanel], state: PracticeState, *, compact: bool = False) -> AnswerPanel:
        panel = kind(practice, Texts())
        qtbot.addWidget(panel)
        panel.set_compact(compact)
        width = COMPACT if compact else WIDE
        panel.resize(width, panel.height_for(width))
        panel.show_state(state)
        with qtbot.waitActive(panel):
            panel.show()
            panel.activateWindow()
        return panel

    return make

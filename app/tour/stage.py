"""The stage: the running program with its hands on the keys, and an eye on what the practice screen is shown."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from app.cli import Options
from app.crash import describe
from app.main import Trainer
from app.paths import folders_in
from app.presenters.state import Phase, PracticeState, PracticeView
from app.starting import make_application
from app.tour.director import Director, Story
from app.tour.hands import Hands
from app.tour.pulse import PaintWatch, Pulse


class StateTap:
    """Stands between the practice presenter and its screen, and keeps the last state."""

    def __init__(self) -> None:
        self.state: PracticeState
        self._view: PracticeView

    def through(self, view: PracticeView) -> PracticeView:
        """Give the view to hand to the presenter in place of this one."""
        self._view = view
        return self

    def show_state(self, state: PracticeState) -> None:
        """Keep the state and show it."""
        self.state = state
        self._view.show_state(state)


class Stage:
    """The program, opened on a folder of its own, and all that a story needs to play in it."""

    def __init__(self, folder: Path, options: Options, application: QApplication | None = None) -> None:
        self._tap = StateTap()
        self.application = make_application() if application is None else application
        self.trainer = Trainer(self.application, folders_in(folder), options, self._tap.through)
        self.window = self.trainer.window
        self.hands = Hands(self.window)
        self.pulse = Pulse(self.window)
        self.paints = PaintWatch(self.window)
        self.has_painted = False
        self.window.first_painted.connect(self._note_paint)

    def play(self, story: Story) -> str | None:
        """Open the window and play a story to its end; gives what broke it, or None."""
        faults: list[str] = []

        def fail(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
            faults.append(describe(kind, error, trace).details)
            self.application.quit()

        director = Director(story, self.window)
        director.ended.connect(self.application.quit)
        hook, sys.excepthook = sys.excepthook, fail
        try:
            self.trainer.show()
            director.start()
            self.application.exec()
        finally:
            sys.excepthook = hook
            self.trainer.close()
        return faults[0] if faults else None

    @property
    def state(self) -> PracticeState:
        """Give what the practice screen is shown now."""
        return self._tap.state

    def is_asking(self) -> bool:
        """Tell whether a question waits for its answer."""
        return self.state.phase is Phase.ASKING

    def is_answered(self) -> bool:
        """Tell whether feedback is on the screen."""
        return self.state.phase is Phase.ANSWERED

    def painted(self) -> bool:
        """Tell whether the first paint is over."""
        return self.has_painted

    def after(self, act: Callable[[], None]) -> Callable[[], bool]:
        """Do something, and give the condition that its effect is on the screen."""
        self.paints.expect()
        act()
        return self.is_repainted

    def is_repainted(self) -> bool:
        """Tell whether the window has painted since it was last asked to."""
        return self.paints.painted is not None

    def _note_paint(self) -> None:
        self.has_painted = True

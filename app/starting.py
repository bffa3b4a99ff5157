"""A start: the application under its own name, and what a second start does when the program runs already."""

import sys
from typing import Final

from PySide6.QtWidgets import QApplication

from app import __version__
from app.cli import Options
from app.i18n import Translation, choose_language
from app.paths import RESOURCES, Folders
from app.settings import Language
from app.single_instance import ask_for_window
from app.ui import dressing, theme

NO_ANSWER: Final = 5


def make_application() -> QApplication:
    """Make the application under its own name."""
    application = QApplication([*sys.argv[:1], *theme.STYLE_ARGUMENTS])
    application.setProperty(theme.HAS_STYLE, True)
    application.setApplicationName("anshan-trainer")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("anshan-trainer")
    return application


def bring_forward(application: QApplication, folders: Folders, options: Options) -> int:
    """Have the window of the program that runs already come forward; where it doesn't answer, say so."""
    if ask_for_window(folders.lock_file):
        return 0
    Translation(application, RESOURCES / "i18n").use(choose_language(options.language or Language.SYSTEM.value))
    from app.ui.dialogs.sentences import NoAnswerDialog  # noqa: PLC0415

    dressing.prepare(application, RESOURCES)
    sys.stderr.write("anshan-trainer runs already, but its window does not answer\n")
    NoAnswerDialog().exec()
    return NO_ANSWER

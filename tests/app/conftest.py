"""What tests of the whole program share."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent

from app.paths import RESOURCES

TRANSLATIONS = Path(__file__).parents[2] / "packaging" / "translations.py"


@pytest.fixture(scope="session")
def built_translations():
    """Give the folder of what Qt loads to speak a language, built from the .ts files as they are."""
    subprocess.run([sys.executable, str(TRANSLATIONS), "build"], check=True, timeout=120)
    return RESOURCES / "i18n"


@pytest.fixture
def outlives_windows(qapp):
    """Let the application of the tests go on when the last window of a program is closed."""
    qapp.setQuitOnLastWindowClosed(False)
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    qapp.setQuitOnLastWindowClosed(True)

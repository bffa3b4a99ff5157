"""What holds for every test: no screen, no one's own data, no warning of Qt and no logged error that nobody expects."""

import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything imports Qt: without a display it would abort the interpreter.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Before anything asks where a user's folders are.
HOME = Path(tempfile.mkdtemp(prefix="trainer-tests-"))
for variable in (
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
    "XDG_CACHE_HOME",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA",
    "WIN_PD_OVERRIDE_APPDATA",
):
    os.environ[variable] = str(HOME / variable.lower())
if sys.platform == "darwin":
    os.environ["HOME"] = str(HOME)

# The same examples on every machine, and no clock that fails a test because the machine was busy.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(HOME, ignore_errors=True)


class Watch(logging.Handler):
    """Remembers what was logged that no test should pass over: errors, and warnings of Qt."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.name == "qt":
            self.seen.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def nothing_wrong_in_the_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs an error, unless it is marked ``logs_errors``; then fail it when it logs none."""
    watch = Watch()
    root = logging.getLogger()
    root.addHandler(watch)
    yield
    root.removeHandler(watch)
    if request.node.get_closest_marker("logs_errors"):
        assert watch.seen, "marked logs_errors, but nothing was logged"
    else:
        assert not watch.seen, "logged without being expected:\n" + "\n".join(watch.seen)


@pytest.fixture(autouse=True)
def no_log_left_open() -> Iterator[None]:
    """Close the log files that a test leaves, so that no later test writes into a folder that is gone."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    for handler in [handler for handler in root.handlers if handler not in before]:
        if isinstance(handler, logging.FileHandler):
            root.removeHandler(handler)
            handler.close()
    root.setLevel(level)

"""What holds for the whole project."""

import ast
import sys
from pathlib import Path

import pytest

from app.paths import user_folders

ROOT = Path(__file__).parents[1]
TOP = {"app", "packaging", "puzzles", "resources", "tests", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"}


def imports(path):
    """Give the first part of the name of everything that a module imports, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or ".").split(".")[0], node.lineno


@pytest.mark.parametrize("path", sorted((ROOT / "puzzles" / "rules").glob("*.py")), ids=lambda path: path.stem)
def test_the_rules_need_the_standard_library_only(path):
    foreign = [
        f"{path.name}:{line} imports {name}"
        for name, line in imports(path)
        if name not in sys.stdlib_module_names and name != "puzzles"
    ]
    assert foreign == []


@pytest.mark.parametrize("folder", ["app", "puzzles"])
def test_modules_are_short(folder):
    """At 400 lines a module is split; tables of data are not modules of that sort."""
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (ROOT / folder).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}


def test_tests_never_touch_the_users_own_folders(tmp_path):
    folders = user_folders()
    for folder in (folders.data, folders.config, folders.state, folders.logs):
        assert "trainer-tests-" in str(folder)

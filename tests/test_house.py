"""What holds for the whole project."""

import ast
import sys
from pathlib import Path

import pytest

from app.paths import user_folders

ROOT = Path(__file__).parents[1]
TOP = {"app", "packaging", "puzzles", "resources", "tests", "pyproject.toml", "README.md", "LICENSE"}
MADE = {"build", "dist"}


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


def test_the_top_of_the_project_has_its_five_folders_and_three_files():
    seen = {path.name for path in ROOT.iterdir() if not path.name.startswith(".") and path.suffix != ".egg-info"}
    assert seen - MADE == TOP


@pytest.mark.parametrize("folder", ["app", "puzzles"])
def test_every_module_says_what_it_is_about(folder):
    assert [
        str(path.relative_to(ROOT))
        for path in (ROOT / folder).rglob("*.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ] == []


def test_tests_never_touch_the_users_own_folders(tmp_path):
    folders = user_folders()
    for folder in (folders.data, folders.config, folders.state, folders.logs):
        assert "trainer-tests-" in str(folder)

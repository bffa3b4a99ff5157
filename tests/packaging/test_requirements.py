"""Everyone runs the same versions, from wherever they get their packages."""

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
LISTS = sorted(PACKAGING.glob("requirements*.txt"))
PIN = re.compile(r"[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*( *; *sys_platform == \"win32\")?")


def entries(path):
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def pinned(*names):
    return {
        re.sub(r"[-_.]+", "-", entry.split("==")[0]).lower()
        for name in names
        for entry in entries(PACKAGING / name)
        if "==" in entry
    }


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_requirement_is_exact_and_names_no_registry(path):
    for entry in entries(path):
        assert entry == "-r requirements.txt" or PIN.fullmatch(entry), entry


@pytest.mark.parametrize("names", [("requirements.txt",), ("requirements.txt", "requirements-dev.txt")], ids=len)
def test_what_the_requirements_need_is_pinned_too(names):
    known = pinned(*names) | {"pip"}
    for name in known - {"pip", "colorama"}:
        for needed in metadata.requires(name) or []:
            if "extra ==" in needed or "python_version <" in needed or "sys_platform ==" in needed:
                continue
            requirement = re.match(r"[A-Za-z0-9_.-]+", needed)[0]
            assert re.sub(r"[-_.]+", "-", requirement).lower() in known, f"{name} needs {needed}"


def test_what_the_project_declares_is_pinned():
    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.match(r"[A-Za-z0-9_.-]+", entry)[0].lower() for entry in project["dependencies"]}
    assert declared <= pinned("requirements.txt")


def test_qt_is_the_release_that_keeps_its_references():
    assert "PySide6-Essentials==6.11.3" in entries(PACKAGING / "requirements.txt")


def test_packaging_is_no_package():
    """One would hide the library of the same name, which the build tools import."""
    assert not (PACKAGING / "__init__.py").exists()

"""The README's commands do what it says."""

import json
import re
import shlex
from pathlib import Path

import pytest

from puzzles.cli import main

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^puzzles ([^#\n]+?) *(?:#.*)?$", README, re.MULTILINE)
MADE_FILES = {"positions.jsonl": re.search(r"`(\{\"rules\".*?\})`", README)}


def test_there_are_commands_to_try():
    assert [command.split()[0] for command in COMMANDS] == [
        "explain",
        "explain",
        "solve",
        "generate",
        "simulate",
        "bank-report",
    ]


@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith("bank-report")])
def test_a_command_of_the_readme_works_as_printed(command, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    position = MADE_FILES["positions.jsonl"]
    assert position is not None
    (tmp_path / "positions.jsonl").write_text(position[1] + "\n", encoding="utf-8")
    assert main(shlex.split(command.replace("--games 100", "--games 2"))) == 0
    printed = capfd.readouterr()
    assert printed.out
    assert printed.err == ""
    if command.startswith("solve"):
        assert json.loads(printed.out)["valid"] is True


def test_the_tasks_of_the_readme_exist():
    tasks = set(re.findall(r"python3 packaging/run\.py ([a-z-]+)", README)) - {"help", "puzzles"}
    settings = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
    assert tasks
    assert [task for task in tasks if f"[tool.poe.tasks.{task}]" not in settings] == []


def test_the_pictures_and_links_of_the_readme_exist():
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not (Path(__file__).parents[1] / link).exists()] == []

"""The one command: what it runs, and what it says when it can't."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import environment
import preflight

SCRIPT = environment.PACKAGING / "run.py"


def load_script():
    """Load the script by its place: the benchmark has one of the same name."""
    described = spec_from_file_location("packaging_run", SCRIPT)
    module = module_from_spec(described)
    described.loader.exec_module(module)
    return module


run = load_script()


@pytest.fixture
def started(monkeypatch):
    """The commands that would have been started, and whether with the development tools."""
    calls = []
    ready = []
    monkeypatch.setattr(run, "set_up", lambda *, development: ready.append(development))
    monkeypatch.setattr(run, "start", lambda command: calls.append((command[1:], ready.pop())) or 0)
    return calls


def test_without_arguments_the_program_starts(started):
    run.main([])
    assert started == [(["-P", "-m", "app"], False)]


@pytest.mark.parametrize(
    "arguments",
    [["--lang", "en"], ["run", "--lang", "en"], ["run", "--", "--lang", "en"], ["--", "--lang", "en"]],
)
def test_arguments_go_to_the_program(started, arguments):
    run.main(arguments)
    assert started == [(["-P", "-m", "app", "--lang", "en"], False)]


def test_a_task_runs_with_the_development_tools_and_its_arguments(started):
    run.main(["test", "-k", "fan"])
    ((command, development),) = started
    assert command[-3:] == ["test", "-k", "fan"]
    assert development


def test_an_unknown_task_is_refused_with_the_list(started, capsys):
    assert run.main(["tset"]) == 2
    assert started == []
    said = capsys.readouterr().err
    assert "no task 'tset'" in said
    assert "Run the tests" in said


def test_help_lists_every_task_with_a_sentence(capsys):
    assert run.main(["help"]) == 0
    said = capsys.readouterr().out
    assert all(text and f"  {name}" in said and text in said for name, text in run.tasks().items())


def test_the_promised_tasks_are_there():
    promised = {"run", "puzzles", "test", "slow", "check", "format", "lint", "types", "layers", "translations"}
    promised |= {"bench", "tour", "selftest", "smoke", "fonts", "tiles"}
    assert promised <= run.tasks().keys()


def test_a_set_up_that_fails_says_why_and_starts_nothing(monkeypatch, capsys):
    def fail(*, development):
        raise environment.SetupError("This system lacks libGL.so.1.")

    monkeypatch.setattr(run, "set_up", fail)
    monkeypatch.setattr(run, "start", lambda command: pytest.fail("started"))
    assert run.main([]) == preflight.MISSING
    assert "This system lacks libGL.so.1." in capsys.readouterr().err


def test_missing_packages_are_named_in_one_line(monkeypatch):
    monkeypatch.setattr(environment, "is_sound", lambda: False)
    monkeypatch.setattr(preflight, "missing_libraries", lambda: {"libGL.so.1": "libgl1"})
    monkeypatch.setattr(preflight, "missing_venv_package", lambda: {"python3 -m venv": "python3.11-venv"})
    monkeypatch.setattr(preflight, "may_install", lambda: False)
    monkeypatch.setattr(preflight.shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(environment.SetupError, match=r"libgl1 python3\.11-venv"):
        run.have_system_packages()


def test_missing_packages_are_installed_where_that_is_ours_to_do(monkeypatch):
    asked = []
    monkeypatch.setattr(environment, "is_sound", lambda: True)
    monkeypatch.setattr(preflight, "missing_libraries", lambda: {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"})
    monkeypatch.setattr(preflight, "may_install", lambda: True)
    monkeypatch.setattr(preflight, "install", lambda packages: asked.append(packages) or True)
    run.have_system_packages()
    assert asked == [["libegl1", "libgl1"]]


def test_a_command_works_from_any_folder(tmp_path):
    """From a folder with an ``app`` of its own, ours is still the one that starts."""
    (tmp_path / "app.py").write_text("raise SystemExit('the wrong app')")
    done = subprocess.run(
        [sys.executable, "-P", "-c", "import app; print(app.__file__)"],
        cwd=tmp_path,
        env=run.variables(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(done.stdout.strip()) == environment.ROOT / "app" / "__init__.py"


def test_an_old_python_is_told_so_before_it_meets_anything_new():
    """The check of the version stands first, and the whole file can be read by the Pythons that it speaks to."""
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))
    kinds = [type(node) for node in tree.body]
    assert kinds[:3] == [ast.Expr, ast.Import, ast.If]
    assert ast.unparse(tree.body[2].test) == "sys.version_info < (3, 11)"


def described_tasks():
    described = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return described["tool"]["poe"]["tasks"]


@pytest.mark.parametrize("name", [name for name, task in described_tasks().items() if ".py" in task.get("cmd", "")])
def test_a_task_finds_its_script_in_whatever_folder_it_runs(name):
    """A task runs in the project's folder, or, to take file names as they were typed, where it was called."""
    task = described_tasks()[name]
    script = re.search(r"\S*\.py", task["cmd"].replace('"', ""))[0]
    assert ("cwd" in task) == script.startswith("${POE_ROOT}/")
    assert (environment.ROOT / script.removeprefix("${POE_ROOT}/")).is_file()

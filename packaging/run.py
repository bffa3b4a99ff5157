"""Set up and start: the one command for a fresh checkout. Needs Python 3.11 or newer and nothing else.

python3 packaging/run.py                 start the program
python3 packaging/run.py --lang en       the same with arguments for the program
python3 packaging/run.py test            run the tests
python3 packaging/run.py TASK [ARGS]     run a task of pyproject.toml
python3 packaging/run.py help            list the tasks
"""

import sys

# Said before anything newer than this sentence is imported or defined.
if sys.version_info < (3, 11):
    sys.exit(
        "This program needs Python 3.11 or newer; %s is %s.%s. 需要 Python 3.11 或更新的版本。"
        % (sys.executable, sys.version_info[0], sys.version_info[1])
    )

import os
import subprocess
import tomllib

import environment
import preflight
from environment import PYTHON, ROOT, SetupError

# Tasks that need only what the program itself needs: started without the development tools.
PROGRAMS = {"run": "app", "puzzles": "puzzles"}


def tasks() -> dict[str, str]:
    """Give each task of pyproject.toml with the line that explains it."""
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["poe"]["tasks"]
    return {name: task.get("help", "") for name, task in described.items() if not name.startswith("_")}


def read_arguments(arguments: list[str]) -> tuple[str, list[str]]:
    """Give the task, ``run`` when none is named, and what is passed on to it."""
    if not arguments or arguments[0].startswith("-"):
        task, rest = "run", arguments
    else:
        task, rest = arguments[0], arguments[1:]
    return task, rest[1:] if rest[:1] == ["--"] else rest


def help_text() -> str:
    """List what can be run."""
    lines = [f"  {name:<13} {text}" for name, text in tasks().items()]
    return "python3 packaging/run.py TASK [ARGUMENTS]; without a task the program starts. Tasks:\n\n" + "\n".join(lines)


def have_system_packages() -> None:
    """Install missing system packages where that is ours to do; elsewhere raises SetupError with the line to paste."""
    missing = preflight.missing_libraries()
    if not environment.is_sound():
        missing |= preflight.missing_venv_package()
    if not missing:
        return
    packages = sorted(set(missing.values()))
    if not preflight.may_install():
        raise SetupError(preflight.explain(missing))
    if not preflight.install(packages):
        raise SetupError(
            f"apt-get could not install them. Run this, then the same command again:\n\n  "
            f"{preflight.apt_line(packages)}\n"
        )


def set_up(*, development: bool) -> None:
    """Have everything ready; quick when it already is."""
    have_system_packages()
    environment.make_environment(development=development)
    environment.have_fonts()
    environment.have_translations()
    environment.have_bank()


def variables() -> dict[str, str]:
    """Give the variables a task runs with: our Python first on the path, our packages importable from any folder."""
    own = dict(os.environ)
    own["VIRTUAL_ENV"] = str(environment.VENV)
    own["PATH"] = os.pathsep.join([str(PYTHON.parent), os.environ.get("PATH", "")])
    own["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    own.pop("PYTHONHOME", None)
    return own


def start(command: list[str]) -> int:
    """Run a command in place of this one, or, on Windows, as its child; give its exit code."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":
        os.execve(command[0], command, variables())
    return subprocess.call(command, env=variables())


def main(arguments: list[str]) -> int:
    """Set up, then run what was asked for."""
    if arguments[:1] in (["help"], ["--help"], ["-h"]):
        print(help_text())
        return 0
    task, rest = read_arguments(arguments)
    if task not in tasks():
        sys.stderr.write(f"There is no task {task!r}.\n\n{help_text()}\n")
        return 2
    try:
        set_up(development=task not in PROGRAMS)
    except SetupError as error:
        sys.stderr.write(f"\n{error}\n")
        return preflight.MISSING
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The next start goes on from here.\n")
        return 130
    if task in PROGRAMS:
        return start([str(PYTHON), "-P", "-m", PROGRAMS[task], *rest])
    return start([str(PYTHON), "-m", "poethepoet", "-q", "-C", str(ROOT), task, *rest])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

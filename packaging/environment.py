"""Make what the program and its tasks run in: the environment ``.venv``, the text fonts, the translations, the puzzles.

Each step looks first whether its result is there and current, so that a second start is quick and needs no network.
Standard library only: this is what runs before anything is installed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# There while packages are being put in: found at a start, it means that the last one was cut short.
UNFINISHED = VENV / "unfinished"
INSTALLED = VENV / "installed.json"
RUNTIME = PACKAGING / "requirements.txt"
DEVELOPMENT = PACKAGING / "requirements-dev.txt"

FONTS = ROOT / "resources" / "fonts"
FONT_FILES = (FONTS / "AnshanSans-Regular.ttf", FONTS / "AnshanSans-Bold.ttf")
FONT_RECIPE = (PACKAGING / "fonts.py", PACKAGING / "requirements-fonts.txt")
FONT_STAMP = FONTS / "made-from.txt"
FONT_SOURCE = "justmytype_intl_cjk/fonts/ofl/notosanssc/NotoSansSC[wght].ttf"
I18N = ROOT / "resources" / "i18n"
PACKS = ROOT / "resources" / "packs"
BANK = ROOT / "resources" / "bank.db"
# What decides how a bank looks.
BANK_RECIPE = (ROOT / "puzzles" / "bank" / "building.py", ROOT / "puzzles" / "bank" / "shelves.py")


class SetupError(Exception):
    """Set-up can't go on; the text says why and what to do."""


def say(text: str) -> None:
    """Tell the user what is going on, at once."""
    print(text, flush=True)


def fingerprint(*files: Path) -> str:
    """Give a short name for the contents of files."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def is_sound() -> bool:
    """Tell whether ``.venv`` is there, finished, and of a Python that still runs."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    try:
        told = subprocess.run(
            [str(PYTHON), "-c", "import pip, sys; print(sys.prefix)"],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return False
    return Path(told).resolve() == VENV.resolve()


def make_venv() -> None:
    """Make ``.venv`` afresh; raises SetupError when Python can't."""
    if VENV.exists():
        say("The environment in .venv is unfinished or broken: making it anew.")
        shutil.rmtree(VENV)
    else:
        say("First start: making an environment in .venv.")
    VENV.mkdir()
    UNFINISHED.touch()
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"python3 -m venv failed:\n{(done.stdout + done.stderr).strip()}")


def installed() -> dict[str, str]:
    """Give what ``.venv`` holds: the fingerprint of each list of requirements that was installed."""
    try:
        noted = json.loads(INSTALLED.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def pip_install(*arguments: str) -> None:
    """Install with the environment's pip, its progress shown on a terminal; raises SetupError when that fails."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *quiet, *arguments]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SetupError(
            f"{done.stderr.strip()}\n\npip could not install what is needed. 安装依赖失败。\n"
            "Is there a network? Run the same command again: it goes on from here."
        )


def install_requirements(*, development: bool) -> None:
    """Bring ``.venv`` to the pinned versions, when it isn't there already."""
    name, wanted = ("development", DEVELOPMENT) if development else ("runtime", RUNTIME)
    mark = fingerprint(RUNTIME, wanted)
    noted = installed()
    if noted.get(name) == mark:
        return
    if name in noted:
        say("Bringing the packages in .venv up to date …")
    elif development:
        say("Installing the development tools …")
    else:
        say("Installing Qt and what else is needed (90 MB to fetch) …")
    UNFINISHED.touch()
    try:
        pip_install("-r", str(wanted))
    except SetupError:
        # pip has put back what it found; only one that is killed leaves things half done.
        UNFINISHED.unlink()
        raise
    noted[name] = mark
    if development:
        noted["runtime"] = fingerprint(RUNTIME, RUNTIME)
    INSTALLED.write_text(json.dumps(noted), encoding="utf-8")
    UNFINISHED.unlink()


def make_environment(*, development: bool) -> None:
    """Have ``.venv`` ready with the packages of the program, and of the tasks too if wanted."""
    if not is_sound():
        make_venv()
    install_requirements(development=development)


def are_fonts_current() -> bool:
    """Tell whether the fonts are there and were made by the present recipe."""
    if not all(file.exists() for file in FONT_FILES):
        return False
    try:
        return FONT_STAMP.read_text(encoding="utf-8").strip() == fingerprint(*FONT_RECIPE)
    except OSError:
        return False


def make_fonts() -> None:
    """Fetch the source of the fonts into a passing folder and cut them from it."""
    say("Making the text fonts, once (30 MB to fetch, then half a minute) …")
    with tempfile.TemporaryDirectory(prefix="fonts-") as folder:
        pip_install("--no-deps", "--target", folder, "-r", str(PACKAGING / "requirements-fonts.txt"))
        environment = dict(os.environ, PYTHONPATH=folder)
        command = [str(PYTHON), str(PACKAGING / "fonts.py"), str(Path(folder) / FONT_SOURCE), str(FONTS)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"packaging/fonts.py failed:\n{(done.stdout + done.stderr).strip()}")
    FONT_STAMP.write_text(fingerprint(*FONT_RECIPE) + "\n", encoding="utf-8")


def have_fonts() -> None:
    """Make the fonts unless they are current; older ones do when new ones can't be made."""
    if are_fonts_current():
        return
    try:
        make_fonts()
    except SetupError as error:
        if not all(file.exists() for file in FONT_FILES):
            raise
        say(f"Going on with the fonts of an older version: {error}")


def are_translations_current() -> bool:
    """Tell whether each .ts file has a .qm file that is not older."""
    for source in I18N.glob("*.ts"):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            return False
    return True


def have_translations() -> None:
    """Make the .qm files unless they are current."""
    if are_translations_current():
        return
    command = [str(PYTHON), str(PACKAGING / "translations.py"), "build"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"The translations could not be built:\n{(done.stdout + done.stderr).strip()}")


def is_bank_current() -> bool:
    """Tell whether the bank is there and no older than the packs and the way in which it is built."""
    packs = [*PACKS.glob("*.xz")]
    if not packs:
        return True
    sources = [PACKS, *packs, *(file for file in BANK_RECIPE if file.exists())]
    return BANK.exists() and all(source.stat().st_mtime <= BANK.stat().st_mtime for source in sources)


def have_bank() -> None:
    """Build the bank of puzzles unless it is current; all else works without it."""
    if is_bank_current():
        return
    if not BANK.exists():
        say("Building the bank of puzzles, once …")
    command = [str(PYTHON), str(PACKAGING / "bank.py"), "--when-needed"]
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        say(f"Going on without new puzzles, for the bank could not be built: {done.stderr.strip()}")


def main() -> int:
    """Make the fonts, whether or not they are current."""
    try:
        make_fonts()
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for file in FONT_FILES:
        say(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

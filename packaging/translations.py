"""The translations of the window: gather the texts, check that both languages are complete, build what Qt loads.

``update`` writes new texts into the .ts files, ``check`` fails when one is missing, unfinished, obsolete or has lost
a placeholder, ``build`` makes the .qm files. A .ts file is written by hand between these; it has no line numbers.
"""

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "app"
FOLDER = ROOT / "resources" / "i18n"
CHINESE = FOLDER / "app_zh_CN.ts"
ENGLISH = FOLDER / "app_en.ts"
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%n|%\d")


@dataclass(frozen=True, slots=True)
class Message:
    """One text of the window: the class that says it, the English, a comment that tells it apart, counted or not."""

    context: str
    source: str
    comment: str
    is_counted: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}" + (f" ({self.comment})" if self.comment else "")


@dataclass(frozen=True, slots=True)
class Entry:
    """A text with its translations (several where it is counted); unfinished or obsolete when its file says so."""

    message: Message
    texts: tuple[str, ...]
    state: str


def main(arguments: list[str]) -> int:
    """Do one of the tasks and give the exit code."""
    task = arguments[0] if arguments else "check"
    if task == "build":
        return build()
    if task == "update":
        gather(CHINESE, "zh_CN", "-no-obsolete")
        gather(ENGLISH, "en", "-no-obsolete", "-pluralonly")
        return 0
    if task == "check":
        faults = check()
        for fault in faults:
            print(fault)
        print(f"translations: {len(faults)} faults" if faults else "translations: complete in both languages")
        return 1 if faults else 0
    print(f"unknown task {task!r}: expected update, check or build", file=sys.stderr)
    return 2


def check() -> list[str]:
    """Give every fault of the .ts files and of the calls that they are gathered from."""
    faults = untranslatable_calls(SOURCES)
    with tempfile.TemporaryDirectory() as folder:
        for path, language, options in ((CHINESE, "zh_CN", ()), (ENGLISH, "en", ("-pluralonly",))):
            fresh = Path(folder) / path.name
            gather(fresh, language, *options)
            wanted = {entry.message for entry in read_entries(fresh)}
            faults += faults_of(path, wanted)
    return faults


def faults_of(path: Path, wanted: set[Message]) -> list[str]:
    """Give what is missing, obsolete, unfinished or broken in one .ts file."""
    if not path.exists():
        return [f"{path.name}: there is no such file; run the update task"]
    entries = read_entries(path)
    known = {entry.message for entry in entries}
    faults = [f"{path.name}: missing {message}" for message in sorted(wanted - known, key=str)]
    for entry in entries:
        if entry.message not in wanted or entry.state in {"obsolete", "vanished"}:
            faults.append(f"{path.name}: obsolete {entry.message}")
        elif entry.state == "unfinished" or not all(text.strip() for text in entry.texts):
            faults.append(f"{path.name}: unfinished {entry.message}")
        else:
            faults += [f"{path.name}: {fault} in {entry.message}" for fault in broken_placeholders(entry)]
    return faults


def broken_placeholders(entry: Entry) -> list[str]:
    """Give the placeholders that a translation lost or invented; a counted text may leave out its number."""
    due = set(PLACEHOLDER.findall(entry.message.source))
    faults = []
    for text in entry.texts:
        given = set(PLACEHOLDER.findall(text))
        lost = due - given - ({"%n"} if entry.message.is_counted else set())
        faults += [f"{name} lost" for name in sorted(lost)]
        faults += [f"{name} invented" for name in sorted(given - due)]
    return faults


def read_entries(path: Path) -> list[Entry]:
    """Read a .ts file."""
    entries = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for element in context.iter("message"):
            translation = element.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            message = Message(
                name,
                element.findtext("source", ""),
                element.findtext("comment", ""),
                element.get("numerus") == "yes",
            )
            entries.append(Entry(message, tuple(forms), translation.get("type", "")))
    return entries


def untranslatable_calls(folder: Path) -> list[str]:
    """Give the calls of tr() whose text is no literal: those are never gathered."""
    faults = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute | ast.Name):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            place = {"tr": 0, "translate": 1}.get(name)
            if place is None or len(node.args) <= place or (name == "translate" and len(node.args) < 2):
                continue
            if not isinstance(node.args[place], ast.Constant):
                where = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
                faults.append(f"{where}:{node.lineno}: the text of {name}() is no literal")
    return faults


def gather(path: Path, language: str, *options: str) -> None:
    """Write the texts of every module under ``app`` into a .ts file, keeping the translations that it has."""
    modules = [str(module.relative_to(ROOT)) for module in sorted(SOURCES.rglob("*.py"))]
    place = ["-locations", "none", "-source-language", "en", "-target-language", language]
    run_tool("lupdate", "-silent", *options, *place, *modules, "-ts", str(path))


def build() -> int:
    """Make a .qm file of each .ts file that is newer than its own; fails when there is no translation at all."""
    sources = sorted(FOLDER.glob("*.ts"))
    if not sources:
        print(f"no .ts files in {FOLDER}", file=sys.stderr)
        return 1
    for source in sources:
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            run_tool("lrelease", "-silent", str(source), "-qm", str(target))
    return 0


def run_tool(name: str, *arguments: str) -> None:
    """Run one of Qt's translation tools; raises CalledProcessError when it fails, RuntimeError when it warns."""
    folder = Path(PySide6.__file__).parent
    tool = next((path for path in (folder / name, folder / f"{name}.exe") if path.exists()), Path(name))
    done = subprocess.run([str(tool), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, name, said, said)
    if said:
        raise RuntimeError(f"{name} says: {said}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

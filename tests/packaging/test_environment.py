"""The environment is made once, mended when it is half made, and left alone when it is current."""

import json
import subprocess
import sys
import venv as venv_module
from pathlib import Path

import pytest

import environment


@pytest.fixture
def place(tmp_path, monkeypatch):
    """A checkout of its own: requirements, fonts and translations that are small, and nothing installed."""
    monkeypatch.setattr(environment, "VENV", tmp_path / "a folder" / ".venv")
    monkeypatch.setattr(environment, "PYTHON", environment.VENV / "bin" / "python")
    monkeypatch.setattr(environment, "UNFINISHED", environment.VENV / "unfinished")
    monkeypatch.setattr(environment, "INSTALLED", environment.VENV / "installed.json")
    monkeypatch.setattr(environment, "RUNTIME", tmp_path / "requirements.txt")
    monkeypatch.setattr(environment, "DEVELOPMENT", tmp_path / "requirements-dev.txt")
    environment.RUNTIME.write_text("qt==1\n")
    environment.DEVELOPMENT.write_text("pytest==1\n")
    monkeypatch.setattr(environment, "FONT_FILES", (tmp_path / "one.ttf", tmp_path / "two.ttf"))
    monkeypatch.setattr(environment, "FONT_STAMP", tmp_path / "made-from.txt")
    monkeypatch.setattr(environment, "I18N", tmp_path)
    monkeypatch.setattr(environment, "PACKS", tmp_path / "packs")
    monkeypatch.setattr(environment, "BANK", tmp_path / "bank.db")
    monkeypatch.setattr(environment, "BANK_RECIPE", (tmp_path / "building.py",))
    environment.PACKS.mkdir()
    (tmp_path / "a folder").mkdir()
    return tmp_path


@pytest.fixture
def asked(monkeypatch):
    """What pip was asked for; nothing is installed."""
    calls = []
    monkeypatch.setattr(environment, "pip_install", lambda *arguments: calls.append(arguments))
    return calls


@pytest.fixture
def venv(place):
    environment.VENV.mkdir()
    return environment.VENV


def test_requirements_are_installed_once(venv, asked):
    environment.install_requirements(development=False)
    environment.install_requirements(development=False)
    assert asked == [("-r", str(environment.RUNTIME))]


def test_changed_requirements_are_installed_again(venv, asked):
    environment.install_requirements(development=False)
    environment.RUNTIME.write_text("qt==2\n")
    environment.install_requirements(development=False)
    assert len(asked) == 2


def test_a_changed_runtime_renews_the_tools_too(venv, asked):
    environment.install_requirements(development=True)
    environment.RUNTIME.write_text("qt==2\n")
    environment.install_requirements(development=True)
    assert asked == [("-r", str(environment.DEVELOPMENT))] * 2


def test_the_tools_bring_what_the_program_needs(venv, asked):
    environment.install_requirements(development=True)
    environment.install_requirements(development=False)
    assert asked == [("-r", str(environment.DEVELOPMENT))]


@pytest.mark.parametrize(("stop", "is_marked"), [(KeyboardInterrupt, True), (environment.SetupError, False)])
def test_an_install_that_is_cut_short_leaves_its_mark_and_one_that_fails_leaves_none(
    venv, monkeypatch, stop, is_marked
):
    def end(*arguments):
        raise stop

    monkeypatch.setattr(environment, "pip_install", end)
    with pytest.raises(stop):
        environment.install_requirements(development=False)
    assert environment.UNFINISHED.exists() is is_marked
    assert not environment.INSTALLED.exists()


def test_an_install_that_ends_well_leaves_no_mark(venv, asked):
    environment.install_requirements(development=False)
    assert not environment.UNFINISHED.exists()
    assert json.loads(environment.INSTALLED.read_text()).keys() == {"runtime"}


def test_a_spoilt_note_of_what_is_installed_counts_as_nothing(venv, asked):
    environment.INSTALLED.write_text("[not json")
    environment.install_requirements(development=False)
    assert len(asked) == 1


def test_no_environment_is_not_sound(place):
    assert not environment.is_sound()


@pytest.mark.skipif(sys.platform == "win32", reason="the environment lies differently there")
def test_an_environment_is_sound_until_it_is_spoilt(place):
    venv_module.create(environment.VENV)
    assert not environment.is_sound(), "without pip"
    library = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    (environment.VENV / "lib" / library / "site-packages" / "pip.py").touch()
    assert environment.is_sound()

    environment.UNFINISHED.touch()
    assert not environment.is_sound(), "cut short"
    environment.UNFINISHED.unlink()

    (environment.VENV / "pyvenv.cfg").rename(environment.VENV / "aside")
    assert not environment.is_sound(), "no longer an environment of its own"
    (environment.VENV / "aside").rename(environment.VENV / "pyvenv.cfg")
    assert environment.is_sound()

    environment.PYTHON.unlink()
    environment.PYTHON.symlink_to("/no/such/python")
    assert not environment.is_sound(), "its Python is gone"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="the environment lies differently there")
def test_a_broken_environment_is_made_anew_in_its_place(place):
    environment.VENV.mkdir()
    environment.UNFINISHED.touch()
    (environment.VENV / "left over").touch()
    environment.make_venv()
    assert environment.UNFINISHED.exists(), "nothing is installed yet"
    environment.UNFINISHED.unlink()
    assert environment.is_sound()
    assert not (environment.VENV / "left over").exists()


def test_fonts_are_current_only_with_both_files_and_the_present_recipe(place):
    assert not environment.are_fonts_current()
    for file in environment.FONT_FILES:
        file.touch()
    assert not environment.are_fonts_current()
    environment.FONT_STAMP.write_text(environment.fingerprint(*environment.FONT_RECIPE) + "\n")
    assert environment.are_fonts_current()
    environment.FONT_STAMP.write_text("an older recipe\n")
    assert not environment.are_fonts_current()


def fail_to_make_fonts():
    raise environment.SetupError("no network")


def test_older_fonts_do_when_new_ones_cannot_be_made(place, monkeypatch, capsys):
    monkeypatch.setattr(environment, "make_fonts", fail_to_make_fonts)
    for file in environment.FONT_FILES:
        file.touch()
    environment.have_fonts()
    assert "older version: no network" in capsys.readouterr().out


def test_without_any_fonts_the_set_up_fails(place, monkeypatch):
    monkeypatch.setattr(environment, "make_fonts", fail_to_make_fonts)
    with pytest.raises(environment.SetupError):
        environment.have_fonts()


def test_translations_are_outdated_when_missing_or_older(place):
    source, target = place / "app_xx.ts", place / "app_xx.qm"
    assert environment.are_translations_current()
    source.touch()
    assert not environment.are_translations_current()
    target.touch()
    assert environment.are_translations_current()
    later = target.stat().st_mtime + 10
    environment.os.utime(source, (later, later))
    assert not environment.are_translations_current()


def at(file, seconds):
    """Touch a file as if it had been so many seconds after the first moment of 2026."""
    file.touch()
    environment.os.utime(file, (1767225600 + seconds, 1767225600 + seconds))


def test_without_packs_there_is_no_bank_to_build(place):
    assert environment.is_bank_current()


@pytest.mark.parametrize("newer", ["packs/waits-daozi.jsonl.xz", "building.py"])
def test_the_bank_is_outdated_when_missing_or_older_than_what_it_is_made_from(place, newer):
    for name in ("packs/waits-daozi.jsonl.xz", "building.py", "packs"):
        at(place / name, 0)
    assert not environment.is_bank_current()
    at(environment.BANK, 1)
    assert environment.is_bank_current()
    at(place / newer, 2)
    assert not environment.is_bank_current()


def test_a_bank_that_can_not_be_built_stops_nothing(place, monkeypatch, capsys):
    at(environment.PACKS / "waits-daozi.jsonl.xz", 0)
    failed = subprocess.CompletedProcess([], 1, "", "waits-daozi.jsonl.xz, line 3: no uid")
    monkeypatch.setattr(environment.subprocess, "run", lambda *arguments, **named: failed)
    environment.have_bank()
    assert "Going on without new puzzles" in capsys.readouterr().out


def test_line_ends_do_not_change_a_fingerprint(tmp_path):
    unix, windows = tmp_path / "a", tmp_path / "b"
    unix.write_bytes(b"one\ntwo\n")
    windows.write_bytes(b"one\r\ntwo\r\n")
    assert environment.fingerprint(unix) == environment.fingerprint(windows)


def test_a_failing_pip_is_explained(venv, monkeypatch):
    done = subprocess.CompletedProcess([], 1, stderr="ERROR: No matching distribution")
    monkeypatch.setattr(environment.subprocess, "run", lambda *arguments, **options: done)
    with pytest.raises(environment.SetupError, match=r"No matching distribution(.|\n)*Run the same command again"):
        environment.pip_install("nothing")


def test_set_up_needs_the_standard_library_only():
    packaging = Path(environment.__file__).parent
    code = f"import sys; sys.path.insert(0, {str(packaging)!r}); import environment, preflight"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)

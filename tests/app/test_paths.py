"""Where everything lies."""

import subprocess
import sys

import pytest

from app.paths import RESOURCES, folders_in, user_folders


def test_resources_lie_beside_the_program():
    assert RESOURCES.is_dir()
    assert (RESOURCES.parent / "app" / "paths.py").is_file()


def test_everything_lies_inside_the_folder_that_is_given(tmp_path):
    folders = folders_in(tmp_path / "mine")
    places = [folders.progress_db, folders.settings_file, folders.lock_file]
    places += [folders.log_file, folders.crash_file, folders.backups]
    assert all(place.is_relative_to(tmp_path / "mine") for place in places)
    assert len(set(places)) == len(places)


def test_a_relative_folder_becomes_absolute(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert folders_in(tmp_path.__class__("here")).data == tmp_path / "here"


@pytest.mark.parametrize("name", ["a#b", "c?d", "100%", "it's", "鞍山 麻将", "x" * 200])
def test_folders_are_made_whatever_they_are_called(tmp_path, name):
    folders = folders_in(tmp_path / name)
    folders.make()
    folders.make()
    assert all(place.is_dir() for place in (folders.data, folders.config, folders.state, folders.logs, folders.backups))


def test_a_file_in_the_place_of_the_folder_is_an_error_of_the_world(tmp_path):
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(OSError):
        folders_in(tmp_path / "data").make()


def test_user_folders_follow_the_system(monkeypatch, tmp_path):
    if sys.platform != "linux":
        pytest.skip("the places of Linux")
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    folders = user_folders()
    assert folders.progress_db == tmp_path / "XDG_DATA_HOME" / "anshan-trainer" / "progress.db"
    assert folders.settings_file == tmp_path / "XDG_CONFIG_HOME" / "anshan-trainer" / "settings.json"
    assert folders.logs.is_relative_to(tmp_path / "XDG_STATE_HOME")


def test_places_and_settings_need_no_qt():
    code = (
        "import sys, app.paths, app.settings_file, app.presenters.practice; "
        "sys.exit(any(n.startswith('PySide6') for n in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

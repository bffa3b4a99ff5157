"""The settings on the disk: nothing is lost, whatever is wrong."""

import json
import os
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from app.settings import Language, Settings, Theme
from app.settings_file import LiveSettings, Problem, ProblemKind, SettingsFile

NOW = datetime(2026, 11, 30, 8, 15, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def file(path):
    return SettingsFile(path, lambda: NOW)


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_first_start_has_the_defaults_and_nothing_to_say(file, path):
    loaded = file.load()
    assert (loaded.settings, loaded.problems) == (Settings(), ())
    assert not path.exists()


def test_saved_settings_are_there_at_the_next_start(file, path):
    settings = replace(Settings(), language=Language.EN, daily_goal=7)
    file.save(settings)
    assert SettingsFile(path, lambda: NOW).load().settings == settings
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_unknown_keys_are_kept(file, path):
    write(path, {"version": 1, "daily_goal": 7, "weather": {"sunny": [1, 2]}})
    file.save(replace(file.load().settings, daily_goal=8))
    assert read(path)["weather"] == {"sunny": [1, 2]}
    assert read(path)["daily_goal"] == 8


def test_a_bad_value_is_reported_once_and_the_file_as_it_was_is_kept(file, path):
    write(path, {"version": 1, "daily_goal": "many", "theme": "dark"})
    before = path.read_bytes()
    loaded = file.load()
    kept = path.with_name("settings-kept-20261130T081500Z.json")
    assert loaded.settings == replace(Settings(), theme=Theme.DARK)
    assert loaded.problems == (Problem(ProblemKind.BAD_VALUE, "daily_goal", "'many'", kept),)
    assert kept.read_bytes() == before
    assert SettingsFile(path, lambda: NOW).load().problems == ()


@pytest.mark.parametrize(
    "content",
    [
        *("", "{", "[]", "null", "nonsense", '{"daily_goal": NaN}', "[" * 100_000, '{"a":1} tail'),
        *('{"a": 1e999}', '{"a": "\\ud800"}', '{"\\udfff": 1}', '{"a": ' + "[" * 900 + "]" * 900 + "}"),
    ],
)
def test_a_damaged_file_is_kept_aside_and_never_overwritten(file, path, content):
    write(path, content)
    loaded = file.load()
    assert loaded.settings == Settings()
    assert [problem.kind for problem in loaded.problems] == [ProblemKind.DAMAGED]
    kept = loaded.problems[0].kept
    assert kept is not None and kept.read_text(encoding="utf-8") == content
    file.save(Settings())
    assert kept.read_text(encoding="utf-8") == content


def test_bytes_that_are_no_text_are_damage(file, path):
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe{}")
    assert [problem.kind for problem in file.load().problems] == [ProblemKind.DAMAGED]


def test_two_damaged_files_in_the_same_second_are_both_kept(file, path):
    for content in ("one", "two"):
        write(path, content)
        file.load()
    assert sorted(entry.read_text() for entry in path.parent.iterdir()) == ["one", "two"]


def test_a_byte_order_mark_is_no_damage(file, path):
    path.parent.mkdir()
    path.write_bytes(b"\xef\xbb\xbf" + b'{"daily_goal": 9}')
    assert file.load() == type(file.load())(replace(Settings(), daily_goal=9))


def test_a_newer_programs_file_is_used_as_far_as_it_is_understood_and_stays_its_own(file, path):
    write(path, {"version": 7, "theme": "sepia", "daily_goal": 9, "sound": True})
    loaded = file.load()
    assert (loaded.settings, loaded.problems) == (replace(Settings(), daily_goal=9), ())
    file.save(replace(loaded.settings, daily_goal=10))
    assert read(path)["version"] == 7
    assert read(path)["theme"] == "sepia"
    assert read(path)["sound"] is True
    file.save(replace(loaded.settings, theme=Theme.DARK))
    assert read(path)["theme"] == "dark"


def test_a_file_that_cannot_be_kept_aside_is_not_overwritten_either(file, path, monkeypatch):
    write(path, "precious")
    refuse = OSError("no")

    def rename(self, target):
        raise refuse

    monkeypatch.setattr(type(path), "rename", rename)
    loaded = file.load()
    assert loaded.problems[0].kept is None
    with pytest.raises(OSError):
        file.save(Settings())
    assert path.read_text() == "precious"
    monkeypatch.undo()
    file.save(Settings())
    assert path.with_name("settings-kept-20261130T081500Z.json").read_text() == "precious"


def test_an_unreadable_file_is_kept_aside_before_anything_is_written(file, path, monkeypatch):
    write(path, {"daily_goal": 9})
    original = type(path).open

    def refuse(self, mode="r", *args, **more):
        if self == path:
            raise PermissionError(13, "Permission denied")
        return original(self, mode, *args, **more)

    monkeypatch.setattr(type(path), "open", refuse)
    assert [problem.kind for problem in file.load().problems] == [ProblemKind.UNREADABLE]
    file.save(Settings())
    monkeypatch.undo()
    assert read(path.with_name("settings-kept-20261130T081500Z.json")) == {"daily_goal": 9}
    assert read(path)["daily_goal"] == 20


def test_a_failed_write_leaves_the_old_file_and_no_stub(file, path, monkeypatch):
    file.save(replace(Settings(), daily_goal=5))

    def refuse(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError):
        file.save(replace(Settings(), daily_goal=6))
    monkeypatch.undo()
    assert read(path)["daily_goal"] == 5
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


class TestLiveSettings:
    def make(self, save=lambda settings: None):
        problems = []
        return LiveSettings(Settings(), save, problems.append), problems

    def test_a_change_is_in_force_told_and_saved(self):
        saved, heard = [], []
        live, problems = self.make(saved.append)
        live.on_change(lambda before, after: heard.append((before.daily_goal, after.daily_goal)))
        live.change(replace(live.current, daily_goal=5))
        assert live.current.daily_goal == 5
        assert heard == [(20, 5)]
        assert [settings.daily_goal for settings in saved] == [5]
        assert problems == []

    def test_no_change_tells_and_saves_nothing(self):
        saved, heard = [], []
        live, _ = self.make(saved.append)
        live.on_change(lambda before, after: heard.append(after))
        live.change(Settings())
        assert (saved, heard) == ([], [])

    def test_a_failure_to_save_is_reported_once_until_saving_works_again(self):
        broken = [True]

        def save(settings):
            if broken[0]:
                raise OSError("read only")

        live, problems = self.make(save)
        live.change(replace(live.current, daily_goal=5))
        live.change(replace(live.current, daily_goal=6))
        assert problems == [Problem(ProblemKind.NOT_SAVED, value="read only")]
        assert live.current.daily_goal == 6
        broken[0] = False
        live.change(replace(live.current, daily_goal=7))
        broken[0] = True
        live.change(replace(live.current, daily_goal=8))
        assert len(problems) == 2

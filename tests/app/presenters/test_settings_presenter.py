"""The settings screen's behaviour."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.paths import folders_in
from app.presenters.settings import Group, Note, Scope, SettingsPresenter, shortcuts
from app.settings import Language, Settings, Theme
from app.settings_file import LiveSettings
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile


class View:
    def __init__(self):
        self.states = []

    @property
    def state(self):
        return self.states[-1]

    def show_state(self, state):
        self.states.append(state)


class Bench:
    def __init__(self, opens=True):
        self.saved, self.opened = [], []
        self.settings = LiveSettings(Settings(), self.saved.append, lambda problem: None)

        def open_folder(path):
            self.opened.append(path)
            return opens

        self.view = View()
        self.presenter = SettingsPresenter(self.settings, folders_in(Path("/data")), "1.2.3", 3, open_folder)
        self.presenter.start(self.view)


@pytest.fixture
def bench():
    return Bench()


@pytest.mark.parametrize(
    ("action", "value", "key", "expected"),
    [
        ("choose_language", Language.EN, "language", Language.EN),
        ("choose_theme", Theme.DARK, "theme", Theme.DARK),
        ("choose_tile_scale", 1.3, "tile_scale", 1.3),
        ("choose_tile_scale", 9.0, "tile_scale", 1.4),
        ("choose_profile", Profile.QIPAI, "profile", Profile.QIPAI),
        ("choose_level", Level.HARD, "level", Level.HARD),
        ("set_corner_index", True, "corner_index", True),
        ("set_reduce_motion", True, "reduce_motion", True),
        ("set_show_needs", False, "show_needs", False),
        ("set_show_timer", False, "show_timer", False),
        ("set_show_ratings", False, "show_ratings", False),
        ("set_daily_goal", 35, "daily_goal", 35),
        ("set_daily_goal", -3, "daily_goal", 1),
        ("set_daily_goal", 9999, "daily_goal", 500),
        ("set_rollover_hour", 6, "rollover_hour", 6),
        ("set_rollover_hour", 13, "rollover_hour", 12),
        ("set_rollover_hour", -1, "rollover_hour", 0),
    ],
)
def test_a_change_applies_at_once_is_shown_and_saved(bench, action, value, key, expected):
    getattr(bench.presenter, action)(value)
    assert getattr(bench.settings.current, key) == expected
    assert getattr(bench.view.state.settings, key) == expected
    assert getattr(bench.saved[-1], key) == expected


def test_adaptive_is_a_level_too(bench):
    bench.presenter.choose_level(Level.HARD)
    bench.presenter.choose_level(None)
    assert bench.view.state.settings.level is None


def test_what_is_changed_elsewhere_is_shown_here(bench):
    bench.settings.change(replace(bench.settings.current, profile=Profile.XUANFENG))
    assert bench.view.state.settings.profile is Profile.XUANFENG


def test_groups_are_changed(bench):
    assert bench.view.state.group is Group.LOOK
    bench.presenter.choose_group(Group.DATA)
    assert bench.view.state.group is Group.DATA


def test_the_data_folder_is_opened(bench):
    bench.presenter.open_data_folder()
    assert bench.opened == [bench.view.state.folders.data]
    assert bench.view.state.note is None


def test_a_folder_that_cannot_be_opened_is_said():
    bench = Bench(opens=False)
    bench.presenter.open_data_folder()
    assert bench.view.state.note is Note.NOT_OPENED


def test_a_note_goes_with_the_next_thing_done(bench):
    bench.presenter.tell_copied()
    assert bench.view.state.note is Note.COPIED
    bench.presenter.choose_group(Group.ABOUT)
    assert bench.view.state.note is None


def test_the_keys_name_as_many_places_as_there_are(bench):
    assert ("Ctrl", "1–3") in [shortcut.keys for shortcut in bench.view.state.shortcuts]


def test_every_key_does_one_thing_where_it_holds():
    listed = [(shortcut.scope, shortcut.keys) for shortcut in shortcuts(7)]
    assert len(set(listed)) == len(listed)
    assert {scope for scope, _ in listed} == set(Scope)


def test_nothing_is_shown_before_there_is_a_view():
    settings = LiveSettings(Settings(), lambda new: None, lambda problem: None)
    presenter = SettingsPresenter(settings, folders_in(Path("/data")), "1", 3, lambda path: True)
    presenter.choose_theme(Theme.DARK)
    assert settings.current.theme is Theme.DARK

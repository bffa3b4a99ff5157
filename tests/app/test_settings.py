"""The settings as values, and as JSON."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings import Language, Settings, Theme, WindowPlace, settings_from_json, settings_to_json
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile

SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(Language),
    theme=st.sampled_from(Theme),
    tile_scale=st.floats(0.9, 1.4),
    corner_index=st.booleans(),
    reduce_motion=st.booleans(),
    profile=st.sampled_from(Profile),
    kind=st.sampled_from(["waits", "legal", "fan"]),
    level=st.none() | st.sampled_from(Level),
    daily_goal=st.integers(1, 500),
    show_needs=st.booleans(),
    show_timer=st.booleans(),
    show_ratings=st.booleans(),
    rollover_hour=st.integers(0, 12),
    first_run_seen=st.booleans(),
    window=st.none()
    | st.builds(
        WindowPlace,
        st.integers(-9999, 9999),
        st.integers(-9999, 9999),
        st.integers(1, 9999),
        st.integers(1, 9999),
        st.booleans(),
    ),
)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text("a1系 ", max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("xy", max_size=3), inner, max_size=3),
)


def test_every_setting_is_written():
    assert set(settings_to_json(Settings())) == {field.name for field in fields(Settings)}


@given(SETTINGS)
def test_settings_come_back_as_they_were_written(settings):
    assert settings_from_json(settings_to_json(settings)) == (settings, ())


def test_missing_keys_are_defaults_and_no_mistake():
    assert settings_from_json({}) == (Settings(), ())


def test_unknown_keys_are_no_mistake():
    assert settings_from_json({"sepia": 3}) == (Settings(), ())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "fr"),
        ("language", []),
        ("theme", None),
        ("tile_scale", 0.8),
        ("tile_scale", 1.5),
        ("tile_scale", float("nan")),
        ("tile_scale", True),
        ("tile_scale", "1.0"),
        ("corner_index", 1),
        ("reduce_motion", "no"),
        ("profile", "riichi"),
        ("kind", ""),
        ("kind", "x" * 41),
        ("kind", "waits; rm"),
        ("kind", "poker"),
        ("kind", []),
        ("level", 0),
        ("level", 6),
        ("level", True),
        ("level", 1.0),
        ("daily_goal", 0),
        ("daily_goal", 501),
        ("daily_goal", 20.0),
        ("rollover_hour", -1),
        ("rollover_hour", 13),
        ("first_run_seen", None),
        ("window", [1, 2, 3, 4]),
        ("window", {"x": 1, "y": 2, "width": 3}),
        ("window", {"x": 1, "y": 2, "width": 0, "height": 3, "maximized": False}),
        ("window", {"x": 10**9, "y": 2, "width": 9, "height": 3, "maximized": False}),
    ],
)
def test_one_bad_value_falls_back_alone(key, value):
    written = settings_to_json(replace(Settings(), daily_goal=33, theme=Theme.DARK, rollover_hour=2))
    settings, bad = settings_from_json({**written, key: value})
    assert bad == (key,)
    assert getattr(settings, key) == getattr(Settings(), key)
    others = {field.name for field in fields(Settings)} - {key}
    expected, _ = settings_from_json(written)
    assert all(getattr(settings, other) == getattr(expected, other) for other in others)


@given(st.dictionaries(st.sampled_from([field.name for field in fields(Settings)]), JUNK))
def test_junk_never_raises_and_what_is_read_can_be_written(data):
    settings, bad = settings_from_json(data)
    assert settings_from_json(settings_to_json(settings)) == (settings, ())
    assert set(bad) <= set(data)

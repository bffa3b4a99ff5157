"""What the system lacks is found before Qt fails on it."""

import pytest

import preflight

HEADLESS = {"QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def on_linux(monkeypatch):
    monkeypatch.setattr(preflight.sys, "platform", "linux")


def lacking(*libraries):
    return lambda library: library not in libraries


@pytest.mark.usefixtures("on_linux")
def test_nothing_is_missing_where_every_library_loads(monkeypatch):
    monkeypatch.setattr(preflight, "is_loadable", lambda library: True)
    assert preflight.missing_libraries({"DISPLAY": ":0"}) == {}


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize("library", preflight.LIBRARIES)
def test_a_library_that_does_not_load_is_named_with_its_package(monkeypatch, library):
    monkeypatch.setattr(preflight, "is_loadable", lacking(library))
    assert preflight.missing_libraries(HEADLESS) == {library: preflight.LIBRARIES[library]}


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize(
    ("environment", "is_missed"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({}, False),
    ],
)
def test_libraries_of_an_x_window_are_needed_only_for_one(monkeypatch, environment, is_missed):
    monkeypatch.setattr(preflight, "is_loadable", lacking("libxcb-cursor.so.0"))
    assert ("libxcb-cursor.so.0" in preflight.missing_libraries(environment)) is is_missed


def test_other_systems_need_no_packages(monkeypatch):
    monkeypatch.setattr(preflight.sys, "platform", "win32")
    monkeypatch.setattr(preflight, "is_loadable", lambda library: False)
    assert preflight.missing_libraries({"DISPLAY": ":0"}) == {}


def test_a_library_that_does_not_exist_is_not_loadable():
    assert not preflight.is_loadable("libnosuchthing.so.42")


def test_debian_without_venv_is_told_its_package(monkeypatch):
    monkeypatch.setattr(preflight.importlib.util, "find_spec", lambda module: None if module == "ensurepip" else module)
    major, minor = preflight.sys.version_info[:2]
    assert list(preflight.missing_venv_package().values()) == [f"python{major}.{minor}-venv"]


def test_explanation_is_one_line_to_paste(monkeypatch):
    monkeypatch.setattr(preflight.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(preflight, "is_root", lambda: False)
    text = preflight.explain({"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"})
    assert "libGL.so.1, libEGL.so.1" in text
    assert "  sudo apt-get install -y --no-install-recommends libegl1 libgl1\n" in text


def test_without_apt_the_explanation_has_no_line_to_paste(monkeypatch):
    monkeypatch.setattr(preflight.shutil, "which", lambda name: None)
    assert "apt-get" not in preflight.explain({"libGL.so.1": "libgl1"})


@pytest.mark.skipif(not hasattr(preflight.os, "geteuid"), reason="no root here")
@pytest.mark.parametrize(
    ("user", "environment", "apt", "may"),
    [
        (0, {}, "/usr/bin/apt-get", True),
        (1000, {}, "/usr/bin/apt-get", False),
        (0, {"DISPLAY": ":0"}, "/usr/bin/apt-get", False),
        (0, {"WAYLAND_DISPLAY": "wayland-0"}, "/usr/bin/apt-get", False),
        (0, {}, None, False),
    ],
)
def test_packages_are_installed_only_as_root_with_apt_and_no_screen(monkeypatch, user, environment, apt, may):
    monkeypatch.setattr(preflight.os, "geteuid", lambda: user)
    monkeypatch.setattr(preflight.shutil, "which", lambda name: apt)
    assert preflight.may_install(environment) is may

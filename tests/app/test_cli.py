"""The arguments of the program."""

from pathlib import Path

import pytest

from app.cli import Options, display_problem, read_options


def test_no_arguments_leave_everything_to_the_settings():
    assert read_options([]) == Options()


def test_every_argument_is_read():
    options = read_options(
        ["--data-dir", "here", "--lang", "en", "--theme", "dark", "--screen", "1280x800", "--seed", "7"]
    )
    assert options == Options(data_dir=Path("here"), language="en", theme="dark", size=(1280, 800), seed=7)


def test_tour_takes_its_folder():
    assert read_options(["--tour", "pictures"]).tour == Path("pictures")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--screen", "800x600"], "too small"),
        (["--screen", "wide"], "'wide' is not a size"),
        (["--lang", "fr"], "invalid choice: 'fr'"),
        (["--self-test", "--tour", "x"], "not allowed with"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
    ],
)
def test_a_bad_argument_is_named_and_ends_with_code_2(arguments, said, capsys):
    with pytest.raises(SystemExit) as caught:
        read_options(arguments)
    assert caught.value.code == 2
    assert said in capsys.readouterr().err


def test_version_is_that_of_the_project(capsys):
    with pytest.raises(SystemExit) as caught:
        read_options(["--version"])
    assert caught.value.code == 0
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    version = capsys.readouterr().out.split()[-1]
    assert f'version = "{version}"' in project


def test_no_display_is_said_before_qt_would_abort():
    assert "DISPLAY" in (display_problem({}, "linux") or "")


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_sort_of_display_will_do(name):
    assert display_problem({name: ":0"}, "linux") is None


def test_windows_needs_no_display_variable():
    assert display_problem({}, "win32") is None

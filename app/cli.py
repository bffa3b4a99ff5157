"""The program's arguments. No Qt here: they are read before it is imported."""

import argparse
import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from app import __version__
from puzzles.rules.values import frozen

LANGUAGES = ("zh", "en", "system")
THEMES = ("light", "dark", "system")
SMALLEST = (1024, 700)


@frozen
class Options:
    """What was asked for on the command line; None means what the settings say.

    ``size`` is the window's in pixels; ``seed`` makes the questions repeatable; ``tour_part`` is the part of a tour
    in one language, theme and size; ``report_paint`` writes the moment of the first paint and ends the program.
    """

    data_dir: Path | None = None
    language: str | None = None
    theme: str | None = None
    size: tuple[int, int] | None = None
    seed: int | None = None
    self_test: bool = False
    tour: Path | None = None
    tour_part: Path | None = None
    report_paint: bool = False


def read_options(arguments: Sequence[str]) -> Options:
    """Read the arguments; exits with a sentence and code 2 on one that isn't understood."""
    given = make_parser().parse_args(arguments)
    return Options(
        data_dir=given.data_dir,
        language=given.lang,
        theme=given.theme,
        size=given.screen,
        seed=given.seed,
        self_test=given.self_test,
        tour=given.tour,
        tour_part=given.tour_part,
        report_paint=given.report_paint,
    )


def make_parser() -> argparse.ArgumentParser:
    """Describe every argument that the program takes."""
    parser = argparse.ArgumentParser(
        prog="anshan-trainer",
        description="Anshan Mahjong Trainer · 鞍山麻将练习室: learn to read Anshan mahjong hands fast and right.",
    )
    add = parser.add_argument
    add("--version", action="version", version=f"anshan-trainer {__version__}")
    add("--data-dir", type=Path, metavar="DIR", help="keep settings, answers and logs in this folder")
    add("--lang", choices=LANGUAGES, help="language of this session")
    add("--theme", choices=THEMES, help="colours of this session")
    add("--screen", type=window_size, metavar="WxH", help="size of the window, for example 1280x800")
    add("--seed", type=int, metavar="N", help="ask the same questions each time")
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--self-test", action="store_true", help="open the window, answer one question, and exit")
    work.add_argument("--tour", type=Path, metavar="DIR", help="photograph every screen and measure the program")
    work.add_argument("--tour-part", type=Path, help=argparse.SUPPRESS)
    work.add_argument("--report-paint", action="store_true", help=argparse.SUPPRESS)
    return parser


def window_size(text: str) -> tuple[int, int]:
    """Read a size such as ``1280x800``; at least 1024x700."""
    match = re.fullmatch(r"(\d{3,5})[x×](\d{3,5})", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size: expected WIDTHxHEIGHT, for example 1280x800")
    width, height = int(match[1]), int(match[2])
    if width < SMALLEST[0] or height < SMALLEST[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is too small: the window needs {SMALLEST[0]}x{SMALLEST[1]}")
    return width, height


def display_problem(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Say why no window can open here, or None; Qt itself would abort without a sentence."""
    if not platform.startswith(("linux", "freebsd")):
        return None
    if environment.get("QT_QPA_PLATFORM") or environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return None
    return (
        "There is no display to open a window on: DISPLAY and WAYLAND_DISPLAY are empty. 这里没有可用的显示器。\n"
        "Start it from a desktop session, or set QT_QPA_PLATFORM=offscreen to run without a screen."
    )

"""The look that the whole window wears: colours, type, spacing, and how it is changed while the program runs."""

import json
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip
from shiboken6 import isValid

from puzzles.rules.values import frozen

FAMILY: Final = "Anshan Sans"

CAPTION: Final = 12
SUPPORT: Final = 13
BODY: Final = 14
TITLE: Final = 15
HEADING: Final = 20
NUMBER: Final = 28
FIGURE: Final = 36
KEY: Final = 11
"""Pixel sizes of type. ``KEY`` is for Latin ids, key caps and digits in badges only."""

RADIUS_KEY: Final = 4
RADIUS_TAG: Final = 6
RADIUS_BUTTON: Final = 8
RADIUS_CARD: Final = 12
RADIUS_FELT: Final = 16

COMPACT_BELOW: Final = 1200
"""Window width in pixels under which screens take their compact layout."""

HOVER_MS: Final = 80
LIFT_MS: Final = 90
FADE_MS: Final = 140

STYLE_ARGUMENTS: Final = ("-style", "Fusion")
HAS_STYLE: Final = "has_style"
"""An application that is made with these arguments has its style already, and this property says so: to set a style
makes the binding build every class of style that there is, which a start can do without."""

_LOOK: Final = "anshan_look"
"""Where the application holds its look: an attribute, as a Qt property costs more than a brush stroke to read."""


class ThemeError(Exception):
    """A theme file can't be read: it names the file, the token and what was expected."""


@frozen
class Colours:
    """The colours of one theme, by their names in the design."""

    bg: QColor
    surface: QColor
    sunken: QColor
    border: QColor
    line: QColor
    strong: QColor
    text: QColor
    text2: QColor
    text3: QColor
    tray: QColor
    trayline: QColor
    felt: QColor
    felt2: QColor
    feltedge: QColor
    feltchip: QColor
    onfelt: QColor
    onfelt2: QColor
    accent: QColor
    hover: QColor
    onaccent: QColor
    accent_soft: QColor
    right: QColor
    right_soft: QColor
    warn: QColor
    warn_soft: QColor
    wrong: QColor
    wrong_soft: QColor
    miss: QColor
    focus: QColor
    gold: QColor
    hun_flag: QColor
    win_flag: QColor
    ring: QColor
    flag_edge: QColor


@frozen
class Look:
    """How everything is drawn: the colours, whether they are the dark ones, and what a learner set about the tiles."""

    colours: Colours
    dark: bool
    tile_scale: float = 1.0
    corner_index: bool = False
    reduce_motion: bool = False


def read_colours(path: Path) -> Colours:
    """Read a theme file; raises ThemeError for a token that is missing, unknown or no colour."""
    tokens = json.loads(path.read_text(encoding="utf-8"))
    names = {field.name for field in fields(Colours)}
    if strange := set(tokens) ^ names:
        raise ThemeError(f"{path.name}: token {sorted(strange)[0]!r} is missing or unknown")
    for name, value in tokens.items():
        if not QColor.isValidColorName(value):
            raise ThemeError(f"{path.name}: {name!r} is {value!r}, expected a colour such as '#1A6A51'")
    return Colours(**{name: QColor(value) for name, value in tokens.items()})


def read_look(themes: Path, *, dark: bool) -> Look:
    """Read the light or the dark look from the folder of themes."""
    return Look(read_colours(themes / ("dark.json" if dark else "light.json")), dark)


def load_fonts(folder: Path) -> bool:
    """Make the bundled fonts known to Qt; False when there are none and the system's own have to do."""
    loaded = [QFontDatabase.addApplicationFont(str(path)) for path in sorted(folder.glob("*.ttf"))]
    font.cache_clear()
    return bool(loaded) and all(number >= 0 for number in loaded)


@cache
def font(size: int = BODY, bold: bool = False) -> QFont:
    """Give the text font at a pixel size; only 400 and 700 exist."""
    made = QFont()
    made.setFamilies([FAMILY])
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def dress(app: QApplication, look: Look) -> None:
    """Put a look on: every widget is repainted and lays itself out anew."""
    first = getattr(app, _LOOK, None) is None
    setattr(app, _LOOK, look)
    if first:
        if not app.property(HAS_STYLE):
            app.setStyle(QStyleFactory.create("Fusion"))
        app.setFont(font())
        QToolTip.setFont(font(CAPTION))
    app.setPalette(_palette(look.colours))
    QToolTip.setPalette(app.palette())
    if not first:
        for widget in app.allWidgets():
            # A widget may build its parts anew for the look, and the parts that it had are gone then.
            if isValid(widget):
                app.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def worn() -> Look:
    """Give the look that the application wears."""
    look = getattr(QApplication.instance(), _LOOK, None)
    if look is None:
        raise RuntimeError("the application wears no look yet: call dress() first")
    return cast("Look", look)


def colours() -> Colours:
    """Give the colours that the application wears."""
    return worn().colours


def milliseconds(motion: int) -> int:
    """Give how long a motion takes: nothing at all where a learner wants less of it."""
    return 0 if worn().reduce_motion else motion


def _palette(tokens: Colours) -> QPalette:
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: tokens.bg,
        roles.Base: tokens.surface,
        roles.AlternateBase: tokens.sunken,
        roles.Button: tokens.surface,
        roles.Text: tokens.text,
        roles.WindowText: tokens.text,
        roles.ButtonText: tokens.text,
        roles.BrightText: tokens.wrong,
        roles.PlaceholderText: tokens.text3,
        roles.Highlight: tokens.accent,
        roles.Accent: tokens.accent,
        roles.HighlightedText: tokens.onaccent,
        roles.Link: tokens.accent,
        roles.LinkVisited: tokens.accent,
        roles.Light: tokens.surface,
        roles.Midlight: tokens.line,
        roles.Mid: tokens.strong,
        roles.Dark: tokens.strong,
        roles.Shadow: tokens.feltedge,
        roles.ToolTipBase: tokens.surface,
        roles.ToolTipText: tokens.text,
    }.items():
        palette.setColor(role, colour)
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, tokens.text3)
    return palette

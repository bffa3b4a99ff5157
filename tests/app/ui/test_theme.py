import json

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete, isValid

from app.paths import RESOURCES
from app.ui import theme
from app.ui.widgets.text import Label

THEMES = RESOURCES / "themes"

TABLE = [
    ("text", "bg", 13.5, 14.7),
    ("text2", "sunken", 5.6, 7.3),
    ("text3", "tray", 4.9, 5.8),
    ("text", "tray", 11.8, 11.8),
    ("text2", "tray", 5.5, 7.7),
    ("text3", "sunken", 5.0, 5.5),
    ("text", "accent_soft", 12.2, 9.5),
    ("text2", "wrong_soft", 5.7, 7.4),
    ("text3", "accent_soft", 5.0, 4.7),
    ("onfelt", "felt", 6.2, 9.3),
    ("onfelt2", "felt", 4.8, 6.1),
    ("onaccent", "accent", 6.5, 7.4),
    ("accent", "accent_soft", 5.2, 4.9),
    ("right", "right_soft", 5.2, 6.4),
    ("warn", "warn_soft", 5.3, 6.9),
    ("wrong", "wrong_soft", 5.2, 6.1),
    ("gold", "sunken", 5.2, 7.0),
    ("strong", "tray", 3.4, 3.8),
    ("strong", "surface", 4.3, 4.2),
    ("focus", "tray", 5.4, 7.1),
    ("ring", "felt", 5.0, 7.7),
    ("right", "tray", 4.7, 6.1),
    ("warn", "tray", 4.7, 6.1),
    ("wrong", "tray", 4.7, 6.1),
    ("miss", "tray", 4.7, 6.1),
    ("accent", "tray", 4.7, 6.1),
]


def luminance(colour: QColor) -> float:
    parts = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("ink", "ground", "light", "dark"), TABLE)
def test_contrast_is_as_the_design_measured_it(ink, ground, light, dark):
    for is_dark, least in ((False, light), (True, dark)):
        tokens = theme.read_look(THEMES, dark=is_dark).colours
        assert contrast(getattr(tokens, ink), getattr(tokens, ground)) >= least - 0.06


def test_white_is_readable_on_the_flags():
    tokens = theme.read_look(THEMES, dark=False).colours
    assert contrast(QColor("white"), tokens.hun_flag) >= 6.8
    assert contrast(QColor("white"), tokens.win_flag) >= 7.5


def test_a_theme_file_with_an_unknown_token_is_refused_by_name(tmp_path):
    tokens = json.loads((THEMES / "light.json").read_text(encoding="utf-8"))
    tokens["colour_of_hope"] = "#123456"
    (tmp_path / "odd.json").write_text(json.dumps(tokens), encoding="utf-8")
    with pytest.raises(theme.ThemeError, match=r"odd.json: token 'colour_of_hope'"):
        theme.read_colours(tmp_path / "odd.json")


def test_a_theme_file_with_a_value_that_is_no_colour_is_refused_by_name(tmp_path):
    tokens = json.loads((THEMES / "light.json").read_text(encoding="utf-8"))
    tokens["felt"] = "green-ish"
    (tmp_path / "odd.json").write_text(json.dumps(tokens), encoding="utf-8")
    with pytest.raises(theme.ThemeError, match=r"'felt' is 'green-ish'"):
        theme.read_colours(tmp_path / "odd.json")


def test_the_bundled_font_is_what_text_is_set_in(qapp):
    assert theme.font(14).families() == [theme.FAMILY]
    assert QApplication.font().families() == [theme.FAMILY]


def test_changing_the_look_repaints_what_is_on_the_screen(qtbot, wear):
    label = Label("听牌", tone="text", size=28, bold=True)
    label.setAutoFillBackground(True)
    qtbot.addWidget(label)
    label.show()
    light = label.grab().toImage()
    wear(dark=True)
    qtbot.waitUntil(lambda: label.palette().color(QPalette.ColorRole.Window) == theme.colours().bg)
    assert light.pixelColor(0, 0) != label.grab().toImage().pixelColor(0, 0)


class Renewing(QWidget):
    """A widget that builds its part anew for every look, as lists of rows do."""

    def __init__(self):
        super().__init__()
        self.part = QWidget(self)

    def changeEvent(self, event):
        if event.type() == QEvent.Type.StyleChange:
            delete(self.part)
            self.part = QWidget(self)
        super().changeEvent(event)


def test_a_look_is_put_on_where_a_widget_builds_its_parts_anew(qtbot, wear):
    widgets = [Renewing() for _ in range(8)]
    for widget in widgets:
        qtbot.addWidget(widget)
    parts = [widget.part for widget in widgets]
    wear(dark=True)
    assert theme.worn().dark
    assert not any(isValid(part) for part in parts)


def test_no_motion_takes_time_when_a_learner_wants_less_of_it(wear):
    wear(reduce_motion=True)
    assert theme.milliseconds(theme.LIFT_MS) == 0
    theme.dress(QApplication.instance(), theme.read_look(THEMES, dark=False))
    assert theme.milliseconds(theme.LIFT_MS) == theme.LIFT_MS

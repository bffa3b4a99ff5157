"""The settings screen: shows every setting, and reports what is pressed."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.paths import folders_in
from app.presenters.settings import Group, SettingsPresenter
from app.settings import Language, Settings, Theme
from app.settings_file import LiveSettings
from app.texts import Texts
from app.ui.screens.settings import LIST_WIDTH, SettingsScreen
from app.ui.screens.settings_pages import WIDTH
from app.ui.widgets.controls import Pressable
from app.ui.widgets.text import Label
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile


class Bench:
    def __init__(self, qtbot, data=Path("/data")):
        self.settings = LiveSettings(Settings(), lambda new: None, lambda problem: None)
        self.presenter = SettingsPresenter(self.settings, folders_in(data), "1.2.3", 3, lambda path: False)
        self.screen = SettingsScreen(self.presenter, Texts())
        qtbot.addWidget(self.screen)
        self.presenter.start(self.screen)
        self.screen.resize(948, 700)
        self.screen.show()
        qtbot.waitExposed(self.screen)

    def page(self, group):
        self.presenter.choose_group(group)
        return self.screen.pages[group]


@pytest.fixture
def bench(qtbot):
    return Bench(qtbot)


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_group_is_opened_by_its_name(bench, qtbot):
    click(qtbot, bench.screen.buttons[Group.KEYS])
    assert bench.screen.stack.currentWidget() is bench.screen.pages[Group.KEYS]
    assert bench.screen.buttons[Group.KEYS].isChecked()


@pytest.mark.parametrize(
    ("group", "control", "key", "setting", "value"),
    [
        (Group.LOOK, "language", Language.EN, "language", Language.EN),
        (Group.LOOK, "theme", Theme.DARK, "theme", Theme.DARK),
        (Group.LOOK, "scale", 1.3, "tile_scale", 1.3),
        (Group.PRACTICE, "profile", Profile.QIPAI, "profile", Profile.QIPAI),
        (Group.PRACTICE, "level", Level.EXPERT, "level", Level.EXPERT),
    ],
)
def test_a_choice_is_taken_by_a_click(bench, qtbot, group, control, key, setting, value):
    segments = getattr(bench.page(group), control)
    click(qtbot, segments.buttons[key])
    assert getattr(bench.settings.current, setting) == value
    assert segments.buttons[key].isChecked()


@pytest.mark.parametrize(
    ("group", "control", "setting"),
    [
        (Group.LOOK, "corner_index", "corner_index"),
        (Group.LOOK, "reduce_motion", "reduce_motion"),
        (Group.PRACTICE, "needs", "show_needs"),
        (Group.PRACTICE, "timer", "show_timer"),
        (Group.PRACTICE, "ratings", "show_ratings"),
    ],
)
def test_a_switch_is_turned_by_space_and_by_click(bench, qtbot, group, control, setting):
    switch = getattr(bench.page(group), control)
    before = getattr(bench.settings.current, setting)
    assert switch.isChecked() == before
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert getattr(bench.settings.current, setting) is not before
    click(qtbot, switch)
    assert getattr(bench.settings.current, setting) is before


def test_numbers_are_counted_by_buttons_and_keys(bench, qtbot):
    page = bench.page(Group.PRACTICE)
    click(qtbot, page.goal.more)
    assert bench.settings.current.daily_goal == 25
    qtbot.keyClick(page.goal.less, Qt.Key.Key_Down)
    assert bench.settings.current.daily_goal == 20
    for _ in range(5):
        click(qtbot, page.goal.less)
    assert bench.settings.current.daily_goal == 1
    assert not page.goal.less.isEnabled()
    qtbot.keyClick(page.goal.more, Qt.Key.Key_Up)
    assert bench.settings.current.daily_goal == 5
    click(qtbot, page.rollover.more)
    assert bench.settings.current.rollover_hour == 5


def test_the_preview_is_drawn_in_the_size_that_is_chosen(bench):
    page = bench.page(Group.LOOK)
    widths = []
    for scale in (0.9, 1.4):
        bench.presenter.choose_tile_scale(scale)
        widths.append(page.preview.placed()[0].width)
    assert widths == [40, 62]


def test_every_key_is_listed_with_its_words(bench):
    page = bench.page(Group.KEYS)
    names = [row.accessibleName() for row in page.rows.values()]
    assert len(set(names)) == len(names)
    assert all(len(name.split(": ")[0]) > 2 for name in names)
    assert any(name.endswith("Ctrl 1–3") for name in names)


def test_the_path_of_the_data_folder_is_copied(bench, qtbot):
    page = bench.page(Group.DATA)
    click(qtbot, page.copy_button)
    assert QGuiApplication.clipboard().text() == str(bench.screen._state.folders.data)
    assert page.note.text() == "Copied"


def test_a_folder_that_does_not_open_is_said(bench, qtbot):
    page = bench.page(Group.DATA)
    click(qtbot, page.open_button)
    assert "copy the path" in page.note.text()


def test_a_name_of_a_folder_is_shown_as_it_is(qtbot):
    hostile = Path("/data/<img src='file:///x.png'>")
    bench = Bench(qtbot, hostile)
    page = bench.page(Group.DATA)
    assert page.folder.path.textFormat() is Qt.TextFormat.PlainText
    assert page.folder.path.text().replace("\u200b", "") == str(hostile.absolute())


def test_what_is_changed_elsewhere_is_shown(bench):
    page = bench.page(Group.PRACTICE)
    bench.settings.change(replace(bench.settings.current, profile=Profile.XUANFENG, show_timer=False))
    assert page.profile.buttons[Profile.XUANFENG].isChecked()
    assert not page.timer.isChecked()


@pytest.mark.parametrize("group", Group)
def test_everything_fits_into_the_smallest_window(bench, group, qtbot):
    page = bench.page(group)
    qtbot.waitUntil(lambda: page.sheet.width() > 0)
    assert page.sheet.width() <= WIDTH
    assert page.body.minimumSizeHint().width() <= 948 - LIST_WIDTH - 16 - 16 - 12
    for label in page.findChildren(Label):
        if label.isVisible() and label.text():
            assert label.width() >= label.minimumSizeHint().width()
            assert label.height() >= label.heightForWidth(label.width()) or not label.wordWrap()


@pytest.mark.parametrize("group", Group)
def test_every_control_has_a_name_and_can_be_reached_by_tab(bench, group):
    page = bench.page(group)
    for control in page.findChildren(Pressable):
        assert control.accessibleName() or control.text()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus

"""The practice screen shows a state and hands everything that is done on it to the presenter."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget

from app.presenters.state import Draft, Phase, PracticeState, SaveState
from app.ui.screens.practice import PracticeScreen
from app.ui.widgets.rail import NavRail, Place
from puzzles.drills.base import AnswerForm
from puzzles.rules.tiles import Tile
from tests.helpers import samples
from tests.helpers.keys import commit, compose, press_text
from tests.helpers.practice_recorder import Recorder

WIDE, COMPACT = (1280, 800), (1024, 700)
Show = Callable[..., PracticeScreen]


@pytest.fixture
def practice() -> Recorder:
    return Recorder()


@pytest.fixture
def show(qtbot, practice) -> Show:
    kept = []

    def make(state: PracticeState, size: tuple[int, int] = WIDE) -> PracticeScreen:
        screen = PracticeScreen(practice)
        kept.append(screen)
        screen.resize(size[0] - 84, size[1])
        qtbot.addWidget(screen)
        screen.show_state(state)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        return screen

    return make


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


# Keys


def test_a_new_question_puts_the_focus_into_the_tray(show):
    screen = show(samples.state())
    assert focus() is screen.panel.tray.buttons[Tile.M1]


def test_digits_and_suit_letters_go_to_the_presenter_from_wherever_the_focus_is(show, practice):
    screen = show(samples.state())
    for widget in (focus(), screen.bar.rules, screen.felt.spots[0]):
        widget.setFocus()
        press_text(focus(), "14s")
    assert practice.said("type_text") == [("1",), ("4",), ("s",)] * 3


@pytest.mark.parametrize("text", ["１", "ｓ", "万", "饼", "条", "字", "东"])
def test_full_width_and_chinese_characters_are_typed_too(show, practice, text):
    show(samples.state())
    press_text(focus(), text)
    assert practice.said("type_text") == [(text,)]


@pytest.mark.parametrize("text", ["万", "3条", "东"])
def test_what_an_input_method_commits_is_typed(show, practice, text):
    show(samples.state())
    commit(focus(), text)
    assert practice.said("type_text") == [(text,)]


@pytest.mark.parametrize("letter", ["m", "p", "s", "z"])
def test_a_suit_letter_is_taken_before_an_input_method_makes_a_word_of_it(show, practice, letter):
    show(samples.state(draft=Draft(typed="147")))
    compose(focus(), letter)
    assert practice.said("type_text") == [(letter,)]


def test_a_word_that_begins_without_digits_is_left_to_the_input_method(show, practice):
    show(samples.state())
    compose(focus(), "z")
    compose(focus(), "zh")
    assert practice.calls == []


def test_an_input_method_may_write_to_what_has_the_focus(show):
    show(samples.state())
    assert focus().testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


def test_enter_checks_and_enter_goes_on(show, practice, qtbot):
    screen = show(samples.waits_asked())
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    screen.show_state(samples.waits_answered())
    assert focus() is screen.panel.go_button
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert practice.said("check_or_next") == [(), ()]


def test_the_ring_shows_to_who_uses_keys_and_not_to_who_clicks(show, qtbot):
    screen = show(samples.waits_asked())
    qtbot.mouseClick(screen.panel.go_button, Qt.MouseButton.LeftButton)
    screen.show_state(samples.waits_answered())
    assert not screen.panel.go_button.shows_ring
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    screen.show_state(samples.state(samples.LAST))
    assert screen.panel.tray.buttons[Tile.M1].shows_ring


def test_a_held_enter_does_not_run_through_the_questions(show, practice):
    show(samples.waits_asked())
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(focus(), held)
    assert practice.calls == []


@pytest.mark.parametrize(
    ("key", "modifier", "called"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "clear_typed"),
        (Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "erase_typed"),
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "take_back"),
    ],
)
def test_keys_that_mend_what_was_typed(show, practice, qtbot, key, modifier, called):
    show(samples.state())
    qtbot.keyClick(focus(), key, modifier)
    assert [name for name, _ in practice.calls] == [called]


def test_other_shortcuts_are_left_to_the_window(show, practice, qtbot):
    show(samples.state())
    qtbot.keyClick(focus(), Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert practice.calls == []


def test_space_chooses_the_tile_that_has_the_focus(show, practice, qtbot):
    show(samples.state())
    qtbot.keyClick(focus(), Qt.Key.Key_Right)
    qtbot.keyClick(focus(), Qt.Key.Key_Space)
    assert practice.said("toggle_tile") == [(Tile.M2,)]


def test_a_question_mark_asks_about_the_tile_that_has_the_focus(show, practice):
    screen = show(samples.waits_answered())
    screen.felt.spots[-1].setFocus()
    press_text(focus(), "?")
    screen.panel.go_button.setFocus()
    press_text(focus(), "？")
    assert practice.said("ask_about") == [(Tile.S8,), (None,)]


def test_escape_leaves_the_explanation_of_a_tile(show, practice, qtbot):
    asked = samples.waits_answered()
    show(asked)
    assert asked.feedback is not None and asked.feedback.explanation.subject is not None
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    assert practice.said("ask_about") == [(None,)]


def test_yes_no_and_numbers_are_typed_in_the_question_of_legality(show, practice):
    show(samples.legal_asked())
    press_text(focus(), "n3")
    compose(focus(), "y")
    assert practice.said("type_text") == [("n",), ("3",), ("y",)]


def test_digits_are_written_into_the_total_from_anywhere(show, practice):
    screen = show(samples.state(samples.FAN))
    press_text(focus(), "5")
    assert practice.said("type_text") == [("5",)]
    screen.panel.total.setFocus()
    press_text(focus(), "7")
    assert practice.said("set_total") == [("7",)]


def test_enter_and_undo_in_the_field_belong_to_the_screen(show, practice, qtbot):
    screen = show(samples.fan_asked())
    screen.panel.total.setFocus()
    qtbot.keyClick(focus(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert [name for name, _ in practice.calls] == ["take_back", "check_or_next"]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)")
@pytest.mark.parametrize("state", [samples.waits_asked, samples.waits_answered])
@pytest.mark.parametrize("key", [None, Qt.Key.Key_Escape])
def test_enter_checks_or_goes_on_after_a_menu_was_opened_by_the_mouse(show, practice, qtbot, state, key):
    screen = show(state())
    qtbot.mouseClick(screen.bar.level, Qt.MouseButton.LeftButton)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    if key is None:
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[2]).center())
    else:
        qtbot.keyClick(menu, key)
    assert QApplication.activePopupWidget() is None
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is None
    assert practice.said("check_or_next") == [()]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)")
def test_enter_opens_the_menu_of_a_chip_that_tab_led_to(show, practice, qtbot):
    screen = show(samples.waits_asked())
    while focus() is not screen.bar.rules:
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
    assert practice.calls == []


def test_tab_goes_from_the_answer_to_the_button_then_right_then_to_the_felt_and_the_chips(show, qtbot):
    screen = show(samples.with_last(samples.waits_asked(), samples.LAST))
    met = [focus()]
    for _ in range(9):
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
        met.append(focus())
    panel, bar = screen.panel, screen.bar
    assert met[:8] == [
        panel.tray.buttons[Tile.M1],
        panel.nothing_button,
        panel.go_button,
        screen.before.last.link,
        screen.felt.spots[0],
        bar.rules,
        bar.kind,
        bar.level,
    ]


# What is shown


def test_feedback_moves_neither_felt_nor_answer_area(show):
    for asked, answered in (
        (samples.waits_asked, samples.waits_answered),
        (samples.legal_asked, samples.legal_answered),
        (samples.fan_asked, samples.fan_answered),
    ):
        for size in (WIDE, COMPACT):
            screen = show(asked(), size)
            QApplication.processEvents()
            before = (screen.felt.geometry(), screen.panel.geometry(), screen.panel.go_button.geometry())
            places = [one.rect for one in screen.felt.placed]
            screen.show_state(answered())
            QApplication.processEvents()
            after = (screen.felt.geometry(), screen.panel.geometry(), screen.panel.go_button.geometry())
            assert after == before
            assert [one.rect for one in screen.felt.placed] == places


def test_chips_hand_the_choice_to_the_presenter(show, practice):
    screen = show(samples.state())
    screen.bar.rules.build_menu().actions()[1].trigger()
    screen.bar.kind.build_menu().actions()[2].trigger()
    screen.bar.level.build_menu().actions()[0].trigger()
    screen.bar.level.build_menu().actions()[5].trigger()
    assert practice.calls[0] == ("choose_profile", ("qipai",))
    assert practice.calls[1][0] == "choose_kind"
    assert practice.said("choose_level") == [(None,), (5,)]


def test_a_row_of_the_diagnosis_is_opened_by_the_presenter(show, practice):
    screen = show(samples.waits_answered())
    screen.after.diagnosis.rows[2].click()
    assert practice.said("open_mistake") == [(2,)]


def test_the_open_row_is_the_shape_that_is_no_win(show):
    rows = show(samples.waits_answered()).after.diagnosis.rows
    assert [row.is_open for row in rows] == [False, True, False]


def test_failed_conditions_come_first(show):
    lines = show(samples.waits_answered()).after.why.conditions.lines
    assert lines[0].rule == "R-YAOJIU"
    assert len(lines) == 5


def test_the_tiles_of_the_open_row_get_a_ring(show):
    screen = show(samples.fan_answered())
    ringed = [one.shown.tile for one in screen.felt.placed if one.shown.ring]
    assert ringed == [Tile.S5] * 4


def test_an_own_concealed_kong_shows_two_backs(show):
    felt = show(samples.legal_asked()).felt
    kong = [one.shown.tile for one in felt.placed if one.shown.tile in (None, Tile.P8)]
    assert kong == [None, Tile.P8, Tile.P8, None]


def test_a_tile_on_the_felt_is_asked_about(show, practice):
    screen = show(samples.waits_answered())
    screen.felt.spots[-1].click()
    assert practice.said("ask_about") == [(Tile.S8,)]


def test_the_verdict_is_announced_to_a_screen_reader(show, monkeypatch):
    said = []
    screen = show(samples.waits_asked())
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    screen.show_state(samples.waits_answered())
    assert said == [screen.after.banner.accessibleName()]


def test_no_rate_is_shown_from_fewer_than_twelve_answers(show):
    few = samples.state()
    screen = show(replace(few, today=replace(few.today, answered=11, right=9)))
    assert screen.before.today.rate.accessibleName() == "–"
    screen.show_state(few)
    assert screen.before.today.rate.accessibleName() == "83%"


def test_no_time_is_shown_when_timers_are_off(show):
    screen = show(replace(samples.waits_answered(), show_timer=False))
    assert screen.after.banner.time.text() == ""


def test_what_a_win_needs_can_be_switched_off(show):
    screen = show(samples.state(show_needs=False))
    assert not screen.before.needs.isVisible()


def test_a_newcomer_sees_three_steps_and_closes_them(show, practice):
    screen = show(samples.first_run())
    assert screen.before.first_run.isVisible()
    assert not screen.before.today.isVisible()
    screen.before.first_run.close_button.click()
    assert practice.said("dismiss_first_run") == [()]


def test_a_newcomer_can_change_the_language_at_once(show, qtbot):
    screen = show(samples.first_run())
    assert screen.bar.language.isVisible()
    with qtbot.waitSignal(screen.language_chosen) as caught:
        screen.bar.language.build_menu().actions()[0].trigger()
    assert caught.args == ["zh"]


def test_answers_that_are_not_saved_yet_are_said_in_place(show):
    screen = show(samples.state())
    assert not screen.bar.unsaved.isVisible()
    screen.show_state(samples.state(save=SaveState.UNSAVED, unsaved=3))
    assert screen.bar.unsaved.isVisible()
    assert "3" in screen.bar.unsaved.text()


def test_a_question_at_fault_is_said_to_be_so_and_can_be_left(show, practice):
    screen = show(replace(samples.waits_asked(), phase=Phase.FAILED))
    assert screen.after.banner.isVisible()
    assert not screen.after.why.isVisible()
    screen.panel.go_button.click()
    assert practice.said("check_or_next") == [()]


def test_the_last_question_is_shown_with_its_answer_and_can_be_looked_at_again(show, practice):
    screen = show(samples.waits_answered())
    screen.show_state(samples.with_last(samples.state(samples.LAST), samples.WAITS))
    assert [shown.tile for shown in screen.before.last.tiles.tiles] == [Tile.M1, Tile.S9]
    screen.before.last.link.click()
    assert practice.said("look_back") == [()]


def test_other_forms_get_other_answer_areas(show):
    screen = show(samples.waits_asked())
    for state, form in ((samples.legal_asked(), AnswerForm.VERDICT), (samples.fan_asked(), AnswerForm.LEDGER)):
        screen.show_state(state)
        assert screen.panel.isVisible()
        assert screen.panel.state.form is form


def test_every_control_is_named(show):
    for make in (
        samples.first_run,
        samples.waits_asked,
        samples.waits_answered,
        samples.legal_answered,
        samples.fan_asked,
    ):
        screen = show(samples.with_last(make(), samples.LAST))
        for widget in (*screen.findChildren(QAbstractButton), *screen.findChildren(QLineEdit)):
            if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
                assert name, widget


def test_the_rail_marks_the_current_place(qtbot):
    rail = NavRail([Place("practice", "practice"), Place("settings", "settings", at_bottom=True)])
    qtbot.addWidget(rail)
    rail.set_names({"practice": "练习", "settings": "设置"})
    with qtbot.waitSignal(rail.chosen) as caught:
        rail.buttons["settings"].click()
    assert caught.args == ["settings"]
    rail.show_place("practice")
    assert rail.buttons["practice"].isChecked()
    assert isinstance(rail, QObject)

"""The window: rail, shortcuts, notices, place on the desktop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from shiboken6 import isValid

from app.presenters.notices import Notice, NoticeKind
from app.settings import WindowPlace
from app.ui.main_window import SMALLEST, MainWindow, Page
from app.ui.widgets.rail import Place


@pytest.fixture
def built():
    return []


@pytest.fixture
def answers():
    """Whether the window may close, as its owner says."""
    return {"may_close": True}


@pytest.fixture
def window(dressed, qtbot, built, answers):
    def page(key, *, at_bottom=False):
        def build():
            built.append(key)
            label = QLabel(key)
            label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            return label

        return Page(Place(key, key, at_bottom), build)

    made = MainWindow(
        [page("practice"), page("progress"), page("settings", at_bottom=True)], lambda: answers["may_close"]
    )
    qtbot.addWidget(made)
    made.go_to("practice")
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_screen_is_built_at_its_first_visit_only(window, built):
    assert built == ["practice"]
    window.go_to("progress")
    window.go_to("practice")
    window.go_to("progress")
    assert built == ["practice", "progress"]


def test_the_rail_shows_only_what_exists_and_marks_where_one_is(window):
    assert list(window.rail.buttons) == ["practice", "progress", "settings"]
    assert [key for key, button in window.rail.buttons.items() if button.isChecked()] == ["practice"]


def test_a_click_on_the_rail_goes_there(window, qtbot):
    with qtbot.waitSignal(window.visited, timeout=1000) as caught:
        window.rail.buttons["progress"].click()
    assert caught.args == ["progress"]
    assert window.stack.currentWidget() is window.screen_of("progress")


@pytest.mark.parametrize(
    ("key", "place"), [(Qt.Key.Key_1, "practice"), (Qt.Key.Key_2, "progress"), (Qt.Key.Key_3, "settings")]
)
def test_control_and_a_digit_go_to_the_places_in_their_order(window, qtbot, key, place):
    window.go_to("settings" if place != "settings" else "practice")
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.current == place)


def test_every_place_tells_its_shortcut(window):
    assert window.rail.buttons["settings"].toolTip() == "Settings (Ctrl+3)"


def test_the_first_paint_is_reported_once(window, qtbot):
    painted = []
    window.first_painted.connect(lambda: painted.append(1))
    window.repaint()
    qtbot.wait(5)
    assert len(painted) <= 1


def test_the_window_never_gets_smaller_than_the_design(window):
    window.resize(300, 200)
    assert (window.width(), window.height()) == SMALLEST


def test_a_notice_takes_room_only_while_it_is_there(window):
    assert not window.notice_bar.isVisible()
    window.show_notice(Notice(NoticeKind.CLOCK_SET_BACK), 0)
    assert window.notice_bar.isVisible()
    window.show_notice(None, 0)
    assert not window.notice_bar.isVisible()


def test_closing_asks_first(window, answers):
    answers["may_close"] = False
    assert not window.close()
    assert window.isVisible()
    answers["may_close"] = True
    assert window.close()


def test_the_place_of_last_time_is_taken_again(window):
    window.put(WindowPlace(40, 30, 1024, 710))
    assert window.place() == WindowPlace(40, 30, 1024, 710)


def test_a_place_off_every_screen_is_not_taken(window):
    window.put(WindowPlace(20_000, 20_000, 1100, 720))
    assert window.place().x < 10_000


def test_a_window_larger_than_the_screen_is_fitted(window, qapp):
    window.put(WindowPlace(0, 0, 9000, 9000))
    room = qapp.primaryScreen().availableSize()
    assert window.width() == max(SMALLEST[0], room.width())
    assert window.height() == max(SMALLEST[1], room.height())


@pytest.mark.qt_log_ignore("does not support raise")
def test_coming_forward_opens_a_minimised_window(window, qtbot):
    window.showMinimized()
    window.come_forward("")
    qtbot.waitUntil(lambda: not window.isMinimized() and window.isVisible())


def test_the_screen_that_comes_up_gets_the_keys(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.rail.buttons["progress"].setFocus()
    window.go_to("progress")
    assert window.screen_of("progress").hasFocus()


def test_a_screen_that_comes_up_again_has_the_focus_where_it_was(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.go_to("progress")
    field = QLineEdit(window.screen_of("progress"))
    field.show()
    field.setFocus()
    window.go_to("practice")
    window.go_to("progress")
    assert field.hasFocus()


def test_what_had_the_focus_may_be_gone_by_then(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.go_to("progress")
    field = QLineEdit(window.screen_of("progress"))
    field.show()
    field.setFocus()
    window.go_to("practice")
    field.deleteLater()
    qtbot.waitUntil(lambda: not isValid(field))
    window.go_to("progress")
    assert window.screen_of("progress").hasFocus()

"""The window: rail, shortcuts, notices, place on the desktop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from shiboken6 import isValid

from app.presenters.notices import Notice, NoticeKind
from app.presenters.puzzle_states import PuzzlesState, Stage
from app.settings import WindowPlace
from app.texts import Texts
from app.ui.main_window import SMALLEST, MainWindow, Page
from app.ui.screens.practice import PracticeScreen
from app.ui.screens.puzzles import PuzzlesScreen
from app.ui.screens.review import ReviewScreen
from app.ui.widgets.controls import MenuChip
from app.ui.widgets.rail import Place
from tests.helpers import puzzle_samples, samples
from tests.helpers.practice_recorder import Recorder


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


# Screens with pages and questions


@pytest.fixture
def practice():
    return Recorder()


@pytest.fixture
def puzzles():
    return Recorder()


@pytest.fixture
def review():
    return Recorder()


@pytest.fixture
def rooms(dressed, qtbot, practice, puzzles, review):
    """The window with the real screens of practice, puzzles and reviews, practice in front."""

    def build_practice():
        screen = PracticeScreen(practice)
        screen.show_state(samples.waits_asked())
        return screen

    def build_puzzles():
        screen = PuzzlesScreen(puzzles, Texts())
        screen.show_state(PuzzlesState(Stage.HOME, home=puzzle_samples.home()))
        return screen

    made = MainWindow(
        [
            Page(Place("practice", "practice"), build_practice),
            Page(Place("puzzles", "puzzles"), build_puzzles),
            Page(Place("review", "review"), lambda: ReviewScreen(review, Texts())),
        ],
        lambda: True,
    )
    qtbot.addWidget(made)
    made.go_to("practice")
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def press(qtbot, key):
    """Press a key where the focus is, or on the window where it is nowhere."""
    qtbot.keyClick(QApplication.focusWidget() or QApplication.activeWindow(), key)


def click_rail(window, qtbot, key):
    qtbot.mouseClick(window.rail.buttons[key], Qt.MouseButton.LeftButton)


def test_back_in_practice_by_the_mouse_enter_checks(rooms, qtbot, practice):
    click_rail(rooms, qtbot, "puzzles")
    click_rail(rooms, qtbot, "practice")
    press(qtbot, Qt.Key.Key_Return)
    assert practice.calls == [("check_or_next", ())]


def test_back_in_practice_by_the_mouse_after_the_answer_enter_goes_on(rooms, qtbot, practice):
    screen = rooms.screen_of("practice")
    screen.show_state(samples.waits_answered())
    click_rail(rooms, qtbot, "puzzles")
    click_rail(rooms, qtbot, "practice")
    assert screen.panel.go_button.hasFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert practice.calls == [("check_or_next", ())]


@pytest.mark.parametrize("state", [samples.waits_asked, samples.waits_answered])
def test_back_in_practice_by_keys_enter_checks_or_goes_on_though_a_chip_had_the_focus(rooms, qtbot, practice, state):
    screen = rooms.screen_of("practice")
    screen.show_state(state())
    screen.bar.rules.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_2, Qt.Key.Key_1):
        qtbot.keyClick(rooms, key, Qt.KeyboardModifier.ControlModifier)
    assert rooms.current == "practice"
    press(qtbot, Qt.Key.Key_Return)
    assert practice.calls == [("check_or_next", ())]


def test_the_current_place_on_the_rail_gives_the_keys_back_to_the_question(rooms, qtbot, practice):
    click_rail(rooms, qtbot, "practice")
    press(qtbot, Qt.Key.Key_Return)
    assert practice.calls == [("check_or_next", ())]


def test_with_the_focus_nowhere_the_keys_still_answer(rooms, qtbot, practice):
    QApplication.focusWidget().clearFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert practice.calls == [("check_or_next", ())]


def test_a_screen_that_begins_with_a_chip_does_not_get_the_focus_on_it(window, qtbot):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.go_to("progress")
    screen = window.screen_of("progress")
    screen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    chip, field = MenuChip(parent=screen), QLineEdit(screen)
    chip.show()
    field.show()
    window.rail.buttons["practice"].setFocus()
    window.go_to("practice")
    window.go_to("progress")
    assert field.hasFocus()


@pytest.mark.parametrize("page", ["history", "summary_storm"])
def test_escape_leaves_a_list_though_the_focus_is_on_the_rail(rooms, qtbot, puzzles, page):
    rooms.go_to("puzzles")
    rooms.screen_of("puzzles").show_state(puzzle_samples.PUZZLES[page]())
    rooms.rail.buttons["puzzles"].setFocus()
    press(qtbot, Qt.Key.Key_Escape)
    assert puzzles.calls == [("open_home", ())]


@pytest.mark.parametrize("page", ["history", "summary_storm"])
def test_the_current_place_on_the_rail_leads_from_a_list_to_the_first_page(rooms, qtbot, puzzles, page):
    rooms.go_to("puzzles")
    rooms.screen_of("puzzles").show_state(puzzle_samples.PUZZLES[page]())
    click_rail(rooms, qtbot, "puzzles")
    assert puzzles.calls == [("open_home", ())]


def test_escape_twice_leaves_a_puzzle_wherever_the_focus_is(rooms, qtbot, puzzles):
    rooms.go_to("puzzles")
    rooms.screen_of("puzzles").show_state(PuzzlesState(Stage.PLAYING, play=puzzle_samples.play()))
    rooms.rail.buttons["practice"].setFocus()
    press(qtbot, Qt.Key.Key_Escape)
    assert puzzles.calls == []
    press(qtbot, Qt.Key.Key_Escape)
    assert puzzles.calls == [("leave", ())]


def test_another_key_takes_the_first_escape_back(rooms, qtbot, puzzles):
    rooms.go_to("puzzles")
    rooms.screen_of("puzzles").show_state(PuzzlesState(Stage.PLAYING, play=puzzle_samples.play()))
    rooms.rail.buttons["practice"].setFocus()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_Escape):
        press(qtbot, key)
    assert puzzles.calls == [("type_text", ("1",))]


def test_the_current_place_on_the_rail_leaves_a_puzzle_in_play_and_gives_it_the_keys(rooms, qtbot, puzzles):
    rooms.go_to("puzzles")
    rooms.screen_of("puzzles").show_state(PuzzlesState(Stage.PLAYING, play=puzzle_samples.play()))
    click_rail(rooms, qtbot, "puzzles")
    press(qtbot, Qt.Key.Key_Return)
    assert puzzles.calls == [("check_or_next", ())]


def test_escape_in_the_note_on_a_puzzle_closes_the_note_only(rooms, qtbot, puzzles):
    rooms.go_to("puzzles")
    screen = rooms.screen_of("puzzles")
    screen.show_state(PuzzlesState(Stage.PLAYING, play=puzzle_samples.play()))
    screen.play.open_report()
    note = QApplication.focusWidget()
    assert isinstance(note, QLineEdit)
    click_rail(rooms, qtbot, "puzzles")
    note.setFocus()
    press(qtbot, Qt.Key.Key_Escape)
    assert not screen.play.report.isVisible()
    assert puzzles.calls == []


def test_a_note_that_is_being_written_has_the_focus_again(rooms, qtbot):
    rooms.go_to("puzzles")
    screen = rooms.screen_of("puzzles")
    screen.show_state(PuzzlesState(Stage.PLAYING, play=puzzle_samples.play()))
    screen.play.open_report()
    note = QApplication.focusWidget()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(rooms, key, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(note, QLineEdit)
    assert note.hasFocus()


@pytest.mark.parametrize("by_rail", [False, True])
def test_the_summary_of_a_review_is_left_by_escape_and_by_the_rail(rooms, qtbot, review, by_rail):
    rooms.go_to("review")
    rooms.screen_of("review").show_state(puzzle_samples.REVIEWS["review_summary"]())
    rooms.rail.buttons["review"].setFocus()
    if by_rail:
        click_rail(rooms, qtbot, "review")
    else:
        press(qtbot, Qt.Key.Key_Escape)
    assert review.calls == [("open_home", ())]

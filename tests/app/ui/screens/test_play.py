"""A puzzle in play: the bar, the keys of play, the plate of a review, and the note on a wrong puzzle."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from app.presenters.state import Draft, Phase
from app.ui.screens.play import PlayScreen
from app.ui.widgets.controls import Pressable
from puzzles.drills.attempt import Mode
from puzzles.rules.tiles import Tile
from tests.helpers import puzzle_samples, samples
from tests.helpers.keys import press_text
from tests.helpers.practice_recorder import Recorder
from tests.helpers.puzzle_samples import TODAY

pytestmark = pytest.mark.usefixtures("in_english")

WIDE, COMPACT = (1280, 800), (1024, 700)
ESCAPE = Qt.Key.Key_Escape
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def actions():
    return Recorder()


@pytest.fixture
def show(qtbot, actions):
    kept = []

    def make(play, size=WIDE):
        screen = PlayScreen(actions)
        kept.append(screen)
        screen.resize(*size)
        qtbot.addWidget(screen)
        screen.show_play(play, TODAY)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        return screen

    return make


def focus():
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


# What the bar says


def test_rated_play_shows_the_rating_and_what_the_last_answer_did_to_it(show):
    bar = show(puzzle_samples.play(answered=True)).bar
    assert bar.mode.text() == "Rated"
    assert bar.rating.text() == "Rating 1486"
    assert bar.change.text() == "−8"
    assert bar.score.text() == "12 done · 10 right"


def test_with_ratings_off_neither_rating_nor_points_are_shown(show):
    screen = show(puzzle_samples.play(answered=True, rating=None, change=None))
    assert screen.bar.rating.isHidden()
    assert screen.bar.change.isHidden()
    assert "1480" not in screen.puzzle.rating.text()


def test_a_storm_shows_the_time_that_is_left(show):
    bar = show(puzzle_samples.storm()).bar
    assert bar.time.text() == "1:42"
    assert bar.time_bar.isVisible()
    assert bar.time_bar.share == pytest.approx(102 / 180)


def test_with_timers_off_a_storm_shows_no_time(show):
    play = puzzle_samples.storm()
    bar = show(replace(play, desk=replace(play.desk, show_timer=False))).bar
    assert bar.time.isHidden()
    assert bar.time_bar.isHidden()


def test_a_streak_shows_its_length(show):
    assert show(puzzle_samples.streak()).bar.streak.accessibleName() == "6 in a row"


def test_a_theme_is_named(show):
    assert show(puzzle_samples.theme()).bar.theme.text() == "No 1, 9 or honour"


def test_a_review_shows_its_place_among_what_is_due(show):
    assert show(puzzle_samples.review()).bar.place.text() == "3 of 12"


def test_answers_that_are_not_saved_are_mentioned(show):
    from app.presenters.state import SaveState

    play = puzzle_samples.play()
    bar = show(replace(play, desk=replace(play.desk, save=SaveState.UNSAVED, unsaved=2))).bar
    assert bar.unsaved.isVisible()


# What may not be given away


def test_points_and_themes_of_a_puzzle_are_shown_only_after_its_answer(show):
    screen = show(puzzle_samples.play())
    assert not screen.puzzle.isVisible()
    screen.show_play(puzzle_samples.play(answered=True), TODAY)
    assert screen.puzzle.isVisible()
    assert screen.puzzle.rating.text() == "medium · 1480"
    assert [tag.text() for tag in screen.puzzle.themes.tags] == [
        "Two wild tiles",
        "No 1, 9 or honour",
        "Some win, some may not",
    ]


def test_a_plate_says_why_a_puzzle_comes_back_and_that_its_tiles_are_others(show):
    facts = show(puzzle_samples.review()).felt.accessibleDescription()
    assert "Review · last time 12 Nov: a dead tile chosen" in facts
    assert "in other tiles" in facts


def test_a_puzzle_that_comes_back_as_itself_says_nothing_of_other_tiles(show):
    assert "in other tiles" not in show(puzzle_samples.review(variant=False)).felt.accessibleDescription()


def test_a_first_attempt_has_no_plate(show):
    assert "last time" not in show(puzzle_samples.play()).felt.accessibleDescription()


# Nothing moves


@pytest.mark.parametrize("size", [WIDE, COMPACT])
@pytest.mark.parametrize("make", [puzzle_samples.play, puzzle_samples.review])
def test_feedback_moves_neither_table_nor_tray_nor_button_nor_leave(show, make, size):
    screen = show(make(), size)
    QApplication.processEvents()

    def places():
        return [
            widget.geometry()
            for widget in (screen.felt, screen.panel, screen.panel.go_button, screen.bar.leave, screen.bar.star)
        ]

    before, tiles = places(), [one.rect for one in screen.felt.placed]
    screen.show_play(make(answered=True), TODAY)
    QApplication.processEvents()
    assert places() == before
    assert [one.rect for one in screen.felt.placed] == tiles


def test_the_field_for_a_note_does_not_move_the_table(show):
    screen = show(puzzle_samples.play(), COMPACT)
    before = (screen.felt.geometry(), screen.panel.geometry())
    screen.open_report()
    QApplication.processEvents()
    assert (screen.felt.geometry(), screen.panel.geometry()) == before


# Keys


def test_typing_and_enter_answer_as_in_practice(show, actions, qtbot):
    show(puzzle_samples.play())
    press_text(focus(), "14s")
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.calls == [("type_text", ("1",)), ("type_text", ("4",)), ("type_text", ("s",)), ("check_or_next", ())]


def test_escape_leaves_when_it_is_pressed_twice(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    width = screen.bar.leave.width()
    qtbot.keyClick(focus(), ESCAPE)
    assert actions.calls == []
    assert screen.bar.leave.text() == "Once more?"
    assert screen.bar.leave.width() == width
    qtbot.keyClick(focus(), ESCAPE)
    assert actions.said("leave") == [()]
    assert screen.bar.leave.text() == "Leave"


def test_another_key_between_two_escapes_stays(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    qtbot.keyClick(focus(), ESCAPE)
    press_text(focus(), "5")
    assert screen.bar.leave.text() == "Leave"
    qtbot.keyClick(focus(), ESCAPE)
    assert actions.said("leave") == []


def test_escape_first_clears_what_is_typed(show, actions, qtbot):
    play = puzzle_samples.play()
    screen = show(replace(play, desk=replace(play.desk, draft=Draft(typed="14"))))
    qtbot.keyClick(focus(), ESCAPE)
    assert [name for name, _ in actions.calls] == ["clear_typed"]
    assert screen.bar.leave.text() == "Leave"


def test_the_leave_button_leaves_at_once(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    qtbot.mouseClick(screen.bar.leave, Qt.MouseButton.LeftButton)
    assert actions.said("leave") == [()]


def test_the_first_escape_is_announced(show, qtbot, monkeypatch):
    show(puzzle_samples.play())
    said = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(event.message()))
    qtbot.keyClick(focus(), ESCAPE)
    assert said == ["Leave? Esc once more"]


def test_undo_takes_back_a_toggle_before_the_answer_and_the_answer_after_it(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    qtbot.keyClick(focus(), Qt.Key.Key_Z, CTRL)
    screen.show_play(puzzle_samples.play(answered=True), TODAY)
    qtbot.keyClick(focus(), Qt.Key.Key_Z, CTRL)
    screen.bar.undo.click()
    assert actions.calls == [("take_back", ())] * 3


def test_undo_is_offered_only_where_the_answer_can_be_taken_back(show):
    screen = show(puzzle_samples.play())
    assert not screen.bar.undo.isVisible()
    answered = puzzle_samples.play(answered=True)
    screen.show_play(answered, TODAY)
    assert screen.bar.undo.isVisible()
    screen.show_play(replace(answered, can_undo=False), TODAY)
    assert not screen.bar.undo.isVisible()


def test_a_puzzle_is_made_a_favourite_and_one_no_longer(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    assert screen.bar.star.icon_name == "star"
    qtbot.keyClick(focus(), Qt.Key.Key_D, CTRL)
    play = puzzle_samples.play()
    screen.show_play(replace(play, task=replace(play.task, is_favourite=True)), TODAY)
    assert screen.bar.star.icon_name == "star-filled"
    screen.bar.star.click()
    assert actions.said("mark_favourite") == [(True,), (False,)]


def test_a_puzzle_is_skipped_where_that_is_allowed(show, actions, qtbot):
    play = puzzle_samples.streak()
    screen = show(play)
    qtbot.keyClick(focus(), Qt.Key.Key_K, CTRL)
    screen.show_play(replace(play, can_skip=False), TODAY)
    assert screen.bar.skip.isHidden()
    qtbot.keyClick(focus(), Qt.Key.Key_K, CTRL)
    assert actions.said("skip") == [()]


def test_control_and_a_number_are_left_to_the_window(show, actions, qtbot):
    show(puzzle_samples.play())
    qtbot.keyClick(focus(), Qt.Key.Key_2, CTRL)
    assert actions.calls == []


# A puzzle that is wrong


def test_a_note_is_written_in_its_place_and_enter_keeps_it(show, actions, qtbot):
    screen = show(puzzle_samples.play(answered=True))
    qtbot.keyClick(focus(), Qt.Key.Key_E, CTRL)
    assert focus() is screen.report.field
    qtbot.keyClicks(focus(), "9s is dead")
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.calls == [("report_wrong", ("9s is dead",))]
    assert focus() is screen.panel.go_button
    assert screen.report.sentence.text() == "Kept with your note on this computer."
    assert not screen.report.field.isVisible()


def test_escape_closes_the_field_and_reports_nothing(show, actions, qtbot):
    screen = show(puzzle_samples.play())
    qtbot.keyClick(focus(), Qt.Key.Key_E, CTRL)
    qtbot.keyClicks(focus(), "14")
    qtbot.keyClick(focus(), ESCAPE)
    assert actions.calls == []
    assert not screen.report.isVisible()
    assert focus() is screen.panel.tray.buttons[Tile.M1]


def test_the_next_puzzle_closes_the_field(show):
    screen = show(puzzle_samples.play())
    screen.open_report()
    play = puzzle_samples.play()
    other = replace(play, desk=samples.state(samples.LAST), task=replace(play.task, question=samples.LAST))
    screen.show_play(other, TODAY)
    assert not screen.report.isVisible()


def test_a_puzzle_at_fault_says_that_it_does_not_count(show):
    screen = show(puzzle_samples.failed())
    assert screen.play.desk.phase is Phase.FAILED
    assert screen.after.banner.word.text() == "This question is at fault"


# Names and stops


@pytest.mark.parametrize("name", puzzle_samples.PLAYS)
def test_every_control_has_a_name(show, name):
    screen = show(puzzle_samples.PLAYS[name]())
    for control in screen.findChildren(Pressable):
        if control.isVisible():
            assert control.accessibleName() or control.text() or control.toolTip(), control


def test_tab_reaches_everything_in_the_bar(show):
    screen = show(puzzle_samples.play(answered=True))
    stops = screen._stops()
    assert {screen.bar.leave, screen.bar.undo, screen.bar.star, screen.bar.flag} <= set(stops)


def test_modes_have_names(show):
    screen = show(puzzle_samples.play())
    names = set()
    for mode in Mode:
        screen.show_play(puzzle_samples.play(mode), TODAY)
        names.add(screen.bar.mode.text())
    assert len(names) == len(Mode)


class WindowWatch(QObject):
    """Notes every widget that comes up as a window of its own."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(type(watched).__name__)
        return False


def test_nothing_comes_up_as_a_window_of_its_own(show, qapp):
    watch = WindowWatch()
    screen = show(puzzle_samples.play())
    qapp.installEventFilter(watch)
    try:
        screen.show_play(puzzle_samples.play(answered=True), TODAY)
    finally:
        qapp.removeEventFilter(watch)
    assert screen.puzzle.isVisible()
    assert watch.seen == []

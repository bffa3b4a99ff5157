"""The review screen: what is due and why, what will be due, what is set apart, and a review in play."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.presenters.puzzle_states import ReviewState, Stage
from app.texts import Texts
from app.ui.screens.review import ReviewScreen
from app.ui.widgets.controls import Pressable
from puzzles.drills.records import ReviewOutlook
from tests.helpers import puzzle_samples
from tests.helpers.practice_recorder import Recorder
from tests.helpers.puzzle_samples import FORECAST, TODAY

pytestmark = pytest.mark.usefixtures("in_english")

WIDE, COMPACT = (1280, 800), (1024, 700)


@pytest.fixture
def actions():
    return Recorder()


@pytest.fixture
def show(qtbot, actions):
    kept = []

    def make(state, size=WIDE):
        screen = ReviewScreen(actions, Texts())
        kept.append(screen)
        screen.resize(*size)
        qtbot.addWidget(screen)
        screen.show_state(state)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        qtbot.waitUntil(lambda: not screen.home.slices.is_at_work)
        return screen

    return make


@pytest.fixture
def show_named(show):
    return lambda name, size=WIDE: show(puzzle_samples.REVIEWS[name](), size)


def focus():
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_what_is_due_is_listed_with_its_reason(show_named):
    page = show_named("review_home").home
    assert page.figure.accessibleName() == "12 puzzles due"
    lines = [row.line for row in page.list.rows]
    assert lines[0].verdict == "A dead tile chosen"
    assert lines[0].day == "due today"
    assert lines[2].verdict == "Called a win, but it isn't"
    assert lines[2].day == "2 days late"


def test_enter_begins_the_review(show_named, actions, qtbot):
    show_named("review_home")
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("start_review") == [()]


@pytest.mark.parametrize("size", [WIDE, COMPACT])
def test_the_forecast_says_every_day_in_words(show_named, size):
    bars = show_named("review_home", size).home.forecast.chart.bars
    assert len(bars) == 14
    assert [bar.load.count for bar in bars] == list(FORECAST)
    assert bars[0].accessibleName() == "30 Nov, 12 puzzles"
    assert bars[1].accessibleName() == "1 Dec, 7 puzzles"


def test_arrows_walk_along_the_days(show_named, qtbot):
    chart = show_named("review_home").home.forecast.chart
    chart.bars[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(focus(), Qt.Key.Key_Right)
    assert focus() is chart.bars[1]
    qtbot.keyClick(focus(), Qt.Key.Key_Left)
    qtbot.keyClick(focus(), Qt.Key.Key_Left)
    assert focus() is chart.bars[0]


def test_what_is_set_apart_shows_its_answer_and_is_brought_back(show_named, actions):
    card = show_named("review_home").home.apart
    assert [row.lapses.text() for row in card.rows] == ["missed 8 times", "missed 9 times"]
    assert card.rows[0].answer.text() == "waits on 1-wan and 9-bam"
    card.rows[1].button.click()
    assert actions.said("bring_back") == [(bytes([1]) * 16,)]


def test_nothing_set_apart_shows_no_card(show_named):
    assert show_named("review_done").home.apart.isHidden()


def test_nothing_due_says_what_tomorrow_brings(show_named):
    page = show_named("review_done").home
    assert page.empty.sentence.text() == "Nothing to review today. Tomorrow there are 7."
    assert not page.start.isVisible()


def test_in_a_narrow_window_the_forecast_follows_at_once(show_named):
    page = show_named("review_done", COMPACT).home
    QApplication.processEvents()
    gap = (
        page.forecast.mapTo(page, page.forecast.rect().topLeft()).y()
        - page.head.mapTo(page, page.head.rect().bottomLeft()).y()
    )
    assert 0 < gap < 30


def test_page_down_leads_to_the_forecast_in_a_narrow_window(show_named, qtbot):
    page = show_named("review_home", COMPACT).home
    QApplication.processEvents()
    qtbot.keyClick(focus(), Qt.Key.Key_PageDown)
    assert page.page.verticalScrollBar().value() > 0


def test_nothing_due_tomorrow_says_the_next_day(show):
    outlook = ReviewOutlook(0, (0, 0, 0, 5), 5, 0)
    page = show(ReviewState(Stage.HOME, outlook=outlook, today=TODAY)).home
    assert page.empty.sentence.text() == "Nothing to review today. The next 5 come on 3 Dec."


def test_who_missed_nothing_yet_is_led_to_the_puzzles(show_named, qtbot):
    screen = show_named("review_never")
    assert screen.home.empty.sentence.text().startswith("What you miss among the puzzles comes back here")
    assert screen.home.forecast.isHidden()
    with qtbot.waitSignal(screen.puzzles_wanted):
        qtbot.keyClick(focus(), Qt.Key.Key_Return)


def test_a_review_in_play_has_the_forecast_in_place_of_the_day(show_named):
    screen = show_named("review_playing")
    assert screen.page is screen.play
    assert screen.forecast.isVisible()
    assert not screen.play.before.today.isVisible()


def test_the_forecast_stays_when_a_state_in_play_has_none(show_named, show):
    screen = show_named("review_home")
    playing = puzzle_samples.REVIEWS["review_playing"]()
    screen.show_state(ReviewState(Stage.PLAYING, today=TODAY, play=playing.play))
    assert screen.forecast.isVisible()
    assert screen.forecast.chart.bars[0].load.count == 12


def test_a_review_that_ended_leads_back(show_named, actions, qtbot):
    screen = show_named("review_summary")
    assert screen.summary.again_button.isHidden()
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("open_home") == [()]


def test_what_cannot_be_read_is_said(show):
    screen = show(ReviewState(Stage.NO_BANK))
    assert screen.page is screen.message
    assert "Nothing is lost" in screen.message.empty.sentence.text()


@pytest.mark.parametrize("name", puzzle_samples.REVIEWS)
def test_every_control_has_a_name(show_named, name):
    for control in show_named(name).findChildren(Pressable):
        if control.isVisible():
            assert control.accessibleName() or control.text() or control.toolTip(), control

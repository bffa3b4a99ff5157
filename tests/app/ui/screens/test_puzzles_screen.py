"""The puzzles' screen: its first page, the summary of a run, the history, and what it says where nothing is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.presenters.puzzle_states import Exported, PuzzlesState, Stage
from app.texts import Texts
from app.ui.screens.puzzles import PuzzlesScreen
from app.ui.widgets.controls import Button, Pressable, Role
from app.ui.widgets.felt_card import FeltButton
from puzzles.drills.attempt import Mode
from puzzles.drills.base import Grade
from puzzles.drills.records import HistoryFilter, ThemeCount
from tests.helpers import puzzle_samples
from tests.helpers.practice_recorder import Recorder

pytestmark = pytest.mark.usefixtures("in_english")

WIDE, COMPACT = (1280, 800), (1024, 700)


@pytest.fixture
def actions():
    return Recorder()


@pytest.fixture
def show(qtbot, actions):
    kept = []

    def make(state, size=WIDE):
        screen = PuzzlesScreen(actions, Texts())
        kept.append(screen)
        screen.resize(*size)
        qtbot.addWidget(screen)
        screen.show_state(PuzzlesState(Stage.HOME, home=puzzle_samples.home()))
        screen.show_state(state)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        return screen

    return make


@pytest.fixture
def show_home(show):
    def make(size=WIDE, **changes):
        return show(PuzzlesState(Stage.HOME, home=puzzle_samples.home(**changes)), size).home

    return make


def focus():
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def shown(page):
    return [card.line.key for card in page.grid.cards]


# The first page


def test_enter_begins_rated_play(show_home, actions, qtbot):
    show_home()
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("start_course") == [(Mode.RATED,)]


def test_each_card_begins_its_own_sort_of_play(show_home, actions):
    page = show_home()
    for card in (page.streak, page.storm, page.day):
        card.button.click()
    assert actions.said("start_course") == [(Mode.STREAK,), (Mode.STORM,), (Mode.DAILY,)]


def test_the_rating_stands_with_its_change_and_its_line_of_days(show_home):
    card = show_home().rated
    assert card.number.text() == "1486"
    assert card.caption.text() == "+12 · 214 puzzles"
    assert card.curve.points == puzzle_samples.HISTORY


def test_with_ratings_off_the_felt_card_counts_the_day(show_home):
    card = show_home(show_ratings=False, rating=None, today_answered=7).rated
    assert card.number.text() == "7"
    assert card.caption.text() == "answered today"
    assert not card.curve.isVisible()


def test_before_the_first_rated_answer_there_is_no_rating(show):
    card = show(puzzle_samples.PUZZLES["home_new"]()).home.rated
    assert card.number.text() == "–"
    assert card.caption.text() == "The first puzzle gives you a rating."


def test_a_saved_streak_says_where_it_stopped_and_goes_on(show_home):
    card = show_home(streak=6).streak
    assert card.sentence.text() == "Ends at the first error. You stopped at no. 7."
    assert card.button.text() == "Continue"


@pytest.mark.parametrize("streak", [None, 0])
def test_without_a_saved_streak_one_is_begun(show_home, streak):
    card = show_home(streak=streak).streak
    assert card.button.text() == "Start"
    assert card.figure.accessibleName() == "17 best"


def test_a_best_of_nothing_is_no_best(show_home):
    page = show_home(streak=None, best_streak=0, best_storm=0)
    assert page.streak.figure.isHidden()
    assert page.storm.figure.isHidden()


def test_the_day_s_puzzle_shows_tiles_only_where_they_are_known(show_home):
    page = show_home(day_question=puzzle_samples.QUESTION)
    assert 3 <= len(page.day.tiles.tiles) <= 5
    assert page.day.sentence.text() == "30 Nov · Waits · medium"


def test_the_day_s_puzzle_is_answered_once(show_home):
    done = puzzle_samples.attempt(grade=Grade.RIGHT, mistakes=(), day=puzzle_samples.TODAY)
    card = show_home(day_done=done).day
    assert card.button.isHidden()
    assert card.sentence.text().startswith("All right · 0:23")


def test_themes_stand_weakest_first_and_those_without_a_rate_last(show_home):
    assert shown(show_home())[:3] == ["trap_no_yaojiu", "trap_missing_suit", "four_of_a_kind"]
    assert shown(show_home())[-5:-3] == ["thirteen_yao", "wall_top"]


def test_under_twelve_answers_no_rate_is_shown(show_home):
    counts = (ThemeCount("dead_wait", 50, 11, 11), ThemeCount("pair_wait", 50, 12, 3))
    few = {card.line.key: card.line for card in show_home(themes=counts).grid.cards}
    assert few["dead_wait"].rate == ""
    assert "11 done" in few["dead_wait"].count
    assert few["dead_wait"].tag == ""
    assert few["pair_wait"].rate == "25%"
    assert few["pair_wait"].tag == "weak"


def test_weak_and_strong_are_said_in_words(show_home):
    tags = {card.line.key: card.line.tag for card in show_home().grid.cards}
    assert tags["trap_no_yaojiu"] == "weak"
    assert tags["dead_wait"] == ""
    assert tags["seven_pairs"] == "strong"


def test_themes_without_puzzles_are_left_out(show_home):
    counts = (ThemeCount("dead_wait", 0, 0, 0), ThemeCount("pair_wait", 1, 0, 0))
    assert shown(show_home(themes=counts)) == ["pair_wait"]


def test_a_filter_shows_the_themes_of_one_kind(show_home):
    page = show_home()
    page.filters["fan"].click()
    assert set(shown(page)) == {
        "four_of_a_kind",
        "wild_1",
        "qiang",
        "concealed_kong",
        "seven_pairs",
        "thirteen_yao",
        "wall_top",
        "big_hand",
    }
    assert page.filters["fan"].isChecked()
    assert not page.filters[""].isChecked()


def test_a_filter_that_is_clicked_again_stays(show_home):
    page = show_home()
    page.filters["waits"].click()
    page.filters["waits"].click()
    assert page.filters["waits"].isChecked()
    assert "dead_wait" in shown(page)


def test_only_kinds_with_themes_can_be_chosen(show_home):
    page = show_home(themes=(ThemeCount("dead_wait", 5, 0, 0),))
    assert [kind for kind, chip in page.filters.items() if not chip.isHidden()] == ["", "waits"]


def test_themes_are_sorted_by_name_or_by_answers(show_home):
    page = show_home()
    page.sort.chosen.emit("done")
    assert shown(page)[0] == "many_waits"
    page.sort.chosen.emit("name")
    names = [card.line.name for card in page.grid.cards]
    assert names == sorted(names)


def test_a_theme_is_played(show_home, actions):
    show_home().grid.cards[0].click()
    assert actions.said("start_course") == [(Mode.THEME, "trap_no_yaojiu")]


def test_arrows_walk_along_the_themes_and_enter_plays_one(show_home, actions, qtbot):
    page = show_home()
    page.grid.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(focus(), key)
    assert focus() is page.grid.cards[5]
    assert actions.said("start_course") == [(Mode.THEME, page.grid.cards[5].line.key)]


@pytest.mark.parametrize(("size", "columns"), [(WIDE, 4), (COMPACT, 3)])
def test_themes_stand_in_four_columns_and_in_three_when_compact(show_home, size, columns):
    page = show_home(size)
    lefts = {card.x() for card in page.grid.cards}
    assert len(lefts) == columns


@pytest.mark.parametrize("size", [WIDE, COMPACT])
def test_the_first_row_is_of_one_height(show_home, size):
    page = show_home(size)
    assert {card.height() for card in (page.rated, page.streak, page.storm, page.day)} == {214}


def test_tab_goes_by_the_eye(show_home, qtbot):
    page = show_home(reported=1)
    met = [focus()]
    for _ in range(12):
        qtbot.keyClick(focus(), Qt.Key.Key_Tab)
        met.append(focus())
    assert met == [
        page.rated.button,
        page.streak.button,
        page.storm.button,
        page.day.button,
        *page.filters.values(),
        page.sort,
        page.grid.cards[0],
        page.history,
        page.favourites,
        page.reported,
    ]


def test_history_and_favourites_are_reached_from_the_foot(show_home, actions):
    page = show_home()
    page.history.click()
    page.favourites.click()
    assert actions.calls == [("open_history", (HistoryFilter(),)), ("play_favourites", ())]


def test_without_favourites_there_is_nothing_to_play(show_home, actions):
    page = show_home(favourites=0)
    page.favourites.click()
    assert actions.calls == []


def test_reported_puzzles_are_written_to_a_file(show_home, actions, tmp_path):
    page = show_home(reported=2)
    asked = []
    page._choose_file = lambda parent, title, name: asked.append((title, name)) or tmp_path / name
    page.reported.click()
    assert asked == [("Write them to a file, with your notes", "reported-puzzles.jsonl")]
    assert actions.said("export_reported") == [(tmp_path / "reported-puzzles.jsonl",)]


def test_no_file_chosen_writes_nothing(show_home, actions):
    page = show_home(reported=2)
    page._choose_file = lambda parent, title, name: None
    page.reported.click()
    assert actions.calls == []


def test_nothing_reported_offers_no_file(show_home):
    assert show_home().reported.isHidden()


@pytest.mark.parametrize(
    ("count", "words"), [(2, "2 puzzles written to bad.jsonl"), (None, "bad.jsonl could not be written")]
)
def test_what_became_of_the_file_is_said(show_home, count, words):
    assert show_home(reported=2, exported=Exported("bad.jsonl", count)).proved.text() == words


# Other stages


def test_a_puzzle_in_play_takes_the_screen(show, qtbot, actions):
    screen = show(puzzle_samples.PUZZLES["playing"]())
    assert screen.page is screen.play
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("check_or_next") == [()]


def test_nothing_changes_while_loading_takes_no_time(show):
    screen = show(PuzzlesState(Stage.LOADING))
    assert screen.page is screen.home


def test_a_long_wait_is_said(show, qtbot):
    screen = show(PuzzlesState(Stage.LOADING))
    qtbot.waitUntil(lambda: screen.page is screen.message)
    assert screen.message.empty.sentence.text() == "Looking among the puzzles…"


def test_without_a_bank_the_page_says_what_to_do(show, actions):
    screen = show(PuzzlesState(Stage.NO_BANK))
    assert "Install the program anew" in screen.message.empty.sentence.text()
    screen.message.empty.button.click()
    assert actions.said("open_home") == [()]


def test_when_none_is_left_the_page_leads_back(show, actions, qtbot):
    show(PuzzlesState(Stage.NONE_LEFT))
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("open_home") == [()]


# The summary


def test_a_summary_shows_score_errors_and_the_best_before(show):
    page = show(puzzle_samples.PUZZLES["summary_storm"]()).summary
    assert [card.accessibleName() for card in page.cards] == ["Right 14", "Not right 3", "Best before 21"]
    assert page.over.text() == "time is up"


def test_a_new_best_is_said_as_a_fact(show):
    page = show(puzzle_samples.PUZZLES["summary_best"]()).summary
    assert page.score.comparison.text() == "more than ever before"


def test_what_was_missed_is_listed_and_played_again_by_enter(show, actions, qtbot):
    page = show(puzzle_samples.PUZZLES["summary_storm"]()).summary
    qtbot.waitUntil(lambda: sum(row.isVisible() for row in page.list.rows) == 6)
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.said("play_again") == [()]


def test_escape_leaves_the_summary(show, actions, qtbot):
    show(puzzle_samples.PUZZLES["summary_storm"]())
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    assert actions.said("open_home") == [()]


def test_where_nothing_was_missed_enter_goes_back(show, actions, qtbot):
    page = show(puzzle_samples.PUZZLES["summary_clean"]()).summary
    assert page.nothing_missed.isVisible()
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    assert actions.calls == [("open_home", ())]


# The history


def test_the_history_lists_answers_with_their_sort_of_play(show, qtbot):
    page = show(puzzle_samples.PUZZLES["history"]()).history
    qtbot.waitUntil(lambda: bool(page.list.rows))
    assert page.list.rows[0].line.about == "Waits · Daozi · Rated"


def test_each_filter_asks_for_other_answers_from_the_latest_on(show, actions):
    state = puzzle_samples.PUZZLES["history"]()
    page = show(replace(state, wanted=HistoryFilter(before=99))).history
    page.kind.chosen.emit("fan")
    page.profile.chosen.emit("qipai")
    page.grade.chosen.emit("wrong")
    page.mode.chosen.emit("storm")
    assert actions.said("open_history") == [
        (HistoryFilter(kind="fan"),),
        (HistoryFilter(profile="qipai"),),
        (HistoryFilter(grade=Grade.WRONG),),
        (HistoryFilter(mode=Mode.STORM),),
    ]


def test_a_filter_is_taken_back(show, actions):
    state = puzzle_samples.PUZZLES["history"]()
    page = show(replace(state, wanted=HistoryFilter(kind="fan"))).history
    assert page.kind.accessibleName() == "Kind: Fan"
    page.kind.chosen.emit("")
    assert actions.said("open_history") == [(HistoryFilter(),)]


def test_earlier_pages_and_the_latest_are_turned_to(show, actions):
    state = puzzle_samples.PUZZLES["history"]()
    screen = show(state)
    assert screen.history.latest.isHidden()
    screen.history.earlier.click()
    screen.show_state(replace(state, wanted=HistoryFilter(before=70)))
    screen.history.latest.click()
    assert actions.said("open_history") == [(HistoryFilter(before=70),), (HistoryFilter(),)]


def test_the_last_page_has_no_earlier_one(show):
    state = puzzle_samples.PUZZLES["history"]()
    page = show(replace(state, history=replace(state.history, next=None))).history
    assert not page.earlier.isEnabled()


def test_an_empty_history_says_what_to_do(show):
    page = show(puzzle_samples.PUZZLES["history_empty"]()).history
    assert page.nothing.text() == "No answer of this sort. Choose something else above."


def test_escape_leaves_the_history(show, actions, qtbot):
    show(puzzle_samples.PUZZLES["history"]())
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    assert actions.said("open_home") == [()]


# All stages


@pytest.mark.parametrize("name", puzzle_samples.PUZZLES)
def test_every_control_has_a_name_and_one_is_primary(show, name):
    screen = show(puzzle_samples.PUZZLES[name]())
    primaries = 0
    for control in screen.findChildren(Pressable):
        if control.isVisible():
            assert control.accessibleName() or control.text() or control.toolTip(), control
            is_primary = isinstance(control, Button) and control._role is Role.PRIMARY
            primaries += is_primary or isinstance(control, FeltButton)
    assert primaries <= 1


def test_all_is_said_in_the_new_language(show, qapp):
    from app.i18n import Translation
    from app.paths import RESOURCES

    screen = show(puzzle_samples.PUZZLES["home"]())
    translation = Translation(qapp, RESOURCES / "i18n")
    translation.use("zh")
    QApplication.processEvents()
    try:
        assert screen.home.heading.text() == "主题"
        assert screen.home.grid.cards[0].line.name == "缺幺九"
        assert screen.home.streak.sentence.text() == "错一题就结束。上次停在第 7 题。"
    finally:
        translation.close()

"""The progress screen: what it shows of the figures, in both layouts, languages and looks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from app.i18n import Translation
from app.paths import RESOURCES
from app.presenters.progress import state_of
from app.presenters.state import ProgressState
from app.texts import Texts
from app.ui.screens.progress import ProgressScreen
from app.ui.widgets.painting import Mark
from puzzles.drills.attempt import Figures, GroupFigures
from puzzles.drills.base import Grade
from puzzles.drills.registry import DRILLS
from puzzles.rules.position import position_from_json
from tests.helpers.attempts import TODAY, attempt, days_ago

RECENT = tuple(
    attempt(number, grade=list(Grade)[number % 3], took_ms=1000 * number, at=days_ago(number // 4))
    for number in range(50)
)
FIGURES = Figures(
    answered=1942,
    right=1514,
    median_ms=19_300,
    days=118,
    streak_days=23,
    today_answered=4,
    today_right=3,
    today_median_ms=17_100,
    by_kind=(GroupFigures("waits", 212, 157), GroupFigures("fan", 5, 3)),
    by_profile=(GroupFigures("daozi", 300, 220),),
    recent=RECENT,
)
NONE = Figures(0, 0, None, 0, 0, 0, 0, None, (), (), ())


def four_kongs():
    """Give an attempt at the widest hand there is."""
    melds = [{"kind": "open_kong", "tiles": each} for each in ("1111m", "5555p", "9999s", "2222s")]
    data = {"rules": "xuanfeng", "concealed": "77z", "melds": melds, "win": {"tile": "7z", "by": "self_draw"}}
    kept = attempt(kind="legal", grade=Grade.PARTLY, at=days_ago(400), took_ms=754_000)
    return replace(kept, question=replace(kept.question, position=position_from_json(data)))


class FakeActions:
    def __init__(self):
        self.calls = []

    def practise(self):
        self.calls.append("practise")

    def retry(self):
        self.calls.append("retry")


@pytest.fixture
def speak(qapp):
    before = QLocale()
    translation = Translation(qapp, RESOURCES / "i18n")
    translation.use("en")
    yield translation.use
    translation.use("en")
    QLocale.setDefault(before)


@pytest.fixture
def actions():
    return FakeActions()


@pytest.fixture
def screen(qtbot, actions, speak):
    window = QWidget()
    qtbot.addWidget(window)
    made = ProgressScreen(actions, Texts())
    row = QHBoxLayout(window)
    row.setContentsMargins(84, 0, 0, 0)
    row.addWidget(made)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    yield made


@pytest.fixture
def show(screen, qtbot):
    def put(figures):
        screen.show_state(state_of(figures, TODAY, list(DRILLS)))
        qtbot.waitUntil(lambda: not screen.slices.is_at_work)
        while settle():
            pass

    def settle():
        """Lay out what waits to be laid out; tell whether anything moved."""
        before = [widget.geometry() for widget in screen.findChildren(QWidget)]
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        return before != [widget.geometry() for widget in screen.findChildren(QWidget)]

    return put


def card_words(card):
    return card.caption.text(), card.figure.accessibleName(), card.comparison.text()


def test_the_four_figures(screen, show):
    show(FIGURES)
    assert [card_words(card) for card in screen.cards] == [
        ("Answered", "1942 questions", "4 today"),
        ("Right at first", "78%", "1514 right"),
        ("Time per question", "0:19", "median, today 0:17"),
        ("Days in a row", "23 days", "118 days with answers"),
    ]


def test_no_rate_from_fewer_than_twelve_answers(screen, show):
    show(replace(FIGURES, answered=11, right=11))
    assert card_words(screen.right) == ("Right at first", "–", "1 more answer and there is a rate")


def test_rates_by_kind_and_by_rules(screen, show):
    show(FIGURES)
    assert [row.accessibleName() for row in screen.kinds.rows] == [
        "Waits: 74%, 212 questions",
        "Legal or not: none yet",
        "Fan: 5 questions, too few",
    ]
    assert [row.accessibleName() for row in screen.profiles.rows] == [
        "Daozi: 73%, 300 questions",
        "Qipai: none yet",
        "Xuanfeng: none yet",
    ]


def test_the_last_answers_with_mark_word_kind_hand_time_and_day(screen, show):
    show(FIGURES)
    rows = screen.last.list.rows
    assert len(rows) == 50
    line = rows[5].line
    assert (line.mark, line.verdict, line.about) == (Mark.WRONG, "Wrong", "Waits · Daozi")
    assert (line.time, line.day) == ("0:05", "yesterday")
    assert [shown.tile for group in line.hand for shown in group] == list(RECENT[5].question.position.concealed)
    assert line.words.startswith("Wrong, Waits · Daozi, ")
    assert line.words.endswith(", time 0:05, yesterday")


def test_every_grade_has_a_mark_and_a_word_of_its_own(screen, show):
    show(FIGURES)
    lines = [row.line for row in screen.last.list.rows[:3]]
    assert len({line.mark for line in lines}) == len({line.verdict for line in lines}) == 3


def test_a_winning_tile_lies_apart(screen, show):
    show(replace(FIGURES, recent=(attempt(kind="fan"),)))
    groups = screen.last.list.rows[0].line.hand
    assert [len(group) for group in groups] == [13, 1]


def test_without_answers_there_is_one_thing_to_do(screen, show, actions):
    show(NONE)
    assert screen.empty.sentence.text() == "After 12 answers this page shows how often you are right."
    assert not screen.content.isVisible()
    screen.empty.button.click()
    assert actions.calls == ["practise"]


def test_figures_that_can_not_be_read_can_be_tried_again(screen, actions):
    screen.show_state(ProgressState(failed=True))
    assert screen.failed.isVisible()
    assert not screen.empty.isVisible()
    screen.failed.button.click()
    assert actions.calls == ["retry"]


def test_after_a_failure_the_figures_take_its_place(screen, show):
    screen.show_state(ProgressState(failed=True))
    show(FIGURES)
    assert screen.content.isVisible()
    assert not screen.message.isVisible()


def test_a_wait_is_said_only_when_it_is_felt(screen, qtbot):
    screen.show_state(ProgressState())
    assert not screen.waiting.isVisible()
    qtbot.waitUntil(screen.waiting.isVisible)
    assert screen.waiting.text() == "Reading your answers…"


def test_figures_end_the_wait(screen, show, qtbot):
    screen.show_state(ProgressState())
    qtbot.waitUntil(screen.waiting.isVisible)
    show(FIGURES)
    assert not screen.waiting.isVisible()


def test_another_language_says_everything_anew(screen, show, speak, qtbot):
    show(FIGURES)
    speak("zh")
    qtbot.waitUntil(lambda: screen.title.text() == "进度")
    qtbot.waitUntil(lambda: not screen.slices.is_at_work)
    assert card_words(screen.answered) == ("答过", "1942 题", "今天 4 题")
    assert screen.kinds.rows[2].accessibleName() == "算番: 5 题，还太少"
    assert screen.last.list.rows[5].line.day == "昨天"


def test_in_a_wide_window_only_the_list_scrolls(screen, show):
    show(FIGURES)
    assert screen.page.verticalScrollBar().maximum() == 0
    assert screen.last.area.verticalScrollBar().maximum() > 0
    assert screen.kinds.geometry().right() < screen.last.geometry().left()


def test_in_a_narrow_window_the_page_scrolls_in_one_column(screen, show, qtbot):
    screen.window().resize(1024, 700)
    show(FIGURES)
    qtbot.waitUntil(lambda: screen.page.verticalScrollBar().maximum() > 0)
    assert screen.last.area.verticalScrollBar().maximum() == 0
    assert screen.last.width() == screen.content.width()


@pytest.mark.parametrize("size", [(1024, 700), (1199, 700), (1200, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_cut(screen, show, speak, wear, size, language, dark):
    wear(dark=dark)
    speak(language)
    screen.window().resize(*size)
    show(replace(FIGURES, recent=(attempt(kind="legal", grade=Grade.PARTLY), four_kongs(), *RECENT[2:])))
    answers = screen.last.list
    assert answers.minimumSizeHint().width() <= answers.width() <= screen.last.area.viewport().width()
    assert screen.minimumSizeHint().width() <= screen.width()
    assert screen.content.minimumSizeHint().width() <= screen.page.viewport().width()
    labels = [label for label in screen.findChildren(QLabel) if label.isVisible() and not label.wordWrap()]
    assert len(labels) > 10
    for label in labels:
        assert QFontMetrics(label.font()).horizontalAdvance(label.text()) <= label.width(), label.text()


def test_the_keyboard_scrolls_to_the_row_that_it_comes_to(screen, show, qtbot):
    show(FIGURES)
    first = screen.last.list.rows[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_End)
    last = screen.last.list.rows[-1]
    assert last.hasFocus()
    area = screen.last.area
    assert area.viewport().rect().contains(last.mapTo(area.viewport(), last.rect().center()))


def test_the_keyboard_scrolls_a_narrow_page(screen, show, qtbot):
    screen.window().resize(1024, 700)
    show(FIGURES)
    bar = screen.page.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.keyClick(screen, Qt.Key.Key_PageDown)
    assert bar.value() == bar.pageStep()
    qtbot.keyClick(screen, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_every_part_has_a_name_for_a_screen_reader(screen, show):
    show(FIGURES)
    assert screen.accessibleName() == "Progress"
    assert [card.accessibleName() for card in (screen.kinds, screen.profiles, screen.last.list)] == [
        "Right at first, by kind",
        "Right at first, by rules",
        "Last answers",
    ]
    assert screen.cards[0].accessibleName() == "Answered 1942 questions, 4 today"
    assert all(row.accessibleName() for row in screen.last.list.rows)

"""In both languages, both layouts and every state of a screen all words have their room, the window its size."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from app.presenters.puzzle_states import PuzzlesState, Stage
from app.texts import Texts
from app.ui.screens.play import PlayScreen
from app.ui.screens.practice import PracticeScreen
from app.ui.screens.puzzles import PuzzlesScreen
from app.ui.screens.review import ReviewScreen
from app.ui.screens.theme_signs import SIGNS
from app.ui.slices import Slices
from app.ui.widgets.choices import ChoiceRow
from app.ui.widgets.controls import Button, Chip, Link
from app.ui.widgets.groups import GroupHead
from app.ui.widgets.rail import COMPACT, NavRail, Place
from app.ui.widgets.text import Label, Tag
from app.ui.widgets.theme_card import ThemeCard
from puzzles.drills.base import MistakeKind
from puzzles.drills.records import ThemeCount
from tests.helpers import puzzle_samples, samples
from tests.helpers.practice_recorder import Recorder

STATES = {
    "first_run": samples.first_run,
    "waits_asked": lambda: samples.with_last(samples.waits_asked(), samples.LAST),
    "waits_answered": samples.waits_answered,
    "legal_asked": samples.legal_asked,
    "legal_answered": samples.legal_answered,
    "fan_asked": samples.fan_asked,
    "fan_answered": samples.fan_answered,
}


def cut_off(root: QWidget) -> list[str]:
    """Name what has less room than its words need."""
    found = [
        f"{label.text()!r} has {label.width()}×{label.height()}"
        for label in root.findChildren(Label)
        if label.isVisible() and label.text() and not _fits(label)
    ]
    for kind in (Button, Chip, Link, Tag):
        found += [
            f"{widget.text()!r} has {widget.width()} of {widget.sizeHint().width()}"
            for widget in root.findChildren(kind)
            if widget.isVisible() and widget.width() < widget.sizeHint().width()
        ]
    found += [str(card.line) for card in root.findChildren(ThemeCard) if card.isVisible() and card.is_cut_off]
    return found + [row.text() for row in root.findChildren(ChoiceRow) if row.isVisible() and row.is_cut_off]


def test_four_groups_have_their_room_in_the_bar(qtbot, language):
    screen = PracticeScreen(Recorder())
    qtbot.addWidget(screen)
    screen.resize(948, 700)
    screen.show_state(samples.with_a_dead_tile())
    with qtbot.waitExposed(screen):
        screen.show()
    heads = [head for head in screen.findChildren(GroupHead) if head.isVisible()]
    assert len(heads) == 4
    rights = [head.geometry().right() for head in heads]
    lefts = [head.geometry().left() for head in heads[1:]] + [screen.panel.go_button.geometry().left()]
    assert all(right < left for right, left in zip(rights, lefts, strict=True))


def _fits(label: Label) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + 1
    hint = label.sizeHint()
    return hint.width() <= label.width() + 1 and hint.height() <= label.height() + 1


def in_window(qtbot, screen: QWidget, size: tuple[int, int]) -> QWidget:
    """Show a screen beside the rail in a window of this size."""
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    rail = NavRail([Place("practice", "practice")])
    rail.set_compact(size[0] < 1200)
    row.addWidget(rail)
    row.addWidget(screen, 1)
    qtbot.addWidget(whole)
    whole.resize(*size)
    with qtbot.waitExposed(whole):
        whole.show()
    return whole


def check_room(whole: QWidget, screen: QWidget, size: tuple[int, int]) -> None:
    """Check that the window keeps its size and no words are cut."""
    QApplication.processEvents()
    assert (whole.width(), whole.height()) == size
    assert whole.minimumSizeHint().width() <= size[0]
    assert whole.minimumSizeHint().height() <= size[1]
    assert cut_off(screen) == []


def practice_screen(name: str) -> QWidget:
    screen = PracticeScreen(Recorder())
    screen.show_state(STATES[name]())
    return screen


def play_screen(name: str) -> QWidget:
    screen = PlayScreen(Recorder())
    screen.show_play(puzzle_samples.PLAYS[name](), puzzle_samples.TODAY)
    return screen


def puzzles_screen(name: str) -> QWidget:
    screen = PuzzlesScreen(Recorder(), Texts())
    screen.show_state(puzzle_samples.PUZZLES["home"]())
    screen.show_state(puzzle_samples.PUZZLES[name]())
    return screen


def review_screen(name: str) -> QWidget:
    screen = ReviewScreen(Recorder(), Texts())
    screen.show_state(puzzle_samples.REVIEWS[name]())
    return screen


SCREENS = [
    *((practice_screen, name) for name in STATES),
    *((play_screen, name) for name in puzzle_samples.PLAYS),
    *((puzzles_screen, name) for name in puzzle_samples.PUZZLES if name != "playing"),
    *((review_screen, name) for name in puzzle_samples.REVIEWS if name != "review_playing"),
]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["1280", "1024"])
@pytest.mark.parametrize(("make", "name"), SCREENS, ids=[name for _, name in SCREENS])
def test_all_words_have_their_room(qtbot, language, size, make, name):
    screen = make(name)
    whole = in_window(qtbot, screen, size)
    slices = [work for work in screen.findChildren(Slices) if work.is_at_work]
    qtbot.waitUntil(lambda: not any(work.is_at_work for work in slices))
    check_room(whole, screen, size)
    assert COMPACT == 76


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["1280", "1024"])
def test_every_theme_has_room_for_its_words(qtbot, language, size):
    counts = tuple(ThemeCount(name, 9, place % 30, place % 12) for place, name in enumerate(SIGNS))
    screen = PuzzlesScreen(Recorder(), Texts())
    screen.show_state(PuzzlesState(Stage.HOME, home=puzzle_samples.home(themes=counts)))
    whole = in_window(qtbot, screen, size)
    check_room(whole, screen, size)
    assert len(screen.home.grid.cards) == len(SIGNS)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["1280", "1024"])
def test_the_widest_hand_has_room_among_what_is_due(qtbot, language, size):
    melds = [{"kind": "open_kong", "tiles": each} for each in ("1111m", "5555p", "9999s", "2222s")]
    widest = samples.question(
        "legal", rules="xuanfeng", concealed="77z", melds=melds, win={"tile": "7z", "by": "self_draw"}
    )
    plain = puzzle_samples.due(3)
    missed = puzzle_samples.attempt(widest, mistakes=(MistakeKind.CALLED_LEGAL,))
    state = replace(
        puzzle_samples.REVIEWS["review_home"](), due=(*plain, replace(plain[0], question=widest, missed=missed))
    )
    screen = ReviewScreen(Recorder(), Texts())
    screen.show_state(state)
    whole = in_window(qtbot, screen, size)
    qtbot.waitUntil(lambda: not screen.home.slices.is_at_work)
    check_room(whole, screen, size)
    answers = screen.home.list
    assert answers.minimumSizeHint().width() <= answers.width()


def test_a_label_that_is_too_narrow_is_noticed(qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    label = Label("一张也不能胡", parent=root)
    label.resize(20, 20)
    root.show()
    assert len(cut_off(root)) == 1

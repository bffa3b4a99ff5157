"""The list of answers: its columns, its tiles, and walking along it by the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.widgets.answer_rows import HEIGHT, PAGE, TILE_WIDTHS, AnswerLine, AnswerList
from app.ui.widgets.painting import Mark
from app.ui.widgets.tiles import Shown
from puzzles.rules.notation import read_tiles

HAND = tuple(Shown(tile) for tile in read_tiles("123m456p7899s11z"))
KONG = tuple(Shown(tile) for tile in read_tiles("5555p"))


def line(number=0, hand=(HAND,)):
    return AnswerLine(Mark.RIGHT, "全对", "听牌 · 倒子麻将", hand, "0:19", "今天", f"row {number}")


@pytest.fixture
def answers(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    made = AnswerList()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(made)
    column.addStretch()
    made.show_lines([line(number) for number in range(12)])
    holder.resize(740, 900)
    with qtbot.waitExposed(holder):
        holder.show()
    yield made


def shown(answers):
    return [row for row in answers.rows if row.isVisible()]


def focused(answers):
    return [place for place, row in enumerate(answers.rows) if row.hasFocus()]


def test_each_answer_has_a_row_that_says_itself(answers):
    assert [row.accessibleName() for row in shown(answers)] == [f"row {number}" for number in range(12)]
    assert answers.height() == 12 * HEIGHT


def test_fewer_answers_leave_fewer_rows_and_more_bring_more(answers):
    answers.show_lines([line(number) for number in range(3)])
    assert len(shown(answers)) == 3
    answers.show_lines([line(number) for number in range(20)])
    assert len(shown(answers)) == 20


def test_tiles_are_as_large_as_the_width_allows(answers):
    assert answers.tile_width([line()]) == TILE_WIDTHS[0]
    wide = line(hand=(HAND[:2], KONG, KONG, KONG, KONG))
    answers.resize(answers.minimumSizeHint().width(), answers.height())
    assert answers.tile_width([wide]) == TILE_WIDTHS[-1]


def test_the_least_width_holds_the_widest_hand(answers):
    wide = line(hand=(HAND[:2], KONG, KONG, KONG, KONG))
    narrow = answers.minimumSizeHint().width()
    answers.show_lines([line(), wide])
    grown = answers.minimumSizeHint().width() - narrow
    assert grown == wide.hand_width(TILE_WIDTHS[-1]) - line().hand_width(TILE_WIDTHS[-1])


def test_the_list_is_one_stop_of_tab(answers):
    stops = [place for place, row in enumerate(answers.rows) if row.focusPolicy() is Qt.FocusPolicy.TabFocus]
    assert stops == [0]


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ([Qt.Key.Key_Down], 1),
        ([Qt.Key.Key_Down, Qt.Key.Key_Up], 0),
        ([Qt.Key.Key_Up], 0),
        ([Qt.Key.Key_End], 11),
        ([Qt.Key.Key_End, Qt.Key.Key_Down], 11),
        ([Qt.Key.Key_End, Qt.Key.Key_Home], 0),
        ([Qt.Key.Key_PageDown], PAGE),
        ([Qt.Key.Key_PageDown, Qt.Key.Key_PageUp], 0),
    ],
)
def test_keys_walk_along_the_rows(answers, qtbot, keys, place):
    answers.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        qtbot.keyClick(answers.rows[focused(answers)[0]], key)
    assert focused(answers) == [place]


def test_the_row_that_was_walked_to_is_reported_and_is_the_stop(answers, qtbot):
    answers.rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    with qtbot.waitSignal(answers.walked_to, timeout=1000) as caught:
        qtbot.keyClick(answers.rows[0], Qt.Key.Key_Down)
    assert caught.args == [answers.rows[1]]
    assert answers.rows[1].focusPolicy() is Qt.FocusPolicy.TabFocus
    assert answers.rows[0].focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_focused_row_shows_a_ring(answers):
    row = answers.rows[0]
    row.clearFocus()
    before = row.grab().toImage()
    row.setFocus(Qt.FocusReason.TabFocusReason)
    assert row.grab().toImage() != before


def test_other_marks_and_tiles_give_another_picture(answers):
    first = answers.rows[1].grab().toImage()
    answers.show_lines([line(), line(hand=(HAND[:10], HAND[10:])), line()])
    assert answers.rows[1].grab().toImage() != first
    assert answers.rows[2].grab().toImage() == first


def test_an_empty_list_is_fine(answers):
    answers.show_lines([])
    assert shown(answers) == []
    assert answers.sizeHint().height() == 0

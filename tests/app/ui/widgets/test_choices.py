import pytest
from PySide6.QtCore import QPoint, Qt

from app.ui.widgets.choices import ChoiceRow, NumberField
from app.ui.widgets.painting import Mark
from tests.helpers.keys import press_text


@pytest.fixture
def row(qtbot) -> ChoiceRow:
    made = ChoiceRow(key="3", counted=True)
    qtbot.addWidget(made)
    made.resize(260, 40)
    made.show_choice("枪", chosen=True, count=2)
    made.show()
    return made


def test_pressing_a_row_leaves_the_tick_to_the_presenter(row, qtbot):
    with qtbot.waitSignal(row.clicked):
        qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    assert row.isChecked()


@pytest.mark.parametrize(("key", "by"), [("+", 1), ("=", 1), ("-", -1), ("＋", 1)])
def test_plus_and_minus_step_the_count(row, qtbot, key, by):
    with qtbot.waitSignal(row.stepped) as caught:
        press_text(row, key)
    assert caught.args == [by]


def test_the_buttons_for_more_and_less_step_the_count(row, qtbot):
    for rect, by in ((row._plus(), 1), (row._minus(), -1)):
        with qtbot.waitSignal(row.stepped) as caught, qtbot.assertNotEmitted(row.clicked):
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
        assert caught.args == [by]


def test_a_row_says_how_often_it_counts(row):
    assert row.accessibleName() == "枪 ×2"


def test_a_graded_row_shows_its_mark_and_says_it(row):
    row.show_mark(Mark.MISSED, "枪，漏了")
    assert row.mark is Mark.MISSED
    assert row.accessibleName() == "枪，漏了"


def test_a_dimmed_row_is_fainter(row):
    row.show_choice("没有刻子", chosen=False)
    plain = row.grab().toImage()
    row.show_choice("没有刻子", chosen=False, dimmed=True)
    assert row.grab().toImage() != plain


@pytest.fixture
def field(qtbot) -> NumberField:
    made = NumberField()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_number_field_takes_digits_of_either_width(field, qtbot):
    qtbot.keyClicks(field, "1")
    assert field.text() == "1"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Question, Qt.Key.Key_A])
def test_a_number_field_leaves_the_screens_keys_alone(field, qtbot, key):
    qtbot.keyClick(field, key)
    assert field.text() == ""

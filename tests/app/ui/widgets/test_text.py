import pytest
from PySide6.QtGui import QTextLayout

from app.ui import theme
from app.ui.widgets.text import KeyCap, Label, unbroken


def lines_of(text: str, width: int) -> list[str]:
    """Break a text as Qt does in a label of this width."""
    layout = QTextLayout(text, theme.font(13))
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return [line.replace("\u2060", "") for line in found]


@pytest.mark.parametrize("term", ["四归一", "幺九", "中发白", "手把一", "9条"])
def test_a_term_is_never_broken_over_two_lines(term):
    text = f"一二三四五六{term}"
    narrow = 13 * 7 + 4
    assert lines_of(text, narrow)[0] != "一二三四五六"
    assert lines_of(unbroken(text), narrow) == ["一二三四五六", term]


def test_a_label_gives_its_words_as_they_were_written(qtbot):
    label = Label("将是中发白可免", wrap=True)
    qtbot.addWidget(label)
    assert label.text() == "将是中发白可免"
    assert label.accessibleName() == "将是中发白可免"


def test_words_of_a_label_are_never_read_as_markup(qtbot):
    plain, marked = Label("<b>1万</b>"), Label("1万")
    for label in (plain, marked):
        qtbot.addWidget(label)
    assert plain.sizeHint().width() > marked.sizeHint().width()


def test_a_label_of_several_lines_is_as_high_as_they_are(qtbot):
    label = Label("一副刻子或杠；将是中发白可免", wrap=True)
    qtbot.addWidget(label)
    assert label.heightForWidth(100) >= 2 * label.heightForWidth(1000)


def test_a_key_cap_holds_its_word(qtbot):
    assert KeyCap.width_of("Enter") > KeyCap.width_of("1") == KeyCap.HEIGHT

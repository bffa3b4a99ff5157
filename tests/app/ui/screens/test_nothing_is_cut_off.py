"""In both languages, both layouts and every state of practice all words have their room, and the window its size."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from app.paths import RESOURCES
from app.ui.screens.practice import PracticeScreen
from app.ui.widgets.choices import ChoiceRow
from app.ui.widgets.controls import Button, Chip, Link
from app.ui.widgets.groups import GroupHead
from app.ui.widgets.rail import COMPACT, NavRail, Place
from app.ui.widgets.text import Label, Tag
from tests.helpers import samples
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


@pytest.fixture(params=["zh_CN", "en"])
def language(request):
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    translator = QTranslator()
    if translator.load(f"app_{request.param}", str(RESOURCES / "i18n")):
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


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


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)], ids=["1280", "1024"])
@pytest.mark.parametrize("name", STATES)
def test_all_words_have_their_room(qtbot, language, size, name):
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    rail = NavRail([Place("practice", "practice")])
    rail.set_compact(size[0] < 1200)
    screen = PracticeScreen(Recorder())
    row.addWidget(rail)
    row.addWidget(screen, 1)
    qtbot.addWidget(whole)
    whole.resize(*size)
    screen.show_state(STATES[name]())
    with qtbot.waitExposed(whole):
        whole.show()
    QApplication.processEvents()
    assert (whole.width(), whole.height()) == size
    assert whole.minimumSizeHint().width() <= size[0]
    assert whole.minimumSizeHint().height() <= size[1]
    assert cut_off(screen) == []
    assert COMPACT == 76


def test_a_label_that_is_too_narrow_is_noticed(qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    label = Label("一张也不能胡", parent=root)
    label.resize(20, 20)
    root.show()
    assert len(cut_off(root)) == 1

"""The bar over a screen that tells something once."""

from pathlib import Path

import pytest

from app.presenters.notices import Notice, NoticeKind
from app.ui.widgets.notice_bar import NoticeBar


@pytest.fixture
def bar(dressed, qtbot):
    made = NoticeBar()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("kind", list(NoticeKind))
def test_every_notice_has_a_sentence_of_its_own(bar, kind):
    bar.show_notice(Notice(kind, Path("/data/file"), ("theme",)), 0)
    text = bar.label.text()
    assert text.endswith((".", "/data/file"))
    assert "{" not in text
    assert bar.accessibleName() == text


def test_sentences_differ(bar):
    said = set()
    for kind in NoticeKind:
        bar.show_notice(Notice(kind, Path("/data/file")), 0)
        said.add(bar.label.text())
    same = {NoticeKind.READ_ONLY, NoticeKind.NO_ACCESS}
    assert len(said) == len(NoticeKind) - len(same) + 1


def test_waiting_answers_and_notices_are_counted(bar):
    bar.show_notice(Notice(NoticeKind.DISK_FULL, count=3), 2)
    assert "3 answers wait" in bar.label.text()
    assert bar.more_label.text() == "2 more"


def test_no_notice_hides_the_bar(bar):
    bar.show()
    bar.show_notice(Notice(NoticeKind.CLOCK_SET_BACK), 0)
    assert not bar.isHidden()
    bar.show_notice(None, 0)
    assert bar.isHidden()


def test_the_cross_reports_the_closing(bar, qtbot):
    with qtbot.waitSignal(bar.closed, timeout=1000):
        bar.close_button.click()


def test_a_long_path_wraps_and_is_never_cut(bar):
    bar.show_notice(Notice(NoticeKind.ANSWERS_MOVED_ASIDE, Path("/很长的名字/" + "folder/" * 30)), 0)
    bar.resize(600, bar.heightForWidth(600))
    assert bar.heightForWidth(600) > bar.heightForWidth(4000)

"""Cards beside a puzzle in play: tags that wrap, and the field for a note."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.screens.play_cards import NoteField, TagLine


def test_tags_wrap_into_lines(qtbot):
    whole = QWidget()
    qtbot.addWidget(whole)
    line = TagLine()
    QVBoxLayout(whole).addWidget(line)
    line.show_tags(["Two wild tiles", "No 1, 9 or honour", "Some win, some may not"])
    whole.resize(220, 200)
    with qtbot.waitExposed(whole):
        whole.show()
    tops = [tag.y() for tag in line.tags]
    assert len(set(tops)) > 1
    assert all(tag.geometry().right() <= line.width() for tag in line.tags)
    assert line.height() >= line.tags[-1].geometry().bottom()


def test_fewer_tags_hide_the_others(qtbot):
    line = TagLine()
    qtbot.addWidget(line)
    line.show_tags(["a", "b", "c"])
    line.show_tags(["d"])
    line.show()
    assert [tag.text() for tag in line.tags if tag.isVisible()] == ["d"]
    assert line.accessibleName() == "d"


def test_keys_in_the_field_never_reach_the_screen(qtbot):
    heard = []

    class Screen(QWidget):
        def keyPressEvent(self, event):
            heard.append(event.key())

    screen = Screen()
    qtbot.addWidget(screen)
    field = NoteField(screen)
    with qtbot.waitSignal(field.sent):
        qtbot.keyClick(field, Qt.Key.Key_Return)
    with qtbot.waitSignal(field.cancelled):
        qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.keyClicks(field, "5s?")
    assert field.text() == "5s?"
    assert heard == []

import pytest
from PySide6.QtCore import Qt

from app.ui.widgets.controls import Button, Chip, IconButton, Link, MenuChip, Role


@pytest.mark.parametrize("make", [lambda: Button("检查"), lambda: Link("再看讲解"), lambda: Chip("听牌")])
def test_enter_and_space_press_what_has_the_focus(qtbot, make):
    control = make()
    qtbot.addWidget(control)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        with qtbot.waitSignal(control.clicked):
            qtbot.keyClick(control, key)


def test_a_disabled_button_has_no_key_cap_and_is_faint(qtbot):
    button = Button("检查", Role.PRIMARY, key="Enter")
    qtbot.addWidget(button)
    button.resize(180, 48)
    enabled = button.grab().toImage()
    button.setEnabled(False)
    disabled = button.grab().toImage()
    assert disabled.pixelColor(20, 24).lightness() > enabled.pixelColor(20, 24).lightness()


def test_a_button_is_wide_enough_for_its_words_and_its_key(qtbot):
    plain, keyed = Button("Nothing wins"), Button("Nothing wins", key="0")
    for button in (plain, keyed):
        qtbot.addWidget(button)
    assert keyed.minimumSizeHint().width() > plain.minimumSizeHint().width()


def test_a_chip_reports_the_choice_that_is_taken_from_its_menu(qtbot):
    chip = MenuChip(label="规则")
    qtbot.addWidget(chip)
    chip.set_choices([("daozi", "倒子麻将"), ("qipai", "鞍山棋牌")], "daozi")
    menu = chip.build_menu()
    assert [action.isChecked() for action in menu.actions()] == [True, False]
    with qtbot.waitSignal(chip.chosen) as caught:
        menu.actions()[1].trigger()
    assert caught.args == ["qipai"]


def test_a_chip_without_its_label_is_narrower(qtbot):
    chip = MenuChip()
    qtbot.addWidget(chip)
    chip.set_words("Rules", "Daozi")
    wide = chip.sizeHint().width()
    chip.set_words("", "Daozi")
    assert chip.sizeHint().width() < wide


def test_an_icon_button_is_named(qtbot):
    button = IconButton("close", "关闭")
    qtbot.addWidget(button)
    assert button.accessibleName() == "关闭"

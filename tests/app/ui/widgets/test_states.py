from app.ui.widgets.states import EmptyState


def test_an_empty_state_offers_one_thing_to_do(qtbot):
    empty = EmptyState()
    qtbot.addWidget(empty)
    empty.set_words("做满 12 题就有正确率。", "去练习")
    with qtbot.waitSignal(empty.acted):
        empty.button.click()

from app.ui.widgets.states import EmptyState, ErrorLine, LoadingState


def test_an_empty_state_offers_one_thing_to_do(qtbot):
    empty = EmptyState()
    qtbot.addWidget(empty)
    empty.set_words("做满 12 题就有正确率。", "去练习")
    with qtbot.waitSignal(empty.acted):
        empty.button.click()


def test_a_short_wait_is_not_shown(qtbot):
    loading = LoadingState()
    qtbot.addWidget(loading)
    loading.begin("正在读", "取消")
    loading.end()
    assert not loading.isVisible()
    assert not loading._timer.isActive()


def test_a_long_wait_shows_its_bar_and_can_be_cancelled(qtbot):
    loading = LoadingState()
    qtbot.addWidget(loading)
    loading.begin("正在验证 214 题", "取消")
    qtbot.waitUntil(loading.isVisible, timeout=2000)
    loading.advance(87 / 214, "正在验证 214 题，已完成 87")
    with qtbot.waitSignal(loading.cancelled):
        loading.button.click()
    assert loading.bar.share == 87 / 214


def test_an_error_stands_under_its_field_only_while_there_is_one(qtbot):
    line = ErrorLine()
    qtbot.addWidget(line)
    line.show_error("第 6 位的“8z”不是牌")
    assert line.isVisibleTo(None)
    line.show_error("")
    assert not line.isVisibleTo(None)

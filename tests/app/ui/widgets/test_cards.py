from app.ui.widgets.cards import Bar, Figure, StatCard, Trail
from app.ui.widgets.painting import Mark


def test_a_bar_never_runs_over(qtbot):
    bar = Bar()
    qtbot.addWidget(bar)
    bar.set_share(25 / 20)
    assert bar.share == 1.0


def test_a_figure_says_its_number_and_unit(qtbot):
    figure = Figure()
    qtbot.addWidget(figure)
    figure.set_figure("12", "题")
    assert figure.accessibleName() == "12 题"


def test_a_stat_card_shows_caption_number_and_comparison(qtbot):
    card = StatCard("首答正确")
    qtbot.addWidget(card)
    card.set_figure("78%", comparison="比前 90 天 +6")
    assert (card.caption.text(), card.comparison.text()) == ("首答正确", "比前 90 天 +6")


def test_a_trail_shows_no_more_marks_than_it_has_room_for(qtbot):
    trail = Trail()
    qtbot.addWidget(trail)
    trail.set_marks([Mark.RIGHT] * 10, 6, "全对")
    assert trail.sizeHint().width() == 6 * Trail.STEP

"""The chart of the days to come."""

from app.ui.widgets.forecast import DayBar, DayLoad, ForecastChart


def days(*counts):
    return [DayLoad(str(place), count, f"day {place}, {count}") for place, count in enumerate(counts)]


def test_each_day_says_itself_to_a_screen_reader(qtbot):
    chart = ForecastChart()
    qtbot.addWidget(chart)
    chart.show_days(days(3, 0, 9), "three days")
    assert [bar.accessibleName() for bar in chart.bars] == ["day 0, 3", "day 1, 0", "day 2, 9"]
    assert chart.accessibleName() == "three days"


def test_the_days_share_the_width(qtbot):
    chart = ForecastChart()
    qtbot.addWidget(chart)
    chart.show_days(days(*range(14)), "")
    chart.resize(364, 128)
    with qtbot.waitExposed(chart):
        chart.show()
    assert {bar.width() for bar in chart.bars} == {26}
    assert chart.bars[-1].geometry().right() == 363


def test_fewer_days_hide_the_other_bars(qtbot):
    chart = ForecastChart()
    qtbot.addWidget(chart)
    chart.show_days(days(1, 2, 3), "")
    chart.show_days(days(5), "")
    chart.show()
    assert sum(bar.isVisible() for bar in chart.findChildren(DayBar)) == 1


def test_days_without_anything_are_drawn_too(qtbot):
    chart = ForecastChart()
    qtbot.addWidget(chart)
    chart.show_days(days(0, 0), "")
    chart.resize(200, 128)
    assert not chart.grab().isNull()
    assert [bar.load.count for bar in chart.bars] == [0, 0]

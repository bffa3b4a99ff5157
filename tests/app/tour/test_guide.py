"""What the tour says of its figures."""

import pytest

from app.tour.guide import Goal, judge, table
from app.tour.measure import Start, Starts

STARTS = Starts(program=(Start(200, 60_000),), floor=(Start(100, 50_000),))


def part(**changes):
    return {
        "name": "zh",
        "pictures": [],
        "fault": None,
        "resident_kb": 80_000,
        "longest_gap_ms": 30.0,
        "next_question_ms": 9.0,
    } | changes


@pytest.mark.parametrize(("figure", "reached"), [(10.0, True), (9.9, True), (10.1, False), (None, False)])
def test_a_goal_is_reached_by_a_known_figure_that_is_small_enough(figure, reached):
    assert Goal("x", figure, 10, "ms").reached is reached


def test_of_several_parts_the_worst_counts():
    goals = {goal.name: goal for goal in judge(STARTS, [part(), part(longest_gap_ms=70.0, resident_kb=90_000)])}
    assert goals["longest gap of the event loop"].figure == 70
    assert not goals["longest gap of the event loop"].reached
    assert goals["memory at first paint, times an empty window"].figure == 1.2
    assert goals["first paint, times an empty window"].figure == 2


def test_a_part_that_broke_leaves_its_figures_unknown_and_not_reached():
    goals = judge(STARTS, [{"name": "zh", "pictures": [], "fault": "it broke"}])
    unknown = [goal for goal in goals if goal.figure is None]
    assert len(unknown) == 2
    assert not any(goal.reached for goal in unknown)


def test_the_table_says_reached_or_not():
    text = table([Goal("fast", 1.0, 2, "ms"), Goal("slow", 3.0, 2, "ms"), Goal("lost", None, 2, "ms")])
    fast, slow, lost = text.splitlines()
    assert fast.endswith("reached")
    assert "NOT" not in fast
    assert slow.endswith("NOT REACHED")
    assert "unknown" in lost

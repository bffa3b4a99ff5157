"""What is worked out of an answer."""

import pytest

from app.presenters.feedback import first_open, with_mistake_open, with_tile_explained, work_out
from puzzles.drills.base import Grade, Level, Mistake, MistakeKind, TileSetAnswer, Verdict
from puzzles.errors import QuestionError
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile
from tests.helpers.practice import WINS, TilesDrill


@pytest.fixture
def drill():
    return TilesDrill()


@pytest.fixture
def question(drill):
    return drill.ask(Ruleset.of("daozi"), Level.EASY, None)


def verdict(*kinds):
    return Verdict(Grade.WRONG, tuple(Mistake(kind) for kind in kinds), 0, 1, 0)


def test_everything_about_an_answer_is_worked_out(drill, question):
    answer = TileSetAnswer(frozenset({Tile.EAST, Tile.P9}))
    feedback = work_out(drill, question, answer, 1234)
    assert feedback.answer == answer
    assert feedback.key == TileSetAnswer(WINS)
    assert feedback.verdict == drill.judge(question, answer)
    assert feedback.took_ms == 1234
    assert len(feedback.findings) == 34


def test_the_first_tile_that_only_makes_a_shape_is_open_at_first():
    mistakes = (MistakeKind.MISSED_WAIT, MistakeKind.PHANTOM_SHAPE, MistakeKind.PHANTOM_SHAPE)
    assert first_open(verdict(*mistakes)) == 1


def test_without_one_the_first_row_is_open():
    assert first_open(verdict(MistakeKind.MISSED_WAIT, MistakeKind.PHANTOM_NOTHING)) == 0


def test_a_right_answer_opens_no_row_and_explains_the_answer(drill, question):
    feedback = work_out(drill, question, TileSetAnswer(WINS), 1)
    assert feedback.open_mistake is None
    assert feedback.explanation.subject is None


def test_the_open_row_is_the_one_explained(drill, question):
    feedback = work_out(drill, question, TileSetAnswer(frozenset({Tile.P5, Tile.EAST})), 1)
    assert feedback.verdict.mistakes[feedback.open_mistake].kind is MistakeKind.PHANTOM_SHAPE
    assert feedback.explanation.subject is Tile.P5


def test_another_row_is_opened_with_its_explanation(drill, question):
    feedback = work_out(drill, question, TileSetAnswer(frozenset({Tile.P5, Tile.EAST})), 1)
    opened = with_mistake_open(drill, question, feedback, 0)
    assert (opened.open_mistake, opened.explanation.subject) == (0, Tile.SOUTH)


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_a_row_that_does_not_exist_changes_nothing(drill, question, index):
    feedback = work_out(drill, question, TileSetAnswer(frozenset({Tile.P5, Tile.EAST})), 1)
    assert with_mistake_open(drill, question, feedback, index) is feedback


def test_asking_about_a_tile_opens_its_row_or_none(drill, question):
    feedback = work_out(drill, question, TileSetAnswer(frozenset({Tile.P5, Tile.EAST})), 1)
    about_south = with_tile_explained(drill, question, feedback, Tile.SOUTH)
    assert (about_south.open_mistake, about_south.explanation.subject) == (0, Tile.SOUTH)
    about_m1 = with_tile_explained(drill, question, about_south, Tile.M1)
    assert (about_m1.open_mistake, about_m1.explanation.subject) == (None, Tile.M1)
    answer = with_tile_explained(drill, question, about_m1, None)
    assert (answer.open_mistake, answer.explanation.subject) == (None, None)


def test_a_drill_that_breaks_is_not_hidden(drill, question):
    drill.breaks, drill.breaks_left = "judge", 1
    with pytest.raises(QuestionError):
        work_out(drill, question, TileSetAnswer(WINS), 1)

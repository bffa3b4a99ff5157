"""Words that several screens of puzzles say."""

import pytest

from app.ui.screens.puzzle_words import missed_line, missed_words, mode_name, signed
from puzzles.drills.attempt import Mode
from puzzles.drills.base import MistakeKind
from tests.helpers.puzzle_samples import TODAY, attempt


def test_every_class_of_error_has_words_of_its_own(language):
    assert len({missed_words(kind) for kind in MistakeKind}) == len(MistakeKind)


def test_every_mode_has_a_name_of_its_own(language):
    assert len({mode_name(mode) for mode in Mode}) == len(Mode)


def test_when_and_how_a_puzzle_was_missed(language):
    missed = attempt(mistakes=(MistakeKind.MISSED_WAIT,), day=TODAY - 18)
    expected = {"en": "last time 12 Nov: a wait missed", "zh_CN": "上次 11月12日 漏了听"}
    assert missed_line(missed, TODAY) == expected[language]


def test_an_answer_without_a_class_of_error_has_its_day():
    assert missed_line(attempt(mistakes=(), day=TODAY - 1), TODAY) == "last time yesterday"


@pytest.mark.parametrize(("change", "written"), [(8, "+8"), (-8, "−8"), (0, "±0")])
def test_a_change_is_written_with_its_sign(change, written):
    assert signed(change) == written

"""The checks of a bank: each is green for a good bank and red for what it looks for."""

from dataclasses import replace

import pytest

from puzzles.drills.puzzle import Puzzle
from puzzles.mining.answers import puzzle_of
from puzzles.mining.bank_checks import LEAST_OF_A_THEME, LEAST_THEMES, bank_checks, cells
from puzzles.mining.facts import Facts
from puzzles.mining.inspecting import Inspection, inspect
from puzzles.mining.mine import rated
from tests.helpers.question_lines import question

OF_EACH = 1600
WAITS = "waits daozi 123m4567p888s pung:111z indicator=2z"


def good_bank() -> list[Inspection]:
    bank = []
    for place, (profile, kind) in enumerate(cells()):
        for number in range(OF_EACH):
            name = (place * OF_EACH + number).to_bytes(16, "big")
            themes = (f"theme_{number % LEAST_THEMES}",)
            bank.append(Inspection(name, name, (profile, kind, number % 3), 600 + number * 1800 // OF_EACH, themes, ()))
    return bank


@pytest.fixture(scope="module")
def bank():
    return good_bank()


def red(bank: list[Inspection], *, is_proved: bool = True) -> set[str]:
    return {check.name for check in bank_checks(bank, is_proved=is_proved) if not check.passed}


def test_a_good_bank_is_all_green(bank):
    bank = [*bank[:-1], bank[-1]._replace(rating=2400)]
    assert red(bank) == set()


def test_an_empty_bank_is_red():
    assert {"number", "each", "number_of_themes", "span", "difficulty", "kinds", "answers"} <= red([])


def test_too_few_puzzles_are_red(bank):
    assert "number" in red(bank[:29_999])


def test_too_few_of_one_kind_under_one_profile_are_red(bank):
    assert {"each", "kinds"} <= red([puzzle for puzzle in bank if puzzle.cell != ("qipai", "fan")])


def test_a_name_that_comes_twice_is_red(bank):
    assert "names" in red([*bank, bank[0]._replace(twins=b"other")])


def test_twins_are_red(bank):
    assert "twins" in red([*bank, bank[0]._replace(uid=b"other")])


@pytest.mark.parametrize("name", ["answer", "one_answer", "lead", "trivial", "themes", "rating"])
def test_a_puzzle_that_fails_its_own_check_is_red(bank, name):
    assert name in red([*bank[1:], bank[0]._replace(failed=(name,))])
    assert name not in red(bank)


def test_a_bank_without_its_proof_is_red(bank):
    assert "proof" in red(bank, is_proved=False)


def test_too_few_themes_are_red(bank):
    poor = [puzzle._replace(themes=("theme_0",)) if puzzle.themes == ("theme_1",) else puzzle for puzzle in bank]
    assert "number_of_themes" in red(poor)
    assert len(poor) // LEAST_THEMES > LEAST_OF_A_THEME


def test_ratings_that_end_early_are_red(bank):
    assert {"span", "difficulty"} <= red([puzzle for puzzle in bank if puzzle.rating < 2000])


def test_one_sort_of_answer_that_crowds_out_the_others_is_red(bank):
    flat = [puzzle._replace(sort=(*puzzle.cell, 0)) if puzzle.cell == ("daozi", "hun") else puzzle for puzzle in bank]
    assert "answers" in red(flat)


def good_puzzle(text: str = WAITS) -> Puzzle:
    return puzzle_of(rated(Facts(question(text))))


def test_a_right_puzzle_passes_its_inspection():
    assert inspect(good_puzzle()).failed == ()


def spoilt(**change: object) -> Puzzle:
    puzzle = good_puzzle()
    return Puzzle(puzzle.uid, replace(puzzle.question, **change), puzzle.answer)


@pytest.mark.parametrize(
    ("name", "puzzle"),
    [
        ("answer", Puzzle(good_puzzle().uid, good_puzzle().question, '{"tiles":["4p"]}')),
        ("themes", spoilt(themes=("kong",))),
        ("rating", spoilt(rating=1999)),
        ("trivial", good_puzzle("waits xuanfeng 5z pung:111m pung:222p pung:333s pung:444z")),
        ("one_answer", good_puzzle("discard xuanfeng 678p19s pung:111m pung:222p pung:333z")),
        ("lead", good_puzzle("discard xuanfeng 678p19s pung:111m pung:222p pung:333z")),
    ],
)
def test_an_inspection_finds_what_is_wrong(name, puzzle):
    assert name in inspect(puzzle).failed

"""Right answers: each kind has the form that a puzzle keeps, and the engine's content."""

import json

import pytest

from puzzles.mining.answers import KINDS, puzzle_of, right_answer
from tests.helpers.question_lines import question

ANSWERS = {
    "waits daozi 123m4567p888s pung:111z indicator=2z": {"tiles": ["4p", "7p", "4z"]},
    "legal qipai 123789m456p33567s indicator=6z": {"legal": False, "faults": ["no_triplet", "no_yaojiu"]},
    "fan daozi 456m123p55p789s pung:111z indicator=2z qiang=3m dealer=left win=5m:discard:across": {
        "items": {"no_hun": 1, "qiang": 1},
        "total": 2,
    },
    "fan xuanfeng 123456789m55m pung:222z win=5m:discard:left": {"items": {"mixed_suit": 2}, "total": 4},
    "payment daozi 456m123p55p789s pung:111z indicator=2z qiang=3m dealer=left win=5m:discard:left": {
        "left": 16,
        "across": 4,
        "right": 4,
    },
    "discard daozi 123m4567p1888s pung:111z indicator=2z": {"best": ["1s"]},
    "claims daozi 123m4566p888s pung:111z indicator=2z tile=6p:left": {
        "hu": True,
        "kong": False,
        "pung": True,
        "chow": ["456p"],
    },
    "hun daozi 456m123p55p789s pung:111z indicator=9s qiang=9p": {"hun": "1s", "qiang": 1},
}


@pytest.mark.parametrize("text", ANSWERS)
def test_the_answer_is_what_the_rules_say(text):
    assert right_answer(question(text)) == ANSWERS[text]


def test_every_kind_has_an_answer():
    assert {text.split()[0] for text in ANSWERS} == set(KINDS)


def test_a_puzzle_keeps_its_answer_as_canonical_json():
    text = next(iter(ANSWERS))
    puzzle = puzzle_of(question(text))
    assert puzzle.answer == '{"tiles":["4p","7p","4z"]}'
    assert json.loads(puzzle.answer) == ANSWERS[text]
    assert len(puzzle.uid) == 16


@pytest.mark.parametrize(
    "text",
    [
        "fan daozi 456m123p55p789s pung:111z indicator=2z",
        "claims daozi 123m4566p888s pung:111z indicator=2z",
        "hun daozi 456m123p55p789s pung:111z indicator=9s",
    ],
)
def test_a_question_that_leaves_out_what_it_is_about_is_refused(text):
    with pytest.raises(ValueError, match=r"expected a legal hand that won|needs the discard|needs an indicator"):
        right_answer(question(text))

"""The proof: it speaks of the very puzzles that it was made of, and the reference agrees with a sample of the bank."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from puzzles.drills.naming import canonical
from puzzles.mining.answers import puzzle_of
from puzzles.mining.proof import FILE_NAME, is_proof_of, write_proof
from puzzles.packs.built_in import puzzle_to_line, read_packs, write_packs
from tests.helpers.question_lines import question

PACKAGING = Path(__file__).parents[3] / "packaging"
WAITS = "waits daozi 123m4567p888s pung:111z indicator=2z"
QUESTIONS = [
    WAITS,
    "legal qipai 123789m456p33567s indicator=6z",
    "fan daozi 456m123p55p789s pung:111z indicator=2z qiang=3m dealer=left win=5m:discard:across",
    "payment xuanfeng 123456789m55m pung:222z win=5m:discard:left",
    "discard daozi 123m4567p1888s pung:111z indicator=2z",
    "claims daozi 123m4566p888s pung:111z indicator=2z tile=6p:left",
    "hun daozi 456m123p55p789s pung:111z indicator=9s qiang=9p",
]


@pytest.fixture
def packs(tmp_path):
    write_packs(tmp_path, [puzzle_of(question(text)) for text in QUESTIONS])
    return tmp_path


@pytest.fixture
def prove(monkeypatch):
    monkeypatch.syspath_prepend(str(PACKAGING))
    import prove

    yield prove
    sys.modules.pop("prove")


def test_a_proof_is_of_the_packs_that_it_was_made_of(packs):
    write_proof(packs)
    assert is_proof_of(packs, read_packs(packs))


def test_a_proof_is_not_of_fewer_puzzles_or_of_other_answers(packs):
    write_proof(packs)
    puzzles = list(read_packs(packs))
    assert not is_proof_of(packs, puzzles[1:])
    assert not is_proof_of(packs, [replace(puzzles[0], answer="{}"), *puzzles[1:]])


def test_without_a_proof_nothing_is_proved(packs):
    assert not is_proof_of(packs, read_packs(packs))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"puzzles": 7}'])
def test_a_damaged_proof_proves_nothing(packs, text):
    (packs / FILE_NAME).write_text(text)
    assert not is_proof_of(packs, read_packs(packs))


@pytest.mark.parametrize("text", QUESTIONS)
def test_the_reference_gives_the_same_answer(prove, text):
    assert prove.is_proved(puzzle_to_line(puzzle_of(question(text))))[1] == ""


def test_the_reference_contradicts_a_wrong_answer(prove):
    puzzle = replace(puzzle_of(question(WAITS)), answer=canonical({"tiles": ["4p"]}))
    kind, differs, _ = prove.is_proved(puzzle_to_line(puzzle))
    assert kind == "waits"
    assert '{"tiles":["4p","7p","4z"]}' in differs


def test_a_proof_names_its_puzzles_by_number_and_digest(packs):
    write_proof(packs)
    kept = json.loads((packs / FILE_NAME).read_text())
    assert kept["puzzles"] == len(QUESTIONS)
    assert len(bytes.fromhex(kept["digest"])) == 16

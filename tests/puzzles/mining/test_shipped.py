"""The packs that are shipped: as many as there must be, proved, and a sample of them still what the program says."""

import json
from itertools import islice
from pathlib import Path

import pytest

from puzzles.mining.bank_checks import LEAST_OF_EACH, LEAST_PUZZLES, cells
from puzzles.mining.inspecting import inspect
from puzzles.mining.proof import FILE_NAME, is_proof_of
from puzzles.packs.built_in import pack_files, read_packs

PACKS = Path(__file__).parents[3] / "resources" / "packs"
MOST_BYTES = 4_000_000
EVERY = 131


@pytest.fixture(scope="module")
def puzzles():
    return list(read_packs(PACKS))


def test_there_are_enough_of_every_kind_under_every_profile(puzzles):
    found = [(puzzle.question.position.rules.profile.value, puzzle.question.kind) for puzzle in puzzles]
    assert len(puzzles) >= LEAST_PUZZLES
    assert set(found) == set(cells())
    assert min(found.count(cell) for cell in cells()) >= LEAST_OF_EACH


def test_they_are_small(puzzles):
    assert sum(path.stat().st_size for path in pack_files(PACKS)) < MOST_BYTES


def test_the_proof_beside_them_is_theirs(puzzles):
    assert is_proof_of(PACKS, puzzles)
    assert json.loads((PACKS / FILE_NAME).read_text(encoding="utf-8"))["puzzles"] == len(puzzles)


def test_a_sample_has_the_answers_themes_and_ratings_that_the_program_gives_now(puzzles):
    wrong = [inspected for puzzle in islice(puzzles, 0, None, EVERY) if (inspected := inspect(puzzle)).failed]
    assert wrong == []

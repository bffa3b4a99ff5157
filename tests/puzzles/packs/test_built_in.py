"""Built-in packs: what is written is read back, always the same bytes, and damage is named by its place."""

import lzma
from pathlib import Path

import pytest

from puzzles.drills.base import Level, Question
from puzzles.drills.puzzle import Puzzle
from puzzles.mining.answers import puzzle_of
from puzzles.packs.built_in import puzzle_from_line, puzzle_to_line, read_packs, write_packs
from puzzles.packs.errors import PackError
from puzzles.rules.position import position_from_json
from puzzles.rules.seats import Seat
from puzzles.rules.tiles import Tile

WAITING = position_from_json({"rules": "daozi", "concealed": "123m456p78999s55z", "indicator": "1m"})
OTHER = position_from_json({"rules": "qipai", "concealed": "11m456p78999s555z", "indicator": "1m"})


def question(kind: str = "waits", **more: object) -> Question:
    return Question(kind, WAITING, Level.EASY, 1000, ("trap_no_yaojiu",), **more)


def puzzles() -> list[Puzzle]:
    return [
        puzzle_of(question()),
        puzzle_of(Question("waits", OTHER, Level.FIRST, 650, ())),
        puzzle_of(question("claims", tile=Tile.WHITE, source=Seat.LEFT)),
    ]


def test_packs_are_read_as_they_were_written(tmp_path: Path):
    write_packs(tmp_path, puzzles())
    assert set(read_packs(tmp_path)) == set(puzzles())


def test_there_is_a_file_for_each_kind_under_each_profile(tmp_path: Path):
    paths = write_packs(tmp_path, puzzles())
    assert [path.name for path in paths] == ["claims-daozi.jsonl.xz", "waits-daozi.jsonl.xz", "waits-qipai.jsonl.xz"]


def test_the_same_puzzles_in_any_order_make_the_same_bytes(tmp_path: Path):
    more = [*puzzles(), puzzle_of(Question("waits", OTHER, Level.EASY, 950, ()))]
    first = [path.read_bytes() for path in write_packs(tmp_path / "a", more[:3])]
    second = [path.read_bytes() for path in write_packs(tmp_path / "b", reversed(more[:3]))]
    assert first == second


def test_writing_leaves_no_pack_from_before(tmp_path: Path):
    write_packs(tmp_path, puzzles())
    write_packs(tmp_path, puzzles()[:1])
    assert set(read_packs(tmp_path)) == set(puzzles()[:1])


def test_a_line_is_canonical_json_with_the_answer_as_an_object():
    assert puzzle_to_line(puzzles()[0]).startswith(
        '{"answer":{"tiles":["2m","6s","9s","5z"]},"kind":"waits","position":'
    )


def test_a_puzzle_whose_name_is_not_its_own_is_refused(tmp_path: Path):
    puzzle = puzzles()[0]
    write_packs(tmp_path, [Puzzle(bytes(16), puzzle.question, puzzle.answer)])
    with pytest.raises(PackError, match=r"waits-daozi\.jsonl\.xz, line 1: uid 0{32} is not the name"):
        list(read_packs(tmp_path))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 2: "),
        ('{"kind":"waits"}', "line 2: 'rating' is missing"),
        (puzzle_to_line(puzzles()[0]).replace("123m", "123x"), "line 2: concealed"),
    ],
)
def test_a_damaged_line_is_named_by_its_number(tmp_path: Path, line: str, message: str):
    text = puzzle_to_line(puzzles()[0]) + "\n" + line + "\n"
    (tmp_path / "waits-daozi.jsonl.xz").write_bytes(lzma.compress(text.encode()))
    with pytest.raises(PackError, match=message):
        list(read_packs(tmp_path))


def test_a_file_that_is_cut_off_is_named(tmp_path: Path):
    path = write_packs(tmp_path, puzzles())[0]
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(PackError, match=r"claims-daozi\.jsonl\.xz: cannot be read"):
        list(read_packs(tmp_path))


def test_a_line_makes_the_puzzle_again():
    for puzzle in puzzles():
        assert puzzle_from_line(puzzle_to_line(puzzle)) == puzzle

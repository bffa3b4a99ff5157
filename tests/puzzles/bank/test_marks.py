import json

import pytest

from puzzles.bank import connect, marks
from puzzles.bank.errors import StorageError
from puzzles.bank.instants import ms_of
from puzzles.bank.opening import open_file
from puzzles.drills.attempt import Moment
from puzzles.drills.records import Complaint, Favourite
from tests.helpers.attempts import NOON, TODAY, days_ago
from tests.helpers.banks import puzzle
from tests.helpers.databases import names


def moment(days=0):
    return Moment(days_ago(days), 0, TODAY - days)


@pytest.fixture
def db(tmp_path):
    database, _ = open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def choose(db, number, *, days=0, chosen=True):
    with connect.transaction(db):
        marks.set_favourite(db, puzzle(number).question, moment(days), chosen=chosen)


def test_the_latest_favourite_comes_first(db):
    for number, days in ((1, 3), (2, 1), (3, 2)):
        choose(db, number, days=days)
    found = marks.favourites(db, 10, None)
    assert [each.uid for each in found] == [puzzle(number).uid for number in (2, 3, 1)]
    assert found[0] == Favourite(puzzle(2).uid, puzzle(2).question, ms_of(days_ago(1)))
    assert marks.favourites(db, 10, found[1].at_ms) == found[2:]


def test_a_favourite_that_was_never_answered_and_one_chosen_twice(db):
    choose(db, 1, days=2)
    choose(db, 1)
    assert [each.at_ms for each in marks.favourites(db, 10, None)] == [ms_of(days_ago(2))]


def test_a_favourite_no_longer(db):
    choose(db, 1)
    choose(db, 1, chosen=False)
    choose(db, 2, chosen=False)
    assert marks.favourites(db, 10, None) == ()


NOTE = "5萬 can't win: '); DROP TABLE complaint; -- \u2028 next line\nlast"


def test_a_complaint_is_kept_with_its_note(db):
    with connect.transaction(db):
        marks.complain(db, puzzle(1).question, NOTE, moment())
    assert marks.complaints(db) == (Complaint(puzzle(1).uid, puzzle(1).question, NOTE, ms_of(NOON)),)


def test_complaints_are_exported_one_a_line(db, tmp_path):
    with connect.transaction(db):
        marks.complain(db, puzzle(1).question, NOTE, moment())
        marks.complain(db, puzzle(2).question, "", moment(1))
    target = tmp_path / "out" / "complaints.jsonl"
    target.parent.mkdir()
    target.write_text("an older one")
    assert marks.export_complaints(db, target) == 2
    lines = [json.loads(line) for line in target.read_bytes().decode().split("\n")[:-1]]
    assert [(line["uid"], line["note"]) for line in lines] == [(puzzle(1).uid.hex(), NOTE), (puzzle(2).uid.hex(), "")]
    assert lines[0]["puzzle"]["kind"] == "waits"
    assert set(lines[0]) == {"at_ms", "note", "puzzle", "uid"}
    assert names(target.parent.iterdir()) == ["complaints.jsonl"]


def test_an_export_that_fails_is_told(db, tmp_path):
    with pytest.raises(StorageError):
        marks.export_complaints(db, tmp_path / "no such folder" / "complaints.jsonl")

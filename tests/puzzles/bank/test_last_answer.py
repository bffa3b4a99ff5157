import json
from pathlib import Path

import pytest

from puzzles.bank.keeper import Keeper
from puzzles.bank.reports import Opening
from tests.helpers.attempts import NOON, attempt


class Start:
    """One start of the program on a folder."""

    def __init__(self, folder, note):
        self.opened = []
        self.reports = []
        self.keeper = Keeper(folder, lambda: NOON, lambda call: call(), self.opened.append, lambda: None, None, note)
        self.keeper.open()

    def answer(self, *numbers):
        for number in numbers:
            self.keeper.record(attempt(number), self.reports.append)

    @property
    def missing(self):
        return self.opened[-1].missing


@pytest.fixture
def start(tmp_path):
    starts = []

    def make(note="note.json"):
        starts.append(Start(tmp_path, None if note is None else tmp_path / note))
        return starts[-1]

    yield make
    for each in starts:
        each.keeper.close(0)


def test_after_an_orderly_close_nothing_is_missing(start):
    first = start()
    first.answer(1, 2, 3)
    first.keeper.close(0)
    assert start().missing == 0


def test_a_log_that_was_taken_away_is_noticed_and_told_once(start, tmp_path):
    first = start()
    first.answer(1, 2)
    first.keeper.close(0)
    second = start()
    second.answer(3, 4, 5)
    # As after a kill, with the -wal deleted since.
    (tmp_path / "copy").mkdir()
    for name in ("progress.db", "note.json"):
        (tmp_path / "copy" / name).write_bytes((tmp_path / name).read_bytes())
    third = Start(tmp_path / "copy", tmp_path / "copy" / "note.json")
    assert (third.opened[-1].how, third.missing) == (Opening.OPENED, 3)
    third.keeper.close(0)
    fourth = Start(tmp_path / "copy", tmp_path / "copy" / "note.json")
    assert fourth.missing == 0
    fourth.keeper.close(0)


def test_a_file_of_another_device_is_not_compared(start, tmp_path):
    first = start()
    first.answer(1, 2)
    first.keeper.close(0)
    (tmp_path / "progress.db").unlink()
    again = start()
    assert (again.opened[-1].how, again.missing) == (Opening.FRESH, 0)


@pytest.mark.parametrize("held", ["", "{", "[]", '{"last": "many", "device": 1}', "\0"])
def test_a_note_that_can_not_be_read_is_written_anew(start, tmp_path, held):
    (tmp_path / "note.json").write_text(held)
    first = start()
    first.answer(1)
    assert first.missing == 0
    assert json.loads((tmp_path / "note.json").read_text())["last"] == 1


def test_without_a_place_for_the_note_answers_are_saved_all_the_same(start):
    first = start(Path("no", "such", "folder", "note.json"))
    first.answer(1, 2)
    assert [report.saved for report in first.reports] == [True, True]


def test_without_a_note_nothing_is_compared(start, tmp_path):
    first = start(None)
    first.answer(1)
    assert first.missing == 0
    assert [path.name for path in tmp_path.iterdir() if "note" in path.name] == []

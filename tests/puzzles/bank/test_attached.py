"""The bank beside the learner's file: what happens where it is missing, damaged, foreign, or comes later."""

import shutil
from contextlib import closing

import pytest

from puzzles.bank import attached, attempts, choosing, connect, totals
from puzzles.bank.errors import NoBankError, Trouble
from puzzles.bank.opening import open_file
from puzzles.drills.records import Wish
from tests.helpers.attempts import NOON, TODAY, attempt
from tests.helpers.banks import make_bank, puzzle
from tests.helpers.databases import overwrite, run_sql

WISH = Wish(("waits",), ("daozi",), 1500)


@pytest.fixture
def db(tmp_path):
    database, _ = open_file(tmp_path / "progress.db", NOON)
    yield database
    database.close()


def answers_are_kept(db):
    attempts.append(db, attempts.prepare(attempt()), attempts.next_seq(db))
    return totals.read_figures(db, TODAY).answered == 1


def trouble_of(files):
    with pytest.raises(NoBankError) as caught:
        choosing.next_puzzle(files, WISH)
    return caught.value.trouble


def test_without_a_bank_only_puzzles_are_missing(db, tmp_path):
    files = attached.with_bank(db, tmp_path / "bank.db")
    assert trouble_of(files) is Trouble.NO_ACCESS
    assert trouble_of(attached.with_bank(db, None)) is Trouble.NO_ACCESS
    assert answers_are_kept(db)


def test_no_bank_is_made_where_there_is_none(db, tmp_path):
    attached.with_bank(db, tmp_path / "bank.db")
    assert not (tmp_path / "bank.db").exists()


def test_a_bank_that_comes_later_is_found(db, tmp_path):
    files = attached.with_bank(db, tmp_path / "bank.db")
    make_bank(tmp_path / "bank.db", [puzzle(1)])
    assert choosing.next_puzzle(files, WISH).puzzle == puzzle(1)


@pytest.mark.parametrize("held", [b"", b"no database at all" * 500, b"SQLite format 3\0" + bytes(4080)])
def test_a_file_that_is_no_bank_is_left_alone(db, tmp_path, held):
    bank = tmp_path / "bank.db"
    bank.write_bytes(held)
    files = attached.with_bank(db, bank)
    assert trouble_of(files) in (Trouble.DAMAGED, Trouble.FOREIGN)
    assert bank.read_bytes() == held
    assert answers_are_kept(db)


def test_another_database_is_not_taken_for_a_bank(db, tmp_path):
    run_sql(tmp_path / "bank.db", "CREATE TABLE puzzle_theme(theme, bucket, rnd, puzzle, shelf)")
    assert trouble_of(attached.with_bank(db, tmp_path / "bank.db")) is Trouble.FOREIGN


def test_a_bank_of_another_form_is_not_read(db, tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(1)])
    run_sql(bank, "PRAGMA user_version=99")
    files = attached.with_bank(db, bank)
    assert trouble_of(files) is Trouble.FOREIGN
    assert answers_are_kept(db)


def test_damage_inside_the_bank_is_told_and_mended_by_a_new_one(db, tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(500)])
    sound = shutil.copy(bank, tmp_path / "sound.db")
    size = bank.stat().st_size
    overwrite(bank, 4096 * 3, b"\xa5" * (size - 4096 * 3))
    files = attached.with_bank(db, bank)
    assert trouble_of(files) is Trouble.DAMAGED
    assert answers_are_kept(db)
    assert connect.rows(db, "PRAGMA main.quick_check") == [("ok",)]
    bank.unlink()
    shutil.copy(sound, bank)
    assert choosing.next_puzzle(files, WISH) is not None


def test_a_puzzle_of_the_learners_own_is_found_without_a_bank(db):
    files = attached.with_bank(db, None)
    assert answers_are_kept(db)
    (uid,) = connect.rows(db, "SELECT uid FROM puzzle")[0]
    assert choosing.puzzle(files, uid).answered == 1


def test_a_copy_of_the_learners_file_has_nothing_of_the_bank(db, tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(500)])
    attached.with_bank(db, bank)
    connect.backup(db, tmp_path / "copy.db")
    assert run_sql(tmp_path / "copy.db", "SELECT count(*) FROM sqlite_master WHERE name = 'shelf'") == [(0,)]


def test_closing_leaves_the_bank_as_it_was_and_tidies_up(tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(500)])
    before = bank.read_bytes()
    path = tmp_path / "progress.db"
    db, _ = open_file(path, NOON)
    attached.with_bank(db, bank)
    answers_are_kept(db)
    connect.finish(db, path)
    assert bank.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["bank.db", "progress.db"]
    again, _ = open_file(path, NOON)
    with closing(again):
        assert totals.read_figures(again, TODAY).answered == 1

import os
from contextlib import closing

import pytest

from puzzles.bank import attached, building, choosing, files, opening
from puzzles.bank.connect import sqlite_errors
from puzzles.bank.errors import StorageBugError, StorageError, Trouble
from puzzles.bank.shelves import BANK_FORMAT, BANK_ID, bucket_of, place_of
from puzzles.packs.built_in import write_packs
from puzzles.packs.errors import PackError
from tests.helpers.attempts import NOON
from tests.helpers.banks import make_bank, puzzle
from tests.helpers.databases import digest, names, run_sql


@pytest.fixture
def packs(tmp_path):
    folder = tmp_path / "packs"
    some = [puzzle(number, profile=profile) for number in range(10) for profile in ("daozi", "qipai")]
    write_packs(folder, some)
    return folder


@pytest.fixture
def target(tmp_path):
    return tmp_path / "built" / "bank.db"


def test_every_puzzle_of_the_packs_is_in_the_bank(packs, target):
    size = building.build_bank(packs, target)
    assert (size.puzzles, size.shelves, size.themes) == (20, 2, 1)
    uids = {uid for (uid,) in run_sql(target, "SELECT uid FROM puzzle")}
    assert uids == {puzzle(number, profile=profile).uid for number in range(10) for profile in ("daozi", "qipai")}


def test_the_bank_says_what_it_is_and_keeps_no_journal_beside_it(packs, target):
    building.build_bank(packs, target)
    assert run_sql(target, "PRAGMA application_id") == [(BANK_ID,)]
    assert run_sql(target, "PRAGMA user_version") == [(BANK_FORMAT,)]
    assert run_sql(target, "PRAGMA journal_mode") == [("delete",)]
    assert run_sql(target, "PRAGMA integrity_check") == [("ok",)]
    assert names(target.parent.iterdir()) == ["bank.db"]


def test_the_same_packs_make_the_same_bytes(packs, target, tmp_path):
    building.build_bank(packs, target)
    building.build_bank(packs, tmp_path / "again.db")
    assert digest(target) == digest(tmp_path / "again.db")


def test_a_bank_is_current_until_its_packs_change(packs, target):
    assert not building.is_current(packs, target)
    building.build_bank(packs, target)
    assert building.is_current(packs, target)
    write_packs(packs, [puzzle(number) for number in range(11)])
    assert not building.is_current(packs, target)


@pytest.mark.parametrize("held", [b"", b"SQLite format 3\0 and no more", b"\0" * 5000])
def test_a_damaged_bank_is_not_current_and_is_built_anew(packs, target, held):
    target.parent.mkdir()
    target.write_bytes(held)
    assert not building.is_current(packs, target)
    assert building.build_bank(packs, target).puzzles == 20
    assert building.is_current(packs, target)


def test_a_pack_that_can_not_be_read_leaves_the_old_bank(packs, target):
    building.build_bank(packs, target)
    before = digest(target)
    (packs / "waits-daozi.jsonl.xz").write_bytes(b"no pack at all")
    with pytest.raises(PackError, match=r"waits-daozi\.jsonl\.xz"):
        building.build_bank(packs, target)
    assert digest(target) == before


def test_a_puzzle_that_is_there_twice_is_refused(target):
    with pytest.raises(building.BankError, match="there twice"):
        make_bank(target, [puzzle(1), puzzle(2), puzzle(1)])
    assert not target.exists()


def test_more_kinds_than_bits_are_refused(target):
    with pytest.raises(building.BankError, match="no shelf is left for 'kind62'"):
        make_bank(target, [puzzle(1, kind=f"kind{number}") for number in range(63)])


def test_a_folder_that_can_not_be_written_is_told(packs, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        building.build_bank(packs, tmp_path / "file" / "bank.db")


def test_what_an_interrupted_build_left_is_no_hindrance(packs, target):
    target.parent.mkdir()
    files.under_way(target).write_bytes(b"half a bank")
    building.build_bank(packs, target)
    assert names(target.parent.iterdir()) == ["bank.db"]


def test_a_puzzle_has_its_place_by_its_name_alone(target):
    make_bank(target, [puzzle(number, rating=1000 + number) for number in range(120)])
    found = run_sql(
        target, "SELECT p.uid, p.rating, t.bucket, t.rnd FROM puzzle_theme AS t JOIN puzzle AS p ON p.id = t.puzzle"
    )
    assert len(found) == 240
    assert all((bucket, rnd) == (bucket_of(rating), place_of(uid)) for uid, rating, bucket, rnd in found)


def test_a_kind_without_a_drill_is_kept_all_the_same(target):
    make_bank(target, [puzzle(1, kind="payment")])
    assert run_sql(target, "SELECT kind, answer FROM puzzle JOIN shelf ON shelf.id = shelf") == [
        ("payment", '{"tiles":["5p"]}')
    ]


@pytest.mark.parametrize("folder", ["plain", "it's #1", "100% 谜题?"])
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
def test_a_bank_is_found_in_any_folder(tmp_path, folder):
    bank = make_bank(tmp_path / folder / "bank.db", [puzzle(1)])
    db, _ = opening.open_file(tmp_path / folder / "progress.db", NOON)
    with closing(db):
        opened = attached.with_bank(db, bank)
        assert opened.has_bank
        assert choosing.puzzle(opened, puzzle(1).uid).puzzle == puzzle(1)


@pytest.mark.skipif(os.name == "nt", reason="rights are otherwise there")
def test_a_bank_in_a_folder_that_can_not_be_written_is_read(tmp_path):
    bank = make_bank(tmp_path / "program" / "bank.db", [puzzle(1)])
    bank.chmod(0o444)
    bank.parent.chmod(0o555)
    db, _ = opening.open_file(tmp_path / "progress.db", NOON)
    try:
        with closing(db):
            assert attached.with_bank(db, bank).has_bank
    finally:
        bank.parent.chmod(0o755)


def test_nothing_can_be_written_to_an_attached_bank(tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(1)])
    db, _ = opening.open_file(tmp_path / "progress.db", NOON)
    with closing(db):
        attached.with_bank(db, bank)
        with pytest.raises(StorageError) as caught, sqlite_errors(bank):
            db.execute("DELETE FROM bank.puzzle")
    assert caught.value.trouble is Trouble.READ_ONLY
    assert not isinstance(caught.value, StorageBugError)

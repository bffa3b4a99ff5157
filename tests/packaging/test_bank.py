"""The task that builds the bank: what it builds, when it leaves one alone, and what it says when it can't."""

import pytest

import bank
from puzzles.bank.building import is_current
from puzzles.packs.built_in import write_packs
from tests.helpers.banks import puzzle


@pytest.fixture
def packs(tmp_path):
    folder = tmp_path / "packs"
    write_packs(folder, [puzzle(number) for number in range(12)])
    return folder


def build(packs, *more):
    return bank.main(["--packs", str(packs), "--to", str(packs.parent / "bank.db"), *more])


def test_the_bank_is_built_and_told(packs, capsys):
    assert build(packs) == 0
    assert capsys.readouterr().out.startswith("bank.db: 12 puzzles on 1 shelves, 1 themes,")
    assert is_current(packs, packs.parent / "bank.db")


def test_a_current_bank_is_left_alone_when_asked_for(packs):
    build(packs)
    before = (packs.parent / "bank.db").stat()
    assert build(packs, "--when-needed") == 0
    after = (packs.parent / "bank.db").stat()
    assert after.st_ino == before.st_ino
    assert after.st_mtime_ns >= before.st_mtime_ns


def test_a_bank_of_other_packs_is_built_anew(packs):
    build(packs)
    write_packs(packs, [puzzle(number) for number in range(13)])
    assert build(packs, "--when-needed") == 0
    assert is_current(packs, packs.parent / "bank.db")


def test_a_pack_that_can_not_be_read_is_named(packs, capsys):
    (packs / "waits-daozi.jsonl.xz").write_bytes(b"no pack")
    assert build(packs) == 1
    assert "waits-daozi.jsonl.xz" in capsys.readouterr().err
    assert not (packs.parent / "bank.db").exists()


def test_the_packs_of_the_program_make_a_bank(tmp_path):
    assert bank.main(["--to", str(tmp_path / "bank.db")]) == 0
    assert is_current(bank.PACKS, tmp_path / "bank.db")

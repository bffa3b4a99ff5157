"""``bank-report``: green and red, the exit code, and the report as JSON."""

import json

import pytest

from puzzles.cli import main
from puzzles.mining.answers import puzzle_of
from puzzles.mining.facts import Facts
from puzzles.mining.mine import rated
from puzzles.packs.built_in import write_packs
from tests.helpers.question_lines import question

WAITS = "waits daozi 123m4567p888s pung:111z indicator=2z"


@pytest.fixture
def packs(tmp_path):
    write_packs(tmp_path / "packs", [puzzle_of(rated(Facts(question(WAITS))))])
    return tmp_path / "packs"


def test_a_bank_that_is_too_small_is_red(packs, capsys):
    assert main(["bank-report", "--packs", str(packs), "--processes", "1"]) == 1
    said = capsys.readouterr().out
    assert "RED   number            1 puzzles, at least 30000" in said
    assert "green answer            the engine gives the stored answer: 1 of 1" in said
    assert said.splitlines()[-1].endswith("checks red")


def test_the_counts_behind_the_checks_can_be_seen(packs, capsys):
    main(["bank-report", "--packs", str(packs), "--processes", "1", "--counts"])
    assert "      1  daozi waits\n" in capsys.readouterr().out


def test_the_report_can_be_had_as_json(packs, tmp_path, capsys):
    main(["bank-report", "--packs", str(packs), "--processes", "1", "--json", str(tmp_path / "report.json")])
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    printed = capsys.readouterr().out
    assert report["green"] is False
    assert all(check["found"] in printed for check in report["checks"])


def test_a_folder_without_packs_is_said_in_a_sentence(tmp_path, capsys):
    assert main(["bank-report", "--packs", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("no packs in ")


def test_a_damaged_pack_is_said_in_a_sentence(packs, capsys):
    path = next(packs.iterdir())
    path.write_bytes(path.read_bytes()[:-20])
    assert main(["bank-report", "--packs", str(packs), "--processes", "1"]) == 2
    assert "waits-daozi.jsonl.xz: cannot be read" in capsys.readouterr().err

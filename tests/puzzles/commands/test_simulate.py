"""``simulate``: records of hands, one event a line, and what they come to."""

import json

import pytest

from puzzles.cli import main


def run(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main(["simulate", "--games", "3", "--seed", "4", *more]) == 0
    report: dict[str, object] = json.loads(capsys.readouterr().out)
    return report


@pytest.mark.parametrize("rules", ["daozi", "qipai", "xuanfeng"])
def test_the_summary_counts_the_hands(capsys, rules):
    report = run(capsys, "--rules", rules, "--check")
    assert report["rules"] == rules
    assert report["hands"] == 3
    assert report["drawn"] + sum(report["wins"].values()) == 3


def test_the_log_has_every_event_of_every_hand(capsys, tmp_path):
    run(capsys, "--log", str(tmp_path / "games.jsonl"))
    events = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {event["game"] for event in events} == {0, 1, 2}
    assert [event["event"] for event in events[:6]] == ["dice", "deal", "deal", "deal", "deal", "indicator"]
    payments = [event["amounts"] for event in events if event["event"] == "pay"]
    assert payments
    assert all(sum(amounts) == 0 for amounts in payments)


def test_the_same_seed_plays_the_same_hands(capsys, tmp_path):
    for name in ("a", "b"):
        run(capsys, "--log", str(tmp_path / name))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_log_that_cannot_be_written_is_said_in_a_sentence(capsys, tmp_path):
    assert main(["simulate", "--games", "1", "--log", str(tmp_path / "no" / "log")]) == 2
    assert "cannot write" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-1"])
def test_no_hands_are_refused(number, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "--games", number])
    assert stopped.value.code == 2
    assert "expected 1 or more" in capsys.readouterr().err

import json
import subprocess
import sys
from pathlib import Path

import pytest

from puzzles.cli import main
from puzzles.commands.solve import answer_line, answers

ROOT = Path(__file__).resolve().parents[3]
WAITING = {"rules": "daozi", "concealed": "123m456p789s5566z"}
KEYS = (
    "valid", "error", "legal", "faults", "missing_suits", "reading", "items", "fan", "points", "payments", "waits",
    "dead",
)  # fmt: skip


def answered(question):
    return answer_line(json.dumps(question, ensure_ascii=False).encode())


def refused(line):
    answer = answer_line(line)
    assert answer["valid"] is False
    return answer["error"]


# what is answered


def test_a_waiting_position_is_answered_with_its_waits():
    answer = answered(WAITING)
    assert tuple(answer) == KEYS
    assert answer["waits"] == {"5z": 2, "6z": 2}
    assert answer["dead"] == []
    assert {key for key, value in answer.items() if value is None} == set(KEYS) - {"valid", "waits", "dead"}


def test_a_complete_position_is_answered_with_legality_and_reading():
    answer = answered(WAITING | {"concealed": "123m456p789s55566z"})
    assert answer["legal"] is True
    assert answer["faults"] == answer["missing_suits"] == []
    assert answer["reading"] == {
        "form": "standard",
        "shape": None,
        "pair": "66z",
        "sets": ["123m", "456p", "789s", "555z"],
    }
    assert (answer["items"], answer["payments"], answer["waits"]) == (None, None, None)


def test_a_won_position_is_answered_with_items_fan_and_payments():
    win = {"tile": "5z", "by": "discard", "from": "left"}
    answer = answered(WAITING | {"concealed": "123m456p789s55566z", "dealer": "self", "win": win})
    assert answer["items"] == {"dealer": 1, "closed": 1, "no_hun": 1, "dragon_triplet": 1}
    assert (answer["fan"], answer["points"]) == (4, None)
    assert answer["payments"] == {"left": 32, "across": 16, "right": 16}


def test_an_illegal_position_is_answered_with_its_faults():
    answer = answered(WAITING | {"concealed": "123444m45678955p"})
    assert (answer["legal"], answer["faults"], answer["missing_suits"]) == (False, ["missing_suit"], ["s"])
    assert answer["reading"] is None


def test_points_are_answered_where_there_is_no_fan():
    won = {"rules": "xuanfeng", "concealed": "1133557799m2299p", "win": {"tile": "1m", "by": "self_draw"}}
    answer = answered(won)
    assert (answer["items"], answer["fan"], answer["points"]) == ({"seven_pairs": 2}, None, 6)


def test_discards_are_asked_for():
    answer = answered({"ask": "discards", "position": WAITING | {"concealed": "123m456p789s5566z9m"}})
    assert tuple(answer) == ("valid", "discards", "best")
    assert answer["discards"]["9m"] == {"waits": {"5z": 2, "6z": 2}, "total": 4}
    assert answer["best"] == ["9m"]


def test_claims_are_asked_for():
    question = {"ask": "claims", "position": WAITING, "tile": "5z", "from": "left"}
    assert answered(question) == {"valid": True, "hu": True, "kong": False, "pung": True, "chow": []}


def test_declarations_are_asked_for():
    question = {"ask": "declarations", "position": WAITING | {"concealed": "1111m456p789s5566z"}}
    assert answered(question) == {"valid": True, "declarations": [{"kind": "concealed_kong", "tiles": "1111m"}]}


def test_tiles_are_asked_for():
    assert answered({"ask": "tiles", "text": "五万 1p"}) == {"valid": True, "tiles": ["5m", "1p"]}


# what is refused


def test_a_refused_position_has_every_key():
    answer = answered(WAITING | {"concealed": "0m"})
    assert tuple(answer) == KEYS
    assert answer["valid"] is False
    assert answer["error"].startswith("concealed: cannot read '0m'")
    assert {answer[key] for key in KEYS[2:]} == {None}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "empty"),
        (b"  \t ", "empty"),
        (b"{", "not JSON"),
        (b'{"rules": "daozi"} x', "not JSON"),
        (b"\x00", "not JSON"),
        (b"nan", "not JSON"),
        (b'{"rules": NaN}', "NaN is no JSON value"),
        (b'{"rules": -Infinity}', "-Infinity is no JSON value"),
        (b"\xff\xfe", "not UTF-8: byte 1 is 0xff"),
        (b"[]", "line: cannot be []"),
        (b"5", "line: cannot be 5"),
        (b"null", "line: cannot be null"),
        (b'"daozi"', "line: cannot be 'daozi'"),
        (b"{}", "rules: missing"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "nested too deeply"),
        (b'{"rules": ' + b"9" * 5_000 + b"}", "a number of more than 4,000 digits"),
        (b'{"rules": ' + b"9" * 4_000 + b"}", "rules: cannot be 999"),
        (b'{"rules": "daozi", "rules": "qipai"}', "the key 'rules' twice"),
        (b'{"rules": "\\ud800", "concealed": "1m"}', r"there are no rules '\ud800'"),
        (b'{"\\ud800": 1}', r"unknown key '\ud800'"),
        (b'{"ask": null}', "ask: cannot be null"),
        (b'{"ask": "riddles"}', "ask: cannot be 'riddles'"),
        (b'{"ask": ["tiles"]}', "ask: cannot be ['tiles']"),
        (b'{"ask": "tiles"}', "text: missing"),
        (b'{"ask": "tiles", "text": null}', "text: missing"),
        (b'{"ask": "tiles", "text": 5}', "text: cannot be 5"),
        (b'{"ask": "tiles", "text": "1m", "more": null}', "question: unknown key 'more'"),
        (b'{"ask": "discards"}', "position: missing"),
        (b'{"ask": "discards", "position": "1m"}', "position: cannot be '1m'"),
        (b'{"ask": "discards", "position": {"rules": "daozi", "concealed": "123m456p789s5566z"}}', "a complete hand"),
        (b'{"ask": "declarations", "position": {"rules": "daozi", "concealed": "x"}}', "cannot read 'x'"),
        (b'{"ask": "claims", "position": {"rules": "daozi", "concealed": "123m456p789s5566z"}}', "tile: missing"),
    ],
)  # fmt: skip
def test_a_bad_line_is_answered_with_what_is_wrong(line, words):
    assert words in refused(line)


def test_a_message_stays_short_whatever_was_given():
    assert len(refused(b'{"rules": "' + b"x" * 100_000 + b'"}')) < 300
    assert len(refused(b'{"rules": "daozi", "concealed": "' + b"1m" * 100_000 + b'"}')) < 300


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"tile": None}, "tile: missing"),
        ({"tile": "12m"}, "tile: cannot read '12m' as one tile"),
        ({"from": None}, "from: missing"),
        ({"from": "self"}, "from: cannot be 'self'"),
        ({"position": WAITING | {"concealed": "123m456p789s55566z"}}, "a waiting hand"),
        ({"position": WAITING | {"qiang": "5z", "concealed": "123m456p789s555z6z"}}, "in sight 4 times already"),
    ],
)
def test_an_impossible_claim_is_refused(changes, words):
    question = {"ask": "claims", "position": WAITING, "tile": "5z", "from": "left"} | changes
    answer = answered(question)
    assert (tuple(answer), answer["valid"]) == (("valid", "error"), False)
    assert words in answer["error"]


# the run


def test_every_line_is_answered_in_order_and_the_run_goes_on():
    lines = [json.dumps(WAITING).encode() + b"\n", b"nonsense\n", b"\n", b'{"ask": "tiles", "text": "1m"}\r\n']
    assert [answer["valid"] for answer in answers(lines)] == [True, False, False, True]


def test_a_byte_order_mark_before_the_first_line_is_no_part_of_it():
    assert next(answers([b"\xef\xbb\xbf" + json.dumps(WAITING).encode()]))["valid"] is True


def solve(*arguments, given=b""):
    command = [sys.executable, "-m", "puzzles", "solve", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, cwd=ROOT, check=False, timeout=60)


def test_standard_input_is_read_and_each_answer_is_a_line():
    run = solve(given=b'{"ask": "tiles", "text": "\xe4\xb8\x9c"}\n{"rules": "\\ud800"}')
    assert (run.returncode, run.stderr) == (0, b"")
    first, second = run.stdout.decode().splitlines()
    assert json.loads(first) == {"valid": True, "tiles": ["1z"]}
    assert json.loads(second)["valid"] is False


def test_a_file_is_read_when_one_is_named(tmp_path):
    file = tmp_path / "positions.jsonl"
    file.write_text(json.dumps(WAITING), encoding="utf-8")
    run = solve(file)
    assert json.loads(run.stdout)["waits"] == {"5z": 2, "6z": 2}


def test_a_file_that_cannot_be_read_is_named(tmp_path, capsys):
    assert main(["solve", str(tmp_path / "none.jsonl")]) == 2
    assert "none.jsonl" in capsys.readouterr().err


def test_an_answer_comes_before_the_next_line_is_given():
    command = [sys.executable, "-m", "puzzles", "solve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as run:
        for _ in range(2):
            run.stdin.write(json.dumps(WAITING).encode() + b"\n")
            run.stdin.flush()
            assert json.loads(run.stdout.readline())["valid"] is True
        run.stdin.close()
        assert run.wait(timeout=60) == 0


def test_a_reader_that_goes_away_is_no_crash():
    command = [sys.executable, "-m", "puzzles", "solve"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as run:
        run.stdout.close()
        run.stdin.write(json.dumps(WAITING).encode() + b"\n")
        run.stdin.close()
        errors = run.stderr.read()
        assert run.wait(timeout=60) == 1
    assert errors == b""


def test_a_command_is_needed(capsys):
    with pytest.raises(SystemExit) as caught:
        main([])
    assert caught.value.code == 2
    assert "COMMAND" in capsys.readouterr().err

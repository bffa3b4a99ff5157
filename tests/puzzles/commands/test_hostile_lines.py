"""The command ``solve``: hostile lines get an answer each, and the run goes on."""

import pytest

from puzzles.cli import main
from puzzles.commands.solve import answer_line


def error_of(line):
    answer = answer_line(line)
    assert answer["valid"] is False
    return answer["error"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b'{"rules": "daozi", "concealed": ' + b"[" * 900 + b"]" * 900 + b"}", "concealed: cannot be [["),
        (b'{"rules": "daozi", "rules": "qipai"}', "the key 'rules' twice"),
        (b'{"win": {"tile": "1m", "tile": "2m"}}', "the key 'tile' twice"),
        (b'{"options": {"unit": NaN}}', "NaN is no JSON value"),
        (b'{"options": {"unit": -Infinity}}', "-Infinity is no JSON value"),
        (b'{"options": {"unit": ' + b"1" * 5_000 + b"}}", "more than 4,000 digits"),
        (b'{"rules": "daozi", "concealed": "1m", "options": {"unit": 1e999}}', "option 'unit' cannot be inf"),
        (b'{"rules": "\xff"}', "byte 12 is 0xff"),
        (b'{"rules": "daozi", "concealed": "\\ud83d"}', "cannot read '\\ud83d'"),
        (b" \r\n", "the line is empty"),
        (b"true", "cannot be true"),
        (b'{"ask": []}', "ask: cannot be []"),
        (b'{"ask": "tiles", "text": "1m", "from": null}', "unknown key 'from'"),
    ],
)
def test_a_hostile_line_is_refused_in_a_sentence(line, said):
    assert said in error_of(line)


def test_a_key_given_twice_among_very_many_is_found_at_once():
    many = b",".join(b'"k%d": 1' % number for number in range(50_000))
    assert "the key 'k49999' twice" in error_of(b"{" + many + b', "k49999": 1}')


def test_closed_input_is_said(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", None)
    assert main(["solve"]) == 2
    assert "standard input is closed" in capsys.readouterr().err

"""The command ``generate``: JSON lines that ``solve`` proves, the same for the same seed."""

import json

import pytest

from puzzles.cli import main
from puzzles.drills.difficulty import BANDS
from puzzles.rules.notation import read_tiles

PROFILES = ["daozi", "qipai", "xuanfeng"]


@pytest.fixture
def generate(capsys):
    def run(*arguments):
        code = main(["generate", *arguments])
        caught = capsys.readouterr()
        return code, [json.loads(line) for line in caught.out.splitlines()], caught.err

    return run


@pytest.fixture
def solve(capsys, tmp_path):
    def run(positions):
        path = tmp_path / "positions.jsonl"
        path.write_text("".join(json.dumps(position) + "\n" for position in positions), encoding="utf-8")
        assert main(["solve", str(path)]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def is_proved(question, answer):
    given = question["answer"]
    match question["kind"]:
        case "waits":
            return list(answer["waits"]) == [tile.mpsz for tile in read_tiles(given["tiles"])]
        case "legal":
            return (answer["legal"], answer["faults"]) == (given["legal"], given["faults"])
        case _:
            total = answer["points"] if answer["fan"] is None else answer["fan"]
            return (set(answer["items"]), total) == (set(given["items"]), given["total"])


@pytest.mark.parametrize("kind", ["waits", "legal", "fan"])
@pytest.mark.parametrize("rules", PROFILES)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_line_is_proved_by_solve(generate, solve, kind, rules, level):
    code, questions, _ = generate("--kind", kind, "--rules", rules, "--level", str(level), "--count", "12")
    answers = solve([question["position"] for question in questions])
    assert (code, len(questions), len(answers)) == (0, 12, 12)
    for question, answer in zip(questions, answers, strict=True):
        assert answer["valid"] is True
        assert is_proved(question, answer), (question, answer)


def test_lines_say_kind_level_rating_and_themes(generate):
    _, (question,), _ = generate("--kind", "waits", "--level", "2", "--count", "1")
    low, end = BANDS[2]
    assert (question["kind"], question["level"]) == ("waits", 2)
    assert low <= question["rating"] < end
    assert question["themes"]


def test_the_same_seed_writes_the_same_lines_and_another_seed_others(generate):
    arguments = ("--kind", "fan", "--count", "5", "--seed")
    assert generate(*arguments, "4")[1] == generate(*arguments, "4")[1]
    assert generate(*arguments, "4")[1] != generate(*arguments, "5")[1]


def test_no_position_is_written_twice(generate):
    _, questions, _ = generate("--kind", "legal", "--level", "1", "--count", "200")
    assert len({json.dumps(question["position"]) for question in questions}) == 200


def test_house_rules_are_written_into_the_position(generate):
    _, questions, _ = generate("--kind", "fan", "--options", '{"fan_cap": 3}', "--count", "3")
    assert all(question["position"]["options"] == {"fan_cap": 3} for question in questions)


@pytest.mark.parametrize("options", ['{"luck": 1}', "[]", "{"])
def test_bad_options_give_one_sentence_and_code_2(generate, options):
    code, questions, error = generate("--kind", "fan", "--options", options)
    assert (code, questions) == (2, [])
    assert len(error.splitlines()) == 1

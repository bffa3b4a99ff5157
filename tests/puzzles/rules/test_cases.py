"""Three thousand answered questions of every sort, each of which must be answered alike."""

import gzip
import json
from pathlib import Path

from puzzles.commands.solve import answer_line

CASES = Path(__file__).resolve().parents[2] / "data" / "engine-cases.jsonl.gz"


def is_same(given, expected):
    """Tell whether an answer is right; of a refusal only that it is one."""
    if not expected["valid"]:
        return given["valid"] is False and bool(given["error"])
    return given == expected


def test_every_case_is_answered_as_it_must_be():
    with gzip.open(CASES, "rt", encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    answers = [answer_line(json.dumps(case["input"]).encode()) for case in cases]
    assert len(cases) == 3_000
    different = [
        (case["input"], answer)
        for case, answer in zip(cases, answers, strict=True)
        if not is_same(answer, case["answer"])
    ]
    assert not different

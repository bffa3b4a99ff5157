"""Answered questions of every sort, each of which must be answered alike."""

import gzip
import json
from pathlib import Path

import pytest

from puzzles.commands.solve import answer_line

DATA = Path(__file__).resolve().parents[2] / "data"


def is_same(given, expected):
    """Tell whether an answer is right; of a refusal only that it is one."""
    if not expected["valid"]:
        return given["valid"] is False and bool(given["error"])
    return given == expected


@pytest.mark.parametrize(("file", "count"), [("engine-cases", 3_000), ("engine-edges", 300)])
def test_every_case_is_answered_as_it_must_be(file, count):
    """The edges are few of each kind of answer: every set of faults, form, shape and sort of waits in every profile."""
    with gzip.open(DATA / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    answers = [answer_line(json.dumps(case["input"]).encode()) for case in cases]
    assert len(cases) == count
    different = [
        (case["input"], answer)
        for case, answer in zip(cases, answers, strict=True)
        if not is_same(answer, case["answer"])
    ]
    assert not different

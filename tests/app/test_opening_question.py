"""The question that the next start begins with."""

import json
from random import Random

import pytest

from app.opening_question import OpeningQuestion
from puzzles.drills.base import Level
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.trainer.session import Choice, Session

RULES = Ruleset.of(Profile.DAOZI)
CHOICE = Choice(RULES, "waits", Level.FIRST)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "state" / "opening.json"


@pytest.fixture
def kept(path):
    question = Session(CHOICE, Random(1)).next_question()
    OpeningQuestion(path).keep(CHOICE, question)
    return question


@pytest.mark.parametrize("kind", list(DRILLS))
@pytest.mark.parametrize("profile", list(Profile))
def test_a_kept_question_comes_back_as_it_was(path, kind, profile):
    choice = Choice(Ruleset.of(profile), kind, Level.FIRST)
    question = Session(choice, Random(3)).next_question()
    OpeningQuestion(path).keep(choice, question)
    assert OpeningQuestion(path).take(choice) == question


@pytest.mark.parametrize(
    "other",
    [
        Choice(RULES, "legal", Level.FIRST),
        Choice(RULES, "waits", Level.HARD),
        Choice(RULES, "waits", None),
        Choice(Ruleset.of(Profile.QIPAI), "waits", Level.FIRST),
    ],
)
def test_for_another_choice_there_is_none(path, kept, other):
    assert OpeningQuestion(path).take(other) is None


def test_without_a_file_there_is_none(path):
    assert OpeningQuestion(path).take(CHOICE) is None


def test_one_of_another_version_is_passed_over(path, kept, monkeypatch):
    monkeypatch.setattr("app.opening_question.__version__", "99")
    assert OpeningQuestion(path).take(CHOICE) is None


@pytest.mark.parametrize("change", ["", "no json", "[]", "{}", '{"made_for": 1}'])
def test_a_file_that_cannot_be_read_holds_none(path, kept, change):
    path.write_text(change)
    assert OpeningQuestion(path).take(CHOICE) is None


def test_a_position_that_breaks_the_deal_is_passed_over(path, kept):
    data = json.loads(path.read_text(encoding="utf-8"))
    content = json.loads(data["content"])
    content["position"]["concealed"] = "11111m22334455p"
    path.write_text(json.dumps(data | {"content": json.dumps(content)}))
    assert OpeningQuestion(path).take(CHOICE) is None


def test_a_session_asks_it_first_and_never_again(kept):
    session = Session(CHOICE, Random(9), opening=kept)
    assert session.next_question() == kept
    assert kept not in {session.next_question() for _ in range(20)}


def test_a_session_passes_over_one_that_is_not_chosen_any_more(kept):
    session = Session(CHOICE, Random(9), opening=kept)
    session.choose(kind="legal")
    assert session.next_question().kind == "legal"

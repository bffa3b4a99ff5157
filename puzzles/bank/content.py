"""Questions and attempts as text: the JSON that is kept."""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from puzzles.drills.base import Answer, Drill, Level, MistakeKind, Question
from puzzles.drills.naming import asked_text, canonical, uid_of
from puzzles.drills.registry import DRILLS
from puzzles.errors import QuestionError
from puzzles.rules.notation import read_tile
from puzzles.rules.position import Seat, position_from_json, position_to_json
from puzzles.rules.values import frozen


@frozen
class StoredPuzzle:
    """A question as it is kept: its name, the text that the name is made of, its content as JSON, and its themes."""

    uid: bytes
    asked: str
    content: str
    themes: tuple[str, ...] = ()


def stored(question: Question) -> StoredPuzzle:
    """Give what is kept of a question."""
    asked = asked_text(question)
    return StoredPuzzle(uid=uid_of(asked), asked=asked, content=question_to_text(question), themes=question.themes)


def question_to_text(question: Question) -> str:
    """Write a question as canonical JSON."""
    data: dict[str, object] = {
        "kind": question.kind,
        "level": int(question.level),
        "position": position_to_json(question.position),
        "rating": question.rating,
        "themes": list(question.themes),
    }
    if question.tile is not None:
        data["tile"] = question.tile.mpsz
    if question.source is not None:
        data["from"] = question.source.value
    return canonical(data)


def question_from_text(text: str, level: int, rating: int) -> Question:
    """Read a kept question with the level and rating that it had in an attempt; raises PuzzleError or ValueError."""
    return replace(_question(text), level=Level(level), rating=rating)


def question_as_kept(text: str) -> Question:
    """Read a kept question with the level and rating that it was kept with; raises PuzzleError or ValueError."""
    return _question(text)


# The same few puzzles are read again and again: the last answers after every new one, a review and its reason.
@lru_cache(maxsize=512)
def _question(text: str) -> Question:
    data = json.loads(text)
    return Question(
        kind=data["kind"],
        position=position_from_json(data["position"]),
        level=Level(data["level"]),
        rating=data["rating"],
        themes=tuple(data["themes"]),
        tile=read_tile(data["tile"]) if "tile" in data else None,
        source=Seat(data["from"]) if "from" in data else None,
    )


def forget() -> None:
    """Forget the questions that were read."""
    _question.cache_clear()


def answer_to_text(kind: str, answer: Answer) -> str:
    """Write an answer to a question of this kind as canonical JSON; raises QuestionError for one that doesn't fit."""
    return canonical(_drill(kind).answer_to_json(answer))


def answer_from_text(kind: str, text: str) -> Answer:
    """Read a kept answer; raises QuestionError for one that doesn't fit."""
    answer: Answer = _drill(kind).answer_from_json(json.loads(text))
    return answer


def mistakes_to_text(mistakes: Iterable[MistakeKind]) -> str:
    """Write classes of error as canonical JSON."""
    return canonical([mistake.value for mistake in mistakes])


def mistakes_from_text(text: str) -> tuple[MistakeKind, ...]:
    """Read kept classes of error; raises ValueError for one that isn't known."""
    return tuple(MistakeKind(name) for name in json.loads(text))


def _drill(kind: str) -> Drill:
    try:
        return DRILLS[kind]
    except KeyError:
        raise QuestionError(f"unknown kind of question {kind!r}: expected one of {', '.join(DRILLS)}") from None

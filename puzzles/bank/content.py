"""Questions and attempts as text: the JSON that is kept, and the name of a puzzle."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final
from unicodedata import normalize

from puzzles.drills.base import Answer, Drill, Level, MistakeKind, Question
from puzzles.drills.registry import DRILLS
from puzzles.errors import QuestionError
from puzzles.rules.notation import read_tile, write_tiles
from puzzles.rules.position import Position, Seat, position_from_json, position_to_json

UID_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A question as it is kept: its name, the text that the name is made of, and its content as JSON."""

    uid: bytes
    asked: str
    content: str


def stored(question: Question) -> StoredPuzzle:
    """Give what is kept of a question."""
    asked = asked_text(question)
    return StoredPuzzle(uid=uid_of(asked), asked=asked, content=question_to_text(question))


def uid_of(asked: str) -> bytes:
    """Give the 16 bytes that name a puzzle everywhere and for good."""
    return blake2b(asked.encode(), digest_size=UID_BYTES).digest()


def asked_text(question: Question) -> str:
    """Write what the learner is asked, one fact a line; two questions with the same text are one puzzle.

    Rating, level and themes stay out: they are opinions about the puzzle. So do options that are the profile's own,
    so that an option which comes later changes no name.
    """
    position = question.position
    lines = ["anshan-puzzle 1", f"kind {question.kind}", f"rules {position.rules.profile.value}"]
    lines += [f"option {name}={_plain(value)}" for name, value in sorted(position.rules.changed_options().items())]
    lines += [f"hand {write_tiles(sorted(position.concealed))}", *_melds(position)]
    if position.indicator is not None:
        lines.append(f"indicator {position.indicator.mpsz}")
    if position.qiang is not None:
        lines.append(f"qiang {position.qiang.mpsz}")
    if position.dealer is not None:
        lines.append(f"dealer {position.dealer.value}")
    if position.win is not None:
        source = "" if position.win.source is None else f" {position.win.source.value}"
        lines.append(f"win {position.win.tile.mpsz} {position.win.by.value}{source}")
    if question.tile is not None:
        lines.append(f"tile {question.tile.mpsz}")
    if question.source is not None:
        lines.append(f"from {question.source.value}")
    return normalize("NFC", "\n".join(lines))


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
    data = json.loads(text)
    return Question(
        kind=data["kind"],
        position=position_from_json(data["position"]),
        level=Level(level),
        rating=rating,
        themes=tuple(data["themes"]),
        tile=read_tile(data["tile"]) if "tile" in data else None,
        source=Seat(data["from"]) if "from" in data else None,
    )


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


def canonical(value: object) -> str:
    """Write JSON in the one way in which equal values are equal texts."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def _drill(kind: str) -> Drill:
    try:
        return DRILLS[kind]
    except KeyError:
        raise QuestionError(f"unknown kind of question {kind!r}: expected one of {', '.join(DRILLS)}") from None


def _melds(position: Position) -> list[str]:
    return sorted(f"meld {meld.kind.value} {write_tiles(sorted(meld.tiles))}" for meld in position.melds)


def _plain(value: object) -> str:
    """Write an option's value, without floats."""
    return ",".join(str(part) for part in value) if isinstance(value, list | tuple) else str(value).lower()

"""The right answer to a question of any kind, from the engine, in the form that a puzzle keeps."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzles.drills.base import Question
from puzzles.drills.naming import asked_text, canonical, uid_of
from puzzles.drills.puzzle import Puzzle
from puzzles.rules.answers import answer_to, claims_answer, discards_answer
from puzzles.rules.fan import Item, ledger_of
from puzzles.rules.legality import judge
from puzzles.rules.position import Position
from puzzles.rules.waits import waits

Answer = Mapping[str, object]


def right_answer(question: Question) -> Answer:
    """Give the right answer in the form that ``Puzzle`` describes; raises ValueError where there is none."""
    return _ANSWERS[question.kind](question)


def puzzle_of(question: Question) -> Puzzle:
    """Give a question its name and its right answer."""
    return Puzzle(uid_of(asked_text(question)), question, canonical(right_answer(question)))


def qiang_of(position: Position) -> int:
    """Count the 枪 of a complete hand, which are the same in every reading (R-QIANG)."""
    reading = judge(position).reading
    if reading is None:
        raise ValueError(f"a hand without a reading has no 枪: {position!r}")
    return sum(line.count for line in ledger_of(position, reading) if line.item is Item.QIANG)


def _waits(question: Question) -> Answer:
    return {"tiles": [tile.mpsz for tile in waits(question.position).tiles]}


def _legal(question: Question) -> Answer:
    found = answer_to(question.position)
    return {"legal": found["legal"], "faults": found["faults"]}


def _fan(question: Question) -> Answer:
    found = _scored(question)
    return {"items": found["items"], "total": found["points"] if found["fan"] is None else found["fan"]}


def _payment(question: Question) -> Answer:
    payments = _scored(question)["payments"]
    assert isinstance(payments, dict)
    return payments


def _discard(question: Question) -> Answer:
    return {"best": discards_answer(question.position)["best"]}


def _claims(question: Question) -> Answer:
    if question.tile is None or question.source is None:
        raise ValueError(f"a question of claims needs the discard and whose it is: {question!r}")
    found = claims_answer(question.position, question.tile, question.source)
    return {name: found[name] for name in ("hu", "kong", "pung", "chow")}


def _hun(question: Question) -> Answer:
    position = question.position
    if position.hun is None or position.qiang is None:
        raise ValueError(f"a question of hun needs an indicator and a 枪 tile: {question!r}")
    return {"hun": position.hun.mpsz, "qiang": qiang_of(position)}


def _scored(question: Question) -> dict[str, object]:
    found = answer_to(question.position)
    if found["payments"] is None:
        raise ValueError(f"expected a legal hand that won, not {question.position!r}")
    return found


_ANSWERS: Final[Mapping[str, Callable[[Question], Answer]]] = {
    "waits": _waits,
    "legal": _legal,
    "fan": _fan,
    "payment": _payment,
    "discard": _discard,
    "claims": _claims,
    "hun": _hun,
}
KINDS: Final = tuple(_ANSWERS)

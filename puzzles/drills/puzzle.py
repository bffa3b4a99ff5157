"""Puzzles: questions that came up at a table, each with its name, its right answer and what it teaches."""

from puzzles.drills.base import Question
from puzzles.rules.values import frozen


@frozen
class Puzzle:
    """A question with its right answer as canonical JSON; ``uid`` is the 16-byte name that never changes.

    The answer is what the command line's ``solve`` gives for it, cut to what is asked: ``{"tiles": […]}`` for waits,
    ``{"legal": …, "faults": […]}``, ``{"items": {…}, "total": …}`` for fan, ``{"left": …, "across": …, "right": …}``
    for payments, ``{"best": […]}`` for discards, ``{"hu": …, "kong": …, "pung": …, "chow": […]}`` for claims, and
    ``{"hun": …, "qiang": …}``.
    """

    uid: bytes
    question: Question
    answer: str

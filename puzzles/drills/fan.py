"""The drill ``fan``."""

from random import Random
from typing import Any

from puzzles.drills.base import AnswerForm, Explanation, Level, Question, TileFinding, Verdict
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile


class FanDrill:
    """The drill ``fan``."""

    kind = "fan"
    form = AnswerForm.LEDGER

    def ask(self, rules: Ruleset, level: Level, rng: Random) -> Question:
        """Make a question of this level."""
        raise NotImplementedError

    def key(self, question: Question) -> Any:
        """Give the right answer."""
        raise NotImplementedError

    def judge(self, question: Question, answer: Any) -> Verdict:
        """Judge an answer."""
        raise NotImplementedError

    def findings(self, question: Question) -> tuple[TileFinding, ...]:
        """Say of each of the 34 kinds what it would do."""
        raise NotImplementedError

    def explain(self, question: Question, subject: Tile | None = None) -> Explanation:
        """Explain the answer, or what one kind would do."""
        raise NotImplementedError

    def answer_to_json(self, answer: Any) -> dict[str, object]:
        """Write an answer for storage."""
        raise NotImplementedError

    def answer_from_json(self, data: dict[str, object]) -> Any:
        """Read a stored answer."""
        raise NotImplementedError

"""A round of practice: which question comes next, and what this round's answers come to."""

from dataclasses import replace
from random import Random
from typing import Final

from puzzles.drills.base import Grade, Level, Question, Verdict
from puzzles.drills.difficulty import CENTRES
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile
from puzzles.rules.values import frozen
from puzzles.trainer.rating import SCORES, Estimate

TRAIL: Final = 10
FIRST_KIND: Final = "waits"
TYPED_EXAMPLE: Final = frozenset({Tile.P1, Tile.P4})
_TRIES: Final = 60
# By the scale of ratings, 150 points make seven right answers in ten.
_EASIER_BY: Final = 150


@frozen
class Choice:
    """What the learner has chosen to practise; ``level`` None leaves the level to the learner's estimate."""

    rules: Ruleset
    kind: str
    level: Level | None = None


class Session:
    """One round of practice, from the start of the program to its end; it never asks a question twice.

    ``opening`` is a question that was made beforehand: it is asked first, if it is still of the kind and the rules.
    """

    def __init__(
        self,
        choice: Choice,
        rng: Random,
        *,
        estimate: Estimate | None = None,
        is_first_run: bool = False,
        opening: Question | None = None,
    ) -> None:
        self._choice = choice
        self._rng = rng
        self._estimate = estimate or Estimate()
        self._first = is_first_run
        self._opening = opening
        self._asked: set[Question] = set()
        self._trail: tuple[Grade, ...] = ()
        self._streak = 0
        self._answered = 0
        self._right = 0

    @property
    def choice(self) -> Choice:
        """Give what is being practised."""
        return self._choice

    @property
    def estimate(self) -> Estimate:
        """Give the learner's estimated strength."""
        return self._estimate

    @property
    def level(self) -> Level:
        """Give the level of the next question: the chosen one, or the one nearest to the learner's strength."""
        return self._choice.level or level_for(self._estimate)

    @property
    def trail(self) -> tuple[Grade, ...]:
        """Give the grades of the last ten answers, oldest first."""
        return self._trail

    @property
    def streak(self) -> int:
        """Give how many of the last answers were right in a row."""
        return self._streak

    @property
    def answered_count(self) -> int:
        """Give how many questions this round has answered."""
        return self._answered

    @property
    def right_count(self) -> int:
        """Give how many of them were right."""
        return self._right

    def choose(self, *, rules: Ruleset | None = None, kind: str | None = None) -> None:
        """Practise other rules or another kind from the next question on."""
        self._choice = replace(self._choice, rules=rules or self._choice.rules, kind=kind or self._choice.kind)

    def choose_level(self, level: Level | None) -> None:
        """Fix the level from the next question on, or leave it to the learner's estimate (None)."""
        self._choice = replace(self._choice, level=level)

    def next_question(self) -> Question:
        """Give a question that this round hasn't asked; the first one of a first run is a plain one of waits."""
        opening, self._opening = self._opening, None
        if opening is not None and self._suits(opening):
            return self._remember(opening)
        if self._first:
            self._first = False
            return self._remember(self._first_question())
        drill = DRILLS[self._choice.kind]
        question = drill.ask(self._choice.rules, self.level, self._rng)
        for _ in range(_TRIES):
            if question not in self._asked:
                break
            question = drill.ask(self._choice.rules, self.level, self._rng)
        return self._remember(question)

    def answered(self, question: Question, verdict: Verdict) -> None:
        """Count an answer: the trail, the streak and the learner's estimate follow it."""
        self._answered += 1
        self._right += verdict.grade is Grade.RIGHT
        self._streak = self._streak + 1 if verdict.grade is Grade.RIGHT else 0
        self._trail = (*self._trail, verdict.grade)[-TRAIL:]
        luck = DRILLS[question.kind].luck
        self._estimate = self._estimate.after(question.rating, SCORES[verdict.grade], luck)

    def _remember(self, question: Question) -> Question:
        self._asked.add(question)
        return question

    def _suits(self, question: Question) -> bool:
        """Tell whether a question is what is chosen now."""
        choice = self._choice
        is_chosen = question.kind == choice.kind and question.position.rules == choice.rules
        return is_chosen and choice.level in (None, question.level)

    def _first_question(self) -> Question:
        """Make a question of waits for a beginner: a plain hand, whose answer isn't the typed example of the card."""
        drill = DRILLS[FIRST_KIND]
        question = drill.ask(self._choice.rules, Level.FIRST, self._rng)
        for _ in range(_TRIES):
            position, waits = question.position, drill.key(question).tiles
            if waits and not waits & TYPED_EXAMPLE and not position.melds and position.indicator is None:
                break
            question = drill.ask(self._choice.rules, Level.FIRST, self._rng)
        return question


def level_for(estimate: Estimate) -> Level:
    """Give the level whose questions a learner of this strength gets right about seven times in ten."""
    return min(Level, key=lambda level: abs(CENTRES[level] - (estimate.points - _EASIER_BY)))

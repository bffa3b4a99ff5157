"""Rating: how strong a learner is, in the points that a question's difficulty is written in."""

from typing import Final

from puzzles.drills.base import Grade
from puzzles.rules.values import frozen

START: Final = 1200.0
FLOOR: Final = 400.0
CEILING: Final = 2600.0
SCORES: Final = {Grade.RIGHT: 1.0, Grade.PARTLY: 0.4, Grade.WRONG: 0.0}
_SPREAD: Final = 400.0
_FIRST_STEP: Final = 100.0
_LAST_STEP: Final = 16.0
_SLOWING: Final = 20.0


@frozen
class Estimate:
    """A learner's estimated strength in rating points, and the answers that it rests on."""

    points: float = START
    answers: int = 0

    def after(self, difficulty: float, score: float, guess: float = 0.0) -> "Estimate":
        """Give the estimate after one more answer: ``score`` 0 (wrong) to 1 (right), ``guess`` the odds of luck."""
        points = elo(self.points, difficulty, score, self.answers, guess)
        return Estimate(min(max(points, FLOOR), CEILING), self.answers + 1)


def expected(points: float, difficulty: float, guess: float = 0.0) -> float:
    """Give the odds of a right answer; at equal points one half, and never below what guessing gives."""
    return guess + (1.0 - guess) / (1.0 + float(10.0 ** ((difficulty - points) / _SPREAD)))


def elo(points: float, difficulty: float, score: float, answers: int, guess: float = 0.0) -> float:
    """Give the new points; the step shrinks from 100 to 16 with the answers so far, and luck moves nothing."""
    odds = expected(points, difficulty, guess)
    slope = (odds - guess) / odds if guess else 1.0
    step = max(_LAST_STEP, _FIRST_STEP / (1.0 + answers / _SLOWING))
    return points + step * (score - odds) * slope

"""Records: what is kept beside the answers themselves, as plain values: skills, reviews, runs, marks, and findings.

Whoever plays works these out; the store writes them together with the answer that changed them, and takes them back
together with it.
"""

from math import isfinite
from typing import Final

from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade, Question
from puzzles.drills.puzzle import Puzzle
from puzzles.rules.values import frozen


@frozen
class SkillRow:
    """How strong the learner is in one subject, and the number of answers that it rests on.

    ``subject`` is a name of the trainer's own, such as ``all``, ``kind:waits`` or ``theme:closed_wait``.
    """

    subject: str
    rating: float
    answered: int

    def __post_init__(self) -> None:
        if not isfinite(self.rating):
            raise ValueError(f"the rating of {self.subject!r} is {self.rating!r}, expected a finite number")


@frozen
class ReviewRow:
    """When a puzzle comes back: its memory state for FSRS; days are local day numbers as in ``Moment``.

    ``uid`` names the puzzle that was missed, also where a variant of it was answered. A ``suspended`` one doesn't come
    back by itself: it was missed too often.
    """

    uid: bytes
    state: int
    stability: float
    difficulty: float
    last_day: int
    due_day: int
    lapses: int = 0
    suspended: bool = False

    def __post_init__(self) -> None:
        if not (isfinite(self.stability) and isfinite(self.difficulty)):
            raise ValueError(
                f"the review of {self.uid.hex()} has stability {self.stability!r} and difficulty {self.difficulty!r}, "
                "expected finite numbers"
            )


@frozen
class Run:
    """A run of puzzles with a beginning and an end: a streak, a storm, a day's puzzle.

    ``uid`` is 16 bytes that whoever starts the run makes up (``rng.randbytes(16)``). ``state`` is JSON of the trainer's
    own: all that is needed to go on after the program was closed or killed. ``theme`` is empty for any.
    """

    uid: bytes
    mode: Mode
    started: Moment
    state: str = "{}"
    score: int = 0
    ended: Moment | None = None
    theme: str = ""


@frozen
class Effects:
    """What an answer changes beside the log: written in the answer's own transaction, taken back when it is undone.

    ``skills`` and ``review`` are the rows as they are after the answer; ``run`` is the run that the answer belongs to,
    as it is after it.
    """

    skills: tuple[SkillRow, ...] = ()
    review: ReviewRow | None = None
    run: Run | None = None


NO_EFFECTS: Final = Effects()


@frozen
class Wish:
    """What the next puzzle should be like.

    Of one of the ``kinds`` under one of the ``profiles``, of all ``themes`` (one or two; none is any), as near to
    ``rating`` as can be and no further than ``reach`` points from it, and not answered on or after the day
    ``unseen_since`` (None: answered or not doesn't matter).
    """

    kinds: tuple[str, ...]
    profiles: tuple[str, ...]
    rating: int
    themes: tuple[str, ...] = ()
    unseen_since: int | None = 0
    reach: int = 3000


@frozen
class Offered:
    """A puzzle with what the learner has had to do with it: answers, and the day of the last; a favourite or not.

    The puzzle's ``answer`` is empty where it comes from the learner's own file and is in no bank.
    """

    puzzle: Puzzle
    answered: int = 0
    last_day: int | None = None
    is_favourite: bool = False

    @property
    def is_first(self) -> bool:
        """Tell whether an answer now is the first one: only such answers are rated."""
        return not self.answered


@frozen
class ThemeCount:
    """A theme: its puzzles in the bank, and the learner's own first attempts at puzzles that have it."""

    theme: str
    puzzles: int
    answered: int
    right: int


@frozen
class DueReview:
    """A puzzle that is due again, and why: ``missed`` is the last answer that wasn't right (of a variant, perhaps)."""

    review: ReviewRow
    question: Question
    missed: Attempt | None


@frozen
class ReviewOutlook:
    """Reviews to come: how many are due, how many fall due on each day from today on, how many are suspended.

    The first day of the forecast holds all that are due; ``total`` counts every puzzle that comes back.
    """

    due: int
    forecast: tuple[int, ...]
    total: int
    suspended: int


@frozen
class HistoryFilter:
    """Which answers to list, the latest first; None is any. ``before`` is the ``next`` of the page before."""

    kind: str | None = None
    profile: str | None = None
    grade: Grade | None = None
    mode: Mode | None = None
    theme: str | None = None
    before: int | None = None
    limit: int = 50


@frozen
class KeptAnswer:
    """An answer in the log: its number there, the puzzle's name, and whether the puzzle is a favourite."""

    number: int
    uid: bytes
    attempt: Attempt
    is_favourite: bool = False


@frozen
class HistoryPage:
    """A page of answers; ``next`` is what the next page's filter has as ``before``, None at the end of the log.

    A page may be short, even empty, and still have a next one: only so much of the log is looked at in one go.
    """

    answers: tuple[KeptAnswer, ...]
    next: int | None


@frozen
class Favourite:
    """A puzzle that the learner wants to find again, and the UTC milliseconds at which it was chosen."""

    uid: bytes
    question: Question
    at_ms: int


@frozen
class Complaint:
    """A puzzle that the learner takes for wrong, with a note in their own words."""

    uid: bytes
    question: Question
    note: str
    at_ms: int


@frozen
class Undone:
    """What was taken back: the answer, its puzzle's name, and the run that it belonged to, as it is now."""

    uid: bytes
    attempt: Attempt
    run: Run | None = None

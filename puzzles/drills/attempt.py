"""Attempts: one answer to one question, as it is kept, and the figures that are drawn from many."""

from datetime import datetime
from enum import Enum

from puzzles.drills.base import Answer, Grade, MistakeKind, Question
from puzzles.rules.values import frozen


class Mode(Enum):
    """In what sort of play an answer was given."""

    PRACTICE = "practice"
    RATED = "rated"
    THEME = "theme"
    STREAK = "streak"
    STORM = "storm"
    DAILY = "daily"
    REVIEW = "review"
    AGAIN = "again"

    @property
    def is_new_play(self) -> bool:
        """Tell whether a first answer in this mode counts as a first attempt; what comes back for learning doesn't."""
        return self not in (Mode.REVIEW, Mode.AGAIN)


@frozen
class Moment:
    """When an answer was given, frozen then: the UTC instant, the offset in minutes, and the local day number.

    The day number is days since 1970-01-01 of (UTC + offset − rollover hour).
    """

    at: datetime
    offset_minutes: int
    day: int


@frozen
class Attempt:
    """One answer: the question, what was said, how it was graded, and how long it took in milliseconds."""

    question: Question
    answer: Answer
    grade: Grade
    mistakes: tuple[MistakeKind, ...]
    took_ms: int
    moment: Moment
    mode: Mode = Mode.PRACTICE


@frozen
class GroupFigures:
    """Answers of one kind or one profile: how many, and how many of them right."""

    name: str
    answered: int
    right: int


@frozen
class Figures:
    """Totals over the log: all answers, today's, days practised, the run of days, and by kind and profile."""

    answered: int
    right: int
    median_ms: int | None
    days: int
    streak_days: int
    today_answered: int
    today_right: int
    today_median_ms: int | None
    by_kind: tuple[GroupFigures, ...]
    by_profile: tuple[GroupFigures, ...]
    recent: tuple[Attempt, ...]

"""Rated play: what an answer changes in the learner's skills, and when the puzzle comes back.

Only the first answer to a puzzle is rated: repeating what one has seen says nothing about strength. Where the learner
chose the theme, the theme gives part of the answer away, and the answer counts for less.
"""

from collections.abc import Mapping
from typing import Final

from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import Grade
from puzzles.drills.records import Effects, ReviewRow, Run, SkillRow
from puzzles.trainer.rating import SCORES, START, Estimate
from puzzles.trainer.schedule import first_review, reviewed

ALL: Final = "all"
CHOSEN_THEME_WEIGHT: Final = 0.5


def subjects_of(attempt: Attempt) -> tuple[str, ...]:
    """Give the skills that an answer speaks of: all, its kind, and each of its themes."""
    question = attempt.question
    return (ALL, f"kind:{question.kind}", *(f"theme:{theme}" for theme in question.themes))


def rated_skills(
    attempt: Attempt, skills: Mapping[str, SkillRow], luck: float, chosen_theme: str | None = None
) -> tuple[SkillRow, ...]:
    """Give the skills after the first answer to a puzzle."""
    weight = CHOSEN_THEME_WEIGHT if chosen_theme in attempt.question.themes else 1.0
    score = SCORES[attempt.grade]
    changed = []
    for subject in subjects_of(attempt):
        row = skills.get(subject, SkillRow(subject, START, 0))
        after = Estimate(row.rating, row.answered).after(attempt.question.rating, score, luck)
        rating = row.rating + weight * (after.points - row.rating)
        changed.append(SkillRow(subject, rating, row.answered + 1))
    return tuple(changed)


def next_review(attempt: Attempt, uid: bytes, row: ReviewRow | None, par_ms: int) -> ReviewRow | None:
    """Give when the puzzle comes back after this answer; None when it was never missed."""
    day = attempt.moment.day
    if row is None:
        return None if attempt.grade is Grade.RIGHT else first_review(uid, day)
    return reviewed(row, attempt.grade, attempt.took_ms, par_ms, day)


def effects_of(
    attempt: Attempt,
    uid: bytes,
    *,
    is_first: bool,
    skills: Mapping[str, SkillRow],
    review: ReviewRow | None,
    luck: float,
    par_ms: int,
    chosen_theme: str | None = None,
    run: Run | None = None,
) -> Effects:
    """Give everything that an answer changes beside the log; ``is_first``: the puzzle was never answered before.

    ``luck`` and ``par_ms`` are the drill's.
    """
    rated = is_first and attempt.mode.is_new_play and attempt.mode is not Mode.PRACTICE
    return Effects(
        skills=rated_skills(attempt, skills, luck, chosen_theme) if rated else (),
        review=next_review(attempt, uid, review, par_ms),
        run=run,
    )

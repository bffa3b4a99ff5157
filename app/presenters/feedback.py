"""Feedback: what is worked out of an answer before anything of it is shown."""

from contextlib import suppress
from dataclasses import replace
from typing import Final

from app.presenters.state import Feedback
from puzzles.drills.base import Answer, Drill, Explanation, MistakeKind, Question, Verdict
from puzzles.errors import PuzzleError
from puzzles.rules.tiles import Tile

# What a drill that is wrong about its own question may raise. It costs that question and no more; the log has it.
DRILL_FAILURES: Final = (
    PuzzleError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)


def work_out(drill: Drill, question: Question, answer: Answer, took_ms: int) -> Feedback:
    """Judge and explain an answer; raises whatever the drill raises."""
    verdict = drill.judge(question, answer)
    opened = first_open(verdict)
    return Feedback(
        verdict=verdict,
        answer=answer,
        key=drill.key(question),
        took_ms=took_ms,
        findings=drill.findings(question),
        explanation=_explanation(drill, question, verdict, opened),
        open_mistake=opened,
    )


def rehearse(drill: Drill, question: Question) -> None:
    """Work out everything that any answer to this question may need, so that the rules engine is warm for it.

    What fails is nothing new: the check will find it again, and say so.
    """
    with suppress(*DRILL_FAILURES):
        work_out(drill, question, drill.key(question), 0)
        for finding in drill.findings(question):
            drill.explain(question, finding.tile)


def first_open(verdict: Verdict) -> int | None:
    """Give the row of the diagnosis that is open at first: the first tile called a win that makes a mere shape."""
    if not verdict.mistakes:
        return None
    kinds = [mistake.kind for mistake in verdict.mistakes]
    return kinds.index(MistakeKind.PHANTOM_SHAPE) if MistakeKind.PHANTOM_SHAPE in kinds else 0


def with_mistake_open(drill: Drill, question: Question, feedback: Feedback, index: int) -> Feedback:
    """Open another row of the diagnosis; an index that has no row changes nothing."""
    if not 0 <= index < len(feedback.verdict.mistakes):
        return feedback
    return replace(feedback, explanation=_explanation(drill, question, feedback.verdict, index), open_mistake=index)


def with_tile_explained(drill: Drill, question: Question, feedback: Feedback, tile: Tile | None) -> Feedback:
    """Explain one kind, or the answer itself; the row of the diagnosis that is about this kind opens."""
    rows = [
        index for index, mistake in enumerate(feedback.verdict.mistakes) if tile is not None and mistake.tile is tile
    ]
    return replace(
        feedback,
        explanation=drill.explain(question, tile),
        open_mistake=rows[0] if rows else None,
    )


def _explanation(drill: Drill, question: Question, verdict: Verdict, opened: int | None) -> Explanation:
    return drill.explain(question, None if opened is None else verdict.mistakes[opened].tile)

"""Rows of answers from the log: what each was about, its hand in small tiles, and words for a screen reader."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.texts import Texts
from app.ui.answers.grading import GRADE_MARKS
from app.ui.numbers import day_words, minutes
from app.ui.screens.table_content import table_content
from app.ui.tile_art import tile_art
from app.ui.widgets.answer_rows import AnswerLine, AnswerList
from app.ui.widgets.tiles import Shown
from puzzles.drills.attempt import Attempt
from puzzles.drills.base import Question


def hand_of(question: Question, texts: Texts) -> tuple[tuple[tuple[Shown, ...], ...], str]:
    """Give the tiles of a question in groups: the hand, the winning tile, the declared sets; and their names."""
    table = table_content(question, None, texts)
    groups = (table.hand, *((table.winning,) if table.winning else ()), *table.melds)
    shown = tuple(tuple(replace(tile, win=False) for tile in group.tiles) for group in groups)
    return shown, " ".join(words for group in groups for words in group.words)


def answer_line(attempt: Attempt, today: int, texts: Texts, sort: str = "") -> AnswerLine:
    """Give the row of an answer; ``sort`` names the sort of play where that is to be said."""
    question = attempt.question
    tiles, hand = hand_of(question, texts)
    verdict = texts.grade(attempt.grade)
    about = " · ".join(
        part for part in (texts.kind(question.kind), texts.profile(question.position.rules.profile), sort) if part
    )
    time, day = minutes(attempt.took_ms), day_words(attempt.moment.day, today)
    return AnswerLine(
        mark=GRADE_MARKS[attempt.grade],
        verdict=verdict,
        about=about,
        hand=tiles,
        time=time,
        day=day,
        words=QCoreApplication.translate("AnswerLines", "{verdict}, {about}, {hand}, time {time}, {day}").format(
            verdict=verdict, about=about, hand=hand, time=time, day=day
        ),
    )


def draw_lines(answers: AnswerList, lines: Sequence[AnswerLine]) -> Iterator[None]:
    """Draw the tiles of rows that are to be shown, one at a time."""
    width, ratio = answers.tile_width(lines), answers.devicePixelRatioF()
    for tile in sorted(
        {shown.tile for line in lines for group in line.hand for shown in group if shown.tile is not None}
    ):
        tile_art().pixmap(tile, width, ratio)
        yield

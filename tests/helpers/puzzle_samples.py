"""States of puzzles and reviews by hand: a course in play, the first page, a summary, the history, what is due."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from app.presenters.course import RunStatus, Task
from app.presenters.puzzle_states import PlayState, PuzzlesHome, PuzzlesState, ReviewState, Stage, SummaryState
from app.presenters.state import Phase, PracticeState
from puzzles.drills.attempt import Attempt, Mode, Moment
from puzzles.drills.base import Grade, MistakeKind, Question, TileSetAnswer
from puzzles.drills.records import (
    DueReview,
    HistoryFilter,
    HistoryPage,
    KeptAnswer,
    ReviewOutlook,
    ReviewRow,
    ThemeCount,
)
from puzzles.drills.registry import DRILLS
from tests.helpers import samples

TODAY = 20_787
"""30 November 2026."""

UID = bytes(range(16))
QUESTION = replace(samples.WAITS, rating=1480, themes=("wild_2", "trap_no_yaojiu", "some_refused"))
OTHERS = (samples.LAST, samples.LEGAL, samples.FAN)


def moment(day: int = TODAY) -> Moment:
    """Give a moment on a day."""
    return Moment(datetime(1970, 1, 1, 10, tzinfo=UTC) + timedelta(days=day), 480, day)


def attempt(
    question: Question = QUESTION,
    *,
    grade: Grade = Grade.PARTLY,
    mistakes: tuple[MistakeKind, ...] = (MistakeKind.MISSED_WAIT,),
    day: int = TODAY - 18,
    took_ms: int = 23_000,
    mode: Mode = Mode.RATED,
) -> Attempt:
    """Give an answer in the log."""
    answer = TileSetAnswer(samples.tiles("1m")) if question.kind == "waits" else DRILLS[question.kind].key(question)
    return Attempt(question, answer, grade, mistakes, took_ms, moment(day), mode)


def task(**changes: object) -> Task:
    """Give a puzzle to answer for the first time."""
    return replace(Task(QUESTION, UID, is_first=True), **changes)


def desk(state: PracticeState, **changes: object) -> PracticeState:
    """Give a question as it lies on the desk of a course: without a round and without one before it."""
    return replace(state, trail=(), streak=0, round_answered=0, round_right=0, last=None, adaptive=False, **changes)


def play(mode: Mode = Mode.RATED, *, answered: bool = False, **status: object) -> PlayState:
    """Give a puzzle in play."""
    state = (
        samples.answered(QUESTION, TileSetAnswer(samples.tiles("1m5p8s")))
        if answered
        else samples.state(QUESTION, draft=samples.waits_asked().draft)
    )
    plain = RunStatus(mode, score=10, errors=2, rating=1486, change=-8 if answered else 6)
    return PlayState(
        desk=desk(state),
        status=replace(plain, **status),
        task=task(),
        can_undo=answered,
        can_skip=not answered and mode in (Mode.RATED, Mode.THEME, Mode.STREAK),
    )


def storm() -> PlayState:
    """Give a storm with some time left."""
    return play(Mode.STORM, rating=None, change=None, combo=6, left_ms=102_000)


def streak() -> PlayState:
    """Give a streak."""
    return play(Mode.STREAK, rating=None, change=None, score=6, errors=0)


def theme() -> PlayState:
    """Give a theme in play, answered."""
    return play(Mode.THEME, answered=True, theme="trap_no_yaojiu")


def review(*, variant: bool = True, answered: bool = False) -> PlayState:
    """Give a puzzle that comes back."""
    state = play(Mode.REVIEW, answered=answered, rating=None, change=None, place=3, count=12, score=2, errors=0)
    missed = attempt(mistakes=(MistakeKind.DEAD_TILE,))
    return replace(state, task=task(is_first=False, missed=missed, is_variant=variant))


def failed() -> PlayState:
    """Give a puzzle that is at fault."""
    state = play()
    return replace(state, desk=replace(state.desk, phase=Phase.FAILED))


PLAYS = {
    "play_rated": play,
    "play_rated_answered": lambda: play(answered=True),
    "play_storm": storm,
    "play_streak": streak,
    "play_theme": theme,
    "play_review": review,
    "play_review_answered": lambda: review(answered=True),
    "play_failed": failed,
}

COUNTS = (
    ("trap_no_yaojiu", 28, 13),
    ("trap_missing_suit", 31, 16),
    ("four_of_a_kind", 24, 14),
    ("dead_wait", 19, 12),
    ("wild_1", 33, 22),
    ("dragon_pair", 42, 30),
    ("qiang", 38, 28),
    ("many_waits", 57, 44),
    ("concealed_kong", 26, 22),
    ("seven_pairs", 35, 31),
    ("thirteen_yao", 5, 4),
    ("wall_top", 3, 3),
    ("some_refused", 0, 0),
    ("several_readings", 0, 0),
    ("big_hand", 0, 0),
)
THEMES = tuple(ThemeCount(name, 120, answered, right) for name, answered, right in COUNTS)
HISTORY = tuple(
    (TODAY - 29 + place, 1400 + rise)
    for place, rise in enumerate((0, -8, 4, 20, 10, 14, 30, 28, 44, 38, 50, 62, 54, 66, 80, 72, 78, 86.0))
)


def home(**changes: object) -> PuzzlesHome:
    """Give the first page of a learner who has played for a while."""
    plain = PuzzlesHome(
        rating=1486,
        rated_answers=214,
        rating_change=12,
        history=HISTORY,
        show_ratings=True,
        streak=6,
        best_streak=17,
        best_storm=21,
        day=TODAY,
        day_done=None,
        themes=THEMES,
        favourites=9,
        profile="daozi",
    )
    return replace(plain, **changes)


def new_home() -> PuzzlesHome:
    """Give the first page of a newcomer."""
    return home(
        rating=None,
        rated_answers=0,
        rating_change=None,
        history=(),
        streak=None,
        best_streak=None,
        best_storm=None,
        themes=tuple(ThemeCount(name, 120, 0, 0) for name, _, _ in COUNTS),
        favourites=0,
    )


def kept(number: int, question: Question, **changes: object) -> KeptAnswer:
    """Give an answer of the log with its number."""
    return KeptAnswer(number, bytes([number % 256]) * 16, attempt(question, **changes), is_favourite=number % 5 == 0)


def answers(count: int = 24) -> tuple[KeptAnswer, ...]:
    """Give answers, the latest first."""
    questions = (QUESTION, *OTHERS)
    return tuple(
        kept(
            count - place,
            questions[place % 4],
            grade=list(Grade)[place % 3],
            day=TODAY - place // 4,
            took_ms=9_000 + 1_700 * place,
            mistakes=(),
        )
        for place in range(count)
    )


def summary(mode: Mode = Mode.STORM, **changes: object) -> SummaryState:
    """Give a storm that is over."""
    status = RunStatus(mode, score=14, errors=3, left_ms=0 if mode is Mode.STORM else None, is_over=True)
    plain = SummaryState(status, best=21, is_best=False, missed=answers(6))
    return replace(plain, **changes)


def history_page() -> HistoryPage:
    """Give a page of the log that has an earlier one."""
    return HistoryPage(answers(), next=70)


PUZZLES = {
    "home": lambda: PuzzlesState(Stage.HOME, home=home()),
    "home_new": lambda: PuzzlesState(Stage.HOME, home=new_home()),
    "home_unrated": lambda: PuzzlesState(
        Stage.HOME, home=home(show_ratings=False, day_done=attempt(grade=Grade.RIGHT, mistakes=(), day=TODAY))
    ),
    "loading": lambda: PuzzlesState(Stage.LOADING),
    "no_bank": lambda: PuzzlesState(Stage.NO_BANK),
    "none_left": lambda: PuzzlesState(Stage.NONE_LEFT),
    "summary_storm": lambda: PuzzlesState(Stage.SUMMARY, summary=summary()),
    "summary_best": lambda: PuzzlesState(
        Stage.SUMMARY, summary=summary(Mode.STREAK, best=10, is_best=True, missed=answers(1))
    ),
    "summary_clean": lambda: PuzzlesState(Stage.SUMMARY, summary=summary(Mode.AGAIN, best=None, missed=())),
    "history": lambda: PuzzlesState(Stage.HISTORY, history=history_page(), wanted=HistoryFilter()),
    "history_empty": lambda: PuzzlesState(
        Stage.HISTORY, history=HistoryPage((), None), wanted=HistoryFilter(kind="fan", grade=Grade.WRONG)
    ),
    "playing": lambda: PuzzlesState(Stage.PLAYING, play=play()),
}


def due(count: int = 12) -> tuple[DueReview, ...]:
    """Give puzzles that are due, each for a reason of its own."""
    reasons = (MistakeKind.DEAD_TILE, MistakeKind.MISSED_WAIT, MistakeKind.CALLED_LEGAL, MistakeKind.ITEM_MISSED)
    questions = (QUESTION, *OTHERS)
    return tuple(
        DueReview(
            ReviewRow(bytes([place]) * 16, 2, 3.0, 5.0, TODAY - 6, TODAY - place % 3, lapses=place % 4),
            questions[place % 4],
            attempt(questions[place % 4], mistakes=(reasons[place % 4],), day=TODAY - 6 - place),
        )
        for place in range(count)
    )


def suspended() -> tuple[DueReview, ...]:
    """Give two puzzles that were missed too often."""
    return tuple(
        replace(one, review=replace(one.review, lapses=8 + place, suspended=True)) for place, one in enumerate(due(2))
    )


FORECAST = (12, 7, 3, 5, 0, 4, 6, 2, 1, 0, 3, 2, 8, 1)

REVIEWS = {
    "review_home": lambda: ReviewState(
        Stage.HOME,
        due=due(),
        outlook=ReviewOutlook(12, FORECAST, 54, 2),
        suspended=suspended(),
        today=TODAY,
    ),
    "review_done": lambda: ReviewState(Stage.HOME, outlook=ReviewOutlook(0, (0, *FORECAST[1:]), 42, 0), today=TODAY),
    "review_never": lambda: ReviewState(Stage.HOME, outlook=ReviewOutlook(0, (0,) * 14, 0, 0), today=TODAY),
    "review_playing": lambda: ReviewState(
        Stage.PLAYING, outlook=ReviewOutlook(12, FORECAST, 54, 2), today=TODAY, play=review()
    ),
    "review_summary": lambda: ReviewState(
        Stage.SUMMARY, today=TODAY, summary=summary(Mode.REVIEW, best=None, missed=answers(3))
    ),
}

"""Words of puzzles that several screens say: the sorts of play, what was missed, a change with its sign."""

from PySide6.QtCore import QCoreApplication

from app.texts import Texts
from app.ui.numbers import day_words
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import MistakeKind


def mode_name(mode: Mode) -> str:
    """Name a sort of play."""
    say = QCoreApplication.translate
    return {
        Mode.PRACTICE: say("PuzzleWords", "Practice"),
        Mode.RATED: say("PuzzleWords", "Rated"),
        Mode.THEME: say("PuzzleWords", "Theme"),
        Mode.STREAK: say("PuzzleWords", "Streak"),
        Mode.STORM: say("PuzzleWords", "Storm"),
        Mode.DAILY: say("PuzzleWords", "Today's puzzle"),
        Mode.REVIEW: say("PuzzleWords", "Review"),
        Mode.AGAIN: say("PuzzleWords", "Once more"),
    }[mode]


def theme_name(theme: str) -> str:
    """Name a theme."""
    return Texts().theme(theme)[0]


def missed_words(kind: MistakeKind) -> str:
    """Say in a few words what went wrong, without the tile that would give the answer away."""
    say = QCoreApplication.translate
    return {
        MistakeKind.MISSED_WAIT: say("PuzzleWords", "a wait missed"),
        MistakeKind.PHANTOM_SHAPE: say("PuzzleWords", "a shape taken for a win"),
        MistakeKind.PHANTOM_NOTHING: say("PuzzleWords", "a tile that completes nothing"),
        MistakeKind.DEAD_TILE: say("PuzzleWords", "a dead tile chosen"),
        MistakeKind.CALLED_LEGAL: say("PuzzleWords", "called a win, but it isn't"),
        MistakeKind.CALLED_ILLEGAL: say("PuzzleWords", "called no win, but it is"),
        MistakeKind.FAULT_MISSED: say("PuzzleWords", "a fault missed"),
        MistakeKind.FAULT_INVENTED: say("PuzzleWords", "a fault that isn't there"),
        MistakeKind.ITEM_MISSED: say("PuzzleWords", "fan missed"),
        MistakeKind.ITEM_INVENTED: say("PuzzleWords", "fan that don't count"),
        MistakeKind.ITEM_SHORT: say("PuzzleWords", "an item counted too low"),
        MistakeKind.ITEM_OVER: say("PuzzleWords", "an item counted too high"),
        MistakeKind.TOTAL_WRONG: say("PuzzleWords", "the total wrong"),
    }[kind]


def missed_line(missed: Attempt, today: int) -> str:
    """Say when and how a puzzle was missed the last time: "last time 12 Nov: a wait missed"."""
    day = day_words(missed.moment.day, today)
    if not missed.mistakes:
        return QCoreApplication.translate("PuzzleWords", "last time {day}").format(day=day)
    return QCoreApplication.translate("PuzzleWords", "last time {day}: {missed}").format(
        day=day, missed=missed_words(missed.mistakes[0])
    )


def signed(change: int) -> str:
    """Write a change with its sign, a real minus."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"

"""Words of puzzles that several screens say: the sorts of play, what was missed, a change with its sign."""

from PySide6.QtCore import QCoreApplication

from app.texts import Texts
from app.ui.numbers import day_words
from puzzles.drills.attempt import Attempt, Mode
from puzzles.drills.base import MistakeKind


def mode_name(mode: Mode) -> str:
    """Name a sort of play."""
    return {
        Mode.PRACTICE: QCoreApplication.translate("PuzzleWords", "Practice"),
        Mode.RATED: QCoreApplication.translate("PuzzleWords", "Rated"),
        Mode.THEME: QCoreApplication.translate("PuzzleWords", "Theme"),
        Mode.STREAK: QCoreApplication.translate("PuzzleWords", "Streak"),
        Mode.STORM: QCoreApplication.translate("PuzzleWords", "Storm"),
        Mode.DAILY: QCoreApplication.translate("PuzzleWords", "Today's puzzle"),
        Mode.REVIEW: QCoreApplication.translate("PuzzleWords", "Review"),
        Mode.AGAIN: QCoreApplication.translate("PuzzleWords", "Once more"),
    }[mode]


def theme_name(theme: str) -> str:
    """Name a theme."""
    return Texts().theme(theme)[0]


def missed_words(kind: MistakeKind) -> str:
    """Say in a few words what went wrong, without the tile that would give the answer away."""
    return {
        MistakeKind.MISSED_WAIT: QCoreApplication.translate("PuzzleWords", "a wait missed"),
        MistakeKind.PHANTOM_SHAPE: QCoreApplication.translate("PuzzleWords", "a shape taken for a win"),
        MistakeKind.PHANTOM_NOTHING: QCoreApplication.translate("PuzzleWords", "a tile that completes nothing"),
        MistakeKind.DEAD_TILE: QCoreApplication.translate("PuzzleWords", "a dead tile chosen"),
        MistakeKind.CALLED_LEGAL: QCoreApplication.translate("PuzzleWords", "called a win, but it isn't"),
        MistakeKind.CALLED_ILLEGAL: QCoreApplication.translate("PuzzleWords", "called no win, but it is"),
        MistakeKind.FAULT_MISSED: QCoreApplication.translate("PuzzleWords", "a fault missed"),
        MistakeKind.FAULT_INVENTED: QCoreApplication.translate("PuzzleWords", "a fault that isn't there"),
        MistakeKind.ITEM_MISSED: QCoreApplication.translate("PuzzleWords", "fan missed"),
        MistakeKind.ITEM_INVENTED: QCoreApplication.translate("PuzzleWords", "fan that don't count"),
        MistakeKind.ITEM_SHORT: QCoreApplication.translate("PuzzleWords", "an item counted too low"),
        MistakeKind.ITEM_OVER: QCoreApplication.translate("PuzzleWords", "an item counted too high"),
        MistakeKind.TOTAL_WRONG: QCoreApplication.translate("PuzzleWords", "the total wrong"),
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

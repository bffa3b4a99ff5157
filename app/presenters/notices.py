"""Notices: what the player should know of once, such as a file that was moved aside. No sentences here."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Final, Protocol

from app.settings_file import Problem, ProblemKind
from puzzles.rules.values import frozen


class NoticeKind(Enum):
    """What there is to say; each has its own sentence: what happened, what it means, what to do."""

    SETTING_FELL_BACK = "setting_fell_back"
    SETTINGS_DAMAGED = "settings_damaged"
    SETTINGS_UNREADABLE = "settings_unreadable"
    SETTINGS_NOT_SAVED = "settings_not_saved"
    ANSWERS_MOVED_ASIDE = "answers_moved_aside"
    ANSWERS_COPIED = "answers_copied"
    ANSWERS_MISSING = "answers_missing"
    TOO_NEW = "too_new"
    FOREIGN = "foreign"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    LOCKED = "locked"
    NO_ACCESS = "no_access"
    IO = "io"
    DAMAGED = "damaged"
    STORE_FAULT = "store_fault"
    CLOCK_SET_BACK = "clock_set_back"
    UNGUARDED = "unguarded"


STORE_TROUBLES = frozenset(
    {
        NoticeKind.TOO_NEW,
        NoticeKind.FOREIGN,
        NoticeKind.DISK_FULL,
        NoticeKind.READ_ONLY,
        NoticeKind.LOCKED,
        NoticeKind.NO_ACCESS,
        NoticeKind.IO,
        NoticeKind.DAMAGED,
        NoticeKind.STORE_FAULT,
    }
)
"""Why answers can't be saved now; one of them holds at a time, and passes."""


SETTINGS_NOTICES: Final = {
    ProblemKind.BAD_VALUE: NoticeKind.SETTING_FELL_BACK,
    ProblemKind.DAMAGED: NoticeKind.SETTINGS_DAMAGED,
    ProblemKind.UNREADABLE: NoticeKind.SETTINGS_UNREADABLE,
    ProblemKind.NOT_SAVED: NoticeKind.SETTINGS_NOT_SAVED,
}


@frozen
class Notice:
    """One thing to say: the file it is about, the names in it, and how many answers wait to be saved."""

    kind: NoticeKind
    path: Path | None = None
    words: tuple[str, ...] = ()
    count: int = 0

    @property
    def is_warning(self) -> bool:
        """Tell whether something is amiss, rather than only worth knowing."""
        return self.kind is not NoticeKind.ANSWERS_COPIED


class NoticesView(Protocol):
    """What shows the notices."""

    def show_notice(self, notice: Notice | None, waiting: int) -> None:
        """Show this one, or none; ``waiting`` more come after it."""


class Notices:
    """Keeps the notices in the order they came; each kind is told once, until something new is to say of it."""

    def __init__(self) -> None:
        self._open: list[Notice] = []
        self._seen: set[Notice] = set()
        self._dismissed: set[NoticeKind] = set()
        self._view: NoticesView | None = None

    def attach(self, view: NoticesView) -> None:
        """Show the notices here from now on."""
        self._view = view
        self._show()

    @property
    def shown(self) -> Notice | None:
        """Give the notice on show."""
        return self._open[0] if self._open else None

    def tell(self, notice: Notice) -> None:
        """Add a notice; one of the same kind that is open is renewed, one that was seen word for word stays away."""
        for place, other in enumerate(self._open):
            if other.kind is notice.kind:
                self._open[place] = notice
                self._show()
                return
        if notice in self._seen or (notice.kind in STORE_TROUBLES and notice.kind in self._dismissed):
            return
        self._seen.add(notice)
        self._open.append(notice)
        self._show()

    def tell_trouble(self, notice: Notice) -> None:
        """Say why answers can't be saved now, in place of any other reason."""
        self._open = [other for other in self._open if other.kind not in STORE_TROUBLES or other.kind is notice.kind]
        self.tell(notice)

    def clear_trouble(self) -> None:
        """Answers can be saved again: take back what was said of it, and say it anew should it come again."""
        if self._dismissed & STORE_TROUBLES or any(other.kind in STORE_TROUBLES for other in self._open):
            self._open = [other for other in self._open if other.kind not in STORE_TROUBLES]
            self._seen = {seen for seen in self._seen if seen.kind not in STORE_TROUBLES}
            self._dismissed -= STORE_TROUBLES
            self._show()

    def dismiss(self) -> None:
        """Close the notice on show; the next one takes its place."""
        if self._open:
            self._dismissed.add(self._open.pop(0).kind)
            self._show()

    def _show(self) -> None:
        if self._view is not None:
            self._view.show_notice(self.shown, max(0, len(self._open) - 1))


def notices_of(problems: Sequence[Problem], path: Path) -> list[Notice]:
    """Put what was wrong with the settings into notices: the values that fell back are one, with their keys."""
    bad = [problem for problem in problems if problem.kind is ProblemKind.BAD_VALUE]
    notices = []
    if bad:
        keys = tuple(problem.key for problem in bad)
        notices.append(Notice(NoticeKind.SETTING_FELL_BACK, bad[0].kept or path, keys))
    return notices + [
        Notice(SETTINGS_NOTICES[problem.kind], problem.kept or path) for problem in problems if problem not in bad
    ]

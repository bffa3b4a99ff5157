"""The kinds of exercise there are; adding one is adding its module, and here its loader and a line.

To show a question its kind and the form of its answer will do: a drill is imported when it is first asked something.
"""

# ruff: noqa: PLC0415

from collections.abc import Callable
from typing import Any, Final, cast

from puzzles.drills.base import AnswerForm, Drill


def _waits() -> Drill:
    from puzzles.drills.waits import WaitsDrill

    return WaitsDrill()


def _legal() -> Drill:
    from puzzles.drills.legal import LegalDrill

    return LegalDrill()


def _fan() -> Drill:
    from puzzles.drills.fan import FanDrill

    return FanDrill()


class LateDrill:
    """A drill that is loaded when it is first asked for more than its kind and its form."""

    def __init__(self, kind: str, form: AnswerForm, load: Callable[[], Drill]) -> None:
        self.kind = kind
        self.form = form
        self._load = load

    def __getattr__(self, name: str) -> Any:
        """Give what the drill itself has by this name."""
        drill = self.__dict__.get("_drill")
        if drill is None:
            drill = self.__dict__["_drill"] = self._load()
        return getattr(drill, name)


_ALL: Final = (
    LateDrill("waits", AnswerForm.TILE_SET, _waits),
    LateDrill("legal", AnswerForm.VERDICT, _legal),
    LateDrill("fan", AnswerForm.LEDGER, _fan),
)

DRILLS: Final[dict[str, Drill]] = {drill.kind: cast("Drill", drill) for drill in _ALL}

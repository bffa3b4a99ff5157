"""The family of errors that bad input raises; each says what failed, the value, and what was expected."""

from collections.abc import Mapping
from typing import Final

_LONGEST_SHOWN: Final = 80


class PuzzleError(Exception):
    """Bad input to the rules, a drill or a store; ``code`` and ``facts`` let a screen say it in the user's language."""

    def __init__(self, message: str, *, code: str = "", facts: Mapping[str, object] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.facts: Mapping[str, object] = facts or {}


class NotationError(PuzzleError):
    """A text that can't be read as tiles; the message shows the text and the place."""


class RulesetError(PuzzleError):
    """An unknown profile, option or option value."""


class PositionError(PuzzleError):
    """A position that breaks the deal (section 5 of the rules); the message names the field and the tile."""


class QuestionError(PuzzleError):
    """A question or an answer to one that doesn't fit its kind."""


def shown(value: object) -> str:
    """Give the value's ``repr`` for a message, cut where it is long; JSON's words for null, true and false."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    text = repr(value[:_LONGEST_SHOWN] if isinstance(value, str) else value)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"

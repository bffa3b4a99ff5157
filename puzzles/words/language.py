"""The two languages that every word of the game has."""

from enum import Enum


class Language(Enum):
    """A language, by its code."""

    ZH = "zh"
    EN = "en"

"""Bad input in words: what can't be read or can't be, and where."""

from collections.abc import Mapping
from typing import Final

from puzzles.errors import PuzzleError, shown
from puzzles.rules.position import MeldKind
from puzzles.rules.ruleset import OPTIONS, Option
from puzzles.rules.tiles import Tile
from puzzles.words.language import Language
from puzzles.words.names import listing, meld_name, tile_name
from puzzles.words.phrases import PHRASES, phrase

_LONGEST_SAID: Final = 80


def error_sentence(error: PuzzleError, language: Language) -> str:
    """Say in one sentence what is wrong with the input; an error without words of its own keeps its message."""
    key = _key(error)
    if key not in PHRASES[language]:
        return str(error)
    facts = _facts(error.facts, language)
    text = phrase(key, language, **facts)
    field = error.facts.get("field")
    if field is not None and "{field}" not in str(PHRASES[language][key]):
        return phrase("error.in_field", language, field=field, text=text)
    return text


def _key(error: PuzzleError) -> str:
    token = str(error.facts.get("token", ""))
    if error.code == "unreadable" and token.endswith("z") and token[:-1].isdecimal():
        return "error.unreadable_honour"
    return f"error.{error.code}"


def _facts(facts: Mapping[str, object], language: Language) -> dict[str, object]:
    said: dict[str, object] = {}
    for name, value in facts.items():
        if isinstance(value, Tile):
            said[name] = tile_name(value, language)
        elif isinstance(value, MeldKind):
            said[name] = meld_name(value, language)
        elif isinstance(value, tuple):
            said[name] = "".join(tile.mpsz for tile in value if isinstance(tile, Tile))
        elif isinstance(value, int) and type(value) is not bool and name != "value":
            said[name] = value
        else:
            said[name] = _cut(value) if isinstance(value, str) else shown(value)
    if isinstance(place := facts.get("place"), int):
        said["n"] = place + 1
    if isinstance(waiting := facts.get("waiting"), int):
        said["complete"] = waiting + 1
    if isinstance(option := facts.get("option"), str) and option in OPTIONS:
        said["allowed"] = _allowed(OPTIONS[option], language)
    return said


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_SAID else text[: _LONGEST_SAID - 1] + "…"


def _allowed(option: Option, language: Language) -> str:
    """Say which values an option can have."""
    if option.allowed is bool:
        return phrase("allowed.switch", language)
    if isinstance(option.allowed, range):
        return phrase("allowed.range", language, low=option.allowed[0], high=option.allowed[-1])
    assert isinstance(option.allowed, tuple)
    values = listing(option.allowed, language)
    return phrase("allowed.list", language, values=values) if option.many else values

"""Fields of JSON input: reading them, with errors that name the field, the value and what was expected."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import TypeVar

from puzzles.errors import NotationError, PositionError, shown
from puzzles.rules.notation import read_tile, read_tiles
from puzzles.rules.tiles import Tile

_Read = TypeVar("_Read")
_Choice = TypeVar("_Choice", bound=Enum)


def object_of(data: object, name: str, keys: Iterable[str]) -> Mapping[str, object]:
    """Give the data when it is an object with no keys but these; raises PositionError naming what is wrong."""
    if not isinstance(data, Mapping):
        raise wrong(name, data, "an object")
    for key in data:
        if key not in keys:
            raise PositionError(
                f"{name}: unknown key {shown(key)}, expected {', '.join(map(repr, keys))}",
                code="unknown_key",
                facts={"field": name, "value": key},
            )
    return data


def tile_of(value: object, name: str) -> Tile:
    """Read a field that holds exactly one tile."""
    return _read(value, name, read_tile, "the text of one tile, such as '5p'")


def choice_of(value: object, name: str, kind: type[_Choice], among: Iterable[_Choice] | None = None) -> _Choice:
    """Read a field that holds one of the ids of an enum."""
    choices = tuple(kind) if among is None else tuple(among)
    for choice in choices:
        if type(value) is str and choice.value == value:
            return choice
    raise wrong(name, value, f"one of {', '.join(repr(choice.value) for choice in choices)}")


def required(data: Mapping[str, object], key: str, name: str) -> object:
    """Give the value under a key; raises PositionError when there is none or it is null."""
    value = data.get(key)
    if value is None:
        raise PositionError(f"{name}: missing", code="missing_field", facts={"field": name})
    return value


def tiles_of(value: object, name: str) -> tuple[Tile, ...]:
    """Read a field that holds any number of tiles."""
    return _read(value, name, read_tiles, "text of tiles, such as '123m55z'")


def _read(value: object, name: str, read: Callable[[str], _Read], expected: str) -> _Read:
    if not isinstance(value, str):
        raise wrong(name, value, expected)
    try:
        return read(value)
    except NotationError as error:
        raise NotationError(f"{name}: {error}", code=error.code, facts={**error.facts, "field": name}) from None


def wrong(name: str, value: object, expected: str) -> PositionError:
    """Make the error for a field that can't have this value."""
    return PositionError(
        f"{name}: cannot be {shown(value)}, expected {expected}",
        code="wrong_value",
        facts={"field": name, "value": value, "expected": expected},
    )

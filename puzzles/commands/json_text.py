"""JSON that people write: strict, and what is wrong with it is said in a sentence."""

import json
from collections import Counter
from typing import NoReturn

from puzzles.errors import PuzzleError, shown


def parse_json(text: str, name: str) -> object:
    """Read JSON; raises PuzzleError naming the text by ``name``, also for a key given twice and for NaN."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise PuzzleError(f"{name} is not JSON: {error.msg} at character {error.pos + 1}") from None
    except ValueError:
        raise PuzzleError(f"{name} has a number of more than 4,000 digits") from None
    except RecursionError:
        raise PuzzleError(f"{name} is nested too deeply") from None
    except _NotJsonError as error:
        raise PuzzleError(f"{name} {error}") from None


class _NotJsonError(Exception):
    """What Python's reader takes and we don't."""


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise _NotJsonError(f"has the key {shown(twice)} twice in one object")
    return data


def _refuse_constant(constant: str) -> NoReturn:
    raise _NotJsonError(f"is not JSON: {constant} is no JSON value")

"""``solve``: JSON lines with positions and questions in, one JSON line with the answer out for each."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

from puzzles.commands.json_text import parse_json
from puzzles.errors import PuzzleError
from puzzles.rules.answers import answer_to, claims_answer, declarations_answer, discards_answer, refusal
from puzzles.rules.fields import choice_of, object_of, required, tile_of, wrong
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import position_from_json
from puzzles.rules.seats import OTHERS, Seat

_BAD_INPUT: Final = 2
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    parser = subparsers.add_parser(
        "solve",
        help="answer positions and questions given as JSON lines",
        description=__doc__,
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="JSON lines; standard input when left out")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer every line of the file or of standard input, in order; a bad line gets an error and the run goes on."""
    if args.file is None and sys.stdin is None:
        sys.stderr.write("standard input is closed: give a FILE, or lines\n")
        return _BAD_INPUT
    try:
        _answer_all(sys.stdin.buffer if args.file is None else _lines_of(args.file), sys.stdout.buffer)
    except PuzzleError as error:
        sys.stderr.write(f"{error}\n")
        return _BAD_INPUT
    return 0


def _lines_of(file: Path) -> Iterator[bytes]:
    """Give the lines; raises PuzzleError where they can't be read, told apart from answers that can't be written."""
    try:
        with file.open("rb") as lines:
            yield from lines
    except OSError as error:
        raise PuzzleError(f"cannot read {str(file)!r}: {error.strerror or error}") from None


def _answer_all(lines: Iterable[bytes], out: BinaryIO) -> None:
    for answer in answers(lines):
        text = json.dumps(answer, ensure_ascii=False)
        out.write(text.encode("utf-8", "backslashreplace") + b"\n")
        out.flush()


def answers(lines: Iterable[bytes]) -> Iterator[dict[str, object]]:
    """Give the answer to each line."""
    for number, line in enumerate(lines):
        yield answer_line(line.removeprefix(_BYTE_ORDER_MARK) if number == 0 else line)


def answer_line(line: bytes) -> dict[str, object]:
    """Answer one line; whatever is wrong with it is told in the answer."""
    try:
        data = _parsed(line)
        if not isinstance(data, Mapping):
            raise wrong("line", data, "an object: a position or a question")
        return _answer(data) if "ask" in data else _answer_to_position(data)
    except PuzzleError as error:
        return {"valid": False, "error": str(error)}
    except RecursionError:
        return {"valid": False, "error": "the line is nested too deeply"}


def _answer_to_position(data: Mapping[str, object]) -> dict[str, object]:
    try:
        return answer_to(position_from_json(data))
    except PuzzleError as error:
        return refusal(error)


def _answer(data: Mapping[str, object]) -> dict[str, object]:
    match data["ask"]:
        case "tiles":
            known = object_of(data, "question", ("ask", "text"))
            text = required(known, "text", "text")
            if not isinstance(text, str):
                raise wrong("text", text, "text of tiles, such as '123m55z'")
            return {"valid": True, "tiles": [tile.mpsz for tile in read_tiles(text)]}
        case "discards":
            return discards_answer(_position_of(data))
        case "declarations":
            return declarations_answer(_position_of(data))
        case "claims":
            known = object_of(data, "question", ("ask", "position", "tile", "from"))
            position = position_from_json(required(known, "position", "position"))
            tile = tile_of(required(known, "tile", "tile"), "tile")
            source = choice_of(required(known, "from", "from"), "from", Seat, OTHERS)
            return claims_answer(position, tile, source)
    raise wrong("ask", data["ask"], "one of 'discards', 'declarations', 'claims', 'tiles'")


def _position_of(data: Mapping[str, object]) -> Any:
    known = object_of(data, "question", ("ask", "position"))
    return position_from_json(required(known, "position", "position"))


def _parsed(line: bytes) -> object:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"the line is not UTF-8: byte {error.start + 1} is {line[error.start]:#04x}") from None
    if not text.strip():
        raise PuzzleError("the line is empty, expected a position or a question as JSON")
    return parse_json(text, "the line")

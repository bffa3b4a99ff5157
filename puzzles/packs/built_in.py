"""The built-in packs: puzzles as compressed JSON lines, one file for each kind under each profile.

A line is a JSON object: ``uid`` (hex), ``kind``, ``position`` (section 14), ``rating``, ``themes``, ``answer``, and for
claims ``tile`` and ``from``. The lines of a file are sorted by uid, so the same puzzles always make the same bytes.
"""

import json
import lzma
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from puzzles.drills.base import Question
from puzzles.drills.difficulty import level_of
from puzzles.drills.naming import asked_text, canonical, uid_of
from puzzles.drills.puzzle import Puzzle
from puzzles.errors import PuzzleError
from puzzles.packs.errors import PackError
from puzzles.rules.notation import read_tile
from puzzles.rules.position import position_from_json, position_to_json
from puzzles.rules.seats import Seat

SUFFIX: Final = ".jsonl.xz"
# A dictionary as large as a file needs, not the 64 MB of the preset.
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22}]


def read_packs(folder: Path) -> Iterator[Puzzle]:
    """Read every puzzle of the packs in a folder, file by file; raises PackError at the first that is wrong."""
    for path in pack_files(folder):
        yield from read_pack(path)


def pack_files(folder: Path) -> list[Path]:
    """Give the files of the packs in a folder, sorted by name."""
    return sorted(folder.glob(f"*{SUFFIX}"))


def read_pack(path: Path) -> Iterator[Puzzle]:
    """Read the puzzles of one file; raises PackError naming the line that is wrong."""
    number = 0
    try:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):  # noqa: B007
                yield puzzle_from_line(line)
    except (PuzzleError, ValueError, KeyError, TypeError) as error:
        reason = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise PackError(f"{path.name}, line {number}: {reason}") from error
    except (OSError, lzma.LZMAError, EOFError) as error:
        raise PackError(f"{path.name}: cannot be read after line {number}: {error}") from error


def write_packs(folder: Path, puzzles: Iterable[Puzzle]) -> list[Path]:
    """Write the puzzles as packs, in place of those in the folder; gives the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in pack_files(folder):
        path.unlink()
    return [write_pack(folder / name, group) for name, group in groupby(sorted(puzzles, key=_place), key=_file_name)]


def write_pack(path: Path, puzzles: Iterable[Puzzle]) -> Path:
    """Write one file of puzzles, in their order."""
    text = "".join(puzzle_to_line(puzzle) + "\n" for puzzle in puzzles)
    path.write_bytes(lzma.compress(text.encode(), lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=_FILTERS))
    return path


def puzzle_to_line(puzzle: Puzzle) -> str:
    """Write a puzzle as a line of a pack."""
    question = puzzle.question
    data: dict[str, object] = {
        "answer": json.loads(puzzle.answer),
        "kind": question.kind,
        "position": position_to_json(question.position),
        "rating": question.rating,
        "themes": list(question.themes),
        "uid": puzzle.uid.hex(),
    }
    if question.tile is not None:
        data["tile"] = question.tile.mpsz
    if question.source is not None:
        data["from"] = question.source.value
    return canonical(data)


def puzzle_from_line(line: str) -> Puzzle:
    """Read a line of a pack; raises PuzzleError, KeyError, TypeError or ValueError for one that isn't a puzzle."""
    data: dict[str, Any] = json.loads(line)
    rating = int(data["rating"])
    question = Question(
        kind=data["kind"],
        position=position_from_json(data["position"]),
        level=level_of(rating),
        rating=rating,
        themes=tuple(data["themes"]),
        tile=read_tile(data["tile"]) if "tile" in data else None,
        source=Seat(data["from"]) if "from" in data else None,
    )
    uid = bytes.fromhex(data["uid"])
    if uid != uid_of(asked_text(question)):
        raise PackError(f"uid {data['uid']} is not the name of what is asked: {asked_text(question)!r}")
    return Puzzle(uid, question, canonical(data["answer"]))


def _place(puzzle: Puzzle) -> tuple[str, bytes]:
    return _file_name(puzzle), puzzle.uid


def _file_name(puzzle: Puzzle) -> str:
    return f"{puzzle.question.kind}-{puzzle.question.position.rules.profile.value}{SUFFIX}"

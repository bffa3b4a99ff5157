"""The proof of the packs: a note that the slow reference engine gave the same answers, and for which puzzles."""

import json
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Final

from puzzles.drills.puzzle import Puzzle
from puzzles.packs.built_in import read_packs

FILE_NAME: Final = "proved.json"
_DIGEST_BYTES: Final = 16


def digest_of(puzzles: Iterable[Puzzle]) -> tuple[int, str]:
    """Give how many puzzles these are, and a digest of their names and answers."""
    digest, number = blake2b(digest_size=_DIGEST_BYTES), 0
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.uid):
        digest.update(puzzle.uid + puzzle.answer.encode() + b"\n")
        number += 1
    return number, digest.hexdigest()


def write_proof(folder: Path) -> None:
    """Note that every puzzle of the packs in a folder was proved."""
    number, digest = digest_of(read_packs(folder))
    (folder / FILE_NAME).write_text(json.dumps({"digest": digest, "puzzles": number}) + "\n", encoding="utf-8")


def is_proof_of(folder: Path, puzzles: Iterable[Puzzle]) -> bool:
    """Tell whether the note in a folder is about these very puzzles and answers."""
    try:
        kept = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    number, digest = digest_of(puzzles)
    return isinstance(kept, dict) and (kept.get("puzzles"), kept.get("digest")) == (number, digest)

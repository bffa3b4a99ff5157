"""Naming: the text of what a learner is asked, and the 16 bytes made of it that name a puzzle everywhere."""

import json
from typing import Final
from unicodedata import normalize

from puzzles.drills.base import Question
from puzzles.rules.notation import write_tiles
from puzzles.rules.position import Position

UID_BYTES: Final = 16


def uid_of(asked: str) -> bytes:
    """Give the 16 bytes that name a puzzle everywhere and for good."""
    from hashlib import blake2b  # noqa: PLC0415  (slow to import; to show a question needs no name)

    return blake2b(asked.encode(), digest_size=UID_BYTES).digest()


def asked_text(question: Question) -> str:
    """Write what the learner is asked, one fact a line; two questions with the same text are one puzzle.

    Rating, level and themes stay out: they are opinions about the puzzle. So do options that are the profile's own,
    so that an option which comes later changes no name.
    """
    position = question.position
    lines = ["anshan-puzzle 1", f"kind {question.kind}", f"rules {position.rules.profile.value}"]
    lines += [f"option {name}={_plain(value)}" for name, value in sorted(position.rules.changed_options().items())]
    lines += [f"hand {write_tiles(sorted(position.concealed))}", *_melds(position)]
    if position.indicator is not None:
        lines.append(f"indicator {position.indicator.mpsz}")
    if position.qiang is not None:
        lines.append(f"qiang {position.qiang.mpsz}")
    if position.dealer is not None:
        lines.append(f"dealer {position.dealer.value}")
    if position.win is not None:
        source = "" if position.win.source is None else f" {position.win.source.value}"
        lines.append(f"win {position.win.tile.mpsz} {position.win.by.value}{source}")
    if question.tile is not None:
        lines.append(f"tile {question.tile.mpsz}")
    if question.source is not None:
        lines.append(f"from {question.source.value}")
    return normalize("NFC", "\n".join(lines))


def canonical(value: object) -> str:
    """Write JSON in the one way in which equal values are equal texts."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def _melds(position: Position) -> list[str]:
    return sorted(f"meld {meld.kind.value} {write_tiles(sorted(meld.tiles))}" for meld in position.melds)


def _plain(value: object) -> str:
    """Write an option's value, without floats."""
    return ",".join(str(part) for part in value) if isinstance(value, list | tuple) else str(value).lower()

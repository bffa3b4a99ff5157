"""Building the built-in packs: mining in processes and choosing, all from one seed."""

import json
import lzma
from collections import defaultdict
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from puzzles.drills.puzzle import Puzzle
from puzzles.mining.answers import KINDS
from puzzles.mining.choosing import choose
from puzzles.mining.mine import Found, Shard, mine, rate
from puzzles.mining.sorts import Sort
from puzzles.packs.built_in import puzzle_from_line
from puzzles.rules.ruleset import Profile, Ruleset

SEED: Final = 1949
PUZZLES_OF_EACH: Final = 1900
HANDS_OF_A_SHARD: Final = 250
HANDS: Final = {Profile.DAOZI: 4000, Profile.QIPAI: 4000, Profile.XUANFENG: 5500}
"""How many hands it takes to find enough under each profile."""
_SEEDS_OF_A_SEED: Final = 1000


def kinds_of(profile: Profile) -> tuple[str, ...]:
    """Give the kinds of puzzle that a profile has: without a wild tile there is nothing to ask about it."""
    return tuple(kind for kind in KINDS if kind != "hun" or Ruleset.of(profile).has_hun)


def shards(seed: int, scale: float = 1) -> list[Shard]:
    """Divide the work into parts of equal size; ``scale`` plays fewer hands or more."""
    return [
        Shard(profile, seed * _SEEDS_OF_A_SEED + number, HANDS_OF_A_SHARD)
        for profile in Profile
        for number in range(max(round(HANDS[profile] * scale / HANDS_OF_A_SHARD), 1))
    ]


def gather(work: list[Shard], processes: int, tell: Callable[[str], None]) -> list[list[Found]]:
    """Mine every shard; ``tell`` is given a line about each."""
    found = []
    with get_context("spawn").Pool(processes) as pool:
        for number, (shard, mined) in enumerate(zip(work, pool.imap(mine, work), strict=True), 1):
            found.append(mined)
            tell(f"{number} of {len(work)}: {shard.hands} hands of {shard.profile.value}, {len(mined)} puzzles")
    return found


def build(gathered: list[list[Found]], processes: int, each: int, tell: Callable[[str], None]) -> Iterator[Puzzle]:
    """Rate what was gathered and choose so many puzzles of each kind and profile; ``tell`` is given a line of each."""
    found: dict[Sort, list[Found]] = defaultdict(list)
    with get_context("spawn").Pool(processes) as pool:
        for rated in pool.imap(rate, gathered):
            for puzzle in rated:
                found[puzzle.sort[:2]].append(puzzle)
    for profile in Profile:
        for kind in kinds_of(profile):
            chosen = choose(found[profile.value, kind], each)
            tell(f"{profile.value} {kind}: {len(chosen)} of {len(found[profile.value, kind])}")
            yield from (puzzle_from_line(puzzle.line) for puzzle in chosen)


def write_ore(path: Path, gathered: list[list[Found]]) -> None:
    """Keep what was gathered, so that it can be rated and chosen from anew without playing again."""
    with lzma.open(path, "wt", encoding="utf-8", preset=1) as ore:
        for found in gathered:
            ore.write(json.dumps([(puzzle.twins.hex(), puzzle.sort, puzzle.line) for puzzle in found]) + "\n")


def read_ore(path: Path) -> list[list[Found]]:
    """Read what was kept."""
    with lzma.open(path, "rt", encoding="utf-8") as ore:
        return [
            [Found(bytes.fromhex(twins), _tuples(sort), 0, (), line) for twins, sort, line in json.loads(shard)]
            for shard in ore
        ]


def _tuples(value: Any) -> Any:
    """Give lists, which is what JSON makes of tuples, as tuples again."""
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value

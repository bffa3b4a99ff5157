"""Building the built-in packs: mining in processes and choosing, all from one seed."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Final

from puzzles.drills.puzzle import Puzzle
from puzzles.mining.answers import KINDS
from puzzles.mining.choosing import choose
from puzzles.mining.mine import Found, Shard, mine
from puzzles.packs.built_in import puzzle_from_line
from puzzles.rules.ruleset import Profile, Ruleset

SEED: Final = 1949
PUZZLES_OF_EACH: Final = 1600
HANDS_OF_A_SHARD: Final = 500
HANDS: Final = {Profile.DAOZI: 7000, Profile.QIPAI: 7000, Profile.XUANFENG: 9000}
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


def build(work: list[Shard], processes: int, each: int, tell: Callable[[str], None]) -> Iterator[Puzzle]:
    """Mine and choose so many puzzles of each kind and profile; the same for the same work.

    ``tell`` is given a line about each step.
    """
    found: dict[tuple[Profile, object], list[Found]] = defaultdict(list)
    with get_context("spawn").Pool(processes) as pool:
        for number, (shard, mined) in enumerate(zip(work, pool.imap(mine, work), strict=True), 1):
            for puzzle in mined:
                found[shard.profile, puzzle.sort[0]].append(puzzle)
            tell(f"{number} of {len(work)}: {shard.hands} hands of {shard.profile.value}, {len(mined)} puzzles")
    for profile in Profile:
        for kind in kinds_of(profile):
            chosen = choose(found[profile, kind], each)
            tell(f"{profile.value} {kind}: {len(chosen)} of {len(found[profile, kind])}")
            yield from (puzzle_from_line(puzzle.line) for puzzle in chosen)

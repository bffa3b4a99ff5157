"""Questions for tests: positions written down, and many drawn from a seed."""

from random import Random

from puzzles.drills.base import Level, Question
from puzzles.drills.registry import DRILLS
from puzzles.rules.position import position_from_json
from puzzles.rules.ruleset import Profile, Ruleset

_DRAWN = {}
LADDER = [(profile, level) for profile in Profile for level in Level]


def question(kind, concealed, rules="daozi", **table):
    """Make a question about a position in the notation of ``solve``; declared sets as ``melds="pung:444s"``."""
    melds = [dict(zip(("kind", "tiles"), meld.split(":"), strict=True)) for meld in table.pop("melds", "").split()]
    data = {"rules": rules, "concealed": concealed, "melds": melds, **table}
    return Question(kind, position_from_json(data), Level.MEDIUM, 1300)


def drawn(kind, profile, level, count):
    """Draw the first questions of a kind, rules and level; those that were drawn before are kept."""
    rng, questions = _DRAWN.setdefault((kind, profile, level), (Random(1), []))
    while len(questions) < count:
        questions.append(DRILLS[kind].ask(Ruleset.of(profile), Level(level), rng))
    return tuple(questions[:count])


def many(kind, profile, per_level=40):
    """Draw questions of every level."""
    return tuple(question for level in Level for question in drawn(kind, profile, level, per_level))

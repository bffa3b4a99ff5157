"""Questions for tests: positions written down, and many drawn from a seed."""

from random import Random

from puzzles.drills.base import Level, Question
from puzzles.drills.registry import DRILLS
from puzzles.rules.position import position_from_json
from puzzles.rules.ruleset import Profile, Ruleset

_DRAWN = {}
LADDER = [(profile, level) for profile in Profile for level in Level]

HOUSE_RULES = [
    ("daozi", {"suits": False, "yaojiu": "none", "sequence": False, "triplet": False}),
    ("daozi", {"max_declared_sets": 4, "must_open": "exposed", "chow": False}),
    ("daozi", {"hun_pair": "one", "thirteen_yao_shapes": [], "seven_pairs_quads": False}),
    ("daozi", {"honor_order": "joined", "suit_cycle": "through", "special_form_may_lack": 0, "wall_top": "three"}),
    ("qipai", {"hun_pair": "conditions", "wall_top": "win", "fan_cap": 4, "unit": 10, "discard_pays": "alone"}),
    ("qipai", {"must_open": "any", "yaojiu": "one", "kong_counts_as_quad": False, "dealer_pays_extra": "always"}),
    ("xuanfeng", {"must_open": "exposed", "chow": True, "max_declared_sets": 3}),
    ("xuanfeng", {"must_open": "off", "seven_pairs_quads": False, "robbed_kong_pays": "three_shares", "unit": 5}),
]


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


def under_house_rules(kind, profile, options, seed=3):
    """Draw a question of every level under house rules."""
    rng, rules = Random(seed), Ruleset.of(profile, options)
    return [DRILLS[kind].ask(rules, level, rng) for level in Level]

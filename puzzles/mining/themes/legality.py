"""Themes of complete hands: what makes them legal after all, or only seems to."""

from collections import Counter
from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import LEGAL, Theme
from puzzles.rules.legality import Fault
from puzzles.rules.readings import Form
from puzzles.rules.tiles import NUMBER_SUITS

_FEW: Final = 2


def _form(facts: Facts) -> Form | None:
    return None if facts.legality.reading is None else facts.legality.reading.form


def _is_excused(facts: Facts) -> bool:
    return bool(facts.excused & {Fault.MISSING_SUIT, Fault.NO_YAOJIU})


def _has_dragon_pair(facts: Facts) -> bool:
    return Fault.NO_TRIPLET in facts.excused and _form(facts) is Form.STANDARD


def _has_sole_yaojiu(facts: Facts) -> bool:
    """Tell whether one single 幺九 tile, or where two are asked for one single pair of them, makes the hand legal."""
    if not facts.legality.legal or facts.rules.yaojiu not in ("one", "pair"):
        return False
    held = Counter(tile for tile in facts.whole if tile.is_yaojiu)
    if facts.rules.yaojiu == "one":
        return held.total() == 1
    return sorted(held.values(), reverse=True)[:1] == [2] and sum(count >= 2 for count in held.values()) == 1


def _has_thin_suit(facts: Facts) -> bool:
    """Tell whether a suit that is asked for is there by a tile or two alone."""
    if not facts.legality.legal or not facts.rules.suits:
        return False
    held = Counter(tile.suit for tile in facts.whole)
    return any(0 < held[suit] <= _FEW for suit in NUMBER_SUITS)


THEMES: Final = (
    Theme("legal", LEGAL, lambda facts: facts.legality.legal),
    Theme("illegal", LEGAL, lambda facts: not facts.legality.legal),
    Theme("two_faults", LEGAL, lambda facts: len(facts.legality.faults) >= 2),
    Theme("dragon_pair", LEGAL, _has_dragon_pair),
    Theme("excused", LEGAL, _is_excused),
    Theme("sole_yaojiu", LEGAL, _has_sole_yaojiu),
    Theme("thin_suit", LEGAL, _has_thin_suit),
    Theme("several_readings", LEGAL, lambda facts: not facts.wild and len(facts.readings) > 1),
    Theme("seven_pairs", LEGAL, lambda facts: _form(facts) is Form.SEVEN_PAIRS),
    Theme("thirteen_yao", LEGAL, lambda facts: _form(facts) is Form.THIRTEEN_YAO),
)

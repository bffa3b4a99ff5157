"""Quality: which questions have exactly one right answer, and which are too plain to be kept.

Trivial is, by kind:

* waits: a tile or four in hand and no shape that is refused; more than fourteen waits, too tedious, are left out too;
* legal: one set and a pair or less in hand, or a legal hand in which no wild tile, no excuse, no second reading and no
  condition met by a hair gives anything to look for, unless one suit is long;
* fan: fewer than two lines in the ledger; in points no line and nothing that seems to be one; payment the same, for
  the fan must be found first;
* discard: fewer than two discards that leave the shape waiting, so that nothing is chosen;
* claims: fewer than two claims, unless something only seems to be one: a win that is refused, a set beyond the last
  that may be declared, a row that the wrong player discarded for beside a claim or in more ways than one;
* hun: no 枪 in the hand, and no wild tile that seems to be one.
"""

from collections.abc import Callable, Mapping
from typing import Final

from puzzles.drills import legal
from puzzles.drills.uncounted import tempting
from puzzles.mining.facts import Facts
from puzzles.mining.gathering import LEAD
from puzzles.mining.themes.claiming import is_full, is_refused_win, is_row_not_from_left, rows_with
from puzzles.mining.themes.counting import holds_wild_shot
from puzzles.rules.choice import chooser
from puzzles.rules.fan import ledger_of
from puzzles.rules.legality import has_tied_faults

MOST_WAITS: Final = 14
_FEW_TILES: Final = 4
_SET_AND_PAIR: Final = 5
_TELLING: Final = ("wild_in_shape", "special_form", "excused", "narrow", "more_readings", "borrowed", "long_suit")


def is_trivial(facts: Facts) -> bool:
    """Tell whether a question is too plain, or too tedious, to be kept."""
    return _TRIVIAL[facts.kind](facts)


def has_one_answer(facts: Facts) -> bool:
    """Tell whether exactly one answer is right; for discards whether the best leads clearly."""
    match facts.kind:
        case "legal":
            return facts.legality.reading is not None and (facts.legality.legal or not has_tied_faults(facts.position))
        case "fan":
            return len(_best_ledgers(facts)) == 1
        case "discard":
            return len(facts.discards.best) == 1 and facts.lead >= LEAD
        case _:
            return True


def _best_ledgers(facts: Facts) -> set[frozenset[tuple[str, int]]]:
    """Give the ledgers of the readings of a legal hand that rate best."""
    position = facts.position
    return {
        frozenset((line.item.id, line.count) for line in ledger_of(position, reading))
        for reading, _ in chooser(position.rules).equals(position)
    }


def _waits(facts: Facts) -> bool:
    if len(facts.waits.waits) > MOST_WAITS:
        return True
    return len(facts.position.concealed) <= _FEW_TILES and not facts.refusals and len(facts.waits.waits) < 3


def _legal(facts: Facts) -> bool:
    if len(facts.position.concealed) <= _SET_AND_PAIR:
        return True
    if not facts.legality.legal:
        return False
    counted = legal.features_of(facts.position)
    return not any(counted.get(feature, 0) > 0 for feature in _TELLING)


def _won(facts: Facts) -> bool:
    if facts.rules.has_hun:
        return len(facts.items) < 2
    return not facts.items and not tempting(facts.position, facts.score.reading, ())


def _discard(facts: Facts) -> bool:
    return sum(left > 0 for left in facts.shapes_left.values()) < 2


def _claims(facts: Facts) -> bool:
    claims, tile = facts.claims, facts.question.tile
    allowed = claims.hu + claims.kong + claims.pung + len(claims.chow)
    if allowed > 1 or is_refused_win(facts) or is_full(facts):
        return False
    if allowed:
        return not (is_row_not_from_left(facts) or tile is facts.position.hun)
    return not (is_row_not_from_left(facts) and rows_with(facts) > 1)


def _hun(facts: Facts) -> bool:
    return facts.qiang == 0 and not holds_wild_shot(facts)


_TRIVIAL: Final[Mapping[str, Callable[[Facts], bool]]] = {
    "waits": _waits,
    "legal": _legal,
    "fan": _won,
    "payment": _won,
    "discard": _discard,
    "claims": _claims,
    "hun": _hun,
}

"""Features: what can be counted in a question that makes it hard; the points are those of ``drills.difficulty``."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzles.drills import fan, legal, waits
from puzzles.drills.difficulty import suit_features
from puzzles.mining.facts import Facts
from puzzles.mining.themes.claiming import is_full, is_refused_win, is_row_not_from_left
from puzzles.mining.themes.counting import goes_round, holds_wild_shot, shot_kinds
from puzzles.mining.themes.discarding import is_shape_tempting

_EASY_LEAD: Final = 6
_WAITS_SEEN: Final = 2


def features_of(facts: Facts) -> Mapping[str, int]:
    """Count the features of a question of any kind."""
    return _FEATURES[facts.kind](facts)


def _of_hand(facts: Facts) -> dict[str, int]:
    return {
        "concealed_sets": len(facts.position.concealed) // 3,
        "wild": facts.wild,
        **suit_features(facts.natural, facts.whole),
    }


def _payment(facts: Facts) -> Mapping[str, int]:
    payments = facts.score.payments
    return {
        **fan.features_of(facts.position),
        "exponent": max(payment.exponent or 0 for payment in payments),
        "extras": sum(len(payment.extras) for payment in payments),
    }


def _discard(facts: Facts) -> Mapping[str, int]:
    weighed = facts.discards.discards
    best = max(weighed, key=lambda discard: discard.total)
    return {
        **_of_hand(facts),
        "ready_discards": sum(discard.total > 0 for discard in weighed) - 1,
        "best_waits": len(best.waits.waits) - _WAITS_SEEN,
        "close_second": _EASY_LEAD - facts.lead,
        "shape_tempts": int(is_shape_tempting(facts)),
        "refused_win": int(facts.legality.reading is not None),
    }


def _claims(facts: Facts) -> Mapping[str, int]:
    claims, tile = facts.claims, facts.question.tile
    return {
        **_of_hand(facts),
        "claims_beyond_one": claims.hu + claims.kong + claims.pung + len(claims.chow) - 1,
        "completes_shape": int(tile in facts.shapes),
        "refused_win": int(is_refused_win(facts)),
        "row_not_from_left": int(is_row_not_from_left(facts)),
        "sets_full": int(is_full(facts)),
        "claimed_hun": int(tile is facts.position.hun),
    }


def _hun(facts: Facts) -> Mapping[str, int]:
    position, kinds = facts.position, shot_kinds(facts)
    turned_up = [tile for tile in (position.indicator, position.qiang) if tile is not None]
    whole = set(facts.whole)
    return {
        "goes_round": sum(goes_round(tile) for tile in turned_up),
        "honour_next": sum(tile.is_honour for tile in turned_up),
        "qiang_tiles": facts.qiang,
        "both_kinds": int(whole.issuperset(kinds)),
        "qiang_in_sets": sum(tile in kinds for meld in position.melds for tile in meld.tiles),
        "wild_qiang": int(holds_wild_shot(facts)),
    }


_FEATURES: Final[Mapping[str, Callable[[Facts], Mapping[str, int]]]] = {
    "waits": lambda facts: waits.features_of(facts.position),
    "legal": lambda facts: legal.features_of(facts.position),
    "fan": lambda facts: fan.features_of(facts.position),
    "payment": _payment,
    "discard": _discard,
    "claims": _claims,
    "hun": _hun,
}

"""Sorts: what questions of one kind are told apart by, so that no sort of answer crowds out the others."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzles.mining.facts import Facts

Sort = tuple[object, ...]

_MANY_WAITS: Final = 6


def sort_of(facts: Facts) -> Sort:
    """Give the profile and the kind of a question and the sort of its answer, the coarser parts first."""
    return (facts.rules.profile.value, facts.kind, *_SORTS[facts.kind](facts))


def _waits(facts: Facts) -> Sort:
    return (min(len(facts.waits.waits), _MANY_WAITS),)


def _legal(facts: Facts) -> Sort:
    legality = facts.legality
    return (legality.legal, tuple(fault.id for fault in legality.faults))


def _fan(facts: Facts) -> Sort:
    score = facts.score
    return (score.points if score.fan is None else score.fan,)


def _payment(facts: Facts) -> Sort:
    return (tuple(sorted(payment.amount for payment in facts.score.payments)),)


def _discard(facts: Facts) -> Sort:
    best = facts.discards.best
    return (len(best), best[:1] == (facts.position.hun,), facts.natural[best[0]] if best else 0)


def _claims(facts: Facts) -> Sort:
    claims = facts.claims
    return (claims.hu, claims.pung, len(claims.chow), claims.kong)


def _hun(facts: Facts) -> Sort:
    return (facts.qiang,)


_SORTS: Final[Mapping[str, Callable[[Facts], Sort]]] = {
    "waits": _waits,
    "legal": _legal,
    "fan": _fan,
    "payment": _payment,
    "discard": _discard,
    "claims": _claims,
    "hun": _hun,
}

"""Themes of payments: who pays more than others, and why."""

from typing import Final

from puzzles.mining.facts import Facts
from puzzles.mining.themes.theme import PAYMENT, Theme
from puzzles.rules.payment import Extra

_MUCH: Final = 64


def _extras(facts: Facts) -> list[tuple[Extra, ...]]:
    return [payment.extras for payment in facts.score.payments]


def _dealer_discards(facts: Facts) -> bool:
    return any(Extra.DISCARDER in extras and Extra.DEALER in extras for extras in _extras(facts))


def _dealer_pays_more(facts: Facts) -> bool:
    """Tell whether the dealer pays more on a self-draw: every payer is a discarder then."""
    return any(extras == (Extra.DEALER,) for extras in _extras(facts))


def _dealer_looks_on(facts: Facts) -> bool:
    """Tell whether another than the dealer discarded, so that the dealer pays like anyone."""
    win, position = facts.position.win, facts.position
    if win is None or win.source is None or not facts.rules.has_hun:
        return False
    return any(payment.seat is position.dealer and payment.seat is not win.source for payment in facts.score.payments)


def _one_pays(facts: Facts) -> bool:
    return sum(payment.amount > 0 for payment in facts.score.payments) == 1


def _all_alike(facts: Facts) -> bool:
    return len({payment.amount for payment in facts.score.payments}) == 1


THEMES: Final = (
    Theme("dealer_discards", PAYMENT, _dealer_discards),
    Theme("dealer_pays_more", PAYMENT, _dealer_pays_more),
    Theme("dealer_looks_on", PAYMENT, _dealer_looks_on),
    Theme("one_pays", PAYMENT, _one_pays),
    Theme("all_pay_alike", PAYMENT, _all_alike),
    Theme("much_to_pay", PAYMENT, lambda facts: max(payment.amount for payment in facts.score.payments) >= _MUCH),
)

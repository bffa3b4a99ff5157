"""Payments: what each of the other three pays the winner (section 10, R-PAY)."""

from enum import Enum
from functools import lru_cache
from typing import Final

from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import OTHERS, Seat, Win, WinBy
from puzzles.rules.values import frozen


class Extra(Enum):
    """Why a payer's exponent is higher than the hand's fan."""

    DISCARDER = "discarder"
    DEALER = "dealer"


@frozen
class Payment:
    """What one player pays; ``exponent`` is the payer's fan after the cap (None in points), ``extras`` what raised it.

    ``shares`` are the amounts that were added up where the discarder pays for all three, else one share: the amount.
    """

    seat: Seat
    amount: int
    exponent: int | None
    extras: tuple[Extra, ...]
    capped: bool = False
    shares: tuple[int, ...] = ()


_BASE_DRAWN: Final = 1
_BASE_DISCARD: Final = 2


@lru_cache(maxsize=4096)
def fan_payments(rules: Ruleset, by: WinBy, source: Seat | None, dealer: Seat | None, fan: int) -> tuple[Payment, ...]:
    """Give what left, across and right pay for a hand of so many fan."""
    paid = tuple(
        _fan_payment(rules, seat, by.is_drawn or seat is source, by.is_drawn, seat is dealer, fan) for seat in OTHERS
    )
    if rules.discard_pays != "alone" or by.is_drawn:
        return paid
    shares = tuple(payment.amount for payment in paid)
    return tuple(
        Payment(payment.seat, sum(shares), payment.exponent, payment.extras, payment.capped, shares)
        if payment.seat is source
        else Payment(payment.seat, 0, None, ())
        for payment in paid
    )


def points_payments(rules: Ruleset, win: Win, multiplier: int, set_points: int) -> tuple[Payment, ...]:
    """Give what left, across and right pay under the points profile."""
    drawn_share = rules.unit * (_BASE_DRAWN * multiplier + set_points)
    if win.by.is_drawn:
        return tuple(Payment(seat, drawn_share, None, (), shares=(drawn_share,)) for seat in OTHERS)
    if win.by is WinBy.ROBBED_KONG and rules.robbed_kong_pays == "three_shares":
        shares: tuple[int, ...] = (drawn_share,) * len(OTHERS)
    else:
        shares = (rules.unit * (_BASE_DISCARD * multiplier + set_points),)
    return tuple(
        Payment(seat, sum(shares), None, (), shares=shares) if seat is win.source else Payment(seat, 0, None, ())
        for seat in OTHERS
    )


def _fan_payment(rules: Ruleset, seat: Seat, discards: bool, drawn: bool, deals: bool, fan: int) -> Payment:
    """Give what one player pays as long as each pays for himself.

    On a self-draw every player ``discards``, and the extra fan for that is in the hand's fan already.
    """
    extras: tuple[Extra, ...] = ()
    if discards and not drawn:
        extras += (Extra.DISCARDER,)
    if deals and (rules.dealer_pays_extra == "always" or (rules.dealer_pays_extra == "discarder" and discards)):
        extras += (Extra.DEALER,)
    due = fan + len(extras)
    exponent = due if rules.fan_cap is None else min(due, rules.fan_cap)
    amount = rules.unit * 2**exponent
    return Payment(seat, amount, exponent, extras, exponent < due, (amount,))

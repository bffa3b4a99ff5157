"""Payments: what each of the other three pays the winner (section 10, R-PAY)."""

from dataclasses import dataclass
from enum import Enum

from puzzles.rules.position import Seat


class Extra(Enum):
    """Why a payer's exponent is higher than the hand's fan."""

    DISCARDER = "discarder"
    DEALER = "dealer"


@dataclass(frozen=True, slots=True)
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

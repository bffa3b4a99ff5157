"""Payments in words: how what each player pays comes about."""

from typing import Final

from puzzles.drills.base import Explanation
from puzzles.rules.fan import Item
from puzzles.rules.payment import Payment
from puzzles.rules.position import WinBy
from puzzles.words.language import Language
from puzzles.words.phrases import phrase

_SUPERSCRIPTS: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_FACTORS: Final = (Item.PURE_SUIT, Item.MIXED_SUIT, Item.SEVEN_PAIRS, Item.KONG_BLOOM)
_SHARES: Final = 3


def payment_formula(payment: Payment, explanation: Explanation, language: Language) -> str:
    """Say how a payment comes about: 5 番 · 2⁵; in the points profile 2 × 4 + 1."""
    if payment.exponent is None:
        return _points_formula(payment, explanation, language)
    if payment.amount == 0:
        return phrase("pay.nothing", language)
    if len(payment.shares) > 1:
        return phrase("pay.shares", language, shares=" + ".join(str(share) for share in payment.shares))
    power = "2" + str(payment.exponent).translate(_SUPERSCRIPTS)
    unit = explanation.position.rules.unit
    text = phrase("pay.fan" if unit == 1 else "pay.fan_unit", language, n=payment.exponent, power=power, unit=unit)
    return phrase("pay.capped", language, formula=text) if payment.capped else text


def total_text(total: int, language: Language, *, in_points: bool) -> str:
    """Write a total with its unit: 5 番, 12 分."""
    return phrase("total.points" if in_points else "total.fan", language, n=total)


def _points_formula(payment: Payment, explanation: Explanation, language: Language) -> str:
    """Write unit × (base × multipliers + sets), leaving out what is 1 or nothing (R-PAY)."""
    win = explanation.position.win
    if payment.amount == 0 or win is None:
        return phrase("pay.nothing", language)
    rules = explanation.position.rules
    counts = {line.item: line.count for line in explanation.ledger}
    thirds = win.by is WinBy.ROBBED_KONG and rules.robbed_kong_pays == "three_shares"
    base = 1 if thirds or win.by in (WinBy.SELF_DRAW, WinBy.KONG_DRAW) else 2
    factors = [counts[item] for item in _FACTORS if item in counts]
    product = " × ".join(str(factor) for factor in (factors if base == 1 and factors else [base, *factors]))
    sets = counts.get(Item.SET_POINTS, 0)
    formula = f"{product} + {sets}" if sets else product
    multiplier = (_SHARES if thirds else 1, rules.unit)
    outer = [str(factor) for factor in multiplier if factor != 1]
    if outer:
        formula = " × ".join([*outer, f"({formula})" if sets else formula])
    return phrase("pay.points", language, formula=formula)

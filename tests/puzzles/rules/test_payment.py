import pytest

from puzzles.rules.fan import score
from puzzles.rules.payment import Extra
from puzzles.rules.seats import Seat
from tests.helpers.positions import position

OPEN = ("123m456p55z", "pung 333z", "chow 789s")
"""Earns one fan on a discard, no_hun, and another for a dealer."""


def payments(*hand, **table):
    return score(position(*(hand or OPEN), **table)).payments


def amounts(*hand, **table):
    return [payment.amount for payment in payments(*hand, **table)]


def payer(seat, **table):
    return next(payment for payment in payments(**table) if payment.seat is seat)


def test_everyone_pays_and_the_discarder_one_fan_more():
    """R-PAY."""
    assert amounts(win="discard 1m across", dealer="self") == [4, 8, 4]
    assert amounts(win="discard 1m across", dealer="self", rules="qipai", yaojiu="one") == [4, 8, 4]


def test_the_unit_multiplies():
    assert amounts(win="discard 1m across", dealer="self", unit=5) == [20, 40, 20]


def test_on_a_self_draw_nobody_pays_twice_for_it():
    """R-PAY: the fan of self_draw is the discarder's extra one."""
    assert amounts(win="self_draw 1m", dealer="self") == [8, 8, 8]


@pytest.mark.parametrize(
    ("extra", "discarding", "looking_on", "drawn"),
    [("none", [4, 2, 2], [2, 4, 2], [4, 4, 4]), ("discarder", [8, 2, 2], [2, 4, 2], [8, 4, 4]),
     ("always", [8, 2, 2], [4, 4, 2], [8, 4, 4])],
)  # fmt: skip
def test_when_the_dealer_pays_an_extra_fan_is_an_option(extra, discarding, looking_on, drawn):
    table = {"dealer": "left", "dealer_pays_extra": extra}
    assert amounts(win="discard 1m left", **table) == discarding
    assert amounts(win="discard 1m across", **table) == looking_on
    assert amounts(win="self_draw 1m", **table) == drawn


def test_a_robbed_kong_is_a_discard():
    assert amounts(win="robbed_kong 1m right", dealer="self") == [4, 4, 8]


@pytest.mark.parametrize(("extra", "sum_of_shares"), [("discarder", 2 + 4 + 2), ("always", 4 + 4 + 2)])
def test_the_discarder_may_have_to_pay_for_all(extra, sum_of_shares):
    table = {"dealer": "left", "dealer_pays_extra": extra, "discard_pays": "alone"}
    assert amounts(win="discard 1m across", **table) == [0, sum_of_shares, 0]


def test_paying_for_all_changes_nothing_on_a_self_draw():
    assert amounts(win="self_draw 1m", discard_pays="alone") == amounts(win="self_draw 1m")


def test_the_cap_cuts_each_payers_exponent_and_not_the_fan():
    won = score(position("123m456p789s33355z", win="discard 1m left", dealer="left", fan_cap=3, qiang="3z"))
    assert won.fan == 5
    assert [payment.amount for payment in won.payments] == [8, 8, 8]
    assert amounts(win="discard 1m left", dealer="left", fan_cap=2) == [4, 2, 2]


def test_the_cap_comes_before_the_shares_are_added():
    table = {"dealer": "left", "dealer_pays_extra": "always", "discard_pays": "alone", "fan_cap": 1}
    assert amounts(win="discard 1m across", **table) == [0, 6, 0]


def test_no_fan_pays_the_unit():
    hand = ("12m456p55z9m", "pung 333z", "chow 789s")
    assert amounts(*hand, indicator="8m", win="discard 1m left", dealer="right", unit=10) == [20, 10, 10]


def test_a_payment_says_what_raised_it():
    paid = payer(Seat.LEFT, win="discard 1m left", dealer="left")
    assert (paid.exponent, paid.extras, paid.capped, paid.shares) == (3, (Extra.DISCARDER, Extra.DEALER), False, (8,))
    paid = payer(Seat.ACROSS, win="discard 1m left", dealer="left")
    assert (paid.exponent, paid.extras, paid.shares) == (1, (), (2,))
    assert payer(Seat.LEFT, win="self_draw 1m", dealer="left").extras == (Extra.DEALER,)


def test_a_payment_says_whether_it_was_cut():
    paid = payer(Seat.LEFT, win="discard 1m left", dealer="left", fan_cap=2)
    assert (paid.exponent, paid.capped) == (2, True)
    assert not payer(Seat.ACROSS, win="discard 1m left", dealer="left", fan_cap=2).capped


def test_who_pays_for_all_shows_the_three_shares():
    table = {"win": "discard 1m across", "dealer": "left", "dealer_pays_extra": "always", "discard_pays": "alone"}
    paid = payer(Seat.ACROSS, **table)
    assert (paid.amount, paid.shares) == (10, (4, 4, 2))
    assert payer(Seat.LEFT, **table).amount == 0


# xuanfeng

POINTS = ("123456m55z", "whirlwind 1234z", "pung 999m")


def test_in_points_the_discarder_alone_pays_double():
    assert amounts(*POINTS, rules="xuanfeng", win="discard 1m right", unit=10) == [0, 0, 10 * (2 * 2 + 1)]


def test_in_points_each_pays_on_a_self_draw():
    assert amounts(*POINTS, rules="xuanfeng", win="self_draw 1m") == [3, 3, 3]


def test_a_robbed_kong_may_cost_three_shares():
    table = {"rules": "xuanfeng", "win": "robbed_kong 1m across"}
    assert amounts(*POINTS, **table) == [0, 5, 0]
    assert amounts(*POINTS, robbed_kong_pays="three_shares", **table) == [0, 9, 0]
    assert amounts(*POINTS, rules="xuanfeng", win="discard 1m across", robbed_kong_pays="three_shares") == [0, 5, 0]
    assert payments(*POINTS, robbed_kong_pays="three_shares", **table)[1].shares == (3, 3, 3)


def test_points_have_no_exponent():
    assert {payment.exponent for payment in payments(*POINTS, rules="xuanfeng", win="self_draw 1m")} == {None}

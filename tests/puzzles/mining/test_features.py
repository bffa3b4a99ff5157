"""Ratings of the kinds that no drill has: more of a feature never makes a question easier."""

import pytest

from puzzles.drills.difficulty import EASIEST, HARDEST, WEIGHTS, rating
from puzzles.mining.answers import KINDS
from puzzles.mining.facts import Facts
from puzzles.mining.features import features_of
from tests.helpers.question_lines import question

PLAIN = {
    "payment": "payment xuanfeng 23477m678p456s pung:111m win=4m:discard:left",
    "discard": "discard xuanfeng 3789m5567p pung:222z pung:888s",
    "claims": "claims daozi 23m55p19s48p23z pung:111m indicator=7s tile=5p:right",
    "hun": "hun daozi 66m567p456789s pung:777z indicator=1p qiang=7p",
}


def features(text: str) -> dict[str, int]:
    return dict(features_of(Facts(question(text))))


def points(text: str) -> int:
    return rating(features(text))


@pytest.mark.parametrize("kind", PLAIN)
def test_every_feature_has_its_weight_and_makes_no_question_easier(kind):
    counted = features(PLAIN[kind])
    assert counted
    for feature in counted:
        more = {**counted, feature: counted[feature] + 1}
        assert WEIGHTS[feature][0] > 0
        assert EASIEST <= rating(counted) <= rating(more) <= HARDEST


def test_every_kind_is_rated():
    told = {
        "waits": "waits xuanfeng 44m46789p pung:888m pung:111s",
        "legal": "legal daozi 566778m77p123s pung:222p indicator=7z",
        "fan": "fan xuanfeng 123456789m55m pung:222z win=5m:discard:left",
        **PLAIN,
    }
    assert set(told) == set(KINDS)
    assert all(EASIEST <= points(text) <= HARDEST for text in told.values())


@pytest.mark.parametrize(
    ("easier", "harder"),
    [
        # the discarder deals, and pays more for both
        (
            "payment daozi 567m678p567s55z pung:888m indicator=9m qiang=7z dealer=across win=6p:discard:left",
            "payment daozi 567m678p567s55z pung:888m indicator=9m qiang=7z dealer=left win=6p:discard:left",
        ),
        # a wild tile in hand
        (
            "discard qipai 3345678m234p8s pung:111s indicator=6p",
            "discard qipai 3345678m234p8s pung:111s indicator=2p",
        ),
        # a row that the wrong player discarded for
        (
            "claims daozi 23m55p19s48p23z pung:111m indicator=7s tile=5p:right",
            "claims daozi 23m55p19s48p23z pung:111m indicator=7s tile=1m:right",
        ),
        # an indicator from which the count goes round
        (
            "hun daozi 66m567p456789s pung:777z indicator=1p qiang=7p",
            "hun daozi 66m567p456789s pung:777z indicator=9p qiang=7p",
        ),
    ],
)
def test_what_makes_a_question_harder_raises_its_rating(easier, harder):
    assert points(easier) < points(harder)

"""The rating of a question: one formula, monotonic in every feature."""

import pytest

from puzzles.drills.base import Level
from puzzles.drills.difficulty import EASIEST, HARDEST, WEIGHTS, is_in_band, level_of, rating, suit_features
from puzzles.rules.notation import read_tiles
from puzzles.rules.tiles import TILES


def counts(text):
    tiles = read_tiles(text)
    return [tiles.count(tile) for tile in TILES]


def test_a_question_without_features_is_the_easiest():
    assert rating({}) == EASIEST


def test_no_question_is_beyond_the_hardest():
    assert rating({feature: cap for feature, (_, cap) in WEIGHTS.items()}) == HARDEST


@pytest.mark.parametrize("feature", WEIGHTS)
def test_more_of_a_feature_never_makes_a_question_easier(feature):
    _, cap = WEIGHTS[feature]
    ratings = [rating({feature: count}) for count in range(cap + 2)]
    assert ratings == sorted(ratings)
    assert ratings[cap] == ratings[cap + 1]
    assert ratings[1] > ratings[0]


def test_an_unknown_feature_is_refused():
    with pytest.raises(KeyError):
        rating({"luck": 1})


@pytest.mark.parametrize("points", [600, 899, 900, 1340, 1769, 1770, 2400])
def test_every_rating_has_one_level(points):
    assert [level for level in Level if is_in_band(points, level)] == [level_of(points)]


def test_a_long_suit_counts_from_the_sixth_concealed_tile_on():
    five = suit_features(counts("12345m"), read_tiles("12345m1z"))
    eight = suit_features(counts("12345678m"), read_tiles("12345678m1z"))
    assert (five["long_suit"], eight["long_suit"], eight["very_long_suit"]) == (0, 3, 0)


def test_a_suit_alone_in_the_whole_hand_is_known():
    assert suit_features(counts("123m"), read_tiles("123m555m"))["one_suit_only"] == 1
    assert suit_features(counts("123m"), read_tiles("123m555z"))["one_suit_only"] == 0

"""Building hands: what a pattern asks for is what is built, and never from more tiles than there are."""

from collections import Counter
from random import Random

import pytest

from puzzles.drills.hands import Pattern, build_dense, build_orphans, build_seven_pairs, build_standard, build_yao_sets
from puzzles.rules.position import MeldKind
from puzzles.rules.tiles import NUMBER_SUITS, WINDS, YAOJIU, Suit, Tile

PATTERNS = {
    "sequences and a dragon pair": Pattern(triplets=0, pair="dragon"),
    "triplets only": Pattern(triplets=4, declared=(MeldKind.PUNG, MeldKind.CONCEALED_KONG)),
    "middle tiles only": Pattern(triplets=1, middle_only=True, honours=0.0),
    "a pair of 2 or 8": Pattern(triplets=1, pair="two_eight"),
    "one suit": Pattern(triplets=1, suits=(Suit.DOTS,), honours=0.0, declared=(MeldKind.CHOW,)),
    "a long suit": Pattern(triplets=1, long_suit=Suit.BAMBOO, honours=0.0),
    "honour sets": Pattern(triplets=1, declared=(MeldKind.WHIRLWIND, MeldKind.DRAGON_SET), suits=(Suit.DOTS,)),
    "a given set": Pattern(triplets=1, fixed=((Tile.M1, Tile.M2, Tile.M3),)),
    "two alike of 1, 9 or honours": Pattern(triplets=1, yaojiu="pair"),
}


def built(pattern, count=60):
    rng = Random(4)
    hands = []
    while len(hands) < count:
        hand = build_standard(pattern, rng)
        if hand is not None:
            hands.append(hand)
    return hands


@pytest.mark.parametrize("name", PATTERNS)
def test_hands_have_their_tiles_and_no_fifth_copy(name):
    for hand in built(PATTERNS[name]):
        assert len(hand.tiles) == 14 - 3 * len(hand.melds)
        assert max(Counter(hand.whole).values()) <= 4
        assert all(meld.is_well_formed for meld in hand.melds)


@pytest.mark.parametrize("name", PATTERNS)
def test_hands_declare_what_the_pattern_declares(name):
    pattern = PATTERNS[name]
    for hand in built(pattern, 20):
        assert Counter(meld.kind for meld in hand.melds) == Counter(pattern.declared)


@pytest.mark.parametrize("name", PATTERNS)
def test_hands_show_every_suit_of_the_pattern(name):
    pattern = PATTERNS[name]
    for hand in built(pattern, 20):
        assert {tile.suit for tile in hand.whole} - {Suit.HONOURS} == set(pattern.suits)


def test_middle_tiles_are_neither_ends_nor_honours():
    assert not any(tile.is_yaojiu for hand in built(PATTERNS["middle tiles only"]) for tile in hand.whole)


def test_pairs_are_as_asked():
    assert all(hand.groups[-1][0].is_dragon for hand in built(PATTERNS["sequences and a dragon pair"]))
    assert all(hand.groups[-1][0].rank in (2, 8) for hand in built(PATTERNS["a pair of 2 or 8"]))


def test_a_given_set_is_there():
    assert all(hand.groups[0] == (Tile.M1, Tile.M2, Tile.M3) for hand in built(PATTERNS["a given set"]))


def test_two_alike_of_the_ends_are_there():
    for hand in built(PATTERNS["two alike of 1, 9 or honours"]):
        assert any(hand.whole.count(tile) >= 2 for tile in YAOJIU)


def test_seven_pairs_are_seven_and_four_alike_are_two_of_them():
    rng = Random(1)
    hands = [build_seven_pairs(rng, NUMBER_SUITS, four_alike=four) for four in (True, False) for _ in range(20)]
    assert all(len(hand.groups) == 7 and all(a is b for a, b in hand.groups) for hand in hands)
    assert [max(Counter(hand.tiles).values()) for hand in hands] == [4] * 20 + [2] * 20


def test_orphans_are_the_thirteen_and_one_twice():
    hand = build_orphans(Random(1))
    assert set(hand.tiles) == set(YAOJIU)
    assert len(hand.tiles) == 14


def test_yao_sets_are_made_of_ends_and_honours():
    rng = Random(1)
    hands = [build_yao_sets(rng, (MeldKind.PUNG, MeldKind.OPEN_KONG)) for _ in range(50)]
    assert any(hands)
    assert all(tile.is_yaojiu for hand in hands if hand for tile in hand.whole)


def test_dense_hands_lie_close_together_in_one_suit():
    rng = Random(1)
    hands = [hand for _ in range(50) if (hand := build_dense(rng, Suit.DOTS, MeldKind.PUNG))]
    assert len(hands) > 25
    for hand in hands:
        ranks = [tile.rank for tile in hand.tiles]
        assert {tile.suit for tile in hand.tiles} == {Suit.DOTS}
        assert max(ranks) - min(ranks) <= 5
        assert len(ranks) == 11


def test_a_whirlwind_uses_the_winds_up():
    for hand in built(PATTERNS["honour sets"]):
        assert all(hand.whole.count(wind) <= 4 for wind in WINDS)

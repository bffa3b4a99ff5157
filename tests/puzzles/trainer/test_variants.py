"""Variants: other tiles, the same puzzle; the engine has the last word."""

from random import Random

import pytest

from puzzles.drills.base import Level, TileSetAnswer
from puzzles.drills.registry import DRILLS
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Position
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import TILES, Tile
from puzzles.trainer.variants import transformed, variant_of

DAOZI = Ruleset.of(Profile.DAOZI)


@pytest.mark.parametrize("kind", list(DRILLS))
@pytest.mark.parametrize("profile", Profile)
def test_most_questions_have_a_variant_with_as_many_right_parts(kind, profile):
    drill, rng, found = DRILLS[kind], Random(3), 0
    for _ in range(12):
        question = drill.ask(Ruleset.of(profile), Level.MEDIUM, rng)
        variant = variant_of(question, drill, rng)
        if variant is None:
            continue
        found += 1
        assert variant.position != question.position
        assert (variant.kind, variant.rating, variant.themes) == (question.kind, question.rating, question.themes)
        key, other = drill.key(question), drill.key(variant)
        if isinstance(key, TileSetAnswer):
            assert len(key.tiles) == len(other.tiles)
        else:
            assert key == other
    assert found >= 9


def test_variants_differ_from_one_another():
    drill = DRILLS["waits"]
    question = drill.ask(DAOZI, Level.EASY, Random(1))
    made = {variant_of(question, drill, Random(seed)) for seed in range(8)}
    assert len(made) > 3


def test_the_indicator_follows_the_wild_kind():
    drill = DRILLS["waits"]
    question = drill.ask(DAOZI, Level.EXPERT, Random(2))
    assert question.position.hun is not None
    swapped = transformed(question, tuple(TILES[(tile + 9) % 27] if tile < 27 else tile for tile in TILES))
    assert swapped is not None
    hun = question.position.hun
    assert swapped.position.hun == (TILES[(hun + 9) % 27] if hun < 27 else hun)


def test_an_answer_that_changes_makes_no_variant():
    # Mirrored or shifted, 1m would be no 幺九 any more; only changes of suit are left.
    drill = DRILLS["waits"]
    base = drill.ask(DAOZI, Level.EASY, Random(1))
    hand = Position(DAOZI, read_tiles("123m 444p 456p 67s 88s"))
    question = type(base)("waits", hand, Level.EASY, 1000)
    for seed in range(12):
        variant = variant_of(question, drill, Random(seed))
        assert variant is not None
        held = variant.position.concealed
        assert any(tile.is_yaojiu for tile in held)
        assert len(drill.key(variant).tiles) == len(drill.key(question).tiles) == 2


def test_themes_must_stay_the_same():
    drill = DRILLS["waits"]
    question = drill.ask(DAOZI, Level.EASY, Random(1))
    assert variant_of(question, drill, Random(1), lambda asked: (str(asked.position.concealed),)) is None
    assert variant_of(question, drill, Random(1), lambda asked: ()) is not None


def test_an_impossible_deal_is_no_variant():
    drill = DRILLS["waits"]
    question = type(drill.ask(DAOZI, Level.EASY, Random(1)))(
        "waits", Position(DAOZI, read_tiles("1111m234p567p78s5z")), Level.EASY, 1000
    )
    assert transformed(question, (Tile.M1,) * 34) is None

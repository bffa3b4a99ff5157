"""The drill of waits: its questions, how answers are judged, and what is explained."""

import pytest

from puzzles.drills.base import Grade, Level, MistakeKind, Outcome, TileSetAnswer, VerdictAnswer
from puzzles.drills.waits import WaitsDrill
from puzzles.errors import QuestionError
from puzzles.rules.legality import Fault
from puzzles.rules.notation import read_tiles
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import TILES, Suit, Tile
from tests.helpers.questions import drawn, many, question

DRILL = WaitsDrill()
# Two wild 7万, a pung and a chow: 1万 and 9条 win; 4万 7万 5饼 6条 make a shape without 幺九.
TWO_WILD = question("waits", "2377m5p78s", melds="pung:444s chow:456m", indicator="6m")
# 23456万: 1万 4万 7万, of which a pung and the hand hold all four 4万.
DEAD_FOUR = question("waits", "23456m99p678s", melds="pung:444m", indicator="9s")
CLOSED = question("waits", "234567p55s789s77m", rules="xuanfeng")
TEN_SHORT = question("waits", "147m147p147s1234z")


def tiles(text):
    return frozenset(read_tiles(text))


def judge(asked, text):
    return DRILL.judge(asked, TileSetAnswer(tiles(text)))


def kinds(verdict):
    return [mistake.kind for mistake in verdict.mistakes]


def test_key_is_the_set_of_legal_waits():
    assert DRILL.key(TWO_WILD).tiles == tiles("1m9s")


def test_key_is_empty_where_no_tile_wins():
    assert DRILL.key(CLOSED).tiles == frozenset()


def test_all_waits_and_no_others_are_right():
    verdict = judge(TWO_WILD, "1m9s")
    assert (verdict.grade, verdict.mistakes, verdict.found, verdict.wanted, verdict.extra) == (Grade.RIGHT, (), 2, 2, 0)


def test_some_waits_are_partly_right():
    assert judge(TWO_WILD, "1m5p8s").grade is Grade.PARTLY


def test_no_wait_at_all_is_wrong():
    assert judge(TWO_WILD, "5p").grade is Grade.WRONG


def test_choosing_nearly_everything_is_wrong_even_with_every_wait_in_it():
    verdict = DRILL.judge(TWO_WILD, TileSetAnswer(frozenset(TILES)))
    assert (verdict.grade, verdict.found) == (Grade.WRONG, 2)


def test_nothing_is_the_right_answer_where_no_tile_wins():
    assert judge(CLOSED, "").grade is Grade.RIGHT


def test_nothing_is_wrong_where_a_tile_wins():
    assert judge(TWO_WILD, "").grade is Grade.WRONG


def test_mistakes_come_missed_then_shapes_then_nothing():
    verdict = judge(TWO_WILD, "1m5p8s")
    assert kinds(verdict) == [MistakeKind.MISSED_WAIT, MistakeKind.PHANTOM_SHAPE, MistakeKind.PHANTOM_NOTHING]
    assert (verdict.found, verdict.wanted, verdict.extra) == (1, 2, 2)


def test_missed_wait_names_the_set_it_makes_and_that_it_is_the_only_yaojiu():
    missed = judge(TWO_WILD, "1m").mistakes[0]
    assert (missed.tile, missed.tiles, missed.reasons) == (
        Tile.S9,
        (Tile.S7, Tile.S8, Tile.S9),
        ("makes_set", "sole_yaojiu"),
    )


def test_missed_wait_that_brings_the_third_suit_says_so():
    asked = question("waits", "123m456m789p111z7m", indicator="6m")
    missed = judge(asked, "").mistakes
    assert all("sole_suit" in mistake.reasons for mistake in missed if mistake.tile.suit is Suit.BAMBOO)
    assert any(mistake.tile.suit is Suit.BAMBOO for mistake in missed)


def test_missed_wait_that_makes_two_alike_of_a_terminal_says_so_where_that_is_asked():
    asked = question("waits", "78m789m33355s", melds="chow:456p", rules="qipai")
    missed = judge(asked, "").mistakes
    assert [(mistake.tile, mistake.reasons) for mistake in missed] == [(Tile.M9, ("makes_set", "pair_yaojiu"))]


def test_missed_wild_tile_names_what_it_would_stand_for():
    missed = next(mistake for mistake in judge(DEAD_FOUR, "").mistakes if mistake.tile is Tile.S1)
    assert (missed.tiles, missed.reasons) == ((Tile.M1,), ("is_wild",))


def test_shape_that_is_not_allowed_names_its_faults():
    wrong = judge(TWO_WILD, "1m9s5p").mistakes[0]
    assert (wrong.tile, wrong.faults) == (Tile.P5, (Fault.NO_YAOJIU,))


def test_tile_that_completes_nothing_names_the_wild_tiles_and_the_distance():
    wrong = judge(TWO_WILD, "1m9s8s").mistakes[0]
    assert (wrong.kind, wrong.given, wrong.due) == (MistakeKind.PHANTOM_NOTHING, 2, 1)


def test_dead_tile_is_a_mistake_of_its_own():
    verdict = judge(DEAD_FOUR, "147m1s")
    assert [(m.kind, m.tile) for m in verdict.mistakes] == [(MistakeKind.DEAD_TILE, Tile.M4)]


def test_answer_of_another_form_is_refused():
    with pytest.raises(QuestionError, match="set of kinds"):
        DRILL.judge(TWO_WILD, VerdictAnswer(legal=True))


def test_findings_sort_the_34_kinds_into_wins_shapes_nothing_and_dead():
    found = {finding.tile: finding for finding in DRILL.findings(TWO_WILD)}
    by_outcome = {o: {t for t, finding in found.items() if finding.outcome is o} for o in Outcome}
    assert len(found) == 34
    assert by_outcome[Outcome.WINS] == tiles("1m9s")
    assert by_outcome[Outcome.SHAPE_ONLY] == tiles("47m5p6s")
    assert len(by_outcome[Outcome.NOTHING]) == 28


def test_findings_know_dead_kinds_and_copies_left():
    found = {finding.tile: finding for finding in DRILL.findings(DEAD_FOUR)}
    assert (found[Tile.M4].outcome, found[Tile.M4].unseen) == (Outcome.DEAD, 0)
    assert (found[Tile.M1].outcome, found[Tile.M1].unseen) == (Outcome.WINS, 4)


def test_explaining_the_answer_takes_the_wait_with_most_copies_left():
    explained = DRILL.explain(TWO_WILD)
    assert (explained.subject, explained.outcome) == (Tile.M1, Outcome.WINS)
    assert explained.reading is not None


def test_explaining_a_refused_tile_puts_the_failed_condition_first():
    explained = DRILL.explain(TWO_WILD, Tile.P5)
    assert explained.outcome is Outcome.SHAPE_ONLY
    assert [c.fault for c in explained.conditions if c.is_fault] == [explained.conditions[0].fault] == [Fault.NO_YAOJIU]


def test_explaining_a_tile_that_does_nothing_gives_the_distance():
    explained = DRILL.explain(TWO_WILD, Tile.S8)
    assert (explained.outcome, explained.reading, explained.distance) == (Outcome.NOTHING, None, 1)


def test_explaining_a_hand_far_from_ready_gives_its_distance():
    explained = DRILL.explain(TEN_SHORT)
    assert explained.subject is None
    assert explained.distance > 1


def test_explaining_a_dead_tile_says_that_no_copy_is_left():
    explained = DRILL.explain(DEAD_FOUR, Tile.M4)
    assert (explained.outcome, explained.unseen) == (Outcome.DEAD, 0)


def test_every_kind_can_be_explained():
    for asked in many("waits", Profile.DAOZI, 4):
        for finding in DRILL.findings(asked):
            assert DRILL.explain(asked, finding.tile).outcome is finding.outcome


def test_answers_are_stored_and_read_back_the_same():
    answer = TileSetAnswer(tiles("1m9s7z"))
    assert DRILL.answer_from_json(DRILL.answer_to_json(answer)) == answer


def test_stored_answer_of_another_form_is_refused():
    with pytest.raises(QuestionError, match="'tiles'"):
        DRILL.answer_from_json({"legal": True})


def test_first_level_has_no_wild_tile_and_no_trap():
    for asked in drawn("waits", Profile.DAOZI, Level.FIRST, 60):
        position = asked.position
        outcomes = {finding.outcome for finding in DRILL.findings(asked)}
        assert position.hun not in position.concealed
        assert outcomes == {Outcome.WINS, Outcome.NOTHING}


def test_hardest_level_has_traps_and_wild_tiles():
    themes = {theme for asked in drawn("waits", Profile.DAOZI, Level.EXPERT, 60) for theme in asked.themes}
    assert {"wild_2", "wild_3", "trap_missing_suit", "many_waits"} <= themes


@pytest.mark.parametrize(
    ("profile", "traps"),
    [
        (Profile.DAOZI, {"trap_missing_suit", "trap_no_yaojiu", "trap_no_triplet", "trap_no_sequence"}),
        (Profile.QIPAI, {"trap_missing_suit", "trap_no_yaojiu", "trap_wild_pair", "trap_no_triplet"}),
        (Profile.XUANFENG, {"trap_not_opened", "winds_set"}),
    ],
)
def test_every_trap_and_shape_is_met(profile, traps):
    themes = {theme for asked in many("waits", profile, 60) for theme in asked.themes}
    assert traps | {"nothing_wins", "dead_wait", "seven_pairs", "trap_incomplete", "kong", "four_alike"} <= themes


@pytest.mark.parametrize("profile", Profile)
def test_hands_that_nothing_completes_are_a_small_part(profile):
    asked = many("waits", profile)
    vain = sum(not DRILL.key(one).tiles for one in asked)
    assert 0.02 < vain / len(asked) < 0.25

"""The drill of legality: its questions, how answers are judged, and what is explained."""

import pytest

from puzzles.drills.base import Grade, Level, MistakeKind, Outcome, TileSetAnswer, VerdictAnswer
from puzzles.drills.legal import LegalDrill
from puzzles.errors import QuestionError
from puzzles.rules.legality import Fault, faults_of, has_tied_faults
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Suit
from tests.helpers.questions import LADDER, drawn, many, question

DRILL = LegalDrill()
LEGAL = question("legal", "123m456p789s11177z")
NO_DOTS_NO_YAOJIU = question("legal", "22m234678s", melds="pung:555m chow:456m")
SHAPELESS = question("legal", "124m456p789s11177z")
LEGAL_ANSWER = VerdictAnswer(legal=True)


def no(*faults):
    return VerdictAnswer(legal=False, faults=frozenset(faults))


def test_key_tells_whether_the_hand_is_legal_and_its_faults():
    assert DRILL.key(LEGAL) == LEGAL_ANSWER
    assert DRILL.key(NO_DOTS_NO_YAOJIU) == no(Fault.MISSING_SUIT, Fault.NO_YAOJIU)
    assert DRILL.key(SHAPELESS) == no(Fault.INCOMPLETE)


def test_yes_to_a_legal_hand_is_right():
    assert DRILL.judge(LEGAL, LEGAL_ANSWER).grade is Grade.RIGHT


def test_no_to_a_legal_hand_is_wrong_whatever_the_faults():
    verdict = DRILL.judge(LEGAL, no(Fault.NO_TRIPLET))
    assert verdict.grade is Grade.WRONG
    assert [m.kind for m in verdict.mistakes] == [MistakeKind.CALLED_ILLEGAL, MistakeKind.FAULT_INVENTED]


def test_yes_to_a_faulty_hand_is_wrong_and_names_its_faults():
    verdict = DRILL.judge(NO_DOTS_NO_YAOJIU, LEGAL_ANSWER)
    assert verdict.grade is Grade.WRONG
    assert [(m.kind, m.faults, m.missing_suits) for m in verdict.mistakes] == [
        (MistakeKind.CALLED_LEGAL, (Fault.MISSING_SUIT, Fault.NO_YAOJIU), (Suit.DOTS,))
    ]


def test_no_with_all_the_faults_is_right():
    assert DRILL.judge(NO_DOTS_NO_YAOJIU, no(Fault.MISSING_SUIT, Fault.NO_YAOJIU)).grade is Grade.RIGHT


def test_no_with_other_faults_is_partly_right_and_counts_missed_and_invented_ones():
    verdict = DRILL.judge(NO_DOTS_NO_YAOJIU, no(Fault.MISSING_SUIT, Fault.NO_SEQUENCE))
    assert verdict.grade is Grade.PARTLY
    assert [(m.kind, m.fault) for m in verdict.mistakes] == [
        (MistakeKind.FAULT_MISSED, Fault.NO_YAOJIU),
        (MistakeKind.FAULT_INVENTED, Fault.NO_SEQUENCE),
    ]
    assert (verdict.found, verdict.wanted, verdict.extra) == (1, 2, 1)


def test_answer_of_another_form_is_refused():
    with pytest.raises(QuestionError, match="legal or not"):
        DRILL.judge(LEGAL, TileSetAnswer(frozenset()))


def test_explanation_of_a_faulty_hand_puts_failed_conditions_first():
    explained = DRILL.explain(NO_DOTS_NO_YAOJIU)
    assert explained.outcome is Outcome.SHAPE_ONLY
    assert [c.fault for c in explained.conditions][:2] == [Fault.MISSING_SUIT, Fault.NO_YAOJIU]
    assert not any(c.is_fault for c in explained.conditions[2:])


def test_explanation_of_a_shapeless_hand_gives_how_far_off_it_is():
    explained = DRILL.explain(SHAPELESS)
    assert (explained.outcome, explained.reading, explained.distance) == (Outcome.NOTHING, None, 1)


def test_orphans_with_one_missing_are_one_tile_off():
    asked = question("legal", "19m19p19s1123455z6z")
    assert DRILL.explain(asked).distance == 1


def test_a_question_of_legality_has_no_findings():
    assert DRILL.findings(LEGAL) == ()


def test_answers_are_stored_and_read_back_the_same():
    answer = no(Fault.NO_YAOJIU, Fault.WILD_PAIR)
    assert DRILL.answer_from_json(DRILL.answer_to_json(answer)) == answer


def test_stored_answer_with_an_unknown_fault_is_refused():
    with pytest.raises(QuestionError, match="fault ids"):
        DRILL.answer_from_json({"legal": False, "faults": ["ugly"]})


@pytest.mark.parametrize("profile", Profile)
def test_about_half_of_the_hands_are_legal(profile):
    asked = many("legal", profile)
    legal = sum(DRILL.key(one).legal for one in asked)
    assert 0.35 < legal / len(asked) < 0.65


@pytest.mark.parametrize("profile", Profile)
def test_every_fault_of_the_rules_is_asked_for(profile):
    found = {fault for one in many("legal", profile, 60) for fault in DRILL.key(one).faults}
    assert found == set(faults_of(Ruleset.of(profile)))


@pytest.mark.parametrize(("profile", "level"), LADDER)
def test_faulty_hands_are_wrong_in_one_way_only(profile, level):
    assert not any(has_tied_faults(one.position) for one in drawn("legal", profile, level, 30))


def test_hands_with_two_faults_come_at_the_higher_levels():
    assert any(len(DRILL.key(one).faults) == 2 for one in drawn("legal", Profile.DAOZI, Level.EXPERT, 40))
    assert not any(len(DRILL.key(one).faults) == 2 for one in drawn("legal", Profile.DAOZI, Level.FIRST, 40))


def test_legal_hands_come_in_every_form_and_by_every_excuse():
    themes = {theme for one in many("legal", Profile.DAOZI, 60) for theme in one.themes}
    assert {"seven_pairs", "thirteen_yao", "dragon_pair", "excused", "four_alike"} <= themes

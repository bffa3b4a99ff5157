import pytest

from puzzles.errors import PositionError
from puzzles.rules.legality import Fault, conditions, faults_of, has_tied_faults, judge
from puzzles.rules.notation import write_tiles
from puzzles.rules.ruleset import Ruleset
from tests.helpers.positions import position


def faults(*hand, **table):
    return [fault.id for fault in judge(position(*hand, **table)).faults]


def is_legal(*hand, **table):
    return judge(position(*hand, **table)).legal


def condition(fault, *hand, **table):
    given = position(*hand, **table)
    return next(each for each in conditions(given, judge(given).reading) if each.fault is fault)


LEGAL = "123m456p789s55566z"


def test_a_hand_that_meets_every_condition_is_legal():
    legality = judge(position(LEGAL))
    assert (legality.legal, legality.faults, legality.missing_suits) == (True, (), ())
    assert legality.reading is not None


def test_a_hand_without_a_reading_is_incomplete_and_nothing_else():
    """R-FORM."""
    legality = judge(position("123m456p789s11344z"))
    assert (legality.legal, legality.faults, legality.reading) == (False, (Fault.INCOMPLETE,), None)


def test_the_question_is_about_a_complete_hand():
    with pytest.raises(PositionError):
        judge(position("123m456p789s5566z"))


# R-TRIPLET


def test_a_standard_hand_needs_a_triplet():
    assert faults("123789m456p789s11z") == ["no_triplet"]
    assert is_legal("123789m456p789s11z", triplet=False)


@pytest.mark.parametrize("meld", ["pung 111p", "open_kong 1111p", "added_kong 1111p", "concealed_kong 1111p"])
def test_a_declared_triplet_or_kong_is_one(meld):
    assert is_legal("123m456p789s11z", meld)


@pytest.mark.parametrize("dragon", "567")
def test_a_pair_of_dragons_excuses_the_triplet(dragon):
    assert is_legal(f"123789m456p789s{dragon}{dragon}z")


def test_a_pair_of_winds_does_not():
    assert faults("123789m456p789s33z") == ["no_triplet"]


def test_a_wild_tile_may_make_the_triplet():
    assert is_legal("123m456p789s55z66z9m", indicator="8m")
    assert is_legal("123m456p789s11z99s9m", indicator="8m")


@pytest.mark.parametrize(("hun_pair", "legal"), [("any", True), ("one", True), ("conditions", False)])
def test_whether_a_dragon_pair_with_a_wild_tile_excuses_it_is_an_option(hun_pair, legal):
    """R-TRIPLET, R-HUN."""
    assert is_legal("123678m456p789s5z9m", indicator="8m", hun_pair=hun_pair) is legal
    assert is_legal("123678m456p789s55z", hun_pair=hun_pair)


def test_two_wild_tiles_may_be_the_dragon_pair():
    assert is_legal("123456m456p789s99m", indicator="8m")
    assert faults("123456m456p789s99m", indicator="8m", hun_pair="conditions") == ["no_triplet"]


# R-SEQUENCE


def test_a_standard_hand_needs_a_sequence():
    assert faults("111222m333p444s55z") == ["no_sequence"]
    assert is_legal("111222m333p444s55z", sequence=False)


def test_a_dragon_pair_does_not_excuse_the_sequence():
    assert faults("111222m333p444s77z") == ["no_sequence"]


def test_a_declared_chow_or_one_with_wild_tiles_is_a_sequence():
    assert is_legal("111m333p444s55z", "chow 123s")
    assert is_legal("1123m333p444s555z5p", indicator="4p")


# R-SUITS


@pytest.mark.parametrize(
    ("concealed", "missing"), [("111p123999s55z678s", "m"), ("123444m12367855s", "p"), ("123444m45678955p", "s")]
)
def test_every_suit_must_be_there(concealed, missing):
    legality = judge(position(concealed))
    assert legality.faults == (Fault.MISSING_SUIT,)
    assert [suit.letter for suit in legality.missing_suits] == [missing]
    assert is_legal(concealed, suits=False)


def test_a_declared_set_brings_its_suit():
    assert is_legal("123444m45655p", "chow 789s")


def test_a_wild_tile_is_of_no_suit():
    """R-HUN."""
    assert faults("78m444m55p456p123m9s", indicator="8s") == ["missing_suit"]


# R-YAOJIU


def test_a_hand_needs_a_yaojiu_tile():
    assert faults("234m456p678s22255s") == ["no_yaojiu"]
    assert is_legal("234m456p678s22255s", yaojiu="none")


def test_one_yaojiu_tile_is_enough_in_daozi_and_two_alike_are_needed_in_qipai():
    assert is_legal("123m456p678s22255s")
    assert faults("123m456p678s22255s", rules="qipai") == ["no_yaojiu"]
    assert is_legal("123m456p678s22255s", rules="qipai", yaojiu="one")


@pytest.mark.parametrize("hand", ["123m456p678s22211s", "123m456p678s11155s", "123123m456p22255s"])
def test_two_alike_count_in_the_pair_in_a_triplet_or_in_two_sequences(hand):
    assert is_legal(hand, rules="qipai")


def test_two_alike_count_over_hand_and_declared_sets():
    assert is_legal("123m456p22255s", "chow 123m", rules="qipai")
    assert is_legal("234m456p22255s", "pung 111m", rules="qipai")
    assert faults("123m456p22255s", "chow 789m", rules="qipai") == ["no_yaojiu"]


def test_a_wild_tile_is_never_yaojiu():
    """R-HUN."""
    assert faults("23m456p678s22255s1m", indicator="9m") == ["no_yaojiu"]


# R-PAIR


def test_qipai_allows_no_wild_tile_in_the_pair():
    hand = "123m456p789s1112z9m"
    assert faults(hand, rules="qipai", indicator="8m") == ["wild_pair"]
    assert is_legal(hand, rules="qipai", indicator="8m", hun_pair="any")
    assert is_legal(hand, rules="qipai", indicator="8m", hun_pair="one")


def test_the_option_one_forbids_only_a_pair_of_two_wild_tiles():
    hand = "123m456p789s111z99m"
    assert faults(hand, indicator="8m", hun_pair="one") == []
    open_hand = ("99m", "pung 111z", "chow 123m", "chow 456p", "chow 789s")
    table = {"indicator": "8m", "max_declared_sets": 4}
    assert faults(*open_hand, hun_pair="one", **table) == ["wild_pair"]
    assert faults(*open_hand, hun_pair="any", **table) == []


def test_the_wild_pair_is_no_fault_of_seven_pairs():
    assert is_legal("1133m2299p4477s5z9m", rules="qipai", indicator="8m")


# R-ONE-LEFT


def test_four_declared_sets_are_a_fault_of_a_valid_hand():
    hand = ("55z", "pung 111z", "chow 123m", "chow 456p", "chow 789s")
    assert faults(*hand) == ["one_tile_left"]
    assert is_legal(*hand, max_declared_sets=4)


def test_thirteen_yao_of_sets_is_at_fault_too():
    hand = ("55z", "pung 111z", "pung 111m", "pung 999p", "open_kong 9999s")
    assert faults(*hand) == ["one_tile_left"]
    assert is_legal(*hand, max_declared_sets=4)


# R-OPEN


def test_a_closed_hand_may_not_win_in_xuanfeng():
    assert faults(LEGAL, rules="xuanfeng") == ["not_opened"]
    assert is_legal(LEGAL, rules="xuanfeng", must_open="off")


@pytest.mark.parametrize("meld", ["concealed_kong 9999s", "whirlwind 1234z", "dragon_set 567z"])
def test_any_declared_set_opens_it_unless_it_must_be_exposed(meld):
    hand = ("123m456p789p11s", meld)
    assert is_legal(*hand, rules="xuanfeng")
    assert faults(*hand, rules="xuanfeng", must_open="exposed") == ["not_opened"]


def test_a_claimed_set_opens_it_in_either_case():
    assert is_legal("123m456p789p11s", "pung 999s", rules="xuanfeng", must_open="exposed")


def test_seven_pairs_are_excused_from_opening():
    assert is_legal("1133m2299p4477s55z", rules="xuanfeng")


def test_the_other_profiles_can_ask_for_it_too():
    assert faults(LEGAL, must_open="any") == ["not_opened"]
    assert is_legal("19m19p19s12345677z", must_open="exposed")


# R-EXCUSE


def test_seven_pairs_may_lack_one_suit_or_yaojiu():
    assert is_legal("1133557799m2299p")
    assert is_legal("2233m4455p667788s")
    assert faults("2233445566m2288p") == ["missing_suit", "no_yaojiu"]
    assert faults("1133557799m1122z") == ["missing_suit"]


def test_every_suit_that_is_lacking_is_named_when_they_are_too_many():
    legality = judge(position("1133557799m1122z"))
    assert [suit.letter for suit in legality.missing_suits] == ["p", "s"]


def test_how_much_a_special_form_may_lack_is_an_option():
    assert faults("1133557799m2299p", special_form_may_lack=0) == ["missing_suit"]
    assert is_legal("1133557799m1122z", special_form_may_lack=2)
    assert is_legal("2233445566m2288p", special_form_may_lack=2)


def test_thirteen_yao_may_lack_a_suit_and_never_lacks_yaojiu():
    assert is_legal("111999m111p99p111z")
    assert faults("111999m11z222333z") == ["missing_suit"]
    table = {"yaojiu": "pair", "special_form_may_lack": 0}
    assert faults("1p999p9p1s9s1234567z", indicator="8p", **table) == ["missing_suit"]


def test_a_standard_hand_may_lack_nothing():
    assert faults("123444m456p78955p", special_form_may_lack=4) == ["missing_suit"]


def test_a_two_eight_pair_and_three_triplets_excuse_nothing():
    assert faults("222m333p444s567s88p") == ["no_yaojiu"]
    assert faults("123m222m333m444p88p") == ["missing_suit"]


# which reading's faults


def test_the_faults_are_those_of_the_reading_with_the_fewest():
    """R-LEGAL: as runs this hand would lack a triplet too."""
    legality = judge(position("22334455667788m"))
    assert [fault.id for fault in legality.faults] == ["missing_suit", "no_yaojiu"]
    assert legality.reading.form.value == "seven_pairs"


def test_a_reading_without_fault_is_enough():
    """R-LEGAL: as three triplets it would lack the sequence."""
    assert is_legal("111222333m44p555s")


TIED = "234m23p2347778s22z"
"""With 2z wild: either the pair has a wild tile, or there is no triplet; 幺九 is lacking anyway."""


def test_of_readings_that_tie_the_first_in_order_names_the_faults():
    assert faults(TIED, rules="qipai", indicator="3z") == ["no_triplet", "no_yaojiu"]


def test_a_tie_between_different_faults_is_known():
    assert has_tied_faults(position(TIED, rules="qipai", indicator="3z"))
    assert not has_tied_faults(position(TIED, rules="daozi", indicator="3z"))
    assert not has_tied_faults(position("22334455667788m"))
    assert not has_tied_faults(position(LEGAL))
    assert not has_tied_faults(position("123m456p789s11344z"))


# the conditions that are shown


def test_the_rules_say_which_faults_can_arise():
    assert [fault.id for fault in faults_of(Ruleset.of("daozi"))] == [
        "incomplete",
        "no_triplet",
        "no_sequence",
        "missing_suit",
        "no_yaojiu",
        "one_tile_left",
    ]
    assert Fault.WILD_PAIR in faults_of(Ruleset.of("qipai"))
    assert faults_of(Ruleset.of("xuanfeng")) == (Fault.INCOMPLETE, Fault.NOT_OPENED)


@pytest.mark.parametrize("fault", Fault)
def test_each_fault_has_an_id_and_a_rule(fault):
    assert fault.id == fault.name.lower()
    assert fault.rule.startswith("R-")


def shown(fault, *hand, **table):
    each = condition(fault, *hand, **table)
    return each.met, each.excused, write_tiles(each.evidence)


def test_a_condition_shows_the_tiles_that_meet_it():
    assert shown(Fault.NO_TRIPLET, LEGAL) == (True, False, "555z")
    assert shown(Fault.NO_SEQUENCE, LEGAL) == (True, False, "123m")
    assert shown(Fault.MISSING_SUIT, LEGAL) == (True, False, "1m4p7s")
    assert shown(Fault.NO_YAOJIU, LEGAL) == (True, False, "1m")
    assert shown(Fault.NO_YAOJIU, "123m456p789s11155z", rules="qipai") == (True, False, "11z")
    assert shown(Fault.WILD_PAIR, LEGAL, rules="qipai", yaojiu="one") == (True, False, "66z")
    assert shown(Fault.ONE_TILE_LEFT, LEGAL) == (True, False, "")
    assert shown(Fault.NOT_OPENED, "123m456p789p11s", "pung 999s", rules="xuanfeng") == (True, False, "999s")


def test_natural_sets_are_shown_before_those_with_wild_tiles():
    assert shown(Fault.NO_SEQUENCE, "12m456p789s55566z9p", indicator="8p") == (True, False, "456p")


def test_a_condition_that_fails_shows_what_is_wrong():
    assert shown(Fault.NO_TRIPLET, "123789m456p789s11z") == (False, False, "")
    assert shown(Fault.WILD_PAIR, "123m456p789s1112z9m", rules="qipai", indicator="8m") == (False, False, "22z")
    open_hand = ("55z", "pung 111z", "chow 123m", "chow 456p", "chow 789s")
    assert shown(Fault.ONE_TILE_LEFT, *open_hand) == (False, False, "55z")
    assert shown(Fault.NOT_OPENED, LEGAL, rules="xuanfeng") == (False, False, "")


def test_a_missing_suit_is_named_and_the_others_are_shown():
    each = condition(Fault.MISSING_SUIT, "123444m45678955p")
    assert each.is_fault
    assert [suit.letter for suit in each.missing_suits] == ["s"]
    assert write_tiles(each.evidence) == "1m4p"


def test_an_excused_condition_is_neither_met_nor_a_fault():
    """R-EXCUSE, R-TRIPLET."""
    for fault, hand in (
        (Fault.NO_TRIPLET, "123789m456p789s55z"),
        (Fault.NO_TRIPLET, "1133557799m2299p"),
        (Fault.NO_SEQUENCE, "1133557799m2299p"),
        (Fault.MISSING_SUIT, "1133557799m2299p"),
        (Fault.NO_YAOJIU, "2233m4455p667788s"),
    ):
        each = condition(fault, hand)
        assert (each.met, each.excused, each.is_fault) == (False, True, False)
    assert shown(Fault.NO_TRIPLET, "123789m456p789s55z")[2] == "55z"


def test_the_conditions_of_a_reading_are_those_of_the_rules_in_their_order():
    given = position(LEGAL, rules="qipai")
    held = conditions(given, judge(given).reading)
    assert tuple(each.fault for each in held) == faults_of(given.rules)

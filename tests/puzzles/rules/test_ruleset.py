import pickle

import pytest

from puzzles.errors import RulesetError
from puzzles.rules.ruleset import OPTIONS, Profile, Ruleset

REFUSED = {
    "honor_order": ["", "ewsn", True, None.__class__, 1],
    "suit_cycle": ["", "both", False],
    "yaojiu": ["two", True, 1],
    "suits": [1, 0, "on", "true"],
    "sequence": [1, "off"],
    "triplet": [0, "on"],
    "hun_pair": ["all", False],
    "max_declared_sets": [2, 5, "3", 3.0, True],
    "must_open": ["on", True, ""],
    "chow": [1, "on", 0.0],
    "seven_pairs_quads": [1, "on"],
    "seven_pairs_two_eight": [1, "on"],
    "special_form_may_lack": [-1, 5, 1.0, True, "1"],
    "thirteen_yao_shapes": ["sets", ["set"], [1], {"sets": True}, [["sets"]]],
    "kong_counts_as_quad": [2, "on"],
    "wall_top": [True, "on", ""],
    "dealer_pays_extra": ["all", True],
    "discard_pays": ["one", 1],
    "fan_cap": [0, 65, "10", 10.0, True],
    "unit": [0, 1001, True, 1.0, "1"],
}


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, bad in REFUSED.items() for value in bad])
def test_a_value_that_an_option_cannot_have_is_refused(option, value):
    with pytest.raises(RulesetError) as caught:
        Ruleset.of("daozi", {option: value})
    assert caught.value.code == "option_value"
    assert caught.value.facts["option"] == option
    assert repr(option) in str(caught.value)
    assert "expected" in str(caught.value)


def test_a_value_of_the_points_profile_is_checked_too():
    with pytest.raises(RulesetError, match="'robbed_kong_pays' cannot be 'three'"):
        Ruleset.of("xuanfeng", {"robbed_kong_pays": "three"})


LACKED = [(profile, option) for profile in Profile for option in OPTIONS if profile not in OPTIONS[option].defaults]


@pytest.mark.parametrize(("profile", "option"), LACKED)
@pytest.mark.parametrize("value", [None, "own"])
def test_naming_an_option_that_the_profile_lacks_is_refused(profile, option, value):
    with pytest.raises(RulesetError) as caught:
        Ruleset.of(profile, {option: value})
    assert caught.value.code == "option_name"
    assert caught.value.facts == {"option": option, "profile": profile.value}


@pytest.mark.parametrize("profile", Profile)
def test_an_unknown_option_is_refused_under_null_too(profile):
    with pytest.raises(RulesetError, match="no option 'hun'"):
        Ruleset.of(profile, {"hun": None})


@pytest.mark.parametrize("profile", ["riichi", "Daozi", "", "倒子麻将"])
def test_an_unknown_profile_is_refused(profile):
    with pytest.raises(RulesetError, match="expected one of 'daozi', 'qipai', 'xuanfeng'") as caught:
        Ruleset.of(profile)
    assert caught.value.code == "profile"


def test_null_leaves_the_value_of_the_profile():
    assert Ruleset.of("qipai", dict.fromkeys(("yaojiu", "fan_cap", "thirteen_yao_shapes"))) == Ruleset.of("qipai")


def test_the_profiles_differ_where_the_documents_do():
    daozi, qipai, xuanfeng = map(Ruleset.of, Profile)
    assert (daozi.yaojiu, daozi.hun_pair, daozi.wall_top, daozi.dealer_pays_extra) == ("one", "any", "win", "discarder")
    assert (qipai.yaojiu, qipai.hun_pair, qipai.wall_top, qipai.dealer_pays_extra) == ("pair", "none", "off", "none")
    assert (xuanfeng.yaojiu, xuanfeng.must_open, xuanfeng.chow, xuanfeng.max_declared_sets) == (None, "any", False, 4)
    assert daozi.has_hun
    assert not xuanfeng.has_hun


def test_the_changed_options_make_the_same_rules_again():
    options = {"fan_cap": 10, "thirteen_yao_shapes": ["pairs", "sets"], "chow": False, "yaojiu": "one"}
    rules = Ruleset.of("qipai", options)
    assert rules.changed_options() == {**options, "thirteen_yao_shapes": ["sets", "pairs"]}
    assert Ruleset.of("qipai", rules.changed_options()) == rules


def test_every_choice_of_rules_has_a_code_of_its_own():
    by_code = {}
    for profile in Profile:
        for option in OPTIONS.values():
            for value in values_of(option) if profile in option.defaults else ():
                rules = Ruleset.of(profile, {option.id: value})
                same = by_code.setdefault(rules.code, rules)
                assert (same.profile, same.changed_options()) == (profile, rules.changed_options())
    assert len(by_code) > 1_100


def values_of(option):
    if option.many:
        return [[], *([shape] for shape in option.allowed), list(option.allowed)]
    return (True, False) if option.allowed is bool else tuple(option.allowed)


def test_rules_survive_a_journey_to_another_process():
    rules = Ruleset.of("daozi", {"fan_cap": 10})
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert hash(pickle.loads(pickle.dumps(rules))) == hash(rules)

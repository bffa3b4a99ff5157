"""What is chosen without listing all readings is what the list of readings says."""

from random import Random

import pytest

from puzzles.rules.choice import Chooser
from puzzles.rules.fan import ledger_of
from puzzles.rules.legal_tables import legal_tables
from puzzles.rules.legality import Fault, faults_in, has_tied_faults, judge, missing_suits
from puzzles.rules.position import position_from_json
from puzzles.rules.readings import all_readings, readings_of
from tests.helpers.deals import random_position
from tests.helpers.positions import position

FACTORS = ("seven_pairs", "pure_suit", "mixed_suit", "kong_bloom")


def weight(hand, faults):
    """Count faults, a missing suit once for each suit."""
    return len(faults) + (len(missing_suits(hand)) - 1 if Fault.MISSING_SUIT in faults else 0)


def worth(given, reading):
    """Give the fan of a reading, or its points and whether it is of triplets alone."""
    counts = {line.item.id: line.count for line in ledger_of(given, reading)}
    if given.rules.has_hun:
        return sum(counts.values())
    factor = 1
    for item in FACTORS:
        factor *= counts.get(item, 1)
    return factor, "all_triplets" in counts


def obvious_choice(given):
    """Judge every reading; give the one that counts, its faults, and whether others tie with different ones."""
    judged = [(faults_in(given.hand, reading), reading) for reading in all_readings(given)]
    if not judged:
        return None, (), False
    legal = [reading for faults, reading in judged if not faults]
    if legal:
        return max(legal, key=lambda reading: worth(given, reading)), (), False
    faults, nearest = min(judged, key=lambda entry: weight(given.hand, entry[0]))
    fewest = weight(given.hand, faults)
    tied = {faults for faults, _ in judged if weight(given.hand, faults) == fewest}
    return nearest, faults, len(tied) > 1


def check(given):
    reading, faults, tied = obvious_choice(given)
    legality = judge(given)
    assert legality.reading == reading
    assert legality.legal == (reading is not None and not faults)
    assert legality.faults == (faults if reading else (Fault.INCOMPLETE,))
    assert has_tied_faults(given) == tied
    assert legal_tables(given.rules).is_legal(given.keys, given.hand.wild, given.hand.declared) == legality.legal
    assert all_readings(given) == readings_of(given.hand)


@pytest.mark.parametrize("seed", range(4))
def test_the_choice_is_the_best_of_all_readings(seed):
    rng = Random(seed)
    for _ in range(80):
        check(position_from_json(random_position(rng, complete=True)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50, 70))
def test_the_choice_is_the_best_of_all_readings_thousands_of_times(seed):
    rng = Random(seed)
    for _ in range(1_000):
        check(position_from_json(random_position(rng, complete=True)))


@pytest.mark.parametrize(
    ("concealed", "table"),
    [
        ("11m9p456p33z9999s45p", {"indicator": "8s"}),
        ("19m19p1234567z999s", {"indicator": "8s"}),
        ("1199m1199p11s5z999s", {"indicator": "8s"}),
        ("111999m111p9999s5z", {"indicator": "8s", "sequence": False}),
        ("2255m3388p4477s99s", {"indicator": "8s", "seven_pairs_quads": False}),
        ("1122m1122p1122s55z", {"rules": "xuanfeng", "must_open": "off"}),
        ("22334455667788m", {"rules": "xuanfeng", "must_open": "off"}),
        ("1133m5577p99s2244z", {"must_open": "any"}),
        ("123444m55p45p9999s", {"indicator": "8s", "hun_pair": "conditions", "yaojiu": "pair"}),
    ],
)
def test_hands_on_the_edge_are_chosen_alike(concealed, table):
    check(position(concealed, **table))


def test_four_pairs_and_two_sets_are_no_hand():
    """Each suit of a hand may hold a pair, and all but one must not."""
    given = position("12355m12355p11s22z")
    assert all_readings(given) == ()
    assert judge(given).faults == (Fault.INCOMPLETE,)


def test_no_reading_is_made_but_the_best(monkeypatch):
    """With four wild tiles there are hundreds of readings; only those that tie for the best are made."""
    made = []
    choose = Chooser._by_sets
    monkeypatch.setattr(Chooser, "_by_sets", lambda *of: made.extend(found := choose(*of)) or found)
    given = position("123m456p78s55z9999s", indicator="8s")
    judge(given)
    assert 0 < len(made) * 10 < len(all_readings(given))

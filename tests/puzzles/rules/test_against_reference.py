import json
from random import Random

import pytest

from puzzles.commands.solve import answer_line
from puzzles.rules.legality import has_tied_faults
from puzzles.rules.position import position_from_json
from puzzles.rules.readings import all_readings, reading_to_json
from tests.helpers.deals import random_position, random_question
from tests.helpers.reference import solve
from tests.helpers.reference.hands import Hand
from tests.helpers.reference.judging import faults_of
from tests.helpers.reference.questions import all_readings as obvious_readings
from tests.helpers.reference.tiles import name


def check_questions(seed, count):
    rng = Random(seed)
    for _ in range(count):
        question = random_question(rng)
        expected = solve(question)
        given = answer_line(json.dumps(question).encode())
        if expected["valid"]:
            assert given == expected, question
        else:
            assert given["valid"] is False, question
            assert given["error"], question


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_answers_as_the_rules_read_literally(seed):
    check_questions(seed, 100)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_the_engine_answers_tens_of_thousands_of_questions_as_the_rules_read_literally(seed):
    check_questions(seed, 1_500)


def test_every_reading_is_found_once_and_in_order():
    rng = Random(9)
    for _ in range(200):
        data = random_position(rng, complete=True)
        hand = Hand(data)
        expected = {as_text(reading.as_json()): reading for reading in obvious_readings(hand, hand.natural, hand.wild)}
        given = [as_text(reading_to_json(reading)) for reading in all_readings(position_from_json(data))]
        assert sorted(given) == sorted(expected), data
        places = [expected[reading].key()[:4] for reading in given]
        assert places == sorted(places), data


def test_a_tie_between_different_faults_is_told():
    rng = Random(31)
    positions = [random_position(rng, complete=True) for _ in range(200)] + [torn_position(rng) for _ in range(60)]
    told = []
    for data in positions:
        hand = Hand(data)
        faults = [faults_of(hand, reading) for reading in obvious_readings(hand, hand.natural, hand.wild)]
        fewest = min(map(len, faults), default=0)
        if fewest:
            nearest = {frozenset(found) for found in faults if len(found) == fewest}
            told.append(has_tied_faults(position_from_json(data)))
            assert told[-1] == (len(nearest) > 1), data
    assert told.count(True) > 5
    assert told.count(False) > 5


def torn_position(rng):
    """Give a hand that has a triplet or a natural pair, as you read it, but not both."""
    kind = rng.randrange(1, 8) + 9 * rng.randrange(3)
    sequences = [9 * suit + rng.choice((0, 0, 1, 3)) for suit in range(3)]
    tiles = [kind, kind, kind, kind + 1, *(lowest + step for lowest in sequences for step in range(3))]
    concealed = "".join(map(name, tiles)) + "1z"
    data = {"rules": "qipai", "concealed": concealed, "indicator": "4z", "options": {"yaojiu": "one"}}
    return data if max(map(tiles.count, tiles)) <= 4 else torn_position(rng)


def as_text(reading):
    """Write a reading so that sets which section 9 leaves in either order compare equal."""
    return json.dumps(reading | {"sets": sorted(reading["sets"] or ())}, sort_keys=True)

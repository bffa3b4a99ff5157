import pickle

import pytest

from puzzles.errors import NotationError, PositionError, PuzzleError, RulesetError
from puzzles.rules.notation import read_tile
from puzzles.rules.position import Meld, MeldKind, position_from_json, position_to_json
from tests.helpers.positions import position

WAITING = {"rules": "daozi", "concealed": "123m456p789s5566z"}
WON = {
    "rules": "daozi",
    "concealed": "123m456p789s55566z",
    "dealer": "self",
    "win": {"tile": "5z", "by": "discard", "from": "left"},
}
POINTS = {"rules": "xuanfeng", "concealed": "123m456p789s5566z"}
OPEN_POINTS = {"rules": "xuanfeng", "concealed": "123m456p5566s"}
FIVE_PUNGS = [{"kind": "pung", "tiles": f"{n}{n}{n}p"} for n in range(1, 6)]
ONE_MELD = {"rules": "daozi", "concealed": "123m456p5566z"}


def with_meld(kind, tiles, base=ONE_MELD, **more):
    return base | {"melds": [{"kind": kind, "tiles": tiles}]} | more


def refused(data):
    with pytest.raises(PuzzleError) as caught:
        position_from_json(data)
    return caught.value


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        # what kind of thing it is
        ([], "wrong_value", "position: cannot be []"),
        (WAITING | {"hand": None}, "unknown_key", "position: unknown key 'hand'"),
        ({"concealed": "123m"}, "missing_field", "rules: missing"),
        (WAITING | {"rules": None}, "missing_field", "rules: missing"),
        (WAITING | {"rules": 1}, "wrong_value", "rules: cannot be 1"),
        (WAITING | {"rules": "riichi"}, "profile", "rules: there are no rules 'riichi'"),
        (WAITING | {"options": "none"}, "wrong_value", "options: cannot be 'none'"),
        (WAITING | {"options": []}, "wrong_value", "options: cannot be []"),
        (WAITING | {"options": {"hun": 1}}, "option_name", "options: the rules 'daozi' have no option 'hun'"),
        (WAITING | {"options": {"chow": 1}}, "option_value", "options: option 'chow' cannot be 1"),
        (WAITING | {"concealed": None}, "missing_field", "concealed: missing"),
        (WAITING | {"concealed": ["1m"]}, "wrong_value", "concealed: cannot be ['1m']"),
        (WAITING | {"concealed": "12x"}, "unreadable", "concealed: cannot read '12x'"),
        (WAITING | {"melds": "111m"}, "wrong_value", "melds: cannot be '111m'"),
        (WAITING | {"melds": {}}, "wrong_value", "melds: cannot be {}"),
        (ONE_MELD | {"melds": ["111s"]}, "wrong_value", "melds[0]: cannot be '111s'"),
        (ONE_MELD | {"melds": [None]}, "wrong_value", "melds[0]: cannot be null"),
        (ONE_MELD | {"melds": [{"kind": "pung"}]}, "missing_field", "melds[0].tiles: missing"),
        (ONE_MELD | {"melds": [{"tiles": "111s"}]}, "missing_field", "melds[0].kind: missing"),
        (with_meld("kong", "1111s"), "wrong_value", "melds[0].kind: cannot be 'kong'"),
        (ONE_MELD | {"melds": [{"kind": "pung", "by": None}]}, "unknown_key", "melds[0]: unknown key 'by'"),
        (with_meld("pung", 5), "wrong_value", "melds[0].tiles: cannot be 5"),
        (WAITING | {"indicator": "1m2m"}, "not_one_tile", "indicator: cannot read '1m2m' as one tile"),
        (WAITING | {"indicator": ""}, "not_one_tile", "indicator: cannot read ''"),
        (WAITING | {"indicator": 5}, "wrong_value", "indicator: cannot be 5"),
        (WAITING | {"qiang": True}, "wrong_value", "qiang: cannot be true"),
        (WAITING | {"dealer": "Self"}, "wrong_value", "dealer: cannot be 'Self'"),
        (WAITING | {"dealer": ["self"]}, "wrong_value", "dealer: cannot be ['self']"),
        (WON | {"win": "5z"}, "wrong_value", "win: cannot be '5z'"),
        (WON | {"win": {"by": "discard", "from": "left"}}, "missing_field", "win.tile: missing"),
        (WON | {"win": {"tile": "5z", "from": "left"}}, "missing_field", "win.by: missing"),
        (WON | {"win": {"tile": "5z", "by": "luck"}}, "wrong_value", "win.by: cannot be 'luck'"),
        (WON | {"win": {"tile": "55z", "by": "self_draw"}}, "not_one_tile", "win.tile: cannot read '55z'"),
        (WON | {"win": {"tile": "5z", "by": "discard", "from": "self"}}, "wrong_value", "win.from: cannot be 'self'"),
        (WON | {"win": {"tile": "5z", "by": "self_draw", "on": None}}, "unknown_key", "win: unknown key 'on'"),
        # what breaks the deal (section 5)
        (WAITING | {"concealed": "123m"}, "tile_count", "concealed: '123m' has 3 tiles, expected 13 (waiting) or 14"),
        (WAITING | {"concealed": ""}, "tile_count", "concealed: '' has 0 tiles"),
        (WAITING | {"concealed": "123m" * 5}, "tile_count", "has 15 tiles"),
        (
            {"rules": "daozi", "concealed": "1m", "melds": FIVE_PUNGS},
            "too_many_melds",
            "melds: 5 declared sets, expected at most 4",
        ),
        (WAITING | {"concealed": "11111m456p789s55z"}, "too_many_copies", "concealed: '1m' is in sight 5 times"),
        (WAITING | {"concealed": "1111m456p789s555z", "indicator": "1m"}, "too_many_copies", "concealed + indicator"),
        (WAITING | {"concealed": "1111m456p789s555z", "qiang": "1m"}, "too_many_copies", "concealed + qiang: '1m'"),
        (
            {"rules": "daozi", "concealed": "11m456p55z66s1p", "melds": [{"kind": "pung", "tiles": "111m"}]},
            "too_many_copies",
            "concealed + melds: '1m' is in sight 5 times",
        ),
        (with_meld("chow", "135s"), "malformed_meld", "melds[0]: chow '135s'"),
        (with_meld("chow", "891s"), "malformed_meld", "melds[0]: chow '189s'"),
        (with_meld("chow", "123z"), "malformed_meld", "three in a row"),
        (with_meld("chow", "9s1p2p"), "malformed_meld", "three in a row"),
        (with_meld("pung", "1111s"), "malformed_meld", "three alike"),
        (with_meld("pung", ""), "malformed_meld", "three alike"),
        (with_meld("open_kong", "111s"), "malformed_meld", "four alike"),
        (with_meld("added_kong", "1112s"), "malformed_meld", "four alike"),
        (with_meld("concealed_kong", "55s"), "malformed_meld", "four alike"),
        (with_meld("whirlwind", "1233z", OPEN_POINTS), "malformed_meld", "1z 2z"),
        (with_meld("dragon_set", "566z", OPEN_POINTS), "malformed_meld", "5z 6z"),
        (with_meld("chow", "123s", OPEN_POINTS), "no_chow", "have no chow"),
        (
            with_meld("chow", "123s", options={"chow": False}),
            "no_chow",
            "these rules have no chow",
        ),
        (with_meld("whirlwind", "1234z"), "foreign_meld", "'daozi' have no such set"),
        (with_meld("dragon_set", "567z"), "foreign_meld", "'daozi' have no such set"),
        (with_meld("pung", "222s", indicator="1s"), "hun_in_meld", "'2s', which is wild"),
        (POINTS | {"indicator": "1m"}, "no_indicator", "indicator: '1m', but the rules 'xuanfeng' have no indicator"),
        (POINTS | {"qiang": "1m"}, "no_qiang", "qiang: '1m', but the rules 'xuanfeng' have no qiang"),
        (WAITING | {"dealer": "self", "win": WON["win"]}, "win_while_waiting", "win: given, but the hand"),
        (WON | {"win": {"tile": "9m", "by": "self_draw"}}, "win_tile_absent", "win.tile: '9m' is not among"),
        (WON | {"win": {"tile": "5z", "by": "discard"}}, "win_from_missing", "win.from: missing"),
        (WON | {"win": {"tile": "5z", "by": "robbed_kong"}}, "win_from_missing", "for a robbed_kong"),
        (WON | {"win": {"tile": "5z", "by": "self_draw", "from": "left"}}, "win_from_given", "win.from: 'left'"),
        (WON | {"win": {"tile": "5z", "by": "kong_draw"}}, "kong_draw_without_kong", "win.by: 'kong_draw'"),
        (WON | {"dealer": None}, "dealer_missing", "dealer: missing"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_position_is_named(data, code, words):
    error = refused(data)
    assert error.code == code
    assert words in str(error)


def test_each_family_of_errors_is_kept_apart():
    assert isinstance(refused(WAITING | {"concealed": "x"}), NotationError)
    assert isinstance(refused(WAITING | {"rules": "x"}), RulesetError)
    assert isinstance(refused(WAITING | {"melds": 1}), PositionError)


def test_null_under_a_known_key_is_the_same_as_leaving_it_out():
    bare = {"rules": "daozi", "concealed": WON["concealed"]}
    nulls = dict.fromkeys(("options", "melds", "indicator", "qiang", "dealer", "win"))
    assert position_from_json(bare | nulls) == position_from_json(bare)
    drawn = {"tile": "5z", "by": "self_draw"}
    assert position_from_json(WON | {"win": drawn | {"from": None}}) == position_from_json(WON | {"win": drawn})


def test_a_dealer_is_not_needed_in_the_points_profile_and_may_be_given():
    won = {"rules": "xuanfeng", "concealed": "123m456p789s55566z", "win": WON["win"]}
    assert position_from_json(won).dealer is None
    assert position_from_json(won | {"dealer": "across"}).dealer is not None


def test_a_kong_draw_needs_a_kong_or_a_whirlwind_and_no_dragon_set():
    """The dragon set is three tiles: no replacement is due."""
    won = {"rules": "xuanfeng", "concealed": "123m456p55566s", "win": {"tile": "5s", "by": "kong_draw"}}
    for kind, tiles in (("concealed_kong", "1111z"), ("open_kong", "1111z"), ("whirlwind", "1234z")):
        assert position_from_json(won | {"melds": [{"kind": kind, "tiles": tiles}]}).win
    assert refused(won | {"melds": [{"kind": "dragon_set", "tiles": "567z"}]}).code == "kong_draw_without_kong"
    assert refused(won | {"melds": [{"kind": "pung", "tiles": "111z"}]}).code == "kong_draw_without_kong"


def test_tiles_are_kept_sorted_whatever_their_order():
    given = position("5z14p3m56p2m566z", "chow 978m")
    assert given.concealed == tuple(sorted(given.concealed))
    assert given.melds[0].tiles == (read_tile("7m"), read_tile("8m"), read_tile("9m"))
    assert position("1239m456p789s66z5z") == position("5z66z789s9m123m456p")


def test_the_hun_follows_the_indicator():
    """R-HUN."""
    assert position("123m456p789s5566z", indicator="9m").hun is read_tile("1m")
    assert position("123m456p789s5566z").hun is None
    assert position("123m456p789s5566z", indicator="1z").hun is read_tile("3z")
    assert position("123m456p789s5566z", indicator="1z", honor_order="joined").hun is read_tile("2z")


def test_a_hand_is_complete_with_its_last_tile_whatever_is_declared():
    assert not position("123m456p789s5566z").is_complete
    assert position("123m456p789s55566z").is_complete
    assert position("55z", "pung 111m", "open_kong 2222m", "concealed_kong 3333m", "chow 456m").is_complete
    assert not position("5z", "pung 111m", "open_kong 2222m", "concealed_kong 3333m", "chow 456m").is_complete


@pytest.mark.parametrize(
    ("meld", "opened"),
    [
        ("chow 123s", True),
        ("pung 111s", True),
        ("open_kong 1111s", True),
        ("added_kong 1111s", True),
        ("concealed_kong 1111s", False),
    ],
)
def test_a_concealed_kong_does_not_open_the_hand(meld, opened):
    """R-CLOSED, R-OPEN."""
    assert position("123m456p5566z", meld).is_opened is opened


def test_what_is_in_sight_is_counted_over_hand_sets_and_open_tiles():
    given = position("123m456p5566z", "pung 111m".replace("1", "7"), indicator="5z", qiang="7m")
    assert given.in_sight[read_tile("7m")] == 4
    assert given.in_sight[read_tile("5z")] == 3
    assert given.in_sight[read_tile("9s")] == 0


@pytest.mark.parametrize("data", [WAITING, WON, POINTS, with_meld("pung", "777m")])
def test_a_position_is_written_as_it_was_read(data):
    assert position_to_json(position_from_json(data)) == data


def test_what_is_default_is_not_written():
    data = WAITING | {"options": {"unit": 1, "fan_cap": None, "chow": False}, "melds": [], "indicator": None}
    assert position_to_json(position_from_json(data)) == WAITING | {"options": {"chow": False}}


def test_positions_survive_a_journey_to_another_process():
    given = position_from_json(WON)
    copy = pickle.loads(pickle.dumps(given))
    assert copy == given
    assert copy.hand.natural == given.hand.natural


def test_equal_positions_have_equal_hashes():
    assert hash(position_from_json(WON)) == hash(position_from_json(dict(reversed(WON.items()))))
    assert Meld(MeldKind.CHOW, (2, 0, 1)) == Meld(MeldKind.CHOW, (0, 1, 2))

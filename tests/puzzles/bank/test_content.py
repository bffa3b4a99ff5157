from dataclasses import replace

import pytest

from puzzles.bank import content
from puzzles.drills.base import Level, MistakeKind
from puzzles.errors import QuestionError
from puzzles.rules.notation import read_tiles
from puzzles.rules.position import Meld, MeldKind, Position, Seat, Win, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile
from tests.helpers.attempts import answer_to, question


def full_position(**options: object) -> Position:
    return Position(
        Ruleset.of("daozi", options),
        tuple(read_tiles("123m456p11122z")),
        melds=(Meld(MeldKind.CHOW, tuple(read_tiles("789s"))),),
        indicator=Tile.P8,
        qiang=Tile.S2,
        dealer=Seat.LEFT,
        win=Win(Tile.SOUTH, WinBy.DISCARD, Seat.RIGHT),
    )


def asked(position: Position, kind: str = "legal") -> str:
    return content.asked_text(replace(question(kind), position=position))


def test_what_is_asked_is_written_one_fact_a_line():
    assert asked(full_position(unit=5)).splitlines() == [
        "anshan-puzzle 1",
        "kind legal",
        "rules daozi",
        "option unit=5",
        "hand 123m456p11122z",
        "meld chow 789s",
        "indicator 8p",
        "qiang 2s",
        "dealer left",
        "win 2z discard right",
    ]


def test_the_name_of_a_puzzle_is_the_same_in_every_version():
    assert content.stored(question()).uid.hex() == "f6ee0997eb524797fbbd219559bc03d1"


def test_the_name_of_a_puzzle_has_sixteen_bytes():
    assert len(content.uid_of("anything")) == 16


def test_an_opinion_about_a_puzzle_does_not_change_its_name():
    other = replace(question(), level=Level.EXPERT, rating=2300, themes=("dead_wait",))
    assert content.stored(other).uid == content.stored(question()).uid


def test_the_order_of_declared_sets_does_not_change_the_name():
    chow, pung = (
        Meld(MeldKind.CHOW, tuple(read_tiles("789s"))),
        Meld(MeldKind.PUNG, tuple(read_tiles("555p"))),
    )
    hand = tuple(read_tiles("123m4567s"))
    rules = Ruleset.of("daozi")
    assert asked(Position(rules, hand, (chow, pung))) == asked(Position(rules, hand, (pung, chow)))


@pytest.mark.parametrize(
    "change",
    [
        {"rules": Ruleset.of("qipai")},
        {"rules": Ruleset.of("daozi", {"fan_cap": 5})},
        {"concealed": tuple(read_tiles("123m456p11122z"[:-3] + "33z"))},
        {"indicator": Tile.P7},
        {"qiang": Tile.S3},
        {"dealer": Seat.SELF},
        {"win": Win(Tile.SOUTH, WinBy.SELF_DRAW)},
        {"win": Win(Tile.EAST, WinBy.DISCARD, Seat.RIGHT)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_whatever_is_asked_changes_the_name(change):
    before = full_position()
    if "concealed" in change:
        change = change | {"win": Win(Tile.WEST, WinBy.DISCARD, Seat.RIGHT)}
    assert asked(replace(before, **change)) != asked(before)


def test_the_kind_of_question_changes_the_name():
    assert asked(full_position(), "legal") != asked(full_position(), "fan")


def test_an_option_that_is_the_profiles_own_changes_nothing():
    assert asked(full_position(unit=1)) == asked(full_position())


def test_a_question_comes_back_as_it_was():
    before = replace(question("fan"), position=full_position(fan_cap=5))
    text = content.question_to_text(before)
    assert content.question_from_text(text, int(before.level), before.rating) == before


def test_a_question_comes_back_with_the_level_it_had_in_the_attempt():
    text = content.question_to_text(question())
    again = content.question_from_text(text, 5, 2000)
    assert (again.level, again.rating) == (Level.EXPERT, 2000)


@pytest.mark.parametrize("kind", ["waits", "legal", "fan"])
def test_answers_come_back_as_they_were(kind):
    text = content.answer_to_text(kind, answer_to(kind))
    assert content.answer_from_text(kind, text) == answer_to(kind)


def test_mistakes_come_back_in_their_order():
    mistakes = (MistakeKind.TOTAL_WRONG, MistakeKind.ITEM_MISSED)
    assert content.mistakes_from_text(content.mistakes_to_text(mistakes)) == mistakes


def test_an_unknown_kind_is_named():
    with pytest.raises(QuestionError, match=r"unknown kind of question 'chess': expected one of waits"):
        content.answer_to_text("chess", answer_to("waits"))


def test_canonical_json_is_sorted_and_tight():
    assert content.canonical({"b": 1, "a": ["萬"]}) == '{"a":["萬"],"b":1}'


def test_canonical_json_refuses_what_json_has_no_word_for():
    with pytest.raises(ValueError, match="JSON compliant"):
        content.canonical(float("nan"))

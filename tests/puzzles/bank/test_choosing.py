from collections import Counter
from dataclasses import replace

import pytest

from puzzles.bank import attempts, choosing
from puzzles.bank.attached import with_bank
from puzzles.bank.errors import StorageBugError
from puzzles.bank.opening import open_file
from puzzles.drills.attempt import Mode
from puzzles.drills.base import Grade
from puzzles.drills.records import Wish
from tests.helpers.attempts import NOON, TODAY, attempt, days_ago
from tests.helpers.banks import make_bank, open_with, puzzle

WISH = Wish(kinds=("waits",), profiles=("daozi",), rating=1500, unseen_since=TODAY - 60)
MANY = 150


def answered(files, asked, *, days=0, grade=Grade.RIGHT, mode=Mode.RATED):
    """Answer a puzzle, so many days ago."""
    given = replace(attempt(grade=grade, at=days_ago(days)), question=asked.question, mode=mode)
    attempts.append(files.db, attempts.prepare(given), attempts.next_seq(files.db), files.places)


@pytest.fixture
def files_with(tmp_path):
    opened = []

    def make(*puzzles):
        opened.append(open_with(tmp_path, puzzles))
        return opened[-1]

    yield make
    for files in opened:
        files.db.close()


def play(files, wish, times):
    """Take so many puzzles and answer each today."""
    found = []
    for _ in range(times):
        offered = choosing.next_puzzle(files, wish)
        assert offered is not None
        answered(files, offered.puzzle)
        found.append(offered.puzzle)
    return found


def test_the_next_puzzle_comes_as_it_was_put_in(files_with):
    files = files_with(puzzle(7, rating=1487, themes=("edge_wait", "hun_two")))
    assert choosing.next_puzzle(files, WISH).puzzle == puzzle(7, rating=1487, themes=("edge_wait", "hun_two"))


def test_no_puzzle_comes_twice_while_there_are_unseen_ones(files_with):
    files = files_with(*(puzzle(number) for number in range(MANY)))
    assert len({each.uid for each in play(files, WISH, MANY)}) == MANY


def test_when_all_were_seen_lately_there_is_none(files_with):
    files = files_with(*(puzzle(number) for number in range(20)))
    play(files, WISH, 20)
    assert choosing.next_puzzle(files, WISH) is None


def test_a_puzzle_comes_again_when_it_was_seen_long_ago(files_with):
    files = files_with(puzzle(1))
    answered(files, puzzle(1), days=60)
    assert choosing.next_puzzle(files, WISH) is None
    offered = choosing.next_puzzle(files, replace(WISH, unseen_since=TODAY - 59))
    assert (offered.puzzle.uid, offered.answered, offered.last_day) == (puzzle(1).uid, 1, TODAY - 60)
    assert not offered.is_first


def test_whether_it_was_seen_may_not_matter(files_with):
    files = files_with(puzzle(1))
    answered(files, puzzle(1))
    assert choosing.next_puzzle(files, replace(WISH, unseen_since=None)).puzzle == puzzle(1)


def test_the_nearest_rating_comes_first_and_others_when_it_is_used_up(files_with):
    files = files_with(*(puzzle(number, rating=600 + number * 100) for number in range(19)))
    distances = [abs(each.question.rating - 1500) // 100 for each in play(files, WISH, 19)]
    assert distances == sorted(distances)


def test_what_is_out_of_reach_is_not_offered(files_with):
    files = files_with(puzzle(1, rating=2000))
    assert choosing.next_puzzle(files, replace(WISH, reach=400)) is None
    assert choosing.next_puzzle(files, replace(WISH, reach=500)) is not None


@pytest.mark.parametrize("change", [{"kinds": ("legal",)}, {"profiles": ("qipai",)}, {"themes": ("edge_wait",)}])
def test_only_what_was_wished_for_is_offered(files_with, change):
    others = [puzzle(number, themes=("pair_wait",)) for number in range(300)]
    wanted = {
        "kinds": puzzle(1, kind="legal", themes=()),
        "profiles": puzzle(1, profile="qipai", themes=()),
        "themes": puzzle(900),
    }[next(iter(change))]
    files = files_with(*others, wanted)
    assert choosing.next_puzzle(files, replace(WISH, **change)).puzzle == wanted


@pytest.mark.parametrize("change", [{"kinds": ("chess",)}, {"profiles": ()}, {"themes": ("no_such_theme",)}])
def test_a_wish_for_what_the_bank_does_not_have_finds_nothing(files_with, change):
    assert choosing.next_puzzle(files_with(puzzle(1)), replace(WISH, **change)) is None


@pytest.mark.parametrize("order", [("edge_wait", "hun_two"), ("hun_two", "edge_wait")])
def test_of_two_themes_both_are_there(files_with, order):
    both = {puzzle(number, themes=("hun_two", "edge_wait")).uid for number in range(600, 605)}
    files = files_with(
        *(puzzle(number) for number in range(500)),
        *(puzzle(number, themes=("hun_two",)) for number in range(500, 600)),
        *(puzzle(number, themes=("hun_two", "edge_wait")) for number in range(600, 605)),
    )
    wish = replace(WISH, themes=order)
    assert {each.uid for each in play(files, wish, 5)} == both
    assert choosing.next_puzzle(files, wish) is None


def test_three_themes_at_once_are_a_mistake(files_with):
    files = files_with(puzzle(1, themes=("a", "b", "c")))
    with pytest.raises(StorageBugError, match="expected two at most"):
        choosing.next_puzzle(files, replace(WISH, themes=("a", "b", "c")))


def test_more_seen_puzzles_than_are_looked_at_are_passed_in_the_end(files_with, monkeypatch):
    monkeypatch.setattr(choosing, "LOOKED_AT", 10)
    files = files_with(*(puzzle(number) for number in range(100)))
    for number in range(99):
        answered(files, puzzle(number))
    found = None
    for _ in range(11):
        found = found or choosing.next_puzzle(files, WISH)
    assert found.puzzle == puzzle(99)


def test_more_of_other_kinds_than_are_passed_by_are_passed_in_the_end(files_with, monkeypatch):
    monkeypatch.setattr(choosing, "PASSED_BY", 10)
    files = files_with(*(puzzle(number, kind="fan") for number in range(99)), puzzle(99))
    found = None
    for _ in range(11):
        found = found or choosing.next_puzzle(files, WISH)
    assert found.puzzle == puzzle(99)


@pytest.mark.parametrize("rating", [0, 1234, 1500, 1549, 1550, 9000])
def test_buckets_are_tried_from_the_nearest_on_and_none_is_left_out(files_with, rating):
    files = files_with(*(puzzle(number, rating=800 + 50 * number) for number in range(30)))
    found = list(choosing._buckets(files.db, 0, rating, 10_000))
    assert sorted(found) == list(range(16, 46))
    distances = [max(bucket * 50 - rating, rating - bucket * 50 - 49, 0) for bucket in found]
    assert distances == sorted(distances)


def test_a_wish_is_given_up_after_so_many_were_looked_at(files_with, monkeypatch):
    monkeypatch.setattr(choosing, "LOOKED_AT", 5)
    monkeypatch.setattr(choosing, "MOST_LOOKED_AT", 10)
    seen = [puzzle(number, rating=1400 + number % 5 * 50) for number in range(100)]
    files = files_with(*seen, puzzle(200, rating=2300))
    for each in seen:
        answered(files, each)
    assert choosing.next_puzzle(files, WISH) is None


def test_the_walk_goes_on_after_a_restart(tmp_path):
    bank = make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(100)])
    wish = replace(WISH, unseen_since=None)
    found = []
    for _ in range(10):
        db, _ = open_file(tmp_path / "progress.db", NOON)
        found += [each.uid for each in play(with_bank(db, bank), wish, 10)]
        db.close()
    assert len(set(found)) == 100


def test_learners_walk_from_places_of_their_own(tmp_path):
    puzzles = [puzzle(number) for number in range(200)]
    first_ones = set()
    for name in "abcdef":
        files = open_with(tmp_path / name, puzzles)
        first_ones.add(choosing.next_puzzle(files, WISH).puzzle.uid)
        files.db.close()
    assert len(first_ones) > 1


def test_the_puzzle_of_a_day_is_the_same_for_everyone(tmp_path):
    puzzles = [puzzle(number, rating=700 + number * 3) for number in range(500)]
    seen = []
    for name in "ab":
        files = open_with(tmp_path / name, puzzles)
        if name == "b":
            play(files, WISH, 30)
        seen.append([choosing.puzzle_of_day(files, day, ("waits",), ("daozi",)).puzzle.uid for day in range(100)])
        files.db.close()
    assert seen[0] == seen[1]
    assert len(set(seen[0])) > 60


def test_the_puzzle_of_a_day_is_neither_very_easy_nor_very_hard(files_with):
    files = files_with(*(puzzle(number, rating=600 + number * 2) for number in range(900)))
    ratings = [choosing.puzzle_of_day(files, day, ("waits",), ("daozi",)).puzzle.question.rating for day in range(200)]
    assert min(ratings) >= 1050
    assert max(ratings) < 1800


def test_the_puzzle_of_a_day_is_of_a_kind_that_can_be_played(files_with):
    files = files_with(*(puzzle(number, kind="payment") for number in range(300)), puzzle(1, rating=2100))
    for day in range(20):
        assert choosing.puzzle_of_day(files, day, ("waits", "legal"), ("daozi",)).puzzle == puzzle(1, rating=2100)
    assert choosing.puzzle_of_day(files, 0, ("waits",), ("qipai",)) is None


def test_a_puzzle_is_found_by_its_name(files_with):
    files = files_with(puzzle(1), puzzle(2))
    assert choosing.puzzle(files, puzzle(2).uid).puzzle == puzzle(2)
    assert choosing.puzzle(files, b"no such puzzle!!") is None


def test_a_puzzle_that_left_the_bank_is_found_in_the_learners_file(files_with):
    files = files_with(puzzle(1))
    answered(files, puzzle(5), days=3)
    offered = choosing.puzzle(files, puzzle(5).uid)
    assert offered.puzzle == replace(puzzle(5), answer="")
    assert (offered.answered, offered.last_day) == (1, TODAY - 3)


def test_themes_are_counted_in_the_bank_and_in_the_learners_first_attempts(files_with):
    files = files_with(
        *(puzzle(number) for number in range(5)),
        *(puzzle(number, themes=("edge_wait", "hun_two")) for number in range(5, 8)),
        puzzle(9, profile="qipai", themes=("other",)),
        puzzle(10, kind="fan", themes=("only_fan",)),
    )
    answered(files, puzzle(1), grade=Grade.WRONG)
    answered(files, puzzle(1))
    answered(files, puzzle(6, themes=("edge_wait", "hun_two")))
    found = choosing.themes(files, ("waits",), ("daozi",))
    assert [(each.theme, each.puzzles, each.answered, each.right) for each in found] == [
        ("edge_wait", 8, 2, 1),
        ("hun_two", 3, 1, 1),
    ]


@pytest.mark.parametrize("mode", [Mode.REVIEW, Mode.AGAIN])
def test_what_comes_back_for_learning_is_no_first_attempt(files_with, mode):
    files = files_with(puzzle(1))
    answered(files, puzzle(1), mode=mode)
    assert [each.answered for each in choosing.themes(files, ("waits",), ("daozi",))] == [0]


def test_a_walk_is_shuffled_well(files_with):
    puzzles = [puzzle(number, themes=("low",) if number < 500 else ("high",)) for number in range(1000)]
    files = files_with(*puzzles)
    halves = Counter(each.question.themes[0] for each in play(files, WISH, 100))
    assert 30 <= halves["low"] <= 70

"""Choosing: no twins, rare themes first, every sort in turn, and nothing by the order in which puzzles were found."""

from collections import Counter
from hashlib import blake2b
from random import Random

from puzzles.mining.choosing import OF_EACH_THEME, choose
from puzzles.mining.mine import Found


def found(number: int, sort: object = 0, rating: int = 1000, themes: tuple[str, ...] = ("plain",)) -> Found:
    name = blake2b(str(number).encode(), digest_size=16).digest()
    return Found(name, ("daozi", "waits", sort), rating, themes, f"line {number}")


def test_of_twins_one_is_chosen():
    first = found(1)
    assert choose([first, first._replace(line="another line")], 10) == [first._replace(line="another line")]


def test_no_more_are_chosen_than_asked_for():
    assert len(choose([found(number) for number in range(50)], 20)) == 20


def test_all_are_chosen_where_there_are_too_few():
    assert len(choose([found(number) for number in range(5)], 20)) == 5


def test_the_order_in_which_puzzles_were_found_changes_nothing():
    puzzles = [found(number, sort=number % 3, rating=600 + number) for number in range(300)]
    shuffled = list(puzzles)
    Random(3).shuffle(shuffled)
    assert choose(puzzles, 60) == choose(shuffled, 60)


def test_a_rare_sort_of_answer_is_not_crowded_out():
    puzzles = [found(number, sort="often" if number % 50 else "seldom") for number in range(1000)]
    sorts = Counter(puzzle.sort[2] for puzzle in choose(puzzles, 100))
    assert sorts["seldom"] == 20


def test_sorts_come_out_as_often_as_one_another_where_there_are_enough():
    puzzles = [found(number, sort=min(number % 10, 2)) for number in range(2000)]
    sorts = Counter(puzzle.sort[2] for puzzle in choose(puzzles, 300))
    assert max(sorts.values()) - min(sorts.values()) <= OF_EACH_THEME


def test_a_rare_theme_is_taken_whole():
    puzzles = [found(number, themes=("rare",) if number % 100 == 0 else ("plain",)) for number in range(2000)]
    themes = Counter(theme for puzzle in choose(puzzles, 200) for theme in puzzle.themes)
    assert themes["rare"] == 20


def test_bands_of_difficulty_have_their_turn():
    puzzles = [found(number, rating=700 if number % 20 else 2200) for number in range(1000)]
    hard = sum(puzzle.rating > 2000 for puzzle in choose(puzzles, 200))
    assert hard == 50

"""Mining: what is taken from played hands, and that the same shard gives the same puzzles."""

import json

import pytest

from puzzles.mining.building import kinds_of, read_ore, shards, write_ore
from puzzles.mining.facts import Facts
from puzzles.mining.mine import Shard, is_good, mine, rate
from puzzles.packs.built_in import puzzle_from_line
from puzzles.rules.ruleset import Profile

HANDS = 6


@pytest.fixture(scope="module", params=Profile)
def mined(request):
    return request.param, mine(Shard(request.param, 5, HANDS))


def test_every_kind_that_the_profile_has_is_found(mined):
    profile, found = mined
    assert {puzzle.sort[1] for puzzle in found} == set(kinds_of(profile))


def test_only_the_points_profile_has_no_question_of_the_wild_tile():
    assert [profile for profile in Profile if "hun" not in kinds_of(profile)] == [Profile.XUANFENG]


def test_what_is_kept_is_worth_keeping(mined):
    _, found = mined
    assert all(is_good(Facts(puzzle_from_line(puzzle.line).question)) for puzzle in found)


def test_the_same_shard_gives_the_same_puzzles(mined):
    profile, found = mined
    assert mine(Shard(profile, 5, HANDS)) == found


def test_another_seed_gives_others(mined):
    profile, found = mined
    assert mine(Shard(profile, 6, HANDS)) != found


def test_rating_changes_nothing_that_is_asked(mined):
    _, found = mined
    for before, after in zip(found, rate(found), strict=True):
        assert (before.twins, before.sort) == (after.twins, after.sort)
        assert puzzle_from_line(before.line).uid == puzzle_from_line(after.line).uid
        assert after.themes == tuple(json.loads(after.line)["themes"])
        assert after.rating == json.loads(after.line)["rating"] >= 600


def test_a_question_shows_only_what_it_is_about(mined):
    _, found = mined
    for puzzle in found:
        position = json.loads(puzzle.line)["position"]
        shows_win = puzzle.sort[1] in ("fan", "payment")
        assert ("win" in position) == ("dealer" in position) == shows_win
        assert puzzle.sort[1] in ("fan", "payment", "hun") or "qiang" not in position


def test_what_was_gathered_can_be_kept_and_read_back(mined, tmp_path):
    _, found = mined
    write_ore(tmp_path / "ore", [found, []])
    assert read_ore(tmp_path / "ore") == [found, []]


def test_the_work_is_divided_into_shards_with_seeds_of_their_own():
    work = shards(7, 0.2)
    assert {shard.profile for shard in work} == set(Profile)
    assert len({(shard.profile, shard.seed) for shard in work}) == len(work)
    assert work == shards(7, 0.2)

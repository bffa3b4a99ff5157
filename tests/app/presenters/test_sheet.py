"""The answer sheet of one question."""

import pytest

from app.presenters.sheet import AnswerSheet
from app.presenters.state import Draft, Hint
from puzzles.drills.base import AnswerForm, LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.rules.fan import items_of
from puzzles.rules.legality import Fault, faults_of
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile

RULES = Ruleset.of("daozi")


@pytest.fixture
def tiles():
    return AnswerSheet(AnswerForm.TILE_SET, RULES)


@pytest.fixture
def verdict():
    return AnswerSheet(AnswerForm.VERDICT, RULES)


@pytest.fixture
def ledger():
    return AnswerSheet(AnswerForm.LEDGER, RULES)


class TestTileSet:
    def test_a_tile_is_chosen_and_taken_back(self, tiles):
        tiles.toggle_tile(Tile.P5)
        assert tiles.draft.tiles == {Tile.P5}
        tiles.toggle_tile(Tile.P5)
        assert tiles.draft.tiles == set()

    def test_nothing_clears_the_tiles_and_a_tile_clears_nothing(self, tiles):
        tiles.toggle_tile(Tile.P5)
        tiles.choose_nothing()
        assert (tiles.draft.tiles, tiles.draft.nothing) == (set(), True)
        tiles.toggle_tile(Tile.M1)
        assert (tiles.draft.tiles, tiles.draft.nothing) == ({Tile.M1}, False)

    def test_nothing_is_taken_back_by_a_second_time(self, tiles):
        tiles.choose_nothing()
        tiles.choose_nothing()
        assert not tiles.draft.nothing

    def test_each_typed_tile_is_taken_back_alone(self, tiles):
        tiles.type_text("147s")
        assert tiles.draft.tiles == {Tile.S1, Tile.S4, Tile.S7}
        tiles.take_back()
        assert tiles.draft.tiles == {Tile.S1, Tile.S4}
        tiles.take_back()
        tiles.take_back()
        tiles.take_back()
        assert tiles.draft == Draft()

    def test_nothing_is_taken_back_to_the_tiles_it_cleared(self, tiles):
        tiles.type_text("12m0")
        assert tiles.draft.nothing
        tiles.type_text("3m")
        tiles.choose_nothing()
        tiles.take_back()
        assert tiles.draft.tiles == {Tile.M3}

    def test_half_typed_text_waits_is_erased_and_dropped(self, tiles):
        tiles.type_text("1")
        tiles.type_text("4")
        assert tiles.draft.typed == "14"
        tiles.erase()
        assert tiles.draft.typed == "1"
        tiles.clear_typed()
        assert tiles.draft.typed == ""

    def test_taking_back_leaves_half_typed_text(self, tiles):
        tiles.type_text("1m2")
        tiles.take_back()
        assert (tiles.draft.tiles, tiles.draft.typed) == (set(), "2")

    def test_what_is_no_tile_is_hinted_at_until_the_next_change(self, tiles):
        tiles.type_text("5p")
        tiles.type_text("8z")
        assert (tiles.hint, tiles.hint_facts, tiles.draft.typed) == (Hint.BAD_TILE, "8z", "8")
        assert tiles.draft.tiles == {Tile.P5}
        tiles.type_text("s")
        assert (tiles.hint, tiles.hint_facts) == (None, "")
        assert tiles.draft.tiles == {Tile.P5, Tile.S8}

    def test_no_answer_without_a_choice(self, tiles):
        assert tiles.answer() is None
        assert tiles.hint is Hint.NOTHING_CHOSEN

    def test_no_answer_while_digits_wait(self, tiles):
        tiles.type_text("5p14")
        assert tiles.answer() is None
        assert (tiles.hint, tiles.hint_facts) == (Hint.BAD_TILE, "14")

    def test_tiles_and_nothing_are_answers(self, tiles):
        tiles.toggle_tile(Tile.P5)
        assert tiles.answer() == TileSetAnswer(frozenset({Tile.P5}))
        tiles.choose_nothing()
        assert tiles.answer() == TileSetAnswer(frozenset())

    def test_other_forms_of_answer_do_nothing_here(self, tiles):
        tiles.choose_legal(True)
        tiles.toggle_fault(Fault.NO_TRIPLET)
        tiles.set_total("5")
        tiles.change_count(items_of(RULES)[0], 1)
        assert tiles.draft == Draft()


class TestVerdict:
    def test_every_fault_of_the_rules_is_offered_and_the_unfinished_hand_last(self, verdict):
        assert set(verdict.faults) == set(faults_of(RULES))
        assert verdict.faults[-1] is Fault.INCOMPLETE

    def test_no_answer_without_a_verdict(self, verdict):
        assert verdict.answer() is None
        assert verdict.hint is Hint.NO_VERDICT

    def test_may_not_win_needs_a_fault(self, verdict):
        verdict.choose_legal(False)
        assert verdict.answer() is None
        assert verdict.hint is Hint.NO_FAULT

    def test_a_fault_says_may_not_win(self, verdict):
        verdict.toggle_fault(Fault.NO_YAOJIU)
        assert verdict.answer() == VerdictAnswer(False, frozenset({Fault.NO_YAOJIU}))

    def test_may_win_unticks_the_faults_and_can_be_taken_back(self, verdict):
        verdict.toggle_fault(Fault.NO_YAOJIU)
        verdict.choose_legal(True)
        assert verdict.answer() == VerdictAnswer(True)
        verdict.take_back()
        assert verdict.draft.faults == {Fault.NO_YAOJIU}

    def test_keys_answer_it(self, verdict):
        verdict.type_text("y")
        assert verdict.draft.legal is True
        verdict.type_text("n")
        assert verdict.draft.legal is False
        verdict.type_text("2")
        assert verdict.draft.faults == {verdict.faults[1]}
        verdict.type_text("2")
        assert verdict.draft.faults == set()

    def test_a_number_without_a_fault_does_nothing(self, verdict):
        verdict.type_text("9")
        assert verdict.draft == Draft()

    def test_a_fault_that_these_rules_do_not_know_is_not_ticked(self, verdict):
        (strange, *_) = set(Fault) - set(verdict.faults)
        verdict.toggle_fault(strange)
        assert verdict.draft == Draft()


class TestLedger:
    def test_every_item_of_the_rules_is_offered_in_its_order(self, ledger):
        assert ledger.items == tuple(items_of(RULES))

    def test_counts_stay_in_the_order_of_the_items(self, ledger):
        first, second = ledger.items[:2]
        ledger.change_count(second, 1)
        ledger.change_count(first, 1)
        ledger.change_count(first, 1)
        assert ledger.draft.counts == ((first, 2), (second, 1))

    def test_a_count_at_nothing_is_not_ticked_and_never_below(self, ledger):
        item = ledger.items[0]
        ledger.change_count(item, 1)
        ledger.change_count(item, -1)
        ledger.change_count(item, -1)
        assert ledger.draft.counts == ()

    def test_the_total_is_digits_in_any_width(self, ledger):
        ledger.set_total(" １2a-3 ")
        assert ledger.draft.total == "123"
        ledger.set_total("12345678")
        assert ledger.draft.total == "123456"

    def test_typing_writes_the_total_and_erasing_shortens_it(self, ledger):
        ledger.type_text("1")
        ledger.type_text("2")
        ledger.erase()
        assert ledger.draft.total == "1"

    def test_a_total_is_taken_back_in_one_go(self, ledger):
        item = ledger.items[0]
        ledger.change_count(item, 1)
        ledger.type_text("1")
        ledger.type_text("2")
        ledger.take_back()
        assert (ledger.draft.total, ledger.draft.counts) == ("", ((item, 1),))

    def test_no_answer_without_a_total(self, ledger):
        ledger.change_count(ledger.items[0], 1)
        assert ledger.answer() is None
        assert ledger.hint is Hint.NO_TOTAL

    def test_ticks_and_total_are_the_answer(self, ledger):
        item = ledger.items[0]
        ledger.change_count(item, 1)
        ledger.set_total("04")
        assert ledger.answer() == LedgerAnswer(((item, 1),), 4)


def test_the_undo_has_an_end(tiles):
    for _ in range(500):
        tiles.toggle_tile(Tile.P5)
    for _ in range(500):
        tiles.take_back()
    assert tiles.draft == Draft()

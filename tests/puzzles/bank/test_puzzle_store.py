"""The puzzles through the store's own thread, as the window asks for them."""

import threading
from dataclasses import replace
from queue import Queue

import pytest

from puzzles.bank.errors import NoBankError, StorageBugError, StorageError
from puzzles.bank.puzzle_store import PuzzleStore
from puzzles.bank.reports import SaveReport
from puzzles.bank.store import ProgressStore
from puzzles.drills.attempt import Mode, Moment
from puzzles.drills.base import Grade
from puzzles.drills.records import Effects, HistoryFilter, ReviewRow, Run, SkillRow, Wish
from tests.helpers.attempts import NOON, TODAY, attempt
from tests.helpers.banks import make_bank, puzzle

NOW = Moment(NOON, 0, TODAY)
WISH = Wish(("waits",), ("daozi",), 1500, unseen_since=TODAY)
PATIENCE = 20


class Table:
    """The stores with everything that they hand back."""

    def __init__(self, folder, bank):
        self.answers = ProgressStore(folder, lambda call: call(), lambda: NOON, lambda opened: None, bank)
        self.puzzles = PuzzleStore(self.answers)

    def ask(self, method, *values):
        heard = Queue()
        getattr(self.puzzles, method)(*values, heard.put)
        return heard.get(timeout=PATIENCE)

    def record(self, given, effects):
        heard = Queue()
        self.answers.record(given, heard.put, effects)
        return heard.get(timeout=PATIENCE)


@pytest.fixture
def table(tmp_path):
    made = Table(tmp_path, make_bank(tmp_path / "bank.db", [puzzle(number) for number in range(60)]))
    yield made
    made.answers.close()


@pytest.fixture
def bare_table(tmp_path):
    made = Table(tmp_path, tmp_path / "bank.db")
    yield made
    made.answers.close()


def test_a_puzzle_is_played_rated_reviewed_and_undone(table):
    offered = table.ask("next_puzzle", WISH)
    assert offered.is_first
    run = Run(b"r" * 16, Mode.STREAK, NOW, '{"n":1}', 1)
    effects = Effects(
        skills=(SkillRow("all", 1234.5, 1),),
        review=ReviewRow(offered.puzzle.uid, 2, 1.0, 5.0, TODAY, TODAY),
        run=run,
    )
    given = replace(attempt(grade=Grade.WRONG), question=offered.puzzle.question, mode=Mode.STREAK)
    assert table.record(given, effects) == SaveReport(saved=True, unsaved=0)
    assert table.ask("skills") == effects.skills
    assert table.ask("skill_by_day", "all", 0) == ((TODAY, 1234.5),)
    assert table.ask("due", TODAY, 9)[0].review == effects.review
    assert table.ask("review", offered.puzzle.uid).missed == given
    assert table.ask("outlook", TODAY, 2).forecast == (1, 0)
    assert table.ask("open_run", Mode.STREAK) == run
    assert [each.attempt for each in table.ask("missed_or_slow", run.uid, 10**6)] == [given]
    assert [each.attempt for each in table.ask("answers_of_run", run.uid)] == [given]
    assert table.ask("history", HistoryFilter()).answers[0].uid == offered.puzzle.uid
    assert table.ask("puzzle", offered.puzzle.uid).answered == 1
    assert table.ask("themes", ("waits",), ("daozi",))[0].answered == 1
    assert table.ask("undo", NOW).attempt == given
    assert table.ask("skills") == ()
    assert table.ask("puzzle", offered.puzzle.uid).is_first


def test_runs_and_marks_are_kept(table, tmp_path):
    run = Run(b"r" * 16, Mode.STORM, NOW, score=7, ended=NOW)
    assert table.ask("save_run", run) is None
    assert table.ask("best_run", Mode.STORM, "") == run
    assert table.ask("last_runs", Mode.STORM, 5) == (run,)
    assert table.ask("set_favourite", puzzle(1).question, True, NOW) is None
    assert table.ask("favourites", 5)[0].uid == puzzle(1).uid
    assert table.ask("puzzle", puzzle(1).uid).is_favourite
    assert table.ask("complain", puzzle(2).question, "no wait on 5m", NOW) is None
    assert table.ask("complaints")[0].note == "no wait on 5m"
    assert table.ask("export_complaints", tmp_path / "wrong.jsonl") == 1


def test_the_puzzle_of_the_day_is_there_again_after_a_restart(table, tmp_path):
    found = table.ask("puzzle_of_day", TODAY, ("waits",), ("daozi",))
    table.answers.close()
    again = Table(tmp_path, tmp_path / "bank.db")
    assert again.ask("puzzle_of_day", TODAY, ("waits",), ("daozi",)) == found
    again.answers.close()


def test_without_a_bank_the_learners_own_data_are_all_usable(bare_table):
    assert isinstance(bare_table.ask("next_puzzle", WISH), NoBankError)
    assert isinstance(bare_table.ask("themes", (), ()), NoBankError)
    given = replace(attempt(), question=puzzle(1).question)
    assert bare_table.record(given, Effects()) == SaveReport(saved=True, unsaved=0)
    assert bare_table.ask("history", HistoryFilter()).answers[0].attempt == given
    assert bare_table.ask("puzzle", puzzle(1).uid).answered == 1
    assert isinstance(bare_table.ask("next_puzzle", WISH), NoBankError)


@pytest.mark.logs_errors
def test_a_mistake_of_ours_is_handed_back_and_the_next_call_is_served(table):
    wish = replace(WISH, themes=("a", "b", "edge_wait"))
    assert table.ask("next_puzzle", replace(wish, themes=("edge_wait",) * 3)) is not None
    heard = Queue()
    table.answers.read(lambda files: 1 / 0, heard.put)
    assert isinstance(heard.get(timeout=PATIENCE), StorageBugError)
    assert table.ask("skills") == ()


@pytest.mark.logs_errors
def test_a_change_that_fails_half_way_changes_nothing(table):
    def half(files):
        files.db.execute("DELETE FROM learner")
        raise RuntimeError("half way")

    heard = Queue()
    table.answers.change(half, heard.put)
    assert isinstance(heard.get(timeout=PATIENCE), StorageBugError)
    table.answers.read(lambda files: files.db.execute("SELECT count(*) FROM learner").fetchall(), heard.put)
    assert heard.get(timeout=PATIENCE) == [(1,)]


def test_everything_is_served_by_the_one_thread(table):
    heard = Queue()
    table.puzzles.skills(lambda found: heard.put(threading.current_thread().name))
    table.puzzles.next_puzzle(WISH, lambda found: heard.put(threading.current_thread().name))
    assert {heard.get(timeout=PATIENCE) for _ in range(2)} == {"progress"}


def test_an_undo_is_not_done_while_answers_wait(table, monkeypatch):
    table.record(replace(attempt(), question=puzzle(1).question), Effects())
    heard = Queue()
    table.answers.read(lambda files: files.db.execute("PRAGMA max_page_count=1").fetchall(), heard.put)
    heard.get(timeout=PATIENCE)
    for number in range(400):
        if not table.record(replace(attempt(), question=puzzle(number).question), Effects()).saved:
            break
    assert isinstance(table.ask("undo", NOW), StorageError)
    table.answers.read(lambda files: files.db.execute("PRAGMA max_page_count=1000000").fetchall(), heard.put)
    heard.get(timeout=PATIENCE)
    assert table.ask("undo", NOW).uid == puzzle(number).uid

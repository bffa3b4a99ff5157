"""The parts joined to a program."""

import json
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from app import main, places
from app.cli import Options
from app.main import Clock, Trainer
from app.paths import folders_in
from app.presenters.notices import NoticeKind
from app.presenters.state import Phase, SaveState
from app.settings import Language, Theme
from app.tour.hands import CONTROL, Hands
from app.tour.stage import StateTap
from app.ui import theme
from app.ui.tile_art import tile_art

pytestmark = pytest.mark.qt_log_ignore("does not support")


@pytest.fixture
def start(qapp, qtbot, tmp_path, built_translations, outlives_windows):
    """Start the program in a folder, with options, and give it with what its practice screen is shown."""
    running = []

    def open_program(folder=tmp_path, **options):
        tap = StateTap()
        options = {"language": "en", "theme": "light", "seed": 1, "size": (1280, 800)} | options
        trainer = Trainer(qapp, folders_in(folder), Options(**options), tap.through)
        running.append(trainer)
        with qtbot.waitSignal(trainer.window.first_painted, timeout=10_000):
            trainer.show()
        with qtbot.waitActive(trainer.window):
            trainer.window.activateWindow()
        return trainer, tap

    yield open_program
    for trainer in running:
        trainer.close()
        trainer.window.deleteLater()
        trainer.deleteLater()


def answer_one(qtbot, trainer, tap):
    hands = Hands(trainer.window)
    hands.write("0")
    hands.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: tap.state.phase is Phase.ANSWERED and tap.state.save is SaveState.SAVED, timeout=10_000)


def test_a_question_is_on_the_screen_at_the_first_paint(start):
    trainer, tap = start()
    assert trainer.window.current == "practice"
    assert tap.state.phase is Phase.ASKING


def test_the_same_seed_asks_the_same_question(start, tmp_path):
    _, first = start(tmp_path / "a", seed=5)
    _, second = start(tmp_path / "b", seed=5)
    _, third = start(tmp_path / "c", seed=6)
    assert first.state.question == second.state.question
    assert first.state.question != third.state.question


def test_an_answer_is_saved_and_the_progress_screen_counts_it(start, qtbot):
    trainer, tap = start()
    answer_one(qtbot, trainer, tap)
    Hands(trainer.window).press(Qt.Key.Key_4, CONTROL)
    qtbot.waitUntil(lambda: trainer.places.progress is not None and trainer.places.progress.state.figures is not None)
    assert trainer.places.progress.state.figures.answered == 1


def test_an_answer_is_there_at_the_next_start(start, qtbot, tmp_path):
    trainer, tap = start()
    answer_one(qtbot, trainer, tap)
    qtbot.waitUntil(lambda: trainer.settings.current.first_run_seen)
    trainer.close()
    _, again = start()
    qtbot.waitUntil(lambda: again.state.today.answered == 1)
    assert not again.state.first_run


def test_the_language_changes_while_the_program_runs(start, qtbot):
    trainer, _ = start(language="en")
    assert trainer.window.windowTitle() == "Anshan Mahjong Trainer"
    trainer.settings.change(replace(trainer.settings.current, language=Language.ZH))
    qtbot.waitUntil(lambda: trainer.window.windowTitle() == "鞍山麻将练习室")
    assert trainer.window.rail.buttons["practice"].text() == "练习"
    trainer.settings.change(replace(trainer.settings.current, language=Language.EN))
    qtbot.waitUntil(lambda: trainer.window.rail.buttons["practice"].text() == "Practice")


def test_the_theme_changes_while_the_program_runs(start, qtbot):
    trainer, _ = start(theme="light")
    assert not theme.worn().dark
    trainer.settings.change(replace(trainer.settings.current, theme=Theme.DARK))
    assert theme.worn().dark
    qtbot.waitUntil(lambda: trainer.window.palette().window().color() == theme.worn().colours.bg)


def test_the_systems_colours_are_followed(start, qapp, monkeypatch):
    trainer, _ = start(theme="system")
    assert not theme.worn().dark
    monkeypatch.setattr(trainer.appearance, "_system_is_dark", lambda: True)
    trainer.appearance.follow_system()
    assert theme.worn().dark


def test_a_look_from_the_command_line_holds_until_the_setting_is_changed(start):
    trainer, _ = start(theme="dark", language="zh")
    assert theme.worn().dark
    trainer.settings.change(replace(trainer.settings.current, daily_goal=30))
    assert theme.worn().dark
    trainer.settings.change(replace(trainer.settings.current, theme=Theme.LIGHT))
    assert not theme.worn().dark


def test_the_place_of_the_window_is_remembered(start, tmp_path):
    trainer, _ = start(size=None)
    trainer.window.resize(1030, 710)
    assert trainer.window.close()
    saved = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (saved["window"]["width"], saved["window"]["height"]) == (1030, 710)


def test_settings_that_cannot_be_used_are_told_once(start, tmp_path):
    (tmp_path / "settings.json").write_text(json.dumps({"version": 1, "theme": "pink", "daily_goal": -4}))
    trainer, _ = start()
    assert trainer.notices.shown.kind is NoticeKind.SETTING_FELL_BACK
    assert set(trainer.notices.shown.words) == {"theme", "daily_goal"}
    trainer.window.notice_bar.close_button.click()
    assert not trainer.window.notice_bar.isVisible()
    trainer.close()
    again, _ = start()
    assert again.notices.shown is None


def test_a_damaged_database_is_moved_aside_and_told(start, qtbot, tmp_path):
    (tmp_path / "progress.db").write_bytes(b"no database" * 1000)
    trainer, _ = start()
    qtbot.waitUntil(lambda: trainer.notices.shown is not None)
    assert trainer.notices.shown.kind in {NoticeKind.ANSWERS_MOVED_ASIDE, NoticeKind.FOREIGN}
    assert trainer.notices.shown.path.exists()


@pytest.mark.logs_errors
def test_with_a_newer_database_the_program_runs_and_counts_what_is_not_saved(start, qtbot, tmp_path, monkeypatch):
    trainer, tap = start()
    answer_one(qtbot, trainer, tap)
    trainer.close()
    make_newer(tmp_path / "progress.db")
    before = (tmp_path / "progress.db").read_bytes()

    again, seen = start()
    qtbot.waitUntil(lambda: again.notices.shown is not None)
    assert again.notices.shown.kind is NoticeKind.TOO_NEW
    hands = Hands(again.window)
    hands.write("0")
    hands.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: seen.state.save is SaveState.UNSAVED)
    assert seen.state.unsaved == 1
    assert again.unsaved == 1
    assert (tmp_path / "progress.db").read_bytes() == before

    monkeypatch.setattr(again, "_accepts_loss", lambda unsaved: False)
    assert not again.window.close()
    lost = []
    monkeypatch.setattr(again, "_say_lost", lost.append)
    again.close()
    assert lost == [1]


def make_newer(path):
    import sqlite3

    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version={99 * 65536}")
    connection.close()


@pytest.mark.logs_errors
def test_a_fault_is_shown_with_the_log_and_the_program_goes_on(start, qtbot, monkeypatch):
    trainer, _ = start()
    shown = []

    class Dialog:
        def __init__(self, summary, details, log_file, unsaved, parent):
            shown.append((summary, log_file))

        def exec(self):
            return QDialog.DialogCode.Accepted

    monkeypatch.setattr("app.ui.dialogs.crash_dialog.CrashDialog", Dialog)
    error = ValueError("boom")
    trainer.net.catch(ValueError, error, None)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown == [("ValueError: boom", trainer.folders.log_file)]
    assert trainer.window.isVisible()


def test_a_clock_that_is_set_back_is_told(monkeypatch):
    told = []
    moments = iter(
        [datetime(2026, 1, 1, 12).astimezone() + timedelta(minutes=shift) for shift in (0, 1, 0.5, -60, -59)]
    )
    monkeypatch.setattr(Clock, "_now", staticmethod(lambda: next(moments)))
    clock = Clock(lambda: told.append(1))
    clock.now()
    clock.now()
    assert told == []
    clock.now()
    clock.now()
    assert told == [1]


def test_a_folder_that_cannot_be_shown_is_said(monkeypatch, tmp_path):
    monkeypatch.setattr(places.QDesktopServices, "openUrl", lambda url: False)
    assert places.open_folder(tmp_path) is False


def test_the_next_start_begins_with_a_question_made_beforehand(start, qtbot, tmp_path):
    trainer, _ = start(seed=None)
    opening = tmp_path / "state" / "opening.json"
    qtbot.waitUntil(opening.exists, timeout=10_000)
    trainer.close()
    kept = main.OpeningQuestion(opening).take(main.choice_of(trainer.settings.current))
    _, again = start(seed=None)
    assert again.state.question == kept


def test_the_next_start_need_not_draw_the_tiles_again(start):
    trainer, _ = start(seed=2)
    assert tile_art().renders > 40
    trainer.close()
    start(seed=2)
    assert tile_art().renders == 0

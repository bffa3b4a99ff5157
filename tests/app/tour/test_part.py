"""The whole program in every dress: at each stop of the tour the window has its size and all words have their room."""

from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from app.cli import Options
from app.tour import part as tour_part
from app.tour.part import Part
from app.tour.stage import Stage
from tests.app.ui.screens.test_nothing_is_cut_off import cut_off

pytestmark = pytest.mark.qt_log_ignore("does not support")

DRESSES = list(product(("zh", "en"), ("light", "dark"), ((1280, 800), (1024, 700))))
QUICK = {("zh", "dark", (1024, 700)), ("en", "light", (1024, 700))}


class CheckedPart(Part):
    """Looks at the window where the tour would photograph it."""

    def __init__(self, stage, folder):
        super().__init__(stage, folder / "picture")
        self._size = (stage.window.width(), stage.window.height())
        self.stops = []
        self.faults = []

    def _photograph(self, name):
        window = self._stage.window
        self.stops.append(name)
        least = window.centralWidget().minimumSizeHint()
        if least.width() > window.width() or least.height() > window.height():
            self.faults.append(f"{name}: needs {least.width()}×{least.height()}")
        self.faults += [f"{name}: {words}" for words in cut_off(window)]

    def _save(self, picture, name):
        self.stops.append(name)


@pytest.fixture
def visit(qapp, tmp_path, monkeypatch, built_translations, outlives_windows):
    monkeypatch.setattr(tour_part, "PACE_ROUNDS", 0)
    monkeypatch.setattr(tour_part, "FIRST_LOOK", 0)

    def play(language, theme, size):
        options = Options(language=language, theme=theme, size=size, seed=11)
        stage = Stage(tmp_path, options, QApplication.instance())
        part = CheckedPart(stage, tmp_path)
        fault = stage.play(part.story())
        stage.window.close()
        stage.window.deleteLater()
        assert fault is None, fault
        return part

    return play


@pytest.mark.parametrize(("language", "theme", "size"), sorted(QUICK), ids=str)
def test_all_words_have_their_room_on_the_way_through_the_program(visit, language, theme, size):
    part = visit(language, theme, size)
    assert part.faults == []
    assert len(part.stops) > 50


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme", "size"), [dress for dress in DRESSES if dress not in QUICK], ids=str)
def test_all_words_have_their_room_in_every_dress(visit, language, theme, size):
    assert visit(language, theme, size).faults == []

"""The language of the window."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from app.i18n import Translation, choose_language

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "packaging" / "translations.py"


@pytest.fixture
def translation(qapp, built_translations):
    made = Translation(qapp, built_translations)
    yield made
    made.close()


def ok_text():
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    return box.buttons()[0].text()


@pytest.mark.parametrize(
    ("setting", "preferred", "language"),
    [
        ("zh", ["en-GB"], "zh"),
        ("en", ["zh-Hans-CN"], "en"),
        ("system", ["zh-Hans-CN", "en"], "zh"),
        ("system", ["zh_TW"], "zh"),
        ("system", ["fr-FR", "en-US", "zh-CN"], "en"),
        ("system", ["fr-FR"], "en"),
        ("system", [], "zh"),
    ],
)
def test_language_follows_the_setting_then_the_system(setting, preferred, language):
    assert choose_language(setting, preferred) == language


def test_switching_changes_our_words_and_those_of_qt(translation, qapp):
    translation.use("zh")
    assert qapp.translate("CrashDialog", "Copy details") == "复制详情"
    assert ok_text() == "取消"
    translation.use("en")
    assert qapp.translate("CrashDialog", "Copy details") == "Copy details"
    assert "Cancel" in ok_text()


def test_english_counts_have_a_singular(translation, qapp):
    translation.use("en")
    text = qapp.translate("CrashDialog", "%n answers aren't saved yet. Go on, so that they can be saved.", "", 1)
    assert text.startswith("1 answer isn't")


def test_a_switch_reaches_every_widget_once(translation, qtbot):
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event):
            if event.type() == QEvent.Type.LanguageChange:
                Listener.heard += 1

    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    translation.use("en")
    qtbot.wait(1)
    Listener.heard = 0
    translation.use("zh")
    qtbot.waitUntil(lambda: Listener.heard > 0)
    qtbot.wait(1)
    assert Listener.heard == 1


def test_a_missing_translation_leaves_the_program_in_english(qapp, tmp_path, caplog):
    translation = Translation(qapp, tmp_path)
    translation.use("zh")
    assert "no translation app_zh_CN" in caplog.text
    assert qapp.translate("CrashDialog", "Copy details") == "Copy details"
    translation.close()


def test_both_languages_are_complete():
    done = subprocess.run(
        [sys.executable, str(TRANSLATIONS), "check"], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr

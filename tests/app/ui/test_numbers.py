"""How times and days are written."""

import pytest
from PySide6.QtCore import QLocale

from app.i18n import Translation
from app.paths import RESOURCES
from app.ui.numbers import day_words, minutes

NOV_30_2026 = 20787


@pytest.fixture
def speak(qapp):
    before = QLocale()
    translation = Translation(qapp, RESOURCES / "i18n")
    yield translation.use
    translation.use("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("ms", "words"), [(0, "0:00"), (499, "0:00"), (19_300, "0:19"), (59_600, "1:00"), (605_000, "10:05")]
)
def test_a_time_is_written_in_minutes_and_seconds(ms, words):
    assert minutes(ms) == words


@pytest.mark.parametrize(
    ("day", "english"),
    [
        (NOV_30_2026, "today"),
        (NOV_30_2026 - 1, "yesterday"),
        (NOV_30_2026 - 2, "28 Nov"),
        (NOV_30_2026 + 1, "1 Dec"),
        (NOV_30_2026 - 400, "26 Oct 2025"),
    ],
)
def test_a_day_in_english(speak, day, english):
    speak("en")
    assert day_words(day, NOV_30_2026) == english


@pytest.mark.parametrize(
    ("day", "chinese"),
    [
        (NOV_30_2026, "今天"),
        (NOV_30_2026 - 1, "昨天"),
        (NOV_30_2026 - 2, "11月28日"),
        (NOV_30_2026 - 400, "2025年10月26日"),
    ],
)
def test_a_day_in_chinese(speak, day, chinese):
    speak("zh")
    assert day_words(day, NOV_30_2026) == chinese

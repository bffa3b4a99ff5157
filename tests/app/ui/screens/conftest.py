"""The two languages of the window, and English alone, as fixtures."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.paths import RESOURCES


@pytest.fixture(params=["zh_CN", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    translator = QTranslator()
    if translator.load(f"app_{request.param}", str(RESOURCES / "i18n")):
        QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def in_english() -> Iterator[None]:
    """Say everything in English, plural forms too, whatever was spoken before."""
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    translator = QTranslator()
    assert translator.load("app_en", str(RESOURCES / "i18n"))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(before)

"""The language of the window: which one it is, and the translators that make it so."""

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

log = logging.getLogger(__name__)

CHINESE = "zh"
ENGLISH = "en"
LOCALES = {CHINESE: "zh_CN", ENGLISH: "en"}


def choose_language(setting: str, preferred: Sequence[str] | None = None) -> str:
    """Give ``zh`` or ``en``: what is set, or for ``system`` the first that the user's system prefers.

    Who prefers neither gets English when the list names anything at all, Chinese when it is empty.
    """
    if setting in LOCALES:
        return setting
    wanted = QLocale.system().uiLanguages() if preferred is None else preferred
    for name in wanted:
        language = name.replace("_", "-").partition("-")[0].lower()
        if language in LOCALES:
            return language
    return ENGLISH if wanted else CHINESE


class Translation:
    """Puts the program's words and those of Qt's own buttons into one language, and changes it at run time."""

    def __init__(self, application: QCoreApplication, folder: Path) -> None:
        self._application = application
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = ""

    def use(self, language: str) -> None:
        """Switch to ``zh`` or ``en``; every widget gets its LanguageChange event. Again the same does nothing."""
        if language == self.language:
            return
        locale = LOCALES[language]
        self.language = language
        QLocale.setDefault(QLocale(locale))
        fresh = [
            translator
            for translator in (
                self._load(f"app_{locale}", str(self._folder)),
                self._load(f"qtbase_{locale}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            )
            if translator is not None
        ]
        self._remove()
        for translator in fresh:
            self._application.installTranslator(translator)
        self._installed = fresh

    def close(self) -> None:
        """Take the translators out again."""
        self._remove()
        self.language = ""

    def _remove(self) -> None:
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []

    def _load(self, name: str, folder: str) -> QTranslator | None:
        translator = QTranslator(self._application)
        if translator.load(name, folder):
            return translator
        log.warning("no translation %s in %s", name, folder)
        return None

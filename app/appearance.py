"""Language and colours of the window: as the settings say, or the command line until a setting is changed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from app.i18n import Translation, choose_language
from app.settings import Settings, Theme
from app.settings_file import LiveSettings
from app.ui import dressing, theme
from app.ui.tile_art import Kept


class Appearance(QObject):
    """Puts the application into its language and its look, and changes both while the program runs.

    ``language`` and ``look`` of the command line go before the settings until these are changed; ``system_is_dark``
    tells what the system wants.
    """

    def __init__(
        self,
        application: QApplication,
        resources: Path,
        settings: LiveSettings,
        language: str | None = None,
        look: str | None = None,
        kept: Kept = lambda key: None,
        system_is_dark: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__()
        self._application = application
        self._themes = resources / "themes"
        self._settings = settings
        self._language = language
        self._theme = look
        self._system_is_dark = system_is_dark or self._ask_the_system
        self._translation = Translation(application, resources / "i18n")
        self._translation.use(self._wanted_language(settings.current))
        dressing.prepare(application, resources, self._wanted_look(settings.current), kept)
        settings.on_change(self._change)
        application.styleHints().colorSchemeChanged.connect(self.follow_system)

    @Slot()
    def follow_system(self) -> None:
        """Take the system's colours, where the settings leave it to the system."""
        look = self._wanted_look(self._settings.current)
        if look.dark != theme.worn().dark:
            theme.dress(self._application, look)

    def close(self) -> None:
        """Follow nothing any more, and take the translators out again."""
        self._application.styleHints().colorSchemeChanged.disconnect(self.follow_system)
        self._translation.close()

    def _change(self, before: Settings, after: Settings) -> None:
        if after.language is not before.language:
            self._language = None
            self._translation.use(self._wanted_language(after))
        if after.theme is not before.theme:
            self._theme = None
        look = self._wanted_look(after)
        if look != theme.worn():
            theme.dress(self._application, look)

    def _wanted_language(self, settings: Settings) -> str:
        return choose_language(self._language or settings.language.value)

    def _wanted_look(self, settings: Settings) -> theme.Look:
        wanted = self._theme or settings.theme.value
        dark = wanted == Theme.DARK.value or (wanted == Theme.SYSTEM.value and self._system_is_dark())
        return replace(
            theme.read_look(self._themes, dark=dark),
            tile_scale=settings.tile_scale,
            corner_index=settings.corner_index,
            reduce_motion=settings.reduce_motion,
        )

    def _ask_the_system(self) -> bool:
        return self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark

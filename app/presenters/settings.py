"""Settings: every change applies at once and is saved; there is nothing to confirm."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final, Protocol

from app.paths import Folders
from app.presenters.ports import SettingsPort
from app.settings import MAX_DAILY_GOAL, MAX_ROLLOVER_HOUR, TILE_SCALES, Language, Settings, Theme
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile

OpenFolder = Callable[[Path], bool]
"""Shows a folder in the system's own window; False when that can't be done."""


class Group(Enum):
    """The groups of settings, in their order."""

    LOOK = "look"
    PRACTICE = "practice"
    KEYS = "keys"
    DATA = "data"
    ABOUT = "about"


class Note(Enum):
    """What is said beside the data folder after a button was pressed."""

    COPIED = "copied"
    NOT_OPENED = "not_opened"


class Action(Enum):
    """What a key does."""

    CHOOSE_TILES = "choose_tiles"
    NOTHING_WINS = "nothing_wins"
    MAY_WIN = "may_win"
    MAY_NOT_WIN = "may_not_win"
    TICK_FAULT = "tick_fault"
    CHANGE_COUNT = "change_count"
    WRITE_TOTAL = "write_total"
    CHECK_OR_NEXT = "check_or_next"
    TAKE_BACK = "take_back"
    ERASE = "erase"
    CLEAR = "clear"
    EXPLAIN = "explain"
    WALK = "walk"
    WALK_TILES = "walk_tiles"
    PRESS = "press"
    GO_TO_PLACE = "go_to_place"


class Scope(Enum):
    """Where a key holds."""

    EVERYWHERE = "everywhere"
    TILES = "tiles"
    VERDICT = "verdict"
    LEDGER = "ledger"


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key, or several that do one thing, and where they hold."""

    action: Action
    keys: tuple[str, ...]
    scope: Scope


_SHORTCUTS: Final = (
    Shortcut(Action.CHECK_OR_NEXT, ("Enter",), Scope.EVERYWHERE),
    Shortcut(Action.TAKE_BACK, ("Ctrl", "Z"), Scope.EVERYWHERE),
    Shortcut(Action.EXPLAIN, ("?",), Scope.EVERYWHERE),
    Shortcut(Action.CLEAR, ("Esc",), Scope.EVERYWHERE),
    Shortcut(Action.ERASE, ("Backspace",), Scope.EVERYWHERE),
    Shortcut(Action.WALK, ("Tab",), Scope.EVERYWHERE),
    Shortcut(Action.PRESS, ("Space",), Scope.EVERYWHERE),
    Shortcut(Action.CHOOSE_TILES, ("1–9", "m p s z"), Scope.TILES),
    Shortcut(Action.NOTHING_WINS, ("0",), Scope.TILES),
    Shortcut(Action.WALK_TILES, ("← → ↑ ↓",), Scope.TILES),
    Shortcut(Action.MAY_WIN, ("Y",), Scope.VERDICT),
    Shortcut(Action.MAY_NOT_WIN, ("N",), Scope.VERDICT),
    Shortcut(Action.TICK_FAULT, ("1–9",), Scope.VERDICT),
    Shortcut(Action.WRITE_TOTAL, ("0–9",), Scope.LEDGER),
    Shortcut(Action.CHANGE_COUNT, ("+", "−"), Scope.LEDGER),
)


def shortcuts(places: int) -> tuple[Shortcut, ...]:
    """Give every key of a program with so many places, those that hold everywhere first."""
    go = Shortcut(Action.GO_TO_PLACE, ("Ctrl", f"1–{places}"), Scope.EVERYWHERE)
    return (go, *_SHORTCUTS)


@dataclass(frozen=True, slots=True)
class SettingsState:
    """All that the settings screen shows."""

    group: Group
    settings: Settings
    folders: Folders
    version: str
    shortcuts: tuple[Shortcut, ...]
    note: Note | None = None


class SettingsView(Protocol):
    """What the settings presenter needs of a screen."""

    def show_state(self, state: SettingsState) -> None:
        """Show this and nothing else."""


class SettingsActions(Protocol):
    """What a player can do on the settings screen."""

    def choose_group(self, group: Group) -> None:
        """Show another group."""

    def choose_language(self, language: Language) -> None:
        """Speak this language."""

    def choose_theme(self, theme: Theme) -> None:
        """Wear these colours."""

    def choose_tile_scale(self, scale: float) -> None:
        """Draw tiles in this size."""

    def choose_profile(self, profile: Profile) -> None:
        """Play by these rules."""

    def choose_level(self, level: Level | None) -> None:
        """Ask at this level, or adapt (None)."""

    def set_corner_index(self, on: bool) -> None:
        """Write the rank into the corner of each tile, or not."""

    def set_reduce_motion(self, on: bool) -> None:
        """Leave out all motion, or not."""

    def set_show_needs(self, on: bool) -> None:
        """Show the card of what a win needs, or not."""

    def set_show_timer(self, on: bool) -> None:
        """Show times, or not."""

    def set_show_ratings(self, on: bool) -> None:
        """Show ratings, or not."""

    def set_daily_goal(self, goal: int) -> None:
        """Aim at so many questions a day; what is out of range is brought into it."""

    def set_rollover_hour(self, hour: int) -> None:
        """Let a new day begin at this local hour; what is out of range is brought into it."""

    def open_data_folder(self) -> None:
        """Show the data folder in the system's own window."""

    def tell_copied(self) -> None:
        """Say that the path was copied."""


class SettingsPresenter:
    """The settings screen's behaviour; ``places`` is the number of screens that the rail offers."""

    def __init__(
        self, settings: SettingsPort, folders: Folders, version: str, places: int, open_folder: OpenFolder
    ) -> None:
        self._settings = settings
        self._folders = folders
        self._version = version
        self._shortcuts = shortcuts(places)
        self._open_folder = open_folder
        self._group = Group.LOOK
        self._note: Note | None = None
        self._view: SettingsView | None = None
        settings.on_change(lambda before, after: self._show())

    def start(self, view: SettingsView) -> None:
        """Show the settings on this view."""
        self._view = view
        self._show()

    def choose_group(self, group: Group) -> None:
        """Show another group."""
        self._group = group
        self._note = None
        self._show()

    def choose_language(self, language: Language) -> None:
        """Speak this language."""
        self._change(replace(self._settings.current, language=language))

    def choose_theme(self, theme: Theme) -> None:
        """Wear these colours."""
        self._change(replace(self._settings.current, theme=theme))

    def choose_tile_scale(self, scale: float) -> None:
        """Draw tiles in this size, or the nearest there is."""
        nearest = min(TILE_SCALES, key=lambda offered: abs(offered - scale))
        self._change(replace(self._settings.current, tile_scale=nearest))

    def choose_profile(self, profile: Profile) -> None:
        """Play by these rules."""
        self._change(replace(self._settings.current, profile=profile))

    def choose_level(self, level: Level | None) -> None:
        """Ask at this level, or adapt (None)."""
        self._change(replace(self._settings.current, level=level))

    def set_corner_index(self, on: bool) -> None:
        """Write the rank into the corner of each tile, or not."""
        self._change(replace(self._settings.current, corner_index=on))

    def set_reduce_motion(self, on: bool) -> None:
        """Leave out all motion, or not."""
        self._change(replace(self._settings.current, reduce_motion=on))

    def set_show_needs(self, on: bool) -> None:
        """Show the card of what a win needs, or not."""
        self._change(replace(self._settings.current, show_needs=on))

    def set_show_timer(self, on: bool) -> None:
        """Show times, or not."""
        self._change(replace(self._settings.current, show_timer=on))

    def set_show_ratings(self, on: bool) -> None:
        """Show ratings, or not."""
        self._change(replace(self._settings.current, show_ratings=on))

    def set_daily_goal(self, goal: int) -> None:
        """Aim at so many questions a day."""
        self._change(replace(self._settings.current, daily_goal=min(max(goal, 1), MAX_DAILY_GOAL)))

    def set_rollover_hour(self, hour: int) -> None:
        """Let a new day begin at this local hour."""
        self._change(replace(self._settings.current, rollover_hour=min(max(hour, 0), MAX_ROLLOVER_HOUR)))

    def open_data_folder(self) -> None:
        """Show the data folder in the system's own window, or say that it can't be."""
        self._note = None if self._open_folder(self._folders.data) else Note.NOT_OPENED
        self._show()

    def tell_copied(self) -> None:
        """Say that the path was copied."""
        self._note = Note.COPIED
        self._show()

    def _change(self, settings: Settings) -> None:
        self._note = None
        self._settings.change(settings)

    def _show(self) -> None:
        if self._view is not None:
            state = SettingsState(
                group=self._group,
                settings=self._settings.current,
                folders=self._folders,
                version=self._version,
                shortcuts=self._shortcuts,
                note=self._note,
            )
            self._view.show_state(state)

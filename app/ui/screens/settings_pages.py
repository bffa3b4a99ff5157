"""The pages of the settings, one for each group: rows on a sheet, at most 640 pixels wide."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.presenters.settings import Action, Note, Scope, SettingsActions, SettingsState, Shortcut
from app.settings import MAX_DAILY_GOAL, MAX_ROLLOVER_HOUR, TILE_SCALES, Language, Theme
from app.texts import Texts
from app.ui import theme
from app.ui.widgets.cards import Card, Hairline
from app.ui.widgets.controls import Button
from app.ui.widgets.scrolling import ScrollColumn
from app.ui.widgets.settings_rows import Segments, SettingRow, Stepper, Switch
from app.ui.widgets.text import KeyCap, Label
from app.ui.widgets.tiles import Shown, TileStrip
from puzzles.drills.base import Level
from puzzles.rules.ruleset import Profile
from puzzles.rules.tiles import Tile

WIDTH: Final = 640
PREVIEW_TILE: Final = 44
GOAL_STEP: Final = 5
PREVIEW: Final = (Tile.M1, Tile.M5, Tile.P2, Tile.P8, Tile.S1, Tile.S7, Tile.EAST, Tile.GREEN, Tile.RED)


class SettingsPage(ScrollColumn):
    """A heading and a sheet of rows; it scrolls where the window is too low for it."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(spacing=16, parent=parent)
        self._actions = actions
        self.texts = texts
        self.heading = Label(size=theme.HEADING, bold=True)
        self.sheet = Card(margins=(20, 6, 20, 6), spacing=0)
        for widget in (self.heading, self.sheet):
            widget.setMaximumWidth(WIDTH)
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def add(self, *rows: QWidget, line: bool = True) -> None:
        """Put rows on the sheet, each with a hairline above it but the first."""
        for row in rows:
            if line and self.sheet.column.count():
                self.sheet.column.addWidget(Hairline())
            self.sheet.column.addWidget(row)

    def fill(self, state: SettingsState) -> None:
        """Show the settings, in the language that the window speaks now."""
        raise NotImplementedError


class LookPage(SettingsPage):
    """Language, colours, tiles and motion."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(actions, texts, parent)
        self.language = Segments(tuple(Language))
        self.language.chosen.connect(actions.choose_language)
        self.theme = Segments(tuple(Theme))
        self.theme.chosen.connect(actions.choose_theme)
        self.scale = Segments(TILE_SCALES)
        self.scale.chosen.connect(actions.choose_tile_scale)
        self.preview = TileStrip(PREVIEW_TILE, gap=2)
        self.corner_index = Switch()
        self.corner_index.clicked.connect(actions.set_corner_index)
        self.reduce_motion = Switch()
        self.reduce_motion.clicked.connect(actions.set_reduce_motion)
        self.language_row = SettingRow(self.language)
        self.theme_row = SettingRow(self.theme)
        self.scale_row = SettingRow(self.scale, below=True)
        self.corner_row = SettingRow(self.corner_index)
        self.motion_row = SettingRow(self.reduce_motion)
        tray = Card(ground="tray", edge="trayline", margins=(12, 8, 12, 8))
        tray.column.addWidget(self.preview)
        self.add(self.language_row, self.theme_row, self.scale_row)
        self.add(tray, self.corner_row, line=False)
        self.add(self.motion_row)

    def fill(self, state: SettingsState) -> None:
        """Show how the window looks and speaks."""
        settings = state.settings
        self.heading.setText(self.tr("Appearance"))
        self.language_row.write(self.tr("Language"), "")
        self.language.write((self.tr("As the system"), "中文", "English"), self.tr("Language"))
        self.language.take(settings.language)
        self.theme_row.write(self.tr("Colours"), "")
        self.theme.write((self.tr("As the system"), self.tr("Light"), self.tr("Dark")), self.tr("Colours"))
        self.theme.take(settings.theme)
        self.scale_row.write(self.tr("Tile size"), self.tr("In the hand, where there is room for it"))
        self.scale.write([f"{round(scale * 100)}%" for scale in TILE_SCALES], self.tr("Tile size"))
        self.scale.take(min(TILE_SCALES, key=lambda offered: abs(offered - settings.tile_scale)))
        self.preview.show_tiles([Shown(tile) for tile in PREVIEW], self.texts.tiles(PREVIEW))
        self.preview.set_tile_width(round(PREVIEW_TILE * settings.tile_scale))
        self.corner_row.write(
            self.tr("Number in the corner"), self.tr("Each tile carries its number or letter, for learning the tiles")
        )
        self.corner_index.setChecked(settings.corner_index)
        self.motion_row.write(self.tr("Less motion"), self.tr("Nothing lifts or fades"))
        self.reduce_motion.setChecked(settings.reduce_motion)


class PracticePage(SettingsPage):
    """Rules, difficulty, what is shown beside a question, and the day."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(actions, texts, parent)
        self.profile = Segments(tuple(Profile))
        self.profile.chosen.connect(actions.choose_profile)
        self.level = Segments((None, *Level))
        self.level.chosen.connect(actions.choose_level)
        self.needs = Switch()
        self.needs.clicked.connect(actions.set_show_needs)
        self.timer = Switch()
        self.timer.clicked.connect(actions.set_show_timer)
        self.ratings = Switch()
        self.ratings.clicked.connect(actions.set_show_ratings)
        self.goal = Stepper(1, MAX_DAILY_GOAL, GOAL_STEP)
        self.goal.wanted.connect(actions.set_daily_goal)
        self.rollover = Stepper(0, MAX_ROLLOVER_HOUR)
        self.rollover.wanted.connect(actions.set_rollover_hour)
        self.profile_row = SettingRow(self.profile, below=True)
        self.level_row = SettingRow(self.level, below=True)
        self.needs_row = SettingRow(self.needs)
        self.timer_row = SettingRow(self.timer)
        self.ratings_row = SettingRow(self.ratings)
        self.goal_row = SettingRow(self.goal)
        self.rollover_row = SettingRow(self.rollover)
        self.add(self.profile_row, self.level_row, self.needs_row, self.timer_row, self.ratings_row)
        self.add(self.goal_row, self.rollover_row)

    def fill(self, state: SettingsState) -> None:
        """Show what is practised and how."""
        settings = state.settings
        self.heading.setText(self.tr("Practice"))
        self.profile_row.write(self.tr("Rules"), self.tr("The next question obeys; the chip on the table is the same"))
        self.profile.write([self.texts.profile(profile) for profile in Profile], self.tr("Rules"))
        self.profile.take(settings.profile)
        self.level_row.write(self.tr("Difficulty"), self.tr("Adaptive follows how you answer"))
        self.level.write(
            [self.tr("Adaptive"), *(_capital(self.texts.level(level)) for level in Level)], self.tr("Difficulty")
        )
        self.level.take(settings.level)
        self.needs_row.write(self.tr("What a win needs"), self.tr("The conditions of the rules, beside the question"))
        self.needs.setChecked(settings.show_needs)
        self.timer_row.write(self.tr("Times"), self.tr("How long an answer took"))
        self.timer.setChecked(settings.show_timer)
        self.ratings_row.write(self.tr("Ratings"), self.tr("Your rating in the puzzles, and how it changes"))
        self.ratings.setChecked(settings.show_ratings)
        self.goal_row.write(self.tr("Daily goal"), "")
        self.goal.write(settings.daily_goal, self.tr("%n question(s)", "", settings.daily_goal), self.tr("Daily goal"))
        self.rollover_row.write(
            self.tr("A new day begins at"), self.tr("Answers after midnight count for the day before until then")
        )
        self.rollover.write(settings.rollover_hour, f"{settings.rollover_hour}:00", self.tr("A new day begins at"))


class KeyRow(QWidget):
    """What keys do, and the keys at the right."""

    def __init__(self, shortcut: Shortcut, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(wrap=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(6)
        row.addWidget(self.words, 1)
        self._keys = " ".join(shortcut.keys)
        for key in shortcut.keys:
            row.addWidget(KeyCap(key))

    def write(self, words: str) -> None:
        """Write what the keys do."""
        self.words.setText(words)
        self.setAccessibleName(f"{words}: {self._keys}")


class KeysPage(SettingsPage):
    """Every key of the program, by where it holds."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(actions, texts, parent)
        self.scopes: dict[Scope, Label] = {}
        self.rows: dict[Action, KeyRow] = {}

    def fill(self, state: SettingsState) -> None:
        """Show the keys."""
        self.heading.setText(self.tr("Keys"))
        for shortcut in state.shortcuts:
            if shortcut.scope not in self.scopes:
                title = Label(size=theme.SUPPORT, bold=True, tone="text2")
                title.setContentsMargins(0, 14, 0, 6)
                self.scopes[shortcut.scope] = title
                self.add(title, line=False)
            if shortcut.action not in self.rows:
                self.rows[shortcut.action] = KeyRow(shortcut)
                self.add(self.rows[shortcut.action])
        for scope, title in self.scopes.items():
            title.setText(self._scope(scope))
        for action, row in self.rows.items():
            row.write(self._action(action))

    def _scope(self, scope: Scope) -> str:
        return {
            Scope.EVERYWHERE: self.tr("With every question"),
            Scope.TILES: self.tr("Choosing tiles"),
            Scope.VERDICT: self.tr("May it win?"),
            Scope.LEDGER: self.tr("Counting fan"),
        }[scope]

    def _action(self, action: Action) -> str:
        return {
            Action.CHOOSE_TILES: self.tr("Choose tiles: digits, then the suit (or 万 饼 条 字, 东 南 …)"),
            Action.NOTHING_WINS: self.tr("No tile wins"),
            Action.MAY_WIN: self.tr("The hand may win"),
            Action.MAY_NOT_WIN: self.tr("The hand may not win"),
            Action.TICK_FAULT: self.tr("Tick what is wrong, by its number"),
            Action.CHANGE_COUNT: self.tr("Count the marked item up or down"),
            Action.WRITE_TOTAL: self.tr("Write the total"),
            Action.CHECK_OR_NEXT: self.tr("Check the answer, then the next question"),
            Action.TAKE_BACK: self.tr("Take back the last change"),
            Action.ERASE: self.tr("Erase the last typed character"),
            Action.CLEAR: self.tr("Drop what is typed by half"),
            Action.EXPLAIN: self.tr("Explain the marked tile, after the answer"),
            Action.WALK: self.tr("Go to the next part of the window"),
            Action.WALK_TILES: self.tr("Go from tile to tile"),
            Action.PRESS: self.tr("Press what is marked"),
            Action.GO_TO_PLACE: self.tr("Go to a place of the program"),
        }[action]


class PathRow(QWidget):
    """What lies in a place, and its path, which breaks wherever it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Label(bold=True)
        self.path = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 10, 0, 10)
        self.column.setSpacing(4)
        self.column.addWidget(self.name)
        self.column.addWidget(self.path)

    def write(self, name: str, path: str) -> None:
        """Write the name and the path."""
        self.name.setText(name)
        self.path.setText("\u200b".join(path))
        self.path.setAccessibleName(path)


class DataPage(SettingsPage):
    """Where the player's data lie."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(actions, texts, parent)
        self.folder = PathRow()
        self.open_button = Button()
        self.open_button.clicked.connect(actions.open_data_folder)
        self.copy_button = Button()
        self.copy_button.clicked.connect(self._copy)
        self.note = Label(size=theme.SUPPORT, tone="text2", wrap=True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.setContentsMargins(0, 4, 0, 0)
        buttons.addWidget(self.open_button)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.note, 1)
        self.folder.column.addLayout(buttons)
        self.rest = tuple(PathRow() for _ in range(3))
        self._path = ""
        self.add(self.folder, *self.rest)

    def fill(self, state: SettingsState) -> None:
        """Show the places."""
        folders = state.folders
        self._path = str(folders.data)
        self.heading.setText(self.tr("Data"))
        self.folder.write(self.tr("Data folder"), self._path)
        self.open_button.setText(self.tr("Open the folder"))
        self.copy_button.setText(self.tr("Copy the path"))
        for button in (self.open_button, self.copy_button):
            button.updateGeometry()
        notes = {
            None: "",
            Note.COPIED: self.tr("Copied"),
            Note.NOT_OPENED: self.tr("The system shows no folders; copy the path instead"),
        }
        self.note.setText(notes[state.note])
        places = (
            (self.tr("Your answers"), folders.progress_db),
            (self.tr("Settings"), folders.settings_file),
            (self.tr("Logs"), folders.logs),
        )
        for row, (name, path) in zip(self.rest, places, strict=True):
            row.write(name, str(path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._path)
        self._actions.tell_copied()


class AboutPage(SettingsPage):
    """The program's name, version and licences."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(actions, texts, parent)
        self.rows = tuple(SettingRow(QWidget()) for _ in range(4))
        self.add(*self.rows)

    def fill(self, state: SettingsState) -> None:
        """Show what this program is made of."""
        self.heading.setText(self.tr("About"))
        said = (
            (
                self.tr("Anshan Mahjong Trainer"),
                self.tr("Version {0}. Works offline, needs no account; nothing leaves this computer.").replace(
                    "{0}", state.version
                ),
            ),
            (self.tr("The program"), self.tr("Free software under the MIT licence, its tile pictures included.")),
            (
                self.tr("Made with"),
                _unbroken("Qt for Python (LGPL 3)", "sqlite-utils (Apache 2.0)", "platformdirs (MIT)"),
            ),
            (
                self.tr("Typefaces"),
                _unbroken("Noto Sans SC © Adobe", "Yuji Boku © The Yuji Project Authors", "SIL Open Font License 1.1"),
            ),
        )
        for row, (name, about) in zip(self.rows, said, strict=True):
            row.write(name, about)


def _unbroken(*names: str) -> str:
    """List names so that a line breaks between two of them only."""
    return " · ".join(name.replace(" ", "\u00a0") for name in names)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


PAGES: Final[tuple[Callable[[SettingsActions, Texts], SettingsPage], ...]] = (
    LookPage,
    PracticePage,
    KeysPage,
    DataPage,
    AboutPage,
)
"""The page of each group, in the order of the groups."""

"""The settings screen: the groups at the left, the rows of the current one beside them."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.presenters.settings import Group, SettingsActions, SettingsState
from app.texts import Texts
from app.ui import theme
from app.ui.screens.settings_pages import PAGES, SettingsPage
from app.ui.widgets.settings_rows import GroupButton
from app.ui.widgets.text import Label

LIST_WIDTH = 248


class SettingsScreen(QWidget):
    """Shows the settings and reports every change; decides nothing."""

    def __init__(self, actions: SettingsActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: SettingsState | None = None
        self.title = Label(size=theme.HEADING, bold=True)
        self.buttons: dict[Group, GroupButton] = {}
        self.pages: dict[Group, SettingsPage] = {}
        self.stack = QStackedWidget()
        self._group = QButtonGroup(self)
        names = QWidget()
        names.setFixedWidth(LIST_WIDTH)
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addSpacing(12)
        for group, make in zip(Group, PAGES, strict=True):
            button = GroupButton()
            button.clicked.connect(lambda _checked=False, group=group: actions.choose_group(group))
            self._group.addButton(button)
            column.addWidget(button)
            self.buttons[group] = button
            page = make(actions, texts)
            self.stack.addWidget(page)
            self.pages[group] = page
        column.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(names)
        self._row.addWidget(self.stack, 1)

    def show_state(self, state: SettingsState) -> None:
        """Show the settings."""
        self._state = state
        self.buttons[state.group].setChecked(True)
        self.pages[state.group].fill(state)
        self.stack.setCurrentWidget(self.pages[state.group])
        self._write()

    def _write(self) -> None:
        self.title.setText(self.tr("Settings"))
        names = {
            Group.LOOK: self.tr("Appearance"),
            Group.PRACTICE: self.tr("Practice"),
            Group.KEYS: self.tr("Keys"),
            Group.DATA: self.tr("Data"),
            Group.ABOUT: self.tr("About"),
        }
        for group, button in self.buttons.items():
            button.setText(names[group])
            button.setAccessibleName(names[group])

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._state is not None:
            self.show_state(self._state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take narrower margins in a narrow window."""
        compact = self.window().width() < theme.COMPACT_BELOW
        margin, gap = (16, 12) if compact else (24, 24)
        self._row.setContentsMargins(margin, margin, margin, margin)
        self._row.setSpacing(gap)
        super().resizeEvent(event)

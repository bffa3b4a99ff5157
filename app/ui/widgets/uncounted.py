"""Chips of what earns nothing in a counted hand; pressing one shows why."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui import theme
from app.ui.widgets.controls import Chip, MenuChip
from app.ui.widgets.text import Label

_CHIP = 26


class UncountedChips(QWidget):
    """A line of chips, with those that don't fit in a menu, and under it the reason of the pressed one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = Label(size=theme.SUPPORT, tone="text2", parent=self)
        self.reason = Label(size=theme.CAPTION, tone="text2", parent=self)
        self.more = MenuChip(height=_CHIP, parent=self)
        self.more.chosen.connect(self._press)
        self.chips: list[Chip] = []
        self._reasons: list[str] = []
        self._hint = ""
        self._more_word = ""
        self._pressed = -1

    def show_items(self, head: str, items: Sequence[tuple[str, str]], hint: str, more: str) -> None:
        """Show (name, reason) pairs; ``hint`` stands where the reason will be, ``more`` on the chip of the rest."""
        self._head.setText(head)
        self._hint, self._more_word = hint if items else "", more
        if [reason for _, reason in items] != self._reasons:
            self._pressed = -1
        self._reasons = [reason for _, reason in items]
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for place, (name, reason) in enumerate(items):
            chip = Chip(name, height=_CHIP, parent=self)
            chip.setCheckable(True)
            chip.setToolTip(reason)
            chip.setAccessibleName(name)
            chip.setAccessibleDescription(reason)
            chip.clicked.connect(lambda _checked=False, place=place: self._press(place))
            self.chips.append(chip)
        self._head.setVisible(bool(items))
        self._arrange()

    def _press(self, place: object) -> None:
        self._pressed = place if isinstance(place, int) and place != self._pressed else -1
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Hold the head and a chip."""
        return QSize(160, 48)

    def _arrange(self) -> None:
        """Place as many chips as fit; the others go into the menu."""
        self.reason.setText(self._reasons[self._pressed] if self._pressed >= 0 else self._hint)
        if self._pressed >= 0:
            self.reason.setText(f"{self.chips[self._pressed].text()}：{self._reasons[self._pressed]}")
        head = self._head.sizeHint().width()
        self._head.setGeometry(0, 0, head, _CHIP)
        left = head + 8
        self.more.set_words("", self._more_word)
        more = self.more.sizeHint().width()
        hidden: list[int] = []
        for place, chip in enumerate(self.chips):
            chip.setChecked(place == self._pressed)
            width = chip.sizeHint().width()
            is_last = place == len(self.chips) - 1
            room = self.width() - left - (0 if is_last else more + 8)
            if hidden or width > room:
                hidden.append(place)
                chip.hide()
                continue
            chip.setGeometry(left, 0, width, _CHIP)
            chip.show()
            left += width + 8
        self.more.setVisible(bool(hidden))
        self.more.set_choices([(place, self.chips[place].text()) for place in hidden], self._pressed)
        self.more.setGeometry(left, 0, more, _CHIP)
        self.reason.setGeometry(0, _CHIP + 1, self.width(), max(0, self.height() - _CHIP - 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the chips anew."""
        self._arrange()

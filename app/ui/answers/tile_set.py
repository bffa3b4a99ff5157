"""The answer "these tiles": a tray of all kinds, what is chosen so far, and "nothing wins"."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.presenters.state import AnswerActions, Feedback, Hint, Phase, PracticeState
from app.presenters.typed import SUIT_SIGNS
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import GROUP_MARKS, tile_marks
from app.ui.answers.panel import AnswerPanel
from app.ui.widgets.controls import Button
from app.ui.widgets.groups import GroupHead, OutcomeGroup, OutcomeGroups
from app.ui.widgets.painting import Mark
from app.ui.widgets.text import Label
from app.ui.widgets.tiles import Shown, TileStrip
from app.ui.widgets.tray import TileTray
from puzzles.drills.base import Outcome, TileSetAnswer
from puzzles.rules.tiles import Suit, Tile

SIDE: Final = 180
_GAP: Final = 20
_BAR: Final = 40
_MOST_SHOWN: Final = 8


class TileSetPanel(AnswerPanel):
    """The tray with the chosen tiles beside it; after the answer the tray is graded and the groups stand beside it."""

    def __init__(self, practice: AnswerActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(practice, texts, parent)
        self.tray = TileTray(self)
        self.tray.pressed.connect(self._press)
        self.count = Label(size=theme.BODY, bold=True, parent=self)
        self.chosen = TileStrip(40, gap=6, parent=self)
        self.typed = Label(size=theme.BODY, tone="text2", wrap=True, parent=self)
        self.nothing_button = Button(key="0", parent=self)
        self.nothing_button.setCheckable(True)
        self.nothing_button.enter_presses = False
        self.nothing_button.clicked.connect(self.practice.choose_nothing)
        self.groups = OutcomeGroups(self)
        self.groups.asked.connect(self.practice.ask_about)
        self._heads: list[GroupHead] = []
        self.go_button.setParent(self)
        QWidget.setTabOrder(self.nothing_button, self.go_button)

    def height_for(self, width: int) -> int:
        """Give the panel's height in this width, in the layout that is taken."""
        if self.compact:
            return TileTray.height_of(width) + 8 + _BAR
        return TileTray.height_of(width - SIDE - _GAP)

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Put the focus into the tray."""
        self.tray.take_focus(reason)

    def fill(self, state: PracticeState) -> None:
        """Show the draft, or the graded tray."""
        self.tray.set_heads(self._row_heads())
        self.nothing_button.setText(self.tr("Nothing wins") if self.compact else self.tr("No tile wins"))
        feedback = state.feedback if state.phase is Phase.ANSWERED else None
        self._show_parts(asking=feedback is None)
        if feedback is None:
            self._show_draft(state)
        else:
            self._show_feedback(feedback)
        self.arrange()

    def _row_heads(self) -> dict[Suit, str]:
        return {
            Suit.CHARACTERS: self.tr("Wan"),
            Suit.DOTS: self.tr("Dots"),
            Suit.BAMBOO: self.tr("Bam"),
            Suit.HONOURS: self.tr("Hon."),
        }

    def _show_parts(self, *, asking: bool) -> None:
        for widget in (self.count, self.chosen, self.typed, self.hint, self.nothing_button):
            widget.setVisible(asking)
        self.groups.setVisible(not asking and not self.compact)
        for head in self._heads:
            head.hide()
            head.deleteLater()
        self._heads = []

    def _show_draft(self, state: PracticeState) -> None:
        draft = state.draft
        tiles = sorted(draft.tiles)
        self.tray.show_chosen(draft.tiles)
        for tile, button in self.tray.buttons.items():
            name = self.texts.tile(tile)
            button.setAccessibleName(self._joined((name, self.tr("chosen"))) if tile in draft.tiles else name)
        self.nothing_button.setChecked(draft.nothing)
        self.count.setText(self._count_text(len(tiles), nothing=draft.nothing))
        self.chosen.setVisible(bool(tiles))
        self.chosen.show_tiles([Shown(tile) for tile in tiles[:_MOST_SHOWN]], self.texts.tiles(tiles))
        self.typed.setText(f"{draft.typed}▏" if draft.typed else " ".join(tile.mpsz for tile in tiles[:_MOST_SHOWN]))
        self.hint.setText(self._hint_text(state))
        self.count.setVisible(state.hint is not Hint.NOTHING_CHOSEN)

    def _count_text(self, count: int, *, nothing: bool) -> str:
        if nothing:
            return self.tr("Said: nothing wins")
        return self.tr("%n chosen", "", count) if count else self.tr("Nothing chosen yet")

    def _hint_text(self, state: PracticeState) -> str:
        if state.hint is Hint.NOTHING_CHOSEN:
            return self.tr("Nothing chosen; if no tile wins, press 0")
        if state.hint is Hint.BAD_TILE:
            if state.hint_facts.isdigit():
                return self.tr('After "{0}" a suit is missing: m, p, s or z').replace("{0}", state.hint_facts)
            if state.hint_facts in SUIT_SIGNS:
                return self.tr('Before "{0}" its digits are missing, such as 147').replace("{0}", state.hint_facts)
            return self.tr('"{0}" is no tile; honours are 1z to 7z').replace("{0}", state.hint_facts)
        return ""

    def _show_feedback(self, feedback: Feedback) -> None:
        answer = feedback.answer
        chosen = answer.tiles if isinstance(answer, TileSetAnswer) else frozenset()
        marks = tile_marks(feedback.findings, chosen)
        self.tray.show_marks(marks)
        unseen = {finding.tile: finding.unseen for finding in feedback.findings}
        outcomes = {finding.tile: finding.outcome for finding in feedback.findings}
        for tile, button in self.tray.buttons.items():
            said = [self.texts.tile(tile)]
            if tile in outcomes:
                said += self._grade_words(marks[tile], outcomes[tile])
                said.append(self.tr("%n left", "", unseen[tile]))
            button.setAccessibleName(self._joined(said))
        groups = self._outcome_groups(feedback)
        if self.compact:
            self._heads = [GroupHead(group, self) for group in groups]
            for head in self._heads:
                head.show()
        else:
            height = self.height_for(self.width()) - 48 - 10
            self.groups.show_groups(groups, SIDE, height)

    def _grade_words(self, mark: Mark, outcome: Outcome) -> list[str]:
        chosen = mark in (Mark.RIGHT, Mark.SHAPE_CHOSEN, Mark.WRONG, Mark.DEAD_CHOSEN)
        said = [self.tr("chosen")] if chosen else [self.tr("missed")] if mark is Mark.MISSED else []
        return [*said, self.texts.outcome(outcome)]

    def _joined(self, parts: list[str] | tuple[str, ...]) -> str:
        return self.tr(", ").join(parts)

    def _outcome_groups(self, feedback: Feedback) -> list[OutcomeGroup]:
        by_outcome: dict[Outcome, list[Tile]] = {outcome: [] for outcome in Outcome}
        for finding in feedback.findings:
            by_outcome[finding.outcome].append(finding.tile)
        groups = []
        for outcome, tiles in by_outcome.items():
            if outcome in (Outcome.SHAPE_ONLY, Outcome.DEAD) and not tiles:
                continue
            is_rest = outcome is Outcome.NOTHING
            notes = self.texts.shape_only(feedback.findings) if outcome is Outcome.SHAPE_ONLY else ()
            if is_rest and tiles:
                notes = (self.tr("all the others"),)
            groups.append(
                OutcomeGroup(
                    GROUP_MARKS[outcome],
                    self.texts.outcome(outcome),
                    len(tiles),
                    () if is_rest else tuple(tiles),
                    self.texts.tiles(tiles),
                    notes,
                )
            )
        return groups

    def _press(self, tile: Tile) -> None:
        if self.state is not None and self.state.phase is Phase.ANSWERED:
            self.practice.ask_about(tile)
        else:
            self.practice.toggle_tile(tile)

    def arrange(self) -> None:
        """Place everything: beside the tray, or in a bar under it."""
        if self.compact:
            self._arrange_bar()
        else:
            self._arrange_side()

    def _arrange_side(self) -> None:
        width, height = self.width(), self.height()
        left = width - SIDE
        self.tray.setGeometry(0, 0, left - _GAP, height)
        self.go_button.setGeometry(left, height - 48, SIDE, 48)
        self.nothing_button.setGeometry(left, height - 100, SIDE, 40)
        self.groups.setGeometry(left, 0, SIDE, height - 56)
        self.count.setGeometry(left, 0, SIDE, 24)
        tiles = len(self.chosen.tiles)
        self.chosen.set_tile_width(40 if tiles <= 3 else 36)
        top = 30 if self.count.isVisibleTo(self) else 0
        chosen_height = self.chosen.heightForWidth(SIDE) if tiles else 0
        self.chosen.setGeometry(left, top, SIDE, chosen_height)
        top += chosen_height + 4 if tiles else 0
        for label in (self.typed, self.hint):
            label_height = label.heightForWidth(SIDE) if label.text() else 0
            label.setGeometry(left, top, SIDE, label_height)
            top += label_height + 4 if label_height else 0

    def _arrange_bar(self) -> None:
        width = self.width()
        tray = self.height() - _BAR - 8
        top = tray + 8
        self.tray.setGeometry(0, 0, width, tray)
        go = max(112, self.go_button.sizeHint().width())
        self.go_button.setGeometry(width - go, top, go, _BAR)
        nothing = self.nothing_button.sizeHint().width()
        right = width - go - 8 - nothing
        self.nothing_button.setGeometry(right, top, nothing, _BAR)
        self._arrange_bar_words(right - 12, top)
        self._arrange_heads(width - go - 12, top)

    def _arrange_heads(self, room: int, top: int) -> None:
        """Put the heads of the groups side by side, in smaller type where they are many."""
        gap = 14
        if sum(head.sizeHint().width() + gap for head in self._heads) - gap > room:
            gap = 9
            for head in self._heads:
                head.make_small()
        left = 0
        for head in self._heads:
            size = head.sizeHint()
            head.setGeometry(left, top + (_BAR - size.height()) // 2, size.width(), size.height())
            left += size.width() + gap

    def _arrange_bar_words(self, right: int, top: int) -> None:
        """Put the hint, or else the count with the chosen tiles or the text typed so far, into the bar."""
        self.hint.setGeometry(0, top, right, _BAR)
        is_hinted = bool(self.hint.text())
        self.count.setVisible(self.count.isVisibleTo(self) and not is_hinted)
        count = self.count.sizeHint().width()
        self.count.setGeometry(0, top, count, _BAR)
        half_typed = self.state is not None and bool(self.state.draft.typed)
        self.typed.setVisible(self.typed.isVisibleTo(self) and not is_hinted and half_typed)
        self.typed.setGeometry(count + 10, top, max(0, right - count - 10), _BAR)
        self.chosen.set_tile_width(26)
        room = right - count - 10
        fits = room // 32 >= len(self.chosen.tiles)
        self.chosen.setVisible(self.chosen.isVisibleTo(self) and not is_hinted and not half_typed and fits)
        self.chosen.setGeometry(count + 10, top + 1, room, _BAR)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        self.arrange()

"""The answer "may win" or "may not": two choices, and under them what is wrong."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.presenters.state import AnswerActions, Feedback, Hint, Phase, PracticeState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.grading import part_mark
from app.ui.answers.panel import AnswerPanel
from app.ui.answers.tile_set import SIDE
from app.ui.widgets.choices import ChoiceRow, Sort
from app.ui.widgets.painting import Mark, box
from app.ui.widgets.text import Label
from puzzles.drills.base import VerdictAnswer
from puzzles.rules.legality import Fault

_GAP: Final = 20
_BAR: Final = 40
_ROW_MOST: Final = 60


class FaultTray(QWidget):
    """The ground on which the choices lie, in two columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(16, 14, 16, 14)
        self.grid.setSpacing(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.colours()
        box(painter, QRectF(self.rect()), theme.RADIUS_CARD, tokens.tray, tokens.trayline)


class VerdictPanel(AnswerPanel):
    """Two choices by Y and N, then the faults of the rules by their numbers, faint until "may not" is said."""

    def __init__(self, practice: AnswerActions, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(practice, texts, parent)
        self.tray = FaultTray(self)
        self.yes = ChoiceRow(Sort.RADIO, key="Y")
        self.no = ChoiceRow(Sort.RADIO, key="N")
        self.yes.clicked.connect(lambda: self._choose(legal=True))
        self.no.clicked.connect(lambda: self._choose(legal=False))
        self.tray.grid.addWidget(self.yes, 0, 0)
        self.tray.grid.addWidget(self.no, 0, 1)
        self.faults: dict[Fault, ChoiceRow] = {}
        self.told = Label(size=theme.BODY, bold=True, wrap=True, parent=self)
        self.go_button.setParent(self)

    def height_for(self, width: int) -> int:
        """Give the panel's height: as that of the tray of tiles, so that the felt keeps its place."""
        return 292 if not self.compact else 292 + 8 + _BAR

    def take_focus(self, reason: Qt.FocusReason) -> None:
        """Put the focus on the first choice."""
        self.yes.setFocus(reason)

    def fill(self, state: PracticeState) -> None:
        """Show the draft, or what became of it."""
        self._offer(state.offered_faults)
        feedback = state.feedback if state.phase is Phase.ANSWERED else None
        if feedback is None:
            self._show_draft(state)
        else:
            self._show_feedback(state, feedback)
        self.arrange()

    def _offer(self, faults: tuple[Fault, ...]) -> None:
        """Make a row for each fault, in the order of their numbers."""
        if tuple(self.faults) == faults:
            return
        for row in self.faults.values():
            self.tray.grid.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.faults = {}
        for place, fault in enumerate(faults):
            row = ChoiceRow(key=str(place + 1))
            row.clicked.connect(lambda _checked=False, fault=fault: self._tick(fault))
            self.tray.grid.addWidget(row, 1 + place // 2, place % 2)
            row.show()
            self.faults[fault] = row
        for line in range(6):
            self.tray.grid.setRowStretch(line, 0)
        self.tray.grid.setRowStretch(6, 1)
        for before, after in pairwise((self.yes, self.no, *self.faults.values(), self.go_button)):
            QWidget.setTabOrder(before, after)

    def _show_draft(self, state: PracticeState) -> None:
        draft = state.draft
        rules = state.question.position.rules
        self.yes.show_choice(self.tr("May win"), chosen=draft.legal is True)
        self.no.show_choice(self.tr("May not win"), chosen=draft.legal is False)
        for fault, row in self.faults.items():
            row.show_choice(
                self.texts.fault(fault, rules), chosen=fault in draft.faults, dimmed=draft.legal is not False
            )
        ticked = len(draft.faults)
        if draft.legal is None:
            self.told.setText(self.tr("Nothing said yet"))
        elif draft.legal:
            self.told.setText(self.tr("Said: may win"))
        else:
            self.told.setText(self.tr("Said: may not win, %n fault(s)", "", ticked))
        self.hint.setText(
            {
                Hint.NO_VERDICT: self.tr("Say first whether the hand may win: Y or N"),
                Hint.NO_FAULT: self.tr("Tick what is wrong, by number"),
            }.get(state.hint, "")
            if state.hint
            else ""
        )

    def _show_feedback(self, state: PracticeState, feedback: Feedback) -> None:
        given, key = feedback.answer, feedback.key
        if not isinstance(given, VerdictAnswer) or not isinstance(key, VerdictAnswer):
            return
        rules = state.question.position.rules
        rows = {
            self.yes: (self.tr("May win"), given.legal, key.legal),
            self.no: (self.tr("May not win"), not given.legal, not key.legal),
            **{
                row: (self.texts.fault(fault, rules), fault in given.faults, fault in key.faults)
                for fault, row in self.faults.items()
            },
        }
        for row, (text, was_given, is_due) in rows.items():
            mark = part_mark(given=was_given, due=is_due)
            row.show_choice(text, chosen=was_given)
            row.show_mark(mark, self._graded(text, mark))
        self.told.setText(
            self.tr("Answer: {0}").replace("{0}", self.texts.answer(state.question, VerdictAnswer(key.legal)))
        )
        self.hint.setText("")

    def _graded(self, text: str, mark: Mark | None) -> str:
        said = {
            Mark.RIGHT: self.tr("right"),
            Mark.WRONG: self.tr("wrong"),
            Mark.MISSED: self.tr("missed"),
        }
        return self.tr("{0}, {1}").replace("{0}", text).replace("{1}", said[mark]) if mark in said else text

    def _choose(self, *, legal: bool) -> None:
        if self.state is not None and self.state.phase is Phase.ASKING:
            self.practice.choose_legal(legal)

    def _tick(self, fault: Fault) -> None:
        if self.state is not None and self.state.phase is Phase.ASKING:
            self.practice.toggle_fault(fault)

    def arrange(self) -> None:
        """Place everything: what is said beside the tray, or in a bar under it."""
        width, height = self.width(), self.height()
        lines = 1 + (len(self.faults) + 1) // 2
        row_height = min(_ROW_MOST, (292 - 28 - 8 * (lines - 1)) // lines)
        for row in (self.yes, self.no, *self.faults.values()):
            row.setFixedHeight(row_height)
        if self.compact:
            tray = height - _BAR - 8
            go = max(112, self.go_button.sizeHint().width())
            self.tray.setGeometry(0, 0, width, tray)
            self.go_button.setGeometry(width - go, tray + 8, go, _BAR)
            words = QRectF(0, tray + 8, width - go - 12, _BAR).toRect()
            shown = self.hint if self.hint.text() else self.told
            shown.setGeometry(words)
            self.told.setVisible(shown is self.told)
            self.hint.setVisible(shown is self.hint)
            return
        left = width - SIDE
        self.tray.setGeometry(0, 0, left - _GAP, height)
        self.go_button.setGeometry(left, height - 48, SIDE, 48)
        told = self.told.heightForWidth(SIDE)
        self.told.setVisible(True)
        self.told.setGeometry(left, 0, SIDE, told)
        self.hint.setVisible(bool(self.hint.text()))
        self.hint.setGeometry(left, told + 8, SIDE, self.hint.heightForWidth(SIDE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        self.arrange()

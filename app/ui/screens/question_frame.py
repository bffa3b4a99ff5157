"""The frame of every question: the felt above the answer area, beside them what helps before and explains after."""

# ruff: noqa: PLC0415  (what a first question doesn't need is imported when it is)

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QInputMethodEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.presenters.state import AnswerActions, Phase, PracticeState
from app.texts import Texts
from app.ui import theme
from app.ui.answers.panel import AnswerPanel
from app.ui.screens.practice_before import BeforeColumn
from app.ui.screens.practice_keys import take_input_method, take_key
from app.ui.screens.table_content import table_content
from app.ui.widgets.controls import Pressable
from app.ui.widgets.felt import FeltTable
from app.ui.widgets.scrolling import ScrollColumn, ThinScrollBar
from puzzles.drills.base import Answer, AnswerForm, Question
from puzzles.rules.tiles import Tile

if TYPE_CHECKING:
    from app.ui.screens.practice_after import AfterColumn

_WIDE_SIDE, _COMPACT_SIDE = 400, 372
_HINTS = Qt.InputMethodHint.ImhPreferLatin | Qt.InputMethodHint.ImhNoPredictiveText


def panel_for(form: AnswerForm) -> type[AnswerPanel]:
    """Give the answer area of a form; each is imported when a question first asks for it."""
    match form:
        case AnswerForm.TILE_SET:
            from app.ui.answers.tile_set import TileSetPanel

            return TileSetPanel
        case AnswerForm.VERDICT:
            from app.ui.answers.verdict import VerdictPanel

            return VerdictPanel
        case AnswerForm.LEDGER:
            from app.ui.answers.ledger import LedgerPanel

            return LedgerPanel


class QuestionFrame(QWidget):
    """Shows a question and hands to the presenter what the learner does; it decides nothing.

    ``bar`` stands above; what it shows is up to the screen that is made of this frame.
    """

    def __init__(self, practice: AnswerActions, bar: QWidget, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._practice = practice
        self._texts = texts
        self._state: PracticeState | None = None
        self._compact = False
        self._by_key = True
        self._keys: dict[Question, Answer] = {}
        self._panels: dict[AnswerForm, AnswerPanel] = {}
        self._after: AfterColumn | None = None

        self._bar = bar
        self.felt = FeltTable()
        self.before = BeforeColumn(self._texts)
        self.side = ScrollColumn(keeps_room=True)
        self._side_column = self.side.column
        self._side_column.addWidget(self.before)

        self._frame = QVBoxLayout(self)
        self._frame.addWidget(bar)
        self._body = QHBoxLayout()
        self._left = QVBoxLayout()
        self._left.addWidget(self.felt, 1)
        self._body.addLayout(self._left, 1)
        self._body.addWidget(self.side)
        self._frame.addLayout(self._body, 1)
        self._space()

        self.felt.asked.connect(self._ask)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def write_bar(self, state: PracticeState, *, compact: bool) -> None:
        """Show in the bar how things are."""
        raise NotImplementedError

    def plates(self, state: PracticeState) -> tuple[str, ...]:
        """Give what plates on the felt say before the facts of the position."""
        del state
        return ()

    def explained(self, after: "AfterColumn") -> None:
        """Hear that the column of feedback was made, to add to it."""

    @property
    def panel(self) -> AnswerPanel:
        """Give the answer area that is shown."""
        assert self._state is not None
        return self._panels[self._state.form]

    @property
    def after(self) -> "AfterColumn":
        """Give the right column of feedback, made when it is first needed."""
        if self._after is None:
            from app.ui.screens.practice_after import AfterColumn

            self._after = AfterColumn(self._texts)
            self._after.opened.connect(self._practice.open_mistake)
            self._after.asked.connect(self._ask)
            self._side_column.addWidget(self._after)
            self.explained(self._after)
        return self._after

    def show_question(self, state: PracticeState) -> None:
        """Show this and nothing else."""
        before, self._state = self._state, state
        feedback = state.feedback if state.phase is Phase.ANSWERED else None
        if feedback is not None:
            self._keys = {state.question: feedback.key} | {
                question: key for question, key in self._keys.items() if question != state.question
            }
            self._keys = dict(list(self._keys.items())[:2])
        self.write_bar(state, compact=self._compact)
        self.felt.show_content(table_content(state.question, feedback, self._texts, self.plates(state)))
        self.felt.set_askable(feedback is not None and bool(feedback.findings))
        self._show_panel(state)
        self._show_side(state)
        self.side.settle()
        self._follow(before, state)

    def _show_panel(self, state: PracticeState) -> None:
        panel = self._panels.get(state.form)
        if panel is None:
            panel = self._panels[state.form] = panel_for(state.form)(self._practice, self._texts)
            panel.set_compact(self._compact)
            self._left.addWidget(panel)
        for form, other in self._panels.items():
            if form is not state.form:
                other.hide()
        panel.show()
        panel.setFixedHeight(panel.height_for(self._left_width()))
        panel.show_state(state)

    def _show_side(self, state: PracticeState) -> None:
        answered = state.phase is not Phase.ASKING
        self.before.setVisible(not answered)
        if answered:
            if state.feedback is not None and state.phase is Phase.ANSWERED:
                self.after.show_feedback(state, state.feedback, compact=self._compact)
            else:
                self.after.show_failure()
        else:
            last_key = self._keys.get(state.last.question) if state.last is not None else None
            self.before.show_state(state, last_key)
        if self._after is not None:
            self._after.setVisible(answered)

    def _follow(self, before: PracticeState | None, state: PracticeState) -> None:
        """Move the focus with the question and its answer, and say the verdict to a screen reader."""
        is_new = before is None or before.question != state.question or before.phase is not state.phase
        if not is_new:
            if state.hint is not None and (before is None or before.hint is not state.hint):
                self._announce(self.panel.hint.text())
            return
        self.side.verticalScrollBar().setValue(0)
        reason = (
            Qt.FocusReason.TabFocusReason if self._by_key and before is not None else Qt.FocusReason.OtherFocusReason
        )
        self._focus_answer(reason)
        if state.phase is not Phase.ASKING:
            self._announce(f"{self.after.banner.accessibleName()}")

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _ask(self, tile: object) -> None:
        self._practice.ask_about(tile)  # type: ignore[arg-type]

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that no widget took."""
        self._by_key = True
        if self._state is None or not take_key(event, self._state, self._practice, self._focused_tile()):
            super().keyPressEvent(event)

    def take_stray_key(self, event: QKeyEvent) -> None:
        """Take the keys that are pressed while the focus is outside the screen."""
        self.keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what an input method sends to the widget that has the focus; notice keys and clicks."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._by_key = event.type() == QEvent.Type.KeyPress
        if isinstance(event, QInputMethodEvent) and self._state is not None:
            self._by_key = True
            take_input_method(event, self._state, self._practice)
            return True
        return super().eventFilter(watched, event)

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Let an input method write to whatever has the focus here, other than a field."""
        if old is not None:
            old.removeEventFilter(self)
        if now is None or isinstance(now, QLineEdit) or not self.isAncestorOf(now):
            return
        if isinstance(now, Pressable):
            self._by_key = now.shows_ring
        now.installEventFilter(self)
        now.setInputMethodHints(_HINTS)
        now.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)

    @staticmethod
    def _focused_tile() -> Tile | None:
        tile = getattr(QApplication.focusWidget(), "tile", None)
        return tile if isinstance(tile, Tile) else None

    # Focus

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on in the order answer area, right column, felt, chips, and then out of the screen."""
        stops = self._stops()
        now = QApplication.focusWidget()
        if now not in stops:
            return super().focusNextPrevChild(forward)
        place = stops.index(now) + (1 if forward else -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        goal = stops[place] if 0 <= place < len(stops) else self._beyond(forward) or stops[place % len(stops)]
        goal.setFocus(reason)
        self.side.ensureWidgetVisible(goal)
        return True

    def place_focus(self, before: QWidget | None) -> None:
        """Take the focus where Enter checks or goes on, or in the field that was being written in."""
        if isinstance(before, QLineEdit):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._focus_answer(Qt.FocusReason.OtherFocusReason)

    def _focus_answer(self, reason: Qt.FocusReason) -> None:
        """Give the keyboard to the answer area, or after the answer to the button that goes on."""
        if self._state is None:
            return
        if self._state.phase is Phase.ASKING:
            self.panel.take_focus(reason)
        else:
            self.panel.go_button.setFocus(reason)

    def enter_by_tab(self, forward: bool) -> None:
        """Take the focus that comes from outside the screen: at the answer area, or backwards at the last chip."""
        stops = self._stops()
        if stops:
            reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            stops[0 if forward else -1].setFocus(reason)

    def _stops(self) -> list[QWidget]:
        """Give what the Tab key stops at, in its order."""
        stops: list[QWidget] = []
        for section in (self.panel, self.side, self.felt, self._bar):
            found = [widget for widget in section.findChildren(QWidget) if _is_stop(widget)]
            if section is not self.panel:
                found.sort(key=lambda widget: (widget.mapTo(self, widget.rect().topLeft()).y(), widget.x()))
            stops += [widget for widget in found if widget is not self.panel.go_button]
            if section is self.panel and _is_stop(self.panel.go_button):
                stops.append(self.panel.go_button)
        return stops

    def _beyond(self, forward: bool) -> QWidget | None:
        """Give the nearest stop outside the screen, None where there is none."""
        widget: QWidget | None = self
        while widget is not None:
            widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            if widget is None or widget is self:
                break
            if _is_stop(widget) and not self.isAncestorOf(widget) and widget.window() is self.window():
                return widget
        return None

    # Layout

    def _left_width(self) -> int:
        margins = self._frame.contentsMargins()
        return self.width() - margins.left() - margins.right() - self.side.width() - self._body.spacing()

    def _space(self) -> None:
        """Take the margins of the layout: wide or compact."""
        if self._compact:
            self._frame.setContentsMargins(16, 12, 16 - ThinScrollBar.ROOM, 16)
            self._frame.setSpacing(8)
            self._body.setSpacing(12)
            self._left.setSpacing(12)
        else:
            self._frame.setContentsMargins(24, 16, 24 - ThinScrollBar.ROOM, 24)
            self._frame.setSpacing(16)
            self._body.setSpacing(24)
            self._left.setSpacing(16)
        self.side.setFixedWidth((_COMPACT_SIDE if self._compact else _WIDE_SIDE) + ThinScrollBar.ROOM)
        self.felt.set_compact(self._compact)

    def _take_layout(self) -> None:
        compact = self.window().width() < theme.COMPACT_BELOW
        if compact != self._compact:
            self._compact = compact
            self._space()
            for panel in self._panels.values():
                panel.set_compact(compact)
            if self._state is not None:
                self.write_bar(self._state, compact=compact)
                self._show_side(self._state)
        for panel in self._panels.values():
            panel.setFixedHeight(panel.height_for(self._left_width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the layout that fits the window."""
        self._take_layout()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the answer when the screen comes up, but not when the window is opened again."""
        super().showEvent(event)
        self._take_layout()
        if not event.spontaneous():
            self._focus_answer(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language, or lay it out for tiles of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._state is not None:
            self.show_question(self._state)
        elif event.type() == QEvent.Type.StyleChange:
            self.felt.relayout()
            self._take_layout()


def _is_stop(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()

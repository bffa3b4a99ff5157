"""The answer sheet of one question: the draft with its undo, what was typed, and the hint beside it."""

from typing import Final

from app.presenters.drafts import (
    answer_of,
    with_count,
    with_fault,
    with_legal,
    with_nothing,
    with_tile,
    with_total,
    with_typed,
)
from app.presenters.state import Draft, Hint
from app.presenters.typed import read_typed, read_verdict
from puzzles.drills.base import Answer, AnswerForm
from puzzles.rules.fan import Item, items_of
from puzzles.rules.legality import Fault, faults_of
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Tile

UNDO_STEPS: Final = 200


class AnswerSheet:
    """Holds a draft; each change can be taken back, and clears the hint."""

    def __init__(self, form: AnswerForm, rules: Ruleset) -> None:
        self.form = form
        self.faults = _faults_in_order(rules) if form is AnswerForm.VERDICT else ()
        self.items = items_of(rules) if form is AnswerForm.LEDGER else ()
        self.draft = Draft()
        self.hint: Hint | None = None
        self.hint_facts = ""
        self._before: list[Draft] = []
        self._total_is_open = False

    def toggle_tile(self, tile: Tile) -> None:
        """Choose a kind, or take it back."""
        if self.form is AnswerForm.TILE_SET:
            self._change(with_tile(self.draft, tile))

    def choose_nothing(self) -> None:
        """Say that nothing wins, or take it back."""
        if self.form is AnswerForm.TILE_SET:
            self._change(with_nothing(self.draft, not self.draft.nothing))

    def choose_legal(self, legal: bool) -> None:
        """Say that the hand may win, or not."""
        if self.form is AnswerForm.VERDICT:
            self._change(with_legal(self.draft, legal))

    def toggle_fault(self, fault: Fault) -> None:
        """Tick or untick a fault that is offered."""
        if fault in self.faults:
            self._change(with_fault(self.draft, fault))

    def change_count(self, item: Item, by: int) -> None:
        """Raise or lower the count of an item that is offered."""
        if item in self.items:
            self._change(with_count(self.draft, item, by, self.items))

    def set_total(self, text: str) -> None:
        """Write the total; what is written in one go is taken back in one go."""
        if self.form is AnswerForm.LEDGER:
            self._change(with_total(self.draft, text), is_total=True)

    def type_text(self, text: str) -> None:
        """Take typed characters, as the form of the answer understands them."""
        match self.form:
            case AnswerForm.TILE_SET:
                self._type_tiles(text)
            case AnswerForm.VERDICT:
                self._type_verdict(text)
            case AnswerForm.LEDGER:
                self.set_total(self.draft.total + text)

    def erase(self) -> None:
        """Take back the last typed character."""
        self._hint_at(None)
        if self.form is AnswerForm.LEDGER:
            self.set_total(self.draft.total[:-1])
        else:
            self.draft = with_typed(self.draft, self.draft.typed[:-1])

    def clear_typed(self) -> None:
        """Drop what is typed by half."""
        self._hint_at(None)
        self.draft = with_typed(self.draft, "")

    def take_back(self) -> None:
        """Undo the last change; what is typed by half stays."""
        self._hint_at(None)
        self._total_is_open = False
        if self._before:
            self.draft = with_typed(self._before.pop(), self.draft.typed)

    def answer(self) -> Answer | None:
        """Give the answer, or None and a hint at what it lacks."""
        answer = answer_of(self.form, self.draft)
        if isinstance(answer, Hint):
            self._hint_at(answer, self.draft.typed)
            return None
        return answer

    def _type_tiles(self, text: str) -> None:
        typed = read_typed(self.draft.typed, text)
        if typed.nothing:
            self._change(with_nothing(self.draft, not self.draft.nothing))
        for tile in typed.tiles:
            self._change(with_tile(self.draft, tile))
        self.draft = with_typed(self.draft, typed.waiting)
        self._hint_at(Hint.BAD_TILE if typed.bad else None, typed.bad)

    def _type_verdict(self, text: str) -> None:
        legal, numbers = read_verdict(text)
        if legal is not None:
            self.choose_legal(legal)
        for number in numbers:
            if number <= len(self.faults):
                self.toggle_fault(self.faults[number - 1])

    def _change(self, draft: Draft, *, is_total: bool = False) -> None:
        self._hint_at(None)
        if draft == self.draft:
            return
        if not (is_total and self._total_is_open):
            self._before = [*self._before, self.draft][-UNDO_STEPS:]
        self._total_is_open = is_total
        self.draft = draft

    def _hint_at(self, hint: Hint | None, facts: str = "") -> None:
        self.hint, self.hint_facts = hint, facts


def _faults_in_order(rules: Ruleset) -> tuple[Fault, ...]:
    """Give the faults to tick: what a finished hand may lack, and last that it isn't finished."""
    faults = faults_of(rules)
    return tuple(fault for fault in faults if fault is not Fault.INCOMPLETE) + tuple(
        fault for fault in faults if fault is Fault.INCOMPLETE
    )

"""A position explained as readable text: tiles, waits or reading, conditions, ledger and payments."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from puzzles import words
from puzzles.drills.base import Explanation, Level, Outcome, Question, TileFinding
from puzzles.drills.registry import DRILLS
from puzzles.rules.position import Position
from puzzles.rules.readings import Group
from puzzles.words.language import Language
from puzzles.words.phrases import phrase

_INDENT: Final = "  "
_GAP: Final = 2
_MARKS: Final = {True: "✓", False: "×"}
_GROUPS: Final = (Outcome.WINS, Outcome.SHAPE_ONLY, Outcome.DEAD)


def report(position: Position, language: Language) -> str:
    """Explain a waiting or a complete hand in so many lines of text."""
    lines = _table(position, language)
    if not position.is_complete:
        lines += _waits(position, language)
    else:
        kind = "fan" if position.win is not None and _is_legal(position) else "legal"
        lines += _hand(DRILLS[kind].explain(_question(kind, position)), language)
    return "\n".join(lines) + "\n"


def _question(kind: str, position: Position) -> Question:
    return Question(kind, position, Level.MEDIUM, 0)


def _is_legal(position: Position) -> bool:
    return bool(DRILLS["legal"].key(_question("legal", position)).legal)


def _table(position: Position, language: Language) -> list[str]:
    """Say what lies on the table."""
    rows = [
        (phrase("cli.rules", language), words.rules_name(position.rules, language)),
        (phrase("cli.hand", language), words.hand_text(position.concealed, language)),
    ]
    if position.melds:
        declared = words.listing([words.meld_text(meld, language) for meld in position.melds], language)
        rows.append((phrase("cli.declared", language), declared))
    for name, tile in (("indicator", position.indicator), ("hun", position.hun), ("qiang", position.qiang)):
        if tile is not None:
            rows.append((phrase(f"cli.{name}", language), words.tile_name(tile, language)))
    lines = columns(rows, indent="")
    if facts := words.win_facts(position, language):
        lines.append(" · ".join(facts))
    return [*lines, ""]


def _waits(position: Position, language: Language) -> list[str]:
    """Say which tiles win, which only complete a shape, and which are gone; and explain the answer."""
    question = _question("waits", position)
    findings = DRILLS["waits"].findings(question)
    wins = [finding for finding in findings if finding.outcome is Outcome.WINS]
    heading = phrase("cli.waiting", language, n=len(wins)) if wins else phrase("cli.waiting_none", language)
    lines = [heading]
    for outcome in _GROUPS:
        group = tuple(finding for finding in findings if finding.outcome is outcome)
        if group:
            lines += _group(outcome, group, language)
    explanation = DRILLS["waits"].explain(question)
    return [*lines, "", words.explanation_title(explanation, language), *_reading(explanation, language)]


def _group(outcome: Outcome, findings: tuple[TileFinding, ...], language: Language) -> list[str]:
    name = words.outcome_name(outcome, language)
    if outcome is Outcome.WINS:
        left = [(words.tile_name(f.tile, language), phrase("cli.left", language, n=f.unseen)) for f in findings]
        return [f"{_INDENT}{name} {len(findings)}", *columns(left, indent=2 * _INDENT)]
    tiles = words.tile_list([finding.tile for finding in findings], language)
    notes = words.shape_only_notes(findings, language)
    return [f"{_INDENT}{name} {len(findings)}", f"{2 * _INDENT}{tiles}", *(f"{2 * _INDENT}{note}" for note in notes)]


def _hand(explanation: Explanation, language: Language) -> list[str]:
    """Say whether a complete hand may win, why, and what it earns."""
    legal = explanation.outcome is Outcome.WINS
    lines = [phrase("cli.legal" if legal else "cli.illegal", language), *_reading(explanation, language)]
    if explanation.payments:
        return [*lines, *_ledger(explanation, language), *_payments(explanation, language)]
    return [*lines, "", phrase("cli.no_win", language)] if legal else lines


def _reading(explanation: Explanation, language: Language) -> list[str]:
    """Show the reading group by group, then every condition with what meets or fails it."""
    lines = []
    reading = explanation.reading
    if reading is not None:
        groups = (*reading.sets, *((reading.pair,) if reading.pair is not None else ()))
        shown = [(_tiles(group, language), words.group_caption(group, language)) for group in groups]
        lines += columns(shown or [(words.form_name(reading.form, language), "")], indent=_INDENT)
    elif note := words.explanation_note(explanation, language):
        lines.append(_INDENT + note)
    position = explanation.position
    conditions = [
        (
            f"{_MARKS[not condition.is_fault]} {words.condition_name(condition.fault, language)}",
            words.condition_evidence(condition, position, reading, language),
            condition.fault.rule,
        )
        for condition in explanation.conditions
    ]
    return [*lines, phrase("cli.conditions", language), *columns(conditions, indent=_INDENT)] if conditions else lines


def _tiles(group: Group, language: Language) -> str:
    """Write a group with a star after each wild tile: 12*3万."""
    if group.faces[0].is_honour:
        marked = [
            words.tile_name(face, language) + "*" * wild for face, wild in zip(group.faces, group.wild, strict=True)
        ]
        return ("" if language is Language.ZH else " ").join(marked)
    ranks = "".join(f"{face.rank}{'*' * wild}" for face, wild in zip(group.faces, group.wild, strict=True))
    suit = words.suit_name(group.faces[0].suit, language)
    return ranks + ("" if language is Language.ZH else "-") + suit


def _ledger(explanation: Explanation, language: Language) -> list[str]:
    position, reading = explanation.position, explanation.reading
    assert reading is not None
    rules = position.rules
    rows = [
        (
            words.item_name(line.item, language, rules),
            words.count_text(line.item, line.count, position, language),
            words.item_reason(line, position, reading, language),
            line.item.rule,
        )
        for line in explanation.ledger
    ]
    total = explanation.fan if explanation.fan is not None else explanation.points
    assert total is not None
    summed = (phrase("cli.total", language), words.total_text(total, language, in_points=not rules.has_hun), "", "")
    lines = [phrase("cli.ledger", language), *columns([*rows, summed], indent=_INDENT)]
    if explanation.uncounted:
        missing = [
            (
                words.item_name(item.item, language, rules),
                words.uncounted_sentence(item, position, reading, language),
            )
            for item in explanation.uncounted
        ]
        lines += [phrase("cli.uncounted", language), *columns(missing, indent=_INDENT)]
    return lines


def _payments(explanation: Explanation, language: Language) -> list[str]:
    rows = [
        (
            words.seat_name(payment.seat, language),
            str(payment.amount),
            words.payment_formula(payment, explanation, language),
            " ".join(words.extra_name(extra, language) for extra in payment.extras),
        )
        for payment in explanation.payments
    ]
    received = str(sum(payment.amount for payment in explanation.payments))
    rows.append((phrase("pay.sum", language), received, "", ""))
    return [phrase("cli.payments", language), *columns(rows, indent=_INDENT)]


def columns(rows: Sequence[tuple[str, ...]], indent: str) -> list[str]:
    """Set rows of text in columns, Chinese characters being two wide."""
    widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        (
            indent
            + "".join(cell + " " * (width - _width(cell) + _GAP) for cell, width in zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)

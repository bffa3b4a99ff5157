"""Mistakes in words: what went wrong, and why, each in one line."""

from typing import Final

from puzzles.drills.base import Explanation, Mistake, MistakeKind, Question, Uncounted
from puzzles.rules.legality import Condition, Fault
from puzzles.rules.position import Position
from puzzles.rules.readings import Reading
from puzzles.words.evidence import condition_evidence
from puzzles.words.language import Language
from puzzles.words.ledger import count_text, missed_reason
from puzzles.words.names import (
    fault_name,
    form_name,
    item_name,
    long_suit_name,
    none_of,
    set_name,
    tile_name,
)
from puzzles.words.payments import total_text
from puzzles.words.phrases import clauses, number_word, phrase
from puzzles.words.prompts import fault_sentence
from puzzles.words.uncounted import uncounted_sentence

_OF_ITEMS: Final = {
    MistakeKind.ITEM_MISSED,
    MistakeKind.ITEM_INVENTED,
    MistakeKind.ITEM_SHORT,
    MistakeKind.ITEM_OVER,
}


def mistake_title(mistake: Mistake, question: Question, language: Language) -> str:
    """Say what went wrong: 漏了 9条; 5饼 成形，但不许胡; 枪 少算 1 番."""
    rules = question.position.rules
    facts: dict[str, object] = {}
    if mistake.tile is not None:
        facts["tile"] = tile_name(mistake.tile, language)
    if mistake.fault is not None:
        facts["fault"] = _inside(fault_name(mistake.fault, language, rules), language)
    if mistake.item is not None:
        starts = mistake.kind in (MistakeKind.ITEM_SHORT, MistakeKind.ITEM_OVER)
        name = item_name(mistake.item, language, rules)
        facts["item"] = name if starts else _inside(name, language)
        facts["count"] = count_text(mistake.item, _amount(mistake), question.position, language)
    return phrase(f"mistake.{mistake.kind.value}", language, **facts)


def mistake_sentence(mistake: Mistake, question: Question, explanation: Explanation, language: Language) -> str:
    """Say why, in one sentence, by the explanation of the question's answer; empty where the title says it all."""
    position = question.position
    if mistake.kind in _OF_ITEMS:
        return _item_sentence(mistake, explanation, language)
    match mistake.kind:
        case MistakeKind.MISSED_WAIT:
            return _missed_wait(mistake, language)
        case MistakeKind.PHANTOM_SHAPE | MistakeKind.CALLED_LEGAL:
            return _faults(mistake, position, language)
        case MistakeKind.PHANTOM_NOTHING:
            return _phantom_nothing(mistake, language)
        case MistakeKind.DEAD_TILE:
            return _seen(mistake, position, language)
        case MistakeKind.CALLED_ILLEGAL:
            return _called_illegal(explanation.reading, language)
        case MistakeKind.FAULT_MISSED | MistakeKind.FAULT_INVENTED:
            return _fault(mistake, explanation, language)
        case _:
            return _total(mistake, position, language)


def _inside(name: str, language: Language) -> str:
    """Write a name as it stands inside a sentence; a capital stays where the name starts with a digit or a term."""
    return name[:1].lower() + name[1:] if language is Language.EN else name


def _amount(mistake: Mistake) -> int:
    given, due = mistake.given or 0, mistake.due or 0
    return due if mistake.kind is MistakeKind.ITEM_MISSED else abs(given - due)


def _missed_wait(mistake: Mistake, language: Language) -> str:
    assert mistake.tile is not None
    tile = tile_name(mistake.tile, language)
    facts: dict[str, object] = {
        "tile": tile,
        "set": set_name(mistake.tiles, language) if mistake.tiles else "",
        "what": "honour" if mistake.tile.is_honour else str(mistake.tile.rank),
        "suit": long_suit_name(mistake.tile.suit, language),
    }
    parts = []
    for reason in mistake.reasons:
        if reason == "is_wild" and mistake.tiles:
            parts.append(phrase("why.is_wild", language, tile=tile_name(mistake.tiles[0], language)))
        else:
            parts.append(phrase(f"why.{reason}", language, **facts))
    return ("，" if language is Language.ZH else ", and ").join(parts)


def _faults(mistake: Mistake, position: Position, language: Language) -> str:
    if not mistake.faults:
        return _seen(mistake, position, language)
    suits = none_of(mistake.missing_suits, language)
    return clauses([fault_sentence(fault, position.rules, language, suits) for fault in mistake.faults], language)


def _phantom_nothing(mistake: Mistake, language: Language) -> str:
    """Say how many tiles are still missing (``due``) though ``given`` wild tiles help."""
    wild, short = mistake.given or 0, mistake.due or 1
    if not wild:
        return phrase("why.short", language, short=_tiles_short(short, language))
    count = number_word(wild, language)
    if language is Language.EN:
        count = f"{count} wild{'s' if wild > 1 else ''}"
    return phrase("why.short_wild", language, count=count, short=_tiles_short(short, language), n=wild)


def _tiles_short(short: int, language: Language) -> str:
    if language is Language.ZH:
        return number_word(short, language)
    return f"{number_word(short, language)} tile{'s' if short > 1 else ''}"


def _seen(mistake: Mistake, position: Position, language: Language) -> str:
    """Say where the four copies are."""
    declared = sum(meld.tiles.count(mistake.tile) for meld in position.melds if mistake.tile is not None)
    held = sum(tile == mistake.tile for tile in position.concealed)
    turned = sum(tile == mistake.tile for tile in (position.indicator, position.qiang))
    places = {"concealed": held, "melds": declared, "turned": turned}
    named = [phrase(f"place.{place}", language, count=number_word(n, language)) for place, n in places.items() if n]
    return ("，" if language is Language.ZH else ", ").join(named)


def _called_illegal(reading: Reading | None, language: Language) -> str:
    return phrase("why.legal", language, form=form_name(reading.form, language) if reading else "")


def _fault(mistake: Mistake, explanation: Explanation, language: Language) -> str:
    condition = _condition(mistake.fault, explanation)
    if mistake.fault is Fault.INCOMPLETE and explanation.reading is not None:
        return phrase("why.form_found", language, form=form_name(explanation.reading.form, language))
    if explanation.reading is None and mistake.fault is not Fault.INCOMPLETE:
        return phrase("why.incomplete_alone", language)
    if condition is None:
        suits = none_of(mistake.missing_suits, language)
        assert mistake.fault is not None
        return fault_sentence(mistake.fault, explanation.position.rules, language, suits)
    return condition_evidence(condition, explanation.position, explanation.reading, language)


def _condition(fault: Fault | None, explanation: Explanation) -> Condition | None:
    return next((condition for condition in explanation.conditions if condition.fault is fault), None)


def _item_sentence(mistake: Mistake, explanation: Explanation, language: Language) -> str:
    assert mistake.item is not None
    line = next((line for line in explanation.ledger if line.item is mistake.item), None)
    if line is not None and explanation.reading is not None:
        return missed_reason(line, explanation.position, explanation.reading, language)
    uncounted = Uncounted(mistake.item, mistake.reasons[0], mistake.tiles)
    return uncounted_sentence(uncounted, explanation.position, explanation.reading, language)


def _total(mistake: Mistake, position: Position, language: Language) -> str:
    """Say what the total should be: by the rules, or (``total_items``) by the items that were ticked."""
    in_points = not position.rules.has_hun
    given = total_text(mistake.given or 0, language, in_points=in_points)
    due = total_text(mistake.due or 0, language, in_points=in_points)
    return phrase(f"why.{mistake.reasons[0]}", language, given=given, due=due, sum=due)

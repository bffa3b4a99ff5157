"""The verdict in words: its title and its counts, and answers in short."""

from typing import Final

from puzzles.drills.base import (
    Answer,
    Grade,
    LedgerAnswer,
    Question,
    TileFinding,
    TileSetAnswer,
    Verdict,
    VerdictAnswer,
)
from puzzles.rules.legality import Fault
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.tiles import Suit, Tile
from puzzles.words.language import Language
from puzzles.words.names import fault_name, grade_name, listing, suit_list, tile_list
from puzzles.words.payments import total_text
from puzzles.words.phrases import clauses, phrase

_LACKED: Final = (Fault.NO_TRIPLET, Fault.NO_SEQUENCE, Fault.MISSING_SUIT, Fault.NO_YAOJIU)


def verdict_title(question: Question, verdict: Verdict, given: Answer, key: Answer, language: Language) -> str:
    """Give the word of the banner: 全对, 对了一部分, 不对, or by how much a total is off."""
    if verdict.grade is Grade.WRONG and isinstance(given, LedgerAnswer) and isinstance(key, LedgerAnswer):
        off = given.total - key.total
        if off:
            unit = "fan" if question.position.rules.has_hun else "points"
            return phrase(f"verdict.{unit}_{'over' if off > 0 else 'short'}", language, n=abs(off))
    return grade_name(verdict.grade, language)


def verdict_counts(question: Question, verdict: Verdict, given: Answer, key: Answer, language: Language) -> str:
    """Give the line under it: how many parts were found, missed and too many, or the total said and due."""
    if isinstance(key, TileSetAnswer):
        return _tile_counts(verdict, language)
    if isinstance(key, VerdictAnswer):
        if key.legal:
            return phrase("counts.legal", language)
        return phrase("counts.illegal", language, faults=_faults(key, question.position.rules, language))
    assert isinstance(given, LedgerAnswer)
    return _ledger_counts(question, verdict, given, key, language)


def follow_through(question: Question, verdict: Verdict, given: Answer, key: Answer, language: Language) -> str:
    """Say that a wrong total is what the ticked items come to; nothing where it isn't so."""
    if not verdict.follows or not isinstance(given, LedgerAnswer) or not isinstance(key, LedgerAnswer):
        return ""
    off = given.total - key.total
    if not question.position.rules.has_hun:
        return phrase("follows.factors", language)
    return phrase("follows.over" if off > 0 else "follows.short", language, n=abs(off))


def answer_summary(question: Question, answer: Answer, language: Language, dead: tuple[Tile, ...] = ()) -> str:
    """Say an answer in short: 听 3饼、6饼; 不能胡：缺门; 5 番."""
    match answer:
        case TileSetAnswer(tiles=tiles):
            if not tiles:
                return phrase("answer.waits_none", language)
            shown = tile_list(sorted(tiles), language)
            if dead:
                return phrase("answer.waits_dead", language, tiles=shown, dead=tile_list(dead, language))
            return phrase("answer.waits", language, tiles=shown)
        case VerdictAnswer(legal=True):
            return phrase("answer.legal", language)
        case VerdictAnswer():
            if not answer.faults:
                return phrase("answer.illegal_bare", language)
            return phrase("answer.illegal", language, faults=_faults(answer, question.position.rules, language))
        case LedgerAnswer(total=total):
            return total_text(total, language, in_points=not question.position.rules.has_hun)


def shape_only_notes(findings: tuple[TileFinding, ...], language: Language) -> tuple[str, ...]:
    """Say what the tiles that only complete a shape lack: 都缺幺九, or a line for each lack with its tiles."""
    by_lack: dict[tuple[tuple[Fault, ...], tuple[Suit, ...]], list[Tile]] = {}
    for finding in findings:
        if finding.faults:
            by_lack.setdefault((finding.faults, finding.missing_suits), []).append(finding.tile)
    lines = []
    for (faults, suits), tiles in by_lack.items():
        n = len(tiles)
        lacks = _lacks(faults, suits, n, language)
        if len(by_lack) > 1:
            lines.append(phrase("lack.some", language, tiles=tile_list(tiles, language), lacks=lacks))
        else:
            lines.append(phrase("lack.all", language, lacks=lacks, n=n) if n > 1 else lacks)
    return tuple(lines)


def _lacks(faults: tuple[Fault, ...], suits: tuple[Suit, ...], n: int, language: Language) -> str:
    """Say what is lacking in one breath, and then what is wrong besides: 缺饼、幺九；混对."""
    said = [(fault, phrase(f"lack.{fault.id}", language, suits=suit_list(suits, language), n=n)) for fault in faults]
    things = [text for fault, text in said if fault in _LACKED]
    parts = [phrase("lack.things", language, things=listing(things, language), n=n)] if things else []
    return clauses([*parts, *(text for fault, text in said if fault not in _LACKED)], language)


def _faults(answer: VerdictAnswer, rules: Ruleset, language: Language) -> str:
    """List the faults of an answer in their fixed order."""
    names = [fault_name(fault, language, rules) for fault in Fault if fault in answer.faults]
    if language is Language.EN:
        names = [name[:1].lower() + name[1:] for name in names]
    return listing(names, language)


def _tile_counts(verdict: Verdict, language: Language) -> str:
    if not verdict.wanted:
        key = "counts.waits_none_extra" if verdict.extra else "counts.waits_none"
        return phrase(key, language, extra=verdict.extra)
    if verdict.found == verdict.wanted and not verdict.extra:
        return phrase("counts.waits_all", language, n=verdict.wanted)
    parts = _parts({"found": verdict.found, "missed": verdict.wanted - verdict.found}, language)
    text = phrase("counts.waits", language, n=verdict.wanted, parts=parts)
    return text + phrase("counts.extra_apart", language, n=verdict.extra) if verdict.extra else text


def _ledger_counts(
    question: Question, verdict: Verdict, given: LedgerAnswer, key: LedgerAnswer, language: Language
) -> str:
    in_points = not question.position.rules.has_hun
    unit = "points" if in_points else "fan"
    if verdict.grade is Grade.RIGHT:
        return phrase(f"counts.{unit}_right", language, n=key.total)
    if given.total != key.total:
        return phrase(f"counts.{unit}_given", language, given=given.total, n=key.total)
    wrong = verdict.wanted - verdict.found
    parts = [phrase("counts.items_found", language, n=verdict.found)]
    if wrong:
        parts.append(phrase("counts.items_wrong", language, n=wrong))
    if verdict.extra:
        parts.append(phrase("counts.items_extra", language, n=verdict.extra))
    total = total_text(key.total, language, in_points=in_points)
    return phrase("counts.total_only", language, total=total, parts=_joined(parts, language))


def _parts(counts: dict[str, int], language: Language) -> str:
    return _joined(
        [phrase(f"counts.{name}", language, n=n) for name, n in counts.items() if n or name == "found"], language
    )


def _joined(parts: list[str], language: Language) -> str:
    return ("，" if language is Language.ZH else ", ").join(parts)

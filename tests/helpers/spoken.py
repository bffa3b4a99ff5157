"""Everything that is said about a question and an answer to it."""

from puzzles import words
from puzzles.drills.base import LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.drills.registry import DRILLS
from puzzles.drills.uncounted import why_not
from puzzles.rules.fan import items_of
from puzzles.rules.legality import faults_of
from puzzles.rules.tiles import TILES


def some_answers(question, rng):
    """Give the right answer and two others of the right form."""
    key = DRILLS[question.kind].key(question)
    rules = question.position.rules
    match key:
        case TileSetAnswer():
            others = [TileSetAnswer(frozenset(rng.sample(TILES, 6))), TileSetAnswer(frozenset())]
        case VerdictAnswer():
            faults = faults_of(rules)
            others = [VerdictAnswer(legal=True), VerdictAnswer(False, frozenset(rng.sample(faults, 1)))]
        case LedgerAnswer():
            ticks = tuple((item, rng.randint(1, 3)) for item in rng.sample(items_of(rules), 3))
            others = [LedgerAnswer(ticks, sum(count for _, count in ticks)), LedgerAnswer((), key.total + 1)]
    return [key, *others]


def spoken(question, answer, language):
    """Give every sentence about the question, the judged answer and the explanation."""
    drill = DRILLS[question.kind]
    key = drill.key(question)
    verdict = drill.judge(question, answer)
    explanation = drill.explain(question)
    said = [
        words.question_title(question, language),
        words.question_help(question, language),
        *words.win_facts(question.position, language),
        words.rules_name(question.position.rules, language),
        words.verdict_title(question, verdict, answer, key, language),
        words.verdict_counts(question, verdict, answer, key, language),
        words.answer_summary(question, answer, language),
        *[words.theme_name(theme, language) for theme in question.themes],
        *[
            words.need_sentence(fault, question.position.rules, language)
            for fault in faults_of(question.position.rules)
        ],
        *_optional(words.follow_through(question, verdict, answer, key, language)),
    ]
    for mistake in verdict.mistakes:
        said.append(words.mistake_title(mistake, question, language))
        said.append(words.mistake_sentence(mistake, question, explanation, language))
    said += explained(explanation, language)
    if question.kind == "waits":
        findings = drill.findings(question)
        said += words.shape_only_notes(findings, language)
        for tile in TILES[::5]:
            said += explained(drill.explain(question, tile), language)
    return said


def explained(explanation, language):
    """Give every sentence of a worked solution."""
    position, reading = explanation.position, explanation.reading
    said = [words.explanation_title(explanation, language), *_optional(words.explanation_note(explanation, language))]
    if reading is not None:
        groups = (*reading.sets, *((reading.pair,) if reading.pair else ()))
        said += [words.group_caption(group, language) for group in groups]
    for condition in explanation.conditions:
        said.append(words.condition_name(condition.fault, language))
        said.append(words.condition_evidence(condition, position, reading, language))
    for line in explanation.ledger:
        said.append(words.count_text(line.item, line.count, position, language))
        said.append(words.item_reason(line, position, reading, language))
    if explanation.payments:
        counted = {line.item for line in explanation.ledger}
        said += [words.payment_formula(payment, explanation, language) for payment in explanation.payments]
        said += [
            words.uncounted_sentence(why_not(item, position, reading), position, reading, language)
            for item in items_of(position.rules)
            if item not in counted
        ]
    return said


def _optional(text):
    return [text] if text else []

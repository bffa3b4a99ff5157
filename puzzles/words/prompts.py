"""Prompts: the question in a sentence, the line of help under it, and the facts on the table."""

from puzzles.drills.base import Question
from puzzles.rules.legality import Fault
from puzzles.rules.position import Position, Seat, WinBy
from puzzles.rules.ruleset import Ruleset
from puzzles.words.language import Language
from puzzles.words.names import seat_name, tile_name
from puzzles.words.phrases import number_word, phrase, sentence_end


def question_title(question: Question, language: Language) -> str:
    """Give the question as one sentence."""
    if question.kind == "fan" and not question.position.rules.has_hun:
        return phrase("prompt.points", language)
    return phrase(f"prompt.{question.kind}", language)


def question_help(question: Question, language: Language) -> str:
    """Give the line under the question: what to do, and what is wild and how many of it are in hand."""
    task, wild = phrase(f"help.{question.kind}", language), _wild_sentence(question.position, language)
    return task + sentence_end(language) + wild if wild else task


def win_facts(position: Position, language: Language) -> tuple[str, ...]:
    """Give what the plates on the table say: how the hand was won and who deals; nothing for a waiting hand."""
    win = position.win
    if win is None:
        return ()
    seat = seat_name(win.source, language) if win.source is not None else ""
    facts = [phrase(f"fact.{win.by.value}", language, seat=seat, tile=tile_name(win.tile, language))]
    if position.dealer is Seat.SELF:
        facts.append(phrase("fact.dealer_self", language))
    elif position.dealer is not None:
        facts.append(phrase("fact.dealer", language, seat=seat_name(position.dealer, language)))
    if win.by in (WinBy.DISCARD, WinBy.ROBBED_KONG):
        facts.append(phrase("fact.win", language))
    return tuple(facts)


def need_sentence(fault: Fault, rules: Ruleset, language: Language) -> str:
    """Say what a win needs so that a hand hasn't this fault, under these rules."""
    return phrase(f"need.{fault.id}{_variant(fault, rules, with_form=True)}", language)


def fault_sentence(fault: Fault, rules: Ruleset, language: Language, missing_suits: str = "") -> str:
    """Say what a hand with this fault lacks, under these rules."""
    return phrase(f"fault.{fault.id}{_variant(fault, rules)}", language, suits=missing_suits)


def _variant(fault: Fault, rules: Ruleset, *, with_form: bool = False) -> str:
    """Name the form that a condition takes where an option changes it."""
    if fault is Fault.INCOMPLETE and with_form and rules.thirteen_yao_shapes:
        return "_yao"
    if fault is Fault.NO_TRIPLET and rules.hun_pair == "conditions":
        return "_natural"
    if fault is Fault.NO_YAOJIU and rules.yaojiu == "pair":
        return "_pair"
    if fault is Fault.WILD_PAIR and rules.hun_pair == "one":
        return "_one"
    if fault is Fault.NOT_OPENED and rules.must_open == "exposed":
        return "_chow" if rules.chow else "_exposed"
    return ""


def _wild_sentence(position: Position, language: Language) -> str:
    if not position.rules.has_hun:
        return phrase("help.no_chow", language) if not position.rules.chow else ""
    hun = position.hun
    if hun is None:
        return phrase("help.no_hun", language)
    held = position.concealed.count(hun)
    key = "help.hun_held" if held else "help.hun_none"
    return phrase(key, language, hun=tile_name(hun, language), count=number_word(held, language))

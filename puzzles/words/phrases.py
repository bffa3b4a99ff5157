"""Phrases: the sentences' templates of both languages, filled in and put into the right number."""

from collections.abc import Mapping
from typing import Final

from puzzles.words import en_phrases, zh_phrases
from puzzles.words.language import Language

Phrase = str | tuple[str, str]

PHRASES: Final[dict[Language, Mapping[str, Phrase]]] = {
    Language.ZH: zh_phrases.PHRASES,
    Language.EN: en_phrases.PHRASES,
}
_NUMBERS: Final = {
    Language.ZH: ("零", "一", "两", "三", "四"),
    Language.EN: ("no", "one", "two", "three", "four"),
}


def phrase(key: str, language: Language, **facts: object) -> str:
    """Give the phrase with its facts filled in; a phrase in two numbers takes the first when ``n`` is 1."""
    template = PHRASES[language][key]
    if isinstance(template, tuple):
        template = template[facts["n"] != 1]
    return template.format(**facts)


def number_word(number: int, language: Language) -> str:
    """Write a small number as a word: 两, two; above four in digits."""
    words = _NUMBERS[language]
    return words[number] if number < len(words) else (f" {number} " if language is Language.ZH else str(number))


def sentence_end(language: Language) -> str:
    """Give what stands between two sentences."""
    return "" if language is Language.ZH else " "


def clauses(parts: list[str], language: Language) -> str:
    """Join clauses into one sentence."""
    return ("；" if language is Language.ZH else "; ").join(parts)

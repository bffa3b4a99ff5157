"""Everything that is said about drawn questions: well formed in both languages."""

import re
from random import Random

import pytest

from puzzles.drills.registry import DRILLS
from puzzles.words.language import Language
from tests.helpers.questions import HOUSE_RULES, LADDER, drawn, under_house_rules
from tests.helpers.spoken import some_answers, spoken

HAN = "\u4e00-\u9fff"
WRONG_IN_CHINESE = {
    "a number touching a character": rf"(?<!第)[{HAN}][0-9]|[0-9](?![万饼条])[{HAN}]",
    "a tile touching a character": rf"[0-9][万饼条](?![牌])[{HAN}]",
    "a space beside punctuation": r" [，。；：？、（）“”]|[，。；：？、（“] ",
    "narrow punctuation": rf"[{HAN}][,;:?!()]|[,;:?!()][{HAN}]",
    "two spaces": r"  ",
    "a place left open": r"[{}]",
    "doubled punctuation": r"[，。；：？、]{2}",
    "a shout": r"[!！]",
}
WRONG_IN_ENGLISH = {
    "Chinese": rf"[{HAN}，。；：？！、（）“”]",
    "two spaces": r"  ",
    "a place left open": r"[{}]",
    "a shout": r"!",
    "one of many": r"\b1 (tiles|sets|points|items|triplets|more tiles)\b|\bone (tiles|sets|wilds)\b",
    "many of one": r"\b([2-9]|[1-9]\d+|two|three|four) (tile|set|point|item|wild)\b(?!-)(?! (win|tile|set))",
    "an empty list": r"(^|[;,:] )(and )?($|[;,])",
    "a space before punctuation": r" [,.;:?]",
}


def check(questions):
    """Hold everything that is said about the questions to the rules of both languages."""
    rng = Random(5)
    for question in questions:
        for answer in some_answers(question, rng):
            for language, wrong in ((Language.ZH, WRONG_IN_CHINESE), (Language.EN, WRONG_IN_ENGLISH)):
                for text in spoken(question, answer, language):
                    assert text.strip() == text != ""
                    for name, pattern in wrong.items():
                        assert not re.search(pattern, text), f"{name}: {text!r}"


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize(("profile", "level"), LADDER)
def test_sentences_are_well_formed(kind, profile, level):
    check(drawn(kind, profile, level, 8))


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize(("profile", "options"), HOUSE_RULES)
def test_sentences_are_well_formed_under_house_rules(kind, profile, options):
    check(under_house_rules(kind, profile, options))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (WRONG_IN_CHINESE, "漏了9条"),
        (WRONG_IN_CHINESE, "9条自己就是幺九"),
        (WRONG_IN_CHINESE, "补成 789条， 9条"),
        (WRONG_IN_CHINESE, "缺幺九:全手没有"),
        (WRONG_IN_CHINESE, "真好！"),
        (WRONG_IN_ENGLISH, "1 tiles win"),
        (WRONG_IN_ENGLISH, "two tile short"),
        (WRONG_IN_ENGLISH, "lacks {suits}"),
        (WRONG_IN_ENGLISH, "pung of 发"),
    ],
)
def test_ill_formed_sentences_are_found(language, text):
    assert any(re.search(pattern, text) for pattern in language.values())

"""The text fonts: Qt knows them by our name, and they hold every character that the program shows."""

import ast
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "resources" / "fonts"
STYLES = ("Regular", "Bold")
FAMILY = "Anshan Sans"


@pytest.fixture(scope="module", params=STYLES)
def characters(request):
    return set(TTFont(FONTS / f"AnshanSans-{request.param}.ttf", lazy=True).getBestCmap())


def literals(path):
    """Give each piece of text in a module that a person could see, with its line; docstrings are for maintainers."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


@cache
def shown_texts():
    """Give every text that the program can show, with where it stands."""
    return tuple(read_texts())


def read_texts():
    for folder in ("app", "puzzles"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield from literals(path)
    for path in sorted((ROOT / "resources" / "i18n").glob("*.ts")):
        for element in ElementTree.parse(path).iter():
            yield path.name, element.text or ""
    for pattern in ("help/**/*", "packs/**/*", "themes/**/*"):
        for path in sorted((ROOT / "resources").glob(pattern)):
            if path.is_file() and path.suffix in {".md", ".txt", ".html", ".json", ".jsonl"}:
                yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


# Invisible, or understood when typed and never shown: Unicode's mahjong tiles and the digits of other scripts.
NOT_SHOWN = re.compile("[\U0001f000-\U0001f02f\ufe0e\ufe0f\x00-\x1f\x7f-\x9f\u200b-\u200f\u2060\ufeff\u2028\u2029]")


def test_every_character_that_the_program_shows_is_in_the_fonts(characters):
    missing = {}
    for where, text in shown_texts():
        for character in NOT_SHOWN.sub("", text):
            if ord(character) not in characters:
                missing.setdefault(character, where)
    assert missing == {}


def test_english_texts_have_straight_quotes():
    """The curly ones of a Chinese font are as wide as a character, and tear a word like isn't apart."""
    chinese, curly = re.compile("[\u4e00-\u9fff]"), re.compile("[‘’“”]")
    assert [
        (where, text)
        for where, text in shown_texts()
        if len(text) > 1 and curly.search(text) and not chinese.search(text)
    ] == []


def test_the_texts_are_really_looked_at():
    seen = "".join(text for _, text in shown_texts())
    assert "听" in seen
    assert len(set(seen)) > 300


@pytest.mark.parametrize(
    "word", ["鞍山麻将练习室", "萬東發條筒餅", "幺九四归一", "Régime — “quoted” … ①→②", "０１２，。：；（）"]
)
def test_the_words_of_the_game_are_in_the_fonts(characters, word):
    assert {character for character in word if ord(character) not in characters} == set()


def test_the_fonts_hold_all_of_gb_2312(characters):
    level = [bytes((row, cell)).decode("gb2312", "ignore") for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF)]
    assert [character for character in level if character and ord(character) not in characters] == []


def test_qt_knows_one_family_with_two_weights(qapp):
    for style in STYLES:
        number = QFontDatabase.addApplicationFont(str(FONTS / f"AnshanSans-{style}.ttf"))
        assert QFontDatabase.applicationFontFamilies(number) == [FAMILY]
    assert sorted(QFontDatabase.styles(FAMILY)) == sorted(STYLES)
    font = QFont(FAMILY)
    assert (QFontInfo(font).family(), QFontInfo(font).weight()) == (FAMILY, 400)
    font.setBold(True)
    assert (QFontInfo(font).family(), QFontInfo(font).weight()) == (FAMILY, 700)


def test_digits_are_equally_wide(qapp):
    QFontDatabase.addApplicationFont(str(FONTS / "AnshanSans-Regular.ttf"))
    widths = TTFont(FONTS / "AnshanSans-Regular.ttf")["hmtx"]
    names = TTFont(FONTS / "AnshanSans-Regular.ttf").getBestCmap()
    assert len({widths[names[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("style", STYLES)
def test_a_font_names_its_origin_and_licence_and_not_the_reserved_name(style):
    names = TTFont(FONTS / f"AnshanSans-{style}.ttf")["name"]
    assert "Adobe" in names.getDebugName(0)
    assert "OFL" in names.getDebugName(13) or "Open Font License" in names.getDebugName(13)
    assert "Source" not in "".join(str(names.getDebugName(record)) for record in (1, 3, 4, 6))
    assert "Open Font License" in (FONTS / "OFL.txt").read_text(encoding="utf-8")

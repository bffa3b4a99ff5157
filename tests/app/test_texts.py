import pytest
from PySide6.QtCore import QLocale

from app.texts import Texts
from puzzles.rules.position import MeldKind
from puzzles.rules.tiles import Tile
from puzzles.words import Language


@pytest.fixture(autouse=True)
def locale_afterwards():
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "language", "tile", "meld"),
    [("zh_CN", Language.ZH, "9条", "暗杠"), ("en", Language.EN, "9-bam", "concealed kong")],
)
def test_the_words_follow_the_language_of_the_window(locale, language, tile, meld):
    QLocale.setDefault(QLocale(locale))
    texts = Texts()
    assert texts.language is language
    assert texts.tile(Tile.S9) == tile
    assert texts.meld(MeldKind.CONCEALED_KONG) == meld

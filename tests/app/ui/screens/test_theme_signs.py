"""Every theme has telling tiles and the kinds that it occurs in."""

import pytest

from app.ui.screens.theme_signs import SIGNS, sign_of
from puzzles.mining.themes.registry import PLAIN, THEMES
from puzzles.words.zh_themes import THEME_WORDS

KINDS = {theme.id: set() for theme in THEMES}
for theme in THEMES:
    KINDS[theme.id] |= theme.kinds


def test_every_theme_that_has_words_has_a_sign():
    assert set(SIGNS) == set(THEME_WORDS)


@pytest.mark.parametrize("theme", sorted(KINDS))
def test_a_theme_is_found_under_the_kinds_that_have_it(theme):
    assert sign_of(theme).kinds == KINDS[theme]


@pytest.mark.parametrize("theme", sorted(SIGNS))
def test_one_to_three_tiles_stand_for_a_theme(theme):
    assert 1 <= len(sign_of(theme).tiles) <= 3


def test_the_plain_theme_is_among_them():
    assert PLAIN in SIGNS


def test_a_theme_that_is_not_known_has_no_tiles():
    assert sign_of("from_a_later_bank").tiles == ()

"""Names: what each thing of the game is called in a language."""

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final

from puzzles.drills.base import Grade, Level, Outcome
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.payment import Extra
from puzzles.rules.position import Meld, MeldKind, Seat
from puzzles.rules.readings import Form, GroupKind
from puzzles.rules.ruleset import Profile, Ruleset
from puzzles.rules.tiles import Suit, Tile
from puzzles.words import en, zh
from puzzles.words.language import Language

TABLES: Final[dict[Language, ModuleType]] = {Language.ZH: zh, Language.EN: en}


def _name(table: str, key: object, language: Language) -> str:
    text = getattr(TABLES[language], table)[key]
    assert isinstance(text, str)
    return text


def suit_name(suit: Suit, language: Language) -> str:
    """Name a suit: 万, wan."""
    return _name("SUITS", suit, language)


def long_suit_name(suit: Suit, language: Language) -> str:
    """Name a suit as a whole: 饼, dots."""
    return _name("LONG_SUITS", suit, language)


def suit_list(suits: Iterable[Suit], language: Language) -> str:
    """Name several suits: 万、条; wan and bamboo."""
    return listing([long_suit_name(suit, language) for suit in suits], language)


def tile_name(tile: Tile, language: Language) -> str:
    """Name a tile: 1万 or 东, 1-wan or East."""
    if tile.is_honour:
        return _name("HONOURS", tile, language)
    return f"{tile.rank}{_joint(language)}{suit_name(tile.suit, language)}"


def set_name(tiles: Sequence[Tile], language: Language) -> str:
    """Name a set's tiles in one word: 789条 or 发发发, 789-bam or Green Green Green."""
    if any(tile.is_honour for tile in tiles):
        return ("" if language is Language.ZH else " ").join(tile_name(tile, language) for tile in tiles)
    ranks = "".join(str(tile.rank) for tile in tiles)
    return f"{ranks}{_joint(language)}{suit_name(tiles[0].suit, language)}"


def tile_list(tiles: Iterable[Tile], language: Language) -> str:
    """Name several tiles: 7饼、8饼; 7-dot and 8-dot."""
    return listing([tile_name(tile, language) for tile in tiles], language)


def listing(words: Sequence[str], language: Language) -> str:
    """Join words into a list: 万、饼、条; wan, dots and bamboo."""
    if language is Language.ZH:
        return "、".join(words)
    return " and ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def none_of(suits: Iterable[Suit], language: Language) -> str:
    """Name suits of which there is none: 万、条; wan or bamboo."""
    names = [long_suit_name(suit, language) for suit in suits]
    return listing(names, language) if language is Language.ZH else " or ".join(names)


def hand_text(tiles: Iterable[Tile], language: Language) -> str:
    """Write a hand suit by suit: 123万 55条 东东."""
    by_suit: dict[Suit, list[Tile]] = {}
    for tile in sorted(tiles):
        by_suit.setdefault(tile.suit, []).append(tile)
    return " ".join(set_name(tiles, language) for tiles in by_suit.values())


def kind_name(kind: str, language: Language) -> str:
    """Name a kind of question by its id: 听牌, Waits."""
    return _name("KINDS", kind, language)


def profile_name(profile: Profile, language: Language) -> str:
    """Name a rule profile in full."""
    return _name("PROFILES", profile, language)


def short_profile_name(profile: Profile, language: Language) -> str:
    """Name a rule profile in a word that fits a chip."""
    return _name("SHORT_PROFILES", profile, language)


def rules_name(rules: Ruleset, language: Language) -> str:
    """Name the rules in force: the profile, and that house rules change it."""
    name = short_profile_name(rules.profile, language)
    changed = len(rules.changed_options())
    if not changed:
        return name
    return f"{name} · 改 {changed} 条" if language is Language.ZH else f"{name} · {changed} changed"


def level_name(level: Level, language: Language) -> str:
    """Name a level of difficulty."""
    return _name("LEVELS", level, language)


def seat_name(seat: Seat, language: Language) -> str:
    """Name a player as seen from the one who is asked: 上家, left."""
    return _name("SEATS", seat, language)


def meld_name(kind: MeldKind, language: Language) -> str:
    """Name a sort of declared set, as its caption does: 碰, pung."""
    return _name("MELDS", kind, language)


def meld_text(meld: Meld, language: Language) -> str:
    """Name a declared set with its tiles: 碰 444条 or 碰发, pung 444-bam or pung of Green."""
    name = meld_name(meld.kind, language)
    if meld.kind in (MeldKind.WHIRLWIND, MeldKind.DRAGON_SET):
        return name
    if meld.tiles[0].is_honour:
        tile = tile_name(meld.tiles[0], language)
        return f"{name}{tile}" if language is Language.ZH else f"{name} of {tile}"
    return f"{name} {set_name(meld.tiles, language)}"


def group_name(kind: GroupKind, language: Language) -> str:
    """Name a sort of group in a reading: 顺子, sequence."""
    return _name("GROUPS", kind, language)


def form_name(form: Form, language: Language) -> str:
    """Name a form of a complete hand."""
    return _name("FORMS", form, language)


def condition_name(fault: Fault, language: Language) -> str:
    """Name what a hand must have, by the fault that its lack is: 幺九, "1, 9, hon."."""
    return _name("CONDITIONS", fault, language)


def fault_name(fault: Fault, language: Language, rules: Ruleset | None = None) -> str:
    """Name what is wrong with a hand; under ``rules`` that ask for a pair of 幺九 or an exposed set it says so."""
    if rules is not None:
        if fault is Fault.NO_YAOJIU and rules.yaojiu == "pair":
            return "没有一对幺九" if language is Language.ZH else "No two alike of 1, 9, honour"
        if fault is Fault.WILD_PAIR and rules.hun_pair == "one":
            return "将是两张混" if language is Language.ZH else "A pair of two wild tiles"
    return _name("FAULTS", fault, language)


def item_name(item: Item, language: Language, rules: Ruleset | None = None) -> str:
    """Name a line of the ledger; in the points profile 杠开 has its full name."""
    if item is Item.KONG_BLOOM and rules is not None and not rules.has_hun:
        return "杠上开花" if language is Language.ZH else "Kong bloom"
    return _name("ITEMS", item, language)


def extra_name(extra: Extra, language: Language) -> str:
    """Name what raises a payer's exponent, as its tag does: 点炮 +1."""
    return _name("EXTRAS", extra, language)


def outcome_name(outcome: Outcome, language: Language) -> str:
    """Name what a tile comes to: 能胡, 成形不许胡, 不成形, 死张."""
    return _name("OUTCOMES", outcome, language)


def grade_name(grade: Grade, language: Language) -> str:
    """Name a grade."""
    return _name("GRADES", grade, language)


def theme_name(theme: str, language: Language) -> str:
    """Name a theme by its id."""
    return _name("THEMES", theme, language)


def theme_sentence(theme: str, language: Language) -> str:
    """Say in one sentence what a theme is, by its id."""
    return _name("THEME_SENTENCES", theme, language)


def rule_sentence(rule: str, language: Language) -> str:
    """Say a rule in one sentence, by its id."""
    return _name("RULES", rule, language)


def term_list(language: Language) -> tuple[str, ...]:
    """Give the game's terms, which stay in one piece where a text is broken into lines."""
    tables = ("MELDS", "GROUPS", "FORMS", "CONDITIONS", "FAULTS", "ITEMS", "SHORT_PROFILES")
    terms = {name for table in tables for name in getattr(TABLES[language], table).values()}
    return tuple(sorted(terms | ({"中发白", "指示牌"} if language is Language.ZH else set())))


def _joint(language: Language) -> str:
    return "" if language is Language.ZH else "-"

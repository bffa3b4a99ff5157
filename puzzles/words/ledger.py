"""The ledger in words: what each item is counted for."""

from collections import Counter
from typing import Final

from puzzles.rules.fan import Item, LedgerLine
from puzzles.rules.position import MeldKind, Position, WinBy
from puzzles.rules.readings import Form, Reading
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import DRAGONS, Suit, Tile
from puzzles.words.evidence import groups_with, natural_suits
from puzzles.words.language import Language
from puzzles.words.names import form_name, listing, meld_text, set_name, suit_list, tile_list, tile_name
from puzzles.words.phrases import clauses, phrase
from puzzles.words.reading import triplets

_KONGS: Final = {
    Item.OPEN_KONG: (MeldKind.OPEN_KONG, MeldKind.ADDED_KONG),
    Item.CONCEALED_KONG: (MeldKind.CONCEALED_KONG,),
    Item.SET_POINTS: (MeldKind.WHIRLWIND, MeldKind.DRAGON_SET),
}


def count_text(item: Item, count: int, position: Position, language: Language) -> str:
    """Write an item's count: 2 番; in the points profile ×4, or the number of sets."""
    if position.rules.has_hun:
        return phrase("count.fan", language, n=count)
    return phrase("count.sets" if item is Item.SET_POINTS else "count.factor", language, n=count)


def item_reason(line: LedgerLine, position: Position, reading: Reading, language: Language) -> str:
    """Say why an item counts: 碰发，没有混; 将是 8饼，没有混."""
    if not position.rules.has_hun:
        return _points_reason(line.item, position, language)
    match line.item:
        case Item.CLOSED:
            return _closed(position, reading, language)
        case Item.NO_HUN:
            return _no_hun(position, language)
        case Item.OPEN_KONG | Item.CONCEALED_KONG:
            return phrase(f"item.{line.item.id}", language, sets=_melds(position, line.item, language))
        case Item.DRAGON_TRIPLET:
            return phrase("item.dragon_triplet", language, sets=_dragon_sets(reading, language))
        case Item.THREE_TRIPLETS:
            return phrase("item.three_triplets", language, n=len(triplets(reading, natural=True)))
        case Item.FOUR_OF_A_KIND:
            return _quads(line, position, reading, language)
        case Item.QIANG:
            return _qiang("item.qiang", position, language)
        case Item.TWO_EIGHT_PAIR:
            return _two_eight(line, reading, language)
        case Item.WALL_TOP if position.rules.wall_top == "three":
            return phrase("item.wall_top_three", language, tile=_optional_tile(position.indicator, language))
        case Item.WALL_TOP:
            return phrase("item.wall_top", language, tile=_optional_tile(position.indicator, language))
        case _:
            return phrase(f"item.{line.item.id}", language, tile=_winning_tile(position, language))


def missed_reason(line: LedgerLine, position: Position, reading: Reading, language: Language) -> str:
    """Say why an item that was overlooked counts, pointing at what is easy to overlook."""
    if line.item is Item.QIANG:
        return _qiang("item.qiang_missed", position, language)
    return item_reason(line, position, reading, language)


def _winning_tile(position: Position, language: Language) -> str:
    return _optional_tile(position.win.tile if position.win else None, language)


def _optional_tile(tile: Tile | None, language: Language) -> str:
    return "" if tile is None else tile_name(tile, language)


def _melds(position: Position, item: Item, language: Language) -> str:
    return listing([meld_text(meld, language) for meld in position.melds if meld.kind in _KONGS[item]], language)


def _closed(position: Position, reading: Reading, language: Language) -> str:
    if reading.form is Form.SEVEN_PAIRS:
        return phrase("item.closed_form", language, form=form_name(reading.form, language))
    return phrase("item.closed" if position.rules.chow else "item.closed_no_chow", language)


def _no_hun(position: Position, language: Language) -> str:
    if position.hun is None:
        return phrase("item.no_hun_deal", language)
    return phrase("item.no_hun", language, hun=tile_name(position.hun, language))


def _dragon_sets(reading: Reading, language: Language) -> str:
    """Name the natural dragon triplets and kongs: 碰发, or 发发发 where they are concealed."""
    named = [
        meld_text(group.meld, language) if group.meld else set_name(group.faces, language)
        for group in triplets(reading, natural=True)
        if group.faces[0] in DRAGONS
    ]
    return listing(named, language)


def _quads(line: LedgerLine, position: Position, reading: Reading, language: Language) -> str:
    """Say for each kind where its four tiles are: in two groups of the reading, in hand, or one as the indicator."""
    parts = []
    whole: list[Tile] = []
    for tile, count in sorted(Counter(line.tiles).items()):
        groups = groups_with(reading, tile, language)
        name = tile_name(tile, language)
        if count < 4 and tile == position.indicator:
            parts.append(phrase("item.quad_indicator", language, tile=name))
        elif len(set(groups)) == 2:
            joined = (" 和" if language is Language.ZH else " and ").join(groups)
            parts.append(phrase("item.quad_used", language, groups=joined, tile=name))
        else:
            whole.append(tile)
    if whole:
        parts.insert(0, phrase("item.four_of_a_kind", language, tiles=tile_list(whole, language)))
    return clauses(parts, language)


def _qiang(key: str, position: Position, language: Language) -> str:
    if position.qiang is None:
        return ""
    kinds = (position.qiang, next_tile(position.qiang, position.rules))
    whole = [*position.concealed, *(tile for meld in position.melds for tile in meld.tiles)]
    held = [tile for tile in kinds if tile in whole and tile != position.hun]
    shown = tile_name(position.qiang, language)
    return phrase(key, language, shown=shown, kinds=tile_list(kinds, language), held=tile_list(held, language))


def _two_eight(line: LedgerLine, reading: Reading, language: Language) -> str:
    key = "item.two_eight_pair" if reading.pair is not None else "item.two_eight_pairs"
    return phrase(key, language, tile=_optional_tile(line.tiles[0] if line.tiles else None, language))


def _points_reason(item: Item, position: Position, language: Language) -> str:
    match item:
        case Item.PURE_SUIT | Item.MIXED_SUIT:
            suits = [suit for suit in natural_suits(position) if suit is not Suit.HONOURS]
            return phrase(f"item.{item.id}", language, suit=suit_list(suits, language))
        case Item.SET_POINTS:
            drawn = position.win is not None and position.win.by in (WinBy.SELF_DRAW, WinBy.KONG_DRAW)
            key = "item.set_points" if drawn else "item.set_points_discard"
            return phrase(key, language, sets=_melds(position, item, language))
        case Item.SEVEN_PAIRS | Item.KONG_BLOOM:
            return phrase(f"item.{item.id}_factor", language, tile=_winning_tile(position, language))
        case _:
            return phrase(f"item.{item.id}", language, tile=_winning_tile(position, language))

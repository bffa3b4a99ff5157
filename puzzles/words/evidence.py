"""Evidence: what in a hand meets or fails each condition of a win."""

from collections.abc import Iterable

from puzzles.rules.legality import Condition, Fault
from puzzles.rules.position import Position
from puzzles.rules.readings import Form, Group, GroupKind, Reading
from puzzles.rules.tiles import Suit, Tile
from puzzles.words.language import Language
from puzzles.words.names import form_name, group_name, listing, meld_text, none_of, set_name, tile_list, tile_name
from puzzles.words.phrases import clauses, phrase
from puzzles.words.reading import wild_faces


def condition_evidence(condition: Condition, position: Position, reading: Reading | None, language: Language) -> str:
    """Say what meets or fails this condition: 碰 444条; 一张也没有；混当 1万 不算."""
    if reading is None or condition.fault is Fault.INCOMPLETE:
        return _form(reading, language)
    match condition.fault:
        case Fault.NO_TRIPLET:
            return _triplet(condition, position, reading, language)
        case Fault.NO_SEQUENCE:
            return _sequence(condition, reading, language)
        case Fault.MISSING_SUIT:
            return _suits(condition, reading, language)
        case Fault.NO_YAOJIU:
            return _yaojiu(condition, position, reading, language)
        case Fault.WILD_PAIR:
            return _pair(condition, position, reading, language)
        case Fault.ONE_TILE_LEFT:
            return _declared(condition, position, language)
        case _:
            return _opened(condition, position, reading, language)


def _form(reading: Reading | None, language: Language) -> str:
    return phrase(f"shown.form_{reading.form.value}" if reading else "shown.form_failed", language)


def _excused_by_form(reading: Reading, language: Language) -> str:
    return phrase("shown.form_excuses", language, form=form_name(reading.form, language))


def _group(group: Group, language: Language) -> str:
    """Name a group as it lies: declared ones by their claim, concealed ones by their sort."""
    if group.meld is not None:
        return meld_text(group.meld, language)
    if group.kind is GroupKind.PAIR:
        return phrase("shown.pair", language, tile=tile_name(group.faces[0], language))
    key = "shown.sequence_concealed" if group.kind is GroupKind.SEQUENCE else "shown.triplet_concealed"
    text = phrase(key, language, tiles=set_name(group.faces, language))
    return phrase("shown.with_wild", language, what=text) if any(group.wild) else text


def _best(groups: Iterable[Group], kinds: tuple[GroupKind, ...]) -> Group | None:
    """Pick the group that shows it most plainly: a declared one, else one without a wild tile."""
    found = [group for group in groups if group.kind in kinds]
    return min(found, key=lambda group: (sum(group.wild), group.meld is None), default=None)


def _triplet(condition: Condition, position: Position, reading: Reading, language: Language) -> str:
    group = _best(reading.sets, (GroupKind.TRIPLET, GroupKind.KONG))
    if condition.met and group is not None:
        return _group(group, language)
    if condition.excused and reading.form is Form.STANDARD and reading.pair is not None:
        return phrase("shown.dragon_pair", language, tile=tile_name(reading.pair.faces[0], language))
    if condition.excused:
        return _excused_by_form(reading, language)
    natural = "_natural" if position.rules.hun_pair == "conditions" else ""
    return phrase(f"shown.no_triplet{natural}", language)


def _sequence(condition: Condition, reading: Reading, language: Language) -> str:
    group = _best(reading.sets, (GroupKind.SEQUENCE,))
    if condition.met and group is not None:
        return _group(group, language)
    return _excused_by_form(reading, language) if condition.excused else phrase("shown.no_sequence", language)


def _wild_as(reading: Reading, counts_for: Iterable[Tile], language: Language) -> list[str]:
    """Say that wild tiles which stand for these kinds don't count, where there are any."""
    wanted = set(counts_for)
    faces = sorted({face for face in wild_faces(reading) if face in wanted})
    if not faces:
        return []
    return [phrase("shown.wild_as", language, tiles=tile_list(faces, language), n=len(faces))]


def _suits(condition: Condition, reading: Reading, language: Language) -> str:
    missing = condition.missing_suits
    if condition.met:
        return phrase("shown.suits", language)
    suits = none_of(missing, language)
    if condition.excused:
        return phrase("shown.suits_excused", language, suits=suits, form=form_name(reading.form, language))
    stood_for = [tile for tile in Tile if tile.suit in missing]
    return clauses(
        [phrase("shown.suits_missing", language, suits=suits), *_wild_as(reading, stood_for, language)], language
    )


def _yaojiu(condition: Condition, position: Position, reading: Reading, language: Language) -> str:
    needs_pair = position.rules.yaojiu == "pair"
    if condition.met and reading.form is Form.THIRTEEN_YAO:
        return phrase("shown.yaojiu_form", language)
    if condition.met:
        kind = "_pair" if needs_pair else ""
        return phrase(f"shown.yaojiu{kind}", language, tile=tile_name(condition.evidence[0], language))
    if condition.excused:
        return phrase("shown.yaojiu_excused", language, form=form_name(reading.form, language))
    stood_for = [tile for tile in Tile if tile.is_yaojiu]
    failed = phrase("shown.yaojiu_no_pair" if needs_pair else "shown.yaojiu_none", language)
    return clauses([failed, *_wild_as(reading, stood_for, language)], language)


def _pair(condition: Condition, position: Position, reading: Reading, language: Language) -> str:
    if reading.pair is None:
        return _excused_by_form(reading, language)
    wild = sum(reading.pair.wild)
    if not condition.met:
        return phrase("shown.pair_two_wild" if wild == 2 else "shown.pair_wild", language)
    if wild:
        return phrase("shown.pair_one_wild", language)
    return phrase("shown.pair_natural", language, tile=tile_name(reading.pair.faces[0], language))


def _declared(condition: Condition, position: Position, language: Language) -> str:
    if not condition.met:
        return phrase("shown.declared_four", language)
    if not position.melds:
        return phrase("shown.declared_none", language)
    return phrase("shown.declared", language, n=len(position.melds))


def _opened(condition: Condition, position: Position, reading: Reading, language: Language) -> str:
    if condition.met:
        shown = listing([meld_text(meld, language) for meld in position.melds], language)
        return phrase("shown.opened", language, sets=shown)
    if condition.excused:
        return _excused_by_form(reading, language)
    if position.rules.must_open == "exposed":
        return phrase("shown.not_exposed_chow" if position.rules.chow else "shown.not_exposed", language)
    return phrase("shown.not_opened", language)


def groups_with(reading: Reading, tile: Tile, language: Language) -> tuple[str, ...]:
    """Name the groups of a reading that hold a natural tile of this kind, triplets first: 刻子 555, 顺子 345."""
    named = []
    groups = reading.sets if reading.pair is None else (*reading.sets, reading.pair)
    for group in sorted(groups, key=lambda group: group.kind is GroupKind.SEQUENCE):
        natural = [face for face, wild in zip(group.faces, group.wild, strict=True) if not wild]
        if tile in natural:
            ranks = "".join(str(face.rank) for face in group.faces)
            named.append(f"{group_name(group.kind, language)} {ranks}" if language is Language.ZH else ranks)
    return tuple(named)


def natural_suits(position: Position) -> tuple[Suit, ...]:
    """Give the suits, honours among them, that the whole hand holds naturally, in order."""
    held = {tile.suit for tile in position.concealed if tile != position.hun}
    held |= {tile.suit for meld in position.melds for tile in meld.tiles}
    return tuple(suit for suit in Suit if suit in held)

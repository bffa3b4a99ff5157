"""The reading: titles and captions of the worked solution."""

from puzzles.drills.base import Explanation, Outcome
from puzzles.rules.readings import Group, GroupKind, Reading
from puzzles.rules.tiles import Tile
from puzzles.words.language import Language
from puzzles.words.names import group_name, meld_name, tile_list, tile_name
from puzzles.words.phrases import number_word, phrase

_TILE_TITLES = {
    Outcome.WINS: "reading.why_wins",
    Outcome.SHAPE_ONLY: "reading.why_refused",
    Outcome.NOTHING: "reading.why_nothing",
    Outcome.DEAD: "reading.why_dead",
}
_HAND_TITLES = {
    Outcome.WINS: "reading.hand_wins",
    Outcome.SHAPE_ONLY: "reading.hand_refused",
    Outcome.NOTHING: "reading.hand_nothing",
    Outcome.DEAD: "reading.hand_nothing",
}


def explanation_title(explanation: Explanation, language: Language) -> str:
    """Give the title of the worked solution: 为什么 5饼 不行, or 这样读牌 for a hand that is counted."""
    if explanation.subject is not None:
        tile = tile_name(explanation.subject, language)
        return phrase(_TILE_TITLES[explanation.outcome], language, tile=tile)
    if explanation.ledger or explanation.payments:
        return phrase("reading.title", language)
    return phrase(_HAND_TITLES[explanation.outcome], language)


def explanation_note(explanation: Explanation, language: Language) -> str:
    """Give the small line beside the title: which reading this is, how far off the hand is, or the copies left."""
    if explanation.distance is not None:
        n = explanation.distance
        return phrase("reading.short", language, count=number_word(n, language), n=n)
    if explanation.fan is not None:
        return phrase("reading.most_fan", language)
    if explanation.points is not None:
        return phrase("reading.most_points", language)
    if explanation.unseen is not None:
        return phrase("reading.unseen" if explanation.unseen else "reading.all_seen", language, n=explanation.unseen)
    return ""


def group_caption(group: Group, language: Language) -> str:
    """Caption a group of a reading: 碰, 顺子, 将, or 顺子 · 混当 1万 where wild tiles are in it."""
    if group.meld is not None:
        return meld_name(group.meld.kind, language)
    name = group_name(group.kind, language)
    faces = [face for face, wild in zip(group.faces, group.wild, strict=True) if wild]
    if not faces:
        return name
    return phrase("reading.group_wild", language, group=name, tiles=tile_list(sorted(set(faces)), language))


def wild_faces(reading: Reading) -> tuple[Tile, ...]:
    """Give the faces that wild tiles show in a reading."""
    groups = reading.sets if reading.pair is None else (*reading.sets, reading.pair)
    return tuple(face for group in groups for face, wild in zip(group.faces, group.wild, strict=True) if wild)


def triplets(reading: Reading, *, natural: bool) -> tuple[Group, ...]:
    """Give the triplets and kongs of a reading, all of them or only those without a wild tile."""
    alike = (GroupKind.TRIPLET, GroupKind.KONG)
    return tuple(group for group in reading.sets if group.kind in alike and not (natural and any(group.wild)))

"""Readings, one by one (section 6), and their order (section 9 without the fan)."""

from itertools import combinations_with_replacement, product

from tests.helpers.reference.hands import KONGS
from tests.helpers.reference.tiles import is_yaojiu, write

SEQUENCE, TRIPLET, OTHER, PAIR = range(4)
FORMS = ("standard", "seven_pairs", "thirteen_yao")
SHAPES = (None, "sets", "pairs", "orphans")
ALL_WILD_SETS = [(TRIPLET, [(k, True)] * 3) for k in range(34)] + [
    (SEQUENCE, [(k, True), (k + 1, True), (k + 2, True)]) for k in range(27) if k % 9 < 7
]
ALL_WILD_PAIRS = [(PAIR, [(k, True)] * 2) for k in range(34)]


class Reading:
    """A form, its shape, the pair or None, and the sets (or pairs): each a sort and its (kind, is_wild) faces."""

    def __init__(self, form, shape, pair, sets):
        self.form, self.shape, self.pair = form, shape, pair
        self.sets = sorted(sets, key=group_key)

    def key(self):
        """The order of section 9 without the fan; the written text makes it total."""
        pair_kind = -1 if self.pair is None else self.pair[1][0][0]
        sets = [group_key(group)[:3] for group in self.sets]
        return FORMS.index(self.form), SHAPES.index(self.shape), pair_kind, sets, [group_key(g) for g in self.sets]

    def has_no_wild(self, group):
        return not any(wild for _, wild in group[1])

    def as_json(self):
        sets = None if self.shape == "orphans" else [write(faces) for _, faces in self.sets]
        pair = None if self.pair is None else write(self.pair[1])
        return {"form": self.form, "shape": self.shape, "pair": pair, "sets": sets}


def group_key(group):
    sort, faces = group
    return faces[0][0], sort, sum(wild for _, wild in faces), [wild for _, wild in faces]


def readings(natural, wild, melds, options, has_thirteen_yao):
    """Give every reading, some perhaps more than once."""
    shapes = options["thirteen_yao_shapes"] if has_thirteen_yao else []
    declared = [declared_group(kind, tiles) for kind, tiles in melds]
    made_of_yaojiu = all(map(is_yaojiu, natural)) and all(is_yaojiu(k) for _, tiles in melds for k in tiles)
    for groups in splits(natural, wild, 4 - len(melds), 1):
        pair = next(group for group in groups if group[0] == PAIR)
        sets = declared + [group for group in groups if group[0] != PAIR]
        yao = all(sort == TRIPLET and is_yaojiu(faces[0][0]) for sort, faces in sets) and is_yaojiu(pair[1][0][0])
        if yao and "sets" in shapes:
            yield Reading("thirteen_yao", "sets", pair, sets)
        else:
            yield Reading("standard", None, pair, sets)
    if melds:
        return
    for pairs in pairings(natural, wild):
        kinds = [faces[0][0] for _, faces in pairs]
        if not options["seven_pairs_quads"] and len(set(kinds)) < 7:
            continue
        if made_of_yaojiu and all(map(is_yaojiu, kinds)) and "pairs" in shapes:
            yield Reading("thirteen_yao", "pairs", None, pairs)
        else:
            yield Reading("seven_pairs", None, None, pairs)
    if made_of_yaojiu and "orphans" in shapes and len(natural) + wild == 14:
        twice = [k for k in set(natural) if natural.count(k) > 1]
        if not twice or (len(twice) == 1 and natural.count(twice[0]) == 2):
            yield Reading("thirteen_yao", "orphans", None, [])


def declared_group(kind, tiles):
    sort = SEQUENCE if kind == "chow" else TRIPLET if kind == "pung" or kind in KONGS else OTHER
    return sort, [(k, False) for k in tiles]


def splits(natural, wild, sets, pairs):
    """Give each way to part sorted natural tiles and wild ones into so many sets and pairs."""
    if not natural:
        if wild == 3 * sets + 2 * pairs:
            for all_sets in combinations_with_replacement(ALL_WILD_SETS, sets):
                for all_pairs in combinations_with_replacement(ALL_WILD_PAIRS, pairs):
                    yield [*all_sets, *all_pairs]
        return
    for sort, own, filled in groups_around(natural, sets, pairs):
        if len(filled) <= wild:
            rest = list(natural)
            for kind in own:
                rest.remove(kind)
            group = (sort, sorted([(kind, False) for kind in own] + [(kind, True) for kind in filled]))
            for others in splits(rest, wild - len(filled), sets - (sort != PAIR), pairs - (sort == PAIR)):
                yield [group, *others]


def groups_around(natural, sets, pairs):
    """Give each group that the first tile may be in: its sort, the natural tiles and the kinds that wild ones fill."""
    first = natural[0]
    alike = natural.count(first)
    if pairs:
        yield from ((PAIR, [first] * own, [first] * (2 - own)) for own in (1, 2) if own <= alike)
    if not sets:
        return
    yield from ((TRIPLET, [first] * own, [first] * (3 - own)) for own in (1, 2, 3) if own <= alike)
    for lowest in (first - 2, first - 1, first):
        if lowest >= 0 and first < 27 and lowest // 9 == first // 9 and lowest % 9 < 7:
            beside = [kind for kind in (lowest, lowest + 1, lowest + 2) if kind != first]
            for owned in product((True, False), repeat=2):
                own = [kind for kind, has in zip(beside, owned, strict=True) if has]
                if all(kind in natural for kind in own):
                    yield SEQUENCE, [first, *own], [kind for kind in beside if kind not in own]


def pairings(natural, wild):
    """Give each way to part the tiles into pairs alone."""
    if not natural:
        for pairs in combinations_with_replacement(ALL_WILD_PAIRS, wild // 2) if wild % 2 == 0 else ():
            yield list(pairs)
        return
    first, rest = natural[0], natural[1:]
    if first in rest:
        for others in pairings(rest[1:], wild):
            yield [(PAIR, [(first, False)] * 2), *others]
    if wild:
        for others in pairings(rest, wild - 1):
            yield [(PAIR, [(first, False), (first, True)]), *others]

"""Seeded random questions in the JSON of section 14: every profile and option, hands natural and odd, some broken."""

from tests.helpers.reference import InvalidError
from tests.helpers.reference.hands import OPTIONS, OTHERS, PROFILES, SEATS, Hand
from tests.helpers.reference.tiles import following, is_yaojiu, name

KINDS = range(34)
YAOJIU = [kind for kind in KINDS if is_yaojiu(kind)]
LOWEST = [kind for kind in range(27) if kind % 9 < 7]
JUNK = ({}, [], 7, 1.5, True, "", "x", "0m", "8z", "12m", "一", None, "self", ["1m"], {"tile": "1m"})
SORTS = {"answer": 14, "discards": 1, "claims": 2, "declarations": 1, "tiles": 2}
SIGNS = "mpszMPSZ万萬饼餅筒条條索东東南西北中发發白１９ｐｚ①⁷ \u3000,，、\ufe0f\ufe0e"
SCRAPS = (*SIGNS, "红中", "紅中", "幺鸡", "么雞", "麼鸡", *map(chr, range(0x1F000, 0x1F022)))
RUBBISH = (*"0红幺字x-;东", "\ufe00", "🀢", "🀫", "1鸡")


def random_question(rng):
    """Give one question; about one in thirty must be refused."""
    sort = rng.choices(list(SORTS), list(SORTS.values()))[0]
    if sort == "tiles":
        return {"ask": "tiles", "text": random_text(rng)}
    complete = sort in ("discards", "declarations") or (sort == "answer" and rng.random() < 0.6)
    position = random_position(rng, complete)
    if rng.random() < 0.03:
        position[rng.choice([*position, "hand"])] = rng.choice(JUNK)
    if sort == "answer":
        return position
    question = {"ask": sort, "position": position}
    if sort == "claims":
        question |= {"tile": name(rng.choice(KINDS)), "from": rng.choice(OTHERS)}
    return question


def random_text(rng):
    """Give a text of tiles in every notation; about half of them cannot be read."""
    text = ""
    for _ in range(rng.randrange(8)):
        text += "".join(rng.choices("123456789一五九", k=rng.randrange(1, 4))) + rng.choice("mpsmpszM万饼条筒索Ｐ")
        text += rng.choice(SCRAPS) if rng.random() < 0.15 else ""
        text += rng.choice(("东", "中", "红中", "幺鸡", "🀀", "🀡", " ", ", ", "、", ""))
        text += rng.choice(RUBBISH) if rng.random() < 0.05 else ""
    return text


def random_position(rng, complete):
    """Give a valid position of 14 − 3d tiles, with or without a win, or of 13 − 3d."""
    while True:
        position = throw(rng, complete)
        try:
            Hand(position)
        except InvalidError:
            continue
        return position


def throw(rng, complete):
    """Give a position that may have too many tiles of a kind, or a kong draw without a kong."""
    rules = rng.choice(PROFILES)
    options = random_options(rng, rules)
    position = {"rules": rules, "options": options, "dealer": rng.choice(SEATS)}
    hun = None
    if rules != "xuanfeng":
        if rng.random() < 0.7:
            indicator = rng.choice(KINDS)
            hun = following(indicator, {"honor_order": "EWSN", "suit_cycle": "own"} | options)
            position["indicator"] = name(indicator)
        if rng.random() < 0.4:
            position["qiang"] = name(rng.choice(KINDS))
    declared = rng.choices(range(5), (5, 3, 2, 2, 1))[0]
    position["melds"] = [random_meld(rng, rules, options) for _ in range(declared)]
    concealed = random_tiles(rng, 4 - declared)
    if hun is not None:
        for _ in range(rng.choices(range(5), (4, 5, 4, 2, 1))[0]):
            concealed[rng.randrange(len(concealed))] = hun
    if not complete:
        concealed.pop(rng.randrange(len(concealed)))
    elif rng.random() < 0.6:
        position["win"] = random_win(rng, concealed)
    position["concealed"] = "".join(map(name, rng.sample(concealed, len(concealed))))
    return position


def random_options(rng, rules):
    """Give no option at all, or each of those that the profile has with a chance of one in four."""
    if rng.random() < 0.4:
        return {}
    options = {}
    for option, (values, *defaults) in OPTIONS.items():
        if defaults[PROFILES.index(rules)] == "-" or rng.random() < 0.75:
            continue
        if values == "shapes":
            options[option] = [shape for shape in ("sets", "pairs", "orphans") if rng.random() < 0.5]
        else:
            options[option] = rng.choice(values)
    return options


def random_meld(rng, rules, options):
    """Give a declared set of a sort that the rules have."""
    kinds = ["pung", "open_kong", "added_kong", "concealed_kong"]
    kinds += ["whirlwind", "dragon_set"] if rules == "xuanfeng" else []
    kinds += ["chow"] * 3 if options.get("chow", rules != "xuanfeng") else []
    kind = rng.choice(kinds)
    if kind in ("whirlwind", "dragon_set"):
        return {"kind": kind, "tiles": "1234z" if kind == "whirlwind" else "567z"}
    lowest = rng.choice(LOWEST if kind == "chow" else KINDS)
    tiles = [lowest, lowest + 1, lowest + 2] if kind == "chow" else [lowest] * (3 if kind == "pung" else 4)
    return {"kind": kind, "tiles": " ".join(map(name, tiles))}


def random_tiles(rng, sets):
    """Give concealed tiles that mostly make so many sets and a pair, or one of the other shapes, or next to nothing."""
    style = rng.choices(("sets", "narrow", "triplets", "pairs", "yaojiu", "orphans", "any"), (8, 3, 2, 2, 2, 1, 2))[0]
    size = 3 * sets + 2
    if style == "any":
        return rng.choices(KINDS, k=size)
    if style in ("pairs", "orphans") and sets == 4:
        if style == "orphans":
            return [*YAOJIU, rng.choice(YAOJIU)]
        return [kind for kind in rng.choices(YAOJIU if rng.random() < 0.3 else KINDS, k=7) for _ in range(2)]
    pool, runs = KINDS, 0.6
    if style == "narrow":
        suit = 9 * rng.randrange(3)
        pool = [*range(suit, suit + 9), *rng.sample(KINDS, 2)]
    if style == "triplets":
        runs = 0.2
    if style == "yaojiu":
        pool, runs = YAOJIU, 0.0
    tiles = [rng.choice(pool)] * 2
    for _ in range(sets):
        first = rng.choice(pool)
        in_a_row = first in LOWEST and rng.random() < runs
        tiles += [first, first + 1, first + 2] if in_a_row else [first] * 3
    if rng.random() < 0.15:
        tiles[rng.randrange(size)] = rng.choice(pool)
    return tiles


def random_win(rng, concealed):
    """Give a way in which one of the concealed tiles came."""
    by = rng.choice(("discard", "self_draw", "kong_draw", "robbed_kong"))
    win = {"tile": name(rng.choice(concealed)), "by": by}
    return win | ({"from": rng.choice(OTHERS)} if by in ("discard", "robbed_kong") else {})

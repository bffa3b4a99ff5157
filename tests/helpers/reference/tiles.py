"""Tiles as text, and which follows which (sections 2 and 3)."""

import unicodedata

RED_FIRST = "红紅"
ROOSTER_FIRST = "幺么麼"
ROOSTER_LAST = "鸡雞"
DIGITS = {c: n for n, c in enumerate("123456789", 1)} | {c: n for n, c in enumerate("一二三四五六七八九", 1)}
SUITS = {
    "m": "m",
    "万": "m",
    "萬": "m",
    "p": "p",
    "饼": "p",
    "餅": "p",
    "筒": "p",
    "s": "s",
    "条": "s",
    "條": "s",
    "索": "s",
    "z": "z",
}
HONOURS = {"东": 27, "東": 27, "南": 28, "西": 29, "北": 30, "白": 31, "发": 32, "發": 32, "中": 33}
IGNORED = ",、\ufe0e\ufe0f"
EMOJI = [27, 28, 29, 30, 33, 32, 31, *range(9), *range(18, 27), *range(9, 18)]  # 东南西北中发白, 万, 条, 饼


class InvalidError(Exception):
    """The input is no position or question of these rules."""


def parse(text):
    """Give the tiles of a text in its order."""
    if not isinstance(text, str):
        raise InvalidError(f"tiles {text!r} are not text")
    clean = [c for c in unicodedata.normalize("NFKC", text).lower() if c not in IGNORED and not c.isspace()]
    tiles, waiting = [], []
    while clean:
        if clean[0] in DIGITS:
            waiting.append(DIGITS[clean.pop(0)])
        elif clean[0] in SUITS and waiting:
            suit = SUITS[clean.pop(0)]
            if suit == "z" and max(waiting) > 7:
                raise InvalidError(f"no such honour in {text!r}")
            tiles += ["mpsz".index(suit) * 9 + digit - 1 for digit in waiting]
            waiting = []
        elif waiting:
            raise InvalidError(f"digits without a suit before {clean[0]!r} in {text!r}")
        else:
            tiles.append(parse_sign(clean, text))
    if waiting:
        raise InvalidError(f"digits without a suit at the end of {text!r}")
    return tiles


def parse_sign(clean, text):
    """Take one tile that is written without digits off the front."""
    c = clean.pop(0)
    if c in HONOURS:
        return HONOURS[c]
    if c in RED_FIRST and clean[:1] == ["中"]:
        clean.pop(0)
        return 33
    if c in ROOSTER_FIRST and clean[:1] and clean[0] in ROOSTER_LAST:
        clean.pop(0)
        return 18
    if 0x1F000 <= ord(c) <= 0x1F021:
        return EMOJI[ord(c) - 0x1F000]
    raise InvalidError(f"{c!r} in {text!r}")


def parse_one(text):
    tiles = parse(text)
    if len(tiles) != 1:
        raise InvalidError(f"{text!r} is not one tile")
    return tiles[0]


def name(kind):
    return f"{kind % 9 + 1}{'mpsz'[kind // 9]}"


def write(faces):
    """Write (kind, is_wild) faces that are sorted already; a wild one is followed by a star."""
    text = ""
    for place, (kind, wild) in enumerate(faces):
        text += str(kind % 9 + 1) + ("*" if wild else "")
        if place + 1 == len(faces) or faces[place + 1][0] // 9 != kind // 9:
            text += "mpsz"[kind // 9]
    return text


def is_yaojiu(kind):
    return kind >= 27 or kind % 9 in (0, 8)


EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
WIND_RINGS = {"EWSN": [EAST, WEST, SOUTH, NORTH], "ESWN": [EAST, SOUTH, WEST, NORTH]}
DRAGON_RING = [RED, GREEN, WHITE]


def rings(honor_order, suit_cycle):
    """Give the rings in which each tile is followed by the next one."""
    suits = [list(range(0, 9)), list(range(9, 18)), list(range(18, 27))]
    winds = WIND_RINGS["EWSN" if honor_order in ("EWSN", "joined_EWSN") else "ESWN"]
    if suit_cycle == "through":
        return [suits[0] + suits[2] + suits[1] + winds + DRAGON_RING]
    if honor_order in ("joined", "joined_EWSN"):
        return [*suits, winds + DRAGON_RING]
    return [*suits, winds, DRAGON_RING]


def following(kind, options):
    for ring in rings(options["honor_order"], options["suit_cycle"]):
        if kind in ring:
            return ring[(ring.index(kind) + 1) % len(ring)]
    raise AssertionError(kind)

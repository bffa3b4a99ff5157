"""Positions: the JSON of section 14 with everything checked that section 5 names, and the options of section 11."""

from tests.helpers.reference.tiles import InvalidError, following, name, parse, parse_one

ON_OFF = (True, False)
OPTIONS = {  # values, then the default of daozi, qipai and xuanfeng; "-" where the profile lacks the option
    "honor_order": (("EWSN", "ESWN", "joined", "joined_EWSN"), "EWSN", "EWSN", "-"),
    "suit_cycle": (("own", "through"), "own", "own", "-"),
    "yaojiu": (("one", "pair", "none"), "one", "pair", "-"),
    "suits": (ON_OFF, True, True, "-"),
    "sequence": (ON_OFF, True, True, "-"),
    "triplet": (ON_OFF, True, True, "-"),
    "hun_pair": (("any", "conditions", "one", "none"), "any", "none", "-"),
    "max_declared_sets": ((3, 4), 3, 3, 4),
    "must_open": (("off", "any", "exposed"), "off", "off", "any"),
    "chow": (ON_OFF, True, True, False),
    "seven_pairs_quads": (ON_OFF, True, True, True),
    "seven_pairs_two_eight": (ON_OFF, True, True, "-"),
    "special_form_may_lack": (range(0, 5), 1, 1, "-"),
    "thirteen_yao_shapes": ("shapes", ["sets", "pairs", "orphans"], ["sets", "pairs", "orphans"], "-"),
    "kong_counts_as_quad": (ON_OFF, True, True, "-"),
    "wall_top": (("off", "win", "three"), "win", "off", "-"),
    "dealer_pays_extra": (("none", "discarder", "always"), "discarder", "none", "-"),
    "discard_pays": (("all", "alone"), "all", "all", "-"),
    "robbed_kong_pays": (("discard", "three_shares"), "-", "-", "discard"),
    "fan_cap": (range(1, 65), None, None, "-"),
    "unit": (range(1, 1001), 1, 1, 1),
}
PROFILES = ("daozi", "qipai", "xuanfeng")
KONGS = ("open_kong", "added_kong", "concealed_kong")
SEATS = ("self", "left", "across", "right")
OTHERS = ("left", "across", "right")


class Hand:
    """A checked position: natural concealed tiles, the number of wild ones, declared sets, and what lies beside."""

    def __init__(self, data):
        fields(data, "position", ("rules", "options", "concealed", "melds", "indicator", "qiang", "dealer", "win"))
        self.rules = data.get("rules")
        if not isinstance(self.rules, str) or self.rules not in PROFILES:
            raise InvalidError(f"rules {self.rules!r}")
        self.options = read_options(self.rules, data.get("options"))
        self.concealed = parse(data.get("concealed"))
        self.indicator = None if data.get("indicator") is None else parse_one(data["indicator"])
        self.qiang = None if data.get("qiang") is None else parse_one(data["qiang"])
        if self.rules == "xuanfeng" and (self.indicator is not None or self.qiang is not None):
            raise InvalidError("an indicator or a 枪 tile in xuanfeng")
        self.hun = None if self.indicator is None else following(self.indicator, self.options)
        self.melds = self.read_melds(data.get("melds"))
        self.dealer = data.get("dealer")
        if self.dealer is not None and (not isinstance(self.dealer, str) or self.dealer not in SEATS):
            raise InvalidError(f"dealer {self.dealer!r}")
        self.check_counts()
        self.win_tile = self.win_by = self.win_from = None
        if data.get("win") is not None:
            self.read_win(data["win"])

    def read_melds(self, data):
        if data is None:
            return []
        if not isinstance(data, list) or len(data) > 4:
            raise InvalidError(f"melds {data!r}")
        melds = []
        for entry in data:
            fields(entry, "meld", ("kind", "tiles"))
            kind, tiles = entry.get("kind"), sorted(parse(entry.get("tiles")))
            alike = len(set(tiles)) == 1
            lowest = tiles[0] if tiles else 99
            well_formed = {
                "chow": self.options["chow"]
                and lowest < 27
                and lowest % 9 < 7
                and tiles == [lowest, lowest + 1, lowest + 2],
                "pung": alike and len(tiles) == 3,
                "open_kong": alike and len(tiles) == 4,
                "added_kong": alike and len(tiles) == 4,
                "concealed_kong": alike and len(tiles) == 4,
                "whirlwind": self.rules == "xuanfeng" and tiles == [27, 28, 29, 30],
                "dragon_set": self.rules == "xuanfeng" and tiles == [31, 32, 33],
            }
            if not isinstance(kind, str) or not well_formed.get(kind) or self.hun in tiles:
                raise InvalidError(f"declared set {entry!r}")
            melds.append((kind, tiles))
        return melds

    def check_counts(self):
        short = len(self.concealed) + 3 * len(self.melds)
        if short not in (13, 14):
            raise InvalidError(f"{len(self.concealed)} concealed tiles with {len(self.melds)} declared sets")
        self.is_complete = short == 14
        for kind in range(34):
            if self.in_sight(kind) > 4:
                raise InvalidError(f"{name(kind)} more than four times")

    def read_win(self, win):
        fields(win, "win", ("tile", "by", "from"))
        if not self.is_complete:
            raise InvalidError("win on a waiting hand")
        self.win_tile, self.win_by, self.win_from = parse_one(win.get("tile")), win.get("by"), win.get("from")
        if self.win_tile not in self.concealed:
            raise InvalidError(f"win.tile {win['tile']!r} is not in the hand")
        if self.win_by in ("self_draw", "kong_draw"):
            if self.win_from is not None:
                raise InvalidError("win.from on a self-draw")
        elif self.win_by in ("discard", "robbed_kong"):
            if self.win_from not in OTHERS:
                raise InvalidError(f"win.from {self.win_from!r}")
        else:
            raise InvalidError(f"win.by {self.win_by!r}")
        if self.win_by == "kong_draw" and not any(kind in (*KONGS, "whirlwind") for kind, _ in self.melds):
            raise InvalidError("a kong draw without a kong")
        if self.rules != "xuanfeng" and self.dealer is None:
            raise InvalidError("win without a dealer")

    @property
    def natural(self):
        return sorted(kind for kind in self.concealed if kind != self.hun)

    @property
    def wild(self):
        return sum(kind == self.hun for kind in self.concealed)

    @property
    def declared(self):
        return [kind for _, tiles in self.melds for kind in tiles]

    @property
    def whole(self):
        """All natural tiles of the hand, concealed and declared: the wild ones earn nothing."""
        return self.natural + self.declared

    @property
    def is_opened(self):
        return any(kind in ("chow", "pung", "open_kong", "added_kong") for kind, _ in self.melds)

    def in_sight(self, kind):
        return [*self.concealed, *self.declared, self.indicator, self.qiang].count(kind)

    def unseen(self, kind):
        return 4 - self.in_sight(kind)


def fields(data, what, known):
    if not isinstance(data, dict):
        raise InvalidError(f"{what} {data!r} is no object")
    for key in data:
        if key not in known:
            raise InvalidError(f"unknown field {key!r} of {what}")


def read_options(rules, data):
    place = PROFILES.index(rules) + 1
    options = {option: row[place] for option, row in OPTIONS.items() if row[place] != "-"}
    if data is None:
        return options
    fields(data, "options", options)
    for option, value in data.items():
        if value is not None:
            check_value(option, value)
            options[option] = value
    return options


def check_value(option, value):
    allowed = OPTIONS[option][0]
    if allowed == "shapes":
        right = isinstance(value, list) and all(v in ("sets", "pairs", "orphans") for v in value)
    elif isinstance(allowed, range) or option == "max_declared_sets":
        right = type(value) is int and value in allowed
    elif allowed is ON_OFF:
        right = type(value) is bool
    else:
        right = type(value) is str and value in allowed
    if not right:
        raise InvalidError(f"option {option}: {value!r}")

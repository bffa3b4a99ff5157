"""Legality, items and payments of one reading (sections 7, 8 and 10)."""

from math import prod

from tests.helpers.reference.hands import KONGS, OTHERS
from tests.helpers.reference.readings import SEQUENCE, TRIPLET
from tests.helpers.reference.tiles import following, is_yaojiu

FAULTS = (
    "incomplete",
    "no_triplet",
    "no_sequence",
    "missing_suit",
    "no_yaojiu",
    "wild_pair",
    "one_tile_left",
    "not_opened",
)
DRAGONS = (31, 32, 33)


def faults_of(hand, reading):
    """Give the faults of a reading, a missing suit as ("missing_suit", letter)."""
    options = hand.options
    lacking = [("missing_suit", suit) for suit in missing_suits(hand)] if options.get("suits") else []
    no_yaojiu = [("no_yaojiu", None)] if lacks_yaojiu(hand) else []
    wild_pair = [("wild_pair", None)] if has_wild_pair(options, reading) else []
    four_sets = len(hand.melds) == 4 and options["max_declared_sets"] == 3
    one_left = [("one_tile_left", None)] if four_sets else []
    if reading.form == "seven_pairs":
        return excused(lacking + no_yaojiu, options)
    if reading.form == "thirteen_yao":
        return excused(lacking, options) + (wild_pair if reading.shape == "sets" else []) + one_left
    faults = []
    sorts = [sort for sort, _ in reading.sets]
    if options.get("triplet") and TRIPLET not in sorts and not dragon_pair_excuses(options, reading):
        faults.append(("no_triplet", None))
    if options.get("sequence") and SEQUENCE not in sorts:
        faults.append(("no_sequence", None))
    faults += lacking + no_yaojiu + wild_pair + one_left
    closed = {"off": False, "any": not hand.melds, "exposed": not hand.is_opened}[options["must_open"]]
    return faults + ([("not_opened", None)] if closed else [])


def excused(lacking, options):
    return [] if len(lacking) <= options.get("special_form_may_lack", 0) else lacking


def missing_suits(hand):
    return [suit for place, suit in enumerate("mps") if all(kind // 9 != place for kind in hand.whole)]


def lacks_yaojiu(hand):
    wanted = hand.options.get("yaojiu", "none")
    own = [kind for kind in hand.whole if is_yaojiu(kind)]
    if wanted == "one":
        return not own
    if wanted == "pair":
        return len(set(own)) == len(own)
    return False


def has_wild_pair(options, reading):
    if reading.pair is None:
        return False
    wild = sum(is_wild for _, is_wild in reading.pair[1])
    return wild >= {"none": 1, "one": 2}.get(options.get("hun_pair"), 3)


def dragon_pair_excuses(options, reading):
    is_dragon = reading.pair[1][0][0] in DRAGONS
    return is_dragon and (options["hun_pair"] != "conditions" or reading.has_no_wild(reading.pair))


def fan_items(hand, reading):
    """Give the items of section 8 that count, those that need a win only where there is one."""
    options, whole = hand.options, hand.whole
    natural = [faces for sort, faces in reading.sets if sort == TRIPLET and reading.has_no_wild((sort, faces))]
    if reading.form == "seven_pairs" or reading.shape in ("pairs", "orphans"):
        natural = []
    kinds = [kind for kind, _ in hand.melds]
    kongs = [tiles[0] for kind, tiles in hand.melds if kind in KONGS]
    quads = [k for k in set(whole) if whole.count(k) == 4 and (options["kong_counts_as_quad"] or k not in kongs)]
    lying_open = hand.indicator is not None and whole.count(hand.indicator) == 3
    pairs = [reading.pair] if reading.form == "standard" else []
    if reading.form == "seven_pairs" and options["seven_pairs_two_eight"]:
        pairs = reading.sets
    two_eight = [p for p in pairs if reading.has_no_wild(p) and p[1][0][0] < 27 and p[1][0][0] % 9 in (1, 7)]
    on_indicator = options["wall_top"] == "three" or hand.win_tile == hand.indicator
    items = {
        "dealer": hand.win_by is not None and hand.dealer == "self",
        "self_draw": hand.win_by in ("self_draw", "kong_draw"),
        "closed": not hand.is_opened,
        "no_hun": hand.wild == 0,
        "kong_bloom": hand.win_by == "kong_draw",
        "open_kong": kinds.count("open_kong") + kinds.count("added_kong"),
        "concealed_kong": kinds.count("concealed_kong"),
        "dragon_triplet": sum(faces[0][0] in DRAGONS for faces in natural),
        "three_triplets": len(natural) >= 3,
        "four_of_a_kind": len(quads) + lying_open,
        "qiang": 0 if hand.qiang is None else sum(map(whole.count, (hand.qiang, following(hand.qiang, options)))),
        "two_eight_pair": bool(two_eight),
        "seven_pairs": reading.form == "seven_pairs" or reading.shape == "pairs",
        "thirteen_yao": reading.form == "thirteen_yao",
        "wall_top": options["wall_top"] != "off" and lying_open and on_indicator,
    }
    return {item: int(count) for item, count in items.items() if count}


def point_items(hand, reading):
    """Give the multipliers of section 10 by name, and the number of whirlwinds and dragon sets."""
    suits = {kind // 9 for kind in hand.whole}
    items = {}
    if reading.form == "seven_pairs":
        items["seven_pairs"] = 2
    if len(suits) == 1 and suits != {3}:
        items["pure_suit"] = 4
    if len(suits) == 2 and 3 in suits:
        items["mixed_suit"] = 2
    if hand.win_by == "kong_draw":
        items["kong_bloom"] = 2
    if reading.form == "standard" and all(sort == TRIPLET for sort, _ in reading.sets):
        items["all_triplets"] = 1
    if hand.win_by == "robbed_kong":
        items["robbed_kong"] = 1
    extra = sum(kind in ("whirlwind", "dragon_set") for kind, _ in hand.melds)
    if extra:
        items["set_points"] = extra
    return items


def worth(hand, reading):
    """Give what the best reading has most of."""
    if hand.rules != "xuanfeng":
        return sum(fan_items(hand, reading).values())
    items = point_items(hand, reading)
    return prod(v for k, v in items.items() if k != "set_points"), "all_triplets" in items


def fan_payments(hand, fan):
    options = hand.options
    due = {}
    for seat in OTHERS:
        exponent = fan
        if seat == hand.win_from:
            exponent += 1
        if seat == hand.dealer:
            discards = hand.win_from is None or seat == hand.win_from
            if options["dealer_pays_extra"] == "always" or (options["dealer_pays_extra"] == "discarder" and discards):
                exponent += 1
        if options["fan_cap"] is not None:
            exponent = min(exponent, options["fan_cap"])
        due[seat] = options["unit"] * 2**exponent
    if hand.win_from is not None and options["discard_pays"] == "alone":
        return {seat: sum(due.values()) if seat == hand.win_from else 0 for seat in OTHERS}
    return due


def point_payments(hand, items):
    multiplier = prod(v for k, v in items.items() if k != "set_points")
    extra, unit = items.get("set_points", 0), hand.options["unit"]
    if hand.win_from is None:
        return dict.fromkeys(OTHERS, unit * (multiplier + extra))
    pays = unit * (2 * multiplier + extra)
    if hand.win_by == "robbed_kong" and hand.options["robbed_kong_pays"] == "three_shares":
        pays = 3 * unit * (multiplier + extra)
    return {seat: pays if seat == hand.win_from else 0 for seat in OTHERS}

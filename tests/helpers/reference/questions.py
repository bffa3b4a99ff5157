"""The answers of section 14 to the questions of section 13, as JSON."""

from tests.helpers.reference import judging
from tests.helpers.reference.hands import OTHERS, Hand, fields
from tests.helpers.reference.readings import readings
from tests.helpers.reference.tiles import InvalidError, name, parse, parse_one, write

NOTHING = dict.fromkeys(
    ("error", "legal", "faults", "missing_suits", "reading", "items", "fan", "points", "payments", "waits", "dead")
)


def solve(line):
    """Answer a question of any sort; {"valid": false, …} for an input that breaks the rules."""
    try:
        return solve_valid(line)
    except InvalidError as error:
        return {"valid": False, "error": str(error)}


def solve_valid(line):
    if not isinstance(line, dict):
        raise InvalidError(f"{line!r} is no object")
    if "ask" not in line:
        return answer(line)
    ask = line["ask"]
    if ask == "tiles":
        fields(line, "question", ("ask", "text"))
        return {"valid": True, "tiles": [name(kind) for kind in parse(line.get("text"))]}
    if ask == "claims":
        fields(line, "question", ("ask", "position", "tile", "from"))
        return {"valid": True} | claims(Hand(line.get("position")), parse_one(line.get("tile")), line.get("from"))
    if ask not in ("discards", "declarations"):
        raise InvalidError(f"ask {ask!r}")
    fields(line, "question", ("ask", "position"))
    hand = Hand(line.get("position"))
    if not hand.is_complete:
        raise InvalidError("a tile must be drawn first")
    return {"valid": True} | (discards(hand) if ask == "discards" else {"declarations": declarations(hand)})


def answer(data):
    hand = Hand(data)
    if not hand.is_complete:
        coming, dead = waits(hand, hand.in_sight)
        return NOTHING | {"valid": True, "waits": coming, "dead": dead}
    found = list(all_readings(hand, hand.natural, hand.wild))
    if not found:
        return NOTHING | {"valid": True, "legal": False, "faults": ["incomplete"], "missing_suits": []}
    faults = {id(reading): judging.faults_of(hand, reading) for reading in found}
    legal = [reading for reading in found if not faults[id(reading)]]
    if not legal:
        nearest = min(found, key=lambda reading: (len(faults[id(reading)]), reading.key()))
        fewest = faults[id(nearest)]
        names = {fault for fault, _ in fewest}
        return NOTHING | {
            "valid": True,
            "legal": False,
            "faults": [fault for fault in judging.FAULTS if fault in names],
            "missing_suits": [suit for fault, suit in fewest if fault == "missing_suit"],
        }
    most = max(judging.worth(hand, reading) for reading in legal)
    best = min((r for r in legal if judging.worth(hand, r) == most), key=lambda reading: reading.key())
    out = NOTHING | {"valid": True, "legal": True, "faults": [], "missing_suits": [], "reading": best.as_json()}
    return out | (score(hand, best) if hand.win_by else {})


def score(hand, reading):
    if hand.rules == "xuanfeng":
        items = judging.point_items(hand, reading)
        payments = judging.point_payments(hand, items)
        return {"items": items, "points": sum(payments.values()), "payments": payments}
    items = judging.fan_items(hand, reading)
    fan = sum(items.values())
    return {"items": items, "fan": fan, "payments": judging.fan_payments(hand, fan)}


def all_readings(hand, natural, wild):
    return readings(natural, wild, hand.melds, hand.options, hand.rules != "xuanfeng")


def is_legal_with(hand, kind):
    """Tell whether a waiting hand is legal with one more tile."""
    natural, wild = (hand.natural, hand.wild + 1) if kind == hand.hun else (sorted([*hand.natural, kind]), hand.wild)
    drawn = Drawn(hand, natural)
    return any(not judging.faults_of(drawn, reading) for reading in all_readings(hand, natural, wild))


class Drawn:
    """A waiting hand with its fourteenth tile, as far as legality looks at it."""

    def __init__(self, hand, natural):
        self.options, self.melds, self.is_opened = hand.options, hand.melds, hand.is_opened
        self.whole = natural + hand.declared


def waits(hand, in_sight):
    """Give the legal waits with their unseen copies, and the dead kinds."""
    coming, dead = {}, []
    for kind in range(34):
        unseen = 4 - in_sight(kind)
        if (unseen or kind != hand.hun) and is_legal_with(hand, kind):
            if unseen:
                coming[name(kind)] = unseen
            else:
                dead.append(name(kind))
    return coming, dead


def discards(hand):
    found = {}
    in_sight = hand.in_sight
    whole = list(hand.concealed)
    seen = {kind: in_sight(kind) for kind in range(34)}
    for kind in sorted(set(whole)):
        hand.concealed = list(whole)
        hand.concealed.remove(kind)
        coming, _ = waits(hand, seen.__getitem__)
        found[name(kind)] = {"waits": coming, "total": sum(coming.values())}
    most = max(entry["total"] for entry in found.values())
    return {"discards": found, "best": [kind for kind, entry in found.items() if most and entry["total"] == most]}


def claims(hand, tile, source):
    if hand.is_complete or source not in OTHERS:
        raise InvalidError(f"a claim from {source!r} with {len(hand.concealed)} tiles")
    if hand.unseen(tile) == 0:
        raise InvalidError(f"{name(tile)} is in sight four times")
    may_declare = tile != hand.hun and len(hand.melds) < hand.options["max_declared_sets"]
    own = hand.natural
    chows = []
    if may_declare and source == "left" and hand.options["chow"] and tile < 27:
        for lowest in (tile - 2, tile - 1, tile):
            three = [lowest, lowest + 1, lowest + 2]
            in_one_suit = lowest >= 0 and all(kind // 9 == tile // 9 for kind in three)
            if in_one_suit and all(kind in own for kind in three if kind != tile):
                chows.append(write([(kind, False) for kind in three]))
    return {
        "hu": is_legal_with(hand, tile),
        "kong": may_declare and own.count(tile) == 3,
        "pung": may_declare and own.count(tile) >= 2,
        "chow": chows,
    }


def declarations(hand):
    own, room = hand.natural, len(hand.melds) < hand.options["max_declared_sets"]
    found = [("concealed_kong", [kind] * 4) for kind in range(34) if room and own.count(kind) == 4]
    pungs = sorted(tiles[0] for kind, tiles in hand.melds if kind == "pung")
    found += [("added_kong", [kind] * 4) for kind in pungs if kind in own]
    if hand.rules == "xuanfeng" and room:
        for kind, tiles in (("whirlwind", [27, 28, 29, 30]), ("dragon_set", [31, 32, 33])):
            if all(tile in own for tile in tiles):
                found.append((kind, tiles))
    return [{"kind": kind, "tiles": write([(tile, False) for tile in tiles])} for kind, tiles in found]

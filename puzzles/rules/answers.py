"""Answers as JSON (sections 13 and 14): what the engine says of a position, ready to be written."""

from puzzles.rules.fan import score
from puzzles.rules.legality import judge
from puzzles.rules.notation import write_tiles
from puzzles.rules.position import Position
from puzzles.rules.readings import reading_to_json
from puzzles.rules.seats import OTHERS, Seat
from puzzles.rules.tiles import Tile
from puzzles.rules.turns import claims, declarations, discards
from puzzles.rules.waits import Waits, waits

_NOTHING_KNOWN = {
    "valid": True,
    "error": None,
    "legal": None,
    "faults": None,
    "missing_suits": None,
    "reading": None,
    "items": None,
    "fan": None,
    "points": None,
    "payments": None,
    "waits": None,
    "dead": None,
}


def answer_to(position: Position) -> dict[str, object]:
    """Answer a position: the waits of a waiting hand, else legality, reading and what it earns."""
    if not position.is_complete:
        waiting = waits(position)
        return {**_NOTHING_KNOWN, "waits": _waits_to_json(waiting), "dead": [tile.mpsz for tile in waiting.dead]}
    legality = judge(position)
    answer: dict[str, object] = {
        **_NOTHING_KNOWN,
        "legal": legality.legal,
        "faults": [fault.id for fault in legality.faults],
        "missing_suits": [suit.letter for suit in legality.missing_suits],
    }
    if legality.legal and legality.reading:
        answer["reading"] = reading_to_json(legality.reading)
    if scored := score(position):
        answer["items"] = {line.item.id: line.count for line in scored.ledger}
        answer["fan"] = scored.fan
        answer["points"] = scored.points
        amounts = {payment.seat: payment.amount for payment in scored.payments}
        answer["payments"] = {seat.value: amounts[seat] for seat in OTHERS}
    return answer


def refusal(error: Exception) -> dict[str, object]:
    """Answer a position that breaks the rules: why, and null for everything else."""
    return {**_NOTHING_KNOWN, "valid": False, "error": str(error)}


def discards_answer(position: Position) -> dict[str, object]:
    """Answer which discard leaves the most."""
    weighed = discards(position)
    return {
        "valid": True,
        "discards": {
            discard.tile.mpsz: {"waits": _waits_to_json(discard.waits), "total": discard.total}
            for discard in weighed.discards
        },
        "best": [tile.mpsz for tile in weighed.best],
    }


def claims_answer(position: Position, tile: Tile, source: Seat) -> dict[str, object]:
    """Answer what may be done with a discard."""
    found = claims(position, tile, source)
    return {
        "valid": True,
        "hu": found.hu,
        "kong": found.kong,
        "pung": found.pung,
        "chow": [write_tiles(chow) for chow in found.chow],
    }


def declarations_answer(position: Position) -> dict[str, object]:
    """Answer what may be declared on the own turn."""
    found = declarations(position)
    return {
        "valid": True,
        "declarations": [{"kind": meld.kind.value, "tiles": write_tiles(meld.tiles)} for meld in found],
    }


def _waits_to_json(found: Waits) -> dict[str, int]:
    return {wait.tile.mpsz: wait.unseen for wait in found.waits}

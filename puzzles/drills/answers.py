"""Answers as JSON, for storage: written and read back the same."""

from collections.abc import Mapping

from puzzles.drills.base import Answer, LedgerAnswer, TileSetAnswer, VerdictAnswer
from puzzles.errors import QuestionError
from puzzles.rules.fan import Item
from puzzles.rules.legality import Fault
from puzzles.rules.notation import read_tiles, write_tiles


def tile_set_to_json(answer: Answer) -> dict[str, object]:
    """Write a set of kinds: ``{"tiles": "14p"}``."""
    if not isinstance(answer, TileSetAnswer):
        raise _wrong(answer, "a set of kinds")
    return {"tiles": write_tiles(answer.tiles)}


def tile_set_from_json(data: Mapping[str, object]) -> TileSetAnswer:
    """Read a set of kinds; raises QuestionError for anything else."""
    tiles = data.get("tiles")
    if not isinstance(tiles, str):
        raise _wrong(data, "{'tiles': text of tiles}")
    return TileSetAnswer(frozenset(read_tiles(tiles)))


def verdict_to_json(answer: Answer) -> dict[str, object]:
    """Write legal or not with its faults: ``{"legal": false, "faults": ["no_yaojiu"]}``."""
    if not isinstance(answer, VerdictAnswer):
        raise _wrong(answer, "legal or not, with faults")
    return {"legal": answer.legal, "faults": [fault.id for fault in Fault if fault in answer.faults]}


def verdict_from_json(data: Mapping[str, object]) -> VerdictAnswer:
    """Read legal or not with its faults; raises QuestionError for anything else."""
    legal, faults = data.get("legal"), data.get("faults")
    by_id = {fault.id: fault for fault in Fault}
    if not isinstance(legal, bool) or not isinstance(faults, list) or not all(fault in by_id for fault in faults):
        raise _wrong(data, "{'legal': true or false, 'faults': a list of fault ids}")
    return VerdictAnswer(legal, frozenset(by_id[fault] for fault in faults))


def ledger_to_json(answer: Answer) -> dict[str, object]:
    """Write the items with their counts and the total: ``{"items": {"dealer": 1}, "total": 3}``."""
    if not isinstance(answer, LedgerAnswer):
        raise _wrong(answer, "items with their counts, and a total")
    return {"items": {item.id: count for item, count in answer.counts}, "total": answer.total}


def ledger_from_json(data: Mapping[str, object]) -> LedgerAnswer:
    """Read the items in their order, with counts, and the total; raises QuestionError for anything else."""
    items, total = data.get("items"), data.get("total")
    by_id = {item.id: item for item in Item}
    if not isinstance(items, dict) or type(total) is not int:
        raise _wrong(data, "{'items': item ids with counts, 'total': a number}")
    if not all(item in by_id and type(count) is int for item, count in items.items()):
        raise _wrong(data, "item ids with counts")
    return LedgerAnswer(tuple((item, items[item.id]) for item in Item if item.id in items), total)


def _wrong(value: object, expected: str) -> QuestionError:
    return QuestionError(f"cannot be an answer: {value!r}, expected {expected}", code="answer_form")

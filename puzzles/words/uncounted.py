"""What doesn't count, in words: why an item earns nothing in this hand."""

from typing import Final

from puzzles.drills.base import Uncounted
from puzzles.rules.position import MeldKind, Position
from puzzles.rules.readings import Reading
from puzzles.rules.succession import next_tile
from puzzles.rules.tiles import Suit
from puzzles.words.evidence import natural_suits
from puzzles.words.language import Language
from puzzles.words.names import form_name, listing, meld_text, seat_name, set_name, suit_list, tile_name
from puzzles.words.phrases import phrase
from puzzles.words.reading import triplets

_OPENING: Final = (MeldKind.CHOW, MeldKind.PUNG, MeldKind.OPEN_KONG, MeldKind.ADDED_KONG)


def uncounted_sentence(uncounted: Uncounted, position: Position, reading: Reading | None, language: Language) -> str:
    """Say why an item earns nothing here: 手里有混 9万; 没有混的只有 2 副."""
    facts = {**_table_facts(position, language), **_reading_facts(reading, language)}
    if uncounted.tiles:
        facts["tile"] = tile_name(uncounted.tiles[0], language)
        facts["tiles"] = set_name(uncounted.tiles, language)
    natural_only = uncounted.reason == "triplet_wild"
    n = 0 if reading is None else len(triplets(reading, natural=natural_only))
    return phrase(f"not.{uncounted.reason}", language, n=n, **facts)


def _table_facts(position: Position, language: Language) -> dict[str, object]:
    facts: dict[str, object] = {
        "sets": listing([meld_text(meld, language) for meld in position.melds if meld.kind in _OPENING], language),
        "suit": suit_list([suit for suit in natural_suits(position) if suit is not Suit.HONOURS], language),
    }
    if position.dealer is not None:
        facts["seat"] = seat_name(position.dealer, language)
    if position.hun is not None:
        facts["hun"] = tile_name(position.hun, language)
    if position.indicator is not None:
        facts["tile"] = tile_name(position.indicator, language)
    if position.qiang is not None:
        facts["shown"] = tile_name(position.qiang, language)
        facts["first"] = facts["shown"]
        facts["second"] = tile_name(next_tile(position.qiang, position.rules), language)
    return facts


def _reading_facts(reading: Reading | None, language: Language) -> dict[str, object]:
    return {} if reading is None else {"form": form_name(reading.form, language)}

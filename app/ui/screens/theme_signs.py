"""The tiles that stand for each theme of puzzles on its card, and the kinds of question that it comes up in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.ui.widgets.tiles import Shown
from puzzles.rules.notation import read_tiles

BACK: Final = "?"
WILD: Final = "*"

_ANY: Final = "waits legal fan payment discard claims"
_TRAP: Final = "waits legal claims"
_WIN: Final = "fan payment"


@dataclass(frozen=True, slots=True)
class ThemeSign:
    """Two or three telling tiles, and the kinds in which a theme occurs."""

    tiles: tuple[Shown, ...]
    kinds: frozenset[str]


def _sign(kinds: str, *tiles: str) -> ThemeSign:
    """Make a sign; a tile is written as ``5m``, wild as ``*5m``, from the back as ``?``."""
    shown = tuple(
        Shown(None if text == BACK else read_tiles(text.removeprefix(WILD))[0], wild=text.startswith(WILD))
        for text in tiles
    )
    return ThemeSign(shown, frozenset(kinds.split()))


SIGNS: Final[Mapping[str, ThemeSign]] = {
    "plain": _sign(_ANY + " hun", "3p", "4p", "5p"),
    "wild_1": _sign(_ANY, "*5m"),
    "wild_2": _sign(_ANY, "*5m", "*5m"),
    "wild_3": _sign(_ANY, "*5m", "*5m", "*5m"),
    "wild_4": _sign(_ANY, "*7z", "*7z"),
    "one_suit": _sign(_ANY, "4s", "5s", "6s"),
    "kong": _sign(_ANY, "?", "8p", "?"),
    "winds_set": _sign(_ANY, "1z", "2z", "3z"),
    "four_alike": _sign(_ANY, "5s", "5s", "5s"),
    "closed_wait": _sign("waits", "4p", "6p"),
    "edge_wait": _sign("waits", "1m", "2m"),
    "two_sided_wait": _sign("waits", "4s", "5s"),
    "pair_wait": _sign("waits", "9p"),
    "double_pair_wait": _sign("waits", "3m", "3m"),
    "three_waits": _sign("waits", "4s", "5s", "6s"),
    "five_waits": _sign("waits", "3p", "4p", "5p"),
    "many_waits": _sign("waits", "4s", "5s", "6s"),
    "any_tile": _sign("waits", "*7z"),
    "nothing_wins": _sign("waits", "2p", "3p"),
    "some_refused": _sign("waits", "4m", "7m"),
    "dead_wait": _sign("waits", "9p", "9p"),
    "last_copy": _sign("waits", "9s"),
    "hun_completes": _sign("waits", "*3p"),
    "seven_pairs": _sign("waits legal fan payment", "2p", "2p"),
    "thirteen_yao": _sign("waits legal fan payment", "1m", "9m"),
    "trap_no_triplet": _sign(_TRAP, "3m", "4m", "5m"),
    "trap_no_sequence": _sign(_TRAP, "3m", "3m", "3m"),
    "trap_missing_suit": _sign(_TRAP, "5s", "8s"),
    "trap_no_yaojiu": _sign(_TRAP, "*1m", "9m"),
    "trap_wild_pair": _sign(_TRAP, "*5m", "5m"),
    "trap_one_tile_left": _sign(_TRAP, "6z"),
    "trap_not_opened": _sign(_TRAP, "2m", "3m", "4m"),
    "trap_incomplete": _sign(_TRAP, "3m", "4m"),
    "legal": _sign("legal", "7z", "7z"),
    "illegal": _sign("legal", "5p", "5p"),
    "two_faults": _sign("legal", "2s", "3s"),
    "dragon_pair": _sign("legal", "7z", "7z"),
    "excused": _sign("legal", "2p", "2p"),
    "sole_yaojiu": _sign("legal", "9s"),
    "thin_suit": _sign("legal", "4m", "6m"),
    "several_readings": _sign("legal", "3m", "3m", "4m"),
    "dealer": _sign(_WIN, "1z"),
    "self_draw": _sign(_WIN, "5p"),
    "kong_draw": _sign(_WIN, "?", "8p", "?"),
    "robbed_kong": _sign(_WIN, "8p", "8p", "8p"),
    "closed": _sign(_WIN, "?", "?"),
    "no_hun": _sign(_WIN, "2m", "3m", "4m"),
    "open_kong": _sign(_WIN, "4s", "4s", "4s"),
    "concealed_kong": _sign(_WIN, "?", "1z", "?"),
    "dragon_triplet": _sign(_WIN, "6z", "6z", "6z"),
    "three_triplets": _sign(_WIN, "4m", "7p", "2s"),
    "four_of_a_kind": _sign(_WIN, "5s", "5s", "5s"),
    "qiang": _sign(_WIN, "7p", "8p"),
    "two_eight_pair": _sign(_WIN, "8p", "8p"),
    "wall_top": _sign(_WIN, "6m", "6m"),
    "pure_suit": _sign(_WIN, "2s", "5s", "8s"),
    "mixed_suit": _sign(_WIN, "2s", "5s", "1z"),
    "all_triplets": _sign(_WIN, "4m", "4m", "4m"),
    "set_points": _sign(_WIN, "1z", "2z", "3z"),
    "closed_self_draw": _sign(_WIN, "?", "5p"),
    "closed_no_hun": _sign(_WIN, "?", "2m"),
    "triplets_of_dragons": _sign(_WIN, "6z", "4m", "7p"),
    "kong_counts_twice": _sign(_WIN, "?", "3m", "?"),
    "hidden_quad": _sign(_WIN, "5s", "5s", "5s"),
    "indicator_triplet": _sign(_WIN, "6m", "6m", "6m"),
    "many_qiang": _sign(_WIN + " hun", "7p", "7p", "8p"),
    "better_reading": _sign(_WIN, "3m", "4m", "5m"),
    "big_hand": _sign(_WIN, "7z", "7z", "7z"),
    "multipliers": _sign(_WIN, "2s", "5s"),
    "stacked_multipliers": _sign(_WIN, "2s", "2s", "5s"),
    "dealer_discards": _sign("payment", "1z"),
    "dealer_pays_more": _sign("payment", "1z"),
    "dealer_looks_on": _sign("payment", "1z"),
    "one_pays": _sign("payment", "5p"),
    "all_pay_alike": _sign("payment", "5p", "5p", "5p"),
    "much_to_pay": _sign("payment", "7z", "7z"),
    "only_one_keeps_ready": _sign("discard", "9m"),
    "wide_wait": _sign("discard", "4s", "5s", "6s"),
    "thin_wait": _sign("discard", "9p"),
    "shape_tempts": _sign("discard", "3m", "4m"),
    "complete_but_refused": _sign("discard", "5p", "5p"),
    "breaks_pair": _sign("discard", "3m", "3m"),
    "breaks_triplet": _sign("discard", "3m", "3m", "3m"),
    "keeps_the_only_one": _sign("discard", "9s"),
    "honour_goes": _sign("discard", "4z"),
    "claim_hu": _sign("claims", "7p"),
    "claim_kong": _sign("claims", "4s", "4s", "4s"),
    "claim_pung": _sign("claims", "4s", "4s"),
    "claim_chow": _sign("claims", "4s", "5s"),
    "chow_or_pung": _sign("claims", "4s", "4s", "5s"),
    "several_chows": _sign("claims", "3s", "4s", "6s"),
    "hu_or_more": _sign("claims", "7p", "7p"),
    "nothing_allowed": _sign("claims", "2z"),
    "refused_win": _sign("claims", "5p"),
    "row_not_from_left": _sign("claims", "4s", "6s"),
    "sets_full": _sign("claims", "6z"),
    "hun_discarded": _sign("claims", "*5m"),
    "hun_goes_round": _sign("hun", "9p", "*1p"),
    "hun_is_honour": _sign("hun", "3z", "*4z"),
    "qiang_hits": _sign("hun", "7p", "8p"),
    "qiang_misses": _sign("hun", "2m"),
    "qiang_goes_round": _sign("hun", "9s", "1s"),
    "qiang_is_honour": _sign("hun", "2z", "3z"),
    "qiang_is_wild": _sign("hun", "*7p"),
    "qiang_in_sets": _sign("hun", "7p", "7p", "7p"),
}
"""By the theme's id. A theme that isn't here is shown without tiles and under every kind."""


def sign_of(theme: str) -> ThemeSign:
    """Give the sign of a theme."""
    return SIGNS.get(theme, ThemeSign((), frozenset()))

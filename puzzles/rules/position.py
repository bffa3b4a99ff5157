"""What lies on the table: a hand, its declared sets, the indicator, 枪, and how it won; and its JSON (section 14)."""

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from puzzles.errors import RulesetError
from puzzles.rules.deal import check_melds, check_size, check_table, check_win, count_in_sight
from puzzles.rules.fields import choice_of, object_of, required, tile_of, tiles_of, wrong
from puzzles.rules.hand import Hand
from puzzles.rules.melds import Meld, MeldKind
from puzzles.rules.natural import NaturalHand, natural_hand
from puzzles.rules.notation import write_tiles
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import OTHERS, Seat, Win, WinBy
from puzzles.rules.succession import next_tile
from puzzles.rules.tables import hand_of_counts
from puzzles.rules.tiles import TILES, Tile
from puzzles.rules.values import frozen

__all__ = ["Meld", "MeldKind", "Position", "Seat", "Win", "WinBy", "position_from_json", "position_to_json"]

_POSITION_KEYS: Final = ("rules", "options", "concealed", "melds", "indicator", "qiang", "dealer", "win")
_MELD_KEYS: Final = ("kind", "tiles")
_WIN_KEYS: Final = ("tile", "by", "from")


@frozen
class Position:
    """One player's view of the table; building one checks it and raises PositionError for a broken deal (section 5).

    ``concealed`` holds 13 − 3d tiles waiting or 14 − 3d complete, the winning tile among them, sorted by kind.
    The fields after ``win`` follow from the others.
    """

    rules: Ruleset
    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    indicator: Tile | None = None
    qiang: Tile | None = None
    dealer: Seat | None = None
    win: Win | None = None
    hun: Tile | None = field(init=False, compare=False, repr=False)
    """The kind that is wild (R-HUN), or None."""
    is_complete: bool = field(init=False, compare=False, repr=False)
    """Whether the hand has its 14th tile."""
    is_opened: bool = field(init=False, compare=False, repr=False)
    """Whether the hand is opened, 开门: a chow, pung, open kong or added kong."""
    counts: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """How many of each kind are concealed, the hun too."""
    in_sight: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """How many of each kind are concealed, declared, or lie open as indicator or 枪 tile."""
    hand: Hand = field(init=False, compare=False, repr=False)
    """The hand as counts, natural and wild tiles apart."""
    keys: tuple[int, int, int, int] = field(init=False, compare=False, repr=False)
    """The natural concealed tiles as keys of the tables, one for each suit and the honours."""
    natural: NaturalHand | None = field(init=False, compare=False, repr=False)
    """The suits of a complete hand without wild tiles, with the ways to split them."""

    def __post_init__(self) -> None:
        derive = object.__setattr__
        derive(self, "concealed", tuple(sorted(self.concealed)))
        derive(self, "melds", tuple(self.melds))
        hun = None if self.indicator is None else next_tile(self.indicator, self.rules)
        derive(self, "hun", hun)
        check_melds(self)
        derive(self, "is_complete", check_size(self))
        counts = [0] * len(TILES)
        for tile in self.concealed:
            counts[tile] += 1
        derive(self, "counts", tuple(counts))
        derive(self, "in_sight", count_in_sight(self, counts))
        check_table(self)
        if self.win is not None:
            check_win(self, self.win)
        hand = Hand.of(self.rules, self.counts, self.melds, hun)
        derive(self, "hand", hand)
        keys = hand_of_counts(hand.natural)
        derive(self, "keys", keys)
        derive(self, "natural", natural_hand(keys) if self.is_complete and not hand.wild else None)
        derive(self, "is_opened", hand.is_opened)


def position_from_json(data: object) -> Position:
    """Read the JSON object of section 14; raises a PuzzleError that names field and value."""
    known = object_of(data, "position", _POSITION_KEYS)
    rules = required(known, "rules", "rules")
    if not isinstance(rules, str):
        raise wrong("rules", rules, "the id of a profile: 'daozi', 'qipai' or 'xuanfeng'")
    options = known.get("options")
    if options is not None and not isinstance(options, Mapping):
        raise wrong("options", options, "an object of options")
    melds = known.get("melds")
    if melds is not None and not isinstance(melds, list):
        raise wrong("melds", melds, "a list of declared sets")
    win = known.get("win")
    return Position(
        rules=_rules(rules, options),
        concealed=tiles_of(required(known, "concealed", "concealed"), "concealed"),
        melds=tuple(_meld(meld, f"melds[{place}]") for place, meld in enumerate(melds or ())),
        indicator=_open_tile(known, "indicator"),
        qiang=_open_tile(known, "qiang"),
        dealer=None if known.get("dealer") is None else choice_of(known["dealer"], "dealer", Seat),
        win=None if win is None else _win(win),
    )


def position_to_json(position: Position) -> dict[str, object]:
    """Write the position as section 14 has it, leaving out what is default."""
    data: dict[str, object] = {"rules": position.rules.profile.value}
    if options := position.rules.changed_options():
        data["options"] = options
    data["concealed"] = write_tiles(position.concealed)
    if position.melds:
        data["melds"] = [{"kind": meld.kind.value, "tiles": write_tiles(meld.tiles)} for meld in position.melds]
    if position.indicator is not None:
        data["indicator"] = position.indicator.mpsz
    if position.qiang is not None:
        data["qiang"] = position.qiang.mpsz
    if position.dealer is not None:
        data["dealer"] = position.dealer.value
    if position.win is not None:
        data["win"] = _win_to_json(position.win)
    return data


def _rules(profile: str, options: Mapping[str, object] | None) -> Ruleset:
    try:
        return Ruleset.of(profile, options)
    except RulesetError as error:
        name = "rules" if error.code == "profile" else "options"
        raise RulesetError(f"{name}: {error}", code=error.code, facts=error.facts) from None


def _meld(data: object, name: str) -> Meld:
    known = object_of(data, name, _MELD_KEYS)
    kind = choice_of(required(known, "kind", f"{name}.kind"), f"{name}.kind", MeldKind)
    return Meld(kind, tiles_of(required(known, "tiles", f"{name}.tiles"), f"{name}.tiles"))


def _win(data: object) -> Win:
    known = object_of(data, "win", _WIN_KEYS)
    source = known.get("from")
    return Win(
        tile_of(required(known, "tile", "win.tile"), "win.tile"),
        choice_of(required(known, "by", "win.by"), "win.by", WinBy),
        None if source is None else choice_of(source, "win.from", Seat, OTHERS),
    )


def _win_to_json(win: Win) -> dict[str, object]:
    data: dict[str, object] = {"tile": win.tile.mpsz, "by": win.by.value}
    if win.source is not None:
        data["from"] = win.source.value
    return data


def _open_tile(data: Mapping[str, object], name: str) -> Tile | None:
    value = data.get(name)
    return None if value is None else tile_of(value, name)

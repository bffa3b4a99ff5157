"""Players: they play to win within the rules, by what is nearest to a legal hand and by the tiles not in sight."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from puzzles.rules.melds import HONOUR_SETS, KONGS, Meld, MeldKind
from puzzles.rules.tiles import COPIES, Tile
from puzzles.rules.turns import discards
from puzzles.table.nearness import Nearness
from puzzles.table.table import Place, Table

_CLOSE: Final = 0.15
_READY: Final = 2.0
_HELP_FROM_CLAIM: Final = 0.55


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player leans: ``eagerness`` to claim (0 to 1), and how carefully it counts (``slips`` of 100 discards)."""

    eagerness: float = 0.6
    slips: int = 2


class Human:
    """A player of a middling club: sees its own hand well, counts what lies open, and slips now and then."""

    def __init__(self, rng: Random, temper: Temper | None = None) -> None:
        self._rng = rng
        self._temper = temper or Temper()

    def wants_win(self, table: Table, seat: int) -> bool:
        """Take every win."""
        del table, seat
        return True

    def choose_declaration(self, table: Table, seat: int, offered: Sequence[Meld]) -> Meld | None:
        """Declare a set when the hand comes no farther from a win; in points the honour sets pay by themselves."""
        place = table.places[seat]
        nearness = Nearness(table.rules, table.hun)
        stays = nearness.after_discards(place.counts, place.melds)[0][0]
        for meld in offered:
            allowed = _HELP_FROM_CLAIM if meld.kind in HONOUR_SETS else _CLOSE
            counts = list(place.counts)
            for tile in meld.tiles if meld.kind is not MeldKind.ADDED_KONG else meld.tiles[:1]:
                counts[tile] -= 1
            if meld.kind in KONGS or meld.kind is MeldKind.WHIRLWIND:
                after = nearness.of(counts, [*_without_its_pung(place, meld), meld])
            else:
                after = nearness.after_discards(counts, [*place.melds, meld])[0][0]
            if after <= stays + allowed:
                return meld
        return None

    def choose_discard(self, table: Table, seat: int) -> Tile:
        """Discard what leaves the hand nearest to a legal one, and of such tiles what leaves most that help."""
        place = table.places[seat]
        nearness = Nearness(table.rules, table.hun)
        measured = nearness.after_discards(place.counts, place.melds)
        best = measured[0][0]
        if best < _READY + _HELP_FROM_CLAIM and (ready := self._for_most_waits(table, seat)) is not None:
            return ready
        near = [tile for value, tile in measured if value <= best + _CLOSE]
        if len(near) > 1 and self._rng.randrange(100) < self._temper.slips:
            return self._rng.choice(near)
        seen = table.in_sight(seat)

        def promise(tile: Tile) -> tuple[int, int, float]:
            counts = list(place.counts)
            counts[tile] -= 1
            helpful = nearness.helpful(counts, place.melds)
            return sum(COPIES - seen[kind] for kind in helpful), -_use(counts, tile), self._rng.random()

        return max(near, key=promise)

    def choose_claim(self, table: Table, seat: int, tile: Tile, offered: Sequence[Meld]) -> Meld | None:
        """Claim when it brings the hand clearly nearer."""
        place = table.places[seat]
        nearness = Nearness(table.rules, table.hun)
        now = nearness.of(place.counts, place.melds)
        best: tuple[float, Meld] | None = None
        for meld in offered:
            counts = list(place.counts)
            own = list(meld.tiles)
            own.remove(tile)
            for other in own:
                counts[other] -= 1
            melds = [*place.melds, meld]
            after = nearness.of(counts, melds) if meld.kind in KONGS else nearness.after_discards(counts, melds)[0][0]
            if best is None or after < best[0]:
                best = after, meld
        if best is None or now - best[0] < 1 - self._temper.eagerness * (1 - _HELP_FROM_CLAIM):
            return None
        return best[1]

    def _for_most_waits(self, table: Table, seat: int) -> Tile | None:
        """Give the discard after which most winning tiles are not in sight, if one leaves the hand ready."""
        seen = table.in_sight(seat)
        weighed = []
        for discard in discards(table.position(seat)).discards:
            if discard.tile == table.hun:
                continue
            open_copies = sum(max(COPIES - seen[tile], 0) for tile in discard.waits.tiles)
            if open_copies:
                weighed.append((open_copies, self._rng.random(), discard.tile))
        return max(weighed)[2] if weighed else None


def _without_its_pung(place: Place, meld: Meld) -> list[Meld]:
    """Give the declared sets without the pung that an added kong grows from."""
    if meld.kind is not MeldKind.ADDED_KONG:
        return list(place.melds)
    return [other for other in place.melds if other != Meld(MeldKind.PUNG, meld.tiles[:3])]


def _use(counts: Sequence[int], tile: Tile) -> int:
    """Guess how much a tile could still do: neighbours in its suit, copies, and the middle ranks more than the ends."""
    use = 2 * counts[tile]
    if not tile.is_honour:
        start = tile - tile.rank + 1
        for step, worth in ((-2, 1), (-1, 2), (1, 2), (2, 1)):
            if 1 <= tile.rank + step <= 9:
                use += worth * counts[start + tile.rank + step - 1]
        use += min(tile.rank, 10 - tile.rank) // 2
    return use

"""A run of hands at one table, and what they come to."""

import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from puzzles.rules.fan import Item
from puzzles.rules.ruleset import Ruleset
from puzzles.rules.seats import WinBy
from puzzles.table.events import Event, EventKind
from puzzles.table.game import Observer, Result, play_hand, throw_for_dealer
from puzzles.table.players import Human, Temper
from puzzles.table.table import SEATS

TEMPERS: Final = (Temper(0.4, 2), Temper(0.6, 4), Temper(0.8, 3), Temper(0.55, 6))


def play_hands(rules: Ruleset, count: int, seed: int, observer: Observer | None = None) -> Iterator[Result]:
    """Play hands one after another, the same for the same seed; hand ``n`` doesn't depend on how many are played."""
    dealer, dice = throw_for_dealer(Random(f"{seed}/dice"))
    for number in range(count):
        rng = Random(f"{seed}/{rules.profile.value}/{number}")
        players = [Human(Random(rng.getrandbits(64)), TEMPERS[seat]) for seat in range(SEATS)]
        result = play_hand(rules, dealer, players, rng, observer)
        if number == 0:
            result = replace(result, events=(Event(EventKind.DICE, dealer, amounts=dice), *result.events))
        dealer = result.next_dealer
        yield result


@dataclass(slots=True)
class Summary:
    """What many hands came to; every figure is counted from the results."""

    hands: int = 0
    drawn: int = 0
    wins_by: Counter[WinBy] = field(default_factory=Counter)
    forms: Counter[str] = field(default_factory=Counter)
    fan: Counter[int] = field(default_factory=Counter)
    qiang: list[int] = field(default_factory=list)
    items: Counter[Item] = field(default_factory=Counter)

    def add(self, result: Result) -> None:
        """Count one more hand."""
        self.hands += 1
        if result.score is None or result.by is None:
            self.drawn += 1
            return
        self.wins_by[result.by] += 1
        self.forms[result.score.reading.form.value] += 1
        earned = result.score.fan if result.score.fan is not None else result.score.points
        self.fan[earned or 0] += 1
        counts = {line.item: line.count for line in result.score.ledger}
        self.items.update(counts.keys())
        if result.qiang is not None:
            self.qiang.append(counts.get(Item.QIANG, 0))

    def to_json(self) -> dict[str, object]:
        """Write the summary: counts, shares from 0 to 1, means."""
        wins = self.hands - self.drawn
        return {
            "hands": self.hands,
            "drawn": self.drawn,
            "wins": {by.value: self.wins_by[by] for by in WinBy if self.wins_by[by]},
            "share_by_discard": round(self.wins_by[WinBy.DISCARD] / wins, 4) if wins else None,
            "forms": dict(sorted(self.forms.items())),
            "fan": {str(fan): count for fan, count in sorted(self.fan.items())},
            "mean_qiang": round(statistics.mean(self.qiang), 4) if self.qiang else None,
            "items": {item.id: self.items[item] for item in Item if self.items[item]},
        }

"""Timing: contenders take turns in one process, by processor time, and only the ratio of their turns counts."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time_ns

from memos import drop_whole_hand_memos

SHORTEST_TURN_NS = 10_000_000


@dataclass(frozen=True)
class Contender:
    """Something that answers the same question about each of its hands."""

    answer: Callable[..., object]
    hands: list[object]

    def turn(self) -> float:
        """Answer every hand, again and again in a turn too short to measure; gives nanoseconds for each."""
        passes = [self.one_pass()]
        while sum(passes) < SHORTEST_TURN_NS:
            passes.append(self.one_pass())
        return sum(passes) / len(passes) / len(self.hands)

    def one_pass(self) -> int:
        """Answer every hand once, with no whole hand remembered; gives nanoseconds for all."""
        answer, hands = self.answer, self.hands
        drop_whole_hand_memos()
        begun = process_time_ns()
        for hand in hands:
            answer(hand)
        return process_time_ns() - begun


def times(contenders: Iterable[Contender], rounds: int) -> list[list[float]]:
    """Give each contender's nanoseconds per hand in every round, after one round that warms everything up."""
    contenders = list(contenders)
    for contender in contenders:
        contender.turn()
    gc.collect()
    gc.disable()
    try:
        rows = [[contender.turn() for contender in contenders] for _ in range(rounds)]
    finally:
        gc.enable()
    return [list(column) for column in zip(*rows, strict=True)]


def times_faster(ours: list[float], theirs: list[float]) -> float:
    """Give the median over the rounds of how many times their turn took ours."""
    return median(their / our for our, their in zip(ours, theirs, strict=True))

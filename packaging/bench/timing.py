"""Timing: contenders take turns in one process, by processor time, and only the ratio of their turns counts."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time_ns

from memos import drop_whole_hand_memos


@dataclass(frozen=True)
class Contender:
    """Something that answers the same question about each of its hands."""

    answer: Callable[..., object]
    hands: list[object]

    def turn(self) -> float:
        """Answer every hand once; gives nanoseconds for each."""
        answer, hands = self.answer, self.hands
        drop_whole_hand_memos()
        begun = process_time_ns()
        for hand in hands:
            answer(hand)
        return (process_time_ns() - begun) / len(hands)


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

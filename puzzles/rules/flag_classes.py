"""Flag classes by number: what two suits come to together, and whether a hand has what it needs, by look-ups."""

from _thread import allocate_lock
from functools import cached_property

from puzzles.rules.set_flags import BOTH, MOST_WILD, FlagClass, PairRule, class_of, is_accepted, joined


class FlagClasses:
    """The classes met so far under one pair rule; a class is known by its number."""

    def __init__(self, pair_rule: PairRule) -> None:
        self._pair_rule = pair_rule
        self._numbers: dict[FlagClass, int] = {}
        self._classes: list[FlagClass] = []
        self._accepted: dict[int, bool] = {}
        self._joined: dict[int, int] = {}
        self._lock = allocate_lock()

    def __len__(self) -> int:
        return len(self._classes)

    @cached_property
    def best(self) -> tuple[int, ...]:
        """Give classes, one for each residue, that no suit of the same number of tiles exceeds."""
        most = 1 << BOTH
        masks = [tuple(0 if (size + wild) % 3 == 1 else most for wild in range(MOST_WILD + 1)) for size in range(3)]
        return tuple(self._number(FlagClass(size, masks[size])) for size in range(3))

    def number_of(self, counts: tuple[int, ...], most_wild: int) -> int:
        """Give the number of the class of one suit's natural tiles, or of the honours."""
        return self._number(class_of(counts, most_wild, self._pair_rule))

    def join(self, left: int, right: int) -> int:
        """Give the number of two classes together."""
        key = left << 16 | right
        number = self._joined.get(key)
        if number is None:
            number = self._joined[key] = self._number(joined(self._classes[left], self._classes[right]))
        return number

    def accepts(self, whole: int, wild: int, needed: int) -> bool:
        """Tell whether a hand of this class with so many wild tiles can have the flags that are needed."""
        key = whole << 5 | wild << 2 | needed
        answer = self._accepted.get(key)
        if answer is None:
            answer = self._accepted[key] = is_accepted(self._classes[whole], wild, needed, self._pair_rule)
        return answer

    def _number(self, flag_class: FlagClass) -> int:
        number = self._numbers.get(flag_class)
        if number is None:
            with self._lock:  # two threads must not give one number to two classes
                number = self._numbers.get(flag_class)
                if number is None:
                    number = len(self._classes)
                    self._classes.append(flag_class)
                    self._numbers[flag_class] = number
        return number

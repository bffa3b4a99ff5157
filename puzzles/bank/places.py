"""Places: where each walk through the bank has come to, so that it goes on from there the next time."""

Walk = tuple[str, int]
"""A theme, and a bucket of ratings."""


class Places:
    """The places of all walks; those that changed are written together with the next answer.

    A walk that is new begins after ``start``, so that not everyone has the same puzzles in the same order.
    """

    def __init__(self, start: int = -1) -> None:
        self._start = start
        self._places: dict[Walk, int] = {}
        self._changed: set[Walk] = set()

    def take(self, walk: Walk, place: int) -> None:
        """Take over a place as it was kept."""
        self._places[walk] = place

    def of(self, walk: Walk) -> int:
        """Give the place after which a walk goes on."""
        return self._places.get(walk, self._start)

    def move(self, walk: Walk, place: int) -> None:
        """Note how far a walk has come."""
        self._places[walk] = place
        self._changed.add(walk)

    def changed(self) -> tuple[tuple[str, int, int], ...]:
        """Give the places that aren't written yet: theme, bucket, place."""
        return tuple((theme, bucket, self._places[theme, bucket]) for theme, bucket in sorted(self._changed))

    def settle(self) -> None:
        """Forget which ones have changed: they are written."""
        self._changed.clear()

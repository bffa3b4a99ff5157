"""A presenter that only writes down what the screen asks of it."""

from collections.abc import Callable


class Recorder:
    """Stands for PracticeActions; ``calls`` holds (name, arguments) in order."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[object, ...]]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        def note(*arguments: object, **named: object) -> None:
            self.calls.append((name, (*arguments, *named.values())))

        return note

    def said(self, name: str) -> list[tuple[object, ...]]:
        """Give the arguments of every call of this name."""
        return [arguments for called, arguments in self.calls if called == name]

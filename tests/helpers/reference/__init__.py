"""A slow, obvious second engine: the rules once more, from their text alone, on plain JSON, as a judge of the fast one.

Nothing here is imported from ``puzzles``, and nothing is done for speed: readings are listed one by one, a wait is
found by adding each of the 34 kinds and looking at every reading. Tiles are numbers 0–33 in the order of kinds.
"""

from tests.helpers.reference.hands import InvalidError
from tests.helpers.reference.questions import answer, solve

__all__ = ["InvalidError", "answer", "solve"]

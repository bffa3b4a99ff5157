"""What can be wrong with a pack."""

from puzzles.errors import PuzzleError


class PackError(PuzzleError):
    """A pack that can't be read; the message names the file, the line and what is wrong there."""

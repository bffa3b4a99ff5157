"""Starts the command line: ``python -m puzzles``."""

import sys

from puzzles.cli import main

if __name__ == "__main__":
    sys.exit(main())

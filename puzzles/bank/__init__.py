"""Storage: the puzzle bank and the player's progress, in SQLite."""

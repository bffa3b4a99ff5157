"""The table: whole hands played out by four players, from which puzzles are taken."""

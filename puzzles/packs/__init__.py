"""Packs: puzzles as files."""

"""Themes: what a puzzle teaches, each one predicate over the facts of a question."""

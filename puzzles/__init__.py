"""Anshan mahjong as a subject: rules, drills, training and storage; usable without a window."""

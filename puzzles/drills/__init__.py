"""Drills: one module for each kind of exercise."""

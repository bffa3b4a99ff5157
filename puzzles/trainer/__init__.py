"""Training: difficulty, what comes next, and when."""

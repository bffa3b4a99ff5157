"""What the first question doesn't need is imported while it is read, beside the thread of the window."""

# ruff: noqa: F401, PLC0415


def import_what_is_next() -> None:
    """Import what the first answer and the other places need."""
    import app.presenters.progress
    import app.presenters.puzzles
    import app.presenters.review
    import app.presenters.settings
    import app.ui.answers.ledger
    import app.ui.answers.verdict
    import app.ui.screens.practice_after
    import app.ui.screens.progress
    import app.ui.screens.puzzles
    import app.ui.screens.review
    import app.ui.screens.settings

"""What the first question doesn't need is imported while it is read, a part at a time."""

# ruff: noqa: PLC0415

from collections.abc import Iterator


def import_what_is_next() -> Iterator[None]:
    """Import what the first answer and the other places need, a part at a time, while the first question is read."""
    import app.ui.widgets.tables

    yield
    import app.ui.screens.practice_after

    yield
    import app.ui.answers.ledger

    yield
    import app.ui.answers.verdict

    yield
    import app.ui.screens.progress

    yield
    import app.presenters.settings

    yield
    import app.ui.screens.settings

    yield

    yield
    import app.presenters.puzzles

    yield
    import app.ui.screens.puzzles

    yield
    import app.presenters.review

    yield
    import app.ui.screens.review  # noqa: F401

    yield

"""Putting the look on at the start: fonts, colours, icons and tile pictures, from the folder of resources."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.ui import icons, theme, tile_art


def prepare(
    app: QApplication, resources: Path, look: theme.Look | None = None, kept: tile_art.Kept = lambda key: None
) -> None:
    """Give the application all that the widgets need before the first of them is made; the look is light if none.

    ``kept`` gives tile pictures that were drawn at an earlier start.
    """
    theme.load_fonts(resources / "fonts")
    theme.dress(app, look or theme.read_look(resources / "themes", dark=False))
    icons.install(app, resources / "icons")
    tile_art.install(app, resources / "tiles", kept)

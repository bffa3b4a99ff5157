"""The sign of the program, 中 on felt, as the icon of its windows."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QRadialGradient

from app.ui import theme
from app.ui.tile_art import height_for, tile_art
from puzzles.rules.tiles import Tile

SIZES: Final = (16, 32, 48, 128)


def app_icon() -> QIcon:
    """Draw the icon in every size that a desktop asks for."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(_picture(size))
    return icon


def _picture(size: int) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    tokens = theme.colours()
    felt = QRadialGradient(size / 2, size / 2, size * 0.7)
    felt.setColorAt(0, tokens.felt)
    felt.setColorAt(1, tokens.felt2)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(felt)
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * 0.22, size * 0.22)
    width = round(size * 0.56)
    left, top = (size - width) / 2, (size - height_for(width)) / 2
    tile_art().paint(painter, left, top, Tile.RED, width)
    painter.end()
    return picture

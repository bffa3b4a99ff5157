"""Line icons, tinted in the colours of the theme and kept as pictures."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

_ICONS: Final = "anshan_icons"


class Icons:
    """Gives an icon by its file name, in any colour and size, drawn once for each; keeps other small pictures too."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pictures: dict[tuple[str, int, float, int], QPixmap] = {}
        self._kept: dict[Hashable, QPixmap] = {}

    def pixmap(self, name: str, size: int, ratio: float, colour: QColor) -> QPixmap:
        """Give the icon ``size`` logical pixels wide and high."""
        key = (name, size, ratio, colour.rgba())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = self._draw(name, size, ratio, colour)
        return picture

    def kept(self, key: Hashable, size: int, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """Give a small square picture that is drawn by ``draw`` the first time that its key is asked for."""
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = QPixmap(round(size * ratio), round(size * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter)
            painter.end()
        return picture

    def paint(self, painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
        """Paint an icon in the middle of a rectangle, as large as its shorter side."""
        size = int(min(rect.width(), rect.height()))
        place = QRectF(0, 0, size, size)
        place.moveCenter(rect.center())
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(place.topLeft(), self.pixmap(name, size, ratio, colour))

    def _draw(self, name: str, size: int, ratio: float, colour: QColor) -> QPixmap:
        picture = QPixmap(round(size * ratio), round(size * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        QSvgRenderer(str(self._folder / f"{name}.svg")).render(painter, QRectF(0, 0, size, size))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(QRectF(0, 0, size, size), colour)
        painter.end()
        return picture


def install(app: QApplication, folder: Path) -> None:
    """Give the application its icons, from the folder of SVGs."""
    setattr(app, _ICONS, Icons(folder))


def icons() -> Icons:
    """Give the icons of the application."""
    found = getattr(QApplication.instance(), _ICONS, None)
    if found is None:
        raise RuntimeError("the application has no icons yet: call install() first")
    return cast("Icons", found)

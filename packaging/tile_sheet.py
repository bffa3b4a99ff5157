"""Show all tiles on felt at the widths the program uses, to look at after the drawing changed.

python packaging/tile_sheet.py OUT.png [FOLDER]
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

TILES = Path(__file__).resolve().parents[1] / "resources" / "tiles"
WIDTHS = (24, 35, 48, 96)
ROWS = (
    [f"{rank}m" for rank in range(1, 10)],
    [f"{rank}p" for rank in range(1, 10)],
    [f"{rank}s" for rank in range(1, 10)],
    [*(f"{rank}z" for rank in range(1, 8)), "back"],
)


def main() -> None:
    """Read the arguments and write the sheet."""
    app = QGuiApplication(sys.argv)
    out, folder = Path(sys.argv[1]), Path(sys.argv[2]) if sys.argv[2:] else TILES
    height = sum(len(ROWS) * (width * 4 // 3 + 4) + 16 for width in WIDTHS)
    sheet = QImage(9 * (WIDTHS[-1] + 4) + 20, height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#256351"))
    painter = QPainter(sheet)
    y = 8
    for width in WIDTHS:
        for row in ROWS:
            for column, name in enumerate(row):
                place = QRectF(10 + column * (width + 4), y, width, width * 4 // 3)
                QSvgRenderer(str(folder / f"{name}.svg")).render(painter, place)
            y += width * 4 // 3 + 4
        y += 16
    painter.end()
    sheet.save(str(out))
    del app


if __name__ == "__main__":
    main()
